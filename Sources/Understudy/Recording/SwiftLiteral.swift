internal import Foundation
internal import UnderstudyCore
import UnderstudyValues

/// Writes values as Swift expressions that compile in another file.
///
/// What reflection cannot know is not written: whether a type has a memberwise initializer, and whether
/// it is private. So a struct becomes its stored properties, or its JSON, for ``Recorded``.
struct SwiftLiteral {
  /// An expression.
  private struct Expression {
    let text: String

    /// A Boolean value that indicates whether the expression has the type of the value wherever it is
    /// written. `1` is an `Int`, and other integers only where such a one is expected.
    let isTyped: Bool

    init(_ text: String, isTyped: Bool = true) {
      self.text = text
      self.isTyped = isTyped
    }
  }

  /// The names of types, and the modules that they need.
  let types: SwiftTypeNames

  /// Returns the expression of a value, or `nil` if it has none.
  func text(of value: Any) -> String? {
    guard !(value is HiddenValue), let expression = expression(of: value) else { return nil }
    if expression.isTyped { return expression.text }
    return types.name(of: type(of: value)).map { "\(expression.text) as \($0)" }
  }

  /// Returns the expression of a value where a type is expected.
  func text(of value: Any, as expected: Any.Type) -> String? {
    type(of: value) == expected ? expression(of: value)?.text : text(of: value)
  }

  /// Returns the expressions of the elements of an array, or `nil` if one has none.
  func elements(of array: Any) -> [String]? {
    guard let array = array as? any WrittenList else { return nil }
    return all(array.written) { text(of: $0) }
  }

  /// Returns the expression of a value that may be optional, without the name of its type.
  func unwrappedText(of value: Any) -> String? {
    guard let optional = value as? any WrittenOptional, let wrapped = optional.wrapped,
      type(of: wrapped) == type(of: optional).wrappedType, !(wrapped is any WrittenOptional)
    else { return text(of: value) }
    return text(of: wrapped)
  }

  private func all<Element>(
    _ elements: some Sequence<Element>, _ text: (Element) -> String?
  ) -> [String]? {
    var texts: [String] = []
    for element in elements {
      guard let text = text(element) else { return nil }
      texts.append(text)
    }
    return texts
  }

  private func expression(of value: Any) -> Expression? {
    if let value = value as? any WrittenOptional { return optional(value) }
    if let value = value as? any WrittenList { return list(value) }
    if let value = value as? any WrittenDictionary { return dictionary(value) }
    if let type = value as? Any.Type {
      return types.name(of: type).map { Expression("\($0).self") }
    }
    return known(value) ?? structured(value) ?? encoded(value)
  }

  // MARK: - Known types

  private func known(_ value: Any) -> Expression? {
    let type = type(of: value)
    switch value {
    case let value as Bool where type == Bool.self: return Expression("\(value)")
    case let value as any BinaryInteger where ValueComparison.isForeign(value):
      return Expression("\(value)", isTyped: type == Int.self)
    case let value as any BinaryFloatingPoint where ValueComparison.isForeign(value):
      return number(value)
    case let value as String where type == String.self: return Expression(value.debugDescription)
    case let value as Substring:
      return Expression(String(value).debugDescription, isTyped: false)
    case let value as Character:
      return Expression(String(value).debugDescription, isTyped: false)
    case let value as Unicode.Scalar:
      return Expression(String(value).debugDescription, isTyped: false)
    default: return foundation(value).map { Expression($0) } ?? duration(value)
    }
  }

  private func number(_ value: some BinaryFloatingPoint) -> Expression {
    let text = ["inf": ".infinity", "-inf": "-.infinity", "nan": ".nan"]["\(value)"]
    // The compiler warns of literals that are less exact than others.
    if value.isSubnormal, let multiple = Int64(exactly: value / .leastNonzeroMagnitude) {
      return Expression("\(multiple) * .leastNonzeroMagnitude", isTyped: false)
    }
    return Expression(text ?? "\(value)", isTyped: text == nil && value is Double)
  }

