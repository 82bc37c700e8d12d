# The words of Nim.
nim-start = Take matches from one heap; who takes the last one wins ({ $help }: keys). You are { $names }.
nim-do-take = { $first ->
    [one] Take 1 match from heap { $second }
   *[other] Take { $first } matches from heap { $second }
}
nim-event-taken = { $count ->
    [one] { $name } takes 1 match from heap { $heap }; { $left } left.
   *[other] { $name } takes { $count } matches from heap { $heap }; { $left } left.
}
nim-view-heaps = Heaps: { $value }
nim-over-last-match = The last match is taken: { $names } wins.
