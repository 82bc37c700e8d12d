# Irrgarten on the home screen.
home-irrgarten-about = monsters, a way out, and others who look for it too
