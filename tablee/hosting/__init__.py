"""Run tables in a process: hold them in memory, change them one step at a time, and let their bots think."""
