# The end of a match.
end-seed = seed { $seed }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
end-rematch-about = the same players and rules, another seed
end-same-about = this match again from its beginning
end-new-about = choose players and rules anew
end-replay-about = the match again, step by step
end-board-about = look at the last position
end-home-about = the home screen
