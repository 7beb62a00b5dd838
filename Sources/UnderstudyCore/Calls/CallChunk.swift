/// A fixed number of recorded calls to one member. A ``CallLog`` grows by one chunk at a time.
///
/// Headers, arguments and results are in separate parts of one buffer, to avoid padding for alignment.
/// They are accessible only through the state of the mock, with one exception. The arguments and
/// callers of a recorded call are never modified, so a ``CallPosition`` can read them without the lock.
/// This lets matchers run outside the lock without a copy of the log.
final class CallChunk {
  /// The fixed part of a call, in 16 bytes. In debug builds, there are 8 more for the callers.
  fileprivate struct Header {
    private var bits: UInt64
    let time: CallTime

    #if DEBUG
      let callers: ReturnAddresses
    #else
      var callers: ReturnAddresses { .none }
    #endif

    @_transparent init(order: UInt64, time: CallTime, callers: ReturnAddresses) {
      bits = order &<< 8
      self.time = time
      #if DEBUG
        self.callers = callers
      #endif
    }

    var order: UInt64 { bits &>> 8 }

    var flags: CallFlags { CallFlags(rawValue: bits & 0xFF) }

    mutating func insert(_ flags: CallFlags) { bits |= flags.rawValue }

    mutating func remove(_ flags: CallFlags) { bits &= ~flags.rawValue }
  }

  let types: CallTypes
  let capacity: Int

  /// The number of calls, which the lock of the mock guards.
  @exclusivity(unchecked) private(set) var count = 0

  private let headers: UnsafeMutablePointer<Header>
  private let arguments: UnsafeMutableRawPointer
  private let results: UnsafeMutableRawPointer
  private let argumentsStride: Int
  fileprivate let resultStride: Int

  /// The errors by call index, or `nil` if there are none. They are rare, so they are stored
  /// separately from the results.
  @exclusivity(unchecked) fileprivate var errors: [Int: any Error]?

  /// The new positions of calls that were moved when other calls in the chunk were removed, or
  /// `nil` if there are none.
  @exclusivity(unchecked) fileprivate var successors: [Int: CallPosition]?

  init(_ types: CallTypes, capacity: Int) {
    self.types = types
    self.capacity = capacity
    argumentsStride = types.argumentsStride
    resultStride = types.resultStride
    let argumentsStart = Self.offset(
      after: capacity * MemoryLayout<Header>.stride, alignment: types.argumentsAlignment)
    let resultsStart = Self.offset(
      after: argumentsStart + capacity * argumentsStride, alignment: types.resultAlignment)
    let buffer = UnsafeMutableRawPointer.allocate(
      byteCount: resultsStart + capacity * resultStride,
      alignment: max(
        types.argumentsAlignment, types.resultAlignment, MemoryLayout<Header>.alignment))
    headers = buffer.assumingMemoryBound(to: Header.self)
    arguments = buffer + argumentsStart
    results = buffer + resultsStart
  }

  /// Returns the first offset after the end of a part that has the given alignment, a power of two.
  private static func offset(after end: Int, alignment: Int) -> Int {
    (end + alignment - 1) & -alignment
  }

  deinit {
    if resultStride != 0 {
      for index in 0..<count where headers[index].flags.contains(.returned) {
        types.destroyResult(result(at: index))
      }
    }
    if argumentsStride != 0 { types.destroyArguments(arguments, count: count) }
    UnsafeMutableRawPointer(headers).deallocate()
  }
}

// In debug builds, a method of this class retains nothing. A method of `CallPosition` would retain the
// chunk for each property that it reads.
extension CallChunk {
  /// Appends a pending call, whose arguments the caller initializes. There must be room for it.
  ///
  /// - Returns: The index of the call.
  @_transparent func append(order: UInt64, time: CallTime, callers: ReturnAddresses) -> Int {
    // Headers are trivial values, so an assignment initializes them.
    headers[count] = Header(order: order, time: time, callers: callers)
    count &+= 1
    return count &- 1
  }

  /// Initializes the arguments of a new call.
  @_transparent func initializeArguments<Arguments>(at index: Int, to arguments: Arguments) {
    if argumentsStride != 0 {
      self.arguments(at: index).assumingMemoryBound(to: Arguments.self).initialize(to: arguments)
    }
  }

  /// Records that a call returned a value.
  @_transparent func setReturned<Result>(_ result: Result, at index: Int) {
    if resultStride != 0 {
      self.result(at: index).initializeMemory(as: Result.self, to: result)
    }
    insert(.returned, at: index)
  }

  fileprivate func header(at index: Int) -> Header { headers[index] }

  /// Reads only this part of the header, because another thread can change the flags at the same time.
  fileprivate func callers(at index: Int) -> ReturnAddresses { headers[index].callers }

  /// Sets flags of a call.
  @_transparent func insert(_ flags: CallFlags, at index: Int) { headers[index].insert(flags) }

  /// Removes flags of a call.
  fileprivate func remove(_ flags: CallFlags, at index: Int) { headers[index].remove(flags) }

  /// A pointer to the arguments of a call, which no lock guards.
  @_transparent func arguments(at index: Int) -> UnsafeMutableRawPointer {
    arguments + index &* argumentsStride
  }

  fileprivate func result(at index: Int) -> UnsafeMutableRawPointer {
    results + index &* resultStride
  }
}

/// The position of a call in the log.
struct CallPosition {
  let chunk: CallChunk
  let index: Int

  /// A pointer to the arguments, which no lock guards. See ``CallChunk``.
  var arguments: UnsafeRawPointer { UnsafeRawPointer(chunk.arguments(at: index)) }

