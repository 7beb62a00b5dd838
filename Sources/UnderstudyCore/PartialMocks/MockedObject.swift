/// A living object whose class was changed to that of a mock, and its partial mocks.
///
/// Guarded by the lock of ``ClassMocks``.
final class MockedObject {
  /// The class that the object was made with.
  let realClass: AnyClass

  /// The class that it has now.
  let mockClass: AnyClass

  /// The partial mocks, each of the scope that it was made in.
  private(set) var mocks = ScopedMocks()

  init(_ realClass: AnyClass, as mockClass: AnyClass) {
    self.realClass = realClass
    self.mockClass = mockClass
  }

  /// Adds a partial mock; what it does not answer goes to the one around it.
  func add(_ mock: Mock, in scope: MockScope) {
    mock.core.outer = mocks.mock(in: scope)
    mocks.add(mock, in: scope)
  }

  /// Takes a partial mock away.
  ///
  /// - Returns: The mock, to be released without the lock; nil if it is not of this object.
  func remove(_ core: MockCore) -> Mock? { mocks.remove(core) }
}
