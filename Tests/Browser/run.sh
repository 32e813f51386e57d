#!/bin/sh
# Tests a built site in a real browser: run.sh [SITE]   (default: _site)
# run.sh --prepare only makes what the tests need; the site is then built with the search that is in it.
#
# Makes its Python environment in .build/browser-venv; Chromium and Java come from the system. Where the
# tool is built, the pages in Articles beside this script, which show what our own tutorials do not (a
# missing language, raw HTML, every kind of remark, a step that fails), are built without a check and tested
# too.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
site=${1:-$root/_site}
venv=$root/.build/browser-venv
# The sites that are tested have a search.
export STELE_PAGEFIND="$venv/bin/python -m pagefind_bin_extended"

[ "$site" = --prepare ] || [ -f "$site/index.html" ] || { echo "run.sh: there is no site in $site; build one first" >&2; exit 2; }

need() { # need COMMAND PACKAGE
  command -v "$1" >/dev/null 2>&1 && return
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "run.sh: installing $2" >&2
    apt-get install -y -qq "$2" >/dev/null
  else
    echo "run.sh: '$1' is missing; install the package $2" >&2
    exit 2
  fi
}
[ -n "${CHROMIUM:-}" ] || need chromium chromium
need java default-jre-headless

if ! cmp -s "$here/requirements.txt" "$venv/requirements.txt"; then
  rm -rf "$venv"
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet --disable-pip-version-check -r "$here/requirements.txt"
  cp "$here/requirements.txt" "$venv/requirements.txt"
fi

[ "$site" != --prepare ] || exit 0

check() { "$venv/bin/python" -m pytest -q -n 2 -p no:cacheprovider "$here" --site "$1"; }

status=0
check "$site" || status=1

stele=${STELE:-}
for candidate in "$root/.build/release/stele" "$root/.build/debug/stele"; do
  [ -n "$stele" ] || [ ! -x "$candidate" ] || stele=$candidate
done
if [ -n "$stele" ]; then
  rm -rf "$root/.build/browser-runs"
  python3 "$here/runs.py" "$here/Articles" "$root/.build/browser-runs"
  if "$stele" build --no-check --articles "$here/Articles" --runs "$root/.build/browser-runs" \
    --output "$root/.build/browser-site"; then
    check "$root/.build/browser-site" || status=1
  else
    status=1
  fi
else
  echo "run.sh: the tool is not built, so the pages of $here/Articles are not tested" >&2
fi
exit $status
