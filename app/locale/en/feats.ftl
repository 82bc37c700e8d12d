# Feats: a name, and the sentence that says what was done. { $n } is how often or how much.

# For the end of a match.
feats-gained = { $name }: { $feat }
feats-gained-new = { $name }: { $feat } (new)
