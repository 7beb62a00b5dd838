/// The protocols of the standard library that have no mocks, with the reasons.
///
/// No rule tells them apart: what the compiler and the library do for every conforming type is in no
/// declaration. `Scripts/corpus.sh Swift` holds that the others have mocks that compile.
enum StandardProtocols {
  /// Why a protocol has no mock, in words that follow its name, and what to do instead; nil for one
  /// that has.
  ///
  /// - Parameter name: the name of a protocol of the module `Swift`
  static func refusal(of name: String) -> String? {
    if markers.contains(name) {
      return "has no members, and the compiler alone decides what conforms to it; mock a protocol "
        + "of your own that inherits from it"
    }
    if executors.contains(name) {
      return "is handed jobs by the runtime, each of which must run once; write an executor that "
        + "runs them, or keep a real one"
    }
    if concealing.contains(name) {
      return "asks for members that its declaration does not show; use a real value, or mock a "
        + "protocol that does not inherit from it"
    }
    if values.contains(name) {
      return "describes values, and the standard library implements a part of it for every type "
        + "that conforms, which stands against what a mock would do; use a real value, or mock a "
        + "protocol that does not inherit from it"
    }
    return name == "Actor"
      ? "is for actors only, for which the compiler makes all that it asks for; mock a protocol of "
        + "your own that inherits from it" : nil
  }

  private static let markers: Set<String> = [
    "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype", "UnsafeSendable",
  ]

  private static let executors: Set<String> = ["Executor", "SerialExecutor", "TaskExecutor"]

  private static let concealing: Set<String> = [
    "CVarArg", "StringInterpolationProtocol", "UnicodeCodec",
  ]

  private static let values: Set<String> = [
    "AsyncIteratorProtocol", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger",
    "CaseIterable", "Collection", "FixedWidthInteger", "FloatingPoint", "Identifiable",
    "LazyCollectionProtocol", "LazySequenceProtocol", "MutableCollection", "Numeric", "OptionSet",
    "RandomAccessCollection", "RangeReplaceableCollection", "SIMDScalar", "SignedInteger",
    "SignedNumeric", "StringProtocol",
    "UnsignedInteger",
  ]
}
