# Lessons: the list, what a lesson says of its keys, the card at its end.
lessons-title = LEARN
lessons-intro = A minute or two each, on the real tables, with luck arranged. Leave whenever you like; wrong keys do no harm.
lessons-count = { $done } of { $all } done
lessons-leave = leave lesson
lessons-go-on = go on
lessons-over = That was the lesson; the card tells its keys once more.
lessons-not-this = Nothing happened: the lesson waits for something else. See above.
lessons-only-read = There is nothing to do in this step but to read it and go on.
lessons-tips-anew = The coach explains everything anew in the next two matches of each game.
lessons-card-title = { $name }: done
lessons-card-next = Enter begins the next lesson.
lessons-card-last = That was the last lesson of this game. A whole game comes next: choose it on the home screen.
# Keys as one says them in a sentence.
lessons-key-up = the up arrow
lessons-key-down = the down arrow
lessons-key-left = the left arrow
lessons-key-right = the right arrow
lessons-key-space = the space bar
lessons-key-enter = Enter
lessons-key-escape = Escape
lessons-key-tab = the Tab key
lessons-key-backspace = Backspace
lessons-key-question-mark = the question mark
lessons-key-underscore = the underscore _
lessons-key-greater-than-sign = the sign >
lessons-key-colon = the colon
lessons-key-home = Home
lessons-key-end = End
lessons-key-ctrl = Ctrl and { $key } together
lessons-key-shift = Shift and { $key } together
# Ways in a list of steps.
lessons-way-up = up
lessons-way-down = down
lessons-way-left = left
lessons-way-right = right
