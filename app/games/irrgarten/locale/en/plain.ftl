# Irrgarten in plain mode. Words of commands are lists parted by commas; the first one is shown in
# the help.
plain-word-irrgarten = irrgarten, labyrinth, maze
plain-word-maze-where = where
plain-word-maze-exits = exits, ways
plain-word-maze-near = near, monsters
plain-word-maze-look = look, look at
plain-word-maze-go = go, go to, travel
plain-word-maze-explore = explore

plain-help-maze-where = where you are, and where the exit is
plain-help-maze-exits = how far each way is open
plain-help-maze-near = monsters and rivals near you
plain-help-maze-look = what is on a square: look 4 7 is column 4, row 7
plain-help-maze-go = walk until something happens: go exit, go minotaur, go 4 7
plain-help-maze-explore = walk to what you have not seen

plain-maze-brief = Turn { $turn }. { $name }, you are at { $place }. Health { $health }, wounds { $hits } of { $most }.
plain-maze-place = column { $column }, row { $row }
plain-maze-unknown-place = a place that is not known
plain-maze-where = You are at { $place } of a labyrinth with { $columns } columns and { $rows } rows.
plain-maze-exit = The exit lies { $distance }.
plain-maze-exit-unseen = The exit was not seen yet.
plain-maze-the-exit = the exit
plain-maze-exit-words = exit, the exit
plain-maze-steps = { $n } { $way }
plain-maze-here = right here
plain-maze-unseen = what was not seen yet
plain-maze-way = { $way }: { $n ->
    [0] at once { $ends }
    [one] 1 free square, then { $ends }
   *[other] { $n } free squares, then { $ends }
}.
plain-maze-foe = { $name }, { $distance }: health { $health }, strength { $strength }, intelligence { $intelligence }. You win { $chance } of the time.
plain-maze-no-monster = No monster is near.
plain-maze-sheet = Health { $health }. Strength { $strength }, intelligence { $intelligence }.
plain-maze-weapons = Weapons: { $list }.
plain-maze-shields = Shields: { $list }.
plain-maze-item = { $power } for { $uses ->
    [one] 1 use
   *[other] { $uses } uses
}
plain-maze-rival = { $name }, { $distance }: health { $health }, weapons { $weapons }, shields { $shields }.
plain-maze-rival-dead = { $name } is dead.
plain-maze-rival-unseen = { $name } is out of sight.
plain-maze-then = then
plain-maze-look-how = Type look, a column and a row: look 4 7.
plain-maze-hint = A scout would go { $way }.
plain-maze-going = On the way, { $n ->
    [one] 1 step
   *[other] { $n } steps
}.
plain-maze-go-which = Type go exit, go and a monster's or a rival's name, or go, a column and a row.
plain-maze-go-no-exit = The exit was not seen yet. Type explore.
plain-maze-stop-no-fog = Nothing is hidden here: there is no fog to explore. Type go exit.
plain-maze-stop-no-exit = The exit was not seen yet. Type explore.
plain-maze-stop-exit-seen = The route waits: the exit is in sight. Type go exit.
plain-maze-stop-explored-exit = All that can be reached without a fight was seen. Type go exit.
