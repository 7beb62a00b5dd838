#!/usr/bin/env bash
# Follows the page "Start in a package" in an empty package, whose Understudy is in a folder of another name.
# The test must fail with the output that the page shows. Then runs commands of other pages there. The README has
# the same manifest, and a picture of that output.
set -euo pipefail
cd "$(dirname "$0")/.."

root="$PWD"
articles=Sources/Understudy/Understudy.docc/Articles
page="$articles/StartInAPackage.md"
package="$root/.build-start/Bookshop"

# Prints the fence of a page with a language and a number.
fence() {
  awk -v language="$1" -v number="$2" '
    $0 == "```" && inside { inside = 0; next }
    $0 == "```" language { if (++count == number) inside = 1; next }
    inside' "${3-$page}"
}

fail() {
  echo "error: $1" >&2
  exit 1
}

# Runs a command in the package, with the build folder of the root.
inPackage() { (cd "$package" && "$root/Scripts/shared-build.sh" bash -c "$1" < /dev/null); }

# Runs a command that a page shows, and compares its exit status.
run() {
  local status=0
  grep -qF "$3" "$articles/$1.md" || fail "$1.md does not show '$3'"
  inPackage "$3" > "$package/../output" 2>&1 || status=$?
  [ "$status" -eq "$2" ] || { tail -20 "$package/../output" >&2; fail "'$3' ends with $status, not $2"; }
}

diff <(fence swift 1) <(fence swift 2 README.md) || fail "the README has another manifest"

rm -rf .build-start
mkdir -p "$package/Sources/Bookshop" "$package/Tests/BookshopTests"
fence swift 1 | sed 's|path: "../understudy"|path: "../.."|' > "$package/Package.swift"
fence swift 2 > "$package/Sources/Bookshop/Till.swift"
fence swift 3 > "$package/Tests/BookshopTests/TillTests.swift"

run StartInAPackage 0 'swift test'
sed -i.bak 's/currency: currency)$/currency: "EUR")/' "$package/Sources/Bookshop/Till.swift"
run StartInAPackage 1 'swift test'
if [ "$(uname)" = Linux ]; then
  sed -n '/^✘ Test charges.*recorded/,/^⎙/p' .build-start/output | sed '/^⎙/d' > .build-start/failure
  fence text 1 | diff - .build-start/failure || fail "the page shows another failure"
fi

# A folder for attachments must exist.
run ScopesAndParallelTests 1 'swift test --attachments-path results'
[ ! -e "$package/results" ] || fail "there is a folder for attachments now"
mkdir -p "$package/results"
run ScopesAndParallelTests 1 'swift test --attachments-path results'
[ -s "$package/results/interactions.mmd" ] || fail "there is no attachment"

# Mocks that are checked in.
check='swift package --allow-writing-to-package-directory generate-mocks --check'
run GeneratingMocks 1 "$check"
run GeneratingMocks 1 'swift package generate-mocks'
inPackage "${check% --check}" > /dev/null 2>&1
run GeneratingMocks 0 "$check"
run GeneratingMocks 0 'swift run understudy-cli'
echo "the pages are right"
