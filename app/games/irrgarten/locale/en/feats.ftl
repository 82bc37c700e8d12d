# Feats of Irrgarten: a name, and the sentence that says what was done. { $n } is how often or how
# much.
feats-irrgarten-out = Fresh Air
    .about = Win a match.
feats-irrgarten-first-kill = Beginner's Blood
    .about = Kill a monster.
feats-irrgarten-hunter = Pest Control
    .about = Kill { $n } monsters in one match.
feats-irrgarten-unseen = Pacifist
    .about = Win without a single fight. A guardian doesn't count.
feats-irrgarten-untouched = Not a Scratch
    .about = Win without a wound, after at least one fight.
feats-irrgarten-stalemate = Still Standing
    .about = Win a fight by lasting to the end of its last round.
feats-irrgarten-thread = By a Thread
    .about = Kill a monster after being down to 1 health in that fight.
feats-irrgarten-quick = In a Hurry
    .about = Kill a monster within the first 3 attacks of a fight.
feats-irrgarten-flurry = Flurry
    .about = Wound a monster { $n ->
        [2] twice
       *[other] { $n } times
    } in one fight before it wounds you.
feats-irrgarten-armoury = Walking Armoury
    .about = Keep { $n } new weapons and shields in one turn.
feats-irrgarten-healthy = Picture of Health
    .about = Have 16 health or more.
feats-irrgarten-windfall = Windfall
    .about = Get a reward of at least 2 weapons and 3 shields.
feats-irrgarten-butterfingers = Butterfingers
    .about = Throw away { $n } old weapons and shields in one match.
feats-irrgarten-risen = Back on Your Feet
    .about = Come back from the dead.
feats-irrgarten-nine-lives = Seven Lives to Go
    .about = Come back from the dead { $n ->
        [2] twice
       *[other] { $n } times
    } in one match.
feats-irrgarten-from-the-grave = From Grave to Gate
    .about = Win after coming back from the dead.
feats-irrgarten-limping = Limping Home
    .about = Win after losing a fight by wounds.
feats-irrgarten-drunkard = Two Left Feet
    .about = Wander off { $n ->
        [2] twice
       *[other] { $n } times
    } in one match.
feats-irrgarten-funeral = No Flowers, Please
    .about = Win after seeing a monster kill a rival.

# Best results of a match, by which the hall of fame is ordered.
feats-irrgarten-best-kills = most monsters killed
feats-irrgarten-best-blow = hardest hit
feats-irrgarten-best-health = best health
