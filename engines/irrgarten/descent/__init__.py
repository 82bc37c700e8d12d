"""The rules of the Descent, the roguelike mode of Irrgarten (IRR-40 to IRR-55)."""
