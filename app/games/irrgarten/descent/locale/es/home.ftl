# La bajada en la pantalla de inicio.
home-descent-about = pisos que se cierran a tu espalda, monstruos con premio y monedas por salvar
