"""What is printed on artifacts, treasures and keepsakes, card by card."""

from __future__ import annotations

import pytest

from questhall.games.nearandfar.cards.define import ARTIFACTS, KEEPSAKES, TREASURES, Artifact, Card, Treasure
from questhall.games.nearandfar.components import CAMP_SLOTS, MINE_COLUMN_PAYS, MINE_ROW_PAYS

PRICES = {
    "saw_toothed_sabre": "7: 2 coin 1 gem 1 food 1 outlaws, reputation -3",
    "thunder_musket": "7: 2 coin 1 outlaws 1 lizardfolk",
    "bear_charm": "6: 2 coin 2 gem 1 food 1 nomads",
    "brass_calipers": "6: 1 coin 2 gem 1 food 1 lizardfolk",
    "clockwork_hand": "6: 2 coin 2 gem 1 lizardfolk",
    "tinkers_goggles": "6: 1 coin 1 mystics 1 lizardfolk",
    "prospectors_pan": "6: 3 coin 1 gem 1 nomads",
    "owls_eye": "7: 1 coin 1 outlaws 1 mystics",
    "patchwork_blanket": "6: 2 coin 1 gem 2 food 1 nomads",
    "bottomless_flask": "7: 1 coin 2 gem 1 food 1 mystics, reputation 5",
    "smiths_hammer": "6: 2 coin 1 lizardfolk 1 nomads",
    "fox_tail_cap": "6: 2 coin 2 gem 1 outlaws",
    "spices": "6: 2 coin 2 gem 1 nomads",
    "mirror_hat": "7: 1 coin 1 outlaws 1 mystics",
    "drovers_staff": "6: 2 coin 2 gem 1 lizardfolk",
    "bait_pouch": "6: 1 coin 1 gem 1 food 1 outlaws",
    "jade_flute": "6: 1 coin 3 gem 1 nomads",
    "lockpicks": "6: 2 coin 1 gem 1 outlaws, reputation -2",
    "gold_magnet": "6: 2 coin 2 gem 1 lizardfolk",
    "nightmare_amulet": "7: 1 coin 3 gem 1 mystics, reputation -4",
    "mayors_seal": "6: 2 coin 1 gem 1 mystics, reputation 2",
    "barrel_organ": "6: 1 coin 1 outlaws 1 nomads",
    "copper_watering_can": "6: 2 coin 2 gem 1 food 1 nomads",
    "moon_lens": "5: 1 coin 1 gem 1 mystics",
    "miners_lamp": "6: 1 coin 1 outlaws 1 lizardfolk",
    "weather_glass": "6: 1 coin 1 mystics 1 nomads",
    "merchants_coat": "6: 2 coin 1 gem 1 nomads",
    "trade_wagon": "6: 1 coin 1 gem 1 food 1 lizardfolk",
    "sooty_kettle": "6: 2 coin 2 gem 1 food 1 nomads",
    "bird_whistle": "6: 1 coin 2 gem 2 food 1 nomads",
    "ancient_treaty": "7: 1 coin 3 gem 1 food 1 lizardfolk, reputation 3",
    "star_mantle": "8: 1 coin 1 gem 1 mystics 1 lizardfolk, reputation 4",
    "gaming_dice": "7: 3 coin 1 gem 1 outlaws, reputation -3",
    "legendary_scroll": "6: 1 coin 1 outlaws 1 mystics",
    "ancient_compass": "6: 1 coin 2 gem 1 mystics",
    "silver_spoon": "6: 1 coin 2 gem 2 food 1 lizardfolk",
    "bone_tally": "5: 1 coin 1 gem 1 outlaws",
    "plan_of_the_mine": "6: 1 coin 2 gem 1 mystics",
    "lightning_spear": "10: 4 gem 2 outlaws 1 lizardfolk",
    "thinking_machine": "11: 1 coin 3 gem 1 mystics 2 lizardfolk",
    "heart_of_the_forest": "11: 1 coin 2 gem 1 food 1 mystics 2 nomads, reputation 6",
    "golden_astrolabe": "10: 2 gem 1 outlaws 2 mystics",
    "dragonbone_armour": "10: 2 gem 1 food 3 lizardfolk 1 nomads",
    "wishing_stone": "12: 2 gem 2 mystics 1 nomads, reputation 8",
    "mask_of_dread": "7: 1 gem 1 food 1 outlaws 1 lizardfolk, reputation -4",
    "wind_woven_cloak": "11: 1 coin 4 gem 1 mystics 2 nomads",
    "crown_of_guile": "12: 2 gem 2 outlaws 1 mystics, reputation -5",
    "master_key": "10: 1 coin 3 gem 1 outlaws 2 nomads",
    "merchants_contract": "11: 1 coin 3 gem 1 food 1 lizardfolk 2 nomads",
    "mercenary_contract": "8: 3 coin 2 gem 1 outlaws 1 lizardfolk",
    "scales_of_justice": "11: 1 coin 3 gem 1 mystics 1 nomads, reputation 6",
    "drum_of_the_chiefs": "11: 1 coin 3 gem 1 outlaws 2 nomads",
    "surveyors_globe": "10: 1 coin 4 gem 1 mystics 1 lizardfolk",
    "banner_of_four_tribes": "11: 1 coin 2 gem 2 mystics 1 lizardfolk",
    "outcasts_ring": "12: 1 coin 3 gem 2 outlaws 1 nomads, reputation -4",
}
"""Points and price of each artifact."""
FACES = {
    "saw_toothed_sabre": "1 combat",
    "thunder_musket": "2 combat",
    "bear_charm": "1 combat, 2 hearts",
    "brass_calipers": "1 skill",
    "clockwork_hand": "2 skill",
    "tinkers_goggles": "1 skill, 1 search",
    "prospectors_pan": "1 search",
    "owls_eye": "2 search",
    "patchwork_blanket": "2 hearts",
    "bottomless_flask": "4 hearts",
    "smiths_hammer": "1 skill, 1 combat",
    "fox_tail_cap": "1 search, 2 hearts",
    "mirror_hat": "avoids for free",
    "drovers_staff": "1 movement",
    "bait_pouch": "avoids for food",
    "jade_flute": "visit stables",
    "lockpicks": "visit store",
    "gold_magnet": "visit mine",
    "nightmare_amulet": "any visit",
    "mayors_seal": "visit town_hall",
    "barrel_organ": "visit saloon",
    "copper_watering_can": "visit farm",
    "moon_lens": "visit hut",
    "miners_lamp": "visit mine",
    "weather_glass": "visit farm, visit stables",
    "sooty_kettle": "camp",
    "ancient_treaty": "end",
    "star_mantle": "end",
    "gaming_dice": "end",
    "legendary_scroll": "end",
    "ancient_compass": "end",
    "silver_spoon": "end",
    "bone_tally": "end",
    "plan_of_the_mine": "end",
    "lightning_spear": "3 combat",
    "thinking_machine": "3 skill",
    "heart_of_the_forest": "6 hearts",
    "golden_astrolabe": "1 skill, 2 search",
    "dragonbone_armour": "1 combat, 4 hearts",
    "wishing_stone": "1 skill, 1 combat, 1 search",
    "mask_of_dread": "1 combat, avoids for free",
    "wind_woven_cloak": "1 movement, 2 hearts",
    "crown_of_guile": "any visit",
    "master_key": "visit saloon, visit stables, visit store",
    "scales_of_justice": "ties",
    "drum_of_the_chiefs": "end",
    "surveyors_globe": "end",
    "banner_of_four_tribes": "end",
    "outcasts_ring": "end",
    "watchmakers_loupe": "1 skill",
    "tool_roll": "1 skill",
    "folding_ladder": "1 skill",
    "dog_eared_almanac": "1 skill",
    "notched_cutlass": "1 combat",
    "iron_knuckles": "1 combat",
    "hornet_sling": "1 combat",
    "bramble_whip": "1 combat",
    "feather_pillow": "2 hearts",
    "lucky_horseshoe": "2 hearts",
    "honey_pot": "2 hearts",
    "mouth_organ": "2 hearts",
    "brass_spyglass": "1 search",
    "dowsing_rod": "1 search",
    "cracked_monocle": "1 search",
    "winged_sandals": "1 movement",
    "desert_stilts": "1 movement",
    "fire_bomb_1": "3 to a fight, as fire_bomb",
    "fire_bomb_2": "3 to a fight, as fire_bomb",
    "fire_bomb_3": "3 to a fight, as fire_bomb",
    "clever_tonic_1": "3 to a skill check, as clever_tonic",
    "clever_tonic_2": "3 to a skill check, as clever_tonic",
    "smelling_salts_1": "3 hearts at once, as smelling_salts",
    "smelling_salts_2": "3 hearts at once, as smelling_salts",
    "rusty_bell": "visit mine",
    "snare": "visit hut",
    "old_journal": "visit saloon",
    "feed_bag": "visit stables",
    "scarecrows_hat": "visit farm",
    "brass_abacus": "visit store",
    "councillors_gavel": "visit town_hall",
    "jingling_decoy": "avoids for coin",
    "old_shovel": "camp",
    "bounty_contract": "end",
    "coin_purse": "end",
    "ancient_recipe": "end",
    "cold_blade": "2 combat",
    "fishbone_spear": "2 combat",
    "star_iron_hammer": "1 skill, 1 combat",
    "ember_gauntlet": "1 combat, 2 hearts",
    "stone_kings_finger": "2 skill",
    "humming_gear": "2 skill",
    "tattered_grimoire": "2 skill",
    "glass_eye": "2 search",
    "torn_treasure_map": "2 search",
    "lantern_of_lost_souls": "1 skill, 1 search",
    "banshee_necklace": "3 hearts",
    "white_flower_crown": "3 hearts",
    "six_eyed_totem": "3 hearts",
    "cloud_feather": "1 movement, 2 hearts",
    "sea_captains_boots": "1 movement, 1 search",
    "cloak_of_dusk": "1 caution, 2 hearts",
    "golden_inkwell": "visit town_hall",
    "music_box": "visit saloon",
    "silver_bridle": "visit stables",
    "coin_with_a_hole": "visit store",
    "singing_seeds": "visit farm",
    "crystal_ball": "visit hut",
    "jar_of_fireflies": "visit mine",
    "deed_to_a_ruin": "end",
    "song_of_the_road": "end",
    "guild_ledger": "end",
    "medal_of_valour": "end",
    "pilgrims_bell": "end",
    "wanted_poster": "end",
    "four_strand_bracelet": "end",
    "egg_of_the_first_bird": "end",
}
"""What each card shows; those without anything change rules elsewhere."""


