# Type-checks the mocks that the project's own tests use, and those tests. Read by
# Scripts/check-apple.sh.

# The fixtures of the plug-in and of the settings of the compiler, and the example of everything else.
# They support macOS 13. Left out are the tests that mock types of Foundation, because the tool reads
# those from the Foundation of this machine, those of declarations in C, and a test for macOS 26.
check_fixtures() {
  prepare_tool
  importing[1]=$example_target
  local fixture=$root/Tests/FlagMatrix examples=$root/Examples
  check_example FlagShared FlagShared "$(list FlagShared "$fixture/Shared")" -swift-version 6
  check_example FlagLibrary FlagLibrary "$(list FlagLibrary "$fixture/Library")" -swift-version 6 \
    -enable-testing
  check_example FlagTests FlagTests \
    "$(list FlagTests "$fixture/Tests" -not -name PlugInOnlyTests.swift)" -swift-version 6
  # Once more with mocks of the plug-in, and without the attribute.
  local part
  for part in Library Tests; do
    mkdir -p "$mocks/Flags/$part"
    cp "$fixture/$part/"*.swift "$mocks/Flags/$part/"
  done
  sed -i -e '/^@Mockable$/d' -e '/import UnderstudyMacros$/d' "$mocks"/Flags/*/*.swift
  check_example "FlagLibrary without attributes" FlagLibrary \
    "$(list FlagLibrary "$mocks/Flags/Library")" -swift-version 6 -enable-testing
  check_tests FlagTestsOfPlugIn "$mocks/Flags/Tests" FlagLibrary FlagShared
  check_example Till Shop "$(list Shop "$examples/Beyond/Sources")" -swift-version 6 -enable-testing
  check_tests TillTests "$examples/Beyond/Tests" Shop
  fixture=$root/Tests/PluginFixture
  check_example Depot Depot "$(list Depot "$fixture/Sources/Depot")" -swift-version 6 \
    -enable-testing -enable-experimental-feature SuppressedAssociatedTypes
  check_example "Shop of the plug-in" Shop \
    "$(list Shop "$fixture/Sources/Shop" -not -name Tickets.swift -not -name Aisles.swift \
      -not -name Defaults.swift)" -swift-version 6 -enable-testing
  local tests="$fixture/Tests/ShopTests" file
  for file in OneFile Ticket UnderstudyType Name Aisle DisplayCase Defaults; do
    tests+=" -not -name ${file}Tests.swift"
  done
  check_tests ShopTestsOfPlugIn "$tests" Shop Depot
  check_tests TableTestsOfPlugIn "$fixture/Tests/TableTests" Shop
  importing[1]=$target
}
