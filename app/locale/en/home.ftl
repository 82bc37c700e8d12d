# The home screen.
home-about = Games of dungeons, monsters and bad luck.
home-continue-about = { $what }, { $when }
home-learn-about = short lessons on the real screens
home-matches-about = your saved matches: continue, watch, rename, export
home-no-matches = Your matches are open in another Mazmorra, or their file is damaged.
home-gallery-about = every card and monster, with pictures
home-rules-about = of every game, rule by rule
home-quit-about = every move is already saved
home-quit-unsaved = nothing you play here is saved
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
home-continue-more = Move { $count }. Players: { $names }
home-online-about = friends on your network need only an invitation
