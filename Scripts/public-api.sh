#!/usr/bin/env bash
# Lists the public declarations of the modules that users import, so that a change of them is seen.
#
#   Scripts/public-api.sh           # writes Documentation/PublicAPI.md
#   Scripts/public-api.sh --check   # fails if the file is not current
#
# Reads the modules of the last debug build in .build. Names that begin with two underscores are for
# generated code, and not public API.
set -euo pipefail
cd "$(dirname "$0")/.."

document=Documentation/PublicAPI.md
modules="$(swift build --show-bin-path)/Modules"
target="$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)"
[ -e "$modules/Understudy.swiftmodule" ] || {
  echo "error: no modules in $modules; run swift build" >&2
  exit 1
}

# The declarations of a module: without comments, imports, blank lines and names for generated code.
declarations() {
  swift-synthesize-interface -module-name "$1" -target "$target" -I "$modules" \
    -I "$modules/../UnderstudyBootstrap.build" | perl -ne '
    next if m{^\s*(//|$)} || /^(public )?import /;
    my ($indentation) = /^(\s*)/;
    if (defined $skipped) {
      undef $skipped, next if /^$skipped\}/;
      next;
    }
    if (/\b(?:class|struct|enum|protocol|func|var|let|init|typealias|macro|extension)\s*\(?\s*`?__/ || /\(__/) {
      $attributes = "";
      $skipped = $indentation if /\{\s*$/;
      next;
    }
    if (/^\s*@\w+(\([^()]*\))?\s*$/) { $attributes .= $_; next; }
    s/\b(UnderstudyCore|UnderstudyContracts|Understudy|Swift)\.(?=[A-Z])//g;
    print $attributes, $_;
    $attributes = "";
  ' | perl -0pe 's/^(?:@[^\n]*\n)*(?:public |final )*extension [^\n]*\{\n\}\n//mg'
}

contents() {
  cat << 'END'
# Public API

All public declarations of the modules that users import, as the compiler prints them.
`Scripts/public-api.sh` writes this file, and `.ci/run` checks that it is current. Declarations whose
names begin with two underscores are for generated code. They can change at any time.
END
  for module in UnderstudyCore Understudy UnderstudyContracts UnderstudyMacros UnderstudyHandwritten \
    UnderstudyTime; do
    printf '\n## %s\n\n```swift\n' "$module"
    declarations "$module"
    printf '```\n'
  done
}

if [ "${1-}" = "--check" ]; then
  difference="$(diff "$document" <(contents))" && exit 0
  echo "$difference"
  echo "error: the public API has changed; review the change and run Scripts/public-api.sh" >&2
  exit 1
fi
contents > "$document"
