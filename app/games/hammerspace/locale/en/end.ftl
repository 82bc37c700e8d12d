# The end of a match of Hammerspace.
end-view-life = Life

end-point-life = life { $before } to { $after }

end-luck-hammerspace-attack = Attack dice
end-luck-hammerspace-defence = Defence dice
end-luck-hammerspace-conditions = Rolls of effects that did it
end-luck-hammerspace-amounts = Dice for amounts
end-luck-hammerspace-cards = Worth of cards drawn
