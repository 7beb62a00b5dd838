/// The reason why an object cannot become a partial mock.
struct PartialMockRefusal {
  /// The problem.
  let headline: String

  /// The reason, and what to write instead.
  let details: String

  /// A Boolean value that indicates whether the object can still be typed as the mock class, with
  /// all calls real. It cannot if the classes are unrelated or their objects differ in size.
  let isHarmless: Bool

  private init(_ headline: String, _ details: String, isHarmless: Bool = true) {
    self.headline = headline
    self.details = details
    self.isHarmless = isHarmless
  }

  /// No scope is open that would end the partial mock.
  static func noScope(_ type: AnyClass) -> Self {
    Self(
      "partialMock(of:as: \(type).self) used outside a scope",
      "The end of a scope restores the class of the object, and no scope is open. Add "
        + ".verifyingMocks to the test, subclass MockingTestCase, or write "
        + "withPartialMock(of:as:) { ... }.")
  }

  /// Returns the refusal of a class that is ``Unmockable``.
  static func unmockable(_ type: AnyClass, _ reason: String) -> Self {
    Self(
      "\(type) cannot be mocked: \(reason)",
      "The class is Unmockable. Mock another class, or remove the reason first.")
  }

  /// Returns the refusal of an object that was created as a mock.
  static func isMock(_ type: AnyClass) -> Self {
    Self(
      "The object is already a mock: a \(type)",
      "Only a real object can become a partial mock. Stub the calls on this mock directly.")
  }

  /// Returns the refusal of an object that has partial mocks of another mock class.
  static func isMocked(as other: AnyClass, not type: AnyClass) -> Self {
    Self(
      "The object has a partial mock of class \(other) and cannot have one of class \(type) too",
      "Write as: \(other).self, or end that partial mock first.")
  }

  /// Returns the refusal of an object whose class other code has changed.
  static func isChanged(to type: AnyClass) -> Self {
    Self(
      "The class of the object was changed to \(type), but not by a partial mock",
      "The two changes would undo each other. Create the partial mock after the other change has "
        + "been undone.")
  }

  /// Returns the refusal of an instance of a subclass of the mocked class.
  static func isSubclass(_ type: AnyClass, of real: AnyClass, _ mock: AnyClass) -> Self {
    Self(
      "\(mock) mocks \(real), but the object is a \(type)",
      "As a \(mock), it would lose the overrides of \(type). "
        + advice(
          for: type,
          "Write as: Mock\(type).self. Final classes, private classes and bridged objects cannot be "
            + "mocked."))
  }

  /// Returns the refusal of an object whose class is unrelated to the mock class.
  static func isUnrelated(_ type: AnyClass, _ mock: AnyClass) -> Self {
    Self(
      "\(mock) is not a mock of \(type)",
      "A partial mock needs the mock class of the object's own class. "
        + advice(
          for: type, "Write as: Mock\(type).self. A final class has no mock class."),
      isHarmless: false)
  }

  /// Returns the advice for an object of another class.
  ///
  /// The name of a library's private class begins with an underscore, as that of the class of
  /// `URLSession.shared` on Apple platforms does. No test can name such a class.
  private static func advice(for type: AnyClass, _ advice: String) -> String {
    guard "\(type)".hasPrefix("_") else { return advice }
    return
      "\(type) is a private class of a library, so it has no mock class. Create the object in the "
      + "test with a public initializer, or pass the code under test a protocol or a closure and "
      + "mock that."
  }

  /// Returns the refusal of an object whose layout differs from that of the mock class.
  static func hasOtherLayout(_ type: AnyClass, _ mock: AnyClass) -> Self {
    Self(
      "The objects of \(mock) take \(ObjectClass.layout(of: mock).size) bytes, those of \(type) "
        + "\(ObjectClass.layout(of: type).size)",
      "A partial mock cannot add stored properties to an object. Remove those of \(mock), and "
        + "write var mock: Mock { .__of(self, \"\(mock)\") }, as generated mocks do.",
      isHarmless: false)
  }
}

extension PartialMockRefusal {
  /// Creates the refusal of an object without partial mocks, or returns `nil` if its class fits.
  ///
  /// - Parameters:
  ///   - type: The class of the object.
  ///   - mock: The class of the mock.
  init?(_ type: AnyClass, as mock: AnyClass) {
    guard let real = ObjectClass.superclass(of: mock), ObjectClass.isSubclass(type, of: real) else {
      self = .isUnrelated(type, mock)
      return
    }
    if ObjectClass.layout(of: real) != ObjectClass.layout(of: mock) {
      self = .hasOtherLayout(real, mock)
    } else if type is any Mockable.Type {
      self = .isMock(type)
    } else if type != real {
      self = .isSubclass(type, of: real, mock)
    } else {
      return nil
    }
  }
}

/// A class that must not have class mocks, and whose instances must not become partial mocks.
///
/// Conform the class, or extend it in a test:
///
/// ```swift
/// extension Database: Unmockable {
///   static var reasonAgainstMocking: String? { isOpen ? "its file is open" : nil }
/// }
/// ```
public protocol Unmockable: AnyObject {
  /// The reason why there can be no mocks of the class now, or `nil` if there can. Read each time a
  /// mock is created.
  static var reasonAgainstMocking: String? { get }
}
