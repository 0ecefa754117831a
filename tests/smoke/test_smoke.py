"""Whole hands from the built site in Firefox and in WebKit: what any engine must be able to do."""

from pathlib import Path

import pytest

from tests.smoke.engine import Engine, wait_for
from tests.smoke.frames import SELF_UNKNOWN, knows_self, show
from tests.smoke.host import Host, serving
from tests.smoke.person import Person

QUICK = "?seed=7&pace=instant"
REACHED = "fetch('sw.js', { cache: 'no-store' }).then(() => true, () => false)"
INLINE = """(() => {
  const inline = document.createElement("script");
  inline.textContent = "globalThis.inlineHasRun = true";
  document.body.append(inline);
  return globalThis.inlineHasRun;
})()"""


def test_a_hand_is_played_and_goes_on_after_a_reload(person: Person, host: Host) -> None:
    """Nothing on the table is different then."""
    person.sit_down(host.address + QUICK)
    for _ in range(3):
        person.wait_until_asked()
        person.act()
    person.wait_until_asked()
    before = person.table()
    person.engine.reload()
    person.wait_for_table()
    assert before == person.table()
    person.play_hand()


def test_the_second_visit_needs_no_network_and_begins_from_what_is_kept(
    person: Person, host: Host
) -> None:
    """The site by its service worker, Python by its memory as this engine wrote it."""
    person.sit_down(host.address + QUICK)
    assert not person.marked("euchre-restored")
    person.play_hand()
    person.wait_until_kept()
    person.engine.leave()
    host.reached = False
    person.sit_down(host.address + QUICK)
    assert not person.engine.ask(REACHED)
    assert person.marked("euchre-restored")
    person.play_hand()


@pytest.mark.parametrize("sandbox", ["allow-scripts", "allow-scripts allow-same-origin"])
def test_a_hand_is_played_in_a_frame_of_another_site(
    person: Person, host: Host, tmp_path: Path, sandbox: str
) -> None:
    """Without "allow-same-origin" it has no origin, and so no storage."""
    folder = tmp_path / "other"
    folder.mkdir()
    with serving(folder) as other:
        if sandbox == "allow-scripts" and not knows_self(person.engine, folder, other.address):
            pytest.xfail(SELF_UNKNOWN)
        page = show(folder / "page.html", host.address + QUICK, sandbox)
        person.engine.open(other.address + page)
        person.engine.enter_frame()
        person.wait_for_table()
        person.play_hand()


def test_what_goes_wrong_in_a_page_is_heard(engine: Engine, host: Host) -> None:
    """Or else the other tests would fail for nothing."""
    engine.open(host.address)
    engine.ask("console.error('said aloud')")
    assert not engine.ask(INLINE)
    wait_for("two faults", lambda: len(engine.faults()) == 2)
    heard = "\n".join(engine.faults())
    assert "said aloud" in heard
    assert "script-src" in heard
    engine.faults().clear()
