# The coach: a line each, at the first time in the first matches of a game.
coach-advice = Advice
coach-tip = Tip:
coach-more = { $rules } more, { $quiet } stop
coach-quiet = No more tips. The settings bring the coach back.
