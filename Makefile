# make play: set everything up and play. make test: set everything up and pass every test.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
NPM := npm --prefix web --silent

.PHONY: play test site lint bench lighthouse mutants golden clean

play: site
	@$(BIN)/python web/serve.py

test: lint site
	$(BIN)/python -m e2e.browser
	$(BIN)/pytest --numprocesses 2 tests
	$(BIN)/pytest --numprocesses 2 e2e

# Everything that is served, in web/dist: the engine's wheel and memory image, then the page.
site: .venv/dev.stamp web/node_modules/.stamp
	cd web && PYTHON=$(abspath $(BIN)/python) node scripts/runtime.mjs
	$(NPM) run build

lint: .venv/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) run lint

bench: site
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.links
	PYTHONPATH=web $(BIN)/python -m bench.boot
	PYTHONPATH=web $(BIN)/python -m bench.latency

# Accessibility, best practices and performance by Lighthouse, which npx downloads.
lighthouse: site
	PYTHONPATH=web $(BIN)/python -m bench.lighthouse

# Changes the rules modules one operator at a time and reports the changes no test notices.
mutants: .venv/dev.stamp
	$(BIN)/mutmut run
	$(BIN)/mutmut results

# Rewrites the golden files from what the engine does now: only after a change that was meant.
golden: .venv/dev.stamp
	$(BIN)/python -m tests.golden --write

clean:
	rm -rf .venv web/node_modules web/dist web/public/runtime web/src/generated mutants

.venv/dev.stamp: pyproject.toml
	$(PYTHON) -m venv .venv
	$(PIP) --editable '.[dev]'
	@touch $@

web/node_modules/.stamp: web/package-lock.json
	npm install --prefix web --no-save --no-audit --no-fund --loglevel=error
	@touch $@
