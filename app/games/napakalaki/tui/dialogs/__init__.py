"""The dialogs in which a player chooses among cards. Nothing is decided before they are left."""
