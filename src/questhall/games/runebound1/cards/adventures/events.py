"""The ten events. Each first puts counters back on starred spots.

It lasts until another one replaces it. Else the lesser ones are over when a hero improves, and the two great ones when
a red challenge is defeated: so that the box becomes empty again, and the board does not. For the same reason there is
unrest while one with a 2 or a 3 is in force: heroes who have been knocked out find something easier to do.
"""

from __future__ import annotations

from questhall.games.runebound1.cards.define import EventCard

EVENTS: tuple[EventCard, ...] = (
    EventCard("harvest_fair", "green", 1, gives={"prices": -1}, until="improvement"),
    EventCard("hard_winter", "green", 1, gives={"river_toll": 1, "mountains_toll": 1}, until="improvement"),
    EventCard("bounty_on_vermin", "green", 1, gives={"green_gold": 1}, until="improvement"),
    EventCard("ghouls_on_the_roads", "green", 2, gives={"road_toll": 1, "unrest": 1}, until="improvement"),
    EventCard("war_taxes", "yellow", 1, gives={"prices": 1}, until="improvement"),
    EventCard("howling_nights", "yellow", 2, gives={"no_rest": 1, "unrest": 1}, until="improvement"),
    EventCard("grey_plague", "yellow", 2, gives={"healing": 1, "unrest": 1}, until="improvement"),
    EventCard("siege_of_the_towns", "blue", 2, gives={"closed": 1, "unrest": 1}, until="improvement"),
    EventCard("dragons_shadow", "blue", 3, gives={"red_targets": 1, "unrest": 1}, until="red"),
    EventCard("margath_calls", "red", 3, gives={"wages": 1, "unrest": 1}, until="red"),
)
