import UnderstudyValues
internal import UnderstudyCore

/// Compares two values by what they are, not by how they are described.
///
/// A value is compared by `==` if it has one, else by what it encodes, else by its stored properties.
/// The parts are compared in the same way. Objects without `==` are equal if their stored properties
/// are, even if they refer to each other in a cycle. Values that none of this applies to, such as
/// closures, cannot be compared. Redactions change what is shown, but not what is compared.
///
/// Runs user code, so it must not be used under a lock.
package struct ValueComparison {
  /// What a matcher accepts instead of a value.
  package struct Agreement: Sendable {
    /// The description of the matcher.
    package let matcher: String

    /// The reason for the mismatch, or `nil` if the matcher has none.
    package let reason: String?
  }

  /// The result of a comparison.
  package enum Verdict {
    case equal
    case differ(Difference)

    /// The values are equal except for a part that cannot be compared, with the reason.
    case unknown(String)

    /// The values have too many parts to compare all of them, with the reason.
    case endless(String)
  }

  /// The first parts that differ.
  package struct Difference: Sendable {
    /// The path of the parts and their values, or a remark about them.
    package let text: String

    /// A Boolean value that indicates whether the values as a whole do not show the difference by
    /// themselves.
    package let isHint: Bool

    /// What the matcher that compared the parts accepts, or `nil` if there was none.
    package let agreement: Agreement?
  }

  /// The maximum number of parts that are compared.
  package static let maximumParts = 200_000

  /// The maximum number of elements of unequal containers that are searched for the first difference.
  static let maximumSearch = 50_000

  /// A part of the values.
  struct Place {
    /// The index of the whole, or `nil` for the values themselves.
    let whole: Int?

    /// How the part is reached from the whole, such as `.name` or `[3]`.
    let step: String

    /// The label, or `nil` if it has none.
    let label: String?

    /// A Boolean value that indicates whether the part must not be shown.
    let isHidden: Bool
  }

  /// What is left to do.
  private enum Task {
    /// Compares two parts.
    case compare(Any, Any, Int)

    /// Ends the search in two parts that are not equal by `==`. They differ unless a tolerance was
    /// used since there were a number of uses.
    case conclude(Any, Any, Int, uses: Int)
  }

  private let tolerances: Tolerances
  let redactions: Redactions

  /// A Boolean value that indicates whether NaN equals NaN.
  private let equatesNaN: Bool

  /// What precedes a tolerance in the advice of a difference.
  private let advice: String

  private(set) var places: [Place] = []
  private var tasks: [Task] = []
  private var pairs = SeenObjects()
  private var uses = 0
  private var unknown: String?

  /// Compares two values.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - actual: The actual value.
  ///   - label: The label of the values, or `nil` if they have none.
  ///   - tolerances: The differences that are allowed.
  ///   - equatesNaN: Whether NaN equals NaN.
  ///   - advice: What precedes a tolerance in the advice of a difference.
  package static func compare(
    _ expected: Any, _ actual: Any, label: String? = nil,
    allowing tolerances: Tolerances = Tolerances(), equatesNaN: Bool = false,
    advice: String = "Chain"
  ) -> Verdict {
    DescriptionContext.run {
      var comparison = ValueComparison(tolerances, equatesNaN, advice)
      comparison.add(expected, actual, "", label, nil)
      return comparison.verdict()
    }
  }

  private init(_ tolerances: Tolerances, _ equatesNaN: Bool, _ advice: String) {
    self.tolerances = tolerances
    self.equatesNaN = equatesNaN
    self.advice = advice
    redactions = DescriptionContext.hidden
  }

  private mutating func verdict() -> Verdict {
    var count = 0
    while let task = tasks.popLast() {
      switch task {
      case .compare(let expected, let actual, let place):
        count += 1
        guard count <= Self.maximumParts else { return endlessVerdict() }
        if let difference = difference(expected, actual, place) { return .differ(difference) }
      case .conclude(let expected, let actual, let place, let before) where before == uses:
        return .differ(difference(of: expected, actual, at: place))
      case .conclude: break
      }
    }
    return unknown.map { .unknown($0) } ?? .equal
  }

  private func endlessVerdict() -> Verdict {
    for case .conclude(let expected, let actual, let place, _) in tasks.reversed() {
      return .differ(difference(of: expected, actual, at: place))
    }
    return .endless("the values have more than \(Self.maximumParts) parts")
  }

  private mutating func add(
    _ expected: Any, _ actual: Any, _ step: String, _ label: String?, _ whole: Int?
  ) {
    let isHidden =
      whole.map { places[$0].isHidden } == true || redactions.hides(expected, label: label)
      || redactions.hides(actual, label: label)
    places.append(Place(whole: whole, step: step, label: label, isHidden: isHidden))
    tasks.append(.compare(expected, actual, places.count - 1))
  }

  /// Compares two parts, or adds their parts to those that are left.
  private mutating func difference(_ expected: Any, _ actual: Any, _ place: Int) -> Difference? {
    switch tolerances.verdict(expected, actual, label: places[place].label) {
    case .agree?:
      uses += 1
      return nil
    case .differ(let agreement)?: return difference(of: expected, actual, at: place, agreement)
    case nil: break
    }
    if let areEqual = Self.areEqual(expected, actual) {
      if areEqual { return nil }
      if equatesNaN, Self.isNaN(expected), Self.isNaN(actual) {
        uses += 1
        return nil
      }
      let count = tasks.count
      tasks.append(.conclude(expected, actual, place, uses: uses))
      if Self.isOpened(expected), addParts(expected, actual, place) == .added { return nil }
      tasks.removeSubrange(count...)
      return difference(of: expected, actual, at: place)
    }
    switch addParts(expected, actual, place) {
    case .added, .equal: return nil
    case .different: return difference(of: expected, actual, at: place)
    case .unknown(let reason):
      unknown = unknown ?? path(of: place).map { "\($0) \(reason)" } ?? reason
      return nil
    }
  }

  private enum Parts: Equatable {
    case added
    case equal
    case different
    case unknown(String)
  }

  /// Adds the parts of two values to those that are left.
  private mutating func addParts(_ expected: Any, _ actual: Any, _ place: Int) -> Parts {
    guard let left = ValueDescription.unwrap(expected), let right = ValueDescription.unwrap(actual)
    else {
      return ValueDescription.isNil(expected) && ValueDescription.isNil(actual)
        ? .equal : .different
    }
    let type = type(of: left)
    guard type == Swift.type(of: right) else { return .different }
    if type is AnyClass, let parts = compareObjects(left as AnyObject, right as AnyObject) {
      return parts
    }
    if FunctionType.isFunction(type) { return .unknown("is a closure") }
    let isOptional = type != Swift.type(of: expected)
    if isOptional, left is any Equatable {
      add(left, right, "", places[place].label, place)
      return .added
    }
    if let dictionary = left as? any PairedByKey {
      guard let entries = dictionary.paired(with: right) else { return .different }
      for (key, left, right) in entries.reversed() {
        add(left, right, "[\(key.description(redactions))]", key.label, place)
      }
      return .added
    }
    if left is any StandardContainer || Mirror(reflecting: left).displayStyle == .tuple {
      return addElements(Mirror(reflecting: left), Mirror(reflecting: right), place)
    }
    if let left = left as? EncodedParts, let right = right as? EncodedParts {
      return addEncoded(left, right, place)
    }
    if let left = left as? any Encodable, let right = right as? any Encodable,
      let left = try? EncodedParts(of: left), let right = try? EncodedParts(of: right)
    {
      return addEncoded(left, right, place)
    }
    return addStored(left, right, place)
  }

  /// Compares two objects of one class, or returns `nil` if their parts are to be compared.
  private mutating func compareObjects(_ left: AnyObject, _ right: AnyObject) -> Parts? {
    if left === right || left is EncodedParts {
      return left === right ? .equal : nil
    }
    guard pairs.insert(left, right) else { return .equal }
    let name = "\(type(of: left))"
    if left is any Actor { return .unknown("is \(name), an actor") }
    if left is any __NamedInFailures { return .unknown("is a mock") }
    var superclass: AnyClass? = type(of: left)
    while let type = superclass {
      if "\(type)".hasPrefix("ManagedBuffer<") {
        return .unknown("is \(name), which stores elements without properties")
      }
      superclass = ObjectClass.superclass(of: type)
    }
    return nil
  }

  private mutating func addElements(_ left: Mirror, _ right: Mirror, _ place: Int) -> Parts {
    guard left.children.count == right.children.count else { return .different }
    let isTuple = left.displayStyle == .tuple
    let elements = zip(left.children, right.children).enumerated()
    for (index, (left, right)) in Array(elements).reversed() {
      let step = isTuple ? ".\(ValueShape.name(of: left) ?? "\(index)")" : "[\(index)]"
      add(left.value, right.value, step, isTuple ? ValueShape.name(of: left) : nil, place)
    }
    return .added
  }

  private mutating func addEncoded(
    _ left: EncodedParts, _ right: EncodedParts, _ place: Int
  ) -> Parts {
    let (leftParts, rightParts) = (left.sorted, right.sorted)
    guard left.kind == right.kind, leftParts.map(\.key) == rightParts.map(\.key) else {
      return .different
    }
    for (index, (left, right)) in zip(leftParts, rightParts).enumerated().reversed() {
      let step = left.key.map { ".\($0)" } ?? (leftParts.count == 1 ? "" : "[\(index)]")
      add(left.value, right.value, step, left.key, place)
    }
    return .added
  }

  private mutating func addStored(_ left: Any, _ right: Any, _ place: Int) -> Parts {
    let (leftParts, rightParts) = (StoredParts.of(left), StoredParts.of(right))
    let name = StoredParts.caseName(of: left)
    guard name == StoredParts.caseName(of: right),
      leftParts.map(\.label) == rightParts.map(\.label)
    else { return .different }
    if leftParts.isEmpty, name == nil, !Self.hasKnownParts(left) {
      return .unknown("is \(Swift.type(of: left)), which has no == and no known properties")
    }
    for (left, right) in zip(leftParts, rightParts).reversed() {
      let label = left.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      add(left.value, right.value, label.map { ".\($0)" } ?? "", label, place)
    }
    return .added
  }

  /// Returns the first label of a value's whole, and those of its parts, or `nil` for a whole.
  func path(of place: Int) -> String? {
    var (steps, next): ([String], Int?) = ([], place)
    while let index = next {
      steps.append(places[index].step)
      next = places[index].whole
    }
    let path = steps.reversed().joined()
    return path.isEmpty
      ? nil : VisibleText.line(path.hasPrefix(".") ? String(path.dropFirst()) : path)
  }
}

