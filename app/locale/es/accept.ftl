accept-title = ¿Aceptar el mal rollo sin intentar huir?
accept-about = Esto lo pierdes seguro. Si tiras y sacas un 5 o un 6, lo conservas; si no, pierdes lo mismo.
accept-yes = Aceptar
accept-no = Aún no
