# Irrgarten in the settings.
settings-sample = How it looks
settings-sample-good = good
settings-sample-bad = bad
settings-sample-quiet = by the way
