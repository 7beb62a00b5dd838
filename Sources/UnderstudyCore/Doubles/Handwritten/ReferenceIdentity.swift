/// The identity of a reference: the source location that creates it.
///
/// Two threads that need a `lazy` reference at the same time may both create it. Both references
/// must identify the same function, or the calls through one of them would be lost. So references
/// that are created on the same line share an identity. Identities are never released, because a
/// program has a limited number of lines.
enum ReferenceIdentity {
  private struct Key: Hashable {
    let fileID: String
    let line: Int
    let column: Int
    let owner: String
    let arguments: ObjectIdentifier
    let result: ObjectIdentifier
  }

  private static let identities = Guarded<[Key: __Members]>([:])

  /// Returns the identity of the reference that a source location creates.
  ///
  /// - Parameters:
  ///   - owner: The `#function` of the property that holds the reference. It names the member until
  ///     the first call provides the function's own name.
  ///   - arguments: The type of the arguments.
  ///   - result: The type of the result.
  ///   - fileID: The file ID of the source location.
  ///   - line: The line of the source location.
  ///   - column: The column of the source location.
  /// - Returns: A table of one member.
  static func of<Arguments, Result>(
    _ owner: StaticString, _ arguments: Arguments.Type, _ result: Result.Type,
    _ fileID: StaticString, _ line: Int, _ column: Int
  ) -> __Members {
    let key = Key(
      fileID: fileID.description, line: line, column: column, owner: owner.description,
      arguments: ObjectIdentifier(arguments), result: ObjectIdentifier(result))
    return identities.withLock { identities in
      if let identity = identities[key] { return identity }
      let identity = __Members(
        reference: MemberName(
          referenceIn: key.owner, parameters: TupleType.elementCount(of: arguments)))
      identities[key] = identity
      return identity
    }
  }
}

extension MemberName {
  /// Creates the name of a reference whose function is not known yet: the name of the property that
  /// holds it, without `Ref` or `Reference`.
  fileprivate init(referenceIn owner: String, parameters: Int) {
    let property = owner.prefix { $0 != "(" }
    let suffix = ["Reference", "Ref"].first { property.hasSuffix($0) && property != $0 }
    let base = property.dropLast(suffix?.count ?? 0)
    self.init("\(base)(\(String(repeating: "_:", count: parameters)))")
  }
}
