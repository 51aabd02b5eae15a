"""Words."""
OPPONENT=""
COLORS={}
def foresee(sight, move, t): return str(move)
def tell(before, after, names, t): return ["x"]
def why_not(sight, move, t): return "x"
def task(sight, t): return "x"
def menu(sight, moves, t): return []
def picture(sight, names, t): return "x"
def rules(t): return "x"
def ending(state, names, t): return "x"
