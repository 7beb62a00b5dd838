// The declarations are those of the library, which documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Matches an argument.
public struct Parameter<Value> {
  let matches: (Value) -> Bool

  /// Matches all values.
  public static var any: Parameter { Parameter { _ in true } }

  /// Matches all values of a type.
  public static func any(_: Value.Type) -> Parameter { .any }

  /// Matches the values that satisfy a condition.
  public static func matching(_ condition: @escaping (Value) -> Bool) -> Parameter {
    Parameter(matches: condition)
  }
}

extension Parameter where Value: Equatable {
  /// Matches equal values.
  public static func value(_ value: Value) -> Parameter { Parameter { $0 == value } }
}

extension Parameter: ExpressibleByUnicodeScalarLiteral where Value == String {
  public typealias UnicodeScalarLiteralType = String
}

extension Parameter: ExpressibleByExtendedGraphemeClusterLiteral where Value == String {
  public typealias ExtendedGraphemeClusterLiteralType = String
}

extension Parameter: ExpressibleByStringLiteral where Value == String {
  public init(stringLiteral: String) { self = .value(stringLiteral) }
}

extension Parameter: ExpressibleByIntegerLiteral where Value == Int {
  public init(integerLiteral: Int) { self = .value(integerLiteral) }
}

extension Recorder.Pattern {
  /// Creates a pattern from one matcher for each argument.
  public init<each Value>(_ name: String, _ parameters: repeat Parameter<each Value>) {
    self.init(name) { arguments in
      var isMatch = true
      var index = 0
      func examine<One>(_ parameter: Parameter<One>) {
        isMatch = isMatch && parameter.matches(arguments[index] as! One)
        index += 1
      }
      repeat examine(each parameters)
      return isMatch
    }
  }
}
