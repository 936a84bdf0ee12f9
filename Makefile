# make play: set everything up and play. make test: set everything up and pass every test.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation
NPM := npm --prefix web --silent
RUNTIME := PYTHON=$(abspath $(BIN)/python) node web/scripts/runtime.mjs

# What the steps of the build are made from.
files = $(sort $(shell find $(1) -type f -not -path '*/__pycache__/*' -not -path '*/generated/*' -not -path '*/runtime/*'))
ENGINE := $(call files,k2core) pyproject.toml README.md LICENSE
PAGE := $(call files,web/src web/locales web/public) $(wildcard web/*.html web/*.ts web/*.json) $(addprefix web/scripts/,early.mjs greetings.mjs integrity.mjs manifest.mjs own-worker.mjs security.mjs shipped.mjs version.mjs) $(call files,web/licences) LICENSE
PACKAGES := web/node_modules/.stamp
GENERATED := $(addprefix web/src/generated/,constants.json wire.ts runtime.json boot.json)
POSITIONS := web/gallery/generated/positions.json

.PHONY: play dev gallery test browsers engine site pictures lint bench clicker keyboard with-bots soak fuzz lighthouse mutants golden locks clean always
.DELETE_ON_ERROR:

play: site
	@$(BIN)/python web/serve.py

# The page with hot reload; a change of the engine's Python builds a new engine and reloads the page.
dev: engine
	@$(NPM) run dev

# The same, opened at the page that shows positions of every game in every look, theme and width.
gallery: engine
	@$(NPM) run dev -- --open /gallery/

# Pictures for the README and the web manifest, taken from the gallery: only after the page's look has changed.
pictures: web/build/gallery/index.html .venv/dev.stamp
	PYTHONPATH=.:web $(BIN)/python web/scripts/pictures.py

# A test that fails on a busy machine is tried once more, alone; both runs name it.
AGAIN := $(BIN)/pytest --last-failed --last-failed-no-failures none e2e tests

# Browser tests wait now and then, so there is one process of tests more than two cores, and the engine's tests run beside them.
test:
	@$(MAKE) --jobs 2 .venv/dev.stamp lint site web/build/gallery/index.html
	$(NPM) test
	$(BIN)/python -m e2e.browser
	$(BIN)/pytest --numprocesses 3 --dist worksteal e2e tests || { [ $$? -eq 1 ] && $(AGAIN); }

# Installs Chromium, Firefox and WebKit on Debian and plays the main paths in each.
browsers: site .venv/dev.stamp
	$(BIN)/python -m e2e.browser --install
	$(BIN)/pytest e2e/test_engines.py $$($(BIN)/python -m e2e.engines)

lint: .venv/dev.stamp $(GENERATED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) run lint

bench: site .venv/dev.stamp
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.links
	PYTHONPATH=web $(BIN)/python -m bench.boot
	PYTHONPATH=web $(BIN)/python -m bench.latency

# Accessibility, best practices and performance by Lighthouse, which npx downloads.
lighthouse: site .venv/dev.stamp
	PYTHONPATH=web $(BIN)/python -m bench.lighthouse

# Plays 50 whole games on the page by tapping at random, and checks every position. It takes more than an hour.
clicker: site .venv/dev.stamp
	PYTHONPATH=web:. $(BIN)/python -m e2e.random_player --games 50

# Plays two whole games of one person with bots: K2 with four, Karakorum with three, on a phone's screen without a network.
with-bots: site .venv/dev.stamp
	PYTHONPATH=web:. $(BIN)/python -m e2e.with_bots

# Plays 12 whole games by pressing keys at random, and looks after each key where the focus is. FIRST and GAMES can be set.
keyboard: site .venv/dev.stamp
	PYTHONPATH=web:. $(BIN)/python -m e2e.keyboard_player $(if $(FIRST),--first $(FIRST)) $(if $(GAMES),--games $(GAMES))

# Lets the page fail in every way while somebody taps at random: MINUTES of it (20), from the SEED (1).
soak: site .venv/dev.stamp
	PYTHONPATH=web:. $(BIN)/python -m e2e.soak $(if $(SEED),--seed $(SEED)) $(if $(MINUTES),--minutes $(MINUTES))

# Gives 100,000 damaged inputs to everything that reads what others send; a few minutes. SEED and INPUTS can be set.
fuzz: .venv/dev.stamp
	$(BIN)/python -m tests.fuzz $(if $(SEED),--seed $(SEED)) $(if $(INPUTS),--inputs $(INPUTS))

# Changes the rules modules one operator at a time and reports the changes no test notices.
mutants: .venv/dev.stamp
	$(BIN)/mutmut run
	$(BIN)/mutmut results

# Rewrites the golden files from what the engine does now: only after a change that was meant.
golden: .venv/dev.stamp
	$(BIN)/python -m tests.golden --write

# Writes requirements/: the newest tools that pyproject.toml allows, with the digests of their files for every system and Python.
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --custom-compile-command 'make locks'
locks: .venv/build.stamp
	$(PIP) --require-hashes --requirement requirements/locks.txt
	$(LOCK) --group build --output-file requirements/build.txt
	$(LOCK) --group dev --constraints requirements/build.txt --output-file requirements/dev.txt
	$(LOCK) --group locks --output-file requirements/locks.txt

clean:
	rm -rf .venv web/node_modules web/build web/dist web/public/runtime web/src/generated web/gallery/generated mutants

# Everything that is served, in web/dist: the engine's wheel and memory image, then the page. Each step names one file that it
# writes last; a step whose sources have not changed is left out.
site: web/dist/version.json

web/dist/version.json: $(GENERATED) $(PAGE) web/build/page.list $(PACKAGES)
	$(NPM) run build

engine: $(GENERATED) $(POSITIONS)

web/src/generated/constants.json: web/scripts/constants.py $(ENGINE) web/build/engine.list .venv/build.stamp
	$(BIN)/python $< --source . --out $@

web/src/generated/wire.ts: web/scripts/wire.py $(ENGINE) web/build/engine.list .venv/build.stamp
	$(BIN)/python $< --source . --out $(@D)

$(POSITIONS): web/scripts/gallery.py $(wildcard web/src/games/*/gallery.json) $(ENGINE) web/build/engine.list .venv/build.stamp
	$(BIN)/python $< --source . --out $@

