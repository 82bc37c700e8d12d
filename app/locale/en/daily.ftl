# The daily: a match a day and game, the same for everybody.
daily-row = one match a day, the same for everybody
daily-card-of = Card of the day
daily-named = Daily { $day }
daily-title = DAILY   { $day }
daily-about = One match of each game a day (UTC), the same for everybody: labyrinth, dice, cards and rivals. The first time is for the record, won, lost or given up. After that it is practice.
daily-explained = The daily of each game has the same seed for everybody who has the same rules. It is for the record once: leaving and going on is fine, but who abandons it has played it.
daily-streak = Dailies played to the end: { $n } days in a row.
daily-next = The next ones come in { $hours } h { $minutes } min.
daily-waits = for the record: not begun yet
daily-goes-on = for the record: go on with it
daily-done = { $result }; again only as practice
daily-given-up = given up or deleted; again only as practice
daily-resigned = you resigned; again only as practice
daily-unsaved = as practice: nothing is saved here just now
daily-over = finished
daily-won = won in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
daily-place = { $rank } of { $seats } after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
daily-card-row = today's results, to share
daily-card-title = daily { $day }
daily-card-days = { $n } days in a row
daily-no-card = There is a card once one of today's dailies is over.
daily-close-row = to the home screen
