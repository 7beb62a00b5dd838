import Testing
import UnderstudyCore

@Suite struct TestProcessTests {
  /// A command line and the environment, with the runner that they indicate.
  struct Row: Sendable {
    let arguments: [String]
    let environment: [String]
    let runner: TestProcess.Runner?
    let isListing: Bool

    init(
      _ arguments: String..., environment: [String] = [], by runner: TestProcess.Runner?,
      isListing: Bool = false
    ) {
      self.arguments = arguments
      self.environment = environment
      self.runner = runner
      self.isListing = isListing
    }
  }

  @Test(
    "the command line and the environment tell what runs the tests",
    arguments: [
      Row(by: nil),
      Row("/home/me/.build/debug/Demo", by: nil),
      Row("/home/me/.build/debug/Demo", "--list-tests", by: nil),
      Row("/home/me/xctest/Demo", "swift-testing", environment: ["HOME"], by: nil),
      // SwiftPM on Linux.
      Row("/home/me/.build/debug/shopPackageTests.xctest", by: .xctest),
      Row("shopPackageTests.xctest", "ShopTests.ShopTests/testSale", by: .xctest),
      Row("shopPackageTests.xctest", "-l", by: .xctest, isListing: true),
      Row("shopPackageTests.xctest", "--dump-tests-json", by: .xctest, isListing: true),
      Row("shopPackageTests.xctest", "--testing-library", "swift-testing", by: .swiftTesting),
      Row(
        "shopPackageTests.xctest", "--list-tests", "--testing-library", "swift-testing",
        by: .swiftTesting, isListing: true),
      // SwiftPM on macOS.
      Row("/Xcode.app/usr/bin/xctest", "-XCTest", "All", "shopPackageTests.xctest", by: .xctest),
      Row(
        "/swift-pm/swiftpm-xctest-helper", "shopPackageTests.xctest", "/tmp/tests", by: .xctest,
        isListing: true),
      Row("/swift-pm/swiftpm-testing-helper", "--test-bundle-path", "/tests", by: .swiftTesting),
      Row("/swift-pm/swiftpm-testing-helper", "--list-tests", by: .swiftTesting, isListing: true),
      Row("/Xcode.app/usr/bin/xctest", "--dump-tests-json", by: .xctest, isListing: true),
      // Xcode, with and without a host app.
      Row("/Xcode.app/usr/bin/xctest", environment: ["XCTestConfigurationFilePath"], by: .xctest),
      Row("/MyApp.app/MyApp", environment: ["XCTestConfigurationFilePath"], by: .xctest),
      Row("/MyApp.app/MyApp", environment: ["HOME", "XCTestBundlePath"], by: .xctest),
      Row("/MyApp.app/MyApp", "-l", environment: ["XCTestSessionIdentifier"], by: .xctest),
    ])
  func process(row: Row) {
    let process = TestProcess(row.arguments, environment: row.environment)
    #expect(process.runner == row.runner)
    #expect(process.isListing == row.isListing)
  }

  @Test("this process runs tests")
  func current() {
    #expect(TestProcess.current.runner != nil)
    #expect(!TestProcess.current.isListing)
  }
}
