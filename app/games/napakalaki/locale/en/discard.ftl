# The question before all treasures are discarded (NAP-33).
discard-all-title = Discard all your treasures?
discard-all-about = Everything goes, equipped and hidden. Your next turn begins with a roll for new treasures. You keep your level.
discard-all-yes = Discard all
discard-all-no = Keep them
