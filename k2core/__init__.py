"""The games K2 and Karakorum as pure rules. No I/O; all randomness comes from the seed.

>>> from k2core import k2
>>> state = k2.new_game("my-first-climb")
>>> state.to_act
(0,)
"""

__version__ = "1.0.0"
