"""The colours and the layout of the terminal app."""

from typing import Final

from rich.terminal_theme import TerminalTheme
from textual.theme import Theme

_NAMED = [
    (38, 45, 50),
    (224, 122, 95),
    (129, 178, 154),
    (227, 176, 75),
    (106, 143, 191),
    (178, 132, 190),
    (127, 183, 190),
    (236, 230, 216),
]
ANSI: Final = TerminalTheme((22, 26, 29), (236, 230, 216), _NAMED, _NAMED)
"""What the colours that games name (`red`, `green` …) look like here."""

THEME: Final = Theme(
    name="tablee",
    primary="#e3b04b",
    secondary="#7fb7be",
    accent="#e07a5f",
    warning="#e3b04b",
    error="#e07a5f",
    success="#81b29a",
    foreground="#ece6d8",
    background="#161a1d",
    surface="#1d2327",
    panel="#262d32",
    dark=True,
)

CSS: Final = """
Screen { background: $background; }
.bar { height: 1; background: $panel; color: $foreground; padding: 0 1; }
.keys { height: 1; background: $panel; color: $text-muted; padding: 0 1; }
OptionList { background: $surface; border: none; padding: 0 1; }
OptionList:focus { border: none; }
OptionList > .option-list--option-highlighted { background: $primary 30%; text-style: bold; }
VerticalScroll { scrollbar-size-vertical: 1; }

#table { height: 1fr; }
#board-box { padding: 0 1; height: auto; max-height: 11; }
#board { width: 1fr; height: auto; }
#story-box { background: $background; padding: 0 1; height: 1fr; min-height: 2; border-top: solid $panel; }
#story { height: auto; }
#ask { height: auto; max-height: 9; background: $surface; border-top: solid $panel; }
#prompt { padding: 0 1; height: auto; background: $surface; }
#typed { padding: 0 1; height: 1; background: $surface; color: $secondary; display: none; }
#typed.shown { display: block; }
#choices { height: auto; max-height: 5; }
#about { padding: 0 1; height: auto; max-height: 2; background: $surface; color: $secondary; display: none; }
#about.shown { display: block; }

.-wide #table { layout: grid; grid-size: 2; grid-columns: 1fr 46; grid-rows: auto 1fr; }
.-wide #board-box { max-height: 60vh; padding: 1 1; }
.-wide #story-box { row-span: 2; height: 100%; border-top: none; border-left: solid $panel; }
.-wide #ask { height: 100%; max-height: 100%; }
.-wide #choices { max-height: 100%; height: 1fr; }

#sheet { width: 90%; height: 90%; border: round $primary; background: $surface; padding: 0 1; }
RulesScreen, QuestionScreen, CurtainScreen { align: center middle; }
CurtainScreen { background: $background; }
#sheet.small { width: 70; max-width: 96%; height: auto; max-height: 96%; padding: 1 2; }
#title { text-style: bold; color: $primary; height: auto; }
#search { border: none; height: 1; background: $panel; }
#help { color: $text-muted; height: auto; min-height: 2; padding: 1 1 0 1; }
QuestionScreen #answers { height: auto; max-height: 16; }
"""
