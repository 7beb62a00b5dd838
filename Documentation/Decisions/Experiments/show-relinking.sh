#!/usr/bin/env bash
# Shows that SwiftPM links the tool of a build plug-in again whenever it plans a build, and that it plans
# a build and compiles plug-ins again whenever the environment changes. The package is minimal and does
# not use Understudy.
#
#   Documentation/Decisions/Experiments/show-relinking.sh
#
# Prints how many times each build links the tool, compiles the plug-in and runs it. See decision 27.
set -euo pipefail

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/Sources/Tool" "$work/Sources/App" "$work/Plugins/Generate"
cd "$work"

# Writes the manifest, with the declaration of the tool.
manifest() {
  cat > Package.swift <<SWIFT
// swift-tools-version: 6.1
import PackageDescription
let package = Package(
  name: "relinking",
  targets: [
    $1,
    .plugin(name: "Generate", capability: .buildTool(), dependencies: ["Tool"]),
    .executableTarget(name: "App", plugins: ["Generate"]),
  ])
SWIFT
}

manifest '.executableTarget(name: "Tool")'
cat > Sources/Tool/main.swift <<'SWIFT'
import Foundation
try "let generated = 1\n".write(
  toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
SWIFT
echo 'print(generated)' > Sources/App/main.swift
cat > Plugins/Generate/Generate.swift <<'SWIFT'
import Foundation
import PackagePlugin

@main struct Generate: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.pluginWorkDirectoryURL
    let log = folder.appending(path: "runs.txt")
    let runs = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    try (runs + "run\n").write(to: log, atomically: true, encoding: .utf8)
    let file = folder.appending(path: "Generated.swift")
    return [
      .buildCommand(
        displayName: "Generate", executable: try context.tool(named: "Tool").url,
        arguments: [file.path()], inputFiles: [], outputFiles: [file])
    ]
  }
}
SWIFT

runs() { cat .build/plugins/outputs/*/App/*/Generate/runs.txt 2> /dev/null | wc -l || true; }

# Builds with a command, and prints what it did.
build() {
  local name="$1" before after links compiled=0
  shift
  touch marker
  before=$(runs)
  "$@" > log.txt 2>&1 || { cat log.txt; exit 1; }
  links=$(grep -c 'Linking Tool' log.txt || true)
  after=$(runs)
  [ ! .build/plugins/cache/Generate -nt marker ] || compiled=1
  printf '%-38s links the tool: %d, compiles the plug-in: %d, runs it: %d\n' \
    "$name" "$links" "$compiled" $((after - before))
}

build "clean build" swift build
build "the next build" swift build
build "no change" swift build
echo 'print(generated, 2)' > Sources/App/main.swift
build "another content of a file" swift build
build "another variable" env ANOTHER=1 swift build
build "the same variable" env ANOTHER=1 swift build
clean() { env -i HOME="$HOME" PATH="$PATH" swift build "$@"; }
build "a fixed environment" clean
build "a fixed environment, in another folder" bash -c "cd Sources && env -i HOME=\"$HOME\" PATH=\"$PATH\" swift build --package-path .."
touch Sources/App/new.swift
build "a new file" clean

# The same tool, built before.
bundle=Tool.artifactbundle
mkdir "$bundle"
cp .build/debug/Tool "$bundle/Tool"
triple=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p')
cat > "$bundle/info.json" <<JSON
{ "schemaVersion": "1.0",
  "artifacts": { "Tool": { "type": "executable", "version": "1.0.0", "variants": [
    { "path": "Tool", "supportedTriples": ["$triple"] }] } } }
JSON
rm -rf .build Sources/Tool
manifest '.binaryTarget(name: "Tool", path: "Tool.artifactbundle")'
build "clean build with a prebuilt tool" swift build
build "another variable with a prebuilt tool" env ANOTHER=1 swift build
