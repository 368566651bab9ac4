"""Map 10, Mammoth Jungle: two bends of a river, few bridges, and mammoths half way."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import MapSheet, Spot
from questhall.games.nearandfar.atlas.trails import trails

MAMMOTH_JUNGLE = MapSheet(
    number=10,
    id="mammoth_jungle",
    spots=(
        Spot("town", 935, 360),
        # One step from the town: 1 to 3.
        Spot("pepper", 835, 280, "131"),
        Spot("coin", 840, 440, "130"),
        Spot("tea_leaves", 930, 520),
        # Two steps from the town: 4 to 8.
        Spot("coin", 770, 180),
        Spot("gem", 900, 190, "133", named=True),
        Spot("gem", 715, 320),
        Spot("coin", 725, 480),
        Spot("gem", 830, 575),
        # Three steps from the town: 9 to 13.
        Spot("bloodstone", 815, 75, "136", mammoths=True),
        Spot("gem", 680, 85, "132"),
        Spot("coin", 590, 390, "138", named=True, mammoths=True),
        Spot("gem", 610, 545),
        Spot("coin", 705, 630, "135", mammoths=True),
        # Four steps from the town: 14 to 17.
        Spot("gem", 620, 215, "137"),
        Spot("gem", 470, 340, "139"),
        Spot("machine_part", 470, 470),
        Spot("gem", 520, 640, "134", mammoths=True),
        # Five steps from the town: 18 to 19.
        Spot("coin", 540, 95, mammoths=True),
        Spot("tea_leaves", 480, 220),
        # Six steps from the town: 20 to 21.
        Spot("machine_part", 410, 100, "140"),
        Spot("coin", 345, 230, mammoths=True),
        # Seven steps from the town: 22 to 24.
        Spot("coin", 275, 85),
        Spot("bloodstone", 215, 190),
        Spot("gem", 335, 370),
        # Eight steps from the town: 25 to 27.
        Spot("gem", 115, 100, "141", named=True),
        Spot("coin", 200, 320, "143"),
        Spot("coin", 345, 510, "142"),
        # Nine steps from the town: 28 to 30.
        Spot("gem", 75, 250),
        Spot("coin", 210, 450),
        Spot("gem", 390, 620),
        # Ten steps from the town: 31 to 32.
        Spot("coin", 80, 400, "144"),
        Spot("pepper", 250, 590, "145", named=True),
    ),
    paths=trails(
        free="""
            0-2 1-5 1-6 4-6 6-7 6-11 7-8 9-10 11-12 11-14 11-15 11-16 12-13 12-16 14-18 14-19 15-16 18-20
            19-21 20-22 21-23 22-23 23-25 23-26 24-27 25-28 26-29 27-29 27-30 28-31 29-31
        """,
        threats="0-1 0-3 1-4 2-6 3-8 4-10 5-9 8-13 15-19 16-17 20-21 22-25 26-28",
        treasures="2-7 7-12 13-17 18-19 21-24 24-26 29-32 30-32",
    ),
    routes={"pepper": (13, 6), "machine_part": (8, 4), "bloodstone": (11, 5), "tea_leaves": (9, 4)},
)
