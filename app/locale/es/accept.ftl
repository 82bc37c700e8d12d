accept-title = ¿Aceptar el mal rollo sin intentar huir?
accept-about = Esto lo pierdes seguro. Con un 5 o un 6 lo conservarías, y ninguna otra tirada cuesta más.
accept-yes = Aceptar
accept-no = Aún no
