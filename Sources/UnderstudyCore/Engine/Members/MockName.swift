/// The sources of a mock's name.
struct MockName {
  /// The name that the test has given.
  var given: String?

  /// The name of a subclass of ``Mock``.
  private let ofType: String?

  /// The name of the type that contains the mock, if the mock has no other name.
  private var ofOwner: String?

  /// The 1-based index among the mocks of the same name in the scope.
  var number: Int?

  init(given: String?, ofType: String?) {
    self.given = given
    self.ofType = ofType
  }

  /// Sets the name of the type that contains the mock.
  ///
  /// - Returns: `false` if it has another name.
  mutating func setOwner(_ owner: @autoclosure () -> String) -> Bool {
    guard ofType == nil, ofOwner == nil else { return false }
    ofOwner = owner()
    return true
  }

  /// The name of the type, or `nil` if the mock is not inside a type.
  var type: String? { ofType ?? ofOwner }
}

extension MockCore.State {
  /// The default name, which may not be unique, or `nil` if it is not known yet.
  private var defaultName: String? { name.type ?? firstProtocol.map { "Mock\($0)" } }

  /// The name for failures.
  var nameText: String {
    if let given = name.given { return given }
    guard let number = name.number, number > 1 else { return defaultName ?? "Mock" }
    return "\(defaultName ?? "Mock")#\(number)"
  }

  /// Assigns the permanent number once the scope and the name are known.
  mutating func takeNumber() {
    guard name.given == nil, name.number == nil, let scope, let defaultName else { return }
    name.number = scope.nextNumber(of: defaultName)
  }
}