def price(card: Artifact) -> str:
    """Points, price and reputation as they stand on the left side."""
    goods: dict[str, int] = {"coin": card.cost.coins, "gem": card.cost.gems, "food": card.cost.food}
    goods |= {str(tribe): count for tribe, count in card.cost.tokens.items()}
    asked = " ".join(f"{count} {good}" for good, count in goods.items() if count)
    return f"{card.points}: {asked}" + (f", reputation {card.reputation}" if card.reputation else "")


def face(card: Card) -> str:
    """Symbols, and when the card does something."""
    words = [f"{count} {symbol}" for symbol, count in card.icons._asdict().items() if count]
    words += [f"avoids for {card.avoids}"] if card.avoids else []
    words += [f"visit {building}" for building in card.on_visit]
    moments = {"any visit": card.on_any_visit, "camp": card.on_camp, "end": card.at_end}
    words += [moment for moment, effect in moments.items() if effect is not None]
    words += ["ties"] if card.wins_ties else []
    return ", ".join([*words, *(used_up(card) if isinstance(card, Treasure) else [])])


def used_up(card: Treasure) -> list[str]:
    gains = {"to a fight": card.fight, "to a skill check": card.skill, "hearts at once": card.gives_hearts}
    words = [f"{count} {gain}" for gain, count in gains.items() if count]
    return [*words, f"as {card.name}"] if card.name != card.id else words


@pytest.mark.parametrize("id", ARTIFACTS)
def test_points_and_price_of_every_artifact(id: str) -> None:
    assert price(ARTIFACTS[id]) == PRICES[id]


@pytest.mark.parametrize("id", [*ARTIFACTS, *TREASURES, *KEEPSAKES])
def test_the_face_of_every_card(id: str) -> None:
    card = ARTIFACTS.get(id) or TREASURES.get(id) or KEEPSAKES[id]
    assert face(card) == FACES.get(id, "")


def test_what_the_mine_and_the_camps_pay() -> None:
    assert MINE_COLUMN_PAYS == ("coin", "gem", "coin", "gem")
    assert MINE_ROW_PAYS == (("coin",), ("gem",), ("coin", "gem"))
    assert (
        *("coin", "coin", None, "gem", "coin", "gem", "coin"),
        *(None, None, None, None, None, None, None),
    ) == CAMP_SLOTS
