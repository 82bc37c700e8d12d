# Irrgarten en los ajustes.
settings-sample = Así se ve
settings-sample-good = bien
settings-sample-bad = mal
settings-sample-quiet = de paso
