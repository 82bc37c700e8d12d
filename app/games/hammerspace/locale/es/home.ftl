# Hammerspace en la pantalla de inicio.
home-hammerspace-about = bolsillos sin fondo y un piano en caída libre
