# Irrgarten en la pantalla de inicio.
home-irrgarten-about = monstruos, una salida y rivales que la buscan
