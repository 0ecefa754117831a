"""The fifth chapter: what a hand is worth, how a game is won, and how points are kept."""

from __future__ import annotations

from typing import Final

from euchre.lessons.course.alone import ALONE, PAID_ALONE
from euchre.lessons.lesson import Ask, Chapter, Lesson, Read
from euchre.lessons.question import Kind

THREE: Final = (
    "- 0-0 N AsAhTdQcKc/9sQs9dKdTc/Ts9hQhQd9c/JsKsThJdJc KhJhAdAc "
    "| p p p o -9c | JsAs9sTs QcTc9hJc KhJdAhQs KsTd9dQh QdThKcKd"
)
FOUR: Final = (
    "- 0-0 N QsThKd9cAc/9hQhAdTcQc/Jh9dTdQdJc/TsJsAsAhJd 9sKsKhKc "
    "| o -Jh | JsQs9h9s AsThTcJc 9dJdKdAd QcTdTs9c AhAcQhQd"
)
FIVE: Final = (
    "- 0-0 E 9sJsQsQdJc/AsThKdQcKc/9hQhJdAdTc/JhAh9dTdAc TsKsKh9c "
    "| o -9d | JsAs9hTs JcThTcTd QdKdAdJh JdAh9sQc QsKcQhAc"
)
SET: Final = (
    "- 0-0 S QsJhJdQcKc/Ks9hKhKdAc/9sTsAhTd9c/ThQh9dQdAd TcJsAsJc "
    "| p p p o -Jh | KdTd9dJd Ks9sQdQs 9hAhThTc KcAc9cQh KhTsAdQc"
)
SET_FIVE: Final = (
    "- 0-0 N JsAhAdJcAc/9hJh9dTdQc/9sQsKsKhQd/AsJd9cTcKc QhTsThKd "
    "| p p p p c | KcAcQc9s Ad9dQdJd Jc9hKh9c JsTdQsTc AhJhKsAs"
)
THEIRS: Final = (
    "- 0-0 S KsJhTdQdJc/JsJd9cTcAc/QsAs9h9dAd/9sThQhKhKc QcTsAhKd "
    "| o -Jh | Js9hKcJc Ks9cQs9s Ac9dThQc JdAdQhTd AsKhQdTc"
)

POINTS: Final = Lesson(
    key="points",
    title="What a hand is worth",
    goal="Say who scores how many points after a hand.",
    rules="R42 R62 R69 R70 R71 R72",
    steps=(
        Ask(
            text="Makers who take three tricks score one point. {maker N} made trump here, and "
            "your side took {tricks NS 3}. Who scores what?",
            kind=Kind.POINTS,
            at=THREE,
            right="{points NS 1} point for you and {N}. The others get nothing.",
            wrong={"": "You and {N} are the makers, and you made your three."},
        ),
        Ask(
            text="The fourth trick brings nothing more. {maker E} made trump, and their side took "
            "{tricks EW 4}. Who scores what?",
            kind=Kind.POINTS,
            at=FOUR,
            right="{points EW 1} point, as for three tricks.",
            wrong={"EW2": "Two points are for all five tricks.", "": "Who are the makers?"},
        ),
        Ask(
            text="All five are worth two points: a march, or sweep. You made trump here and swept. "
            "Who scores what?",
            kind=Kind.POINTS,
            at=FIVE,
            right="{points NS 2} points for a march.",
            wrong={"NS1": "That is for three or four tricks."},
        ),
        Ask(
            text="Makers with fewer than three tricks are euchred, or set: the defenders score "
            "two. You made trump here, and took {tricks NS 2}. Who scores what?",
            kind=Kind.POINTS,
            at=SET,
            right="{points EW 2} points for {W} and {E}: they have euchred you.",
            wrong={
                "NS1": "Two tricks are too few for the makers.",
                "EW1": "A euchre is worth two.",
            },
        ),
        Ask(
            text="{maker E} made trump, but the defenders took all five tricks. They get no more "
            "for that than for three. Who scores what?",
            kind=Kind.POINTS,
            at=SET_FIVE,
            right="{points NS 2} points. A euchre is two, with three tricks or with five.",
            wrong={"NS4": "No bonus for defenders: a euchre is two.", "": "Who are the defenders?"},
        ),
        Ask(
            text="{maker W} made trump, and their side took {tricks EW 3} tricks. Who scores what?",
            kind=Kind.POINTS,
            at=THEIRS,
            right="{points EW 1} point: they made it, just so.",
            wrong={"NS2": "Three are enough for the makers.", "EW2": "Two are for five tricks."},
        ),
        Ask(
            text="The makers took three tricks. What do the defenders score for their two?",
            kind=Kind.TEXT,
            texts=("Two points", "One point", "Nothing"),
            accept="c",
            right="Only one side scores in a hand.",
            wrong={"": "Defenders score only if they euchre the makers."},
        ),
    ),
)

WON: Final = FIVE.replace("0-0", "8-9", 1)
PAST: Final = FIVE.replace("0-0", "9-7", 1)
LOST: Final = SET.replace("0-0", "9-8", 1)
TO_ELEVEN: Final = THREE.replace("- 0-0", "to11 9-6", 1)

