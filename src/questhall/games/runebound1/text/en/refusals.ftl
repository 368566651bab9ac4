# Why something cannot be done now.

refusal-match-over = The match is over.
refusal-not-your-turn = It is not your turn to decide.
refusal-face-down = “{ $card }” is activated: it lies face down until your next turn.
refusal-too-far = This hex is not beside your hero.
refusal-rested = Whoever rests cannot take the step without dice.
refusal-no-such-die = None of your dice leads there: { $terrain }.
refusal-barred-colour = Your hero has raised life too often for such adventures: { $colour }.
refusal-no-adventure = There is no adventure on this hex.
refusal-other-town = This card lies in the market of another town.
refusal-too-dear = You have { gold }, and it costs { $cost }.
refusal-no-room = You cannot have more of these: { $class }. Sell or discard one first.
refusal-no-price = “{ $card }” has no price: nobody buys it.
refusal-attacked-already = “{ $card }” has attacked in this round, or cannot fight now.
refusal-too-little-experience = You have { experience }, and an improvement costs { $cost }.
refusal-not-now-hex = You move in your movement phase only.
refusal-not-now-spot = Adventures are taken on in your adventure phase, where the hero stands.
refusal-not-now-item = This item works by itself or at its moment.
refusal-not-now-ally = This ally cannot do anything now.
refusal-not-now-hero = Your hero cannot do this now.
refusal-not-now-market = Cards are bought in the market phase, in the town where they lie.
refusal-not-now-die = Movement dice are spent while your hero moves.
refusal-not-now-dice = Movement dice are rolled once, in your movement phase.
refusal-not-now-seat = Heroes can be attacked after moving to their hex; they trade in the market phase, where that is played.
refusal-not-now-deck = Cards are drawn only when an adventure or a card says so.
refusal-not-now-attribute = Attributes are raised at the end of your turn.
refusal-not-now-enemy = The enemy waits for your attack or your defence.
