"""Write TypeScript types from our structs, so that the front end and the server agree."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

HEADER = "// Made by `make types` from the Python definitions. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript(
    kinds: Iterable[Any],
    unions: Mapping[str, Iterable[type]] | None = None,
    constants: Mapping[str, int] | None = None,
) -> str:
    """Return the types of these structs and everything in them, these unions of structs, and these constants."""
    _, components = msgspec.json.schema_components(list(kinds), ref_template="{name}")
    parts = [_declare(_plain(name), schema) for name, schema in sorted(components.items())]
    parts += [_union(name, members) for name, members in (unions or {}).items()]
    parts += [f"export const {name} = {value}" for name, value in (constants or {}).items()]
    return HEADER + "\n" + "\n\n".join(parts) + "\n"


def requests(description: Mapping[str, Any]) -> str:
    """Return the body and result types of each request of an OpenAPI description, by method and path."""
    lines = [
        f"  '{method.upper()} {path}': {{ body: {_body(operation)}; result: {_result(operation)} }}"
        for path, operations in description["paths"].items()
        for method, operation in operations.items()
    ]
    return (
        "/** What each request over HTTP takes and gives. */\nexport interface Requests {\n"
        + "\n".join(lines)
        + "\n}\n"
    )


def _body(operation: Mapping[str, Any]) -> str:
    return _content(operation["requestBody"]) if "requestBody" in operation else "undefined"


def _result(operation: Mapping[str, Any]) -> str:
    (answer,) = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
    return _content(answer)


def _content(said: Mapping[str, Any]) -> str:
    (content,) = said["content"].values()
    return _type(content["schema"])


def _plain(name: str) -> str:
    """Return the plain name: msgspec calls `Hint[WireAction]` `Hint_WireAction_`, and it is the only `Hint`."""
    plain, _, inner = name.partition("_")
    return plain if len(inner) > 1 and inner.endswith("_") else name


def _declare(name: str, schema: dict[str, Any]) -> str:
    """Return the declaration of a type. A field that can be left out (`UNSET`) has neither a need nor a default."""
    said = f"/** {schema['description']} */\n" if "description" in schema else ""
    if schema.get("type") == "object" and "properties" in schema:
        needed = schema.get("required", [])
        fields = "\n".join(
            f"  {_key(field)}{'' if field in needed or 'default' in inner else '?'}: {_type(inner)}"
            for field, inner in schema["properties"].items()
        )
        return f"{said}export interface {name} {{\n{fields}\n}}"
    return f"{said}export type {name} = {_type(schema)}"


def _union(name: str, members: Iterable[type]) -> str:
    lines = "".join(f"\n  | {member.__name__}" for member in members)
    return f"export type {name} ={lines}"


def _key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return _plain(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {_type(inner)}>" if isinstance(inner, dict) else "Record<string, unknown>"
    return PLAIN.get(str(kind), "unknown")


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(each) for each in schema['prefixItems'])}]"
    items = schema.get("items")
    inner = _type(items) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _literal(value: object) -> str:
    return "null" if value is None else f"'{value}'" if isinstance(value, str) else str(value).lower()
