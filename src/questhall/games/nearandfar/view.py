"""What a seat may see. Hidden are artifacts in hand, decks, and the storybook where nobody has read on."""

from __future__ import annotations

from questhall.games.nearandfar.cards.define import ARTIFACTS
from questhall.games.nearandfar.reach import reach
from questhall.games.nearandfar.rules.icons import icons, movement
from questhall.games.nearandfar.rules.lines import experience_earned, experience_left
from questhall.games.nearandfar.rules.quests import introduction_of, passage_of
from questhall.games.nearandfar.rules.saloon import price
from questhall.games.nearandfar.rules.scoring import score
from questhall.games.nearandfar.state import Fight, Player, Quest, State, Turn
from questhall.games.nearandfar.story.define import Choice
from questhall.games.nearandfar.table_view import (
    BeastView,
    DealView,
    FightView,
    OptionView,
    PlayerView,
    QuestView,
    ReachView,
    SheetView,
    TableView,
    TurnView,
)


def view(state: State, seat: int | None) -> TableView:
    """The one door through which knowledge of a match leaves it."""
    return TableView(
        seat=seat,
        mode=state.options.mode,
        map=state.map,
        town=state.options.town,
        phase=state.phase,
        round=state.round,
        first=state.first,
        active=state.active,
        is_last_round=state.is_last_round,
        players=[player_view(state, number, seat) for number in range(len(state.players))],
        row=state.row,
        bag=len(state.bag),
        ordinary=len(state.ordinary),
        special=len(state.special),
        treasures=len(state.treasures),
        discarded_treasures=state.discarded_treasures,
        arcade=len(state.arcade),
        birds=state.birds,
        threats=state.threats,
        bosses=state.bosses,
        chiefs=[*state.chiefs],
        quests=state.quests,
        camps=state.camps,
        mine=state.mine,
        neutral=state.neutral,
        turn=turn_view(state, seat),
        told=quest_view(state, state.told, seat),
        reach=reach_views(state, seat) if seat is not None else [],
        games=len(state.campaign.chapters) if state.campaign is not None else 0,
    )


def player_view(state: State, number: int, seat: int | None) -> PlayerView:
    player = state.players[number]
    special = sum(ARTIFACTS[card].special for card in player.hand)
    own = number == seat
    return PlayerView(
        character=player.character,
        place=player.place,
        space=player.space,
        coins=player.coins,
        gems=player.gems,
        food=player.food,
        hearts=player.hearts,
        reputation=player.reputation,
        tokens=dict(player.tokens),
        team=player.team,
        reserve=player.reserve,
        animals=[BeastView(beast.kind, beast.treasure) for beast in player.animals],
        beside=player.beside,
        hand=player.hand if own else [],
        ordinary=len(player.hand) - special,
        special=special,
        dealt=player.dealt if own else [],
        artifacts=player.artifacts,
        keepsakes=player.keepsakes,
        threats=player.threats,
        bosses=player.bosses,
        chiefs=[*player.chiefs],
        camps=player.camps,
        icons=icons(player)._asdict(),
        movement=movement(player, state.turn if state.active == number else Turn()),
        prices={adventurer: price(player, adventurer) for adventurer in state.row},
        score=score(state, number) if state.map else [],
        sheet=sheet_view(state, player),
        introduction=introduction_of(player) if state.options.mode == "character" and seat is not None else None,
    )


def sheet_view(state: State, player: Player) -> SheetView | None:
    if state.campaign is None:
        return None
    sheet, mode = player.sheet, state.options.mode
    return SheetView(
        experience=experience_left(sheet, mode),
        stars=experience_earned(sheet, mode),
        squares=sheet.squares,
        quests=len(sheet.quests),
        talents=sheet.talents,
        keywords=sheet.keywords,
        side_quests=len(sheet.side_quests),
        scores=sheet.scores,
    )


def turn_view(state: State, seat: int | None) -> TurnView:
    turn = state.turn
    visit = turn.visit
    hidden = seat != state.active and any(card in ARTIFACTS for card in turn.shown)
    trade = visit.trade if visit is not None else None
    return TurnView(
        action=turn.action,
        steps=turn.steps,
        building=visit.building if visit is not None else "",
        trade=DealView(trade.wants, trade.gives, [*trade.others]) if trade is not None else None,
        fight=fight_view(turn.fight) if turn.fight is not None else None,
        quest=quest_view(state, turn.quest, seat),
        target=turn.target,
        shown=[] if hidden else turn.shown,
    )


def reach_views(state: State, seat: int) -> list[ReachView]:
    ways = sorted(reach(state, seat).items())
    return [ReachView(space, way.steps, way.hearts, way.threats) for space, way in ways]


def fight_view(fight: Fight) -> FightView:
    return FightView(
        fight.why,
        fight.roll,
        fight.symbols,
        fight.extra,
        fight.spent,
        fight.total,
        fight.against,
        fight.is_skill,
        fight.defender,
        fight.is_fair,
        fight.threat,
        fight.boss,
    )


def may_hear(state: State, seat: int | None) -> bool:
    """Stories of a campaign are read to those who play it; onlookers keep their own for later."""
    return seat is not None or state.campaign is None


def quest_view(state: State, quest: Quest | None, seat: int | None) -> QuestView | None:
    """NF-QUEST-03  The opening and the headings are read at once, the outcome when it has come to pass.

    Options behind keywords that the player has not are not read at all.
    """
    if quest is None:
        return None
    passage = passage_of(quest)
    hears = quest.is_arcade or may_hear(state, seat)
    chosen = passage.choices[quest.chosen] if quest.chosen >= 0 else None
    return QuestView(
        key=quest.key,
        is_arcade=quest.is_arcade,
        title=passage.title,
        opening=passage.opening if hears else None,
        options=[option_view(place, passage.choices[place]) for place in quest.offered if hears],
        chosen=quest.chosen,
        outcome=quest.outcome,
        ending=chosen.outcome if chosen is not None and hears and is_told(state, quest) else None,
    )


def is_told(state: State, quest: Quest) -> bool:
    """Of a failure nothing is read (NF-QUEST-13), but in Character mode it is (NF-CHARQ-06)."""
    return quest.outcome in ("success", "bonus") or (quest.outcome == "failure" and state.options.mode == "character")


def option_view(place: int, choice: Choice) -> OptionView:
    return OptionView(
        place,
        choice.heading,
        choice.check or "",
        choice.difficulty,
        choice.coins,
        choice.gems,
        choice.food,
    )
