// Copied into each target that is mutated. Every mutation is a call of one of these functions around
// an expression that stays what and where it is: `__flip(17, a == b)`. All but one of them do what
// the source says; which one does not, the environment says.

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The mutant that is on; 0 for none.
private let mutant = getenv("UNDERSTUDY_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

/// A condition, or its negation.
func __flip(_ id: Int, _ value: Bool) -> Bool { value != (mutant == id) }

/// An optional, or nil.
func __none<Value>(_ id: Int, _ value: Value?) -> Value? { mutant == id ? nil : value }

/// The 1 of a sum or a difference, or 0.
func __without<Value: ExpressibleByIntegerLiteral>(_ id: Int, _ one: Value) -> Value {
  mutant == id ? 0 : one
}

/// `&&`, or `||`.
func __and(_ id: Int, _ left: Bool, _ right: @autoclosure () throws -> Bool) rethrows -> Bool {
  try mutant == id ? left || right() : left && right()
}

/// `||`, or `&&`.
func __or(_ id: Int, _ left: Bool, _ right: @autoclosure () throws -> Bool) rethrows -> Bool {
  try mutant == id ? left && right() : left || right()
}

/// `<`, or `<=`.
func __less<Value: Comparable>(_ id: Int, _ left: Value, _ right: Value) -> Bool {
  mutant == id ? left <= right : left < right
}

/// `<`, or `<=`, of pairs.
func __less<First: Comparable, Second: Comparable>(
  _ id: Int, _ left: (First, Second), _ right: (First, Second)
) -> Bool {
  mutant == id ? left <= right : left < right
}

/// `<=`, or `<`.
func __lessOrEqual<Value: Comparable>(_ id: Int, _ left: Value, _ right: Value) -> Bool {
  mutant == id ? left < right : left <= right
}

/// `>`, or `>=`.
func __greater<Value: Comparable>(_ id: Int, _ left: Value, _ right: Value) -> Bool {
  mutant == id ? left >= right : left > right
}

/// `>=`, or `>`.
func __greaterOrEqual<Value: Comparable>(_ id: Int, _ left: Value, _ right: Value) -> Bool {
  mutant == id ? left > right : left >= right
}

/// The least of several, or the greatest.
func __min<Value: Comparable>(_ id: Int, _ values: Value...) -> Value {
  mutant == id ? values.max()! : values.min()!
}

/// The greatest of several, or the least.
func __max<Value: Comparable>(_ id: Int, _ values: Value...) -> Value {
  mutant == id ? values.min()! : values.max()!
}

extension Sequence {
  /// Whether all elements fulfil a condition, or one.
  func __allSatisfy(_ id: Int, _ condition: (Element) throws -> Bool) rethrows -> Bool {
    try mutant == id ? contains(where: condition) : allSatisfy(condition)
  }

  /// Whether one element fulfils a condition, or all.
  func __contains(_ id: Int, where condition: (Element) throws -> Bool) rethrows -> Bool {
    try mutant == id ? allSatisfy(condition) : contains(where: condition)
  }

  /// The first elements, or the last.
  func __prefix(_ id: Int, _ length: Int) -> [Element] {
    mutant == id ? suffix(length) : Array(prefix(length))
  }
}

extension Sequence where Element: Comparable {
  /// The least element, or the greatest.
  func __min(_ id: Int) -> Element? { mutant == id ? self.max() : self.min() }

  /// The greatest element, or the least.
  func __max(_ id: Int) -> Element? { mutant == id ? self.min() : self.max() }
}

extension Collection {
  /// The first element, or the last.
  func __first(_ id: Int) -> Element? { mutant == id ? reversed().first : first }

  /// The first element that fulfils a condition, or the last.
  func __first(_ id: Int, where condition: (Element) throws -> Bool) rethrows -> Element? {
    try mutant == id ? reversed().first(where: condition) : first(where: condition)
  }

  /// The index of the first element that fulfils a condition, or of the last.
  func __firstIndex(_ id: Int, where condition: (Element) throws -> Bool) rethrows -> Index? {
    let index = try mutant == id ? Array(self).lastIndex(where: condition) : nil
    guard mutant == id else { return try firstIndex(where: condition) }
    return index.map { self.index(startIndex, offsetBy: $0) }
  }

  /// The first elements, or the last.
  func __prefix(_ id: Int, _ length: Int) -> SubSequence {
    mutant == id ? dropFirst(Swift.max(0, count - length)) : prefix(length)
  }

  /// All but the first elements, or all but the last.
  func __dropFirst(_ id: Int, _ length: Int = 1) -> SubSequence {
    mutant == id ? prefix(Swift.max(0, count - length)) : dropFirst(length)
  }
}

extension Collection where Element: Equatable {
  /// The index of the first element that equals another, or of the last.
  func __firstIndex(_ id: Int, of element: Element) -> Index? {
    __firstIndex(id) { $0 == element }
  }
}

extension BidirectionalCollection {
  /// The last element, or the first.
  func __last(_ id: Int) -> Element? { mutant == id ? first : last }

  /// The last element that fulfils a condition, or the first.
  func __last(_ id: Int, where condition: (Element) throws -> Bool) rethrows -> Element? {
    try mutant == id ? first(where: condition) : last(where: condition)
  }

  /// The index of the last element that fulfils a condition, or of the first.
  func __lastIndex(_ id: Int, where condition: (Element) throws -> Bool) rethrows -> Index? {
    try mutant == id ? firstIndex(where: condition) : lastIndex(where: condition)
  }

  /// The last elements, or the first.
  func __suffix(_ id: Int, _ length: Int) -> SubSequence {
    mutant == id ? prefix(length) : suffix(length)
  }

  /// All but the last elements, or all but the first.
  func __dropLast(_ id: Int, _ length: Int = 1) -> SubSequence {
    mutant == id ? dropFirst(length) : dropLast(length)
  }
}

extension StringProtocol {
  /// Whether the text begins with another, or ends with it.
  func __hasPrefix(_ id: Int, _ other: some StringProtocol) -> Bool {
    mutant == id ? hasSuffix(other) : hasPrefix(other)
  }

  /// Whether the text ends with another, or begins with it.
  func __hasSuffix(_ id: Int, _ other: some StringProtocol) -> Bool {
    mutant == id ? hasPrefix(other) : hasSuffix(other)
  }
}
