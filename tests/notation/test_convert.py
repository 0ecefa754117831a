"""`python -m euchre convert`: files go into the other notation, and what is lost is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.__main__ import main
from euchre.notation.egn import read_egn, write_egn
from euchre.notation.pen import read_file
from tests.notation.egn_files import PEN, egn

Captured = pytest.CaptureFixture[str]
UNTOLD = egn(("deals.0.initialState.playerCards.2", []))


def test_a_file_goes_there_and_back(tmp_path: Path, capsys: Captured) -> None:
    pen, there, back = tmp_path / "a.pen", tmp_path / "a.egn", tmp_path / "b.pen"
    pen.write_text(PEN, "utf-8")
    assert 0 == main(["convert", str(pen), str(there)])
    assert write_egn(read_file(PEN)).text == there.read_text("utf-8")
    assert 0 == main(["convert", str(there), str(back)])
    assert PEN == back.read_text("utf-8")
    assert ("", "") == capsys.readouterr()


def test_names_of_any_alphabet_are_kept(tmp_path: Path) -> None:
    pen, there, back = tmp_path / "a.pen", tmp_path / "a.egn", tmp_path / "b.pen"
    named = PEN.replace("Ada", 'Žofia \\"the Ace\\" 王')
    pen.write_text(named, "utf-8")
    assert 0 == main(["convert", str(pen), str(there)])
    assert 0 == main(["convert", str(there), str(back)])
    assert named == back.read_text("utf-8")


def test_what_is_lost_is_told_and_the_file_is_written(tmp_path: Path, capsys: Captured) -> None:
    source, target = tmp_path / "a.pen", tmp_path / "a.egn"
    source.write_text('[Seed "7"]\n' + PEN.replace("p p p o", "p (o) p p o"), "utf-8")
    assert 0 == main(["convert", str(source), str(target)])
    assert (
        "euchre: not as it was: tag Seed: EGN has no such thing\n"
        "euchre: not as it was: hand 2, note 1: side lines are not written\n"
    ) == capsys.readouterr().err
    assert read_file(PEN) == read_egn(target.read_text("utf-8")).file


def test_what_a_file_keeps_back_is_made_up_by_an_order_of_its_own(
    tmp_path: Path, capsys: Captured
) -> None:
    source, target = tmp_path / "a.egn", tmp_path / "a.pen"
    source.write_text(UNTOLD, "utf-8")
    assert 2 == main(["convert", str(source), str(target)])
    assert "5 of N (--fill makes it up)" in capsys.readouterr().err
    assert not target.exists()
    assert 0 == main(["convert", str(source), str(target), "--fill"])
    assert "cards of N are not told: 9h Qd Tc Kc Ac made up" in capsys.readouterr().err
    assert 2 == len(read_file(target.read_text("utf-8")).entries)


def test_a_file_that_exists_is_written_over_only_by_force(tmp_path: Path, capsys: Captured) -> None:
    source, target = tmp_path / "a.pen", tmp_path / "a.egn"
    source.write_text(PEN, "utf-8")
    target.write_text("mine", "utf-8")
    assert 2 == main(["convert", str(source), str(target)])
    assert f"euchre: {target} exists already (--force writes over it)\n" == capsys.readouterr().err
    assert "mine" == target.read_text("utf-8")
    assert 0 == main(["convert", str(source), str(target), "--force"])
    assert write_egn(read_file(PEN)).text == target.read_text("utf-8")


@pytest.mark.parametrize(
    ("source", "target", "content", "told"),
    [
        ("a.pen", "b.pen", PEN, "one of the files ends in .pen, the other in .egn"),
        ("a.txt", "b.egn", PEN, "one of the files ends in .pen"),
        ("a.egn", "b.pen", "{}", "a.egn: file: 'fileType' is missing"),
        ("a.egn", "b.pen", egn(("deals.1.phases.0.calls.3", "x")), "deals[1].phases[0].calls[3]"),
        ("a.pen", "b.egn", PEN + "3. p", "a.pen: line 12, rules (column 4)"),
        ("a.pen", "b.egn", PEN[:-20] + "L", "a.pen: line 11, "),
        ("a.pen", "none/b.egn", PEN, "No such file or directory"),
        ("none/a.pen", "b.egn", "", "No such file or directory"),
        ("a.pen", "b.egn", " " * 1_000_001, "at most 1000000 characters are read"),
    ],
)
def test_a_file_that_cant_be_converted_is_told_in_one_line(
    source: str, target: str, content: str, told: str, tmp_path: Path, capsys: Captured
) -> None:
    if content:
        (tmp_path / source).write_text(content, "utf-8")
    assert 2 == main(["convert", str(tmp_path / source), str(tmp_path / target)])
    heard = capsys.readouterr()
    assert ("", 1) == (heard.out, heard.err.count("\n"))
    assert heard.err.startswith("euchre: ")
    assert told in heard.err
    assert not (tmp_path / target).exists()


def test_a_file_that_is_no_text_is_refused(tmp_path: Path, capsys: Captured) -> None:
    source = tmp_path / "a.egn"
    source.write_bytes(b"\xff\xfe\x00")
    assert 2 == main(["convert", str(source), str(tmp_path / "a.pen")])
    assert "this is not a text in UTF-8" in capsys.readouterr().err


def test_the_order_wants_two_files(capsys: Captured) -> None:
    assert 2 == main(["convert", "a.pen"])
    assert capsys.readouterr().err.startswith("euchre: ")
