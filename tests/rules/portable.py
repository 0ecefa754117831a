"""What the rules answer, as one text: the browser's own Python must answer the same.

Nothing that this imports needs more than Python's own library, and little of that.
"""

from __future__ import annotations

import json
from itertools import islice
from typing import Final

from tests.rules.cases import CASES, answer
from tests.rules.drive import drive
from tests.rules.perft import auction_rows, counts, figures

PLIES: Final = 10
HANDS: Final = 60
SEED: Final = "in the browser"


def report() -> str:
    """Every case, the first plies of every tree, the auctions, and hands by chance, watched."""
    wanted = figures()
    found = {
        "cases": {case["id"]: answer(case) for case in CASES},
        "trees": {tree.name: [*islice(counts(tree.start), PLIES + 1)] for tree in wanted.trees},
        "auctions": [row for auction in wanted.auctions for row in auction_rows(auction)],
        "hands": drive(HANDS, SEED, None).lines,
    }
    return json.dumps(found, indent=1)
