# The end of a match.
# $unit is what a match counts: turns, or the steps of a Descent.
end-seed = seed { $seed }, { $turns ->
    [one] { $unit ->
        [steps] one step
       *[turns] one turn
    }
   *[other] { $turns } { $unit ->
        [steps] steps
       *[turns] turns
    }
}
# A bot played on for a player who resigned; `note` is how its seat ended.
end-resigned = { $note ->
    [none] resigned, a bot played on
   *[other] resigned, a bot played on: { $note }
}

# -- views
# The keys for one player: there is nobody for a rematch.
end-again-new = New try
end-again-same = Same again
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
end-points-unit = chance to win the match, before and after
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
end-point-bot = A bot decided this for { $name }.
end-point-quiet = A step that left nothing in the log.

# -- luck
end-luck-overall = Overall
end-luck-none = This match had no dice and no draws.
end-luck-sums = What you got and, in brackets, what you could expect.
end-luck-gains = The difference from what you could expect.
end-luck-signs = + lucky, ++ very; - unlucky, -- very; = average.
end-feats-none = None this time.
end-feats-more = and { $n } more

# -- the card
end-card-title = Share this match
end-card-how = Copied, if your terminal allows it. If not, select the text here, with Shift held down if the mouse is on.
end-card-about = seed { $seed }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $turns ->
    [one] { $unit ->
        [steps] one step
       *[turns] one turn
    }
   *[other] { $turns } { $unit ->
        [steps] steps
       *[turns] turns
    }
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
end-report-rules = Settings that differ from the default:
end-report-rule = { $label }: { $value }
end-report-result = Result
end-report-points = { $unit ->
    [none] Turning points
   *[other] Turning points ({ $unit })
}
end-report-luck = Luck
end-report-sum = { $came }, expected { $expected } ({ $n ->
    [one] once
   *[other] { $n } times
})
end-report-log = Log

# -- the dice of a match with friends
end-dice-sealed = dice sealed { $seal }
end-view-dice = The dice
end-dice-working = Playing the match again, to check its dice...
end-dice-unknown = The dice can't be checked. { $why }
end-dice-seal = { $holds ->
    [yes] The table's number and the rules match the seal that { $kept ->
        [kept] your Mazmorra has kept since before the match
       *[shown] was shown before the match
    }: { $seal }.
   *[no] The table's number or the rules do not match the seal that { $kept ->
        [kept] your Mazmorra has kept since before the match
       *[shown] was shown before the match
    }: { $seal }.
}
# For somebody who came when the match had begun.
end-dice-late = { $holds ->
    [yes] The table's number matches the seal that it has shown since you came: { $seal }.
   *[no] The table's number does not match the seal that it has shown since you came: { $seal }.
}
end-dice-own = { $holds ->
    [yes] Your own number is part of the seed.
   *[no] Your own number is missing from the seed.
}
end-dice-added = { $count ->
    [0] At the beginning no friend had a seat, so the table's number alone is the seed.
    [one] { $names } added a number.
   *[other] These players added a number each: { $names }.
}
end-dice-seed = { $holds ->
    [yes] The seed of all dice and cards is made of these numbers.
   *[no] The seed of the dice and cards is not made of these numbers.
}
end-dice-played = { $holds ->
    [yes] { $count ->
        [one] One decision, played again here, leads
       *[other] { $count } decisions, played again here, lead
    } to the same end. Friends see the same digits: { $link }.
   *[no] { $count ->
        [one] One decision, played again here, leads
       *[other] { $count } decisions, played again here, lead
    } to another end.
}
end-dice-restarts = { $count ->
    [one] The host asked for the numbers once before, and dropped them.
   *[other] The host asked for the numbers { $count } times before, and dropped them.
}
end-dice-limits = So nobody chose the dice. The host could still look at hands and dice during the match.
end-dice-alone = No friend added a number, so this can't show that nobody chose the dice.
end-dice-forged = Don't trust this match: somebody has changed it.
