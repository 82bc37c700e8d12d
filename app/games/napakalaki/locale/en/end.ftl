# The end of a match of Napakalaki.
end-view-level = Level

end-point-level = level { $before } to { $after }

end-luck-napakalaki-start = Starting treasures
end-luck-napakalaki-beaten = Monsters beaten
end-luck-napakalaki-escapes = Escapes
end-luck-napakalaki-gold = Gold in treasures drawn
end-luck-napakalaki-bonus = Bonus in treasures drawn
