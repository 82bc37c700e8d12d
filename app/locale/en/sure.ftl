# The question before a choice that costs much.
sure-title = Are you sure?
sure-about = You win { $chosen } if you { $other }, but { $best } if you { $first } (in { $n } trial games).
sure-about-coins = You end with about { $chosen } coins if you { $other }, but { $best } if you { $first } (in { $n } trial games).
