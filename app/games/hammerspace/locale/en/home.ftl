# Hammerspace on the home screen.
home-hammerspace-about = no armour, deep pockets, and a piano overhead
