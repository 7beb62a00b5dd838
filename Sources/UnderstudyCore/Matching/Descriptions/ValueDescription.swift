/// Describes values for failures: strings are quoted, optionals have no wrapper, and other values
/// are shown as they print themselves.
///
/// A description is bounded: a value deeper than ``Limits/depth`` levels, or with more than
/// ``Limits/parts`` parts, is cut, and says so.
package enum ValueDescription {
  /// The bounds of a description.
  private enum Limits {
    static let depth = 24
    static let parts = 2_000
  }

  /// Describes one value. Runs the value's own description, so never under a lock.
  ///
  /// - Parameter value: Any value, also a closure or a type.
  static func describe(_ value: Any) -> String {
    DescriptionContext.run {
      var writer = Writer(runsUserCode: true)
      return writer.describe(value)
    }
  }

  /// Describes one value without running the user's code: the type stands for a value that
  /// describes itself, unless the type is the standard library's or Foundation's.
  static func describeWithoutUserCode(_ value: Any) -> String {
    var writer = Writer(runsUserCode: false)
    return writer.describe(value)
  }

  /// Describes an object that is not the expected one, even if both have the same description.
  static func mismatch(of object: Any, with other: Any) -> String {
    let text = describe(object)
    return text == describe(other) ? "a different instance: \(text)" : "was \(text)"
  }

  /// Returns a Boolean value that indicates whether `value` is an optional without a value, also a
  /// nested one.
  static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return false }
    return mirror.children.first.map { isNil($0.value) } ?? true
  }

  /// Returns the content of an optional, also of a nested one, any other value itself, or `nil`.
  static func unwrap(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrap($0.value) }
  }

  /// Returns the elements of a call's arguments, as many as it has parameters.
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
}

extension ValueDescription {
  /// Returns a Boolean value that indicates whether a value has so few levels and parts that code
  /// without bounds can walk it.
  ///
  /// - Parameter value: Any value.
  package static func isSmall(_ value: Any) -> Bool {
    var parts = 2_000
    return isSmall(value, depth: 64, &parts)
  }

  private static func isSmall(_ value: Any, depth: Int, _ parts: inout Int) -> Bool {
    parts -= 1
    guard depth > 0, parts > 0 else { return false }
    if value is any StringProtocol { return true }
    return Mirror(reflecting: value).children.allSatisfy {
      isSmall($0.value, depth: depth - 1, &parts)
    }
  }

  /// Writes one description, within the limits.
  private struct Writer {
    /// A Boolean value that indicates whether user code may describe values.
    let runsUserCode: Bool

    private var depth = Limits.depth
    private var parts = Limits.parts

    init(runsUserCode: Bool) { self.runsUserCode = runsUserCode }

    mutating func describe(_ value: Any) -> String {
      guard depth > 0, parts > 0 else { return "..." }
      depth -= 1
      parts -= 1
      defer { depth += 1 }
      return describePart(value)
    }

    private mutating func describePart(_ value: Any) -> String {
      if let string = value as? any StringProtocol { return String(string).quoted }
      if let character = value as? Character { return String(character).quoted }
      if let type = value as? any Any.Type { return "\(type).self" }
      if !runsUserCode, runsCode(value) { return "\(type(of: value))" }
      if let named = value as? any __NamedInFailures { return named.__nameInFailures }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional:
        return mirror.children.first.map { describe($0.value) } ?? "nil"
      case .collection, .set:
        return "[\(list(mirror.children) { $0.describe($1.value) })]"
      case .dictionary where mirror.children.isEmpty:
        return "[:]"
      case .dictionary:
        return "[\(list(mirror.children, isSorted: true) { $0.entry($1) })]"
      case .tuple:
        return "(\(list(mirror.children) { $0.element($1) }))"
      case .enum where !describesItself(value):
        return enumCase(value, mirror)
      case .struct where !describesItself(value):
        return "\(type(of: value))(\(list(mirror.children) { $0.element($1) }))"
      case .class where !describesItself(value):
        return "\(type(of: value))"
      default:
        let text = String(describing: value)
        return text == "(Function)" ? "{ ... }" : text
      }
    }

    /// Describes children, as many as the limits allow.
    private mutating func list(
      _ children: Mirror.Children, isSorted: Bool = false,
      _ describe: (inout Writer, Mirror.Child) -> String
    ) -> String {
      var texts: [String] = []
      for child in children {
        guard parts > 0 else { break }
        texts.append(describe(&self, child))
      }
      let more = children.count - texts.count
      if isSorted { texts.sort() }
      if more > 0 { texts.append("... \(more) more") }
      return texts.joined(separator: ", ")
    }

    /// Returns the description of a tuple's element or a struct's field, with its label if it has
    /// one.
    private mutating func element(_ child: Mirror.Child) -> String {
      guard let label = child.label, !label.hasPrefix(".") else { return describe(child.value) }
      return "\(label): \(describe(child.value))"
    }

    private mutating func entry(_ child: Mirror.Child) -> String {
      var texts: [String] = []
      for part in Mirror(reflecting: child.value).children { texts.append(describe(part.value)) }
      return texts.joined(separator: ": ")
    }

    private mutating func enumCase(_ value: Any, _ mirror: Mirror) -> String {
      guard let payload = mirror.children.first, let name = payload.label else {
        return ".\(value)"
      }
      let content = describe(payload.value)
      let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple && depth > 0
      return ".\(name)\(isTuple && content.hasPrefix("(") ? content : "(\(content))")"
    }
  }

  /// Returns a Boolean value that indicates whether a value has a description of its own.
  private static func describesItself(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
  }

  /// Returns a Boolean value that indicates whether describing a value runs user code.
  private static func runsCode(_ value: Any) -> Bool {
    guard describesItself(value) || value is any CustomReflectable else { return false }
    let name = String(reflecting: type(of: value))
    return !["Swift.", "Foundation.", "FoundationEssentials.", "UnderstudyCore."]
      .contains { name.hasPrefix($0) }
  }
}

extension String {
  /// The string as one would write it in Swift.
  package var quoted: String { debugDescription.replacing("\\'", with: "'") }
}
