#!/usr/bin/env bash
# Type-checks and compiles the project for Apple platforms, on Linux. Tests/Apple/README.md says what
# that finds, and what only a Mac can show.
#
#   Scripts/check-apple.sh                 # everything
#   Scripts/check-apple.sh TARGET ...      # some targets, such as arm64-apple-ios13.0
#   Scripts/check-apple.sh --sample        # what `.ci/run apple` checks
#   Scripts/check-apple.sh --mutations     # shows that the check fails where it should
#
# What is checked depends on the last build of the package: run `swift build` first. The modules that
# sources import are compiled once, into .build-apple. The last line says what was checked.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
# The sources to check: a changed copy of them in `--mutations`.
root=${APPLE_ROOT:-$here}
fail() { echo "error: $*" >&2; exit 2; }
for program in swiftc clang flock awk; do
  type -P "$program" > /dev/null || fail "'$program' is not on the path"
done
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
compiler=$(swiftc --version 2> /dev/null | head -1)
stubs=$root/Tests/Apple
cache=$here/.build-apple/$(printf '%s' "$compiler" | cksum | tr ' ' '-')
works=${APPLE_WORK:-$cache/work}
for part in modules sources host headers generated refused fixtures older; do . "$here/Scripts/Apple/$part.sh"; done

# The targets: the oldest version of each platform that the package promises, and the newest; devices
# and simulators; both architectures, and the one with integers of 32 bits. Then the parts to check:
# `generated` needs the host's tool, and `host` is for Macs.
everything=(
  'x86_64-apple-macosx10.15 device c host plugins headers generated refused fixtures older'
  'x86_64-apple-ios13.0-simulator device c headers generated refused'
  'arm64-apple-ios13.0 device c objects'
  'arm64-apple-macosx11.0 device c objects'
  'x86_64-apple-ios13.1-macabi device c'
  'x86_64-apple-tvos13.0-simulator device c'
  'x86_64-apple-watchos6.0-simulator device c'
  'arm64_32-apple-watchos6.0 device c'
  'arm64-apple-xros1.0-simulator device c'
  'x86_64-apple-macosx26.0 device c host plugins headers generated refused fixtures'
  'arm64-apple-ios26.0 device c'
  'x86_64-apple-ios26.0-macabi device c'
  'x86_64-apple-tvos26.0-simulator device c'
  'x86_64-apple-watchos26.0-simulator device c'
  'arm64-apple-xros26.0-simulator device c'
)
sample=(
  'x86_64-apple-macosx10.15 device c host plugins headers generated refused'
  'x86_64-apple-ios13.0-simulator device c'
)

# Checks parts of the project for a target.
check_target() {  # TARGET PART...
  failed=0 target=$1 work=$works/$1
  mkdir -p "$work"/{logs,modules}
  : > "$work/counts"
  # The examples support macOS 13 and what came with it.
  case $target in
    *macosx10* | *macosx11*) example_target=${target%%-*}-apple-macosx13.0 ;;
    *ios13*) example_target=${target/ios13.0/ios16.0} ;;
    *) example_target=$target ;;
  esac
  shift
  prepare_modules "$target"
  local part
  for part in "$@"; do "check_$part"; done
  : > "$work/finished"
  return $failed
}

if [ "${1:-}" = --target ]; then  # One of the processes that this script starts.
  shift
  # shellcheck disable=SC2086
  check_target $1
  exit
fi
if [ "${1:-}" = --mutations ]; then
  . "$here/Scripts/Apple/mutations.sh"
  check_mutations
  exit
fi

jobs=()
case ${1:-} in
  '') jobs=("${everything[@]}") ;;
  --sample) jobs=("${sample[@]}") ;;
  *)
    for wanted in "$@"; do
      parts=
      for job in "${everything[@]}"; do [ "${job%% *}" != "$wanted" ] || parts=${job#* }; done
      jobs+=("$wanted ${parts:-device c}")
    done
    ;;
esac

# Two at the same time, because the compiler checks a module on one core.
for job in "${jobs[@]}"; do rm -f "$works/${job%% *}/finished"; done
status=0
printf '%s\0' "${jobs[@]}" | xargs -0 -P 2 -I JOB bash -c '
  output=$("$0" --target "$1" 2>&1) || status=$?
  printf "%s\n%s\n" "${1%% *}" "$output"
  exit ${status:-0}' "$here/Scripts/check-apple.sh" JOB || status=1
counts=()
for job in "${jobs[@]}"; do
  [ -e "$works/${job%% *}/finished" ] || { echo "error: the check of ${job%% *} ended early"; status=1; }
  [ ! -e "$works/${job%% *}/counts" ] || counts+=("$works/${job%% *}/counts")
done
[ $status -eq 0 ] && verdict='no errors' || verdict='errors, see above'
cat "${counts[@]}" | awk -v targets=${#jobs[@]} -v verdict="$verdict" '
  function grouped(number,  text) {
    text = ""
    while (number >= 1000) { text = sprintf(",%03d%s", number % 1000, text); number = int(number / 1000) }
    return number text
  }
  { declarations += $1; files += $2 }
  END {
    printf "checked %s declarations in %s files for %d targets: %s\n",
      grouped(declarations), grouped(files), targets, verdict
  }'
exit $status
