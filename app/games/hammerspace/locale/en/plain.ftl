# Hammerspace in plain mode. Words of commands are lists parted by commas; the first one is shown
# in the help.
plain-word-hammerspace = hammerspace
plain-word-ham-cards = cards, hand

plain-help-ham-cards = your cards and characters in full

plain-ham-brief = Turn { $turn }. { $name }, { $phase }. You have { $life } life.
plain-ham-under-attack = { $name } attacks you with { $power }; your cards stop { $covered } so far, then your die is added.
plain-ham-the-monster = the monster
plain-ham-player = { $name }: life { $life }, cards { $cards }.
plain-ham-player-out = { $name } is out.
plain-ham-characters = Characters: { $list }.
plain-ham-slot = { $n } { $card }
plain-ham-slot-down = { $n } { $card } face down
plain-ham-empty = nothing
plain-ham-unknown = a card face down
plain-ham-own-card = Slot { $slot }: { $face }
plain-ham-character = { $name }: { $text }
plain-ham-card = { $name }: { $face }
plain-ham-no-monster = No monster is in play.
plain-ham-monster = { $name }, life { $life }, kept by { $keeper }. Whoever takes its last life: { $reward }
plain-ham-row = { $sums } ({ $chance }), { $name }: { $text }
plain-ham-row-unnamed = { $sums } ({ $chance }): { $text }
plain-ham-rolled = It acts as for { $sum } now.
plain-ham-odds = { $card } against { $name }: { $odds }.
plain-ham-odds-one = { $card } reaches only one of them.
plain-ham-against = { $name }: { $odds }.
plain-ham-one-of = It reaches one of these:
plain-ham-no-attack = You have no attack face up.
plain-ham-decks = Left in the deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. Monsters left: { $monsters }.
plain-ham-pile = Discarded: { $list }.
plain-ham-end = { $n } life left
plain-ham-ask-may = { $source } Do you use it?
plain-ham-ask-option = { $source } Choose one.
plain-ham-ask-player = { $source } Choose who.
plain-ham-ask-card = { $source } Choose a card.
plain-ham-ask-own-card = { $source } Choose one of your own cards.
plain-ham-ask-keep = { $source } Do you keep it?
plain-ham-word-done = done
plain-ham-word-keep = keep
plain-ham-word-discard = discard
plain-ham-word-yes = yes
plain-ham-word-no = no
plain-ham-word-option = option
plain-ham-word-up = up
plain-ham-word-down = down
plain-ham-word-play = play
plain-ham-word-defend = defend
plain-ham-word-drop = drop
plain-ham-word-target = target
plain-ham-word-pick = pick
plain-ham-word-card = card
plain-ham-do-done = Done: no more targets.
plain-ham-do-done-hiding = Leave all your cards face up.
plain-ham-do-done-flipping = Turn nothing more, and play.
plain-ham-do-done-lost = Turn nothing more. An effect makes you lose this turn.
plain-ham-do-done-redraw = Turn nothing more. No card can be played, so all four are changed and the turn is lost.
plain-ham-do-keep = Keep it in its slot.
plain-ham-do-discard = Discard it.
plain-ham-do-yes = Yes: { $what }
plain-ham-do-no = No.
plain-ham-do-up = Turn { $card } in slot { $n } face up.
plain-ham-do-down = Turn { $card } in slot { $n } face down.
plain-ham-do-play = Play { $card } in slot { $n }.
plain-ham-do-defend = Defend with { $card } in slot { $n }.
plain-ham-do-drop = Discard { $name }: { $text }
plain-ham-do-target = Attack { $name }, { $life } life.
plain-ham-do-pick = { $name }, { $life } life.
plain-ham-do-card = { $card }, slot { $n } of { $name }.
plain-ham-points = It stops { $n }.
