# Irrgarten in the settings.
settings-sample = Example
settings-sample-good = good
settings-sample-bad = bad
settings-sample-quiet = minor
