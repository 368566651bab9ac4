"""Map 6, Cloudy Valley: four trails side by side, with fords between them, down to the far end."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import MapSheet, Spot
from questhall.games.nearandfar.atlas.trails import trails

CLOUDY_VALLEY = MapSheet(
    number=6,
    id="cloudy_valley",
    spots=(
        Spot("town", 935, 595),
        # One step from the town: 1 to 3.
        Spot("pepper", 915, 445, "65"),
        Spot("coin", 845, 520, "68"),
        Spot("tea_leaves", 810, 630),
        # Two steps from the town: 4 to 7.
        Spot("gem", 870, 330, "66"),
        Spot("coin", 775, 425),
        Spot("gem", 725, 535, "67"),
        Spot("coin", 675, 640),
        # Three steps from the town: 8 to 11.
        Spot("coin", 765, 290, "70", named=True),
        Spot("gem", 680, 380, "72", named=True),
        Spot("bloodstone", 620, 495),
        Spot("gem", 550, 605, "69", named=True),
        # Four steps from the town: 12 to 15.
        Spot("gem", 665, 230),
        Spot("coin", 585, 325, "75"),
        Spot("gem", 525, 445, "71"),
        Spot("coin", 445, 550),
        # Five steps from the town: 16 to 19.
        Spot("coin", 560, 160),
        Spot("machine_part", 485, 270),
        Spot("coin", 425, 380, "73"),
        Spot("pepper", 340, 495, "76", named=True),
        # Six steps from the town: 20 to 23.
        Spot("tea_leaves", 450, 100, "74"),
        Spot("gem", 385, 210, "80", named=True),
        Spot("coin", 320, 320),
        Spot("coin", 245, 435),
        # Seven steps from the town: 24 to 27.
        Spot("gem", 330, 55),
        Spot("coin", 285, 155),
        Spot("gem", 215, 270, "79", named=True),
        Spot("bloodstone", 150, 380, "77"),
        # Eight steps from the town: 28 to 30.
        Spot("gem", 190, 80),
        Spot("machine_part", 120, 175),
        Spot("gem", 65, 285, "78", named=True),
        # Nine steps from the town: 31.
        Spot("coin", 60, 75),
    ),
    paths=trails(
        free="""
            0-2 2-6 3-7 4-5 4-8 5-6 5-9 6-10 7-11 8-9 9-10 9-13 11-14 12-13 13-14 13-17 14-15 14-18 15-19
            16-20 16-21 17-18 17-21 19-23 20-21 21-22 22-23 22-26 24-25 24-28 25-26 26-27 26-29 27-30 29-31
            30-31
        """,
        threats="0-1 0-3 1-4 2-5 3-6 8-12 10-14 11-15 21-25 23-27 25-28",
        treasures="7-10 12-16 18-19 18-22 20-24 28-31 29-30",
    ),
    routes={"pepper": (11, 5), "machine_part": (8, 4), "bloodstone": (9, 4), "tea_leaves": (13, 6)},
)
