# Pass the keyboard: nothing here may tell anything of a seat but its name.
pass-to = Pass the keyboard to
pass-look-away = Everyone else, look away! Nothing shows until { $name } presses { $key }.
pass-since = Since your last turn:
pass-since-more = Since your last turn (the log has the rest):
pass-so-far = So far:
pass-so-far-more = So far (the log has the rest):
