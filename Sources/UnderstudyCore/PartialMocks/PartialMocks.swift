/// Begins and ends partial mocks.
enum PartialMocks {
  /// Raised when the first one is made: until then no class member can be asked for by an object
  /// whose class was changed.
  private static let wereMade = Flag()

  /// Makes a partial mock of an object in a scope, or reports why not.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - type: The class of the mock.
  ///   - scope: The scope; nil for none.
  ///   - name: The name for failures; nil for that of the class.
  ///   - site: The line of the test.
  /// - Returns: The object as one of the mock's class.
  static func begin<Double: Mockable & AnyObject>(
    _ object: AnyObject, _ type: Double.Type, in scope: MockScope?, _ name: String?,
    _ site: MockSourceLocation
  ) -> Double {
    let mock = Mock(of: "\(type)", name, .nice, site)
    mock.core.forwards = true
    mock.core.isPartial = true
    if let refusal = refusal(object, type, mock, in: scope) {
      FailureReporting.reportMisuse(refusal.headline, site, refusal.details)
      guard refusal.isHarmless else { fatalError("\(refusal.headline). \(refusal.details)") }
    }
    // No cast, which would check: a refused object has another class, of the same layout.
    return Unmanaged<Double>.fromOpaque(Unmanaged.passUnretained(object).toOpaque())
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
    scope.staticMock(of: type).core.forwards = true
    if scope.atEnd({ end(core, of: key) }) { return nil }
    end(core, of: key)
    return .noScope(type)
  }

  /// Ends the innermost partial mock of an object here, or reports that there is none.
  static func end(_ object: AnyObject, at site: MockSourceLocation) {
    let key = ObjectIdentifier(object)
    guard let mock = ClassMocks.partialMock(of: key, for: .current) else {
      return MockCore.reportMissingPartialMock(at: site)
    }
    end(mock.core, of: key)
  }

  /// Ends a partial mock, and gives the object its class back if it was the last one.
  static func end(_ core: MockCore, of key: ObjectIdentifier) {
    let (mock, other): (Mock?, AnyClass?) = ClassMocks.remove(core, of: key)
    guard let other else { return withExtendedLifetime(mock) {} }
    let refusal = PartialMockRefusal.isChanged(to: other)
    FailureReporting.reportMisuse(refusal.headline, core.site, refusal.details)
  }

  /// Whether objects have the class of a mock just now who were made as real ones.
  static func areMade(of type: Any.Type) -> Bool {
    wereMade.isRaised && ClassMocks.hasChangedObjects(ObjectIdentifier(type))
  }
}
