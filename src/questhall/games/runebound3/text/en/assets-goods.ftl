# Goods: two cards of each name, one in either of two sets.

asset-provisions-a = Provisions
    .text = In a settlement: { ability-sell-provisions-a.text }
    .flavour = Best before the siege.
ability-sell-provisions-a = Sell the provisions
    .text = Sell them for 2 gold and discard the card.
asset-provisions-b = { asset-provisions-a }
    .text = { asset-provisions-a.text }
    .flavour = { asset-provisions-a.flavour }
ability-sell-provisions-b = { ability-sell-provisions-a }
    .text = { ability-sell-provisions-a.text }

asset-ammunition-a = Ammunition
    .text = In a fortress: { ability-sell-ammunition-a.text }
    .flavour = Arrows by the gross. Most of them are nearly straight.
ability-sell-ammunition-a = Sell the ammunition
    .text = Sell it for 2 gold and discard the card.
asset-ammunition-c = { asset-ammunition-a }
    .text = { asset-ammunition-a.text }
    .flavour = { asset-ammunition-a.flavour }
ability-sell-ammunition-c = { ability-sell-ammunition-a }
    .text = { ability-sell-ammunition-a.text }

asset-artifacts-b = Artifacts
    .text = In a shrine: { ability-sell-artifacts-b.text }
    .flavour = Nobody knows what they were for, and that is what the priests pay for.
ability-sell-artifacts-b = Sell the artifacts
    .text = Sell them for 2 gold and discard the card.
asset-artifacts-c = { asset-artifacts-b }
    .text = { asset-artifacts-b.text }
    .flavour = { asset-artifacts-b.flavour }
ability-sell-artifacts-c = { ability-sell-artifacts-b }
    .text = { ability-sell-artifacts-b.text }

asset-valuables-a = Valuables
    .text = In a settlement: { ability-sell-valuables-a.text }
    .flavour = The village has been saving up for a chandelier.
ability-sell-valuables-a = Sell the valuables
    .text = Sell them for 5 gold and discard the card.
asset-valuables-b = { asset-valuables-a }
    .text = { asset-valuables-a.text }
    .flavour = { asset-valuables-a.flavour }
ability-sell-valuables-b = { ability-sell-valuables-a }
    .text = { ability-sell-valuables-a.text }

asset-armaments-a = Armaments
    .text = In a fortress: { ability-sell-armaments-a.text }
    .flavour = The garrison always needs more. It never says where the last lot went.
ability-sell-armaments-a = Sell the armaments
    .text = Sell them for 5 gold and discard the card.
asset-armaments-c = { asset-armaments-a }
    .text = { asset-armaments-a.text }
    .flavour = { asset-armaments-a.flavour }
ability-sell-armaments-c = { ability-sell-armaments-a }
    .text = { ability-sell-armaments-a.text }

asset-relics-b = Relics
    .text = In a shrine: { ability-sell-relics-b.text }
    .flavour = This saint had at least four elbows.
ability-sell-relics-b = Sell the relics
    .text = Sell them for 5 gold and discard the card.
asset-relics-c = { asset-relics-b }
    .text = { asset-relics-b.text }
    .flavour = { asset-relics-b.flavour }
ability-sell-relics-c = { ability-sell-relics-b }
    .text = { ability-sell-relics-b.text }
