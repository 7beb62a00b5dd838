/// The mutations.
enum Operators {
  /// Comparisons and their negations.
  static let negations = [
    "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    "<": ">=", "<=": ">", ">": "<=", ">=": "<",
  ]

  /// Comparisons and those that differ only if both sides are equal, each with the function in
  /// `Switches.swift` that selects one of them.
  static let boundaries = [
    "<": ("<=", "__less"), "<=": ("<", "__lessOrEqual"),
    ">": (">=", "__greater"), ">=": (">", "__greaterOrEqual"),
  ]

  /// Conjunction and disjunction, each with its function.
  static let connectives = ["&&": ("||", "__and"), "||": ("&&", "__or")]

  /// Operators whose operand is removed if it is 1.
  static let sums: Set = ["+", "-", "&+", "&-", "+=", "-="]

  /// Members and functions that are swapped. Their functions have the same name with two underscores.
  static let swaps = [
    "first": "last", "last": "first",
    "firstIndex": "lastIndex", "lastIndex": "firstIndex",
    "prefix": "suffix", "suffix": "prefix",
    "dropFirst": "dropLast", "dropLast": "dropFirst",
    "hasPrefix": "hasSuffix", "hasSuffix": "hasPrefix",
    "min": "max", "max": "min",
    "allSatisfy": "contains", "contains": "allSatisfy",
  ]

  /// The swapped members that are also properties.
  static let swappedProperties: Set = ["first", "last"]

  /// Methods that return conditions. Other conditions begin with a verb, such as `isEmpty`.
  private static let predicates: Set = [
    "accepts", "allSatisfy", "comesBefore", "contains", "elementsEqual", "matches",
  ]

  /// Methods that begin with a verb but return a matcher, not a condition.
  private static let matchers: Set = ["hasCount", "hasEntry", "hasKey", "isA", "isExactly"]

  /// Returns `true` if a method with this name returns a condition.
  static func isPredicate(method name: String) -> Bool {
    predicates.contains(name) || isPredicate(property: name) && !matchers.contains(name)
  }

  /// Returns `true` if a property with this name is a condition.
  static func isPredicate(property name: String) -> Bool {
    ["is", "has", "was", "runs"].contains { verb in
      name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isUppercase == true
    }
  }
}
