#!/usr/bin/env bash
# Makes a release: a tag whose manifest has the tool as a binary, and the artifact bundle to upload.
#
#   Scripts/release.sh 1.2.0                              # for this machine
#   Scripts/release.sh 1.2.0 --merge arm64.zip            # with the bundles of other machines
#   Scripts/release.sh 1.2.0 --bundle-only                # only the bundle, to merge elsewhere
#   Scripts/release.sh 0.0.1 --local --tools FOLDER       # a trial with tools that are already built
#
# Writes to `.build-releases/VERSION`: the bundle, its checksum and the notes, which are the section of
# the version in CHANGELOG.md. Tags a commit after HEAD that differs in `Package.swift` only; HEAD and
# the working copy stay as they are. Then push the tag, and upload the bundle to the release.
#
# Runs `.ci/run` first, and releases nothing if a step fails. `--local` does not run it: the tag then
# contains the bundle, so that a package can depend on it without a download. Do not push such a tag.
set -euo pipefail
cd "$(dirname "$0")/.."
name=UnderstudyTool
# What the plug-ins run, and what users type, with the names of their artifacts.
programs=(UnderstudyTool understudy-cli)
artifacts=(UnderstudyTool UnderstudyCLI)

fail() { echo "error: $1" >&2; exit 1; }

version=${1:-}
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?$ ]] ||
  fail "'$version' is no semantic version; write, for example, Scripts/release.sh 1.2.0"
shift
tools= isLocal= isBundleOnly= merged=()
while [ $# -gt 0 ]; do
  case $1 in
    --tools) tools=${2:?--tools takes the folder of the executables}; shift ;;
    --merge) merged+=("${2:?--merge takes the path of a bundle}"); shift ;;
    --local) isLocal=1 ;;
    --bundle-only) isBundleOnly=1 ;;
    *) fail "unknown option '$1'; the options are --tools, --merge, --local and --bundle-only" ;;
  esac
  shift
done
[ -z "$tools" ] || [ -n "$isLocal" ] || fail "tools that the script did not build need --local"
output=.build-releases/$version
bundle=$output/$name.artifactbundle

# Prints the lines of CHANGELOG.md below the heading of the version.
notes() {
  awk -v heading="## $version" '
    index($0, heading) == 1 && substr($0, length(heading) + 1) !~ /^[0-9A-Za-z.-]/ { found = 1; next }
    /^## / { found = 0 }
    found { print }' CHANGELOG.md
}

if [ -z "$isLocal" ] && [ -z "$isBundleOnly" ]; then
  [ -z "$(git status --porcelain)" ] || fail "the working copy has changes; commit them first"
  ! git rev-parse -q --verify "refs/tags/$version" > /dev/null || fail "the tag $version exists"
  git remote get-url origin > /dev/null || fail "there is no remote 'origin' to upload the bundle to"
  [ -n "$(notes)" ] || fail "CHANGELOG.md has no section '## $version'; rename '## Unreleased'"
  .ci/run
fi

if [ -z "$tools" ]; then
  build=(-c release --scratch-path .build-release)
  # The libraries of Swift belong to macOS, but not to Linux.
  if [ "$(uname)" = Darwin ]; then
    build+=(--arch arm64 --arch x86_64)
  else
    build+=(--static-swift-stdlib)
  fi
  for program in "${programs[@]}"; do swift build "${build[@]}" --product "$program"; done
  tools=$(swift build "${build[@]}" --show-bin-path)
fi

# The bundle has a folder for each machine, with a list of its triples. The index follows from them.
rm -rf "$output"
mkdir -p "$bundle"
for other in ${merged[@]+"${merged[@]}"}; do
  unzip -q -o "$other" -d "$output" || fail "'$other' cannot be unpacked"
done
machine=$(swift -print-target-info | awk -F'"' '/"unversionedTriple"/ { print $4; exit }')
triples=("$machine")
[ "$(uname)" != Darwin ] || triples=(arm64-apple-macosx x86_64-apple-macosx)
mkdir -p "$bundle/$machine"
for program in "${programs[@]}"; do
  cp "$tools/$program" "$bundle/$machine/"
  strip "$bundle/$machine/$program"
done
printf '%s\n' "${triples[@]}" > "$bundle/$machine/triples"
"$bundle/$machine/understudy-cli" --help > /dev/null || fail "the tool does not run"

{
  printf '{ "schemaVersion": "1.0", "artifacts": {'
  for index in "${!programs[@]}"; do
    printf '%s\n  "%s": { "type": "executable", "version": "%s", "variants": [' \
      "$([ "$index" = 0 ] || echo ,)" "${artifacts[index]}" "$version"
    separator=
    for folder in "$bundle"/*/; do
      triples=$(sed 's/.*/"&"/' "$folder/triples" | paste -s -d, -)
      printf '%s\n    { "path": "%s/%s", "supportedTriples": [%s] }' \
        "$separator" "$(basename "$folder")" "${programs[index]}" "$triples"
      separator=,
    done
    printf '\n  ] }'
  done
  printf '\n} }\n'
} > "$bundle/info.json"
(cd "$output" && zip -q -r -X "$name.artifactbundle.zip" "$name.artifactbundle")
checksum=$(swift package compute-checksum "$bundle.zip")
echo "$checksum" > "$output/checksum"
echo "$bundle.zip"
echo "checksum $checksum"
[ -z "$isBundleOnly" ] || exit 0

if [ -n "$isLocal" ]; then
  binary=".binaryTarget(name: \"$name\", path: \"$name.artifactbundle\")"
else
  notes > "$output/notes.md"
  repository=$(git remote get-url origin)
  downloads=${repository%.git}/releases/download
  binary=".binaryTarget(
  name: \"$name\",
  url: \"$downloads/$version/$name.artifactbundle.zip\",
  checksum: \"$checksum\")"
fi
declaration='let prebuiltTool: Target? = nil'
manifest=$(git show HEAD:Package.swift)
[[ $manifest == *"$declaration"* ]] || fail "Package.swift does not contain '$declaration'"
printf '%s\n' "${manifest/"$declaration"/let prebuiltTool: Target? = $binary}" > "$output/Package.swift"

# The commit is made in an index of its own.
export GIT_INDEX_FILE
GIT_INDEX_FILE=$PWD/$output/index
git read-tree HEAD
add() { git update-index --add --cacheinfo "$1,$(git hash-object -w "$2"),$3"; }
add 100644 "$output/Package.swift" Package.swift
if [ -n "$isLocal" ]; then
  git ls-files -o --exclude-from=/dev/null -- "$bundle" | while read -r file; do
    mode=100644
    [ ! -x "$file" ] || mode=100755
    add $mode "$file" "${file#"$output/"}"
  done
fi
commit=$(git commit-tree "$(git write-tree)" -p HEAD -m "Release $version")
git tag ${isLocal:+-f} -a -m "Release $version" "$version" "$commit"
echo "tag $version"
