"""Irrgarten, as the program offers it: labyrinths from files or made by the generator."""
