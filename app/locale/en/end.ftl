# The end of a match.
end-seed = seed { $seed }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}

# -- views
end-view-chance = Estimated chances to win
end-view-course = Course
end-view-luck = Luck
end-view-feats = Feats
end-working = Analysing the match: { $done }%
end-not-known = The match can't be analysed. { $why }
end-no-report = No report: the match can't be analysed.
end-not-yet = Not yet: the match is still being analysed.

# -- turning points
end-points = Turning points
end-points-none = No single decision turned this match.
end-no-point = No turning point is selected.
end-point-turn = turn { $n }
end-point-setup = setup
end-point-chance = { $left ->
    [under] under { $before }
    [over] over { $before }
   *[at] { $before }
} to { $reached ->
    [under] under { $after }
    [over] over { $after }
   *[at] { $after }
}
end-point-quiet = A step that left nothing in the log.

# -- luck
end-luck-overall = Overall
end-luck-none = This match had no dice and no draws.
end-luck-sums = What you got and, in brackets, what you could expect.
end-luck-gains = The difference from what you could expect.
end-luck-signs = + lucky, ++ very lucky; - unlucky, -- very unlucky; = average.
end-feats-none = None this time.
end-feats-more = and { $n } more

# -- the card
end-card-title = Share this match
end-card-how = Copied, if your terminal allows it. If not, select the text here, with Shift held down if the mouse is on.
end-card-about = seed { $seed }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
end-card-luck = luck: { $list }

# -- the report
end-written-title = Report saved
end-written = The report of this match is in { $path }
end-not-written = The report can't be saved.
end-report-game = { $game }, finished { $date }
end-report-seed = Seed { $seed }, match { $match }
end-report-version = Mazmorra { $version }, rules { $rules }
end-report-practice = A practice match.
end-report-usual = Default rules.
end-report-rule = { $label }: { $value }
end-report-result = Result
end-report-luck = Luck of dice and draws
end-report-sum = { $came }, expected { $expected }, over { $n }
end-report-log = Log
