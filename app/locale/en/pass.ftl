# Pass the keyboard: nothing here may tell anything of a seat but its name.
pass-to = Pass the keyboard to
pass-look-away = Everybody else: look away. Nothing is shown until { $name } presses Space.
pass-since = Since your last turn:
