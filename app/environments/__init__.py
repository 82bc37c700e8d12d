"""The games as environments for programs that learn, in the interfaces of PettingZoo and Gymnasium.

`docs/environments.md` describes them. They need the extra `rl`; the program itself imports nothing
of this package.
"""
