# Irrgarten in the rules browser.
rules-game-irrgarten = Irrgarten
