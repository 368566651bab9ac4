"""Map 1, Glogo Caverns: chambers on a string of passages, and a dark lake in the middle."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import MapSheet, Spot
from questhall.games.nearandfar.atlas.trails import trails

GLOGO_CAVERNS = MapSheet(
    number=1,
    id="glogo_caverns",
    spots=(
        Spot("town", 70, 125),
        # One step from the town: 1 to 3.
        Spot("gem", 185, 90, "A"),
        Spot("coin", 165, 230, "B", named=True),
        Spot("tea_leaves", 75, 300),
        # Two steps from the town: 4 to 7.
        Spot("machine_part", 315, 80, "C"),
        Spot("coin", 285, 200),
        Spot("gem", 190, 350),
        Spot("coin", 80, 455),
        # Three steps from the town: 8 to 11.
        Spot("coin", 430, 155),
        Spot("gem", 375, 295, "I"),
        Spot("coin", 295, 425, "F"),
        Spot("gem", 185, 495),
        # Four steps from the town: 12 to 16.
        Spot("gem", 475, 55, "E"),
        Spot("tea_leaves", 545, 200, "D", named=True),
        Spot("coin", 545, 315),
        Spot("gem", 400, 505, "K"),
        Spot("pepper", 215, 615, "H", named=True),
        # Five steps from the town: 17 to 20.
        Spot("coin", 605, 75),
        Spot("gem", 575, 460, "G"),
        Spot("coin", 345, 610),
        Spot("bloodstone", 480, 615),
        # Six steps from the town: 21 to 23.
        Spot("gem", 720, 160),
        Spot("coin", 680, 400, "O"),
        Spot("coin", 605, 590),
        # Seven steps from the town: 24 to 29.
        Spot("pepper", 820, 80, "N"),
        Spot("coin", 810, 240, "L"),
        Spot("gem", 665, 275),
        Spot("bloodstone", 845, 390),
        Spot("gem", 735, 510),
        Spot("machine_part", 715, 625, "J"),
        # Eight steps from the town: 30 to 31.
        Spot("gem", 905, 155, "P"),
        Spot("gem", 925, 500, "M", named=True),
    ),
    paths=trails(
        free="""
            0-2 2-6 3-7 4-5 4-8 5-9 6-10 8-12 8-13 9-10 9-14 10-11 10-15 11-16 12-17 13-17 14-18 15-19 17-21
            18-22 18-23 19-20 20-23 21-24 21-25 21-26 22-26 22-27 24-30 25-26 27-31 28-29 28-31
        """,
        threats="0-1 0-3 1-4 2-5 3-6 7-11 13-14 16-19 25-27",
        treasures="8-9 15-20 22-28 23-29 25-30",
    ),
    routes={"pepper": (13, 6), "machine_part": (11, 5), "bloodstone": (8, 4), "tea_leaves": (9, 4)},
)
