# Napakalaki en la pantalla de inicio.
home-napakalaki-about = monstruos sin modales y tesoros de peor gusto
