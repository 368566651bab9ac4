"""Map 2, Broken Plains: three slabs of grassland with chasms between them, and bridges here and there."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import MapSheet, Spot
from questhall.games.nearandfar.atlas.trails import trails

BROKEN_PLAINS = MapSheet(
    number=2,
    id="broken_plains",
    spots=(
        Spot("town", 65, 345),
        # One step from the town: 1 to 3.
        Spot("coin", 150, 225, "2"),
        Spot("coin", 180, 345, "1", named=True),
        Spot("coin", 135, 480),
        # Two steps from the town: 4 to 7.
        Spot("pepper", 215, 115, "7"),
        Spot("gem", 285, 315),
        Spot("gem", 315, 490, "6"),
        Spot("tea_leaves", 220, 590, "4", named=True),
        # Three steps from the town: 8 to 10.
        Spot("gem", 300, 195, "5"),
        Spot("coin", 385, 360, "8"),
        Spot("gem", 400, 600),
        # Four steps from the town: 11 to 14.
        Spot("gem", 390, 95, "9"),
        Spot("gem", 480, 305, "12"),
        Spot("bloodstone", 490, 490),
        Spot("machine_part", 580, 600, "3", named=True),
        # Five steps from the town: 15 to 18.
        Spot("coin", 475, 180),
        Spot("coin", 575, 365),
        Spot("coin", 675, 485),
        Spot("gem", 760, 600, "13", named=True),
        # Six steps from the town: 19 to 23.
        Spot("gem", 575, 85),
        Spot("tea_leaves", 655, 180, "14"),
        Spot("gem", 670, 300),
        Spot("gem", 845, 480),
        Spot("pepper", 925, 590),
        # Seven steps from the town: 24 to 27.
        Spot("coin", 760, 90, "10", named=True),
        Spot("gem", 835, 185),
        Spot("coin", 765, 365, "15", named=True),
        Spot("coin", 935, 385, "11"),
        # Eight steps from the town: 28 to 30.
        Spot("bloodstone", 935, 85),
        Spot("coin", 940, 225, "16"),
        Spot("machine_part", 850, 300),
    ),
    paths=trails(
        free="""
            0-2 2-3 2-5 3-6 4-8 5-8 5-9 6-9 6-10 7-10 8-11 10-13 12-15 12-16 13-16 13-17 15-19 16-21 17-18
            17-22 19-20 20-21 21-26 22-23 22-26 22-27 23-27 24-25 25-29 25-30 27-30 28-29 29-30
        """,
        threats="0-1 0-3 1-4 1-5 3-7 10-14 15-20 19-24 20-25",
        treasures="9-12 11-15 14-18 18-23 24-28 26-30",
    ),
    routes={"pepper": (13, 6), "machine_part": (8, 4), "bloodstone": (11, 5), "tea_leaves": (9, 4)},
)
