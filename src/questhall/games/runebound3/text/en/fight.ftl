# The fight.

ask-fight-act = Your combat action.
ask-fight-block = Damage is coming: block it with shields?
ask-fight-retreat = Try to retreat, or fight on?
ask-retreat-die = Where do you retreat to?
ask-token-flip = Which token is flipped?
ask-token-recast = Which token is recast?
ask-token-recast-spent = Which spent token is recast?
ask-token-remove = Which token is removed?
ask-corbin-cancel = Spend surges to cancel Corbin's assault?
ask-lissa-dice = Exert to reroll a die, or strike with these.
ask-villain-fallen = Which ability of the fallen is used?
ask-moment-engage = You engage: use an ability?
ask-moment-cast = The tokens are cast: use an ability?
ask-moment-acted = After your combat action: use an ability?
ask-moment-cancel = Your opponent uses an ability: cancel it?
ask-moment-struck = Damage is coming: use an ability?
ask-moment-dealt = Your attack has hurt: use an ability?
ask-moment-hurt = You have been hurt: use an ability?

move-Strike = Strike: { $damage } ({ $kind })
move-UseSurge = “{ $ability }” (surges: { $surges })
move-FlipOwn = Agility: flip your own { $shows } to { $back }
move-MakeRecast = Agility: your opponent recasts { $shows }
move-Double = Double: { $shows }
move-Pass = Pass
move-Block = Block with shields: { $shields }
move-SpendSurges = Cancel it for surges: { $surges }
move-ChooseToken = { $shows }
move-Retreat = Try to retreat
move-Stay = Fight on

event-FightBegan =
    { $other_seat ->
        [none] { $seat } engages “{ $enemy }”.
       *[other] { $seat } challenges { $other_seat }.
    }
event-RoundCast = Combat round { $round }.
event-TokensCast = { who } casts: { $shows }.
event-Initiative = { who } has the initiative ({ $own } to { $others }).
event-Struck = { who } strikes: { $amount } ({ $kind }).
event-Blocked = { who } blocks { $amount }.
event-SurgeUsed = { who } uses “{ $ability }” (surges: { $surges }).
event-Cancelled = “{ $ability }” is cancelled.
event-TokenFlipped = A token of { whose } is flipped: { $shows }.
event-TokenRecast = A token of { whose } is recast: { $shows }.
event-TokenRemoved = A token of { whose } is removed: { $shows }.
event-TokenDoubled = { who } doubles a token: { $shows }.
event-Passed = { who } passes.
event-FightEnded =
    { $other_seat ->
        [none] { $seat } against “{ $enemy }”: { $end }.
       *[other] { $seat } against { $other_seat }: { $end }.
    }

whose =
    { $seat ->
        [none] the enemy
       *[other] { $seat }
    }
