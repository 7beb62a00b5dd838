# Type-checks mocks of declarations in Objective-C headers, which the toolchain's own printer reads for
# the target. Read by Scripts/check-apple.sh.

# The modules of Tests/Apple/Frameworks.
framework_modules() { sed -nE 's/^module ([A-Za-z]+) .*/\1/p' "$root/Tests/Apple/Frameworks/module.modulemap"; }

# Writes the programs of a toolchain that finds the modules of the check, as one with Apple's SDK does.
prepare_programs() {
  programs=$mocks/programs
  mkdir -p "$programs"
  local program
  for program in swift-frontend swift-synthesize-interface; do
    printf '#!/usr/bin/env bash\nexec %q "$@" -resource-dir %q -I %q -I %q\n' \
      "$toolchain/bin/$program" "$library/resources" "$library/modules" \
      "$root/Tests/Apple/Frameworks" > "$programs/$program"
    chmod +x "$programs/$program"
  done
}

# Runs the tool as Xcode does, for the target.
for_target() {
  local system=${target#*-apple-} suffix=
  case $system in *-*) suffix=-${system#*-} system=${system%%-*} ;; esac
  UNDERSTUDY_CACHE='' ARCHS=${target%%-*} LLVM_TARGET_TRIPLE_VENDOR=apple \
    LLVM_TARGET_TRIPLE_OS_VERSION=$system LLVM_TARGET_TRIPLE_SUFFIX=$suffix \
    SDKROOT=$library/sdk "$@"
}

# Prints a test file that names the mock of each class and protocol in the headers.
every_mock() {
  local module
  framework_modules | sed 's/^/import /'
  printf 'import Understudy\nfunc everyMock() {\n'
  for module in $(framework_modules); do
    for_target "$programs/swift-synthesize-interface" -module-name "$module" -target "$target" \
      -sdk "$library/sdk" -module-cache-path "$library/clang-modules" > "$mocks/$module.interface"
    sed -nE 's/^(@[A-Za-z.]+ )*(open class|public protocol) ([A-Za-z]+)( .*)?$/\3/p' \
      "$mocks/$module.interface"
  done | sed 's/.*/  _ = Mock&.self/'
  echo '}'
}

# The mocks of all declarations in the headers, and the tests that use some.
check_headers() {
  prepare_tool
  prepare_programs
  mkdir -p "$mocks/Every"
  every_mock > "$mocks/Every/EveryMock.swift"
  local plain=$tool
  tool=for_target_tool
  for_target_tool() { for_target "$plain" "$@"; }
  local before=("${importing[@]}")
  importing+=(-I "$root/Tests/Apple/Frameworks")
  check_example FrameworkDeclarations FrameworkDeclarations \
    "$(list FrameworkDeclarations "$root/Tests/Apple/FrameworkDeclarations")" -swift-version 6 \
    -enable-testing
  check_tests FrameworkTests "$mocks/Every $root/Tests/Apple/FrameworkUses" FrameworkDeclarations
  check_table
  tool=$plain programs=
  importing=("${before[@]}")
}

# The table of members in the documentation, and that no member is missing from a mock.
check_table() {
  local page=$root/Sources/Understudy/Understudy.docc/CookBook/MockSystemClasses.md row
  awk -f "$here/Scripts/Apple/headers.awk" "$mocks"/*.interface \
    "$mocks/FrameworkTests+GeneratedMocks.swift" > "$mocks/table" 2> "$mocks/table.missing"
  [ ! -s "$mocks/table.missing" ] || { failed=1; sed 's/^/error: /' "$mocks/table.missing"; }
  while IFS= read -r row; do
    grep -qxF "$row" "$page" \
      || { failed=1; echo "error: the table in MockSystemClasses.md lacks the row: $row"; }
  done < "$mocks/table"
}
