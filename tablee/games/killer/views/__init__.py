"""Who knows what: views, imagined positions, and numbers for learners."""
