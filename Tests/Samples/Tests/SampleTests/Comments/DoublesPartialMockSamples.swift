import Foundation
import Testing
import Understudy
import UnderstudyMacros

@testable import Bookshop

/// A database that is stored in a file.
@Mockable
class Database {
  nonisolated(unsafe) static var isOpen = false

  /// The number of records.
  func count() -> Int { 0 }
}

extension Database: Unmockable {
  static var reasonAgainstMocking: String? { isOpen ? "its file is open" : nil }
}

/// The settings of an installed program.
private struct Settings {
  var isInstalled: Bool { FileManager.default.fileExists(atPath: "/etc/shop.conf") }
}

/// The samples about partial mocks and singletons in documentation comments.
@Suite(.verifyingMocks, .serialized) struct CommentsPartialMockSamples {
  enum Analytics {
    nonisolated(unsafe) static var shared: any Bookshop.Analytics = MockAnalytics("real")
  }

  struct Checkout {
    func finish() { Analytics.shared.track(AnalyticsEvent(name: "finished")) }
  }

  @Test func objects() {
    let files = partialMock(of: FileManager.default, as: MockFileManager.self)
    stub(files.fileExists(atPath: "/etc/shop.conf")).returns(true)
    #expect(Settings().isInstalled)  // asks FileManager.default
    verify(files.fileExists(atPath: .any))
  }

  @Test func closures() {
    withPartialMock(of: FileManager.default, as: MockFileManager.self) { files in
      stub(files.fileExists(atPath: .any)).returns(false)
      #expect(!Settings().isInstalled)
    }
  }

  @Test func ends() {
    let files = partialMock(of: FileManager.default, as: MockFileManager.self)
    #expect(MockScope.isPartialMock(FileManager.default))
    verify(files.fileExists(atPath: "/etc/shop.conf"), .never)

    MockScope.stopPartialMock(of: FileManager.default)
    #expect(!MockScope.isPartialMock(FileManager.default))
  }

  @Test func unmockable() {
    let database = Database()
    Database.isOpen = true
    defer { Database.isOpen = false }
    let text = failures { _ = partialMock(of: database, as: MockDatabase.self) }
    #expect(text.contains("its file is open"))
  }

  @Test func singletons() {
    let original = MockAnalytics("original")
    Analytics.shared = original
    withSingleton(\Analytics.Type.shared, MockAnalytics()) {
      Checkout().finish()
    }
    verify(original.track(.any), .never)
  }
}
