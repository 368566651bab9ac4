"""Map 11, The Last Ruin: wild country up to the walls, and a city behind guarded gates."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import MapSheet, Spot
from questhall.games.nearandfar.atlas.trails import trails

LAST_RUIN = MapSheet(
    number=11,
    id="last_ruin",
    spots=(
        Spot("town", 70, 610),
        # One step from the town: 1 to 3.
        Spot("coin", 75, 480, "147", named=True),
        Spot("coin", 185, 545, "148", named=True),
        Spot("tea_leaves", 200, 640, "146", named=True),
        # Two steps from the town: 4 to 6.
        Spot("pepper", 80, 350),
        Spot("gem", 185, 415),
        Spot("gem", 320, 615),
        # Three steps from the town: 7 to 10.
        Spot("coin", 85, 215, "149"),
        Spot("gem", 190, 280, "150", named=True),
        Spot("gem", 300, 490, "156"),
        Spot("coin", 440, 560),
        # Four steps from the town: 11 to 14.
        Spot("gem", 100, 85, "151"),
        Spot("coin", 215, 150),
        Spot("coin", 300, 360),
        Spot("coin", 415, 430, "157"),
        # Five steps from the town: 15 to 18.
        Spot("bloodstone", 345, 100, "154"),
        Spot("machine_part", 320, 230),
        Spot("gem", 430, 300, "160"),
        Spot("gem", 540, 470),
        # Six steps from the town: 19 to 22.
        Spot("gem", 575, 90),
        Spot("coin", 455, 170),
        Spot("coin", 550, 330),
        Spot("coin", 660, 535),
        # Seven steps from the town: 23 to 26.
        Spot("tea_leaves", 640, 215, "153", named=True),
        Spot("gem", 665, 390, "155"),
        Spot("machine_part", 565, 605),
        Spot("gem", 700, 635, "159"),
        # Eight steps from the town: 27 to 29.
        Spot("gem", 780, 255),
        Spot("pepper", 800, 410, "152", named=True),
        Spot("coin", 800, 560),
        # Nine steps from the town: 30 to 31.
        Spot("bloodstone", 770, 110, "161"),
        Spot("gem", 925, 470),
        # Ten steps from the town: 32.
        Spot("coin", 895, 180, "158", named=True),
    ),
    paths=trails(
        free="""
            0-2 2-5 3-6 4-8 5-9 6-9 6-10 7-11 8-13 10-14 12-15 12-16 13-14 13-17 15-19 15-20 16-20 18-21 22-24
            22-25 22-26 23-27 25-26 27-28 27-30 28-29 28-31
        """,
        threats="0-1 0-3 1-4 1-5 2-6 9-14 11-12 17-21 18-22 19-23 20-23 24-28 26-29",
        treasures="4-7 8-12 14-18 16-17 21-24 29-31 30-32 31-32",
    ),
    routes={"pepper": (11, 5), "machine_part": (9, 4), "bloodstone": (8, 4), "tea_leaves": (13, 6)},
)
RUIN = (23, 27, 28, 29, 30, 31, 32)
"""The spaces behind the walls: every path to one of them from outside is guarded."""
