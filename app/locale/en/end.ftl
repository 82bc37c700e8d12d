# The end of a match.
end-seed = seed { $seed }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}

# -- views
end-view-chance = Chances to win, estimated
end-view-course = Course
end-view-luck = Luck
end-view-feats = Feats
end-working = Working out how it went: { $done }%
end-not-known = How it went can't be worked out. { $why }
end-no-report = No report: how it went can't be worked out.
end-not-yet = Not yet: how it went is still being worked out.

# -- turning points
end-points = Turning points
end-points-none = No single decision turned this match.
end-no-point = There is no turning point to show.
end-point-turn = turn { $n }
end-point-setup = set-up
end-point-chance = { $before } to { $after }
end-point-quiet = A step of which the log says nothing.

# -- luck
end-luck-overall = All together
end-luck-none = Neither dice nor draws had a part in it.
end-luck-sums = What came, and in brackets what was to be expected.
end-luck-gains = How much more or less came than was to be expected.
end-luck-signs = + lucky, ++ very; - unlucky, -- very; = as usual.
end-feats-none = None this time.
end-feats-more = and { $n } more

# -- the card
end-card-title = Card of the match
end-card-how = Copied, if your terminal lets programs do that. If not, select it here (with Shift held down where the mouse belongs to the program).
end-card-about = seed { $seed }, { $players } players, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
end-card-luck = luck: { $list }

# -- the report
end-written-title = Report written
end-written = The report of this match is in { $path }
end-not-written = The report could not be written.
end-report-game = { $game }, played until { $date }
end-report-seed = Seed { $seed }, match { $match }
end-report-version = Mazmorra { $version }, rules { $rules }
end-report-practice = A practice match.
end-report-usual = Rules as usual.
end-report-rule = { $label }: { $value }
end-report-result = Result
end-report-luck = Luck of dice and draws
end-report-sum = { $came }, expected { $expected }, of { $n }
end-report-log = Log
