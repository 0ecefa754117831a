"""Fault: what makes an arrangement of a hand impossible."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """What makes an arrangement impossible; `part` is the field that it lies in."""

    part: str
    text: str
