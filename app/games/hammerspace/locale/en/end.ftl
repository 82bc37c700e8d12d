# The end of a match of Hammerspace.
end-view-life = Life

end-point-life = life { $before } to { $after }

end-luck-hammerspace-attack = Attack dice
end-luck-hammerspace-defence = Defence dice
end-luck-hammerspace-conditions = Effects won by a roll
end-luck-hammerspace-amounts = Effect dice
end-luck-hammerspace-cards = Value of cards drawn
