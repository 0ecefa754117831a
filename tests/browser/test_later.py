"""The later archive: what needs it waits for it, and when it does not come all else goes on."""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import sleep

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import START_MS, Faults, OpenTable, Visit, wait_for_table
from tests.browser.imported import imported
from tests.browser.person import Person
from tests.browser.test_not_loaded import Troubled, cut, missing, portal, spoilt
from tests.browser.visits import first_visit, marked, served, with_snapshot
from tools.serve import Handler

ARCHIVE = "**/later.zip"
WHOLE = "html[data-whole=yes]"
DEAL = "?pace=instant&pen=N_AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc_Ks9h9sQd"
DROP = """() => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["nothing to be read"], "some.pen"));
  const event = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
  document.getElementById("app").dispatchEvent(event);
}"""


@pytest.fixture
def held(page: Page) -> list[Route]:
    """The requests for the archive, which get no answer yet."""
    routes: list[Route] = []
    page.route(ARCHIVE, lambda route: routes.append(route))
    return routes


@pytest.fixture
def host(dist: Path) -> Iterator[tuple[str, type[Troubled]]]:
    """A host that has trouble with the archive."""

    class Own(Troubled):
        names = ("later.zip",)

    with served(dist, Own) as address:
        yield address, Own


def release(page: Page, held: list[Route]) -> None:
    """Let the archive come."""
    while not held:
        page.wait_for_timeout(20)
    held.pop().continue_()


def open_games(page: Page) -> None:
    page.keyboard.press("g")


def games(page: Page) -> None:
    expect(page.get_by_role("dialog", name="Hands and games")).to_be_visible()


@pytest.mark.usefixtures("held")
def test_a_hand_is_played_without_the_later_archive(page: Page, open_table: OpenTable) -> None:
    """Nothing of it is missed: the first archive has all that a hand takes."""
    open_table(page, "?seed=7&pace=instant")
    Person(page).play_hand()
    page.get_by_role("button", name="Next hand").click()
    Person(page).wait_until_asked()
    page.get_by_role("button", name="Undo").click()
    Person(page).wait_until_asked()
    expect(page.locator("#notice, #fetching")).to_have_count(0)
    assert not page.locator(WHOLE).count()


