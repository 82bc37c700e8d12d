# The end of a match of Irrgarten.
end-view-steps = Steps to the exit

end-point-steps = from { $before } to { $after } steps

end-luck-irrgarten-gifts = Strength and intelligence
end-luck-irrgarten-hits = Hits
end-luck-irrgarten-parries = Blocks
end-luck-irrgarten-prizes = Rewards won
end-luck-irrgarten-returns = Returns from the dead
end-luck-irrgarten-obeyed = Steps that obeyed you
