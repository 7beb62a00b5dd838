// Copied into each mutated target. Every mutation wraps an expression in a call to one of these
// functions: `__flip(17, a == b)`. The environment contains the number of the enabled mutant. All other
// calls behave like the source.

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The number of the enabled mutant, or 0 if there is none.
private let mutant = getenv("UNDERSTUDY_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

/// Returns the condition. Mutant: its negation.
func __flip(_ id: Int, _ value: Bool) -> Bool { value != (mutant == id) }

/// Returns the optional. Mutant: `nil`.
func __none<Value>(_ id: Int, _ value: Value?) -> Value? { mutant == id ? nil : value }

/// Returns the 1 of a sum or difference. Mutant: 0.
func __without<Value: ExpressibleByIntegerLiteral>(_ id: Int, _ one: Value) -> Value {
  mutant == id ? 0 : one
}

/// Returns the result of `&&`. Mutant: `||`.
func __and(_ id: Int, _ left: Bool, _ right: @autoclosure () throws -> Bool) rethrows -> Bool {
  try mutant == id ? left || right() : left && right()
}

/// Returns the result of `||`. Mutant: `&&`.
func __or(_ id: Int, _ left: Bool, _ right: @autoclosure () throws -> Bool) rethrows -> Bool {
  try mutant == id ? left && right() : left || right()
}

/// Returns the result of `<`. Mutant: `<=`.
func __less<Value: Comparable>(_ id: Int, _ left: Value, _ right: Value) -> Bool {
  mutant == id ? left <= right : left < right
}

/// Returns the result of `<` for pairs. Mutant: `<=`.
func __less<First: Comparable, Second: Comparable>(
  _ id: Int, _ left: (First, Second), _ right: (First, Second)
) -> Bool {
  mutant == id ? left <= right : left < right
}

/// Returns the result of `<=`. Mutant: `<`.
func __lessOrEqual<Value: Comparable>(_ id: Int, _ left: Value, _ right: Value) -> Bool {
  mutant == id ? left < right : left <= right
}

/// Returns the result of `>`. Mutant: `>=`.
func __greater<Value: Comparable>(_ id: Int, _ left: Value, _ right: Value) -> Bool {
  mutant == id ? left >= right : left > right
}

/// Returns the result of `>=`. Mutant: `>`.
func __greaterOrEqual<Value: Comparable>(_ id: Int, _ left: Value, _ right: Value) -> Bool {
  mutant == id ? left > right : left >= right
}

/// Returns the smallest value. Mutant: the greatest.
func __min<Value: Comparable>(_ id: Int, _ values: Value...) -> Value {
  mutant == id ? values.max()! : values.min()!
}

/// Returns the greatest value. Mutant: the smallest.
func __max<Value: Comparable>(_ id: Int, _ values: Value...) -> Value {
  mutant == id ? values.min()! : values.max()!
}

extension Sequence {
  /// Returns `true` if all elements satisfy a condition. Mutant: one element.
  func __allSatisfy(_ id: Int, _ condition: (Element) throws -> Bool) rethrows -> Bool {
    try mutant == id ? contains(where: condition) : allSatisfy(condition)
  }

  /// Returns `true` if one element satisfies a condition. Mutant: all elements.
  func __contains(_ id: Int, where condition: (Element) throws -> Bool) rethrows -> Bool {
    try mutant == id ? allSatisfy(condition) : contains(where: condition)
  }

  /// Returns the first elements. Mutant: the last.
  func __prefix(_ id: Int, _ length: Int) -> [Element] {
    mutant == id ? suffix(length) : Array(prefix(length))
  }
}

extension Sequence where Element: Comparable {
  /// Returns the smallest element. Mutant: the greatest.
  func __min(_ id: Int) -> Element? { mutant == id ? self.max() : self.min() }

  /// Returns the greatest element. Mutant: the smallest.
  func __max(_ id: Int) -> Element? { mutant == id ? self.min() : self.max() }
}

extension Collection {
  /// The first element. Mutant: the last.
  func __first(_ id: Int) -> Element? { mutant == id ? reversed().first : first }

  /// Returns the first element that satisfies a condition. Mutant: the last.
  func __first(_ id: Int, where condition: (Element) throws -> Bool) rethrows -> Element? {
    try mutant == id ? reversed().first(where: condition) : first(where: condition)
  }

  /// Returns the index of the first element that satisfies a condition. Mutant: the last.
  func __firstIndex(_ id: Int, where condition: (Element) throws -> Bool) rethrows -> Index? {
    let index = try mutant == id ? Array(self).lastIndex(where: condition) : nil
    guard mutant == id else { return try firstIndex(where: condition) }
    return index.map { self.index(startIndex, offsetBy: $0) }
  }

  /// Returns the first elements. Mutant: the last.
  func __prefix(_ id: Int, _ length: Int) -> SubSequence {
    mutant == id ? dropFirst(Swift.max(0, count - length)) : prefix(length)
  }

  /// Returns all but the first elements. Mutant: all but the last.
  func __dropFirst(_ id: Int, _ length: Int = 1) -> SubSequence {
    mutant == id ? prefix(Swift.max(0, count - length)) : dropFirst(length)
  }
}

extension Collection where Element: Equatable {
  /// Returns the index of the first equal element. Mutant: the last.
  func __firstIndex(_ id: Int, of element: Element) -> Index? {
    __firstIndex(id) { $0 == element }
  }
}

extension BidirectionalCollection {
  /// The last element. Mutant: the first.
  func __last(_ id: Int) -> Element? { mutant == id ? first : last }

  /// Returns the last element that satisfies a condition. Mutant: the first.
  func __last(_ id: Int, where condition: (Element) throws -> Bool) rethrows -> Element? {
    try mutant == id ? first(where: condition) : last(where: condition)
  }

  /// Returns the index of the last element that satisfies a condition. Mutant: the first.
  func __lastIndex(_ id: Int, where condition: (Element) throws -> Bool) rethrows -> Index? {
    try mutant == id ? firstIndex(where: condition) : lastIndex(where: condition)
  }

  /// Returns the last elements. Mutant: the first.
  func __suffix(_ id: Int, _ length: Int) -> SubSequence {
    mutant == id ? prefix(length) : suffix(length)
  }

  /// Returns all but the last elements. Mutant: all but the first.
  func __dropLast(_ id: Int, _ length: Int = 1) -> SubSequence {
    mutant == id ? dropFirst(length) : dropLast(length)
  }
}

extension StringProtocol {
  /// Returns `true` if the string begins with another. Mutant: ends with it.
  func __hasPrefix(_ id: Int, _ other: some StringProtocol) -> Bool {
    mutant == id ? hasSuffix(other) : hasPrefix(other)
  }

  /// Returns `true` if the string ends with another. Mutant: begins with it.
  func __hasSuffix(_ id: Int, _ other: some StringProtocol) -> Bool {
    mutant == id ? hasPrefix(other) : hasSuffix(other)
  }
}
