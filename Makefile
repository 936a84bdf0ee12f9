# make play: set everything up and play. make test: set everything up and pass every test.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check

.PHONY: play test lint bench mutants golden clean

play: .venv/engine.stamp
	@$(BIN)/python -m k2core play

test: lint web/node_modules/.stamp
	$(BIN)/pytest --numprocesses 2

lint: .venv/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: .venv/dev.stamp web/node_modules/.stamp
	$(BIN)/python -m bench.engine

# Changes the rules modules one operator at a time and reports the changes no test notices.
mutants: .venv/dev.stamp
	$(BIN)/mutmut run
	$(BIN)/mutmut results

# Rewrites the golden files from what the engine does now: only after a change that was meant.
golden: .venv/dev.stamp
	$(BIN)/python -m tests.golden --write

clean:
	rm -rf .venv web/node_modules web/dist mutants

.venv/engine.stamp:
	$(PYTHON) -m venv .venv
	$(PIP) --editable .
	@touch $@

.venv/dev.stamp: .venv/engine.stamp pyproject.toml
	$(PIP) --editable '.[dev]'
	@touch $@

web/node_modules/.stamp: web/package-lock.json
	npm ci --prefix web --no-audit --no-fund --loglevel=error
	@touch $@
