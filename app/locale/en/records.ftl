# While another program has the saved matches, or nothing can be saved.
records-tag-unsaved = NOT SAVED
records-tag-beside = LOOKING ON
records-beside = Another Mazmorra has the saved matches: nothing played here is saved.
records-read-only = Another Mazmorra has the saved matches: here they can only be looked at.
records-lost = to the home screen; this match is not saved
records-leave-title = Leave this match?
records-leave-about = It is not saved: nobody can go on with it, and it counts for no records.
records-leave-no = Keep playing
records-leave-yes = Leave it
records-not-at-hand = The records are not at hand: the file of saved matches can't be read.

# The records screen.
records-row = statistics, hall of fame, feats, streaks
