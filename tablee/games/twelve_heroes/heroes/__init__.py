"""Sets of heroes: vocabulary, reader, checker, library, decks and texts."""
