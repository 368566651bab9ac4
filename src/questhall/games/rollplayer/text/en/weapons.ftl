# The eight weapons.

card-longsword = Longsword
    .text = Each die of your class colour counts 1 more for your attribute goals.
    .flavour = The sword is not long. The list of those it has met is.
card-blessed-mace = Blessed Mace
    .text = Your wisdom action moves the token up to 2 cells.
    .flavour = Converts the doubtful, one knock at a time.
card-jeweled-dagger = Jeweled Dagger
    .text = Each gold die on your sheet counts 1 more for your attribute goals.
    .flavour = Two of the rubies are glass. Nobody asks while it is at their throat.
card-longbow = Longbow
    .text = Take 4 gold whenever you choose one of the two initiative cards with the highest numbers.
    .flavour = Those who shoot last have counted everyone first.
card-tower-shield = Tower Shield
    .text = In the final count one incomplete armour set of yours counts as having 1 card more.
    .flavour = Also serves as a door, a table and, in bad weather, a roof.
card-ancient-spear = Ancient Spear
    .text = Take 2 gold more when you take gold instead of buying a card.
    .flavour = It has outlived nine owners and likes to mention it.
card-quarterstaff = Quarterstaff
    .text = Your constitution action turns a die to any value.
    .flavour = A walking stick, officer. I walk a great deal.
card-heavy-crossbow = Heavy Crossbow
    .text = Every purchase costs you 1 gold less. Not with “{ card-open-lock }”.
    .flavour = Lay it on the counter and prices come down by themselves.
