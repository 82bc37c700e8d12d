# The end of a Descent.
end-view-coins = Coins

end-point-coins = from { $before } to { $after } coins
end-point-expected-coins = on course for { $after } coins, not { $before }

end-luck-descent-hits = Hits
end-luck-descent-parries = Blocks
