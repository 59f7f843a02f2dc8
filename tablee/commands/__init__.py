"""What `tablee` can be told to do: one module for each kind of command."""
