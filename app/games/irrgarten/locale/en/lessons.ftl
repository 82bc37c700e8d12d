# Ways in a list of steps.
lessons-way-up = up
lessons-way-down = down
lessons-way-left = left
lessons-way-right = right
