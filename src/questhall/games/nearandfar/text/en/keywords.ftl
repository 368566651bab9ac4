# Keywords of the storybook, as they stand on the back of a character card.

keyword-counted = COUNTED
keyword-courtier = COURTIER
keyword-crew = CREW
keyword-ember = EMBER
keyword-ferryman = FERRYMAN
keyword-flute = FLUTE
keyword-fog = FOG
keyword-goat = GOAT
keyword-gull = GULL
keyword-ink = INK
keyword-kettle = KETTLE
keyword-letter = LETTER
keyword-mirage = MIRAGE
keyword-moss = MOSS
keyword-name = NAME
keyword-pearl = PEARL
keyword-pebble = PEBBLE
keyword-rope = ROPE
keyword-scarf = SCARF
keyword-spark = SPARK
keyword-starling = STARLING
keyword-storm = STORM
keyword-tide = TIDE
keyword-tune = TUNE
keyword-umbrella = UMBRELLA
keyword-well = WELL
