"""The tests, one folder for each floor; every test is a sentence and cites its source."""