GAME: Final = Lesson(
    key="game",
    title="Winning the game",
    goal="Add up the points, and see who has won.",
    rules="R77 R78 R79",
    steps=(
        Ask(
            text="The first side with ten points wins the game. You had {score NS 8} points, they "
            "had {score EW 9}, and you have just taken all five tricks. What now?",
            kind=Kind.TEXT,
            at=WON,
            texts=("We have won the game", "They have won the game", "Another hand is dealt"),
            accept="a",
            right="The march brought you {points NS 2}, and that makes {total NS 10}.",
            wrong={"": "A march is two points, and eight and two are ten."},
        ),
        Ask(
            text="And if you had {score NS 9} points before the same march?",
            kind=Kind.TEXT,
            at=PAST,
            texts=("We have won the game", "Eleven is too many", "Another hand is dealt"),
            accept="a",
            right="{total NS 11} wins as well. It need not be ten exactly.",
            wrong={"": "Ten points or more win."},
        ),
        Ask(
            text="You had {score NS 9}, they had {score EW 8}. You made trump and were euchred. "
            "What now?",
            kind=Kind.TEXT,
            at=LOST,
            texts=("We have won the game", "They have won the game", "Another hand is dealt"),
            accept="b",
            right="The euchre brought them to {total EW 10}. You stay at {total NS 9}.",
            wrong={"": "A euchre gives two points to the defenders."},
        ),
        Ask(
            text="Both sides have nine points. Can the next hand leave the game undecided?",
            kind=Kind.TEXT,
            texts=("Yes", "No"),
            accept="b",
            right="One side scores in every hand that is played, and one point is enough.",
            wrong={"": "Makers score, or they are euchred. Either way, somebody gets a point."},
        ),
        Ask(
            text="Some play to 5, 7, 11 or 15 points. This table plays to eleven, and you have "
            "come from {score NS 9} to {total NS 10}. Have you won?",
            kind=Kind.TEXT,
            at=TO_ELEVEN,
            texts=("Yes", "No"),
            accept="b",
            right="One point is missing. Agree on the target before you begin.",
            wrong={"": "Ten is less than eleven."},
        ),
        Ask(
            text="Somebody says: “We won that round.” Some mean a hand by it, others a trick, "
            "others the whole game. What do you do?",
            kind=Kind.TEXT,
            texts=("Ask what is meant", "Deal a new game"),
            accept="a",
            right="Here we say trick, hand and game, so that there is no doubt.",
            wrong={"": "Maybe only a trick was meant."},
        ),
    ),
)

SCORE_CARDS: Final = Lesson(
    key="score-cards",
    title="Keeping score with cards",
    goal="Read the points from two cards.",
    rules="R7 R80 R81 R82 R83 R84 R85 R86 R87 R88",
    steps=(
        Read(
            text="Each side can keep score with a six and a four from the cards that aren’t "
            "played with. What counts are the suit symbols that show, called pips.",
        ),
        Ask(
            text="At the start the six lies face up, and the four face down upon it, so that it "
            "hides all the pips. How many points are that?",
            kind=Kind.TEXT,
            texts=("None", "Four", "Six"),
            accept="a",
            right="No pips show, so no points.",
            wrong={"": "Count only the pips that you could see."},
        ),
        Ask(
            text="For each point, the four slides off one more pip of the six. Three pips show. "
            "What is the score?",
            kind=Kind.TEXT,
            texts=("Three", "Seven", "Nine"),
            accept="a",
            right="Three pips, three points. The four lies face down and does not count.",
            wrong={"": "The four still lies face down, so its pips don’t show."},
        ),
        Ask(
            text="From six points on, the four is turned face up, and its pips count too. How many "
            "pips of the six must show then, for six points?",
            kind=Kind.TEXT,
            texts=("None", "Two", "Six"),
            accept="b",
            right="Four pips and two pips.",
            wrong={"": "The four shows four. How many are missing?"},
        ),
        Ask(
            text="The four lies face up, and four pips of the six show beside it. What is the "
            "score?",
            kind=Kind.TEXT,
            texts=("Four", "Six", "Eight"),
            accept="c",
            right="Four and four.",
            wrong={"": "Add the pips of both cards."},
        ),
        Ask(
            text="All pips of both cards show. What does that mean?",
            kind=Kind.TEXT,
            texts=("Nothing yet", "The game is won"),
            accept="b",
            right="Six and four are ten.",
            wrong={"": "Count them: six and four."},
        ),
        Ask(
            text="Others use two fives in the same way. The upper one lies face up, and three pips "
            "of the lower one show. What is the score?",
            kind=Kind.TEXT,
            texts=("Three", "Five", "Eight"),
            accept="c",
            right="Five and three. With two fives, too, all pips together are ten.",
            wrong={"": "Add the pips of both cards."},
        ),
        Ask(
            text="Some take a two and a three, and lay them crosswise for more than five points: "
            "the cross counts five. All five pips show on crossed cards. What is the score?",
            kind=Kind.TEXT,
            texts=("Five", "Ten"),
            accept="b",
            right="Five for the cross, and five pips.",
            wrong={"": "That would be right if the cards were not crossed."},
        ),
        Read(
            text="And a pencil will do: one stroke for each point on a tally sheet. Cards or "
            "strokes, what you can count is the score.",
        ),
    ),
)

SCORING: Final = Chapter(
    key="scoring",
    title="The score",
    lessons=(POINTS, ALONE, PAID_ALONE, GAME, SCORE_CARDS),
)
