# A host opens a table again while the match of the last one is in progress.
kept-title = Open a new table?
kept-about = Your last table has a match in progress: { $what }. Players: { $names }. If you continue it, its invitation still works and your friends come back by themselves. If you open a new table, that match stays in your saved matches.
kept-no = Continue that match
kept-yes = Open a new table
