# Lo que rechazan las reglas de La bajada: una frase por código.
errors-setup-no-monsters = No hay ningún monstruo que sirva. La bajada necesita monstruos con fuerza, inteligencia y salud.
errors-setup-no-gear = No hay ningún arma ni escudo que sirva. La bajada necesita equipo con un bloque «descent».
