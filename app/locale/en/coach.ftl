# The coach: a line each, at the first time in the first matches of a game.
coach-advice = Hint
coach-tip = *
coach-more = { $rules }: rule  { $quiet }: no more tips
coach-quiet = No more tips. You can turn the coach on again in the settings.
