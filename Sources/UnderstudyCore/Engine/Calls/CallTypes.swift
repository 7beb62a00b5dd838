/// The sizes and operations that the engine needs for the types of a member's arguments and
/// results.
///
/// The engine is untyped and moves pointers. Types are known only in generated code and in verbs.
/// If the engine were generic, every call would look up types at run time, which costs ten times as
/// much as the call itself.
class CallTypes {
  /// The identity of the types.
  final let key: CallTypesKey

  final let argumentsStride: Int
  final let argumentsAlignment: Int
  final let resultStride: Int
  final let resultAlignment: Int

  /// The default value of the result type, or `nil` if it is not built in or can change.
  final let constantDefault: ValueBuffer?

  fileprivate init(
    key: CallTypesKey, argumentsStride: Int, argumentsAlignment: Int, resultStride: Int,
    resultAlignment: Int,
    constantDefault: ValueBuffer?
  ) {
    self.key = key
    self.argumentsStride = argumentsStride
    self.argumentsAlignment = argumentsAlignment
    self.resultStride = resultStride
    self.resultAlignment = resultAlignment
    self.constantDefault = constantDefault
  }

  /// Returns the largest alignment of the arguments, the result and another type.
  func largestAlignment(or other: Int) -> Int {
    max(argumentsAlignment, resultAlignment, other)
  }

  /// The name of the result type, or `nil` if calls return nothing.
  var resultType: String? { nil }

  /// Destroys the arguments of consecutive calls.
  func destroyArguments(_ pointer: UnsafeMutableRawPointer, count: Int) {}

  /// Destroys the result of a call.
  func destroyResult(_ pointer: UnsafeMutableRawPointer) {}

  /// Returns the arguments of a call, for descriptions.
  func arguments(_ pointer: UnsafeRawPointer) -> Any { () }

  /// Returns the result of a call, for descriptions.
  func result(_ pointer: UnsafeRawPointer) -> Any { () }
}

/// The typed implementation of ``CallTypes``.
final class TypedCallTypes<Arguments, Result>: CallTypes {
  init() {
    super.init(
      key: CallTypesKey(Arguments.self, Result.self),
      argumentsStride: Self.stride(of: Arguments.self),
      argumentsAlignment: MemoryLayout<Arguments>.alignment,
      resultStride: Self.stride(of: Result.self),
      resultAlignment: MemoryLayout<Result>.alignment,
      constantDefault: DefaultValues.constant(Result.self).map { ValueBuffer($0) })
  }

  override var resultType: String? { Result.self == Void.self ? nil : "\(Result.self)" }

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

  /// Returns the stride of a type, or 0 if the type has only one value.
  private static func stride<Value>(of type: Value.Type) -> Int {
    MemoryLayout<Value>.size == 0 ? 0 : MemoryLayout<Value>.stride
  }
}

/// The identity of the types of a call.
struct CallTypesKey: Hashable {
  let arguments: ObjectIdentifier
  let result: ObjectIdentifier

  init<Arguments, Result>(_ arguments: Arguments.Type, _ result: Result.Type) {
    self.arguments = ObjectIdentifier(arguments)
    self.result = ObjectIdentifier(result)
  }
}
