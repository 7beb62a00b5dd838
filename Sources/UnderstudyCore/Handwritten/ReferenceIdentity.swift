/// What makes a reference the same wherever and however often it is made: the line that makes it.
///
/// A `lazy` reference may be made twice, by two threads that need it at the same time; both must
/// mean the same function, or the calls through one of them would be lost. So references made by
/// the same line share their identity, which lives as long as the process: there are only so many
/// lines.
enum ReferenceIdentity {
  private struct Key: Hashable {
    let fileID: String
    let line: Int
    let column: Int
    let owner: String
    let arguments: ObjectIdentifier
    let result: ObjectIdentifier
  }

  private static let lock = Lock()
  // Guarded by `lock`.
  private nonisolated(unsafe) static var identities: [Key: __Members] = [:]

  /// The identity of the reference that a line makes: an index of one member.
  ///
  /// - Parameters:
  ///   - owner: The property that the reference is kept in, as `#function` gives it; it names the
  ///     member until a call tells the function's own name.
  ///   - arguments: The type of the arguments.
  ///   - result: The type of the result.
  ///   - fileID: The file of the line.
  ///   - line: The line.
  ///   - column: The column.
  static func of<Arguments, Result>(
    _ owner: StaticString, _ arguments: Arguments.Type, _ result: Result.Type,
    _ fileID: StaticString, _ line: Int, _ column: Int
  ) -> __Members {
    let key = Key(
      fileID: fileID.description, line: line, column: column, owner: owner.description,
      arguments: ObjectIdentifier(arguments), result: ObjectIdentifier(result))
    return lock.withLock {
      if let identity = identities[key] { return identity }
      let identity = __Members(
        reference: MemberName(
          referenceIn: key.owner, parameters: parameterCount(of: arguments)))
      identities[key] = identity
      return identity
    }
  }

  /// How many parameters a function has whose arguments are of a type.
  static func parameterCount(of arguments: Any.Type) -> Int {
    TupleType(arguments)?.elements.count ?? 1
  }
}

extension MemberName {
  /// The name that a reference has before its function is known: that of the property which holds
  /// it, without `Ref`.
  fileprivate init(referenceIn owner: String, parameters: Int) {
    let property = owner.prefix { $0 != "(" }
    let suffix = ["Reference", "Ref"].first { property.hasSuffix($0) && property != $0 }
    let base = property.dropLast(suffix?.count ?? 0)
    self.init("\(base)(\(String(repeating: "_:", count: parameters)))")
  }

  /// The name of the function that makes a call, as `#function` gives it there.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - parameters: How many arguments the call has: accessors have the name of their property.
  /// - Returns: The name; nil where the function cannot be the one that is called.
  static func ofFunction(_ function: String, parameters: Int) -> MemberName? {
    let names = [MemberName(function), MemberName(function + "=")]
    return names.first { $0.parameterCount == parameters }
  }

  /// Whether both are the name of one requirement, which generated code may mark as generic.
  func isName(of other: MemberName) -> Bool {
    kind == other.kind && isStatic == other.isStatic && base == other.base
      && labels == other.labels
  }
}
