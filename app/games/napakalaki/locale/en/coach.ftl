# The coach's tips for Napakalaki: a line each, at the first time.
coach-napakalaki-start = The die: 1 gives one treasure, 6 three, the rest two.
coach-napakalaki-over-limit = At most 4 may stay hidden: equip, or discard some.
coach-napakalaki-hidden = Hidden treasures count only when they are equipped.
coach-napakalaki-necklace-drawn = A necklace raises the bonus of other treasures.
coach-napakalaki-can-buy = Your gold buys a level, before you draw the monster.
coach-napakalaki-tie = A tie loses: you must be higher than the monster.
coach-napakalaki-beaten = { $spent ->
    [always] Try to escape: a 5 or a 6 costs at most your necklace.
   *[won] Try to escape: with a 5 or a 6 you lose nothing.
}
coach-napakalaki-won = Higher than the monster wins levels and treasures.
coach-napakalaki-escaped = { $spent ->
    [always] You escaped: no prize, and no loss but a necklace.
   *[won] You escaped: no prize, and no loss.
}
coach-napakalaki-suffered = Where you may choose, give what you need least.
coach-napakalaki-necklace-on = { $spent ->
    [always] A necklace is spent in your next fight, won or lost.
   *[won] A necklace is spent when you win a fight with it.
}
coach-napakalaki-equipped = Equipped treasures never return to your hand.
coach-napakalaki-necklace-gone = The necklace is spent; the lower bonuses count.
coach-napakalaki-died = Dead is not out: level 1, and a new starting roll.
coach-napakalaki-rival-near = A rival is near level 10, which wins at once.
