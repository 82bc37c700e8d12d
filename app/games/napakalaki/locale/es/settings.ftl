# Napakalaki en los ajustes.
settings-keys-napakalaki = Napakalaki
