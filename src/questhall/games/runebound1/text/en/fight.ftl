# Fights, tests, wounds.

ask-fight-escape = Fight on, or try to escape?
ask-fight-act = Attack or defend?
ask-escape-hex = Where do you escape to?
ask-duel-rob = You have won: take one of these cards?
ask-knock-out-town = Knocked out: in which town do you wake up?
ask-knock-out-drop = Which card is lost?
ask-test-roll = A skill test: roll, or make it easier first?
ask-moment-before-combat = Before combat: use a card?
ask-moment-rolled = The die lies there: use a card?
ask-moment-hit = A hit: use a card?
ask-moment-hurt = Wounds are coming: use a card?

move-Escape = Try to escape
move-FightOn = Fight on
move-AttackWith = Attack: “{ $who }”
move-Defend = Defend
move-Exert = Take 1 exhaustion to use the skill
move-RollTest = Roll
move-Rob = Take “{ $card }”

event-FightBegan =
    { $other_seat ->
        [none] { $seat } fights “{ $card }”.
       *[other] { $seat } attacks { $other_seat }.
    }
event-RoundBegan = Combat round { $round }: { $seat } acts.
event-TargetRolled = { $seat } rolls { $die } ({ $kind }): { $total } is to be reached.
event-AttackRolled =
    { $success ->
        [yes] { $seat }, { $kind } attack, “{ $who }”: { $die }, in all { $total } against { $target }, a hit.
       *[no] { $seat }, { $kind } attack, “{ $who }”: { $die }, in all { $total } against { $target }, a miss.
    }
event-DefenceRolled =
    { $success ->
        [yes] { $seat } defends ({ $kind }), “{ $who }”: { $die }, in all { $total } against { $target }, success.
       *[no] { $seat } defends ({ $kind }), “{ $who }”: { $die }, in all { $total } against { $target }, failure.
    }
event-EscapeRolled =
    { $success ->
        [yes] { $seat } escapes: { $die }, in all { $total } against { $target }.
       *[no] { $seat } cannot escape: { $die }, in all { $total } against { $target }.
    }
event-SkillTested =
    { $success ->
        [yes] { $seat } passes a test, { $attribute } { $skill }: { $die }, in all { $total } against { $target }.
       *[no] { $seat } fails a test, { $attribute } { $skill }: { $die }, in all { $total } against { $target }.
    }
event-RolledAgain = { $seat } rolls again: { $die } instead of { $before }.
event-EnemyWounded = “{ $card }” takes { wounds } from { $seat }.
event-Wounded = { $seat }: “{ $who }” takes { wounds }.
event-WoundsCancelled = { $seat }: “{ $who }” is spared { wounds }.
event-Exhausted = { $seat }: “{ $who }” takes { exhaustion }.
event-Healed = { $seat }: “{ $who }” loses { wounds }.
event-Recovered = { $seat }: “{ $who }” loses { exhaustion }.
event-AllyDied = { $seat } loses an ally: “{ $card }”.
event-AllyKeptOut = { $seat }: “{ $card }” cannot fight this time.
event-Escaped = { $seat } steps back: { $hex }.
event-FightWon = { $seat } defeats { $other_seat }.
event-KnockedOut = { $seat } is knocked out, loses { gold } and { experience }, and wakes up: { $hex }.
event-CardRobbed = { $seat } takes “{ $card }” from { $other_seat }.
