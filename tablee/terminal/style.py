"""The layout of the terminal app. It uses the colours of the terminal's own theme."""

from typing import Final

THEME: Final = "ansi-dark"
"""A Textual theme that leaves foreground, background and the sixteen colours to the terminal, dark or light."""

CSS: Final = """
Screen { background: ansi_default; color: ansi_default; }
.bar { height: 1; text-style: reverse; padding: 0 1; }
.keys { height: 1; text-style: reverse; padding: 0 1; }
VerticalScroll { scrollbar-size-vertical: 1; }

#view { height: 100%; }
#board-box { padding: 0 1; scrollbar-size-vertical: 0; }
#board { width: 1fr; height: auto; }
#bottom { layout: vertical; }
#story-box { padding: 0 1; }
#story { height: auto; }
#ask { padding: 0 1; height: 1fr; }
#prompt { height: auto; max-height: 2; }
.-narrating #prompt { max-height: 100%; }
.-over #prompt { max-height: 5; }
.-over .-wide #prompt { max-height: 8; }
.-lesson #prompt { max-height: 7; }
#typed { height: 1; color: ansi_cyan; display: none; }
#typed.shown { display: block; }
#choices { height: 1fr; }
#dice { height: 4; display: none; }
#about { height: 2; color: ansi_cyan; }

.-wide #bottom { layout: horizontal; }
.-wide #ask { width: 1fr; height: 100%; }
.-wide #story-box { width: 42; height: 100%; border-left: solid ansi_bright_black; }

ModalScreen { background: ansi_default; align: center middle; }
RoomScreen, ConnectingScreen { align: center middle; }
#sheet { width: 96%; height: 96%; border: round ansi_blue; padding: 0 1; background: ansi_default; }
#sheet.small { width: 70; max-width: 96%; height: auto; max-height: 96%; padding: 1 2; }
#title { text-style: bold; height: auto; }
#before { height: auto; max-height: 12; }
Input { border: none; height: 1; padding: 0; background: ansi_default; color: ansi_default; text-style: underline; }
Input:focus { border: none; }
#names { height: 8; margin: 1 0; }
#topic { height: auto; max-height: 6; color: ansi_cyan; }
#page { height: 1fr; margin-top: 1; }
#help { color: ansi_cyan; height: auto; min-height: 2; padding: 1 0 0 0; }
#list, #answers { height: 10; }
Markdown { background: ansi_default; color: ansi_default; padding: 0; margin: 0; }
"""
