# A host leaves a table at which friends have seats.
parting-match-title = Leave and close the table?
parting-match-about = { $names } { $count ->
    [one] plays
   *[other] play
} at your table, which closes for everyone. The match is saved here. When you continue it, your friends come back by themselves.
parting-match-no = Keep playing
parting-match-yes = Save and leave
parting-quit-title = Quit Mazmorra?
parting-quit-about = { $names } { $count ->
    [one] plays
   *[other] play
} at your table, which closes for everyone. The match is saved here. When you continue it, your friends come back by themselves.
parting-quit-no = Stay
parting-quit-yes = Quit
parting-lobby-title = Close the table?
parting-lobby-about = { $names } { $count ->
    [one] has a seat
   *[other] have seats
} at your table. Your friends are sent away, and the invitation stops working.
parting-lobby-no = Keep it open
parting-lobby-yes = Close it
