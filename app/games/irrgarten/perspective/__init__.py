"""The perspective of one seat in Irrgarten."""
