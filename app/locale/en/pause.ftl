# The menu of a running match.
pause-title = The match waits
pause-leave-about = go to the home screen; Continue brings you back here
pause-help-about = what the keys do
pause-abandon-about = give this match up and forget it
