"""What a screen reader is given, scene by scene: texts to be read, kept beside this test.

After a change that is meant, `python -m tests.browser.aria` writes them anew; read what it changed.
"""

import pytest
from playwright.sync_api import Page

from tests.app.scenes import DIALOGS, TABLE
from tests.browser.aria import heard, kept
from tests.browser.painted import open_unmoved


@pytest.mark.parametrize("name", [*TABLE, *DIALOGS])
def test_a_scene_is_read_out_as_it_was_when_somebody_last_listened(
    page: Page, site: str, name: str
) -> None:
    open_unmoved(page, site)
    assert kept(name).read_text("utf-8") == heard(page, name)
