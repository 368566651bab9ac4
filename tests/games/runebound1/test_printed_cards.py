"""Every number on the cards of Runebound, first edition, as a table to be read beside them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from questhall.games.runebound1.cards.adventures import ADVENTURE_CARDS
from questhall.games.runebound1.cards.define import Ability, Ally, Challenge, Encounter, EventCard, Hero, Item
from questhall.games.runebound1.cards.heroes import HERO_CARDS
from questhall.games.runebound1.cards.market import ALLY_CARDS, ITEM_CARDS
from questhall.games.runebound1.components import ATTRIBUTES, Three


def three(numbers: Three) -> str:
    return "/".join(map(str, numbers))


def extras(words: Mapping[str, int], abilities: Iterable[Ability] = ()) -> list[str]:
    """What a card adds, and when its ability can be used at what price."""
    return [f"{word}{count:+}" for word, count in words.items()] + [moment(ability) for ability in abilities]


def moment(ability: Ability) -> str:
    price = {"activate": ability.activate, "discard": ability.discard}
    paid = {"exhaustion": ability.exhaustion, "wounds": ability.wounds, "gold": ability.gold}
    words = [word for word, is_so in price.items() if is_so]
    words += [f"{word} {count}" for word, count in paid.items() if count]
    words += [f"once a {ability.limit}"] if ability.limit else []
    return f"[{', '.join([ability.when, *words])}]"


def hero_line(hero: Hero) -> str:
    words = [hero.id, str(hero.life), str(hero.stamina), three(hero.attributes), three(hero.damage)]
    skills = [f"{skill}{bonus:+}" for skill, bonus in hero.skills.items()]
    return " ".join([*words, *skills, "|", *extras(hero.gives, hero.abilities)])


def item_line(item: Item) -> str:
    return " ".join([item.id, item.kind, str(item.price), *extras(item.gives, item.abilities)])


def ally_line(ally: Ally) -> str:
    words = [ally.id, str(ally.price), str(ally.life), str(ally.stamina), three(ally.attributes), three(ally.damage)]
    return " ".join([*words, *extras(ally.gives, ally.abilities)])


def challenge_line(card: Challenge) -> str:
    """Life, target numbers and damage, or the test; then the gold and the kind of creature."""
    if card.foe is not None:
        words = [str(card.foe.life), three(card.foe.attributes), three(card.foe.damage)]
    else:
        assert card.test is not None
        words = [ATTRIBUTES[card.test.attribute], card.test.skill, str(card.test.target)]
    reward = card.reward.item or card.reward.ally
    kept = [ally_line(reward) if isinstance(reward, Ally) else item_line(reward)] if reward is not None else []
    return " ".join([card.colour, card.id, *words, str(card.reward.gold), card.breed, *kept]).strip()


def encounter_line(card: Encounter) -> str:
    assert card.test is not None
    words = [card.colour, card.id, ATTRIBUTES[card.test.attribute], card.test.skill, str(card.test.target)]
    return " ".join([*words, *([item_line(card.kept)] if card.kept is not None else [])])


def event_line(card: EventCard) -> str:
    words = [card.colour, card.id, str(card.number), *extras(card.gives)]
    return " ".join([*words, *filter(None, [card.until])])


def lines(table: str) -> list[str]:
    return table.strip().splitlines()


HEROES = """
lyssa 5 4 4/1/1 2/1/1 leap+2 track+3 | [dice, once a turn]
red_scorpion 5 3 4/1/2 2/1/1 notice+3 diplomacy+2 | [before combat, exhaustion 2]
bogran_the_shadow 5 3 4/1/1 2/1/1 hide+4 climb+2 | escape+4 gold+1
ronan_of_the_wild 5 4 3/3/1 2/1/1 track+4 swim+3 | forest_easy+1
varikas_the_dead 6 2 1/4/2 1/2/1 lore+3 notice+2 | [hurt, exhaustion 1]
mordrog 6 3 1/5/0 1/2/1 climb+3 leap+2 | [combat, wounds 1, once a round]
silhouette 5 4 2/4/2 1/2/1 hide+3 leap+3 | [rolled, exhaustion 1]
one_fist 5 2 1/5/2 1/2/1 climb+3 swim+3 | [hit, exhaustion 1, once a turn]
mad_carthos 6 2 1/1/4 1/1/2 lore+4 hide+2 | [before combat, exhaustion 2]
runewitch_astarra 5 4 2/1/5 1/1/2 lore+3 diplomacy+3 | [combat, exhaustion 1, once a round]
spiritspeaker_mok 6 3 2/2/4 1/1/2 diplomacy+3 track+2 | [any, exhaustion 2]
battlemage_jaes 6 4 1/3/4 1/1/2 notice+3 swim+2 | [combat, exhaustion 1, once a round]
"""
"""Life, stamina, mind/body/spirit, ranged/melee/magic damage, skills."""
ITEMS = """
throwing_knives weapon 2 ranged_attack+1
hunting_bow weapon 4 ranged_attack+2
bone_bow weapon 9 ranged_attack+3 ranged_defence+3
windsong_bow weapon 10 ranged_attack+4
heavy_crossbow weapon 11 [hit, activate]
black_dagger weapon 2 melee_attack+1
iron_sword weapon 4 melee_attack+2
woodcutters_axe weapon 7 melee_attack+3
lightning_mace weapon 10 melee_attack+4
mace_of_kellos weapon 11 [hit, activate]
dragontooth_blade weapon 14 melee_attack+5
willow_wand weapon 4 magic_attack+2
ember_staff weapon 7 magic_attack+3
staff_of_the_grey_order weapon 10 magic_attack+2 [hit, activate]
fire_pot weapon 3 [before combat, discard]
fire_bomb weapon 4 [before combat, discard]
oak_buckler armour 3 melee_defence+3
leather_jerkin armour 4 [hurt, activate]
moss_cloak armour 4 ranged_defence+3 escape+2
runed_robe armour 5 magic_defence+4
westerian_shell_shield armour 6 defence+1 [hurt, activate]
chain_mail armour 9 [hurt, activate]
dwarven_plate armour 15 [hurt, activate]
ghost_armor armour 17 defence+3 [hurt, activate]
healing_potion artifact 2 [any, discard]
phoenix_tears artifact 4 [any, discard]
waking_tonic artifact 2 [any, discard]
halfling_charm artifact 2 [rolled, discard]
quickfoot_elixir artifact 1 [dice, discard]
smoke_powder artifact 3 [escape, discard]
rune_of_sparks artifact 4 magic_attack+2
rune_of_embers artifact 7 magic_attack+3
lucky_rune artifact 8 [rolled, activate]
rune_of_storms artifact 11 [hit, activate]
seers_orb artifact 4 notice+2 lore+2 [before moving, activate]
merchants_seal artifact 5 income+1
wayfarers_compass artifact 5 [dice, activate]
seven_league_boots artifact 6 dice+1
ring_of_the_adept artifact 6 spirit+1 stamina+1
crystal_of_tival artifact 16 magic_attack+4 magic_damage+1
"""
"""Class and price."""
ALLIES = """
village_hunter 2 2 1 3/1/0 1/0/0
guide 4 3 2 3/2/1 1/0/0 forest_easy+1
deserter 2 2 1 0/4/1 0/1/0
toll_guard 3 3 2 1/4/0 0/1/0
hedge_witch 4 3 2 1/0/3 0/0/1 [before moving, activate]
burning_priest 4 2 2 1/1/4 0/0/1 [before combat, activate, exhaustion 1]
quarrelsome_dwarf 7 4 2 5/3/0 2/1/0
elf_warden 7 3 2 5/2/1 2/0/0 track+3
halfling_burglar 8 2 2 6/1/2 2/0/0 gold+1
veteran_of_the_watch 6 4 2 2/5/2 0/2/0
orc_axeman 8 4 1 0/6/0 0/2/0
shield_maiden 8 5 2 1/5/1 0/2/0 [hurt, exhaustion 1]
ember_adept 6 2 2 1/0/6 0/0/2
grey_healer 7 3 3 1/1/5 0/0/2 [any, activate, exhaustion 1]
eagle_rider 11 4 3 8/2/2 2/0/0 dice+1
widow_of_greyhaven 12 3 2 7/3/2 3/1/0
young_giant 13 6 1 0/7/0 0/3/0
prince_gardun 14 5 3 3/8/2 1/3/0
storm_sister 11 3 3 3/1/9 0/0/2 [before combat, activate, exhaustion 1]
lord_loren 14 4 3 2/2/8 0/0/3 diplomacy+3
"""
"""Price, life, stamina, attributes, damage."""
CHALLENGES = """
green razorwing_flock 2 10/12/12 1/1/0 3 razorwing
green road_bandits 3 11/12/13 1/1/0 4
green wolf_pack 3 11/13/13 0/2/0 3 beast
green young_troll 4 10/12/11 0/1/0 4 giant
green proud_squire 3 10/13/12 0/1/0 0  proud_squire 0 2 2 1/3/1 0/1/0
green lair_of_cursed_spiders 3 12/10/12 0/1/1 3 beast
green ferrox_scavengers 3 12/11/13 0/2/0 3 ferrox
green goblin_slingers 2 12/10/13 2/0/0 2
green bog_shambler 4 13/10/12 0/1/0 3
green marsh_wisp 2 13/13/10 0/0/2 2
green restless_bones 3 13/12/11 0/1/1 3 undead
green thieving_imp 2 13/12/10 1/0/1 4 demon
green hollow_lantern 2 12/12/10 0/0/1 0 undead hollow_lantern reward 0 notice+2
green broken_bridge body leap 14 3
green sealed_milestone spirit lore 14 3
yellow ferrox_on_the_prowl 3 12/14/13 0/1/1 7 ferrox
yellow razorwing_nest 3 12/13/14 1/1/0 6 razorwing
yellow harpy_matron 3 12/14/14 2/0/0 7
yellow cursed_knight 4 14/12/14 0/1/1 7 undead
yellow vorakeshs_acolyte 3 14/12/13 0/0/2 7
yellow bandit_queen 3 14/13/14 1/1/0 8
yellow stone_guardian 4 13/12/14 0/1/2 0  stone_guardian reward 0 [hurt, activate]
yellow a_matter_of_honor 3 13/14/12 0/2/0 8
yellow ogre_toll_keeper 4 13/14/12 0/2/0 8 giant
yellow bog_hydra 4 14/14/13 0/2/1 7 beast
yellow captive_griffin 3 13/14/12 1/1/0 0 beast captive_griffin 0 4 2 2/5/1 0/2/0 hills_easy+1
yellow chasm_of_thuul body climb 16 7
yellow cold_trail mind track 16 7
blue frost_giant 5 13/15/15 1/2/0 11 giant
blue razorwing_matriarch 4 13/15/14 1/2/0 10 razorwing
blue shadow_of_the_woods 4 13/14/15 1/1/1 10
blue ferrox_packlord 4 15/13/15 0/1/2 10 ferrox
blue manticore 4 14/13/15 1/2/0 11 beast
blue vorakesh 4 15/13/15 1/1/2 0  vorakesh reward 0 [rolled, activate]
blue sir_farrow 5 15/15/13 0/2/2 12 undead
blue bone_colossus 5 14/15/13 0/1/2 11 undead
blue pit_demon 4 15/15/13 1/1/2 9 demon
blue drowned_king 5 15/15/14 1/1/2 0 undead drowned_king reward 0 attack+2
blue warded_vault mind hide 19 11
red high_lord_margath 7 17/16/17 2/2/2 0 dragon
red dragon_of_ash 5 14/16/16 1/2/1 0 dragon dragon_of_ash reward 0
red dragon_of_dusk 5 14/15/16 2/1/1 0 dragon dragon_of_dusk reward 0
red dragon_of_thorns 5 15/16/16 1/2/1 0 dragon dragon_of_thorns reward 0
red dragon_of_mire 5 16/14/16 1/1/2 0 dragon dragon_of_mire reward 0
red dragon_of_embers 5 16/14/15 1/1/2 0 dragon dragon_of_embers reward 0
red dragon_of_rust 5 15/14/16 1/2/1 0 dragon dragon_of_rust reward 0
red dragon_of_frost 5 16/16/14 1/2/1 0 dragon dragon_of_frost reward 0
red dragon_of_storms 5 15/16/14 2/1/1 0 dragon dragon_of_storms reward 0
red skeleton_of_margath 5 16/16/14 1/2/1 0 undead
"""
"""Life, target numbers, damage, gold, breed, and what the card becomes; or the test and the gold."""
ENCOUNTERS = """
green lost_pedlar mind track 13
green old_soldier spirit diplomacy 13
green loaded_dice mind notice 13
green shrine_of_kellos spirit lore 13
green healing_spring body climb 13 healing_spring reward 0 [any, discard]
yellow mistress_of_the_ferrox spirit diplomacy 15 mistress_of_the_ferrox reward 0 [before combat, discard]
yellow smugglers_cache mind hide 15
yellow hermit_physician body climb 15
yellow barge_trader body swim 15
blue sunken_treasury body swim 17
blue captive_envoy spirit diplomacy 17
blue oracle_of_the_deep mind notice 17 oracle_of_the_deep reward 0 [rolled, discard]
red sleeping_hoard mind hide 19
"""
"""The test, and what the card becomes."""
EVENTS = """
green harvest_fair 1 prices-1 improvement
green hard_winter 1 river_toll+1 mountains_toll+1 improvement
green bounty_on_vermin 1 green_gold+1 improvement
green ghouls_on_the_roads 2 road_toll+1 unrest+1 improvement
yellow war_taxes 1 prices+1 improvement
yellow howling_nights 2 no_rest+1 unrest+1 improvement
yellow grey_plague 2 healing+1 unrest+1 improvement
blue siege_of_the_towns 2 closed+1 unrest+1 improvement
blue dragons_shadow 3 red_targets+1 unrest+1 red
red margath_calls 3 wages+1 unrest+1 red
"""
"""Number, what they change, and the colour whose defeat ends them."""


def test_heroes_are_printed_so() -> None:
    assert [*map(hero_line, HERO_CARDS)] == lines(HEROES)


def test_items_are_printed_so() -> None:
    assert [*map(item_line, ITEM_CARDS)] == lines(ITEMS)


def test_allies_are_printed_so() -> None:
    assert [*map(ally_line, ALLY_CARDS)] == lines(ALLIES)


def test_challenges_are_printed_so() -> None:
    assert [challenge_line(card) for card in ADVENTURE_CARDS if isinstance(card, Challenge)] == lines(CHALLENGES)


def test_encounters_are_printed_so() -> None:
    assert [encounter_line(card) for card in ADVENTURE_CARDS if isinstance(card, Encounter)] == lines(ENCOUNTERS)


def test_events_are_printed_so() -> None:
    assert [event_line(card) for card in ADVENTURE_CARDS if isinstance(card, EventCard)] == lines(EVENTS)
