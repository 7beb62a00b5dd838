# Functions for scripts that build packages which depend on Understudy. Source this file.

# Makes a repository of the last commit under two tags: 0.0.1, which compiles everything from source, and
# 0.0.2, a release with the prebuilt tools of a folder.
#
#   make_repository FOLDER TOOLS   # writes FOLDER/understudy.git
make_repository() {
  git clone -q . "$1/source"
  (cd "$1/source" && git tag 0.0.1 &&
    Scripts/release.sh 0.0.2 --local --tools "$2" > /dev/null)
  git clone -q --bare "$1/source" "$1/understudy.git"
}

# Writes a package with one protocol and one test.
#
#   write_consumer FOLDER REPOSITORY REQUIREMENT PRODUCT MODULE_PRODUCT PLUGIN ATTRIBUTE TEST
#
# REQUIREMENT is the version of Understudy, PRODUCT the one of the tests, MODULE_PRODUCT the
# dependency of the module, PLUGIN that of the tests, ATTRIBUTE that of the protocol, and TEST the test
# file. Each can be empty.
write_consumer() {
  local folder=$1 repository=$2 requirement=$3 product=$4 moduleProduct=$5 plugin=$6 attribute=$7 test=$8
  # Bash removes the quotes of words inside expansions in the texts below.
  local dependency= tests= plugins=
  [ -z "$requirement" ] || dependency=".package(url: \"file://$repository\", $requirement)"
  [ -z "$product" ] || tests=", .product(name: \"$product\", package: \"understudy\")"
  [ -z "$plugin" ] || plugins=", plugins: [.plugin(name: \"$plugin\", package: \"understudy\")]"
  mkdir -p "$folder/Sources/Shop" "$folder/Tests/ShopTests"
  cat > "$folder/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription
let package = Package(
  name: "consumer", platforms: [.macOS(.v13)],
  products: [.library(name: "Shop", targets: ["Shop"])],
  dependencies: [$dependency],
  targets: [
    .target(name: "Shop", dependencies: [$moduleProduct]),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop"$tests]$plugins),
  ])
SWIFT
  cat > "$folder/Sources/Shop/Shop.swift" <<SWIFT
${attribute:+public import UnderstudyMacros}
$attribute public protocol Gateway { func rate(of currency: String) -> Double }
public func price(_ cents: Int, in currency: String, _ gateway: any Gateway) -> Double {
  Double(cents) * gateway.rate(of: currency)
}
SWIFT
  printf '%s\n' "$test" > "$folder/Tests/ShopTests/ShopTests.swift"
}

# The dependency of a module that writes `@Mockable`, and a test with the mock of the protocol.
macros='.product(name: "UnderstudyMacros", package: "understudy")'
mockTest='import Testing
import Understudy
@testable import Shop
@Test(.verifyingMocks) func priceIsConverted() {
  let gateway = MockGateway("gateway")
  expect(gateway.rate(of: "USD")).returns(1.25)
  #expect(price(1000, in: "USD", gateway) == 1250)
}'
