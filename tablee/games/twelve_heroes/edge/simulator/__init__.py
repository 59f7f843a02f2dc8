"""The rules and the measuring bots again, in C++: only for measurements of balance, which need very many games."""
