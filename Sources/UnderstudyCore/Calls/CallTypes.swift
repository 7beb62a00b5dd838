/// What the engine must know about the types of a member's arguments and results.
///
/// The engine itself is untyped: it moves pointers, and types are known at its edges only, where
/// generated code calls and verbs look. Generic code in the middle would have to look types up at
/// run time for every call, which costs ten times as much as the call itself.
class CallTypes {
  let argumentsStride: Int
  let argumentsAlignment: Int
  let resultStride: Int
  let resultAlignment: Int

  /// The value that a call gets where nothing was set up, if it is built in and never changes.
  let constantDefault: ValueBuffer?

  fileprivate init(
    argumentsStride: Int, argumentsAlignment: Int, resultStride: Int, resultAlignment: Int,
    constantDefault: ValueBuffer?
  ) {
    self.argumentsStride = argumentsStride
    self.argumentsAlignment = argumentsAlignment
    self.resultStride = resultStride
    self.resultAlignment = resultAlignment
    self.constantDefault = constantDefault
  }

  /// Destroys the arguments of calls that lie one after the other.
  func destroyArguments(_ pointer: UnsafeMutableRawPointer, count: Int) {}

  /// Destroys the result of one call.
  func destroyResult(_ pointer: UnsafeMutableRawPointer) {}

  /// The arguments of a call, to be described.
  func arguments(_ pointer: UnsafeRawPointer) -> Any { () }

  /// The result of a call, to be described.
  func result(_ pointer: UnsafeRawPointer) -> Any { () }
}

/// The types of a member's arguments and results.
final class TypedCallTypes<Arguments, Result>: CallTypes {
  init() {
    super.init(
      argumentsStride: Self.stride(of: Arguments.self),
      argumentsAlignment: MemoryLayout<Arguments>.alignment,
      resultStride: Self.stride(of: Result.self),
      resultAlignment: MemoryLayout<Result>.alignment,
      constantDefault: DefaultValues.constant(Result.self).map { ValueBuffer([$0]) })
  }

  override func destroyArguments(_ pointer: UnsafeMutableRawPointer, count: Int) {
    pointer.assumingMemoryBound(to: Arguments.self).deinitialize(count: count)
  }

  override func destroyResult(_ pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: Result.self).deinitialize(count: 1)
  }

  override func arguments(_ pointer: UnsafeRawPointer) -> Any {
    pointer.assumingMemoryBound(to: Arguments.self).pointee
  }

  override func result(_ pointer: UnsafeRawPointer) -> Any {
    pointer.assumingMemoryBound(to: Result.self).pointee
  }

  /// A type without a value takes no room.
  private static func stride<Value>(of type: Value.Type) -> Int {
    MemoryLayout<Value>.size == 0 ? 0 : MemoryLayout<Value>.stride
  }
}
