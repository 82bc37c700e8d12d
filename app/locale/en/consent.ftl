# Another player at a table with friends wants to undo.
consent-title = Let { $name } undo?
consent-about = { $count ->
    [one] { $name } wants to undo one decision. Everyone must agree.
   *[other] { $name } wants to undo { $count } decisions. Everyone must agree.
}
consent-yes = Let them
consent-no = No