  private func foundation(_ value: Any) -> String? {
    let text: String? =
      switch value {
      case let value as URL where URL(string: value.absoluteString) == value:
        "URL(string: \(value.absoluteString.debugDescription))!"
      case let value as URL where Self.relative(value) == value:
        "URL(string: \(value.relativeString.debugDescription), "
          + "relativeTo: URL(string: \((value.baseURL?.absoluteString ?? "").debugDescription)))!"
      case let value as UUID: "UUID(uuidString: \"\(value.uuidString)\")!"
      case let value as Date where value.timeIntervalSinceReferenceDate.isFinite:
        "Date(timeIntervalSinceReferenceDate: \(value.timeIntervalSinceReferenceDate))"
      case let value as Decimal where Decimal(string: "\(value)") == value:
        "Decimal(string: \"\(value)\")!"
      case let value as Data: "Data(base64Encoded: \"\(value.base64EncodedString())\")!"
      default: nil
      }
    if text != nil { types.modules.insert("Foundation") }
    return text
  }

  private static func relative(_ url: URL) -> URL? {
    URL(string: url.relativeString, relativeTo: URL(string: url.baseURL?.absoluteString ?? ""))
  }

  private func duration(_ value: Any) -> Expression? {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *), let value = value as? Duration else {
      return nil
    }
    let (seconds, attoseconds) = value.components
    return Expression(
      "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))")
  }

  // MARK: - Containers

  private func optional(_ value: any WrittenOptional) -> Expression? {
    guard let wrapped = value.wrapped else { return Expression("nil", isTyped: false) }
    return text(of: wrapped, as: type(of: value).wrappedType).map {
      Expression(wrapped is any WrittenOptional ? ".some(\($0))" : $0, isTyped: false)
    }
  }

  private func list(_ value: any WrittenList) -> Expression? {
    let expected = type(of: value).elementType
    guard let texts = all(value.written, { text(of: $0, as: expected) }) else { return nil }
    let elements = type(of: value).isSorted ? texts.sorted() : texts
    // The literal of an array has the type of its elements.
    let isTyped =
      type(of: value).isArray
      && value.written.first.map { first in
        type(of: first) == expected && expression(of: first)?.isTyped == true
      } == true
    return Expression("[\(elements.joined(separator: ", "))]", isTyped: isTyped)
  }

  private func dictionary(_ value: any WrittenDictionary) -> Expression? {
    let (keyType, valueType) = (type(of: value).keyType, type(of: value).valueType)
    let texts = all(value.entries) { key, value -> String? in
      guard let key = text(of: key, as: keyType), let value = text(of: value, as: valueType) else {
        return nil
      }
      return "\(key): \(value)"
    }
    guard let texts else { return nil }
    return Expression(
      texts.isEmpty ? "[:]" : "[\(texts.sorted().joined(separator: ", "))]", isTyped: false)
  }

  // MARK: - Declared types

  private func structured(_ value: Any) -> Expression? {
    if let name = StoredParts.caseName(of: value) { return enumCase(value, name) }
    switch Mirror(reflecting: value).displayStyle {
    case .tuple: return tuple(StoredParts.of(value)).map { Expression($0) }
    case .class: return nil
    default: return ValueComparison.isForeign(value) ? nil : properties(of: value)
    }
  }

  private func tuple(_ parts: [StoredParts.Part]) -> String? {
    all(parts, labeled).map { "(\($0.joined(separator: ", ")))" }
  }

  private func labeled(_ part: StoredParts.Part) -> String? {
    text(of: part.value).map { text in
      guard let label = part.label, !label.hasPrefix(".") else { return text }
      return "\(SwiftTypeNames.escaped(label)): \(text)"
    }
  }

  private func properties(of value: Any) -> Expression? {
    let type = type(of: value)
    let values = StoredParts.of(value).map { ($0.label ?? "", Self.unwrapped($0.value)) }
    // Shows that the values make the struct again.
    guard let name = types.name(of: type), Self.make(type, values, equal: value) else { return nil }
    let texts = all(values) { name, value -> String? in
      guard let value else { return "\(name.debugDescription): nil" }
      return text(of: value).map { "\(name.debugDescription): \($0)" }
    }
    guard let texts else { return nil }
    let properties = texts.isEmpty ? "[:]" : "[\(texts.joined(separator: ", "))]"
    return Expression("Recorded.value(\(name).self, \(properties))")
  }

  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any WrittenOptional else { return value }
    return optional.wrapped
  }

  private static func make(_ type: Any.Type, _ values: [(String, Any?)], equal whole: Any) -> Bool {
    func open<Value>(_ type: Value.Type) -> Bool {
      StructParts.make(type, from: Dictionary(values) { $1 }).map { areEqual($0, whole) } ?? false
    }
    return _openExistential(type, do: open)
  }

  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if case .equal = ValueComparison.compare(left, right, equatesNaN: true) { true } else { false }
  }

  private func enumCase(_ value: Any, _ name: String) -> Expression? {
    guard let type = types.name(of: type(of: value)) else { return nil }
    let enumCase = "\(type).\(SwiftTypeNames.escaped(name, afterPeriod: true))"
    guard let payload = StoredParts.of(value).first?.value else { return Expression(enumCase) }
    let parts = StoredParts.of(payload)
    guard Mirror(reflecting: payload).displayStyle == .tuple else {
      return text(of: payload).map { Expression("\(enumCase)(\($0))") }
    }
    // Only a label makes a tuple of one element.
    if parts.count == 1 { return tuple(parts).map { Expression(enumCase + $0) } }
    // Whether the case has a tuple or some values is not known.
    guard parts.count <= 6 else { return nil }
    return all(parts, { text(of: $0.value) }).map {
      Expression("Recorded.value(\(enumCase), (\($0.joined(separator: ", "))))")
    }
  }

  // MARK: - Encoded values

  /// Returns the JSON of a value, if the value comes back from it.
  private func encoded(_ value: Any) -> Expression? {
    guard value is any Decodable, let name = types.name(of: type(of: value)),
      let text = [JSONText(argument: value), JSONText(encoding: value)].compactMap(\.self)
        .first(where: { json in
          (try? json.decoded(as: type(of: value))).map { Self.areEqual($0, value) } == true
        }), !text.hidesKey
    else { return nil }
    return Expression("Recorded.value(\(name).self, json: \(Self.raw(text.line)))")
  }

  /// Returns a string literal without escapes.
  private static func raw(_ text: String) -> String {
    var fence = ""
    while text.includes("\"\(fence)") || text.includes("\\\(fence)") { fence += "#" }
    return "\(fence)\"\(text)\"\(fence)"
  }
}

