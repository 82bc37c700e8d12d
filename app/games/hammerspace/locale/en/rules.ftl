# Hammerspace in the rules browser.
rules-game-hammerspace = Hammerspace
