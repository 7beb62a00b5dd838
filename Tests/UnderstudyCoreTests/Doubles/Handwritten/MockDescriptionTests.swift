import Testing
import UnderstudyCore

/// The descriptions of handwritten mocks.
@Suite struct MockDescriptions {
  /// A mock with a description of its own.
  final class LabeledCellar: Mock, CustomStringConvertible, @unchecked Sendable {
    var description: String { "labeled" }
  }

  /// A mock that contains the object that records.
  final class CellarClass: Cellar, Mockable {
    let mock = Mock("cellar class")
  }

  @Test("a mock reads by its name when it is interpolated, described or reflected")
  func names() {
    let cellar = MockCellar("cellar")
    let other: any Cellar = CellarClass()
    #expect("\(cellar)" == "cellar")
    #expect(String(describing: cellar) == "cellar")
    #expect(String(reflecting: cellar) == "cellar")
    #expect("\(cellar as Any)" == "cellar")
    #expect("\([cellar])" == "[cellar]")
    #expect("\(other)" == "cellar class")
    #expect("\(CellarActor())" == "cellar actor")
    #expect("\(MockCellar())" == "MockCellar")
  }

  @Test("a mock's own description is printed, and failures show the name")
  func ownDescription() {
    let cellar = LabeledCellar("cellar")
    #expect("\(cellar)" == "labeled")
    #expect(String(describing: cellar) == "labeled")
    #expect(cellar.__nameInFailures == "cellar")
  }
}
