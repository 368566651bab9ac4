"""Map 9, Rocktooth Isles: small islands and the bridges between them."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import MapSheet, Spot
from questhall.games.nearandfar.atlas.trails import trails

ROCKTOOTH_ISLES = MapSheet(
    number=9,
    id="rocktooth_isles",
    spots=(
        Spot("town", 930, 90),
        # One step from the town: 1 to 3.
        Spot("gem", 800, 60, "115", named=True),
        Spot("tea_leaves", 845, 170),
        Spot("coin", 935, 230, "113"),
        # Two steps from the town: 4 to 6.
        Spot("coin", 680, 75),
        Spot("gem", 725, 200),
        Spot("pepper", 825, 315, "114"),
        # Three steps from the town: 7 to 10.
        Spot("coin", 535, 60, "120"),
        Spot("machine_part", 620, 165, "119", named=True),
        Spot("gem", 930, 370, "117", named=True),
        Spot("coin", 840, 440),
        # Four steps from the town: 11 to 15.
        Spot("gem", 430, 110),
        Spot("gem", 590, 290),
        Spot("gem", 655, 375),
        Spot("gem", 735, 525),
        Spot("tea_leaves", 930, 570, "116"),
        # Five steps from the town: 16 to 21.
        Spot("coin", 305, 70),
        Spot("coin", 430, 220, "122"),
        Spot("bloodstone", 490, 340),
        Spot("coin", 535, 440, "118", named=True),
        Spot("coin", 820, 615),
        Spot("gem", 625, 625, "121"),
        # Six steps from the town: 22 to 25.
        Spot("pepper", 180, 75, "123", named=True),
        Spot("gem", 240, 175, "124"),
        Spot("gem", 330, 300),
        Spot("machine_part", 505, 620),
        # Seven steps from the town: 26 to 27.
        Spot("coin", 215, 330),
        Spot("coin", 410, 570, "125"),
        # Eight steps from the town: 28 to 29.
        Spot("gem", 95, 270, "127"),
        Spot("coin", 320, 445),
        # Nine steps from the town: 30 to 31.
        Spot("coin", 95, 470, "128", named=True),
        Spot("gem", 255, 550, "126", named=True),
        # Ten steps from the town: 32.
        Spot("bloodstone", 85, 620),
    ),
    paths=trails(
        free="""
            0-2 1-2 1-4 4-5 4-7 5-8 6-9 7-8 8-12 9-10 10-13 10-14 10-15 11-16 12-13 12-18 14-20 14-21 16-23
            17-18 17-24 18-19 20-21 22-23 24-26 28-30 29-31 30-31
        """,
        threats="0-1 0-3 2-3 2-5 3-6 6-10 11-17 21-25 25-27 26-28 30-32 31-32",
        treasures="4-8 7-11 13-19 15-20 16-22 18-24 23-26 27-29",
    ),
    routes={"pepper": (13, 6), "machine_part": (11, 5), "bloodstone": (9, 4), "tea_leaves": (8, 4)},
)
