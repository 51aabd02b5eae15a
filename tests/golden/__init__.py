"""Golden playthroughs: whole games as text, move by move, to be read in review when something changes.

<game>.txt says what is played, and a folder of that name holds a file for each: first the match, which replays; then,
for each ply, the position, what each seat sees of it ('=': as in the position), the legal moves, the move played and
what was told of it to its player, and to others where that differs. `just bless` writes all files anew. A match that a
bot played stays as it is stored, as long as the rules allow its moves: a better bot changes no file.
"""
