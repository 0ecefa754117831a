"""The house's options in words: what each is called, what its values mean, and a note."""

from __future__ import annotations

from typing import Final

from euchre.app.words.names import GAP
from euchre.engine.option_kinds import Option, Packets, Value
from euchre.engine.rules import CARDS_EACH, Clash

OPTIONS: Final[dict[str, str]] = {
    "deck": "The pack",
    "target": "The game is to",
    "stick": "When everybody has passed twice",
    "passed_out": "After a hand that everybody passed",
    "first_dealer": "The first dealer",
    "pattern": "Cards at a time",
    "cut": "Cutting the pack",
    "pickup": "A dealer who is ordered up",
    "discard_upcard": "The up-card that the dealer took",
    "r2_suit": "In the second round",
    "alone_when": "Alone is said",
    "alone_who": "Who may play alone",
    "lead_alone": "When somebody plays alone, the first lead is",
    "lone_euchre": "A lone maker who is euchred costs",
    "defend_alone": "Defending alone",
    "defend_alone_score": "A lone defender who euchres the makers gets",
    "benny_up": "A joker that is turned up",
    "nine_ten": "Nothing but nines and tens, and no trump",
    "ace_no_face": "One ace, and else only nines and tens",
    "redeal_by": "Such a new deal is dealt by",
    "bottoms": "Changing three cards for those of the kitty",
    "partners_best": "Partner's best",
    "renege": "Following suit",
    "renege_penalty": "A renege costs",
    "canadian": "The dealer's partner, in the first round",
    "need_suit": "To make a suit trump one must hold",
    "super_euchre": "Makers who take no trick lose",
    "no_trump": "No trump",
}
"""What the settings screen asks for each option, by field."""

_NOT_PLAYED: Final = "Not played"
_NEW_DEAL: Final = "May ask for a new deal"

VALUES: Final[dict[tuple[str, Value], str]] = {
    ("deck", 24): "24 cards, nine to ace",
    ("deck", 25): "25 cards, with a joker",
    ("deck", 32): "32 cards, seven to ace",
    ("stick", True): "Dealer must call",
    ("stick", False): "Deal passes on",
    ("passed_out", "next"): "The next player deals",
    ("passed_out", "same"): "The same dealer again",
    ("first_dealer", "random"): "Drawn by lot",
    ("first_dealer", "jack"): "Who gets the first jack",
    ("first_dealer", "black_jack"): "Who gets the first black jack",
    ("first_dealer", "seat"): "Whom you choose",
    ("cut", False): "Not done",
    ("cut", True): "Offered before each deal",
    ("pickup", "must"): "Takes the card",
    ("pickup", "may"): "May leave the card",
    ("discard_upcard", False): "Stays with the dealer",
    ("discard_upcard", True): "May be put down again",
    ("r2_suit", "other"): "Other suits may be called",
    ("r2_suit", "any"): "Any suit may be called",
    ("alone_when", "call"): "With the call",
    ("alone_when", "before_lead"): "Before the first lead",
    ("alone_who", "maker"): "The maker",
    ("alone_who", "maker_side"): "The maker or the partner",
    ("lead_alone", "eldest"): "From the dealer's left",
    ("lead_alone", "left_of_loner"): "From the loner's left",
    ("lone_euchre", 2): "2 points",
    ("lone_euchre", 4): "4 points",
    ("defend_alone", "off"): _NOT_PLAYED,
    ("defend_alone", "vs_lone"): "Against a lone maker",
    ("defend_alone", "any"): "In any hand",
    ("defend_alone_score", "as_makers"): "2 points, 4 for all five tricks",
    ("defend_alone_score", "four"): "4 points",
    ("benny_up", "dealer_blind"): "Lets the dealer name trump unseen",
    ("benny_up", "dealer_sees"): "Lets the dealer name trump",
    ("benny_up", "suit:s"): "Stands for spades",
    ("benny_up", "suit:h"): "Stands for hearts",
    ("benny_up", "suit:d"): "Stands for diamonds",
    ("benny_up", "suit:c"): "Stands for clubs",
    ("nine_ten", False): "Must be played",
    ("nine_ten", True): _NEW_DEAL,
    ("ace_no_face", False): "Must be played",
    ("ace_no_face", True): _NEW_DEAL,
    ("redeal_by", "same"): "The same dealer",
    ("redeal_by", "next"): "The next player",
    ("bottoms", "off"): _NOT_PLAYED,
    ("bottoms", "alike"): "Three nines or three tens",
    ("bottoms", "any"): "Any three nines and tens",
    ("bottoms", "free"): "Any three cards",
    ("partners_best", False): _NOT_PLAYED,
    ("partners_best", True): "A lone maker may change a card",
    ("renege", "prevent"): "The page sees to it",
    ("renege", "penalty"): "Reneges are possible and cost",
    ("renege_penalty", "minus4"): "4 points",
    ("renege_penalty", "plus2"): "2 points for the others",
    ("canadian", False): "May assist",
    ("canadian", True): "May assist only to play alone",
    ("need_suit", "off"): "No certain card",
    ("need_suit", "natural"): "A card of that suit",
    ("need_suit", "any"): "A trump",
    ("super_euchre", False): "2 points",
    ("super_euchre", True): "4 points",
    ("no_trump", False): _NOT_PLAYED,
    ("no_trump", True): "May be called in the second round",
}
"""How a value reads; a number and the packets of a deal read as they are."""

