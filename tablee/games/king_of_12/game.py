"""King of 12 as the rest of the project sees it."""
