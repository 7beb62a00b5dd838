/// The sources of a mock's name.
struct MockName {
  /// The type of a mock, whose name is made when something reads it. Most mocks are never shown.
  enum Source {
    /// A type with this name.
    case named(String)

    /// A subclass of ``Mock``.
    case subclass(Mock.Type)

    /// A generated class, which is named without generic arguments.
    case generated(__MockObject.Type)

    /// The name.
    var text: String {
      switch self {
      case .named(let name): return name
      case .subclass(let type): return "\(type)"
      case .generated(let type):
        let text = "\(type)"
        return text.utf8.firstIndex(of: UInt8(ascii: "<")).map { String(text[..<$0]) } ?? text
      }
    }
  }

  /// The name that the test has given.
  var given: String?

  /// A subclass of ``Mock``, or a generated class.
  private let ofType: Source?

  /// The name of the type that contains the mock, if the mock has no other name.
  private var ofOwner: String?

  /// The 1-based index among the mocks in the scope that have the same name, and were created at
  /// the same line if the test has given the name.
  var number: Int?

  init(given: String?, ofType: Source?) {
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
  var type: String? { ofType?.text ?? ofOwner }
}

extension MockCore.State {
  /// The default name, which may not be unique, or `nil` if it is not known yet.
  private var defaultName: String? { name.type ?? firstProtocol.map { "Mock\($0)" } }

  /// The name for failures. Mocks to which the test has given the same name are told apart by the
  /// lines that created them.
  var nameText: String {
    if let given = name.given { return given + (scope?.isNameShared(given) == true ? line : "") }
    guard let number = name.number, number > 1 else { return defaultName ?? "Mock" }
    return "\(defaultName ?? "Mock")#\(number)"
  }

  /// The line that created the mock, as a part of its name.
  private var line: String {
    let number = name.number.map { $0 > 1 ? ", #\($0)" : "" } ?? ""
    return " (\(site.fileName):\(site.line)\(number))"
  }

  /// Assigns the permanent number once the scope and the name are known.
  mutating func takeNumber() {
    guard name.number == nil, let scope else { return }
    if let given = name.given {
      name.number = scope.nextNumber(of: SharedMockName(text: given, site: site))
    } else if let defaultName {
      name.number = scope.nextNumber(of: SharedMockName(text: defaultName, site: nil))
    }
  }
}
