"""Lets a bot choose beside the page; where it computes is nobody else's affair."""

import asyncio
import random

from euchre.ai.levels import bot
from euchre.app.effects import Think
from euchre.app.messages import Thought


async def think(wish: Think) -> Thought:
    """The bot's choice, no sooner than wished.

    The answer carries the wish's token: whether it still matters is for update() to say.
    """
    clock = asyncio.get_running_loop().time
    due = clock() + wish.least_ms / 1000
    await asyncio.sleep(0)  # the paint that belongs to this wish comes first
    choice = bot(wish.level).choose(wish.view, random.Random(wish.seed))
    await asyncio.sleep(max(0.0, due - clock()))
    return Thought(wish.token, choice)
