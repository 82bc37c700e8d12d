"""The parts of the Irrgarten screen: the board, panels and routes. No rules in here."""
