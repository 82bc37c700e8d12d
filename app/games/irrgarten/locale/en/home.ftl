# Irrgarten on the home screen.
home-irrgarten-about = monsters, a way out, and rivals looking for it too
