"""Messages between client and server, defined once; JSON Schema and TypeScript come from them."""
