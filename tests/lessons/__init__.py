"""The tests of the lessons: each step's hand, answers and prose, and learners who take them."""
