# Type-checks mocks: those that the tool generates, and those of the attribute. Read by
# Scripts/check-apple.sh.

# Finds the tool and the macro plug-in of the last build. They run here, on Linux.
prepare_tool() {
  tool=${APPLE_TOOLS:-$here/.build/debug}/UnderstudyTool
  local macros=${APPLE_TOOLS:-$here/.build/debug}/UnderstudyMacrosPlugin-tool program
  for program in "$tool" "$macros"; do
    [ -x "$program" ] || fail "$program is missing: run 'swift build' first"
  done
  attribute=(-load-plugin-executable "$macros#UnderstudyMacrosPlugin")
  mocks=$work/mocks
  programs=
  rm -rf "$mocks"
  mkdir -p "$mocks"
}

# Prints a module for a request to the tool.
module_json() {  # NAME TESTABLE FILES
  printf '{"name": "%s", "isTestable": %s, "conditions": ["DEBUG"], "files": [' "$1" "$2"
  sed 's/.*/"&"/' "$3" | paste -sd, -
  printf ']}'
}

# Writes the paths of Swift files to a file, and prints its name.
list() {  # NAME FOLDER_OR_FILE...
  local name=$mocks/$1.files
  shift
  find "$@" -name '*.swift' -not -path '*/.build/*' | LC_ALL=C sort > "$name"
  quoted < "$name" > "$name.quoted"
  echo "$name"
}

# Type-checks files that belong to no target of the package. The plug-ins expand the attribute.
check_example() {  # WHAT MODULE FILES OPTION...
  local what=$1 module=$2 files=$3 log=$work/logs/$1
  shift 3
  [ -s "$files" ] || fail "there are no files of $what"
  count "$files"
  swiftc -frontend -typecheck @"$files.quoted" -module-name "$module" "${importing[@]}" \
    -I "$work/modules" -I "$mocks" -I "$work/bootstrap" "${attribute[@]}" -DDEBUG -parse-as-library \
    "$@" > "$log" 2>&1 || report "$log" "$what"
  swiftc -frontend -emit-module -o "$mocks/$module.swiftmodule" @"$files.quoted" \
    -module-name "$module" "${importing[@]}" -I "$work/modules" -I "$mocks" -I "$work/bootstrap" \
    "${attribute[@]}" -DDEBUG -parse-as-library -enable-testing -disable-availability-checking \
    -experimental-skip-non-inlinable-function-bodies "$@" > "$log.module" 2>&1 \
    || report "$log.module" "$what"
  echo "  $what: $(wc -l < "$files") files"
}

# Generates the mocks that tests use of modules, as the plug-in does.
generate() {  # TESTS FILES MODULE...
  local tests=$1 files=$2 framework module first=yes
  shift 2
  {
    printf '{"tests": '
    module_json "$tests" true "$files"
    printf ', "modules": ['
    for module in "$@"; do
      [ $first = yes ] || printf ', '
      first=no
      module_json "$module" true "$mocks/$module.files"
    done
    first=yes
    printf '], "headers": [], "framework": ['
    for framework in UnderstudyCore UnderstudyMacros Understudy UnderstudyContracts \
      UnderstudyHandwritten UnderstudyTime; do
      [ $first = yes ] || printf ', '
      first=no
      module_json "$framework" false "$(sources_of "Sources/$framework")"
    done
    printf '], "output": "%s", "file": "%s+GeneratedMocks.swift", "cache": "%s"%s}\n' \
      "$mocks/" "$tests" "$mocks/" "${programs:+, \"programs\": \"$programs\"}"
  } > "$mocks/$tests.json"
  "$tool" "$mocks/$tests.json" > "$work/logs/$tests.generation" 2>&1 || {
    cat "$work/logs/$tests.generation"
    fail "the mocks of $tests cannot be generated"
  }
  [ -s "$mocks/$tests+GeneratedMocks.swift" ] || fail "no mocks of $tests were generated"
  older_branches "$mocks/$tests+GeneratedMocks.swift"
}

# Changes nothing, except in the check of the branches for older compilers.
older_branches() { :; }

# Mocks that the plug-in generates, and the tests that use them.
check_tests() {  # TESTS FOLDER MODULE...
  local tests=$1 folder=$2 files
  shift 2
  # shellcheck disable=SC2086
  files=$(list "$tests" $folder)
  generate "$tests" "$files" "$@"
  echo "$mocks/$tests+GeneratedMocks.swift" >> "$files"
  quoted < "$files" > "$files.quoted"
  check_example "$tests" "$tests" "$files" -swift-version 6 -enable-testing
}

# The examples, which support the systems in their manifests, and the declarations of apps, which
# support the target's.
check_generated() {
  prepare_tool
  if [ -d "$root/Tests/Apple/Declarations" ]; then
    check_example App App "$(list App "$root/Tests/Apple/Declarations")" -swift-version 6 -enable-testing
    check_tests AppTests "$root/Tests/Apple/Uses" App
    check_attribute
  fi
  importing[1]=$example_target
  local examples=$root/Examples
  check_example Publisher Publisher "$(list Publisher "$examples/Publisher/Sources")" \
    -swift-version 6 -enable-testing
  check_example PublisherTests PublisherTests \
    "$(list PublisherTests "$examples/Publisher/Tests/PublisherTests")" -swift-version 6
  check_example PublisherXCTests PublisherXCTests \
    "$(list PublisherXCTests "$examples/Publisher/Tests/PublisherXCTests")" -swift-version 6
  check_example Weather Weather "$(list Weather "$examples/Weather/Sources")" \
    -swift-version 6 -enable-testing
  check_example WeatherTests WeatherTests \
    "$(list WeatherTests "$examples/Weather/Tests/WeatherTests")" -swift-version 6
  check_example Payments Payments "$(list Payments "$examples/ZeroSetup/Payments/Sources")" \
    -swift-version 6 -enable-testing
  check_example Shop Shop "$(list Shop "$examples/ZeroSetup/Sources")" -swift-version 6 -enable-testing
  # Without the mocks of types in Foundation, which the tool reads from the one for Linux here.
  check_tests ShopTests "$examples/ZeroSetup/Tests -not -name FoundationTests.swift -not -name CatalogTests.swift" Shop Payments
  check_example Club Club "$(list Club "$examples/Singletons/Sources")" -swift-version 6 \
    -enable-testing -enable-implicit-dynamic
  check_tests ClubTests "$examples/Singletons/Tests/ClubTests" Club
  check_example Office Office "$(list Office "$examples/Handwritten/Sources/Office")" \
    -swift-version 6 -enable-testing
  check_example OfficeTests OfficeTests \
    "$(list OfficeTests "$examples/Handwritten/Tests/OfficeTests")" -swift-version 6
  importing[1]=$target
}

# The declarations of apps once more, with the attribute at those that have the comment.
check_attribute() {
  local file folder=$mocks/attributes
  mkdir -p "$folder"
  for file in "$root"/Tests/Apple/Declarations/*.swift; do
    sed -E 's|^( *)// (@Mockable.*)$|\1\2|' "$file" > "$folder/$(basename "$file")"
  done
  grep -q '^ *@Mockable' "$folder"/*.swift \
    || { echo "  no declaration has the attribute"; return; }
  echo 'import UnderstudyMacros' > "$folder/Imports.swift"
  sed -i '1s|^|import UnderstudyMacros\n|' "$folder"/*.swift
  check_example AppWithAttributes AppWithAttributes "$(list AppWithAttributes "$folder")" \
    -swift-version 6 -enable-testing
}
