# Irrgarten en los ajustes.
settings-sample = Ejemplo
settings-sample-good = bien
settings-sample-bad = mal
settings-sample-quiet = detalle
