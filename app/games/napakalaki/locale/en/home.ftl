# Napakalaki on the home screen.
home-napakalaki-about = monsters with bad manners, treasures with worse taste
