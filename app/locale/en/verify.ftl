# "mazmorra match verify" and the end of a match with friends: were the dice fair?
verify-played = { $count ->
    [0] Nobody has decided anything in this match yet, so there is nothing to verify.
    [one] Played again: one decision leads to the same end. Every copy of this match shows the same digits: { $link }.
   *[other] Played again: { $count } decisions lead to the same end. Every copy of this match shows the same digits: { $link }.
}
verify-not-over = The match isn't over, so its dice stay sealed.
verify-no-seal = Its dice weren't sealed: this was no match with friends elsewhere.
verify-seal = { $holds ->
    [yes] The table's number fits the seal from before the match ({ $seal }).
   *[no] The table's number does not match the seal from before the match ({ $seal }).
}
verify-rules = { $holds ->
    [yes] The rules and cards are those that were sealed with it.
   *[no] The rules or cards are not those that were sealed with it.
}
verify-seed = { $holds ->
    [yes] { $count ->
        [0] All dice and cards come from that number alone: no friend had a seat at the beginning.
       *[other] All dice and cards come from that number and those of { $names }.
    }
   *[no] The dice and cards do not come from the numbers that were added.
}
verify-limits = So nobody chose the dice. The host could still look at hands and dice during the match.
verify-alone = No friend added a number, so this can't show that nobody chose the dice.
verify-forged = Don't trust this match: somebody has changed it.
