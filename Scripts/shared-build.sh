#!/usr/bin/env bash
# Runs a command of SwiftPM for a nested package in the build folder of the root, so that swift-syntax
# is compiled only once.
#
#   Scripts/shared-build.sh swift test --package-path Examples/Weather
#
# SwiftPM does not notice that the package is another one: it reuses the build plan of the last command
# in the folder, and runs the tests of that package. So this script removes the plan, before the
# command and after it. Do not start it from a test that runs in the same folder: SwiftPM would wait
# for the end of that test.
set -euo pipefail

folder="$(cd "$(dirname "$0")/.." && pwd)/.build"
forget() { rm -f "$folder/debug.yaml" "$folder/release.yaml"; }

forget
trap forget EXIT
SWIFTPM_BUILD_DIR="$folder" "$@"
