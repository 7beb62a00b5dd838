#!/usr/bin/env bash
# Builds the package with Xcode and runs the tests of the runtime and the library on a destination.
#
#   Scripts/test-in-xcode.sh 'platform=iOS Simulator,name=iPhone 16'
#   Scripts/test-in-xcode.sh 'platform=macOS,variant=Mac Catalyst'
#
# Nobody has run it yet: the authors have no Mac. CONTRIBUTING.md says what to look at first.
set -euo pipefail
cd "$(dirname "$0")/.."

[ $# -eq 1 ] || { sed -n '4,5s/^# *//p' "$0" >&2; exit 2; }
type -P xcodebuild > /dev/null || {
  echo "error: there is no 'xcodebuild'; install Xcode and select it with 'xcode-select'" >&2
  exit 1
}
xcodebuild test -scheme understudy-Package -destination "$1" \
  -skipMacroValidation -skipPackagePluginValidation
