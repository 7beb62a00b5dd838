internal import Foundation
internal import UnderstudyCore

/// The values in the source of recordings.
///
/// Recorded calls contain values of types whose initializers are unknown. These functions make such
/// values from what they consist of. In your own code, use an initializer.
public enum Recorded {
  /// Creates a struct from its stored properties. Runs no initializer.
  ///
  /// Reports a misuse if the struct has other stored properties now. The result is its default value
  /// then.
  ///
  /// - Parameters:
  ///   - type: The type of the struct.
  ///   - properties: The stored properties with their names.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The struct.
  public static func value<Value>(
    _ type: Value.Type, _ properties: KeyValuePairs<String, Any?>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Value {
    let values = Dictionary(properties.map { ($0.key, $0.value) }) { $1 }
    let names = values.keys.sorted().joined(separator: ", ")
    return StructParts.make(type, from: values)
      ?? changed(
        type,
        names.isEmpty
          ? "It has stored properties now."
          : "Its stored properties are not \(names), or their types differ.",
        MockSourceLocation(fileID, filePath, line, column))
  }

  /// Decodes a value from JSON.
  ///
  /// Reports a misuse if the value cannot be decoded now. The result is the default value of the type
  /// then.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - json: The JSON.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The value.
  public static func value<Value: Decodable>(
    _ type: Value.Type, json: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Value {
    do {
      // Systems before macOS 10.15.4 decode no value that is not in a container.
      let texts = try JSONDecoder().decode([JSONText].self, from: Data("[\(json)]".utf8))
      if let text = texts.first, let value = try text.decoded(as: type) as? Value { return value }
      return changed(
        type, "The JSON is empty.", MockSourceLocation(fileID, filePath, line, column))
    } catch {
      return changed(type, "\(error)", MockSourceLocation(fileID, filePath, line, column))
    }
  }

  /// Reports that a recorded value does not fit its type, and returns the default value.
  private static func changed<Value>(
    _ type: Value.Type, _ reason: String, _ site: MockSourceLocation
  ) -> Value {
    let problem = "The recorded \(type) cannot be made"
    InteractionSnapshot.reportMisuse(
      problem, "\(reason) If \(type) has changed, record the calls again.", site)
    guard let value = defaultValue(of: type) else {
      fatalError("\(site.fileName):\(site.line): \(problem): \(reason)")
    }
    return value
  }

  /// Creates the case of an enum from its associated values.
  ///
  /// - Parameters:
  ///   - enumCase: The case.
  ///   - values: The associated values.
  /// - Returns: The case with the values.
  public static func value<Values, Value>(_ enumCase: (Values) -> Value, _ values: Values) -> Value
  {
    enumCase(values)
  }

  /// Creates the case of an enum from its associated values.
  ///
  /// - Parameters:
  ///   - enumCase: The case.
  ///   - values: The associated values.
  /// - Returns: The case with the values.
  public static func value<A, B, Value>(
    _ enumCase: (A, B) -> Value, _ values: (A, B)
  ) -> Value {
    enumCase(values.0, values.1)
  }

  /// Creates the case of an enum from its associated values.
  ///
  /// - Parameters:
  ///   - enumCase: The case.
  ///   - values: The associated values.
  /// - Returns: The case with the values.
  public static func value<A, B, C, Value>(
    _ enumCase: (A, B, C) -> Value, _ values: (A, B, C)
  ) -> Value {
    enumCase(values.0, values.1, values.2)
  }

  /// Creates the case of an enum from its associated values.
  ///
  /// - Parameters:
  ///   - enumCase: The case.
  ///   - values: The associated values.
  /// - Returns: The case with the values.
  public static func value<A, B, C, D, Value>(
    _ enumCase: (A, B, C, D) -> Value, _ values: (A, B, C, D)
  ) -> Value {
    enumCase(values.0, values.1, values.2, values.3)
  }

  /// Creates the case of an enum from its associated values.
  ///
  /// - Parameters:
  ///   - enumCase: The case.
  ///   - values: The associated values.
  /// - Returns: The case with the values.
  public static func value<A, B, C, D, E, Value>(
    _ enumCase: (A, B, C, D, E) -> Value, _ values: (A, B, C, D, E)
  ) -> Value {
    enumCase(values.0, values.1, values.2, values.3, values.4)
  }

  /// Creates the case of an enum from its associated values.
  ///
  /// - Parameters:
  ///   - enumCase: The case.
  ///   - values: The associated values.
  /// - Returns: The case with the values.
  public static func value<A, B, C, D, E, F, Value>(
    _ enumCase: (A, B, C, D, E, F) -> Value, _ values: (A, B, C, D, E, F)
  ) -> Value {
    enumCase(values.0, values.1, values.2, values.3, values.4, values.5)
  }
}
