# The chapters of the rules, as the rules page calls them.

chapter-COMP = Goal and components
chapter-SHEET = Character sheet
chapter-BAG = Dice bag
chapter-AID = Reference cards
chapter-CLASS = Class cards
chapter-BACK = Backstory cards
chapter-ALIGN = Alignment cards
chapter-CARD = Market cards
chapter-INIT = Initiative cards
chapter-SETUP = Setup
chapter-ROUND = The round
chapter-ROLL = Roll phase
chapter-DICE = Dice phase
chapter-ATTR = Attribute actions
chapter-MARKET = Market phase
chapter-CLEAN = Cleanup phase
chapter-SKILL = Skills
chapter-GOLD = Gold
chapter-END = End of the game
chapter-SCORE = Final count
chapter-TIE = Ties
chapter-CLAR = Clarifications
chapter-VAR = Variants
chapter-SOLO = Solo game
chapter-REF = Quick reference
