# La pregunta antes de descartar todos los tesoros (NAP-33).
discard-all-title = ¿Descartar todos tus tesoros?
discard-all-about = Se va todo, equipado y oculto. Tu próximo turno empieza tirando para tener otros. Conservas tu nivel.
discard-all-yes = Descartar todo
discard-all-no = Quedármelos
