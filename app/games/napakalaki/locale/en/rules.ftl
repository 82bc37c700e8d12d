# Napakalaki in the rules browser.
rules-game-napakalaki = Napakalaki
