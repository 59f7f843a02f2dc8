"""Pictures of what was measured, drawn by matplotlib: as files, and in notebooks."""
