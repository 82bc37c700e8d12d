# The home screen.
home-about = Get out of the labyrinth before anybody else does.
home-continue-about = { $what }, move { $count }, { $when }
home-learn-about = fifteen short lessons on the real tables
home-matches-about = all that are saved: go on, watch, name, export
home-no-matches = No matches to show: another Mazmorra has them, or their file is damaged.
home-gallery-about = all that the decks hold, with pictures; yours too
home-rules-about = of all games, clause by clause
home-quit-about = matches are saved at every move
home-quit-unsaved = nothing that is played here is saved
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
home-continue-players = Players: { $names }
