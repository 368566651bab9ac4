# Подсказки книги приключений, какими их пишут на обороте карты персонажа.

keyword-counted = СОСЧИТАН
keyword-courtier = ПРИДВОРНЫЙ
keyword-crew = КОМАНДА
keyword-ember = УГОЛЁК
keyword-ferryman = ПАРОМЩИК
keyword-flute = ФЛЕЙТА
keyword-fog = ТУМАН
keyword-goat = КОЗЁЛ
keyword-gull = ЧАЙКА
keyword-ink = ЧЕРНИЛА
keyword-kettle = ЧАЙНИК
keyword-letter = ПИСЬМО
keyword-mirage = МИРАЖ
keyword-moss = МОХ
keyword-name = ИМЯ
keyword-pearl = ЖЕМЧУЖИНА
keyword-pebble = КАМЕШЕК
keyword-rope = КАНАТ
keyword-scarf = ШАРФ
keyword-spark = ИСКРА
keyword-starling = ЗВЁЗДОЧКА
keyword-storm = ШТОРМ
keyword-tide = ПРИЛИВ
keyword-tune = МЕЛОДИЯ
keyword-umbrella = ЗОНТ
keyword-well = КОЛОДЕЦ
