accept-title = ¿Aceptar el mal rollo sin intentar huir?
accept-about = Lo que pide el monstruo se pierde seguro. Con un 5 o un 6 no perderías nada, y con otro número no más que esto.
accept-yes = Aceptar el mal rollo
accept-no = Volver: el dado sigue siendo mío
