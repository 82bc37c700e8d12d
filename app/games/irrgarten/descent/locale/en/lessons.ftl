# After the lesson of the Descent.
lessons-card-last-descent = Enter starts a Descent.
