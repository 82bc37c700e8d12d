# El aviso de que el terminal es demasiado pequeño.
small-title = Este terminal es demasiado pequeño
small-sizes = ahora { $columns }×{ $rows }, hacen falta { $needed }
small-safe = Agrándalo para seguir. No se pierde nada.
