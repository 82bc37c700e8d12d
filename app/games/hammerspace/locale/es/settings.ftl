# Hammerspace en los ajustes.
settings-keys-hammerspace = Hammerspace
