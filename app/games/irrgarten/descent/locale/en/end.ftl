# The end of a Descent.
end-view-coins = Coins

end-point-coins = from { $before } to { $after } coins
end-point-expected-coins = from { $before } to { $after }
end-points-unit-coins = coins you were on course for, before and after

end-luck-descent-hits = Hits
end-luck-descent-parries = Blocks
