# Hammerspace in the settings.
settings-keys-hammerspace = Hammerspace
