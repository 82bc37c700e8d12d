# The coach: a line each, at the first time in the first matches of a game.
coach-advice = Hint
coach-tip = Tip:
coach-more = { $rules }: rule  { $quiet }: stop
coach-quiet = No more tips. You can turn the coach on again in the settings.
