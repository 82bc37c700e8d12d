#!/bin/sh
# Makes .venv, once: `setup.sh run` for players, `setup.sh dev` for tests and checkers as well,
# `setup.sh spiel` for OpenSpiel on top of those.
# A stamp holds the sum of everything that was installed and where, so that a second call costs
# nothing, and a changed requirement, a moved folder or a vanished Python sets up anew.
set -eu
kind=${1:-run}
cd "$(dirname "$0")/.."
venv=.venv

fail() {
    echo "mazmorra: $*" >&2
    exit 1
}

case $(uname -s) in
    Linux | Darwin | *BSD | DragonFly) ;;
    *) fail "this system is not supported; under Windows, please use WSL (the Windows Subsystem for Linux)." ;;
esac

# The first Python that is new enough and complete. A candidate is asked, not believed:
# a version manager may put a command on the path that only says "not found".
find_python() {
    old='' bare=''
    for name in ${PYTHON:-} python3.14 python3.13 python3.12 python3.11 python3; do
        command -v "$name" >/dev/null 2>&1 || continue
        version=$("$name" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
        if ! "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            old=$version
        elif ! "$name" -c 'import venv, ensurepip' >/dev/null 2>&1; then
            bare=${bare:-$version}
        else
            python=$name
            return
        fi
    done
    if [ -n "$bare" ]; then
        fail "Python $bare is here without its venv and pip parts; please install them (on Debian or Ubuntu: apt install python$bare-venv) and try again."
    elif [ -n "$old" ]; then
        fail "Python 3.11 or newer is needed and only $old was found; please install one (on Debian or Ubuntu: apt install python3 python3-venv; on macOS: brew install python) and try again."
    fi
    fail "Python 3.11 or newer is needed and none was found; please install one (on Debian or Ubuntu: apt install python3 python3-venv; on macOS: brew install python) and try again."
}

install() {
    "$venv/bin/python" -m pip install --quiet --quiet --disable-pip-version-check "$@" ||
        fail "pip could not install what is needed (its own words are above); please check the network and try again."
}

# Of pyproject.toml only the first part, which says how the project is built and what it offers:
# a change of a checker's options installs nothing.
sum_of() {
    pwd
    { cat "$@" requirements/setup.sh app/__init__.py && sed '/^\[tool\.pytest/,$d' pyproject.toml; } | cksum
}

alive() {
    [ -x "$venv/bin/python" ] && [ -f "$venv/pyvenv.cfg" ]
}

case $kind in
    run) files='requirements/run.txt' ;;
    dev) files='requirements/run.txt requirements/dev.txt' ;;
    spiel) files='requirements/run.txt requirements/dev.txt requirements/spiel.txt' ;;
    *) fail "setup.sh knows run, dev and spiel, not $kind." ;;
esac

run_sum=$(sum_of requirements/run.txt)
kind_sum=$(sum_of $files)
if alive && [ "$(cat "$venv/stamp-$kind" 2>/dev/null)" = "$kind_sum" ]; then
    exit 0
fi

# A folder that moved keeps scripts that point to the old place: such a .venv is made anew.
if ! alive || [ "$(head -n 1 "$venv/stamp-place" 2>/dev/null)" != "$(pwd)" ] ||
    ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    find_python
    echo "Setting up .venv with $python ..." >&2
    rm -rf "$venv"
    "$python" -m venv "$venv" >/dev/null ||
        fail "$python could not make a virtual environment; please install its venv part (on Debian or Ubuntu: apt install python3-venv) and try again."
    pwd >"$venv/stamp-place"
fi

echo "Installing what Mazmorra needs (once) ..." >&2
rm -f "$venv/stamp-run" "$venv/stamp-dev" "$venv/stamp-spiel"
# shellcheck disable=SC2046,SC2086  # several files
install $(printf -- '-r %s ' $files)
install --no-build-isolation --no-deps --editable .
echo "$run_sum" >"$venv/stamp-run"
echo "$kind_sum" >"$venv/stamp-$kind"
