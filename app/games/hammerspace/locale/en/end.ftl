# The end of a match of Hammerspace.
end-view-life = Life

end-point-life = life { $before } to { $after }

end-luck-hammerspace-attack = Attack dice
end-luck-hammerspace-defence = Defence dice
end-luck-hammerspace-conditions = Effect rolls that worked
end-luck-hammerspace-amounts = Dice that set amounts
end-luck-hammerspace-cards = Value of cards drawn
