# Napakalaki in the settings.
settings-keys-napakalaki = Napakalaki
