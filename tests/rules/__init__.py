"""The tests of the rules: cases, laws, counts and a comparison with another implementation."""
