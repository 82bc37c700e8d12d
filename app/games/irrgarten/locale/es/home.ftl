# Irrgarten en la pantalla de inicio.
home-irrgarten-about = monstruos, una salida y otros que la buscan
