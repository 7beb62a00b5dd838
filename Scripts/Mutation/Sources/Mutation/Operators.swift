/// What is mutated into what.
enum Operators {
  /// Comparisons and the ones that hold exactly when they do not.
  static let negations = [
    "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    "<": ">=", "<=": ">", ">": "<=", ">=": "<",
  ]

  /// Comparisons and the ones that differ where both sides are equal, each with the function in
  /// `Switches.swift` that is one of the two.
  static let boundaries = [
    "<": ("<=", "__less"), "<=": ("<", "__lessOrEqual"),
    ">": (">=", "__greater"), ">=": (">", "__greaterOrEqual"),
  ]

  /// Conjunction and disjunction, each with its function.
  static let connectives = ["&&": ("||", "__and"), "||": ("&&", "__or")]

  /// Operators whose operand 1 is left out.
  static let sums: Set = ["+", "-", "&+", "&-", "+=", "-="]

  /// Members and functions that are swapped; the function of each has its name after two underscores.
  static let swaps = [
    "first": "last", "last": "first",
    "firstIndex": "lastIndex", "lastIndex": "firstIndex",
    "prefix": "suffix", "suffix": "prefix",
    "dropFirst": "dropLast", "dropLast": "dropFirst",
    "hasPrefix": "hasSuffix", "hasSuffix": "hasPrefix",
    "min": "max", "max": "min",
    "allSatisfy": "contains", "contains": "allSatisfy",
  ]

  /// Those of the swapped that are properties too.
  static let swappedProperties: Set = ["first", "last"]

  /// Methods whose results are conditions; other conditions begin with a verb, as `isEmpty`.
  private static let predicates: Set = [
    "accepts", "allSatisfy", "comesBefore", "contains", "elementsEqual", "matches",
  ]

  /// Methods with a verb whose results are no conditions, but make one.
  private static let matchers: Set = ["hasCount", "hasEntry", "hasKey", "isA", "isExactly"]

  /// Whether a method, going by its name, has a condition as its result.
  static func isPredicate(method name: String) -> Bool {
    predicates.contains(name) || isPredicate(property: name) && !matchers.contains(name)
  }

  /// Whether a property, going by its name, is a condition.
  static func isPredicate(property name: String) -> Bool {
    ["is", "has", "was", "runs"].contains { verb in
      name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isUppercase == true
    }
  }
}
