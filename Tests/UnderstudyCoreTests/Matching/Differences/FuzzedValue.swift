/// A type whose random values are compared in ``DifferenceFuzzTests``.
protocol FuzzedValue: Equatable {
  /// Returns a random value.
  static func random(_ random: inout SplitMix64) -> Self

  /// Returns the value with a change in one place that contains ``FuzzedMark/text``, if the type can
  /// contain it, or a different value.
  func marked(_ random: inout SplitMix64) -> Self
}

/// The text that a changed value contains.
enum FuzzedMark {
  static let text = "◆"
  static let number = 987_654_321
}

extension String: FuzzedValue {
  static func random(_ random: inout SplitMix64) -> String {
    let pieces = [
      "a", "word ", "é", "👩‍🚀", "\u{1B}[0m", "\n", "\u{202E}", "\u{200B}", "\"", "\\", "\t",
    ]
    // Most strings are short, and some are long.
    let length = random.next() % 8 == 0 ? 3_000 : Int(random.next() % 12)
    let isPlain = random.next() % 2 == 0
    return (0..<length).map { _ in
      isPlain ? "word " : pieces[Int(random.next() % UInt64(pieces.count))]
    }.joined()
  }

  func marked(_ random: inout SplitMix64) -> String {
    let position = Int(random.next() % UInt64(count + 1))
    return prefix(position) + FuzzedMark.text + dropFirst(position)
  }
}

extension Int: FuzzedValue {
  static func random(_ random: inout SplitMix64) -> Int { Int(random.next() % 1_000) }

  func marked(_ random: inout SplitMix64) -> Int { FuzzedMark.number }
}

extension Double: FuzzedValue {
  static func random(_ random: inout SplitMix64) -> Double { Double(random.next() % 1_000) / 8 }

  func marked(_ random: inout SplitMix64) -> Double { Double(FuzzedMark.number) + 0.5 }
}

extension Optional: FuzzedValue where Wrapped: FuzzedValue {
  static func random(_ random: inout SplitMix64) -> Self {
    random.next() % 3 == 0 ? nil : .some(.random(&random))
  }

  func marked(_ random: inout SplitMix64) -> Self {
    let wrapped: Wrapped = self ?? Wrapped.random(&random)
    return .some(wrapped.marked(&random))
  }
}

extension Array: FuzzedValue where Element: FuzzedValue {
  static func random(_ random: inout SplitMix64) -> Self {
    let count = random.next() % 16 == 0 ? 60 : random.next() % 6
    return (0..<count).map { _ in .random(&random) }
  }

  func marked(_ random: inout SplitMix64) -> Self {
    var copy = self
    let position = Int(random.next() % UInt64(count + 1))
    if position == count {
      copy.append(Element.random(&random).marked(&random))
    } else {
      copy[position] = self[position].marked(&random)
    }
    return copy
  }
}

extension Dictionary: FuzzedValue where Key == String, Value: FuzzedValue {
  static func random(_ random: inout SplitMix64) -> Self {
    let count = random.next() % 6
    return Dictionary(uniqueKeysWithValues: (0..<count).map { ("key \($0)", .random(&random)) })
  }

  func marked(_ random: inout SplitMix64) -> Self {
    var copy = self
    let key = keys.min() ?? "key"
    copy[key] = (self[key] ?? .random(&random)).marked(&random)
    return copy
  }
}

/// A struct with a part of another type.
struct FuzzedStruct<Part: FuzzedValue>: FuzzedValue {
  var before: Int
  var part: Part
  var after: String

  static func random(_ random: inout SplitMix64) -> Self {
    Self(before: .random(&random), part: .random(&random), after: .random(&random))
  }

  func marked(_ random: inout SplitMix64) -> Self {
    var copy = self
    switch random.next() % 4 {
    case 0: copy.before = before.marked(&random)
    case 1: copy.after = after.marked(&random)
    default: copy.part = part.marked(&random)
    }
    return copy
  }
}

/// A struct with two parts of another type.
struct FuzzedPair<First: FuzzedValue, Second: FuzzedValue>: FuzzedValue {
  var first: First
  var second: Second

  static func random(_ random: inout SplitMix64) -> Self {
    Self(first: .random(&random), second: .random(&random))
  }

  func marked(_ random: inout SplitMix64) -> Self {
    var copy = self
    if random.next() % 2 == 0 {
      copy.first = first.marked(&random)
    } else {
      copy.second = second.marked(&random)
    }
    return copy
  }
}

/// An enum with and without associated values.
indirect enum FuzzedEnum<Part: FuzzedValue>: FuzzedValue {
  case none
  case one(Part)
  case two(name: String, part: Part)
  case more(FuzzedEnum)

  static func random(_ random: inout SplitMix64) -> Self {
    switch random.next() % 5 {
    case 0: .none
    case 1: .one(.random(&random))
    case 2: .more(.random(&random))
    default: .two(name: .random(&random), part: .random(&random))
    }
  }

  func marked(_ random: inout SplitMix64) -> Self {
    switch self {
    case .none: .one(Part.random(&random).marked(&random))
    case .one(let part): .one(part.marked(&random))
    case .two(let name, let part): .two(name: name, part: part.marked(&random))
    case .more(let inner): .more(inner.marked(&random))
    }
  }
}

/// An object that is compared by its part, and can refer to itself.
final class FuzzedObject<Part: FuzzedValue>: FuzzedValue {
  let part: Part
  private var cycle: FuzzedObject?

  required init(_ part: Part) { self.part = part }

  /// Makes the object refer to itself, or stops it from doing so.
  func setCycle(_ isCyclic: Bool) { cycle = isCyclic ? self : nil }

  static func random(_ random: inout SplitMix64) -> Self { Self(.random(&random)) }

  func marked(_ random: inout SplitMix64) -> Self { Self(part.marked(&random)) }

  static func == (left: FuzzedObject, right: FuzzedObject) -> Bool { left.part == right.part }
}

/// A value that describes itself, with what it wraps.
struct FuzzedDescription<Part: FuzzedValue>: FuzzedValue, CustomStringConvertible {
  var part: Part

  var description: String { "described: \(part)" }

  static func random(_ random: inout SplitMix64) -> Self { Self(part: .random(&random)) }

  func marked(_ random: inout SplitMix64) -> Self { Self(part: part.marked(&random)) }
}
