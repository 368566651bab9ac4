"""Map 8, Fire Delta: strips of land between the arms of the burning river, and the volcano behind them."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import MapSheet, Spot
from questhall.games.nearandfar.atlas.trails import trails

FIRE_DELTA = MapSheet(
    number=8,
    id="fire_delta",
    spots=(
        Spot("town", 65, 350),
        # One step from the town: 1 to 3.
        Spot("gem", 130, 215, "98", named=True),
        Spot("coin", 190, 350, "101"),
        Spot("coin", 130, 485, "99"),
        # Two steps from the town: 4 to 8.
        Spot("tea_leaves", 110, 80),
        Spot("coin", 270, 225, "104"),
        Spot("gem", 325, 350),
        Spot("pepper", 270, 470),
        Spot("gem", 110, 620),
        # Three steps from the town: 9 to 13.
        Spot("gem", 250, 95, "97"),
        Spot("machine_part", 400, 240),
        Spot("coin", 455, 350, "100"),
        Spot("gem", 400, 460),
        Spot("coin", 250, 605, "105", named=True),
        # Four steps from the town: 14 to 18.
        Spot("coin", 385, 115, "102"),
        Spot("coin", 530, 250, "107"),
        Spot("gem", 580, 345),
        Spot("bloodstone", 530, 445),
        Spot("gem", 385, 585),
        # Five steps from the town: 19 to 22.
        Spot("gem", 520, 130),
        Spot("gem", 665, 275, "103"),
        Spot("coin", 665, 420, "109"),
        Spot("gem", 520, 570, "108", named=True),
        # Six steps from the town: 23 to 26.
        Spot("tea_leaves", 650, 140),
        Spot("coin", 775, 200, "106", named=True),
        Spot("gem", 775, 495),
        Spot("coin", 650, 555),
        # Seven steps from the town: 27 to 28.
        Spot("gem", 790, 75),
        Spot("pepper", 785, 625, "112"),
        # Eight steps from the town: 29 to 30.
        Spot("bloodstone", 910, 120, "111", named=True),
        Spot("coin", 905, 535),
        # Nine steps from the town: 31 to 32.
        Spot("coin", 925, 255),
        Spot("machine_part", 935, 400, "110", named=True),
    ),
    paths=trails(
        free="""
            0-2 1-5 2-6 4-9 5-6 5-9 5-10 6-11 7-12 7-13 10-11 10-15 11-12 11-16 13-18 15-19 15-20 16-17 17-21
            17-22 18-22 20-24 21-25 23-27 24-27 25-26 25-28 30-32
        """,
        threats="0-1 0-3 1-4 3-7 3-8 8-13 9-14 12-17 19-23 22-26 26-28 29-31",
        treasures="6-7 14-19 15-16 23-24 27-29 28-30 31-32",
    ),
    routes={"pepper": (9, 4), "machine_part": (13, 6), "bloodstone": (11, 5), "tea_leaves": (8, 4)},
)
