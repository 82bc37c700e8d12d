"""Checks every preview of Napakalaki's fights among friends against plays by the rules."""
