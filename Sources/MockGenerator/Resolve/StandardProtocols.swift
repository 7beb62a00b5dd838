/// The protocols of the standard library that have no mocks, with the reasons.
///
/// No rule tells them apart: what the compiler and the library do for every conforming type is in no
/// declaration. `Scripts/corpus.sh Swift` holds that the others have mocks that compile.
enum StandardProtocols {
  /// Why a protocol has no mock, and what to do instead; nil for one that has.
  ///
  /// - Parameter name: the name of a protocol of the module `Swift`
  static func refusal(of name: String) -> String? {
    if markers.contains(name) {
      return
        "it has no members, and the compiler alone decides what conforms to it; mock a protocol "
        + "of your own that inherits from it"
    }
    if executors.contains(name) {
      return "the runtime hands it jobs, each of which must run once, and would wait for a mock; "
        + "write an executor that runs them, or keep a real one"
    }
    if values.contains(name) {
      return "it describes values, and the standard library implements a part of it for every type "
        + "that conforms, which stands against what a mock would do; use a real value, or mock a "
        + "protocol of your own that does not inherit from it"
    }
    return name == "Actor"
      ? "only actors conform to it, and the compiler makes all that it asks for; mock a protocol of "
        + "your own that inherits from 'Actor'" : nil
  }

  private static let markers: Set<String> = [
    "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype", "UnsafeSendable",
  ]

  private static let executors: Set<String> = ["Executor", "SerialExecutor", "TaskExecutor"]

  private static let values: Set<String> = [
    "AsyncIteratorProtocol", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger",
    "CVarArg", "CaseIterable", "Collection", "FixedWidthInteger", "FloatingPoint", "Identifiable",
    "LazyCollectionProtocol", "LazySequenceProtocol", "MutableCollection", "Numeric", "OptionSet",
    "RandomAccessCollection", "RangeReplaceableCollection", "SIMDScalar", "SignedInteger",
    "SignedNumeric", "StringInterpolationProtocol", "StringProtocol", "UnicodeCodec",
    "UnsignedInteger",
  ]
}