  /// The return addresses of the functions that made the call, which no lock guards either.
  var callers: ReturnAddresses { chunk.callers(at: index) }
}

extension CallPosition {
  /// Creates the position of a pending call that is not recorded.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - types: The types of the call.
  init<Arguments>(unrecorded arguments: Arguments, _ types: CallTypes) {
    let chunk = CallChunk(types, capacity: 1)
    self.init(chunk: chunk, index: chunk.append(order: 0, time: .now(), callers: .none))
    chunk.initializeArguments(at: index, to: arguments)
  }
}

// MARK: - Access to the calls of a mock

/// What the lock of a mock guards: a function that has access to a value of this kind holds the lock.
protocol GuardedState: ~Copyable {}

extension GuardedState where Self: ~Copyable {
  /// Returns the current position of a call. A pending call moves when other calls in its chunk are
  /// removed.
  func current(_ position: CallPosition) -> CallPosition {
    guard let successor = position.chunk.successors?[position.index] else { return position }
    return current(successor)
  }

  /// Returns the position of a call among all calls in the process.
  func order(of position: CallPosition) -> UInt64 {
    position.chunk.header(at: position.index).order
  }

  /// Returns the flags of a call.
  func flags(of position: CallPosition) -> CallFlags {
    position.chunk.header(at: position.index).flags
  }

  /// Sets flags of a call.
  func insert(_ flags: CallFlags, at position: CallPosition) {
    position.chunk.insert(flags, at: position.index)
  }

  /// Removes flags of a call.
  func remove(_ flags: CallFlags, at position: CallPosition) {
    position.chunk.remove(flags, at: position.index)
  }

  /// Records that a call returned a value.
  func setReturned<Result>(_ result: Result, at position: CallPosition) {
    position.chunk.setReturned(result, at: position.index)
  }

  /// Records that a call threw an error.
  func setThrew(_ error: any Error, at position: CallPosition) {
    position.chunk.errors = position.chunk.errors ?? [:]
    position.chunk.errors?[position.index] = error
    position.chunk.insert(.threw, at: position.index)
  }

  /// Returns the outcome of a call, with the type of the result erased.
  func erasedOutcome(of position: CallPosition) -> Outcome<Any> {
    let chunk = position.chunk
    if flags(of: position).contains(.returned) {
      return .returned(chunk.types.result(chunk.result(at: position.index)))
    }
    return chunk.errors?[position.index].map { .threw($0) } ?? .pending
  }

  /// Returns a call as a public value.
  func call<Arguments, Result>(
    at position: CallPosition, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> Call<Arguments, Result> {
    let header = position.chunk.header(at: position.index)
    return Call(
      arguments: position.arguments.assumingMemoryBound(to: Arguments.self).pointee,
      outcome: outcome(of: position), order: Int(header.order), callTime: header.time)
  }

  /// Appends a copy of a call, including its outcome, to another log.
  func copy<Arguments, Result>(
    _ position: CallPosition, to log: inout CallLog, _ arguments: Arguments.Type,
    _ result: Result.Type
  ) {
    let header = position.chunk.header(at: position.index)
    let chunk = log.chunk(forCallWith: position.chunk.types)
    let index = chunk.append(
      order: header.order, time: header.time, callers: position.callers)
    chunk.insert(header.flags.subtracting([.returned, .threw]), at: index)
    chunk.initializeArguments(
      at: index, to: position.arguments.assumingMemoryBound(to: Arguments.self).pointee)
    let copy = CallPosition(chunk: chunk, index: index)
    switch outcome(of: position) as Outcome<Result> {
    case .pending:
      position.chunk.successors = position.chunk.successors ?? [:]
      position.chunk.successors?[position.index] = copy
    case .returned(let result): setReturned(result, at: copy)
    case .threw(let error): setThrew(error, at: copy)
    }
  }

  private func outcome<Result>(of position: CallPosition) -> Outcome<Result> {
    let chunk = position.chunk
    if flags(of: position).contains(.returned) {
      return .returned(
        chunk.result(at: position.index).assumingMemoryBound(to: Result.self).pointee)
    }
    return chunk.errors?[position.index].map { .threw($0) } ?? .pending
  }
}

/// An immutable buffer of values that the untyped engine can access.
final class ValueBuffer {
  let count: Int
  fileprivate let values: UnsafeMutableRawPointer
  fileprivate let stride: Int
  private let destroy: (UnsafeMutableRawPointer, Int) -> Void

  /// Creates a buffer.
  ///
  /// - Parameters:
  ///   - first: The first value.
  ///   - others: The other values.
  init<Value>(_ first: Value, _ others: [Value] = []) {
    count = 1 + others.count
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: count)
    pointer.initialize(to: first)
    if count > 1 { (pointer + 1).initialize(from: others, count: count - 1) }
    values = UnsafeMutableRawPointer(pointer)
    stride = MemoryLayout<Value>.stride
    destroy = { raw, count in
      raw.assumingMemoryBound(to: Value.self).deinitialize(count: count)
    }
  }

  deinit {
    destroy(values, count)
    values.deallocate()
  }

  /// Returns the values.
  ///
  /// - Parameter type: Their type.
  func values<Value>(of type: Value.Type) -> [Value] {
    Array(
      UnsafeBufferPointer(start: values.assumingMemoryBound(to: Value.self), count: count))
  }
}

extension ValueBuffer {
  /// Returns the value at an index.
  @_transparent func value<Value>(at index: Int) -> Value {
    (values + index * stride).assumingMemoryBound(to: Value.self).pointee
  }
}
