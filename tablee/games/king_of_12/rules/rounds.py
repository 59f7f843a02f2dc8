"""The end of a turn, of a round and of the match: the conditions, the winners, and the next step."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, lowest, members, size
from tablee.games.king_of_12.rules.events import tell_burial, tell_face_down, tell_group
from tablee.games.king_of_12.rules.phases import BURYING, OVER, PLAYING
from tablee.games.king_of_12.rules.pieces import BURY
from tablee.games.king_of_12.rules.seating import next_groups
from tablee.games.king_of_12.rules.setup import begin_rolling, begin_seating

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.rules.players import Group, Player
    from tablee.games.king_of_12.rules.state import King


def end_turn(state: King) -> None:
    """End a turn. Played cards are out for the rest of the round; dice keep their faces (K12-2.6)."""
    if state.events is not None and state.among_champions:
        state.tell("champions-returned", "K12-2.6", {"seats": state.stage[0].seats()})
    for player in state.players:
        player.spent |= player.card
        player.card = 0
        player.value = player.die
    if state.events is not None and state.setup.face_down:
        tell_face_down(state)
    state.stage = state.groups
    state.among_champions = False
    state.champions = 0
    if is_round_over(state):
        end_round(state)
    else:
        state.wait(PLAYING, 0)


def end_round(state: King) -> None:
    """End a round. Cards return to hands (K12-5.2), and each group has its winner or none (K12-9.4)."""
    if state.events is not None:
        tell_round_over(state)
    for player in state.players:
        player.scored += player.points()
        player.hand |= player.spent
        player.spent = 0
    if state.events is not None:
        state.tell("cards-returned", "K12-5.2", {"seats": [player.seat for player in state.players]})
    winners: i64 = 0
    for group in state.groups:
        winner = round_winner(state, group)
        if winner is not None:
            winner.wins += 1
            winners |= bit(winner.seat)
    crown(state, winners)


def crown(state: King, winners: i64) -> None:
    """End the match, or let the winners bury a card (K12-5.4), or begin the next round.

    The match ends if just one player has won two rounds (K12-5.5, K12-9.6). If several have, only they bury a card.
    """
    kings: i64 = 0
    left: i64 = winners
    while left != 0:
        seat: i64 = lowest(left)
        if state.everybody[seat].wins >= 2:
            kings |= bit(seat)
        left &= left - 1
    if size(kings) == 1:
        end_match(state, lowest(kings))
    elif winners != 0:
        state.wait(BURYING, kings if kings != 0 else winners)
    else:
        next_round(state)


def end_match(state: King, winner: i64) -> None:
    """End the match: somebody won two rounds (K12-5.5) or the play-off (K12-9.6)."""
    state.winner = winner
    state.wait(OVER, 0)
    if state.events is not None:
        state.tell("match-won", "K12-9.6" if state.playoff else "K12-5.5", {"seat": winner})
        if state.setup.ranked:
            tell_standings(state)


def standings(state: King) -> tuple[int, ...]:
    """Return the ranking: the winner first, all others second.

    In a tournament, rank by rounds won, then by points of all rounds (K12-8.9).
    """
    merits = [merit(state, player) for player in state.everybody]
    return tuple([1 + sum([other > mine for other in merits]) for mine in merits])


def merit(state: King, player: Player) -> int:
    """Return a player's merit for the ranking. More is better, and equal merits share a place."""
    if player.seat == state.winner:
        return 1000000
    return player.wins * 10000 + player.scored if state.setup.ranked else 0


def bury(state: King, choices: list[int]) -> None:
    """Bury cards, out for the match and hidden from the others (K12-5.4).

    Second cards lead to the play-off (K12-9.6).
    """
    kings: i64 = 0
    for place, seat in enumerate(members(state.pending)):
        player = state.everybody[seat]
        card: i64 = bit(choices[place] - BURY)
        if player.buried == 0:
            player.shown = 0
        else:
            kings |= bit(seat)
        player.buried |= card
        player.shown_later = 0
        if state.events is not None:
            tell_burial(state, seat, card)
    if kings != 0:
        begin_playoff(state, members(kings))
    next_round(state)


