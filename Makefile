# make play        play in the browser at http://127.0.0.1:8000/   (PORT=8001 another port, DEV=1 readable tracebacks)
# make test        all tests          (ARGS="-k bower" chooses)
# make smoke       whole hands in Firefox and WebKit, where they are installed
# make check       style and types
# make perft       count positions from known deals, to check the rules
# make drive       play hands by chance and check every step   (ARGS="--hands 10000 --random", or --preset KEY, --rules CODES)
# make build       only dist/, ready for any static host   (WORDS=folder in another language)
# make bench-start how long the page takes to start, beside other pages   (ARGS="--runs 9")
# make clean       remove everything that these made
.DEFAULT_GOAL := help
.PHONY: help play build test smoke check perft drive bench-start clean ready
.DELETE_ON_ERROR:

PORT ?= 8000
PYTHON ?= python3
ARGS ?=
DEV ?=
WORDS ?=
VENV := .venv/bin/python
SITE := $(if $(DEV),dist-dev,dist)

help:
	@sed -n '/^# make/s/^# //p' Makefile

play: build
	@$(PYTHON) -m tools.serve --folder $(SITE) --port $(PORT)

build: node_modules/.stamp
	@$(PYTHON) -m tools.build $(if $(DEV),--dev) $(if $(WORDS),--words $(WORDS))

test: .venv/.stamp build
	@$(VENV) -m tools.needs browser
	$(VENV) -m pytest -n auto --dist worksteal $(ARGS)

smoke: .venv/.stamp build
	$(VENV) -m pytest tests/smoke -rsx $(ARGS)

check: .venv/.stamp
	$(VENV) -m ruff check euchre tests tools
	$(VENV) -m mypy euchre tests tools

perft: ready
	@$(PYTHON) -m tests.rules.perft $(ARGS)

drive: ready
	@$(PYTHON) -m tests.rules.drive $(ARGS)

bench-start: .venv/.stamp node_modules/.stamp
	@$(VENV) -m tests.bench.startup $(ARGS)

clean:
	rm -rf .venv .cache node_modules dist dist-dev
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks

ready:
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) was not found: Python 3.11 or newer is needed" >&2; exit 1; }
	@$(PYTHON) -m tools.needs python

# A stamp in the folder that a step makes: the step is done again when what it depends on has changed.

node_modules/.stamp: package.json package-lock.json .npmrc | ready
	@$(PYTHON) -m tools.needs node
	npm ci --no-progress
	@touch $@

.venv/.stamp: requirements-dev.txt | ready
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "No venv: on Debian run apt-get install python3-venv" >&2; exit 1; }
	$(VENV) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@