def test_what_is_asked_for_too_early_waits_and_comes_in_its_order(
    page: Page, open_table: OpenTable, held: list[Route]
) -> None:
    """The page says so meanwhile, and goes on being painted."""
    open_table(page, "?seed=7&pace=instant")
    Person(page).wait_until_asked()
    open_games(page)
    expect(page.locator("#fetching")).to_be_visible()
    page.keyboard.press("Escape")  # no dialog of the browser's is open yet
    page.keyboard.press("i")  # under the dialog, where it will do nothing
    release(page, held)
    games(page)
    expect(page.locator("#fetching")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#hint")).not_to_have_attribute("aria-busy", "true")


def test_from_the_question_before_a_new_game_too_it_is_told_and_waited_for(
    page: Page, open_table: OpenTable, held: list[Route]
) -> None:
    """What lies under a dialog nobody could read."""
    open_table(page, "?seed=7&pace=instant")
    Person(page).wait_until_asked()
    held.clear()
    open_table(page, "?pace=instant&new")
    page.locator("#new-game-games").click()
    expect(page.get_by_role("dialog").locator("#fetching")).to_be_visible()
    release(page, held)
    games(page)


def test_a_dialog_whose_screen_alone_is_not_here_waits_too(
    page: Page, open_table: OpenTable, held: list[Route]
) -> None:
    """It is painted before anything is carried out, so that nothing is done half."""
    open_table(page, "?pace=instant")
    page.keyboard.press("?")
    expect(page.locator("#fetching")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    release(page, held)
    expect(page.get_by_role("dialog", name="How to play")).to_be_visible()


def test_a_dropped_file_is_not_lost_meanwhile(
    page: Page, open_table: OpenTable, held: list[Route]
) -> None:
    open_table(page, "?pace=instant")
    page.evaluate(DROP)
    expect(page.locator("#fetching")).to_be_visible()
    release(page, held)
    games(page)
    expect(page.get_by_role("dialog")).to_contain_text("some.pen")


def test_a_strong_player_waits_for_it_and_no_other_plays(
    page: Page, open_table: OpenTable, held: list[Route]
) -> None:
    """What the person asks for meanwhile waits with it."""
    open_table(page, "?seed=7&pace=instant&levels=expert")
    expect(page.locator("#app")).to_have_attribute("data-stage", "thinking")
    page.locator("[data-do='open settings']").click()
    expect(page.locator("#fetching")).to_be_visible()
    expect(page.locator("#app")).to_have_attribute("data-stage", "thinking")
    release(page, held)
    page.locator("#settings-done").click()
    Person(page).play_hand()
    assert "euchre.ai.search" in imported(page)


def test_a_link_that_brings_a_hand_starts_when_it_can_be_read(
    page: Page, site: str, held: list[Route]
) -> None:
    """Nothing is dealt before it has been looked at."""
    page.goto(f"{site}{DEAL}")
    release(page, held)
    wait_for_table(page)
    games(page)


def test_a_link_that_brings_a_hand_is_told_when_it_can_not_be_read(
    page: Page, host: tuple[str, type[Troubled]], faults: Faults
) -> None:
    faults.expect("")
    address, kind = host
    kind.fault = missing
    page.goto(f"{address}{DEAL}")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("later.zip", timeout=START_MS)
    kind.fault = None
    alert.get_by_role("button", name="Reload").click()
    wait_for_table(page)
    games(page)


@pytest.mark.parametrize("fault", [missing, cut, spoilt, portal], ids=lambda fault: fault.__name__)
def test_an_archive_that_does_not_arrive_well_is_told_and_had_again(
    page: Page,
    host: tuple[str, type[Troubled]],
    faults: Faults,
    fault: Callable[[Troubled, bytes], None],
) -> None:
    """What was wanted is done then; also where the browser was allowed to keep what was wrong."""
    faults.expect("")
    address, kind = host
    kind.fault = fault
    page.goto(f"{address}?seed=7&pace=instant")
    wait_for_table(page)
    Person(page).wait_until_asked()
    page.wait_for_selector("html[data-whole=no]", state="attached", timeout=START_MS)
    expect(page.locator("#notice")).to_have_count(0)  # nobody has missed anything yet
    open_games(page)
    notice = page.locator("#notice")
    expect(notice).to_contain_text("did not arrive")
    Person(page).act()
    assert "yours" == Person(page).wait_until_asked()
    kind.fault = None
    notice.get_by_role("button", name="Try again").click()
    games(page)
    expect(notice).to_have_count(0)


def test_a_strong_player_goes_on_waiting_after_a_failure(
    page: Page, host: tuple[str, type[Troubled]], faults: Faults
) -> None:
    faults.expect("")
    address, kind = host
    kind.fault = missing
    page.goto(f"{address}?seed=7&pace=instant&levels=hard")
    wait_for_table(page)
    again = page.get_by_role("button", name="Try again")
    for _ in range(2):
        again.click()
        expect(again).to_be_visible()
        assert "thinking" == Person(page).stage
    kind.fault = None
    again.click()
    Person(page).play_hand()


def test_after_one_visit_both_archives_are_there_without_a_network(
    visit: Visit, dist: Path
) -> None:
    """Also without a kept memory, which has no need of them."""
    with served(dist, Handler) as address, visit() as context:
        first_visit(context, address)
    page = visit().pages[0]
    page.goto(f"{address}?pace=instant&nosnap")
    wait_for_table(page)
    page.wait_for_selector(WHOLE, state="attached", timeout=START_MS)
    open_games(page)
    games(page)


def test_a_start_from_the_kept_memory_fetches_nothing(visit: Visit, site: str) -> None:
    """It was made with every module imported, or its code held ready; the first hint is at once."""
    page = with_snapshot(visit(), site)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site}?pace=instant&levels=expert")
    wait_for_table(page)
    assert marked(page, "euchre-restored")
    page.wait_for_selector(WHOLE, state="attached", timeout=START_MS)
    Person(page).wait_until_asked()
    open_games(page)
    games(page)
    page.keyboard.press("Escape")
    Person(page).play_hand()
    assert [] == [url for url in asked if url.endswith("later.zip")]


def test_a_late_archive_is_sent_once_and_kept(visit: Visit, dist: Path) -> None:
    """The worker that keeps the page waits for it, and has it from where the page got it."""
    sent: list[str] = []

    class Late(Handler):
        """Takes a while for the archive."""

        def do_GET(self) -> None:  # noqa: N802  (the base class's name)
            if self.path.endswith("/later.zip"):
                sent.append(self.path)
                sleep(1)
            super().do_GET()

    with served(dist, Late) as address:
        page = first_visit(visit(), address)
        assert page.locator(WHOLE).count()
        assert page.evaluate("async (url) => Boolean(await caches.match(url))", sent[0])
    assert 1 == len(sent)
