/// A real object whose class was changed to that of a mock, with its partial mocks.
struct MockedObject {
  /// The class that the object was created with.
  let realClass: AnyClass

  /// The class that the object has now.
  let mockClass: AnyClass

  /// The partial mocks, each with the scope in which it was created.
  private(set) var mocks = ScopedMocks()

  init(_ realClass: AnyClass, as mockClass: AnyClass) {
    self.realClass = realClass
    self.mockClass = mockClass
  }

  /// Adds a partial mock. It forwards calls that it does not answer to the partial mock around it.
  mutating func add(_ mock: Mock, in scope: MockScope) {
    mock.core.outer = mocks.mock(in: scope)
    mocks.add(mock, in: scope)
  }

  /// Removes a partial mock.
  ///
  /// - Returns: The mock, to be released after the lock is released, or `nil` if it is not a mock
  ///   of this object.
  mutating func remove(_ core: MockCore) -> Mock? { mocks.remove(core) }
}
