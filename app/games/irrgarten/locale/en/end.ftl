# The end of a match of Irrgarten.
end-view-steps = Steps to the exit

end-point-steps = { $before } to { $after } steps

end-luck-irrgarten-gifts = Strength and intelligence dealt
end-luck-irrgarten-hits = Own blows that wounded
end-luck-irrgarten-parries = Monsters' blows withstood
end-luck-irrgarten-prizes = Things won in prizes
end-luck-irrgarten-returns = Returns from the dead
end-luck-irrgarten-obeyed = Steps that obeyed
