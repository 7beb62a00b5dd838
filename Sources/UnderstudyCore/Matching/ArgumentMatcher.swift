/// The type-erased matcher of one argument.
///
/// Generated patterns pass one for each argument. The overloads of a requirement then differ only
/// in how they create these objects, which keeps the generated code small.
///
/// - Warning: For generated code only.
public final class __ArgumentMatcher {
  /// The condition on the argument, or `nil` if every value matches.
  let accepts: ((UnsafeRawPointer, Captures?) -> Bool)?

  /// The type of the argument, with its size and alignment in bytes.
  let type: Any.Type
  let size: Int
  let alignment: Int

  /// The properties of the matcher's parts.
  let contents: MatcherContents

  /// Returns the description of matching values.
  let describe: () -> String

  /// Explains why an argument, known not to match, does not match. The second parameter is the
  /// position of the argument.
  let explain: (UnsafeRawPointer, Int) -> ArgumentMismatch

  /// Returns the similarity of an argument to the expected value, from 0 to 1.
  let similarity: (UnsafeRawPointer) -> Double

  /// A Boolean value that indicates whether the expected value cannot be compared.
  var isIncomparable: Bool { contents.contains(.incomparable) }

  private init<Value>(_ matcher: Matcher<Value>) {
    accepts = matcher.accepts
    type = Value.self
    size = MemoryLayout<Value>.size
    alignment = MemoryLayout<Value>.alignment
    contents = matcher.contents
    describe = matcher.describeSelf
    explain = { argument, position in
      let value = argument.assumingMemoryBound(to: Value.self).pointee
      return ArgumentMismatch(of: value, with: matcher, at: position)
    }
    similarity = { argument in
      matcher.expectedValue.map {
        Similarity.of($0(), argument.assumingMemoryBound(to: Value.self).pointee)
      } ?? 0
    }
  }

  /// Creates the matcher of an argument from a typed one.
  ///
  /// - Warning: For generated code only.
  public static func matcher<Value>(_ matcher: Matcher<Value>) -> __ArgumentMatcher {
    __ArgumentMatcher(matcher)
  }

  /// Creates the matcher of an argument that must be equal to a value.
  ///
  /// - Warning: For generated code only.
  public static func value<Value>(_ value: Value) -> __ArgumentMatcher {
    __ArgumentMatcher(.equal(erased: value))
  }

  /// Creates the matcher of an `inout` argument from the matcher of its initial value.
  ///
  /// - Warning: For generated code only.
  public static func inoutMatcher<Value>(_ matcher: Matcher<Value>) -> __ArgumentMatcher {
    __ArgumentMatcher(Matcher<Inout<Value>>.__inout(matcher))
  }

  /// Creates the matcher of an `inout` argument that must initially be equal to a value.
  ///
  /// - Warning: For generated code only.
  public static func inoutValue<Value>(_ value: Value) -> __ArgumentMatcher {
    inoutMatcher(.equal(erased: value))
  }
}

extension Matcher {
  /// Matches values equal to `value`, compared as its type allows: with `==`, by identity, or in a
  /// way that is chosen for each pair of values.
  ///
  /// The type is examined once, when the matcher is created. One function for all types lets the
  /// compiler check a generated pattern without choosing among the overloads of ``equal(_:)-1``.
  static func equal(erased value: Value) -> Matcher {
    func equatable<Known: Equatable>(_ type: Known.Type) -> Matcher {
      Matcher<Known>.equal(value as! Known) as! Matcher
    }
    if let type = Value.self as? any Equatable.Type { return equatable(type) }
    guard Value.self is AnyClass else { return .equal(value) }
    return Matcher(
      predicate: { $0 as AnyObject === value as AnyObject },
      describe: { ValueDescription.describe(value) },
      explain: { ValueDescription.mismatch(of: $0) },
      expected: { value })
  }
}

/// A parameter that ranks the overloads of a pattern. Leave it out.
///
/// A requirement has an overload for every combination of values and matchers. Each matcher adds
/// one parameter of this type, and the compiler prefers the overload whose call leaves out the
/// fewest parameters: the one with the most plain values. The default value is `nil`, which, unlike
/// an initializer, needs no function of its own.
///
/// - Warning: For generated code only.
public struct __M: ExpressibleByNilLiteral, Sendable {
  /// Creates the only value.
  public init(nilLiteral: ()) {}
}
