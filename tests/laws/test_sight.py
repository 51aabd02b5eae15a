"""Laws 8 and 9: what a seat may know, and the worlds that it can imagine."""

from hypothesis import given

from birdtable.games.contract import NONE, State
from tests.walks import (
    Start,
    end,
    every_start,
    every_table,
    few,
    imagined,
    legal,
    played,
    seeds,
    sight,
    viewers,
    walk,
)


@every_start
@few
@given(seed=seeds)
def test_the_sight_of_a_sight_is_the_same(start: Start, seed: int) -> None:
    game = start.game
    for state in walk(start, seed):
        for seat in viewers(state):
            seen = sight(game, state, seat)
            assert sight(game, seen, seat).tobytes() == seen.tobytes()
            assert seen.rng == 0


@every_start
@few
@given(seed=seeds)
def test_every_seat_knows_what_a_spectator_knows(start: Start, seed: int) -> None:
    game = start.game
    for state in walk(start, seed, 0.5):
        public = sight(game, state, NONE).tobytes()
        for seat in range(state.seats):
            assert sight(game, sight(game, state, seat), NONE).tobytes() == public


@every_start
@few
@given(seed=seeds)
def test_the_seat_to_move_finds_its_moves_in_its_sight(start: Start, seed: int) -> None:
    for state in walk(start, seed):
        assert legal(start.game, sight(start.game, state, state.seat)) == legal(start.game, state)


@every_start
@few
@given(seed=seeds)
def test_no_seat_can_tell_its_imagined_world_from_the_real_one(start: Start, seed: int) -> None:
    game = start.game
    for state in walk(start, seed, 0.5):
        for seat in viewers(state):
            seen = sight(game, state, seat).tobytes()
            for world_seed in (seed, 0, 2**64 - 1):
                assert sight(game, imagined(game, state, seat, world_seed), seat).tobytes() == seen


@every_start
@few
@given(seed=seeds)
def test_imagination_knows_only_the_sight_and_the_seed(start: Start, seed: int) -> None:
    """The same from the state, from its sight, and from another world with this sight."""
    game = start.game
    for state in walk(start, seed, 0.5):
        for seat in viewers(state):
            world = imagined(game, state, seat, seed)
            seen = sight(game, state, seat)
            other = imagined(game, state, seat, seed ^ 1)
            assert imagined(game, seen, seat, seed).tobytes() == world.tobytes()
            assert imagined(game, other, seat, seed).tobytes() == world.tobytes()


@every_start
@few
@given(seed=seeds)
def test_an_imagined_world_can_stand_on_a_table(start: Start, seed: int) -> None:
    """Reading its position would refuse what contradicts itself: cards, or what is known of them."""
    notation = start.game.notation
    for state in walk(start, seed, 0.03):
        for seat in viewers(state):
            world = imagined(start.game, state, seat, seed)
            assert notation.read_position(notation.write_position(world), None).tobytes() == world.tobytes()


@every_start
@few
@given(seed=seeds)
def test_an_imagined_world_can_be_played_to_its_end(start: Start, seed: int) -> None:
    game = start.game
    for state in walk(start, seed, 0.02):
        for seat in viewers(state):
            assert end(game, imagined(game, state, seat, seed), seed).over


@every_table
@few
@given(seed=seeds)
def test_the_future_of_an_imagined_world_is_new(start: Start, seed: int) -> None:
    """Neither the real future nor that of another seed: not the generator's state, and not what play comes to."""
    game = start.game
    other_seeds = [seed ^ i for i in (1, 2, 3)]  # the seed of the game itself may come to the same generator's state
    for state in walk(start, seed, 0.2):
        for seat in viewers(state):
            worlds = [state, *(imagined(game, state, seat, other) for other in other_seeds)]
            assert len({int(world.rng) for world in worlds}) == len(worlds)
    first = start.state(seed)
    for seat in viewers(first):
        worlds = [first, *(imagined(game, first, seat, other) for other in other_seeds)]
        assert len({outcome(start, world) for world in worlds}) == len(worlds)


@every_table
def test_hidden_cards_are_imagined_in_many_ways(start: Start) -> None:
    game, first = start.game, start.state(99)
    worlds = [imagined(game, first, NONE, seed) for seed in range(50)]
    assert len({outcome(start, world) for world in worlds}) == len(worlds)


def outcome(start: Start, world: State) -> bytes:
    """What a spectator has seen after some plies in which always the first legal move was made."""
    for _ in range(40):
        if not world.over:
            world = played(start.game, world, legal(start.game, world)[0])
    return sight(start.game, world, NONE).tobytes()
