/// A fixed number of recorded calls to one member. A ``CallLog`` grows by one chunk at a time.
///
/// Headers, arguments and results are in separate buffers, to avoid padding for alignment. The lock
/// of the mock guards everything, with one exception: arguments are never modified after they have
/// been written. A reader that reads `count` under the lock can therefore read the arguments below
/// that count without it. This lets matchers run outside the lock without a copy of the log.
final class CallChunk {
  let types: CallTypes
  let capacity: Int

  /// A Boolean value that indicates whether arguments are stored. `false` if their type has only
  /// one value.
  let hasArguments: Bool

  /// A Boolean value that indicates whether results are stored. `false` if their type has only one
  /// value.
  let hasResults: Bool

  @exclusivity(unchecked) private(set) var count = 0
  private let headers: UnsafeMutablePointer<CallHeader>
  private let arguments: UnsafeMutableRawPointer
  private let results: UnsafeMutableRawPointer
  private let argumentsStride: Int
  private let resultStride: Int
  /// The errors by call index. They are rare, so they are stored separately from the results.
  private var errors: [Int: any Error] = [:]

  /// The new positions of pending calls that were moved when other calls in the chunk were removed.
  var successors: [Int: CallPosition] = [:]

  init(_ types: CallTypes, capacity: Int) {
    self.types = types
    self.capacity = capacity
    argumentsStride = types.argumentsStride
    resultStride = types.resultStride
    hasArguments = argumentsStride != 0
    hasResults = resultStride != 0
    headers = .allocate(capacity: capacity)
    arguments = .allocate(
      byteCount: capacity * argumentsStride, alignment: types.argumentsAlignment)
    results = .allocate(byteCount: capacity * resultStride, alignment: types.resultAlignment)
  }

  deinit {
    for index in 0..<count where headers[index].flags.contains(.returned) {
      types.destroyResult(resultPointer(at: index))
    }
    types.destroyArguments(arguments, count: count)
    headers.deallocate()
    arguments.deallocate()
    results.deallocate()
  }

  /// Appends a pending call. The caller has checked that the chunk has room, and has initialized
  /// the arguments of the call.
  func append(_ header: CallHeader) {
    (headers + count).initialize(to: header)
    count += 1
  }

  /// Returns a pointer to the arguments of a call. They can be read without the lock. See
  /// ``CallChunk``.
  func argumentsPointer(at index: Int) -> UnsafeMutableRawPointer {
    arguments + index * argumentsStride
  }

  /// Returns a pointer to the result of a call. The result is initialized once the call has
  /// returned.
  func resultPointer(at index: Int) -> UnsafeMutableRawPointer { results + index * resultStride }

  /// Records that a call returned. The caller has initialized the result.
  func noteReturned(at index: Int) { headers[index].insert(.returned) }

  /// Records that a call threw an error.
  func noteThrew(_ error: any Error, at index: Int) {
    errors[index] = error
    headers[index].insert(.threw)
  }

  /// Sets flags of a call.
  func insert(_ flags: CallHeader.Flags, at index: Int) { headers[index].insert(flags) }

  /// Returns the header of a call.
  func header(at index: Int) -> CallHeader { headers[index] }

  /// Returns the error that a call threw, or `nil`.
  func error(at index: Int) -> (any Error)? { errors[index] }
}
