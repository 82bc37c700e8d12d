# Mazmorra: everything a player or a developer types. Plain rules for both GNU make (3.81 on) and BSD make.
# A line `target: ... ## words` is what `make help` shows.

ARGS =
PY = .venv/bin/python
PYTEST = .venv/bin/python -m pytest
SETUP = @sh requirements/setup.sh

.NOTPARALLEL:
.PHONY: help play setup test check format all bench native strength balance fun schemas snapshots pictures tour kill power flips carried keys product fuzz programs replays soak deep lock clean

help: ## what there is to type (this page)
	@echo "make TARGET [ARGS='...']"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' Makefile

play: ## set up what a player needs, once, and start the game; ARGS="play irrgarten --seed 7"
	$(SETUP) run
	@.venv/bin/mazmorra $(ARGS)

setup: ## set up for development: .venv with the game, the tests and the checkers
	$(SETUP) dev

test: ## the whole test suite; ARGS="-k combat" for a part
	$(SETUP) dev
	$(PYTEST) -n auto --maxprocesses 8 --dist loadgroup $(ARGS)

check: ## format (only looks), lint, strict types, import contracts
	$(SETUP) dev
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	.venv/bin/lint-imports --no-logo

format: ## put the code into its format
	$(SETUP) dev
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix-only .

all: check test ## check and test

bench: ## print the speed of the engines and the size of a repaint, with their ratios
	$(SETUP) dev
	$(PY) -m tests.programs.benchmarks $(ARGS)

native: ## a wheel in dist/ with the card games' rules as machine code, tested and measured; needs a C compiler
	$(SETUP) dev
	$(PY) -m tests.programs.native $(ARGS)

strength: ## play thousands of games of bots: who wins how often, and how the decks play
	$(SETUP) dev
	$(PY) -m tests.programs.strength $(ARGS)

balance: ## measure Hammerspace's deck and write docs/balance-hammerspace.*; ARGS="--games 500 --out /tmp" for a look
	$(SETUP) dev
	$(PY) -m tests.programs.balance $(ARGS)

fun: ## measure whether games are worth playing again; ARGS="--game napakalaki --players 2 --games 200 --keep FOLDER"
	$(SETUP) dev
	$(PY) -m tests.programs.fun $(ARGS)

schemas: ## write the JSON Schemas of decks and presets anew, after a change of their models
	$(SETUP) dev
	$(PY) -m tests.cards.schemas

snapshots: ## write the expected screens anew; look at the difference before you commit it
	$(SETUP) dev
	$(PYTEST) --snapshot-update $(ARGS)

pictures: ## draw the pictures of the README anew, with the program itself
	$(SETUP) dev
	$(PY) -m tests.programs.showcase

tour: ## a picture of every screen, to be looked at; ARGS="FOLDER --language es --size 120x40 --theme light"
	$(SETUP) dev
	$(PY) -m tests.app.tui.everywhere $(ARGS)

kill: ## matches killed with kill -9 a thousand times lose nothing; ARGS="--times 50" for fewer
	$(SETUP) dev
	$(PYTEST) -s tests/app/long/test_kill.py -m long $(ARGS)

power: ## two thousand simulated power cuts, and a disk that fails at every write, lose nothing
	$(SETUP) dev
	$(PYTEST) -s tests/app/long/test_power.py -m long $(ARGS)

flips: ## a hundred thousand damaged saves and exported files are found out or do no harm
	$(SETUP) dev
	$(PYTEST) -s tests/app/long/test_flips.py -m long $(ARGS)

deep: ## every property of the engines with 25 times as many examples; takes a quarter of an hour
	$(SETUP) dev
	MAZMORRA_EXAMPLES=25 $(PYTEST) -n auto --maxprocesses 8 tests/engines tests/app/match tests/app/content/test_last_setup.py $(ARGS)

carried: ## the tests of screens with all that a match sends carried as JSON, as over a network
	$(SETUP) dev
	MAZMORRA_CARRIED=1 $(PYTEST) -n auto --maxprocesses 8 --dist loadgroup tests/app $(ARGS)

keys: ## every key on every screen, an hour; ARGS="-k 'hammers and 120x40-es'" for a part
	$(SETUP) dev
	$(PYTEST) -s tests/app/tui/everywhere/test_keys.py -m long $(ARGS)

product: ## every screen of the tour in every look, examined cell by cell, minutes; ARGS="-k 120x40"
	$(SETUP) dev
	$(PYTEST) tests/app/tui/everywhere/test_product.py -m "long or not long" $(ARGS)

fuzz: ## hostile input for every reader, each case from its seed and number; ARGS="--cases 100000 --seed 7 saves"
	$(SETUP) dev
	$(PY) -m tests.programs.fuzz $(ARGS)

programs: ## five hundred programs, started with hostile arguments, environments and files
	$(SETUP) dev
	$(PY) -m tests.programs.fuzz.programs $(ARGS)

replays: ## a thousand random matches, replayed, reach the same state at every step
	$(SETUP) dev
	$(PYTEST) -s tests/app/long/test_replays.py -m long $(ARGS)

soak: ## bots play ten thousand decisions a game in a real terminal, and memory stays; ARGS="-k irrgarten"
	$(SETUP) dev
	$(PYTEST) -s tests/app/long/test_soak.py -m long $(ARGS)

lock: ## resolve requirements/*.in into pinned, hashed *.txt; ARGS=--upgrade for newer ones
	@sh requirements/lock.sh $(ARGS)

clean: ## remove what these targets made
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find app engines cards tests -type d -name __pycache__ -exec rm -rf {} +
