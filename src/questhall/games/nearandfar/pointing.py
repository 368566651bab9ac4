"""What a person can point at: every thing on the table has a name, and every move is about some of them.

`building:saloon`, `space:12`, `hand:spices`, `adventurer:swift_ara`, `treasure:old_shovel`, `animal:0`, `cell:3`,
`map:dried_sea`, `threat:4`, `boss:zag`, `option:1`, `good:coin`, `seat:1`, `talent:fishing`, `character:vera`,
`hearts`, `quest`, `camp`.
"""

from __future__ import annotations

from questhall.engine import Move, Ref
from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.cards.define import TALENTS
from questhall.games.nearandfar.components import BUILDINGS, CHARACTERS, GOODS, MINE_CELLS
from questhall.games.nearandfar.moves import (
    AvoidByAnimal,
    AvoidByCard,
    Buy,
    BuyTalent,
    CampAnywhere,
    Challenge,
    ChangeReputation,
    ChooseOption,
    Claim,
    Dig,
    DiscardArtifact,
    Draft,
    DrawArtifacts,
    FightBoss,
    FightThreat,
    GiveGood,
    Harvest,
    Hire,
    Join,
    Keep,
    LoadTreasure,
    MakeCamp,
    OpenMap,
    ReplaceRow,
    ReturnAnimal,
    SearchHut,
    Sell,
    SetOut,
    SpendHearts,
    TakeAnimal,
    TakeCharacter,
    TakeCoin,
    TakeGood,
    TakePet,
    TakeQuest,
    UseTreasure,
    Visit,
    Walk,
)
from questhall.games.nearandfar.table_view import PlayerView, TableView

POINTS_AT: dict[type[Move], tuple[tuple[str, str], ...]] = {
    OpenMap: (("map", "map"),),
    TakeCharacter: (("character", "character"),),
    TakePet: (("member", "pet"),),
    BuyTalent: (("talent", "talent"),),
    Draft: (("hand", "artifact"),),
    Keep: (("shown", "cards"),),
    Visit: (("building", "building"),),
    Walk: (("space", "space"),),
    CampAnywhere: (("space", "space"),),
    Claim: (("hand", "artifact"),),
    DiscardArtifact: (("hand", "artifact"),),
    UseTreasure: (("treasure", "treasure"),),
    LoadTreasure: (("shown", "treasure"), ("animal", "animal")),
    ReturnAnimal: (("animal", "animal"),),
    AvoidByAnimal: (("animal", "animal"),),
    AvoidByCard: (("card", "card"),),
    Challenge: (("seat", "other_seat"),),
    FightThreat: (("threat", "threat"),),
    FightBoss: (("boss", "boss"),),
    ChooseOption: (("option", "option"),),
    Buy: (("good", "good"),),
    Sell: (("good", "good"),),
    GiveGood: (("good", "good"),),
    TakeGood: (("good", "good"),),
    Hire: (("adventurer", "adventurer"),),
    Join: (("member", "instead"),),
    Dig: (("cell", "cell"),),
}
"""For each move the kinds of things it is about, and the fields that name them."""

ALSO_AT: dict[type[Move], Ref] = {
    SetOut: "space:0",
    SpendHearts: "hearts",
    TakeQuest: "quest",
    MakeCamp: "camp",
    ReplaceRow: "bag",
    ChangeReputation: "reputation",
    TakeAnimal: "stables",
    TakeCoin: "coins",
    DrawArtifacts: "artifacts",
    Harvest: "food",
    SearchHut: "treasures",
}
"""Moves that are about one thing, whatever their fields say."""


def touches(move: Move) -> tuple[Ref, ...]:
    """What on the table a move is about."""
    if type(move) in ALSO_AT:
        return (ALSO_AT[type(move)],)
    return tuple(
        f"{kind}:{name}"
        for kind, field in POINTS_AT.get(type(move), ())
        for name in names_in(getattr(move, field))
        if name not in ("", None)
    )


def names_in(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def things(view: TableView) -> list[Ref]:
    """Everything a person at this table could point at."""
    refs = [*(f"building:{building}" for building in BUILDINGS), *(f"good:{good}" for good in GOODS)]
    refs += [f"cell:{cell}" for cell in range(MINE_CELLS)]
    refs += [f"space:{space}" for space in range(len(MAPS[view.map].spots))] if view.map else []
    refs += [f"map:{sheet.id}" for sheet in MAPS.values()] if view.phase == "open" else []
    refs += [f"adventurer:{adventurer}" for adventurer in view.row]
    refs += [f"threat:{strength}" for strength in view.threats] + [f"boss:{boss}" for boss in view.bosses]
    refs += [f"shown:{card}" for card in view.turn.shown]
    refs += [f"talent:{talent}" for talent in TALENTS] if view.players[0].sheet is not None else []
    refs += [f"seat:{seat}" for seat in range(len(view.players))]
    refs += [f"character:{character}" for character in CHARACTERS] if view.phase == "characters" else []
    if view.turn.quest is not None:
        refs += [f"option:{option.option}" for option in view.turn.quest.options]
    if view.seat is not None:
        refs += own_things(view.players[view.seat])
    return [*refs, *sorted(set(ALSO_AT.values()) - {"space:0"})]


def own_things(player: PlayerView) -> list[Ref]:
    refs = [f"{kind}:{artifact}" for kind in ("hand", "shown") for artifact in (*player.hand, *player.dealt)]
    refs += [f"animal:{animal}" for animal in range(len(player.animals))]
    refs += [f"treasure:{beast.treasure}" for beast in player.animals if beast.treasure]
    refs += [f"treasure:{player.beside}"] if player.beside else []
    refs += [f"card:{card}" for card in (*player.artifacts, *player.keepsakes)]
    return refs + [f"member:{member}" for member in (*player.team, *player.reserve)]
