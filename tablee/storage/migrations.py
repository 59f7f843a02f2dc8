"""The schema of both stores as numbered migrations. A released migration never changes; new ones follow it.

During an upgrade, processes of two versions use one database. So a migration first adds tables, indexes and columns
that an older program can ignore. A later release removes unused parts, in a migration that also raises `needs`: the
number of migrations that a program must know.
"""

from typing import NamedTuple

from tablee.storage.store import CannotOpen


class Migration(NamedTuple):
    """The statements that one version of the schema adds."""

    sqlite: tuple[str, ...]
    postgres: tuple[str, ...]


PEOPLE = (
    """CREATE TABLE users (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL,
        created {real} NOT NULL, seen {real} NOT NULL
    )""",
    """CREATE TABLE tokens (
        hash {blob} PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE
    )""",
    "CREATE INDEX tokens_of_user ON tokens (user_id)",
    """CREATE TABLE codes (
        hash {blob} PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE, expires {real} NOT NULL
    )""",
    "CREATE INDEX codes_of_user ON codes (user_id)",
)
TABLES = (
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'closed')),
        public {truth} NOT NULL, host TEXT NOT NULL, seats INTEGER NOT NULL, free INTEGER NOT NULL,
        users {json} NOT NULL, awaited {json} NOT NULL, summary {blob} NOT NULL, updated {real} NOT NULL,
        length INTEGER NOT NULL
    ) {roomy}""",
    # Not on `updated`: every append changes it, and would have to change the index too.
    "CREATE INDEX tables_going_on ON tables (status) WHERE status <> 'finished'",
    """CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, place INTEGER NOT NULL, data {blob} NOT NULL,
        PRIMARY KEY (table_id, place)
    ) {clustered}""",
    """CREATE TABLE members (
        user_id TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (user_id, table_id)
    ) {clustered}""",
    "CREATE INDEX members_of_table ON members (table_id)",
    """CREATE TABLE leases (
        table_id TEXT PRIMARY KEY, owner TEXT NOT NULL, expires {real} NOT NULL, fence {long} NOT NULL
    )""",
    "CREATE INDEX leases_of_owner ON leases (owner)",
)
# SQLite counts the entries instead of storing their number, which would cost another page an append. The entries lie in
# the order of writing, so that those of one transaction share pages. Ordered by table, each would cost its own page.
CHEAP_APPENDS = (
    "ALTER TABLE tables DROP COLUMN length",
    "ALTER TABLE entries RENAME TO entries_before",
    """CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, place INTEGER NOT NULL, data BLOB NOT NULL,
        UNIQUE (table_id, place)
    )""",
    "INSERT INTO entries SELECT table_id, place, data FROM entries_before ORDER BY table_id, place",
    "DROP TABLE entries_before",
    """CREATE TRIGGER no_gaps BEFORE INSERT ON entries
        WHEN new.place > 0 AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = new.table_id AND place = new.place - 1)
        BEGIN SELECT RAISE(ABORT, 'the log is shorter than that'); END""",
)
IN_SQLITE = {
    "real": "REAL",
    "blob": "BLOB",
    "truth": "INTEGER",
    "json": "TEXT",
    "long": "INTEGER",
    "clustered": "WITHOUT ROWID",
    "roomy": "",
}
IN_POSTGRES = {
    "real": "DOUBLE PRECISION",
    "blob": "BYTEA",
    "truth": "BOOLEAN",
    "json": "JSONB",
    "long": "BIGINT",
    "clustered": "",
    "roomy": "WITH (fillfactor = 70)",
}


def in_both(
    statements: tuple[str, ...], only_sqlite: tuple[str, ...] = (), only_postgres: tuple[str, ...] = ()
) -> Migration:
    """Return a migration from shared statements, whose type names are filled in, and statements for one store."""
    return Migration(
        (*(statement.format(**IN_SQLITE) for statement in statements), *only_sqlite),
        (*(statement.format(**IN_POSTGRES) for statement in statements), *only_postgres),
    )


MIGRATIONS = (
    in_both(
        (*PEOPLE, *TABLES),
        # The last fencing number given out. It outlives the leases.
        ("CREATE TABLE fences (last INTEGER NOT NULL)", "INSERT INTO fences VALUES (0)"),
        (
            "CREATE SEQUENCE fences",
            # The last batch that each process committed: tells whether a commit succeeded whose answer was lost.
            "CREATE TABLE writers (id TEXT PRIMARY KEY, batch BIGINT NOT NULL, seen TIMESTAMPTZ NOT NULL DEFAULT now())",
        ),
    ),
    in_both((), CHEAP_APPENDS),
    in_both(("CREATE TABLE needs (steps INTEGER NOT NULL)", "INSERT INTO needs VALUES (2)")),
    in_both(("CREATE TABLE bans (address TEXT PRIMARY KEY, expires {real} NOT NULL)",)),
)
NEEDS = "SELECT steps FROM needs"


def missing(
    version: int, migrations: tuple[Migration, ...], where: str, needs: int | None = None
) -> tuple[Migration, ...]:
    """Return the migrations from this version to ours. A newer version has none, if we know all that it needs."""
    if version > len(migrations) and (needs is None or needs > len(migrations)):
        raise CannotOpen(
            f"{where} was written by a newer Tablée: its schema is version {version}, and this one knows versions up to "
            f"{len(migrations)}. Install the newer Tablée again, or go back to a backup made before it was installed"
        )
    return migrations[version:]
