"""Map 5, Toxic Desert: dunes around pools that shorten the way and cost a heart each."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import MapSheet, Spot
from questhall.games.nearandfar.atlas.trails import trails

TOXIC_DESERT = MapSheet(
    number=5,
    id="toxic_desert",
    spots=(
        Spot("town", 925, 110),
        # One step from the town: 1 to 3.
        Spot("machine_part", 805, 75),
        Spot("gem", 795, 195, "49"),
        Spot("bloodstone", 920, 245, "50"),
        # Two steps from the town: 4 to 6.
        Spot("coin", 680, 95),
        Spot("coin", 800, 325),
        Spot("coin", 910, 390, "53"),
        # Three steps from the town: 7 to 10.
        Spot("gem", 545, 70, "54", named=True),
        Spot("gem", 570, 185),
        Spot("tea_leaves", 685, 380),
        Spot("gem", 915, 535),
        # Four steps from the town: 11 to 16.
        Spot("coin", 405, 85),
        Spot("coin", 445, 205),
        Spot("coin", 570, 300, "52", water=True),
        Spot("gem", 565, 420, "55", water=True),
        Spot("coin", 675, 480),
        Spot("pepper", 815, 615, "51", named=True),
        # Five steps from the town: 17 to 21.
        Spot("bloodstone", 260, 110, "60", named=True),
        Spot("coin", 330, 220, water=True),
        Spot("tea_leaves", 445, 325, water=True),
        Spot("coin", 550, 540),
        Spot("gem", 680, 600, "57"),
        # Six steps from the town: 22 to 26.
        Spot("gem", 135, 150),
        Spot("gem", 210, 260, "63", named=True, water=True),
        Spot("coin", 310, 335, "56"),
        Spot("gem", 430, 450, "61"),
        Spot("gem", 420, 610, "58"),
        # Seven steps from the town: 27 to 29.
        Spot("coin", 85, 280),
        Spot("pepper", 180, 400, "62"),
        Spot("coin", 310, 500, water=True),
        # Eight steps from the town: 30 to 31.
        Spot("gem", 160, 520),
        Spot("gem", 240, 610, "59", named=True),
        # Nine steps from the town: 32.
        Spot("machine_part", 75, 610, "64"),
    ),
    paths=trails(
        free="""
            0-2 2-4 3-5 4-7 4-8 5-6 5-9 6-10 7-11 8-12 8-13 9-13 9-14 10-15 11-12 12-18 12-19 14-15 14-20
            15-21 16-21 17-18 17-22 18-23 19-25 20-21 20-25 22-27 23-24 23-27 24-28 25-29 26-29 28-30 29-30
            29-31 30-32
        """,
        threats="0-1 0-3 1-4 2-5 3-6 9-15 15-16 18-24 20-26 22-23",
        treasures="7-8 10-16 11-17 19-24 27-28 28-29 31-32",
    ),
    routes={"pepper": (9, 4), "machine_part": (13, 6), "bloodstone": (11, 5), "tea_leaves": (8, 4)},
)