def begin_playoff(state: King, kings: list[int]) -> None:
    """Begin the play-off: those who won at the same time play on with the cards they have left (K12-9.6)."""
    state.playoff = True
    state.seat_playoff(kings)
    if state.events is not None:
        state.tell("playoff-began", "K12-9.6", {"seats": kings})


def next_round(state: King) -> None:
    """Begin the next round: return tokens and roll dice (K12-5.5). Form new groups (K12-9.5), by lot too (K12-8.4)."""
    state.round += 1
    state.turn = 0
    state.reached = 0
    for player in state.everybody:
        player.return_tokens()
    if state.is_tournament():
        if state.setup.by_lot:
            state.stage = state.groups
            begin_seating(state)
            return
        state.groups = state.grouped(next_groups(state))
    state.stage = state.groups
    begin_rolling(state)


def is_round_over(state: King) -> bool:
    """Return whether a player has one card left or 8 points (K12-5.1), in any group (K12-9.7)."""
    if state.reached != 0:  # K12-8.8
        return True
    for player in state.players:
        if player.hand & (player.hand - 1) == 0 or player.points() >= 8:
            return True
    return False


def round_winner(state: King, group: Group) -> Player | None:
    """Return the round's winner (K12-5.3). Players with equal points are out. Of the others, the most points win.

    A player without points can win too.
    """
    if state.events is not None:
        tell_points(state, group)
    matched = matched_points(group)
    winner: Player | None = None
    for player in group.players:
        if bit(player.points()) & matched != 0:
            player.return_tokens()
        elif winner is None or player.points() > winner.points():
            winner = player
    if state.events is not None:
        tell_winner(state, group, winner)
    return winner


def matched_points(group: Group) -> i64:
    """Return the numbers of points, as a set, that several players of the group have."""
    once: i64 = 0
    twice: i64 = 0
    for player in group.players:
        mine = bit(player.points())
        twice |= once & mine
        once |= mine
    return twice


def tell_round_over(state: King) -> None:
    """Tell why the round is over (K12-5.1)."""
    last = [player.seat for player in state.players if size(player.hand) == 1]
    rich = [player.seat for player in state.players if player.points() >= 8 or bit(player.seat) & state.reached != 0]
    if last:
        state.tell("cards-ran-out", "K12-5.1", {"seats": last})
    if rich:
        state.tell("points-reached", "K12-5.1", {"seats": rich})


def tell_points(state: King, group: Group) -> None:
    """Tell everybody's points, from the most to the least, and whose are cancelled because others have as many."""
    tell_group(state, group)
    for points in sorted({player.points() for player in group.players}, reverse=True):
        seats = [player.seat for player in group.players if player.points() == points]
        if len(seats) > 1:
            state.tell("points-cancelled", "K12-5.3", {"seats": seats, "points": points})
        else:
            state.tell("points-counted", "K12-5.3", {"seat": seats[0], "points": points})


def tell_winner(state: King, group: Group, winner: Player | None) -> None:
    """Tell who has won the round, if anybody has."""
    if winner is None:
        state.tell("round-unwon", "K12-5.3", {"seats": group.seats()})
    else:
        told = {"seat": winner.seat, "points": winner.points(), "wins": winner.wins + 1}
        state.tell("round-won", "K12-5.3", {**told})


def tell_standings(state: King) -> None:
    """Tell everybody's place, from the first to the last (K12-8.9)."""
    places = standings(state)
    for place in sorted(set(places)):
        for player in state.everybody:
            if places[player.seat] == place:
                told = {"seat": player.seat, "place": place, "wins": player.wins, "points": player.scored}
                state.tell("place-taken", "K12-8.9", {**told})
