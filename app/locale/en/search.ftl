# The line in which one searches, on every screen that can be searched.

search-at = { $number } of { $all }
search-hits = hits: { $all }
search-none = Nothing here has all these words.
