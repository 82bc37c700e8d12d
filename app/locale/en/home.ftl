# The home screen.
home-about = Find your way out of the labyrinth before anybody else does
home-irrgarten-about = a labyrinth, monsters and one exit: the first one out wins
home-continue-about = { $game }: { $where }, { $count ->
    [one] one move
   *[other] { $count } moves
}, { $names } ({ $when })
home-help-about = what the keys of a screen do, on every screen
home-quit-about = matches are saved at every move
home-just-now = just now
home-minutes = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
home-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
home-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}
