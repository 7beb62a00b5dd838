/// A field that declares a requirement of `Hashable`, but does not inherit that protocol.
protocol AnyField: Sendable {
  func hash(into hasher: inout Hasher)
  func isEqual(_ other: any AnyField) -> Bool
}

/// A field that can be compared.
protocol Field: AnyField, Hashable {
  associatedtype Value
  var value: Value { get }
}

/// A rank, which is compared on the main actor.
@MainActor
protocol Rank: Comparable {
  var height: Int { get }
}

extension Rank {
  static func == (left: Self, right: Self) -> Bool { left.height == right.height }
  static func < (left: Self, right: Self) -> Bool { left.height < right.height }
}

/// A badge, which is compared by its number.
protocol Badge: Hashable {
  var number: Int { get }
}

extension Badge {
  static func == (left: Self, right: Self) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A gesture, whose associated type has its name.
protocol Gesture<Gesture> {
  associatedtype Gesture
  var last: Gesture? { get }
  func begin(_ gesture: Gesture) -> Bool
}

/// A source of values.
class Source<Value> {
  init() {}
  func latest() -> Value? { nil }
}

/// A source of texts.
protocol TextSource: Source<String> {
  var title: String { get }
}

/// Sources of lists.
typealias ListSource<Value> = Source<[Value]>

/// A source of numbers.
class NumberSource: ListSource<Int> {
  func count() -> Int { latest()?.count ?? 0 }
}

/// A machine with two descriptions.
protocol Inspected: CustomStringConvertible, CustomDebugStringConvertible {
  func inspect() -> String
}

/// Adds nothing to what it inherits.
protocol InspectedTwice: Inspected {}

/// A page, which is described.
protocol Described: CustomStringConvertible {
  var pages: Int { get }

  @available(
    *, deprecated,
    message: """
      Use "pages",
      which counts them
      """
  )
  func count() -> Int
}

/// A document.
class Document: CustomStringConvertible {
  var description: String { "a document" }
  var hash: Int { 1 }
  func copy() -> Document { self }
  func isEqual(_ other: Document) -> Bool { false }
}
