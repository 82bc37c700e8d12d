# La bajada en la pantalla de inicio.
home-descent-about = pisos que se cierran y monedas por salvar
