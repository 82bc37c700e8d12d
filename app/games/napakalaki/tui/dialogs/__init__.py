"""The dialogs in which a player chooses among cards. Only closing one with Enter decides."""