NOTES: Final[dict[str, str]] = {
    "deck": "The joker, or Benny, is the highest trump.",
    "target": "Points that win the game.",
    "stick": "With “stick the dealer” there are no hands without a trump.",
    "passed_out": "Nobody scores for such a hand.",
    "first_dealer": "For a jack, cards are dealt face up one at a time until it comes.",
    "pattern": "The first round of the deal, from the dealer's left on, and then the second.",
    "cut": "The player on the dealer's right is asked.",
    "pickup": "The suit is trump either way; who picks it up without being told to takes it.",
    "discard_upcard": "The dealer puts one of six cards face down.",
    "r2_suit": "The other suits are those that were not turned down.",
    "alone_when": "Before the lead it is asked once trump is made and the dealer has discarded.",
    "alone_who": "The partner is asked when the maker does not play alone.",
    "lead_alone": "From the loner's left also means: a lone defender leads against a lone maker.",
    "lone_euchre": "The other side gets them.",
    "defend_alone": "Each defender is asked in turn, from the dealer's left on.",
    "defend_alone_score": "It counts for the side, as all points do.",
    "benny_up": "The dealer takes it; whoever names trump is the maker, and nobody bids.",
    "nine_ten": "Asked of each player when trump is made; sevens and eights count as low too.",
    "ace_no_face": "Asked of each player when trump is made; sevens and eights count as low too.",
    "redeal_by": "The score stays as it was.",
    "bottoms": "Bottoms, or farmer's hand: once in a deal before the bids, and all see the three.",
    "partners_best": "The loner puts a card down first, then the partner gives one.",
    "renege": (
        "A renege is not to follow suit when you could. A card of that suit played later shows it, "
        "and then the hand ends."
    ),
    "renege_penalty": "Nothing else is scored in that hand; a score may go below zero.",
    "canadian": "Known as the Canadian loner.",
    "need_suit": "The left bower is a trump, and so is the joker.",
    "super_euchre": "The other side gets them.",
    "no_trump": "The highest card of the suit led takes the trick, and jacks are plain cards.",
}

IDLE: Final[dict[str, str]] = {
    "passed_out": "Counts only where the dealer need not call.",
    "benny_up": "Counts only with a joker in the pack.",
    "defend_alone_score": "Counts only where one may defend alone.",
    "redeal_by": "Counts only where somebody may ask for a new deal.",
    "renege_penalty": "Counts only where reneges are possible.",
}
"""When an option that says nothing under some other rules comes to mean something."""

CLASHES: Final[dict[tuple[str, str], str]] = {
    ("bottoms", "deck"): (
        "Not with both: three cards can be changed for the kitty's only in the pack of 24, where "
        "three lie face down. Nothing was changed."
    ),
    ("no_trump", "deck"): (
        "Not with both: without a trump the joker would belong to no suit. Nothing was changed."
    ),
}
"""Why two options can't be played together, by their fields."""

GROUPS: Final[dict[str, str]] = {
    "deal": "Pack and deal",
    "calls": "Calling trump",
    "alone": "Playing alone",
    "plays": "Optional plays",
    "points": "Points",
}
"""The parts of the settings screen that the options stand in."""

PRESETS: Final[dict[str, tuple[str, str]]] = {
    "house": ("House rules", "What most tables agree on; the dealer must call."),
    "computer": ("Computer game", "As in a computer game: the dealer may put any card down."),
    "encyclopaedia": (
        "By the book",
        "Alone is said before the lead, by either partner, and a defender may play alone too.",
    ),
    "club_night": ("Club night", "The first black jack deals, and a hand can be passed out."),
    "kitchen_table": (
        "Kitchen table",
        "All the extras: bottoms, new deals, partner's best, and reneges that cost.",
    ),
    "web_site": ("Online table", "Any suit may be called in the second round."),
    "british": ("British", "A joker above all trumps, and eleven points to win."),
}
"""The name of each preset and what it is, in a sentence."""


def value_words(option: Option, value: Value) -> str:
    """How a value of an option reads."""
    if isinstance(option, Packets):
        first = str(value)
        second = "".join(str(CARDS_EACH - int(size)) for size in first)
        return f"{GAP.join(first)}, then {GAP.join(second)}"
    return VALUES.get((option.field, value), str(value))


def in_words(option: Option, value: Value) -> str:
    """An option and its value, as a line in a list of rules."""
    words = value_words(option, value)
    lower = words[0].lower() + words[1:] if not isinstance(option, Packets) else words
    return f"{OPTIONS[option.field]}: {lower}."


def changed(options: int) -> str:
    """How many options of a part are not as in the house's rules."""
    return f"{options} changed"


def preset_source(source: str) -> str:
    """Where a ready-made house comes from; the source itself is told as it was written down."""
    return f"Source: {source}."


def option_source(source: str, usual: str) -> str:
    """Where an option stands in the sources, and what the house rules say."""
    return f"{source}. House rules: {usual}."


def clash_words(clash: Clash) -> str:
    return CLASHES[clash.fields]
