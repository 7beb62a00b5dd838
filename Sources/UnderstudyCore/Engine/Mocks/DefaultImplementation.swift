/// The default implementation of a requirement, which a generated type makes callable.
struct DefaultImplementation: @unchecked Sendable {  // Without a lock: nothing in it changes.
  /// The table that contains the requirement.
  let members: __Members

  /// The index of the requirement.
  let index: Int

  /// Makes an object that inherits the implementation, or returns `nil` if the mock is gone. A generated
  /// function, which captures only types.
  let object: () -> Any?
}

extension Mock {
  /// Lets stubs and expectations of a requirement call its default implementation.
  ///
  /// - Parameters:
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - object: Makes an object that inherits the implementation, and whose other members call the
  ///     mock.
  /// - Warning: For generated code only.
  public func __default(
    _ members: __Members, _ index: Int, _ object: @escaping (Mock) -> Any
  ) {
    core.add(
      DefaultImplementation(members: members, index: index) { [weak self] in self.map(object) })
  }
}

extension MockCore {
  /// Returns the default implementation of a member, or `nil` if none was generated.
  func defaultImplementation(of member: MemberState) -> DefaultImplementation? {
    guard !defaultImplementations.isEmpty else { return nil }
    guard let requirement = withState({ $0.members.requirement(of: member) }) else { return nil }
    return defaultImplementations.first {
      $0.members === requirement.members && $0.index == requirement.index
    }
  }
}