extension ValueComparison {
  /// Compares two values by `==`, or returns `nil` if they do not have it in common.
  static func areEqual(_ left: Any, _ right: Any) -> Bool? {
    func equals<Value: Equatable>(_ value: Value, _ other: Any) -> Bool? {
      (other as? Value).map { value == $0 }
    }
    if let left = left as? any Any.Type, let right = right as? any Any.Type { return left == right }
    if let value = left as? any Equatable, let areEqual = equals(value, right) { return areEqual }
    if let value = right as? any Equatable, let areEqual = equals(value, left) { return areEqual }
    return nil
  }

  /// Returns a Boolean value that indicates whether a value is NaN.
  static func isNaN(_ value: Any) -> Bool {
    (ValueDescription.unwrap(value) as? any FloatingPoint)?.isNaN == true
  }

  /// Returns a Boolean value that indicates whether the difference of two unequal values is searched in
  /// their parts.
  static func isOpened(_ value: Any) -> Bool {
    guard let value = ValueDescription.unwrap(value) else { return false }
    if value is any StandardContainer {
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle != .set && mirror.children.count <= maximumSearch
    }
    return !isForeign(value)
  }

  /// Returns a Boolean value that indicates whether the type of a value belongs to the standard library,
  /// to Foundation or to another language, so that its stored properties say nothing to users.
  package static func isForeign(_ value: Any) -> Bool {
    let name = String(reflecting: type(of: value))
    return ["Swift.", "Foundation.", "FoundationEssentials.", "__C."]
      .contains { name.hasPrefix($0) }
  }

