"""Map 3, Crimson Forest: trails like the veins of a leaf, from the stem at the town to the tip."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import MapSheet, Spot
from questhall.games.nearandfar.atlas.trails import trails

CRIMSON_FOREST = MapSheet(
    number=3,
    id="crimson_forest",
    spots=(
        Spot("town", 65, 565),
        # One step from the town: 1 to 3.
        Spot("coin", 120, 400, "20", named=True),
        Spot("gem", 165, 500, "18"),
        Spot("bloodstone", 185, 610),
        # Two steps from the town: 4 to 7.
        Spot("gem", 75, 280, "22"),
        Spot("tea_leaves", 210, 330),
        Spot("coin", 265, 440),
        Spot("gem", 310, 555, "17"),
        # Three steps from the town: 8 to 12.
        Spot("gem", 180, 195, "25"),
        Spot("coin", 320, 270, "19"),
        Spot("gem", 365, 385, "23", named=True),
        Spot("coin", 430, 500),
        Spot("coin", 420, 625, "21"),
        # Four steps from the town: 13 to 17.
        Spot("machine_part", 295, 135),
        Spot("gem", 430, 215),
        Spot("coin", 470, 330),
        Spot("gem", 545, 445, "28", named=True),
        Spot("gem", 550, 580),
        # Five steps from the town: 18 to 22.
        Spot("coin", 410, 80, "24"),
        Spot("coin", 550, 160, "29"),
        Spot("pepper", 580, 280),
        Spot("coin", 660, 390),
        Spot("tea_leaves", 680, 530, "26"),
        # Six steps from the town: 23 to 26.
        Spot("gem", 670, 105),
        Spot("coin", 690, 225),
        Spot("machine_part", 775, 325, "30"),
        Spot("gem", 805, 460),
        # Seven steps from the town: 27 to 30.
        Spot("coin", 800, 60),
        Spot("bloodstone", 800, 170, "27", named=True),
        Spot("coin", 890, 250),
        Spot("pepper", 920, 385, "31"),
        # Eight steps from the town: 31.
        Spot("gem", 925, 95, "32"),
    ),
    paths=trails(
        free="""
            0-2 2-3 2-6 4-8 5-6 5-8 5-9 6-10 7-11 7-12 8-13 9-13 10-11 10-15 11-16 11-17 14-18 14-19 15-20
            18-19 20-21 21-22 21-25 23-24 23-27 24-28 25-29 26-30 27-31 28-29 28-31 29-30
        """,
        threats="0-1 0-3 1-4 1-5 3-7 9-14 12-17 16-21 20-24 22-26",
        treasures="13-18 14-15 17-22 19-23 25-26 29-31",
    ),
    routes={"pepper": (8, 4), "machine_part": (11, 5), "bloodstone": (13, 6), "tea_leaves": (9, 4)},
)
