# Товары: по две карты каждого названия, в двух наборах из трёх.

asset-provisions-a = Провизия
    .text = В поселении: { ability-sell-provisions-a.text }
    .flavour = Употребить до начала осады.
ability-sell-provisions-a = Продать провизию
    .text = Продайте за 2 золота и сбросьте карту.
asset-provisions-b = { asset-provisions-a }
    .text = { asset-provisions-a.text }
    .flavour = { asset-provisions-a.flavour }
ability-sell-provisions-b = { ability-sell-provisions-a }
    .text = { ability-sell-provisions-a.text }

asset-ammunition-a = Боеприпасы
    .text = В крепости: { ability-sell-ammunition-a.text }
    .flavour = Стрелы оптом. Большинство почти прямые.
ability-sell-ammunition-a = Продать боеприпасы
    .text = Продайте за 2 золота и сбросьте карту.
asset-ammunition-c = { asset-ammunition-a }
    .text = { asset-ammunition-a.text }
    .flavour = { asset-ammunition-a.flavour }
ability-sell-ammunition-c = { ability-sell-ammunition-a }
    .text = { ability-sell-ammunition-a.text }

asset-artifacts-b = Артефакты
    .text = В святилище: { ability-sell-artifacts-b.text }
    .flavour = Зачем они нужны, не знает никто. За это жрецы и платят.
ability-sell-artifacts-b = Продать артефакты
    .text = Продайте за 2 золота и сбросьте карту.
asset-artifacts-c = { asset-artifacts-b }
    .text = { asset-artifacts-b.text }
    .flavour = { asset-artifacts-b.flavour }
ability-sell-artifacts-c = { ability-sell-artifacts-b }
    .text = { ability-sell-artifacts-b.text }

asset-valuables-a = Ценности
    .text = В поселении: { ability-sell-valuables-a.text }
    .flavour = Деревня давно копила на люстру.
ability-sell-valuables-a = Продать ценности
    .text = Продайте за 5 золота и сбросьте карту.
asset-valuables-b = { asset-valuables-a }
    .text = { asset-valuables-a.text }
    .flavour = { asset-valuables-a.flavour }
ability-sell-valuables-b = { ability-sell-valuables-a }
    .text = { ability-sell-valuables-a.text }

asset-armaments-a = Вооружение
    .text = В крепости: { ability-sell-armaments-a.text }
    .flavour = Гарнизону вечно мало. Куда делась прошлая партия, там не помнят.
ability-sell-armaments-a = Продать вооружение
    .text = Продайте за 5 золота и сбросьте карту.
asset-armaments-c = { asset-armaments-a }
    .text = { asset-armaments-a.text }
    .flavour = { asset-armaments-a.flavour }
ability-sell-armaments-c = { ability-sell-armaments-a }
    .text = { ability-sell-armaments-a.text }

asset-relics-b = Реликвии
    .text = В святилище: { ability-sell-relics-b.text }
    .flavour = Судя по всему, у этого святого было не меньше четырёх локтей.
ability-sell-relics-b = Продать реликвии
    .text = Продайте за 5 золота и сбросьте карту.
asset-relics-c = { asset-relics-b }
    .text = { asset-relics-b.text }
    .flavour = { asset-relics-b.flavour }
ability-sell-relics-c = { ability-sell-relics-b }
    .text = { ability-sell-relics-b.text }
