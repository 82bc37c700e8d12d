# The review of a finished match: what decisions cost. $plan is a decision as "you" do it: "go left",
# or did it. $whose is "yours" for one person's decisions, else "all"; the messages with "other" are
# about somebody else. review-has and review-has-self are the Spanish verb in a plan's past, $has.
review-title = { $whose ->
    [yours] Your decisions
   *[all] Decisions
}
review-working = Trying the decisions out: { $done }%
review-failed = The trial games broke off, so there are no figures. Leave this page and open it again for another try.
review-has = did
review-has-self = did
review-seat = { $mistakes ->
    [0] { $n ->
        [one] { $name }: the only decision was no clear mistake.
       *[other] { $name }: none of { $n } decisions was a clear mistake.
    }
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
review-made-other = { $name } { $plan }: { $chance } to win the match
review-made-other-coins = { $name } { $plan }: { $chance }
review-better = Better: { $plan } ({ $chance } to win)
review-better-coins = Better: { $plan } ({ $chance })
review-better-other = Better: { $plan } ({ $chance } to win)
review-better-other-coins = Better: { $plan } ({ $chance })
review-how = The figures come from trial games{ $whose ->
    [yours] {" "}with what you could see, and may differ from those you saw in the match
   *[all] , with what the player could see
}. A point is a percentage point of { $whose ->
    [yours] your
   *[all] a
} chance to win. The costliest come first. Costs that luck could explain aren't listed.
review-how-coins = Each decision was tried in trial games, with what { $whose ->
    [yours] you
   *[all] the player
} could see. The figures are the coins to count on at the end. The costliest come first. Costs that luck could explain aren't listed.
review-none = Each decision was tried in trial games. No other choice did better by more than luck explains.
review-nothing = There was nothing to choose in this match.
review-mistake = { $turn }, { $cost }. { $made }. { $better }.
review-no-mistake = No decision is selected.
