"""Views, imagined positions that fit a view, and observations for learning programs."""
