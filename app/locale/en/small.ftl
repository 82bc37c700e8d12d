# The notice that the terminal is too small.
small-title = This terminal is too small
small-sizes = { $columns }×{ $rows } now, { $needed } needed
small-safe = Make it larger, or quit with { $key }. Nothing is lost.
