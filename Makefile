# Mazmorra: everything a player or a developer types. Plain rules for both GNU make (3.81 on) and BSD make.
# A line `target: ... ## words` is what `make help` shows.

ARGS =
PY = .venv/bin/python
PYTEST = .venv/bin/python -m pytest
# A test that hangs is tried twice for five minutes; then the run ends and names it, with a traceback.
HANGS = -o faulthandler_timeout=300 -o faulthandler_exit_on_timeout=true --max-worker-restart=1
SETUP = @sh requirements/setup.sh

.NOTPARALLEL:
.PHONY: help play setup test check format all bench native strength ladder calibrate aims balance trials fun previews schemas snapshots pictures tour kill power flips whole carried wire browser net twins keys product fuzz programs replays soak deep environments lock clean

help: ## list these commands
	@echo "make TARGET [ARGS='...']"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-12s %s\n", $$1, $$2 }' Makefile

play: ## set up what a player needs, once, and start the program; ARGS="play irrgarten --seed 7"
	$(SETUP) run
	@.venv/bin/mazmorra $(ARGS)

setup: ## set up for development: .venv with the game, the tests and the checkers
	$(SETUP) dev

test: ## run the test suite; ARGS="-k combat" for a part
	$(SETUP) dev
	$(PYTEST) $(HANGS) -n auto --maxprocesses 8 --dist loadgroup $(ARGS)

whole: ## run the whole test suite with all cases of its long tests, of which `make test` runs a share
	$(SETUP) dev
	MAZMORRA_WHOLE=1 $(PYTEST) $(HANGS) -n auto --maxprocesses 8 --dist loadgroup $(ARGS)

check: ## check format, lint, strict types and import contracts
	$(SETUP) dev
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	.venv/bin/lint-imports --no-logo

format: ## format the code
	$(SETUP) dev
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix-only .

all: check test ## run check and test

bench: ## print the speed of the engines and the size of a repaint, with their ratios
	$(SETUP) dev
	$(PY) -m tests.programs.benchmarks $(ARGS)

native: ## build a tested wheel in dist/ with the card games' rules as machine code; needs a C compiler
	$(SETUP) dev
	$(PY) -m tests.programs.native $(ARGS)

strength: ## play thousands of matches of bots to see who wins, and how the decks play
	$(SETUP) dev
	$(PY) -m tests.programs.strength $(ARGS)

ladder: ## play each bot against the one below it; ARGS="napakalaki --games 200 --keep FOLDER" for a part
	$(SETUP) dev
	$(PY) -m tests.programs.strength.ladder $(ARGS)

calibrate: ## fit the estimates of win chances and print their loss on other games; ARGS="--game irrgarten --games 400"
	$(SETUP) dev
	$(PY) -m tests.programs.calibrate $(ARGS)

balance: ## measure Hammerspace's deck and write docs/balance-hammerspace.*; ARGS="--games 500 --out /tmp" for a trial
	$(SETUP) dev
	$(PY) -m tests.programs.balance $(ARGS)

trials: ## measure what "deck try" and runs that stop early say of known truths; ARGS="--only synthetic" for a part
	$(SETUP) dev
	$(PY) -m tests.programs.trials $(ARGS)

fun: ## measure whether games are worth playing again; ARGS="napakalaki --players 2", or ARGS=--help
	$(SETUP) dev
	$(PY) -m tests.programs.fun $(ARGS)

previews: ## check every preview of Napakalaki's fights among friends against ten thousand plays; ARGS="--matches 3"
	$(SETUP) dev
	$(PY) -m tests.programs.previews $(ARGS)

aims: ## compare every preview of Hammerspace with 10,000 plays; takes an hour; ARGS="--every 20" for a part
	$(SETUP) dev
	$(PY) -m tests.programs.aims $(ARGS)

schemas: ## write the JSON Schemas of decks and presets again, after a change of their models
	$(SETUP) dev
	$(PY) -m tests.cards.schemas

snapshots: ## write the expected screens again; read the difference before you commit it
	$(SETUP) dev
	$(PYTEST) --snapshot-update $(ARGS)

pictures: ## draw the pictures of the README again, with the program itself
	$(SETUP) dev
	$(PY) -m tests.programs.showcase

