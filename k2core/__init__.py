"""Games of the Karakoram as pure rules: no view, no clock, no chance but the seed's.

>>> from k2core import k2
>>> state = k2.new_game("my-first-climb")
>>> state.to_act
(0,)
"""

__version__ = "1.0.0"
