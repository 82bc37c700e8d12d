#!/bin/sh
# Resolves requirements/*.in into *.txt: every version pinned, every file of a version hashed, so
# that one set of files serves Python 3.11 to 3.14 on Linux and macOS. No address is written down.
# Works in an environment of its own, and on the oldest Python, whose needs contain the others'.
set -eu
cd "$(dirname "$0")/.."
sh requirements/setup.sh run
version=$(.venv/bin/python -c 'import sys; print("%d.%d" % sys.version_info[:2])')
if [ "$version" != 3.11 ]; then
    echo "mazmorra: resolve with Python 3.11, the oldest supported; .venv has $version (rm -rf .venv, then make lock PYTHON=python3.11)." >&2
    exit 1
fi
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
trap 'exit 1' HUP INT TERM
.venv/bin/python -m venv "$tools/venv"
"$tools/venv/bin/python" -m pip install --quiet --quiet --disable-pip-version-check pip-tools
for name in run dev spiel; do
    CUSTOM_COMPILE_COMMAND='make lock' "$tools/venv/bin/pip-compile" --quiet --strip-extras \
        --allow-unsafe --generate-hashes --no-emit-index-url --no-emit-find-links \
        --no-emit-trusted-host --no-emit-options --resolver=backtracking "$@" \
        --output-file "requirements/$name.txt" "requirements/$name.in"
done
