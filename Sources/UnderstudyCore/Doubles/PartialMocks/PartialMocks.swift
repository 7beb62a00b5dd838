/// Starts and ends partial mocks.
enum PartialMocks {
  /// Raised when the first partial mock is created. Until then, no object has a changed class. Only
  /// saves the search: it decides nothing about a test.
  private static let wereMade = Flag()

  /// Turns an object into a partial mock, or reports the reason why it cannot become one.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - type: The class of the mock.
  ///   - scope: The scope, or `nil` if none is open.
  ///   - name: The name for failures, or `nil` for the name of the class.
  ///   - site: The line of the test.
  /// - Returns: The object, typed as the mock class.
  static func begin<MockObject: Mockable & AnyObject>(
    _ object: AnyObject, _ type: MockObject.Type, in scope: MockScope?, _ name: String?,
    _ site: MockSourceLocation
  ) -> MockObject {
    let mock = Mock(of: "\(type)", name, .nice, site)
    mock.core.forwards = true
    mock.core.isPartial = true
    if let refusal = refusal(object, type, mock, in: scope) {
      FailureReporting.reportMisuse(refusal.headline, site, refusal.details)
      guard refusal.isHarmless else { fatalError("\(refusal.headline). \(refusal.details)") }
    }
    // A cast would check the class, but a refused object has another class of the same layout.
    return Unmanaged<MockObject>.fromOpaque(Unmanaged.passUnretained(object).toOpaque())
      .takeUnretainedValue()
  }

  private static func refusal(
    _ object: AnyObject, _ type: AnyClass, _ mock: Mock, in scope: MockScope?
  ) -> PartialMockRefusal? {
    let current: AnyClass = ObjectClass.current(of: object)
    if let refusal = PartialMockRefusal(current, as: type), !refusal.isHarmless { return refusal }
    if let reason = (current as? any Unmockable.Type)?.reasonAgainstMocking {
      return .unmockable(ObjectClass.superclass(of: type) ?? current, reason)
    }
    guard let scope else { return .noScope(type) }
    wereMade.raise()
    if let refusal = ClassMocks.insert(mock, in: scope, for: object, as: type) { return refusal }
    let core = mock.core
    let key = ObjectIdentifier(object)
    core.join(scope)
    let statics = scope.staticMock(of: type).core
    statics.withState { $0.partialMocks += 1 }
    core.statics = statics
    if scope.atEnd({ end(core, of: key) }) { return nil }
    end(core, of: key)
    return .noScope(type)
  }

  /// Ends the innermost partial mock of an object in this scope, or reports that there is none.
  static func end(_ object: AnyObject, at site: MockSourceLocation) {
    let key = ObjectIdentifier(object)
    guard let mock = ClassMocks.partialMock(of: key, for: .current) else {
      return MockCore.reportMissingPartialMock(at: site)
    }
    end(mock.core, of: key)
  }

  /// Ends a partial mock. The last one restores the object's class.
  static func end(_ core: MockCore, of key: ObjectIdentifier) {
    let (mock, other): (Mock?, AnyClass?) = ClassMocks.remove(core, of: key)
    if mock != nil { core.statics?.withState { $0.partialMocks -= 1 } }
    guard let other else { return withExtendedLifetime(mock) {} }
    let refusal = PartialMockRefusal.isChanged(to: other)
    FailureReporting.reportMisuse(refusal.headline, core.site, refusal.details)
  }

  /// Returns a Boolean value that indicates whether objects that were created as real ones
  /// currently have the class of a mock, in any test.
  ///
  /// Only for calls that belong to no test's mock: those outside all scopes, and those that a real
  /// object makes. The scope decides about all others.
  static func areMade(of type: Any.Type) -> Bool {
    wereMade.isRaised && ClassMocks.hasChangedObjects(ObjectIdentifier(type))
  }
}
