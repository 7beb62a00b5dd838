internal import Foundation
internal import UnderstudyCore

/// Writes values as Swift expressions.
enum SwiftLiteral {
  /// Returns the expression of a value, or `nil` if it has none.
  ///
  /// A struct becomes a call of its memberwise initializer, and a case of an enum its name with its
  /// associated values. Other objects have no expression.
  static func text(of value: Any) -> String? {
    value is HiddenValue ? nil : known(value) ?? structured(value)
  }

  /// Returns the expression of a value of the standard library or Foundation.
  private static func known(_ value: Any) -> String? {
    switch value {
    case let value as Bool: "\(value)"
    case let value as any BinaryInteger: "\(value)"
    case let value as any BinaryFloatingPoint: number(value)
    case let value as String: value.debugDescription
    case let value as Substring: String(value).debugDescription
    case let value as Character: String(value).debugDescription
    case let value as URL: "URL(string: \(value.absoluteString.debugDescription))!"
    case let value as UUID: "UUID(uuidString: \"\(value.uuidString)\")!"
    case let value as Date:
      "Date(timeIntervalSinceReferenceDate: \(value.timeIntervalSinceReferenceDate))"
    case let value as Decimal: "Decimal(string: \"\(value)\")!"
    case let value as Data: "Data(base64Encoded: \"\(value.base64EncodedString())\")!"
    default: duration(value)
    }
  }

  private static func duration(_ value: Any) -> String? {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *), let value = value as? Duration else {
      return nil
    }
    let (seconds, attoseconds) = value.components
    return "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
  }

  private static func number(_ value: any BinaryFloatingPoint) -> String {
    let text = "\(value)"
    return ["inf": ".infinity", "-inf": "-.infinity", "nan": ".nan"][text] ?? text
  }

  private static func structured(_ value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "nil"
    case .collection: return list(mirror.children.map { text(of: $0.value) })
    case .set: return list(mirror.children.map { text(of: $0.value) }, isSorted: true)
    case .dictionary:
      let entries = mirror.children.map { entry($0.value) }
      return entries.isEmpty ? "[:]" : list(entries, isSorted: true)
    case .tuple: return fields(mirror).map { "(\($0))" }
    case .struct:
      return name(of: type(of: value)).flatMap { name in fields(mirror).map { "\(name)(\($0))" } }
    case .enum: return enumCase(value, mirror)
    default: return nil
    }
  }

  private static func list(_ texts: [String?], isSorted: Bool = false) -> String? {
    let known = texts.compactMap(\.self)
    guard known.count == texts.count else { return nil }
    return "[\((isSorted ? known.sorted() : known).joined(separator: ", "))]"
  }

  private static func entry(_ pair: Any) -> String? {
    let parts = Mirror(reflecting: pair).children.map { text(of: $0.value) }
    guard parts.count == 2, let key = parts[0], let value = parts[1] else { return nil }
    return "\(key): \(value)"
  }

  /// Returns the labeled parts of a tuple or struct, or `nil` if one has no expression.
  private static func fields(_ mirror: Mirror) -> String? {
    let texts = mirror.children.map { child in
      text(of: child.value).map { text in
        guard let label = child.label, !label.hasPrefix(".") else { return text }
        return "\(label): \(text)"
      }
    }
    return list(texts).map { String($0.dropFirst().dropLast()) }
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror) -> String? {
    guard let type = name(of: type(of: value)) else { return nil }
    if let payload = mirror.children.first {
      guard let label = payload.label else { return nil }
      let inner = Mirror(reflecting: payload.value)
      let text = inner.displayStyle == .tuple ? fields(inner) : text(of: payload.value)
      return text.map { "\(type).\(caseName(label))(\($0))" }
    }
    if let raw = value as? any RawRepresentable {
      return text(of: raw.rawValue).map { "\(type)(rawValue: \($0))!" }
    }
    // Its description is the name of the case, unless the type describes itself.
    if value is any CustomStringConvertible || value is any CustomDebugStringConvertible {
      return nil
    }
    return "\(type).\(caseName("\(value)"))"
  }

  /// Returns the name of a case as it is written after a period.
  private static func caseName(_ name: String) -> String {
    ["self", "init", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
  }

  /// Returns the name of a type as it can be written, or `nil` if it is private or local.
  private static func name(of type: Any.Type) -> String? {
    let name = String(reflecting: type)
    return name.contains("(") || name.contains("$") ? nil : name
  }

  /// Returns the modules of the types of a value and of its parts, without the standard library.
  static func modules(of value: Any) -> Set<String> {
    guard !(value is HiddenValue) else { return [] }
    let mirror = Mirror(reflecting: value)
    let own = String(reflecting: type(of: value)).prefix { $0 != "." }
    let isNominal = [.struct, .enum, .class].contains(mirror.displayStyle)
    let modules: Set<String> = isNominal && own != "Swift" ? [String(own)] : []
    // The parts of Foundation's values are not written.
    if own.hasPrefix("Foundation") { return ["Foundation"] }
    return mirror.children.reduce(modules) { $0.union(self.modules(of: $1.value)) }
  }
}
