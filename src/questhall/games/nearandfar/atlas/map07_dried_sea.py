"""Map 7, Dried Sea: the old coast all around, and stone islands in the sand."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import MapSheet, Spot
from questhall.games.nearandfar.atlas.trails import trails

DRIED_SEA = MapSheet(
    number=7,
    id="dried_sea",
    spots=(
        Spot("town", 915, 600),
        # One step from the town: 1 to 3.
        Spot("tea_leaves", 935, 465, "81", named=True),
        Spot("coin", 795, 505, "83"),
        Spot("bloodstone", 795, 640, "86"),
        # Two steps from the town: 4 to 7.
        Spot("gem", 930, 325, "82"),
        Spot("coin", 815, 365),
        Spot("gem", 700, 420),
        Spot("gem", 665, 610, "85", named=True),
        # Three steps from the town: 8 to 11.
        Spot("coin", 915, 185),
        Spot("gem", 590, 330, "89", named=True),
        Spot("coin", 570, 490),
        Spot("machine_part", 530, 645, "84"),
        # Four steps from the town: 12 to 17.
        Spot("gem", 815, 85, "93"),
        Spot("gem", 680, 200),
        Spot("gem", 560, 225),
        Spot("coin", 445, 360),
        Spot("gem", 435, 500, "87", named=True),
        Spot("coin", 395, 615),
        # Five steps from the town: 18 to 22.
        Spot("tea_leaves", 680, 65),
        Spot("coin", 410, 205, "92"),
        Spot("gem", 310, 295),
        Spot("coin", 270, 480),
        Spot("pepper", 260, 640, "88", named=True),
        # Six steps from the town: 23 to 26.
        Spot("coin", 545, 85, "90"),
        Spot("coin", 215, 215, "91"),
        Spot("bloodstone", 200, 390),
        Spot("gem", 135, 600),
        # Seven steps from the town: 27 to 29.
        Spot("pepper", 410, 60),
        Spot("gem", 90, 325),
        Spot("coin", 65, 480, "94", named=True),
        # Eight steps from the town: 30 to 31.
        Spot("gem", 275, 85, "95"),
        Spot("machine_part", 65, 180),
        # Nine steps from the town: 32.
        Spot("coin", 145, 70, "96"),
    ),
    paths=trails(
        free="""
            0-2 2-5 2-6 4-8 5-6 6-9 6-10 7-11 8-13 9-13 9-14 9-15 11-17 12-18 13-14 15-16 15-19 15-20 16-17
            16-21 17-22 19-20 20-24 20-25 21-25 22-26 24-28 25-29 27-30
        """,
        threats="0-1 0-3 1-4 3-7 7-10 8-12 14-19 18-23 21-22 28-29 31-32",
        treasures="4-5 10-16 13-18 23-27 26-29 28-31 30-32",
    ),
    routes={"pepper": (13, 6), "machine_part": (11, 5), "bloodstone": (9, 4), "tea_leaves": (8, 4)},
)
