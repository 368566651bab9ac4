# The combat deck of the base box: events and quests.

card-crows-over-the-field = Crows over the Field
    .flavour = The battle was over before you came, and neither side has stayed to say who won. The crows think that they did.
    .one = Gather up what can still be sold.
    .two = Bury the fallen of both sides before dark, and before they mind.
card-retired-blade = Retired Blade
    .flavour = She grows cabbages now. The scarecrow between the rows wears a general's coat, and it is the right size for a general.
    .one = Pay for a lesson and watch her feet, not her sword.
    .two = Ask for a bout, here, between the cabbages.

card-duel-at-dawn = Duel at Dawn
    .flavour = Somebody has challenged a knight in your name, at length and in verse. It is too late to explain, but you are expected.
    .one = A scratch for each of you; honour is satisfied.
    .two = The knight asks you to consider the matter closed, and leaves a purse to that effect.
    .three = The knight hands over the sword, hilt first.
card-burning-watchtower = The Burning Watchtower
    .flavour = Every third night the old tower on the plain is on fire, and every morning it stands there unharmed. Somebody is being signalled to.
    .one = Tinder, lamp oil and a bag left behind.
    .two = The book of signals, and the hand that wrote it.
    .three = The whole message, in time to be there when it is answered.
