# The end of a match.
end-seed = seed { $seed }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}

# -- views
end-view-chance = Chances to win, estimated
end-view-course = Course
end-view-steps = Steps to the exit
end-view-level = Level
end-view-life = Life
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
end-point-steps = { $before } to { $after } steps
end-point-level = level { $before } to { $after }
end-point-life = life { $before } to { $after }
end-point-quiet = A step of which the log says nothing.

# -- luck
end-luck-irrgarten-gifts = Strength and intelligence dealt
end-luck-irrgarten-hits = Own blows that wounded
end-luck-irrgarten-parries = Monsters' blows withstood
end-luck-irrgarten-prizes = Things won in prizes
end-luck-irrgarten-returns = Returns from the dead
end-luck-irrgarten-obeyed = Steps that obeyed
end-luck-napakalaki-start = Starting treasures
end-luck-napakalaki-beaten = Monsters beaten
end-luck-napakalaki-escapes = Escapes
end-luck-napakalaki-gold = Gold of treasures drawn
end-luck-napakalaki-bonus = Bonus of treasures drawn
end-luck-hammerspace-attack = Attack dice
end-luck-hammerspace-defence = Defence dice
end-luck-hammerspace-conditions = Rolls of effects that did it
end-luck-hammerspace-amounts = Dice for amounts
end-luck-hammerspace-cards = Worth of cards drawn
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
