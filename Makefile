# make play        play in the browser at http://127.0.0.1:8000/   (PORT=8001 another port, DEV=1 readable tracebacks)
# make test        all tests          (ARGS="-k bower" chooses)
# make check       style and types
# make perft       count positions from known deals, to check the rules
# make build       only dist/, ready for any static host
# make clean       remove everything that these made
.DEFAULT_GOAL := help
.PHONY: help play build test check perft clean
.DELETE_ON_ERROR:

PORT ?= 8000
PYTHON ?= python3
ARGS ?=
DEV ?=
VENV := .venv/bin/python
SITE := $(if $(DEV),dist-dev,dist)

help:
	@sed -n '/^# make/s/^# //p' Makefile

play: build
	@$(PYTHON) -m tools.serve --folder $(SITE) --port $(PORT)

build: .stamps/node
	@$(PYTHON) -m tools.build $(if $(DEV),--dev)

test: .stamps/python build
	@$(VENV) -m tools.needs browser
	$(VENV) -m pytest $(ARGS)

check: .stamps/python
	$(VENV) -m ruff check euchre tests tools
	MYPYPATH=typings $(VENV) -m mypy --strict euchre tests tools

perft: .stamps/ready
	@$(PYTHON) -m tests.rules.perft $(ARGS)

clean:
	rm -rf .venv .stamps .cache node_modules dist dist-dev .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks

# Stamps: each says that its step was done for the files it depends on.

.stamps/ready: tools/needs.py
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) was not found: Python 3.11 or newer is needed" >&2; exit 1; }
	@$(PYTHON) -m tools.needs python
	@mkdir -p .stamps && touch $@

.stamps/node: package.json package-lock.json .npmrc | .stamps/ready
	@$(PYTHON) -m tools.needs node
	npm ci --no-progress
	@touch $@

.stamps/python: requirements-dev.txt | .stamps/ready
	@test -x $(VENV) || $(PYTHON) -m venv .venv || { rm -rf .venv; echo "No venv: on Debian run apt-get install python3-venv" >&2; exit 1; }
	$(VENV) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@
