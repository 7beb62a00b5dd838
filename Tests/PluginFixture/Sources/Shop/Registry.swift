/// Returns values whose types only the results say.
protocol Registry {
  func resolve<Value>() -> Value
  func find<Value>(_ name: String) -> Value?
  func all<Value: Comparable>() async throws -> [Value]
  func pair<First, Second>() -> (First, Second)
  func convert<Value>(_ value: Value) -> Value
  static func shared<Value>() -> Value
  subscript<Value>(key key: String) -> Value { get set }
}
