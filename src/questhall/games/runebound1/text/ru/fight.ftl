# Сражения, тесты, ранения.

ask-fight-escape = Сражаться дальше или попытаться отступить?
ask-fight-act = Атаковать или защищаться?
ask-escape-hex = Куда отступить?
ask-duel-rob = Вы победили: забрать одну из этих карт?
ask-knock-out-town = Герой выбит: в каком городе он очнётся?
ask-knock-out-drop = Какая карта потеряна?
ask-test-roll = Тест на умение: бросить кубик или сначала облегчить себе задачу?
ask-moment-before-combat = Перед сражением: использовать карту?
ask-moment-rolled = Кубик брошен: использовать карту?
ask-moment-hit = Попадание: использовать карту?
ask-moment-hurt = Сейчас будут ранения: использовать карту?

move-Escape = Попытаться отступить
move-FightOn = Сражаться дальше
move-AttackWith = Атаковать: «{ $who }»
move-Defend = Защищаться
move-Exert = Взять 1 усталость и применить умение
move-RollTest = Бросить кубик
move-Rob = Забрать «{ $card }»

event-FightBegan =
    { $other_seat ->
        [none] { $seat } вступает в сражение: «{ $card }».
       *[other] { $seat } нападает на другого героя: { $other_seat }.
    }
event-RoundBegan = Раунд сражения { $round }: действует { $seat }.
event-TargetRolled = { $seat } бросает { $die } ({ $kind }): необходимое число { $total }.
event-AttackRolled =
    { $success ->
        [yes] { $seat }, атака ({ $kind }), «{ $who }»: { $die }, всего { $total } против { $target }, попадание.
       *[no] { $seat }, атака ({ $kind }), «{ $who }»: { $die }, всего { $total } против { $target }, промах.
    }
event-DefenceRolled =
    { $success ->
        [yes] { $seat }, защита ({ $kind }), «{ $who }»: { $die }, всего { $total } против { $target }, успех.
       *[no] { $seat }, защита ({ $kind }), «{ $who }»: { $die }, всего { $total } против { $target }, провал.
    }
event-EscapeRolled =
    { $success ->
        [yes] { $seat } отступает: { $die }, всего { $total } против { $target }.
       *[no] { $seat }, отступить не удалось: { $die }, всего { $total } против { $target }.
    }
event-SkillTested =
    { $success ->
        [yes] { $seat } проходит тест ({ $attribute }, { $skill }): { $die }, всего { $total } против { $target }.
       *[no] { $seat } проваливает тест ({ $attribute }, { $skill }): { $die }, всего { $total } против { $target }.
    }
event-RolledAgain = { $seat } перебрасывает кубик: { $die } вместо { $before }.
event-EnemyWounded = «{ $card }» получает { wounds }, атакует { $seat }.
event-Wounded = { $seat }: «{ $who }» получает { wounds }.
event-WoundsCancelled = { $seat }: «{ $who }», отменено { wounds }.
event-Exhausted = { $seat }: «{ $who }», { exhaustion }.
event-Healed = { $seat }: «{ $who }», снято { wounds }.
event-Recovered = { $seat }: «{ $who }», снята { exhaustion }.
event-AllyDied = { $seat } теряет наёмника: «{ $card }».
event-AllyKeptOut = { $seat }: «{ $card }» в этом сражении не участвует.
event-Escaped = { $seat } отходит назад: { $hex }.
event-FightWon = { $seat } побеждает другого героя: { $other_seat }.
event-KnockedOut = { $seat } временно выбывает, теряет { gold } и { experience } и приходит в себя: { $hex }.
event-CardRobbed = { $seat } забирает карту «{ $card }», прежний владелец { $other_seat }.
