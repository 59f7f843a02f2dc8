"""The commands of `tablee`: one module for each kind."""
