"""Map 4, Meteor Mountain: a road around the mountain, a road around the crater, and the crater floor."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import MapSheet, Spot
from questhall.games.nearandfar.atlas.trails import trails

METEOR_MOUNTAIN = MapSheet(
    number=4,
    id="meteor_mountain",
    spots=(
        Spot("town", 540, 640),
        # One step from the town: 1 to 3.
        Spot("gem", 485, 530, "36"),
        Spot("pepper", 415, 600, "35"),
        Spot("tea_leaves", 670, 600, "39"),
        # Two steps from the town: 4 to 8.
        Spot("coin", 525, 415),
        Spot("coin", 350, 495),
        Spot("gem", 615, 510),
        Spot("gem", 285, 635, "34", named=True),
        Spot("gem", 795, 635, "38"),
        # Three steps from the town: 9 to 14.
        Spot("bloodstone", 560, 305, "41"),
        Spot("coin", 400, 355),
        Spot("gem", 230, 430, "33", named=True),
        Spot("coin", 745, 490, "37", named=True),
        Spot("coin", 170, 565),
        Spot("pepper", 925, 600),
        # Four steps from the town: 15 to 18.
        Spot("gem", 200, 290),
        Spot("coin", 770, 370),
        Spot("machine_part", 75, 465, "43", named=True),
        Spot("gem", 935, 465, "42"),
        # Five steps from the town: 19 to 22.
        Spot("tea_leaves", 310, 210),
        Spot("gem", 715, 250, "40", named=True),
        Spot("coin", 65, 325),
        Spot("coin", 880, 340),
        # Six steps from the town: 23 to 28.
        Spot("coin", 195, 85),
        Spot("coin", 830, 125),
        Spot("gem", 450, 170, "47"),
        Spot("bloodstone", 90, 180, "45"),
        Spot("coin", 590, 195),
        Spot("gem", 930, 220, "46"),
        # Seven steps from the town: 29 to 31.
        Spot("machine_part", 710, 65),
        Spot("gem", 580, 95),
        Spot("gem", 325, 110, "44", named=True),
        # Eight steps from the town: 32.
        Spot("coin", 450, 60, "48", named=True),
    ),
    paths=trails(
        free="""
            0-1 1-5 1-6 3-6 4-9 4-10 5-11 6-12 8-14 9-16 10-11 11-13 12-16 13-17 14-18 15-19 15-21 16-20 16-22
            18-22 19-23 19-25 20-24 21-26 24-28 24-29 25-27 27-30 30-32 31-32
        """,
        threats="0-2 0-3 1-4 2-5 2-7 3-8 7-13 12-14 17-21 23-31",
        treasures="9-10 11-15 20-27 22-28 23-26 29-30",
    ),
    routes={"pepper": (8, 4), "machine_part": (13, 6), "bloodstone": (9, 4), "tea_leaves": (11, 5)},
)