// MARK: - Types of the standard library

/// The optional types.
protocol WrittenOptional {
  static var wrappedType: Any.Type { get }
  var wrapped: Any? { get }
}

extension Optional: WrittenOptional {
  static var wrappedType: Any.Type { Wrapped.self }
  var wrapped: Any? { map { $0 as Any } }
}

/// A collection that an array literal makes.
protocol WrittenList {
  static var elementType: Any.Type { get }
  static var isSorted: Bool { get }
  static var isArray: Bool { get }
  var written: [Any] { get }
}

extension WrittenList {
  static var isSorted: Bool { false }
  static var isArray: Bool { false }
}

extension WrittenList where Self: Sequence {
  static var elementType: Any.Type { Element.self }
  var written: [Any] { map { $0 as Any } }
}

extension Array: WrittenList { static var isArray: Bool { true } }
extension ContiguousArray: WrittenList {}
extension ArraySlice: WrittenList {}
extension Set: WrittenList { static var isSorted: Bool { true } }

/// The dictionaries.
protocol WrittenDictionary {
  static var keyType: Any.Type { get }
  static var valueType: Any.Type { get }
  var entries: [(Any, Any)] { get }
}

extension Dictionary: WrittenDictionary {
  static var keyType: Any.Type { Key.self }
  static var valueType: Any.Type { Value.self }
  var entries: [(Any, Any)] { map { ($0.key, $0.value) } }
}
