# The coach's tips for Napakalaki: a line each, at the first time.
coach-napakalaki-start = Beat monsters to gain levels: { $level } wins.
coach-napakalaki-over-limit = You can keep 4 hidden: equip or discard the rest.
coach-napakalaki-hidden = Hidden treasures count only once equipped.
coach-napakalaki-necklace-drawn = A necklace raises the bonus of other treasures.
coach-napakalaki-can-buy = Your gold buys a level, but only before you draw.
coach-napakalaki-flag = A flag marks a player who may win next turn.
coach-napakalaki-tie = A tie loses: you need more than the monster.
coach-napakalaki-beaten = { $spent ->
    [always] Roll to escape: 5 or 6 costs at most the necklace.
   *[won] Roll to escape: on a 5 or 6 you lose nothing.
}
coach-napakalaki-won = Beat a monster's level for levels and treasures.
coach-napakalaki-escaped = { $spent ->
    [always] You escaped: no prize, at most a necklace lost.
   *[won] You escaped: no prize and no bad consequence.
}
coach-napakalaki-suffered = Where you can choose, lose what you need least.
coach-napakalaki-necklace-on = { $spent ->
    [always] Your next fight uses the necklace up, won or lost.
   *[won] The next fight you win uses the necklace up.
}
coach-napakalaki-equipped = Equipped treasures never return to your hand.
coach-napakalaki-necklace-gone = The necklace is gone; the lower bonuses count.
coach-napakalaki-died = You aren't out: you start again at level 1.
coach-napakalaki-rival-near = A rival is near level { $level }, and { $level } wins at once.
coach-napakalaki-help = A rival may help you fight, for a price.
coach-napakalaki-take-it = Little to lose? Take it: that earns more grudges.
coach-napakalaki-could-stop = Your grudges can stop a rival in this fight.
coach-napakalaki-asked = Name your price. The cheapest offer often wins.
coach-napakalaki-envy = You begin the turn behind, so you get a grudge.
coach-napakalaki-grudge = A grudge adds { $worth } to you, or to a rival's monster.
coach-napakalaki-spited = Grudges are public: you know who stopped you.
coach-napakalaki-under = Beat a monster, and what is under it is yours.
coach-napakalaki-corridor = Monsters that nobody beats wait in the corridor.
coach-napakalaki-door = Choose a door: the deck, or a monster that waits.
coach-napakalaki-empty = If you have no treasures, you roll for some.
coach-napakalaki-last-door = For the last fight, a rival picks the door.
