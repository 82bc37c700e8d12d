"""Child processes that answer questions: for bots that think, and for workers of a simulation.

The program asks over a socket, which is the child's standard input. It keeps its children in a
`Pool`; a child answers in `serve`. Both ends send JSON and nothing else.
"""
