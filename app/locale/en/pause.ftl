# The menu of a running match.
pause-title = The match waits
pause-leave-about = to the home screen, to be continued
pause-rules-about = of this game, as they are set
pause-help-about = what the keys do
pause-abandon-about = give this match up and forget it
