"""The rules of Hammerspace: cards in four slots, attacks and defences, characters, monsters."""
