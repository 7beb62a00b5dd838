/// Why an object gets no partial mock.
struct PartialMockRefusal {
  /// What is wrong.
  let headline: String

  /// Why, and what to write instead.
  let details: String

  /// Whether the object can pass for one of the mock class nevertheless, with all calls real: not
  /// where the classes are unrelated or their objects differ in size.
  let isHarmless: Bool

  private init(_ headline: String, _ details: String, isHarmless: Bool = true) {
    self.headline = headline
    self.details = details
    self.isHarmless = isHarmless
  }

  /// There is no scope that would end the partial mock.
  static func noScope(_ type: AnyClass) -> Self {
    Self(
      "partialMock(of:as: \(type).self) used outside of a scope",
      "Nothing would give the object its class back. Add .verifyingMocks to the test, derive it "
        + "from MockingTestCase, or write withPartialMock(of:as:) { ... }.")
  }

  /// The class opts out.
  static func unmockable(_ type: AnyClass, _ reason: String) -> Self {
    Self("\(type) does not want to be mocked: \(reason)", "It is declared to be Unmockable.")
  }

  /// The object was made as a mock.
  static func isMock(_ type: AnyClass) -> Self {
    Self(
      "The object is a mock already: a \(type)",
      "Stub it as it is; a partial mock is for an object that was made as a real one.")
  }

  /// The object has partial mocks of another mock class.
  static func isMocked(as other: AnyClass, not type: AnyClass) -> Self {
    Self(
      "The object has a partial mock of class \(other), and cannot have one of class \(type) too",
      "Write as: \(other).self, or end that one first.")
  }

  /// Somebody else has changed the object's class.
  static func isChanged(to type: AnyClass) -> Self {
    Self(
      "The object's class was changed to \(type) by somebody else",
      "Two who change the class of one object undo each other's changes. Make the partial mock when "
        + "the other change is over.")
  }

  /// The object is of a subclass of the class that is mocked.
  static func isSubclass(_ type: AnyClass, of real: AnyClass, _ mock: AnyClass) -> Self {
    Self(
      "\(mock) mocks \(real), and the object is a \(type)",
      "As a \(mock) it would lose what \(type) overrides. Write as: Mock\(type).self, if "
        + "that class can be mocked: final and private ones cannot, nor objects that the system "
        + "bridges.")
  }

  /// The classes have nothing to do with each other.
  static func isUnrelated(_ type: AnyClass, _ mock: AnyClass) -> Self {
    Self(
      "\(mock) is no mock of \(type)",
      "A partial mock needs the mock class of the object's own class: Mock\(type), a subclass "
        + "of it. A final class has none.",
      isHarmless: false)
  }

  /// The objects of the mock class have another layout.
  static func hasOtherLayout(_ type: AnyClass, _ mock: AnyClass) -> Self {
    Self(
      "The objects of \(mock) take \(ObjectClass.layout(of: mock).size) bytes, those of \(type) "
        + "\(ObjectClass.layout(of: type).size)",
      "A living object cannot grow: \(mock) may have no stored property. Keep its mock by "
        + "var mock: Mock { .__of(self, \"\(mock)\") }, as a generated one does.",
      isHarmless: false)
  }
}

extension PartialMockRefusal {
  /// Compares the classes of an object without partial mocks and of a mock.
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
