"""x"""
from birdtable.bots.uniform import choose
BOTS = {"greedy": choose}
