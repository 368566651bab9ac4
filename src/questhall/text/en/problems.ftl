# What the server refuses, and why.

problem-bad-request = This request makes no sense here: { $what }.
problem-not-found = There is nothing here.
problem-method = This cannot be done here.
problem-too-large = That is too much at once.
problem-too-many = Too many requests. Wait a moment and try again.
problem-foreign = This request did not come from a Questhall page.
problem-no-session = Nobody knows you here yet. Reload the page.
problem-server = Something broke on the server. It is not your fault, and nothing was changed.
problem-storage = This could not be kept on disk, so it was not done. Try again.

problem-name-taken = Somebody else has this name already.
problem-wrong-password = Name and password do not fit.
problem-has-account = You have an account already.
problem-vacation = { $left ->
    [0] You have used up the vacation of this year.
    [one] You have { $left } day of vacation left this year.
   *[other] You have { $left } days of vacation left this year.
}
problem-letter = The letter could not be sent. Try again later.
problem-hook = { $why ->
    [address] This is not an address that can be called: it begins with https:// or http://.
    [private] Addresses inside this server's own network are not called.
    [answer] The program at this address answered with { $answer }.
   *[silent] Nobody answers at this address.
}
problem-wrong-code = This code is wrong, used or too old.

problem-no-such-game = There is no game { $game } in this hall.
problem-no-such-language = There is no such language here.
problem-bad-table = { $why ->
        [no-such-option] No such table can be set: { error-no-such-option }.
        [option-takes] No such table can be set: { error-option-takes }.
        [wrong-count] No such table can be set: { error-wrong-count }.
        [other-mode] No such table can be set: { error-other-mode }.
        [other-players] No such table can be set: { error-other-players }.
       *[other] No such table can be set: { $what }.
    }
problem-no-such-table = There is no such table.
problem-no-such-seat = There is no such seat at this table.
problem-no-such-person = Nobody of that name is at this table.
problem-seat-taken = Somebody sits there already.
problem-one-seat = You play at this table already: the secrets of another seat are not for you.
problem-seat-open = A seat is still open.
problem-not-your-seat = This is not your seat.
problem-not-your-table = Only the one who opened the table may do that.
problem-hint = There are no hints where people play against one another.
problem-not-now = This is not possible now.
problem-no-take-back = There is no move of yours that could be taken back.
problem-removed = You were asked to leave this table.
problem-closed = This table is closed.
problem-frozen = { $why ->
        [newer-file] This match cannot be continued here: { error-newer-file }.
        [newer-rules] This match cannot be continued here: { error-newer-rules }.
        [older-rules] This match cannot be continued here: { error-older-rules }.
        [damaged-file] This match cannot be continued here: { error-damaged-file }.
        [foreign-file] This match cannot be continued here: { error-foreign-file }.
        [wrong-record] This match cannot be continued here: { error-wrong-record }.
        [no-such-game] This match cannot be continued here: { error-no-such-game }.
       *[other] This match cannot be continued here: { $note }
    }
problem-muted = You may not speak at this table.
problem-bad-record = { $why ->
        [foreign-file] This match file cannot be used: { error-foreign-file }.
        [newer-file] This match file cannot be used: { error-newer-file }.
        [newer-rules] This match file cannot be used: { error-newer-rules }.
        [older-rules] This match file cannot be used: { error-older-rules }.
        [damaged-file] This match file cannot be used: { error-damaged-file }.
        [forged-file] This match file cannot be used: { error-forged-file }.
        [no-such-game] This match file cannot be used: { error-no-such-game }.
       *[other] This match file cannot be used: { $what }.
    }
problem-secret = The match is still running: you see it with the eyes of your own seat only.
problem-other-cards = The cards of this game have changed since the match was played, so it cannot be gone through step by step.
problem-no-such-campaign = There is no such campaign.
problem-not-your-campaign = This campaign is for those who play it.
problem-campaign-over = This campaign is over.
problem-story = The stories of a campaign are for those who play it.
problem-bad-campaign = { $why ->
        [foreign-campaign] This campaign cannot be used: { error-foreign-campaign }.
        [newer-campaign] This campaign cannot be used: { error-newer-campaign }.
        [other-campaign] This campaign cannot be used: { error-other-campaign }.
        [forged-campaign] This campaign cannot be used: { error-forged-campaign }.
        [no-campaigns] This campaign cannot be used: { error-no-campaigns }.
       *[other] This campaign cannot be used: { $what }.
    }

problem-not-a-message = This message makes no sense: { $what }.
problem-stale = The table has changed meanwhile. Look again.
problem-illegal = This move is not possible now.
problem-no-undo = This cannot be taken back.
problem-unknown-thing = There is no such thing on the table.
problem-rules = This is a mistake in the rules of the game, not yours; the match stands where it was.

## What somebody is called who has not said his name

guest-name = Guest { $number }

## What is wrong with a game, its options or a match file; a part of a longer sentence

error-no-such-game = there is no game '{ $game }'; there is { $known }
error-no-such-rule = no game has a rule { $rule }
error-no-such-option = there is no option '{ $option }'; there is { $known }
error-option-takes = option { $option } takes { $values }
error-option-form = an option is given as name=value, not '{ $option }'
error-wrong-count = the number of players can be { $counts }, not { $seats }
error-foreign-file = this is not a Questhall match file, or it is damaged
error-newer-file = this match was saved by a newer Questhall (file version { $version }, here is { $here })
error-other-game = this is a match of { $game }, not of { $wanted }
error-newer-rules = this match was played with newer rules of { $game } (version { $version }, here is { $here })
error-older-rules = this match was played with rules version { $version } of { $game } and cannot go on here
error-damaged-file = { $place ->
        [none] this match file is damaged
       *[other] this match file is damaged at { $place }
    }
error-forged-file = its position is not the one its moves lead to
error-wrong-record = the record does not fit the rules
error-foreign-campaign = this is not a Questhall campaign, or it is damaged
error-newer-campaign = this campaign was kept by a newer Questhall
error-other-campaign = this is a campaign of { $game }, not of { $wanted }
error-forged-campaign = no campaign can have come to this
error-no-campaigns = this game has no campaigns
error-other-mode =
    { $mode ->
        [character] this campaign is played in Character mode
       *[other] this campaign is played in Campaign mode
    }
error-other-players =
    { $players ->
        [one] this campaign has { $players } player
       *[other] this campaign has { $players } players
    }
