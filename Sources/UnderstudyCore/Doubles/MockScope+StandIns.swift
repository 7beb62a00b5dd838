// Mocks that stand for a type or object that the whole process shares.

extension MockScope {
  /// Returns the mock that stands for the static requirements of a type.
  ///
  /// It forwards while the test has partial mocks of the type. A partial mock in another test does not
  /// change it.
  func staticMock(of type: Any.Type) -> Mock {
    standIn(for: ObjectIdentifier(type)) { Mock("\(type)") }
  }

  /// Returns the mock that stands for replaced members.
  func replacement(of owner: __ReplacedOwner) -> Mock {
    standIn(for: owner.key, owner.object) {
      let mock = Mock(owner.name)
      mock.core.forwards = true
      mock.core.replaced = owner.object
      return mock
    }
  }

  /// Returns the mock that stands for something in this scope or in one around it. The first use
  /// creates it.
  ///
  /// - Parameters:
  ///   - key: The identity of what the mock stands for.
  ///   - object: The object, if the mock stands for one. A deallocated object may have had the same
  ///     identity.
  ///   - make: Creates the mock.
  private func standIn(
    for key: ObjectIdentifier, _ object: AnyObject? = nil, make: () -> Mock
  ) -> Mock {
    var scope: MockScope? = self
    while let candidate = scope {
      let mock = candidate.state.withLock { $0.standIns[key] } as? Mock
      if let mock, mock.core.replaced === object { return mock }
      scope = candidate.parent
    }
    let fresh = make()
    fresh.core.isStatic = true
    fresh.core.join(self)
    let (mock, old) = state.withLock { state -> (Mock, Any?) in
      if let mock = state.standIns[key] as? Mock, mock.core.replaced === object {
        return (mock, nil)
      }
      return (fresh, state.standIns.updateValue(fresh, forKey: key))
    }
    withExtendedLifetime(old) {}
    return mock
  }
}
