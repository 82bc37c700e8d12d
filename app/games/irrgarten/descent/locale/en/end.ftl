# The end of a Descent.
end-view-coins = Coins

end-point-coins = from { $before } to { $after } coins
end-point-expected-coins = { $before } to { $after } coins to expect

end-luck-descent-hits = Hits
end-luck-descent-parries = Blocks
