# Keywords of the storybook, as they stand on the back of a character card.

keyword-counted = COUNTED
keyword-courtier = COURTIER
keyword-ember = EMBER
keyword-flute = FLUTE
keyword-fog = FOG
keyword-goat = GOAT
keyword-ink = INK
keyword-letter = LETTER
keyword-mirage = MIRAGE
keyword-moss = MOSS
keyword-name = NAME
keyword-pebble = PEBBLE
keyword-scarf = SCARF
keyword-starling = STARLING
keyword-tune = TUNE
keyword-umbrella = UMBRELLA
keyword-well = WELL
