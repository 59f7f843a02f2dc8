"""Guests: a name is enough to become one, and a secret token in the browser identifies them."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable

import msgspec

from tablee.core.refusal import Refused
from tablee.storage.store import Store, User
from tablee.tables.opening import LETTERS
from tablee.tables.people import clean
from tablee.words import require_language

CODE_LASTS = 600
SEEN_EVERY = 3600.0


def _hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


class Guests:
    """Creates and identifies guests. Tokens and codes are stored only as hashes."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def welcome(self, name: str, language: str) -> tuple[User, str]:
        """Create a guest. Return it with its token."""
        now = self._now()
        user = User(secrets.token_hex(8), clean(name), require_language(language), now, now)
        token = secrets.token_urlsafe(32)
        await self._store.add_user(user, _hash(token))
        return user, token

    async def user_of(self, token: str) -> User:
        """Return the user of this token. Refuse an unknown token."""
        user = await self._store.user_by_token(_hash(token)) if token else None
        if user is None:
            raise Refused("who-are-you")
        now = self._now()
        if now - user.seen > SEEN_EVERY:
            user = msgspec.structs.replace(user, seen=now)
            await self._store.update_user(user)
        return user

    async def change(self, user: User, name: str, language: str) -> User:
        """Change the name and language. A table shows the new name when the guest sits down again."""
        changed = msgspec.structs.replace(user, name=clean(name), language=require_language(language), seen=self._now())
        await self._store.update_user(changed)
        return changed

    async def new_token(self, user: User) -> str:
        """Replace all tokens of this guest, on every device, by a new one, and return it."""
        token = secrets.token_urlsafe(32)
        await self._store.replace_tokens(user.id, _hash(token))
        return token

    async def device_code(self, user: User) -> str:
        """Return a code that makes another device this guest's, once."""
        code = "".join(secrets.choice(LETTERS) for _ in range(8))
        await self._store.put_code(_hash(code), user.id, self._now() + CODE_LASTS)
        return code

    async def redeem(self, code: str) -> tuple[User, str]:
        """Redeem a code. Return its guest, and a token for this device."""
        word = code.upper().replace(" ", "").replace("-", "")
        found = await self._store.take_code(_hash(word), self._now())
        user = await self._store.user(found) if found else None
        if user is None:
            raise Refused("bad-device-code")
        token = secrets.token_urlsafe(32)
        await self._store.add_token(user.id, _hash(token))
        return user, token
