"""The eleven maps in the order of the atlas."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import MapSheet
from questhall.games.nearandfar.atlas.map01_glogo_caverns import GLOGO_CAVERNS
from questhall.games.nearandfar.atlas.map02_broken_plains import BROKEN_PLAINS
from questhall.games.nearandfar.atlas.map03_crimson_forest import CRIMSON_FOREST
from questhall.games.nearandfar.atlas.map04_meteor_mountain import METEOR_MOUNTAIN
from questhall.games.nearandfar.atlas.map05_toxic_desert import TOXIC_DESERT
from questhall.games.nearandfar.atlas.map06_cloudy_valley import CLOUDY_VALLEY
from questhall.games.nearandfar.atlas.map07_dried_sea import DRIED_SEA
from questhall.games.nearandfar.atlas.map08_fire_delta import FIRE_DELTA
from questhall.games.nearandfar.atlas.map09_rocktooth_isles import ROCKTOOTH_ISLES
from questhall.games.nearandfar.atlas.map10_mammoth_jungle import MAMMOTH_JUNGLE
from questhall.games.nearandfar.atlas.map11_last_ruin import LAST_RUIN

SHEETS: tuple[MapSheet, ...] = (
    GLOGO_CAVERNS,
    BROKEN_PLAINS,
    CRIMSON_FOREST,
    METEOR_MOUNTAIN,
    TOXIC_DESERT,
    CLOUDY_VALLEY,
    DRIED_SEA,
    FIRE_DELTA,
    ROCKTOOTH_ISLES,
    MAMMOTH_JUNGLE,
    LAST_RUIN,
)
"""NF-MAP-01  From the caverns to the ruin."""
