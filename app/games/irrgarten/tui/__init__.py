"""What the screen of Irrgarten is made of: the board, panels and routes. No rules in here."""
