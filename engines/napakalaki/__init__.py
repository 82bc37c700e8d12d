"""Napakalaki: beat monsters, steal treasure, reach level 10. The rules: NAP-1 to NAP-20."""
