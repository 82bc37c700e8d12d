# The card at the end of the last lesson of Napakalaki.
lessons-card-last-napakalaki = Enter starts "With Friends Like These", against bots.
