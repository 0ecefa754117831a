"""What is spoken: the live text of the page changes once for each announcement, and never else."""

from playwright.sync_api import Page

from tests.app.table import Table, at_hand_over, club, first_thing, play_on
from tests.app.test_announcements import heard
from tests.browser.conftest import OpenTable
from tests.browser.person import Person

QUERY = "?seed=7&pace=instant"
# A screen reader is told of changes, and of an element that it knows: a new one may stay unheard.
LISTEN = """() => {
  const live = document.getElementById("live");
  window.heard = [live.textContent];
  window.stays = () => live === document.getElementById("live");
  new MutationObserver(() => heard.push(live.textContent))
    .observe(live, { childList: true, characterData: true, subtree: true });
}"""


def test_each_announcement_of_a_hand_changes_the_live_text_once(
    page: Page, open_table: OpenTable
) -> None:
    open_table(page, QUERY)
    person = Person(page)
    person.wait_until_asked()
    page.evaluate(LISTEN)
    person.play_hand()
    person.button("Undo").click()
    person.wait_until_asked()
    table = play_on(Table.opened(QUERY, choose=club, act=first_thing), at_hand_over)
    expected = heard(table.painted)
    spoken = page.evaluate("heard")
    assert expected == spoken[:-1]
    assert spoken[-1].startswith("One step back.")
    assert page.evaluate("stays()")
