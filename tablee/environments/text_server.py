"""A text seat as a server of the Model Context Protocol, over stdio only. Needs `pip install tablee[mcp]`."""

from __future__ import annotations

from typing import Any

from mcp.server.mcpserver import MCPServer

from tablee import __version__
from tablee.environments.text_lines import score_text
from tablee.environments.text_seat import NOTE, TextSeat


def mcp_server(seat: TextSeat) -> MCPServer[Any]:
    """Return a server with the seat's actions as tools. Run it with `server.run("stdio")`.

    >>> from tablee import environments, shelf
    >>> environments.mcp_server(environments.TextSeat(shelf()[0], seed=1)).name
    'tablee-...'
    """
    game = seat.game.id
    told = f"Play {game} and win. {NOTE}"
    server: MCPServer[Any] = MCPServer(f"tablee-{game}", instructions=told, version=__version__)
    server.tool(name="rules", description="Read the rules of the game")(seat.rules)
    server.tool(name="look", description="Show what has happened, what you see, and what you must choose")(seat.look)
    server.tool(name="legal", description="List the legal actions, if this seat may see them")(seat.legal)

    @server.tool(name="play", description="Choose an action, in the game's notation")
    def play(action: str) -> str:
        return seat.play(action)

    @server.tool(name="score", description="Show how good your choices have been so far")
    def score() -> str:
        return score_text(seat)

    return server
