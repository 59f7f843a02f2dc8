"""Options: how forms, command lines and checks see a game's variants."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.options import Options, OptionSpec, build, convert, specs, texts
from tablee.core.refusal import Refused
from tests.toy.options import ToyOptions


class Some(Options, frozen=True):
    dice: Annotated[int, msgspec.Meta(ge=2, le=8)] = 6
    wild: bool = False
    ends: Literal["points", "rounds"] = "points"
    cards: str = "knight"


TEXTS = st.text().map(lambda text: " ".join(text.split()))
SOME = st.builds(
    Some, dice=st.integers(2, 8), wild=st.booleans(), ends=st.sampled_from(["points", "rounds"]), cards=TEXTS
)


def refusal(call: Any, *arguments: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as refused:
        call(*arguments)
    return refused.value.code, dict(refused.value.params)


def test_a_form_learns_all_there_is_to_know() -> None:
    assert specs(Some) == (
        OptionSpec("dice", "int", 6, 2, 8),
        OptionSpec("wild", "bool", default=False),
        OptionSpec("ends", "choice", "points", choices=("points", "rounds")),
        OptionSpec("cards", "text", "knight"),
    )


@pytest.mark.parametrize("kind", [int, Annotated[int, msgspec.Meta(ge=0)], float, list[int]])
def test_other_kinds_of_options_are_our_mistake(kind: Any) -> None:
    strange: Any = msgspec.defstruct("Strange", [("odd", kind, 0)], bases=(Options,), frozen=True)
    with pytest.raises(TypeError, match="option odd is neither"):
        specs(strange)


def test_options_are_built_from_texts() -> None:
    wanted = {"dice": " 8", "wild": "Yes", "ends": "rounds", "cards": " lady   golem "}
    assert build(Some, wanted) == Some(dice=8, wild=True, ends="rounds", cards="lady golem")
    assert build(Some, {}) == Some()


def test_texts_go_on_top_of_a_preset() -> None:
    assert build(Some, {"dice": "3"}, Some(wild=True)) == Some(dice=3, wild=True)


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("yes", True),
        ("TRUE", True),
        ("on", True),
        ("1", True),
        ("no", False),
        ("false", False),
        ("off", False),
        ("0", False),
    ],
)
def test_a_switch_is_read_in_many_words(word: str, value: bool) -> None:
    assert build(Some, {"wild": word}) == Some(wild=value)


@pytest.mark.parametrize(
    ("wrong", "code", "params"),
    [
        ({"size": "3"}, "option-unknown", {"option": "size", "choices": ["cards", "dice", "ends", "wild"]}),
        ({"dice": "many"}, "option-number", {"option": "dice", "value": "many"}),
        ({"dice": "1"}, "option-bounds", {"option": "dice", "value": 1, "low": 2, "high": 8}),
        ({"dice": "9"}, "option-bounds", {"option": "dice", "value": 9, "low": 2, "high": 8}),
        ({"wild": "perhaps"}, "option-choice", {"option": "wild", "value": "perhaps", "choices": ["yes", "no"]}),
        ({"ends": "never"}, "option-choice", {"option": "ends", "value": "never", "choices": ["points", "rounds"]}),
    ],
    ids=lambda value: next(iter(value), "") if isinstance(value, dict) else value,
)
def test_wrong_texts_are_refused(wrong: dict[str, str], code: str, params: dict[str, Any]) -> None:
    assert refusal(build, Some, wrong) == (code, params)


def test_only_what_differs_from_the_defaults_is_written() -> None:
    assert texts(Some()) == {}
    assert texts(Some(dice=3, wild=True)) == {"dice": "3", "wild": "yes"}
    assert texts(ToyOptions(lucky=False)) == {"lucky": "no"}


@given(SOME)
def test_options_survive_as_texts_and_as_values(options: Some) -> None:
    assert build(Some, texts(options)) == options
    assert convert(Some, msgspec.to_builtins(options)) == options
    assert convert(Some, msgspec.json.decode(msgspec.json.encode(options))) == options


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ([], "option-shape"),
        ({"size": 3}, "option-unknown"),
        ({3: 3}, "option-unknown"),
        ({"dice": "3"}, "option-kind"),
        ({"dice": True}, "option-kind"),
        ({"wild": 1}, "option-kind"),
        ({"ends": None}, "option-kind"),
        ({"dice": 9}, "option-bounds"),
        ({"ends": "never"}, "option-choice"),
    ],
    ids=str,
)
def test_wrong_values_are_refused(wrong: Any, code: str) -> None:
    assert refusal(convert, Some, wrong)[0] == code


def test_a_value_of_the_wrong_kind_is_told_with_the_right_one() -> None:
    wrong = {"dice": "3"}
    assert refusal(convert, Some, wrong) == ("option-kind", {"option": "dice", "value": "3", "kind": "int"})


def test_a_text_with_line_breaks_becomes_one_line() -> None:
    """A record has one line for it. Values that `convert` accepted were lost when the record was read again."""
    assert convert(Some, {"cards": "lady\n golem"}) == Some(cards="lady golem")


def test_by_themselves_options_allow_any_number_of_seats() -> None:
    Some().check(99)
