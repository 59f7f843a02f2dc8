"""Words the messages of the program and its games in the reader's language."""

from tablee.words.bot_names import seat_names
from tablee.words.languages import LANGUAGES, choose_language, require_language
from tablee.words.rulebook import rules_of
from tablee.words.words import MissingWords, Words

__all__ = ["LANGUAGES", "MissingWords", "Words", "choose_language", "require_language", "rules_of", "seat_names"]
