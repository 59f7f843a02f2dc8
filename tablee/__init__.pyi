from tablee.environments import vector as vector
from tablee.library import Advice as Advice
from tablee.library import Choice as Choice
from tablee.library import Game as Game
from tablee.library import Match as Match
from tablee.library import Position as Position
from tablee.library import TableeError as TableeError
from tablee.library import arena as arena
from tablee.library import game as game
from tablee.library import ladder as ladder
from tablee.library import shelf as shelf
from tablee.library import simulate as simulate

__version__: str
