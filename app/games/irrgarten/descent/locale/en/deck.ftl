# What is wrong in a preset of the Descent, by the problem's code.
deck-meals = the largest meal is { $most }, but the smallest is { $least }. Make the largest { $least } or more.