  /// Returns a Boolean value that indicates whether a value without stored properties has a kind whose
  /// properties are known.
  static func hasKnownParts(_ value: Any) -> Bool {
    switch Mirror(reflecting: value).displayStyle {
    case .struct, .tuple: true
    // Classes of other languages keep their state where Swift does not see it.
    case .class: ObjectClass.isSwift(type(of: value as AnyObject))
    default: value is any CustomReflectable
    }
  }

  /// Describes the difference of two parts.
  func difference(
    of expected: Any, _ actual: Any, at place: Int, _ agreement: Agreement? = nil
  ) -> Difference {
    let path = path(of: place)
    let start = path.map { "\($0) differs" } ?? "the values differ"
    if places[place].isHidden {
      return Difference(text: "\(start): \(Redactions.text)", isHint: true, agreement: nil)
    }
    if Self.isNaN(expected), Self.isNaN(actual) {
      let type = "\(type(of: ValueDescription.unwrap(expected) ?? expected))"
      return Difference(
        text: "\(start): nan never equals nan. \(advice) .comparing(\(type).self) "
          + "{ $0.isNaN ? .where { $0.isNaN } : .equal($0) }",
        isHint: true, agreement: agreement)
    }
    if let left = expected as? String, let right = actual as? String {
      return Difference(
        text: "\(start) \(Self.divergence(left, right))", isHint: path != nil,
        agreement: agreement)
    }
    let texts = [expected, actual].map { text(of: $0, places[place].label) }
    let types = [expected, actual].map { "\(type(of: ValueDescription.unwrap($0) ?? $0))" }
    let values = texts[0] == texts[1] && types[0] != types[1] ? types : texts
    return Difference(
      text: "\(start): \(values[0]) and \(values[1])", isHint: path != nil, agreement: agreement)
  }

  private func text(of value: Any, _ label: String?) -> String {
    Truncation.shorten(ValueDescription.describe(value, label: label), to: Truncation.listed)
  }

  /// Returns the first different characters of two texts.
  private static func divergence(_ left: String, _ right: String) -> String {
    let common = zip(left, right).prefix { $0 == $1 }.count
    let texts = [left, right].map { text -> String in
      let rest = text.dropFirst(common)
      return rest.isEmpty ? "its end" : String(rest.prefix(Truncation.unstressed)).quoted
    }
    return "from character \(common + 1): \(texts[0]) and \(texts[1])"
  }
}
