"""What an earlier version wrote is read, checked and played on by this one."""
