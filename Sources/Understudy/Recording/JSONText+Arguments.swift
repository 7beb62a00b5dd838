internal import Foundation
internal import UnderstudyCore

extension JSONText {
  /// The maximum number of levels of an argument. A description stands for what is deeper.
  private static let maximumDepth = 64

  /// Creates the text of an argument, which is the same in each process.
  ///
  /// The elements of sets and the entries of dictionaries have a stable order. What is not `Encodable` is
  /// described.
  init(argument value: Any) { self.init(argument: value, depth: 0) }

  private init(argument value: Any, depth: Int) {
    let nested = { (value: Any) in JSONText(argument: value, depth: depth + 1) }
    let mirror = Mirror(reflecting: value)
    guard depth < Self.maximumDepth, !(value is HiddenValue) else {
      self = value is HiddenValue ? .hidden : .string(ValueDescription.describeForFile(value))
      return
    }
    if let box = value as? any ErasedInout {
      self = nested(box.erasedInitialValue)
    } else if value is EncodedParts.Absence {
      self = .null
    } else if let parts = value as? EncodedParts {
      self = Self.encoded(parts, nested)
    } else if mirror.displayStyle == .optional {
      self = mirror.children.first.map { nested($0.value) } ?? .null
    } else if let elements = value as? any StableElements {
      self = elements.stableText(nested)
    } else if !Self.isForeign(value), let value = value as? any Encodable,
      let parts = try? EncodedParts(of: value)
    {
      self = Self.encoded(parts, nested)
    } else {
      self = JSONText(encoding: value) ?? .string(ValueDescription.describeForFile(value))
    }
  }

  private static func encoded(_ parts: EncodedParts, _ nested: (Any) -> JSONText) -> JSONText {
    switch parts.kind {
    case .nothing: .object([:])
    case .single: parts.parts.last.map { nested($0.value) } ?? .null
    case .unkeyed: .array(parts.parts.map { nested($0.value) })
    case .keyed:
      .object(
        Dictionary(parts.parts.map { ($0.key ?? "", nested($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }

  /// Returns a Boolean value that indicates whether an encoder has a form of its own for a type, or
  /// writes it as one value.
  private static func isForeign(_ value: Any) -> Bool {
    let name = String(reflecting: type(of: value))
    return ["Swift.", "Foundation.", "FoundationEssentials.", "__C."]
      .contains { name.hasPrefix($0) }
  }
}

/// A collection whose elements are encoded one by one.
private protocol StableElements {
  /// Returns the text of the elements.
  func stableText(_ text: (Any) -> JSONText) -> JSONText
}

extension Array: StableElements {
  fileprivate func stableText(_ text: (Any) -> JSONText) -> JSONText { .array(map { text($0) }) }
}

extension Set: StableElements {
  fileprivate func stableText(_ text: (Any) -> JSONText) -> JSONText {
    .array(map { text($0) }.sorted { $0.line < $1.line })
  }
}

extension Dictionary: StableElements {
  fileprivate func stableText(_ text: (Any) -> JSONText) -> JSONText {
    // As the encoders of Foundation write it.
    if Key.self == String.self || Key.self == Int.self {
      return .object(
        Dictionary<String, JSONText>(uniqueKeysWithValues: map { ("\($0.key)", text($0.value)) }))
    }
    let entries = map { (text($0.key), text($0.value)) }.sorted { $0.0.line < $1.0.line }
    return .array(entries.flatMap { [$0.0, $0.1] })
  }
}