tour: ## draw a picture of every screen; ARGS="FOLDER --language es --size 120x40 --theme light"
	$(SETUP) dev
	$(PY) -m tests.app.tui.everywhere $(ARGS)

kill: ## kill matches a thousand times with kill -9 and check that nothing is lost; ARGS="--times 50" for fewer
	$(SETUP) dev
	$(PYTEST) -s tests/app/long/test_kill.py -m long $(ARGS)

power: ## simulate two thousand power cuts and a disk that fails at every write, and check that nothing is lost
	$(SETUP) dev
	$(PYTEST) -s tests/app/long/test_power.py -m long $(ARGS)

flips: ## damage a hundred thousand saves and exported files, and check that none does harm
	$(SETUP) dev
	$(PYTEST) -s tests/app/long/test_flips.py -m long $(ARGS)

deep: ## test every property of the engines with 25 times as many examples; takes a quarter of an hour
	$(SETUP) dev
	MAZMORRA_EXAMPLES=25 $(PYTEST) -n auto --maxprocesses 8 tests/engines tests/app/match tests/app/content/test_last_setup.py $(ARGS)

environments: ## run the tests of PettingZoo, Gymnasium and OpenSpiel on all games and modes, and a thousand seeds of each
	$(SETUP) spiel
	MAZMORRA_WHOLE=1 $(PYTEST) -s tests/app/environments tests/app/long/test_environments.py -m "long or not long" $(ARGS)

carried: ## run the tests of screens with everything a match sends as JSON, as over a network
	$(SETUP) dev
	MAZMORRA_CARRIED=1 $(PYTEST) -n auto --maxprocesses 8 --dist loadgroup tests/app $(ARGS)

wire: ## run the tests of screens as clients of a served table, over a line in memory
	$(SETUP) dev
	MAZMORRA_WIRED=later $(PYTEST) -n auto --maxprocesses 8 --dist loadgroup tests/app/tui tests/app/games/irrgarten/tui tests/app/games/napakalaki/tui tests/app/games/hammerspace/tui $(ARGS)

browser: ## measure the page for browsers in a real Chromium; ARGS="--loads 5 --keys 50"
	$(SETUP) dev
	$(PY) -m tests.programs.browser $(ARGS)

net: ## print what must hold of network tables as figures; ARGS="soak --tables 300 --minutes 30"
	$(SETUP) dev
	$(PY) -m tests.programs.net $(ARGS)

twins: ## compare a million messages of twin matches that differ only in what a seat may not see; ARGS="--steps 10000"
	$(SETUP) dev
	$(PY) -m tests.app.net.twins $(ARGS)

keys: ## press every key on every screen; takes an hour; ARGS="-k 'hammers and 120x40-es'" for a part
	$(SETUP) dev
	$(PYTEST) -s tests/app/tui/everywhere/test_keys.py -m long $(ARGS)

product: ## check every screen of the tour in every look, cell by cell; takes minutes; ARGS="-k 120x40"
	$(SETUP) dev
	$(PYTEST) tests/app/tui/everywhere/test_product.py -m "long or not long" $(ARGS)

fuzz: ## feed hostile input to every reader, each case from its seed and number; ARGS="--cases 100000 --seed 7 saves"
	$(SETUP) dev
	$(PY) -m tests.programs.fuzz $(ARGS)

programs: ## start five hundred programs with hostile arguments, environments and files
	$(SETUP) dev
	$(PY) -m tests.programs.fuzz.programs $(ARGS)

replays: ## replay a thousand random matches and check the state at every step
	$(SETUP) dev
	$(PYTEST) -s tests/app/long/test_replays.py -m long $(ARGS)

soak: ## let bots play ten thousand decisions a game in a real terminal, and watch the memory; ARGS="-k irrgarten"
	$(SETUP) dev
	$(PYTEST) -s tests/app/long/test_soak.py -m long $(ARGS)

lock: ## resolve requirements/*.in into pinned, hashed *.txt; ARGS=--upgrade for newer ones
	@sh requirements/lock.sh $(ARGS)

clean: ## remove what these targets made
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find app engines cards tests -type d -name __pycache__ -exec rm -rf {} +
