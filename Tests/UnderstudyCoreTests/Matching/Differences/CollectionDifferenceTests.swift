import Testing
import UnderstudyCore
import UnderstudyValues

/// The difference of two collections.
@Suite struct CollectionDifferenceTests {
  @Test("elements that were added and removed are shown with their positions")
  func elements() {
    #expect(
      lines(["a", "c", "d", "e"], ["a", "b", "c", "d"]) == [
        "  [", "    [0]: \"a\"", "+   [1]: \"b\"", "    [1]: \"c\"", "    [2]: \"d\"",
        "-   [3]: \"e\"", "  ]",
      ])
  }

  @Test("the only element that differs among many is shown part by part")
  func element() {
    let left = (1...50).map { Item(id: $0) }
    var right = left
    right[29].name = "other"
    #expect(
      lines(left, right) == [
        "  [", "    … 29 unchanged", "    [29]: Item(", "      id: 30", "-     name: \"item\"",
        "+     name: \"other\"", "    )", "    … 20 unchanged", "  ]",
      ])
  }

  @Test("at most 20 changed lines are shown, and the positions of the others are listed")
  func manyElements() {
    let lines = lines((1...40).map { "box-\($0)" }, (1...40).map { "parcel-\($0)" })
    #expect(lines.count { $0.hasPrefix("-") || $0.hasPrefix("+") } == 20)
    #expect(lines.dropLast().last == "    … 30 more changes ([10]–[39])")
  }

  @Test("the first difference is shown if the edits take too long to find") func reversed() {
    #expect(
      lines(Array(1...5_000), Array((1...5_000).reversed())) == [
        "  first difference at [0] (5000 elements each):", "- [0]: 1", "+ [0]: 5000",
      ])
  }

  @Test("the only element that differs among many thousands is found") func last() {
    let left = Array(0..<300_000)
    let lines = lines(left, Array(left.dropLast()) + [-1])
    #expect(lines.contains("-   [299999]: 299999") && lines.contains("+   [299999]: -1"))
  }

  @Test("elements without a hash are aligned with ==") func unhashed() {
    let (left, right) = ([1.5, 2, 3].map(Weight.init), [2, 3].map(Weight.init))
    #expect(
      lines(left, right) == [
        "  [", "-   [0]: Weight(kilograms: 1.5)", "    [1]: Weight(kilograms: 2.0)",
        "    [2]: Weight(kilograms: 3.0)", "  ]",
      ])
  }

  @Test("objects of two subclasses are compared with the == of their superclass") func subclasses()
  {
    let left: [Animal] = [Cat(1), Animal(2), Cat(3)]
    let right: [Animal] = [Dog(1), Dog(2), Dog(4)]
    let lines = lines(left, right)
    #expect(
      lines.contains("    … 2 unchanged") || lines.filter { $0.hasPrefix("    [") }.count == 2)
    #expect(!lines.contains { ($0.hasPrefix("-") || $0.hasPrefix("+")) && $0.contains("[0]") })
  }

  @Test("elements of different types are aligned too") func mixed() {
    #expect(
      lines([1, "a", 2.5] as [Any], [1, "b", 2.5] as [Any]) == [
        "  [", "    [0]: 1", "-   [1]: \"a\"", "+   [1]: \"b\"", "    [2]: 2.5", "  ]",
      ])
  }

  @Test("dictionaries are compared by key") func dictionaries() {
    #expect(
      lines(["pen": 4, "cap": 1, "ink": 5], ["pen": 3, "ink": 5]) == [
        "  [", "-   \"cap\": 1", "-   \"pen\": 4", "+   \"pen\": 3", "    … 1 unchanged", "  ]",
      ])
  }

  @Test("sets are compared by element") func sets() {
    #expect(
      lines(Set(1...6), Set(3...7)) == [
        "  [", "-   1", "-   2", "+   7", "    … 4 unchanged", "  ]",
      ])
  }

  @Test("the == operator is called at most once for each pair of elements at the same position")
  func comparisons() {
    let counter = Counter()
    let left = (0..<100).map { Counted($0, counter) }
    let right = (0..<100).map { Counted($0 == 50 ? -1 : $0, counter) }
    _ = ValueDifference.described(left, right)
    #expect(counter.comparisons <= 104)
    #expect(counter.descriptions <= 4)
  }
}

private struct Item: Equatable {
  let id: Int
  var name = "item"
}

private struct Weight: Equatable { let kilograms: Double }

/// Counts the uses of the values' operators and descriptions. Used by one thread.
private final class Counter {
  var comparisons = 0
  var descriptions = 0
}

private struct Counted: Equatable, CustomStringConvertible {
  let number: Int
  let counter: Counter

  init(_ number: Int, _ counter: Counter) { (self.number, self.counter) = (number, counter) }

  var description: String {
    counter.descriptions += 1
    return "number \(number)"
  }

  static func == (left: Self, right: Self) -> Bool {
    left.counter.comparisons += 1
    return left.number == right.number
  }
}

/// An object that is equal to those of other subclasses.
private class Animal: Equatable {
  let age: Int
  init(_ age: Int) { self.age = age }
  static func == (left: Animal, right: Animal) -> Bool { left.age == right.age }
}

private final class Cat: Animal {}
private final class Dog: Animal {}
