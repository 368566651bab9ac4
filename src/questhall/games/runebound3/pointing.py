"""What a person can point at: every thing on the table has a name, and every move is about some of them.

`hex:47`, `hand:tireless`, `skill:tireless`, `asset:satchel`, `market:satchel`, `quest:moonlight`, `token:corbin.1`,
`die:2`, `deck:combat`, `hero:mok`, `seat:1`, `story:visions_of_dawn`, `ability:bounty`, and `choice:2`, one of several
things that a card lets its hero choose from. A seat's own things are named without the seat.
"""

from __future__ import annotations

from questhall.engine import Move, Ref
from questhall.games.runebound3.board import HEXES
from questhall.games.runebound3.cards.define import ASSETS, ENEMIES, HERO_ABILITIES, SKILLS
from questhall.games.runebound3.heroes import HEROES
from questhall.games.runebound3.moves.answers import TakeOption, Use
from questhall.games.runebound3.moves.fight import (
    Block,
    ChooseToken,
    Double,
    FlipOwn,
    MakeRecast,
    SpendSurges,
    Strike,
    UseSurge,
)
from questhall.games.runebound3.moves.market import (
    Buy,
    DiscardAsset,
    GiveAsset,
    ProposeTrade,
    Refuse,
    Sell,
    TakeAsset,
    WantAsset,
)
from questhall.games.runebound3.moves.setup import Place, TakeHero
from questhall.games.runebound3.moves.skills import DiscardSkill, ExertCard, Learn, SpendTrophy, TakeSkill, TakeTrophy
from questhall.games.runebound3.moves.terrain import ChooseDie, ChooseHex, Go, MoveTo, RerollDie, TakeOutcome
from questhall.games.runebound3.moves.turn import (
    Adventure,
    AttemptQuest,
    AttemptStory,
    Challenge,
    EngageVillain,
    FollowRumour,
    KillZombie,
    Rest,
    RollToMove,
    Shop,
    Step,
    Train,
    UseAction,
)
from questhall.games.runebound3.table_view import HeroView, TableView

POINTS_AT: dict[type[Move], tuple[tuple[str, str], ...]] = {
    Step: (("hex", "hex"),),
    Go: (("hex", "hex"),),
    Place: (("hex", "hex"),),
    MoveTo: (("hex", "hex"),),
    RerollDie: (("die", "die"),),
    ChooseDie: (("die", "die"),),
    ChooseHex: (("hex", "hex"),),
    Strike: (("token", "tokens"),),
    Block: (("token", "tokens"),),
    SpendSurges: (("token", "tokens"),),
    UseSurge: (("ability", "ability"), ("token", "tokens")),
    FlipOwn: (("token", "agility"), ("token", "token")),
    MakeRecast: (("token", "agility"), ("token", "token")),
    Double: (("token", "double"), ("token", "token")),
    ChooseToken: (("token", "token"),),
    Learn: (("hand", "skill"),),
    ExertCard: (("hand", "skill"),),
    TakeSkill: (("hand", "skill"),),
    DiscardSkill: (("hand", "skill"), ("skill", "skill")),
    DiscardAsset: (("asset", "asset"),),
    Sell: (("asset", "asset"),),
    GiveAsset: (("asset", "asset"),),
    Buy: (("market", "asset"),),
    Refuse: (("market", "asset"),),
    TakeAsset: (("market", "asset"),),
    WantAsset: (("market", "asset"),),
    AttemptQuest: (("quest", "quest"),),
    FollowRumour: (("rumour", "rumour"),),
    AttemptStory: (("story", "story"),),
    UseAction: (("ability", "ability"),),
    Use: (("ability", "ability"),),
    TakeHero: (("hero", "hero"),),
    Challenge: (("seat", "seat"),),
    ProposeTrade: (("seat", "seat"),),
    SpendTrophy: (("deck", "deck"),),
    TakeTrophy: (("deck", "deck"),),
    TakeOutcome: (("choice", "outcome"),),
    TakeOption: (("choice", "option"),),
}
"""For each move the kinds of things it is about, and the fields that name them."""

ALSO_AT: dict[type[Move], Ref] = {
    RollToMove: "dice",
    Rest: "rest",
    Train: "train",
    Shop: "shop",
    EngageVillain: "villain",
    KillZombie: "zombie",
}
"""Actions that have a button, and a thing on the table too: the dice, the own health, the skill deck, the market of the

city, the villain and a zombie. Those are no `things`: they only glow while the action can be done.
"""

MOST_CHOICES = 3
ON_THE_TABLE: tuple[Ref, ...] = (
    *(f"hex:{hex}" for hex in HEXES),
    *(f"deck:{deck}" for deck in ("exploration", "social", "combat")),
    *(f"choice:{number}" for number in range(1, MOST_CHOICES + 1)),
)
"""What lies there in every match, or is laid there by a card."""


def touches(move: Move) -> tuple[Ref, ...]:
    """What on the table a move is about."""
    if isinstance(move, Adventure):
        return ("gem",)
    if type(move) in ALSO_AT:
        return (ALSO_AT[type(move)],)
    return tuple(
        f"{kind}:{name}" for kind, field in POINTS_AT.get(type(move), ()) for name in names_in(getattr(move, field))
    )


def names_in(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def things(view: TableView) -> list[Ref]:
    """Everything a person at this table could point at."""
    refs = [*ON_THE_TABLE, *(f"market:{asset}" for market in view.markets.values() for asset in market)]
    refs += [f"market:{asset}" for asset in view.shown]
    refs += [f"story:{slot.story}" for slot in view.slots if slot.story]
    refs += [f"die:{die}" for die in range(len(view.rolled.dice))] if view.rolled is not None else []
    refs += [f"hero:{hero}" for hero in HEROES] if view.phase == "heroes" else []
    if view.fight is not None:
        refs += [f"token:{token.id}" for side in view.fight.sides for token in side.tokens]
    if view.seat is None:
        return refs
    refs += [f"seat:{seat}" for seat in range(len(view.heroes)) if seat != view.seat]
    refs += [f"market:{asset}" for asset in wanted_in_trade(view)]
    refs += [f"ability:{ability}" for ability in abilities_before(view, view.heroes[view.seat])]
    return refs + own_things(view.heroes[view.seat])


def wanted_in_trade(view: TableView) -> list[str]:
    """What the other has to give in an exchange."""
    return view.heroes[view.trade.other].assets if view.trade is not None else []


def abilities_before(view: TableView, hero: HeroView) -> list[str]:
    """Those of the own cards, and those of the enemy, whom one may have to play."""
    found = [*HERO_ABILITIES.get(hero.hero, ())]
    for card in (*hero.skills, *hero.assets):
        found += (SKILLS.get(card) or ASSETS[card]).abilities
    if view.fight is not None and view.fight.enemy:
        found += ENEMIES[view.fight.enemy].abilities
    return [ability.id for ability in found]


def own_things(hero: HeroView) -> list[Ref]:
    refs = ["gem"]
    refs += [f"hand:{card}" for card in sorted(set(hero.hand))]
    refs += [f"skill:{card}" for card in hero.skills]
    refs += [f"asset:{card}" for card in hero.assets]
    refs += [f"quest:{card}" for card in hero.quests]
    refs += [f"rumour:{card}" for card in hero.rumours]
    return refs
