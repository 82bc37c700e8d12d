# El aviso de que el terminal es demasiado pequeño.
small-title = Este terminal es demasiado pequeño
small-sizes = ahora { $columns }×{ $rows }, hacen falta { $needed }
small-safe = Agrándalo, o sal con { $key }. No se pierde nada.
