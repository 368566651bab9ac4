# The chapters of the rules, as the rules page calls them.

chapter-GEN = The game in brief
chapter-RUNE = Runes
chapter-CHAL = Challenges
chapter-EX = Examples
chapter-CARD = Hero and antihero cards
chapter-RAD = Knights Radiant
chapter-SETUP = Setup
chapter-COMP = Components
chapter-TRACK = Corruption track
chapter-TYPE = Kinds of story cards
chapter-TURN = The turn
chapter-TRAIT = Traits
chapter-ALLY = Allies
chapter-JOUR = Journeys
chapter-ACT = Acts
chapter-ICON = Story icons
chapter-END = End of the game
chapter-SCORE = Counting points
chapter-ODIUM = Fighting Odium
chapter-SCHEME = Schemes
chapter-TERM = Terms
chapter-MODE = Modes of play
chapter-RETRY = Retries
chapter-FAQ = Questions and answers
chapter-BASE = Mixing with the base game
chapter-MEMO = Quick reference