web/build/gallery/index.html: $(POSITIONS) $(GENERATED) $(PAGE) $(wildcard web/gallery/*.*) web/build/page.list $(PACKAGES)
	$(NPM) run gallery

web/build/pyodide/pyodide.asm.wasm: $(wildcard web/scripts/trim/*.mjs) $(PACKAGES)
	$(RUNTIME) pyodide

web/build/library.zip: web/scripts/library.py web/scripts/image.mjs $(PACKAGES)
	$(RUNTIME) library

web/src/generated/runtime.json: web/build/pyodide/pyodide.asm.wasm web/build/library.zip $(ENGINE) web/build/engine.list .venv/build.stamp \
		$(addprefix web/scripts/,runtime.mjs image.mjs difference.mjs warm.py bots.py wheel.py)
	$(RUNTIME) engine

web/src/generated/boot.json: web/src/generated/runtime.json $(filter web/src/engine/boot/%,$(PAGE)) web/scripts/runtime.mjs
	$(RUNTIME) boot

# Lists of sources, newer only when a file has come or gone.
web/build/engine.list: LIST = $(ENGINE)
web/build/page.list: LIST = $(PAGE)
web/build/%.list: always
	@mkdir -p $(@D) && echo $(LIST) | cmp --silent - $@ || echo $(LIST) > $@

# Python tools are installed as the locks name them, by version and digest; what has no wheel is built with the locked setuptools.
.venv/build.stamp: requirements/build.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(PIP) --require-hashes --requirement $<
	$(PIP) --no-deps --editable .
	@touch $@

.venv/dev.stamp: requirements/dev.txt .venv/build.stamp
	$(PIP) --require-hashes --requirement $<
	@touch $@

$(PACKAGES): web/package-lock.json
	npm ci --prefix web --no-audit --no-fund --loglevel=error
	@touch $@
