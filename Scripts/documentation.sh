#!/usr/bin/env bash
# Builds the documentation site with the toolchain's `docc`. A warning is an error.
#
#   Scripts/documentation.sh              # writes the site to .build-documentation/site
#   Scripts/documentation.sh --no-build   # uses the modules of the last debug build
#   BASE_PATH=/understudy Scripts/documentation.sh   # for a site in a folder of its host
#
# To read the site, serve its folder: python3 -m http.server --directory .build-documentation/site. Its root
# leads to /documentation/understudy.
set -euo pipefail
cd "$(dirname "$0")/.."

output=.build-documentation
modules=(Understudy UnderstudyMacros UnderstudyContracts UnderstudyTime)
if [ "${1-}" != "--no-build" ]; then
  for module in "${modules[@]}"; do Scripts/shared-build.sh swift build --target "$module"; done
fi
products="$(swift build --show-bin-path)"
target="$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)"
sdk=()
if [ "$(uname)" = Darwin ]; then sdk=(-sdk "$(xcrun --show-sdk-path)"); fi

# One module for readers: most tests import only Understudy, which exports the runtime.
rm -rf "$output"
mkdir -p "$output/graphs"
for module in "${modules[@]}"; do
  # The other products extend types of the runtime, and their symbols are members of these.
  blocks=()
  [ "$module" != Understudy ] || blocks=(-emit-extension-block-symbols)
  swift symbolgraph-extract -module-name "$module" -target "$target" ${sdk[@]+"${sdk[@]}"} \
    -I "$products/Modules" -I "$products/UnderstudyBootstrap.build" -minimum-access-level public \
    -skip-synthesized-members ${blocks[@]+"${blocks[@]}"} \
    -experimental-allowed-reexported-modules=UnderstudyCore -output-dir "$output/graphs"
done
swift Scripts/Documentation/graph.swift prepare "$output/graphs"

# In the repository, a picture has a path that works there. `docc` looks for its name.
cp -RL Sources/Understudy/Understudy.docc "$output/Understudy.docc"
grep -rl '](../Resources/' "$output/Understudy.docc" | while read -r page; do
  sed 's|](../Resources/|](|' "$page" > "$output/page.md" && mv "$output/page.md" "$page"
done

# The output of `docc` is sorted into pages by the path of the host.
options=(--fallback-default-module-kind Library --enable-experimental-overloaded-symbol-presentation --warnings-as-errors)
if [ -n "${BASE_PATH-}" ]; then options+=(--hosting-base-path "$BASE_PATH"); fi
docc convert "$output/Understudy.docc" --additional-symbol-graph-dir "$output/graphs" \
  --fallback-bundle-identifier understudy --output-dir "$output/site" "${options[@]}"
swift Scripts/Documentation/graph.swift check "$output/site"
cat Scripts/Documentation/cheat-sheet.css >> "$output"/site/css/index.*.css

# The root of the site leads to the first page.
first="${BASE_PATH-}/documentation/understudy/"
cat > "$output/site/index.html" <<END
<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Understudy</title>
<meta http-equiv="refresh" content="0; url=$first">
<a href="$first">Understudy</a>
</html>
END
echo "The site is in $output/site"
