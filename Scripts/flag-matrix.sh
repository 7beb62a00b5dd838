#!/usr/bin/env bash
# Checks that generated mocks compile and work under every setting that changes the meaning of Swift
# sources. Compiles the sample in `Tests/FlagMatrix` once for each cell: each setting, for mocks of the
# attribute and of the plug-in, in the module with the mocked declarations, in the tests, and in both.
# Then runs all tests. Warnings are errors.
#
#   Scripts/flag-matrix.sh                    # every cell
#   Scripts/flag-matrix.sh MainActor          # the cells whose names contain one of these words
#   Scripts/flag-matrix.sh PlugInMainActorTests Swift5
#   Scripts/flag-matrix.sh --sample           # all settings together at each place, and the others that
#                                             # change most mocks: a quarter of the cells
#
# Writes one package with two targets for each cell into `Tests/FlagMatrix/Generated`, because
# swift-syntax is then compiled once. Prints the cells that do not compile.
set -euo pipefail
cd "$(dirname "$0")/.."
sample=Tests/FlagMatrix
package=$sample/Generated

# Name of the cell; settings.
feature='.enableUpcomingFeature'
features="$feature(\"InternalImportsByDefault\"), $feature(\"MemberImportVisibility\"), \
$feature(\"ExistentialAny\"), $feature(\"NonisolatedNonsendingByDefault\"), \
$feature(\"InferIsolatedConformances\"), .strictMemorySafety()"
settings="
Swift6 ;
Swift5 ; .swiftLanguageMode(.v5)
InternalImportsByDefault ; $feature(\"InternalImportsByDefault\")
MemberImportVisibility ; $feature(\"MemberImportVisibility\")
ExistentialAny ; $feature(\"ExistentialAny\")
NonisolatedNonsendingByDefault ; $feature(\"NonisolatedNonsendingByDefault\")
InferIsolatedConformances ; $feature(\"InferIsolatedConformances\")
StrictMemorySafety ; .strictMemorySafety()
MainActor ; .defaultIsolation(MainActor.self)
MainActorSwift5 ; .defaultIsolation(MainActor.self), .swiftLanguageMode(.v5)
Everything ; .defaultIsolation(MainActor.self), $features
EverythingSwift5 ; .swiftLanguageMode(.v5), $features
"

# Copies a file to a folder if it would change, for a cell: `FlagLibrary` is the name of the module.
# A cell of the plug-in has no attributes.
copy() {
  local file=$1 folder=$2 way=$3 library=$4 target
  target=$folder/$(basename "$file")
  mkdir -p "$folder"
  if [ "$way" = PlugIn ]; then
    sed -e '/^@Mockable$/d' -e '/import UnderstudyMacros$/d' "$file"
  else
    cat "$file"
  fi | sed -e "s/FlagLibrary/$library/g" > "$target.new"
  if cmp -s "$target" "$target.new"; then rm "$target.new"; else mv "$target.new" "$target"; fi
  written[$target]=1
}

# One process for each module, and no debug information: a sixth less to compile.
quick='.unsafeFlags(["-driver-batch-count", "1", "-gnone"])'

declare -A value written libraries
names=()
while IFS=';' read -r name setting; do
  name=${name// /}
  [ -z "$name" ] && continue
  names+=("$name")
  value[$name]=$setting
done <<< "$settings"

# Returns whether a cell was asked for.
is_selected() {
  local word
  [ ${#words[@]} -eq 0 ] && return 0
  for word in "${words[@]}"; do [[ $1 == *$word* ]] && return 0; done
  return 1
}
words=("$@")
[ "${1:-}" = --sample ] && words=({Both,Module,Tests}Everything BothMainActor BothSwift5)

targets=""
cells=()
# Adds the library of a way and a setting.
library() {
  local way=$1 name=$2 file dependencies='"FlagShared"'
  [ -n "${libraries[$way$name]:-}" ] && return 0
  libraries[$way$name]=1
  [ "$way" = Attribute ] && dependencies+=', .product(name: "UnderstudyMacros", package: "understudy")'
  for file in "$sample"/Library/*.swift; do
    [[ $way = Attribute && $file == *PlugInOnly* ]] && continue
    copy "$file" "$package/Sources/$way$name" "$way" "$way$name"
  done
  targets+="
    .target(
      name: \"$way$name\", dependencies: [$dependencies],
      swiftSettings: [.treatAllWarnings(as: .error), $quick, ${value[$name]}]),"
}
# Adds the tests of a cell.
cell() {
  local way=$1 place=$2 name=$3 inModule=$4 inTests=$5 file plugins="" attributes=""
  local cell=$way$place$name
  is_selected "$cell" || return 0
  library "$way" "$inModule"
  [ "$way" = PlugIn ] && plugins=', plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]'
  [ "$way" = Attribute ] && attributes=' .product(name: "UnderstudyMacros", package: "understudy"),'
  for file in "$sample"/Tests/*.swift; do
    [[ $way = Attribute && $file == *PlugInOnly* ]] && continue
    copy "$file" "$package/Tests/$cell" "$way" "$way$inModule"
  done
  cells+=("$cell")
  targets+="
    .testTarget(
      name: \"$cell\",
      dependencies: [
        \"FlagShared\", \"$way$inModule\", .product(name: \"Understudy\", package: \"understudy\"),$attributes
      ],
      swiftSettings: [.treatAllWarnings(as: .error), $quick, ${value[$inTests]}]$plugins),"
}

for file in "$sample"/Shared/*.swift; do copy "$file" "$package/Sources/FlagShared" Attribute -; done
for way in Attribute PlugIn; do
  for name in "${names[@]}"; do
    cell $way Both "$name" "$name" "$name"
    [ "$name" = Swift6 ] && continue
    cell $way Module "$name" "$name" Swift6
    cell $way Tests "$name" Swift6 "$name"
  done
done
[ ${#cells[@]} -gt 0 ] || { echo "error: no cell has such a name" >&2; exit 2; }

manifest="// Generated by Scripts/flag-matrix.sh.
// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: \"understudy-flag-matrix\",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: \"understudy\", path: \"../../..\")],
  targets: [
    .target(name: \"FlagShared\"),$targets
  ],
  swiftLanguageModes: [.v6]
)"
manifest="${manifest#*$'\n'}"
if [ "$(cat "$package/Package.swift" 2> /dev/null)" != "$manifest" ]; then
  printf '%s\n' "$manifest" > "$package/Package.swift"
fi
# Files and targets of earlier runs must not be compiled.
find "$package/Sources" "$package/Tests" -name '*.swift' | while read -r file; do
  [ -n "${written[$file]:-}" ] || rm "$file"
done

log=$package/build.log
places=(--package-path "$package" --scratch-path .build)
if ! swift test "${places[@]}" > "$log" 2>&1; then
  grep -E '(error|warning|✘|failed)' "$log" | grep -v '^ *|' | sort -u | head -100 >&2 || true
  echo "The end of the log:" >&2
  tail -20 "$log" >&2
  echo "error: the flag matrix failed; see $log" >&2
  exit 1
fi
grep -E 'Test run with|Executed' "$log" | tail -4
echo "${#cells[@]} cells pass."
