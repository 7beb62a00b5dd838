/// How values read in failures: strings quoted, optionals without their wrapper, the rest as
/// the value prints itself.
enum ValueDescription {
  /// The text of one value. Runs the value's own description, so never under a lock.
  ///
  /// - Parameter value: Any value, also a closure or a type.
  static func describe(_ value: Any) -> String { DescriptionContext.run { text(of: value) } }

  /// The text of an object that is not another one, though it may read the same.
  static func mismatch(of object: Any, with other: Any) -> String {
    let text = describe(object)
    return text == describe(other) ? "a different instance: \(text)" : "was \(text)"
  }

  private static func text(of value: Any) -> String {
    if let string = value as? any StringProtocol { return String(string).quoted }
    if let character = value as? Character { return String(character).quoted }
    if let type = value as? any Any.Type { return "\(type).self" }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { text(of: $0.value) } ?? "nil"
    case .collection, .set:
      return "[\(mirror.children.map { text(of: $0.value) }.joined(separator: ", "))]"
    case .dictionary where mirror.children.isEmpty:
      return "[:]"
    case .dictionary:
      return "[\(mirror.children.map(entry).sorted().joined(separator: ", "))]"
    case .tuple:
      return "(\(mirror.children.map(element).joined(separator: ", ")))"
    case .enum where !describesItself(value):
      return enumCase(value, mirror)
    case .struct where !describesItself(value):
      return "\(type(of: value))(\(mirror.children.map(element).joined(separator: ", ")))"
    case .class where !describesItself(value):
      return "\(type(of: value))"
    default:
      let text = String(describing: value)
      return text == "(Function)" ? "{ ... }" : text
    }
  }

  /// Whether `value` is an optional without a value, also a nested one.
  static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return false }
    return mirror.children.first.map { isNil($0.value) } ?? true
  }

  /// What an optional holds, also a nested one; any other value itself; nil for nil.
  static func unwrap(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrap($0.value) }
  }

  /// The elements of a call's arguments, as many as it has parameters.
  ///
  /// - Parameters:
  ///   - arguments: The arguments as they are recorded: a tuple, one value, or `()`.
  ///   - count: The number of parameters.
  static func elements(of arguments: Any, count: Int) -> [Any] {
    switch count {
    case 0: []
    case 1: [arguments]
    default: Mirror(reflecting: arguments).children.map(\.value)
    }
  }

  /// Whether a value has words of its own.
  private static func describesItself(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
  }

  /// An element of a tuple or field of a struct, with its label if it has one.
  private static func element(_ child: Mirror.Child) -> String {
    guard let label = child.label, !label.hasPrefix(".") else { return text(of: child.value) }
    return "\(label): \(text(of: child.value))"
  }

  private static func entry(_ child: Mirror.Child) -> String {
    let pair = Mirror(reflecting: child.value).children.map { text(of: $0.value) }
    return pair.joined(separator: ": ")
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror) -> String {
    guard let payload = mirror.children.first, let name = payload.label else {
      return ".\(value)"
    }
    let content = text(of: payload.value)
    let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
    return ".\(name)\(isTuple ? content : "(\(content))")"
  }
}

extension String {
  /// The string as one would write it in Swift.
  package var quoted: String { debugDescription.replacing("\\'", with: "'") }
}
