# The daily: a match a day and game, the same for everybody.
daily-row = one match of each game a day, the same for all
daily-card-of = Share today's results
daily-named = Daily { $day }
daily-title = DAILY   { $day }
daily-about = One match of each game a day (UTC), the same for everyone: labyrinth, dice, cards and rivals. Your first try counts for the records, even if you abandon it. After that it is practice.
daily-explained = Same seed and rules for everyone. Only your first try counts: take breaks if you like, but abandoning uses it up.
daily-streak = Dailies finished { $n } days in a row.
daily-week = { $game }, last { $n } days: { $scores }
daily-next = The next ones come in { $hours } h { $minutes } min.
daily-waits = not started; counts for the records
daily-goes-on = in progress; counts for the records
daily-done = { $result }; practice from now on
daily-given-up = abandoned or deleted; practice from now on
daily-resigned = you resigned; practice from now on
daily-unsaved = practice: nothing is saved here right now
daily-over = finished
daily-won = won in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
daily-place = { $rank } of { $seats } after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
daily-card-row = today's results, without spoilers
daily-card-title = daily { $day }
daily-card-days = { $n } days in a row
daily-no-card = You can share once you have finished one of today's dailies.
daily-close-row = to the home screen
