# The review of a finished match: what decisions cost. $plan is a decision as "you" do it: "go left".
review-title = Your decisions
review-working = Trying your decisions out: { $done }%
review-failed = The decisions can't be tried out. { $why }
review-seat = { $mistakes ->
    [0] { $name }: nothing better was found for any of { $n } decisions.
   *[other] { $lost ->
        [none] { $name }: something better was found for { $mistakes } of { $n } decisions.
       *[other] { $name }: { $mistakes } of { $n } decisions gave away { $lost }.
    }
}
review-luck = { $luck ->
    [very-bad] Luck: very bad.
    [bad] Luck: bad.
    [good] Luck: good.
    [very-good] Luck: very good.
   *[usual] Luck: average.
}
review-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
review-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
review-made = you { $plan }: { $chance } to win the match
review-made-coins = you { $plan }: { $chance }
review-better = Better: { $plan } ({ $chance })
review-how = The figures come from trial games with what you could see, and may differ from those you saw in the match. A point is a percentage point of your chance to win. Costs that luck could explain aren't listed.
review-how-coins = Each decision was played on in trial games, from what you could see. The figures are the coins that you could expect. Costs that luck could explain aren't listed.
review-none = Each decision was played on in trial games. No other one was better by more than luck could explain.
review-nothing = There was nothing to choose in this match.
review-mistake = { $turn }, { $name }, { $cost }. { $made }. { $better }.
review-why-failed = Its process has ended.
review-no-mistake = No decision is selected.
