/// A fixed number of recorded calls of one member, the unit in which a ``CallLog`` grows.
///
/// Headers, arguments and results lie in separate buffers, so that nothing is lost to alignment.
/// Everything is guarded by the lock of the mock, with one exception: arguments never change once
/// written, so a reader that learnt `count` under the lock may read the arguments below that
/// count without it. That lets matchers run outside the lock without a copy of the log.
final class CallChunk {
  let types: CallTypes
  let capacity: Int

  /// Whether there is anything to keep of the arguments: not where their type has one value only.
  let hasArguments: Bool

  /// Whether there is anything to keep of the results.
  let hasResults: Bool

  @exclusivity(unchecked) private(set) var count = 0
  private let headers: UnsafeMutablePointer<CallHeader>
  private let arguments: UnsafeMutableRawPointer
  private let results: UnsafeMutableRawPointer
  private let argumentsStride: Int
  private let resultStride: Int
  /// Errors are rare: they are kept beside the results, not in their slots.
  private var errors: [Int: any Error] = [:]

  /// Where pending calls have gone, since others of the chunk were forgotten.
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

  /// Adds a pending call. The caller has checked that there is room, and has initialised the
  /// arguments of the next call.
  func append(_ header: CallHeader) {
    (headers + count).initialize(to: header)
    count += 1
  }

  /// Where the arguments of the call at `index` lie; may be read without the lock, see above.
  func argumentsPointer(at index: Int) -> UnsafeMutableRawPointer {
    arguments + index * argumentsStride
  }

  /// Where the result of the call at `index` lies, once it has returned.
  func resultPointer(at index: Int) -> UnsafeMutableRawPointer { results + index * resultStride }

  /// Notes that the call at `index` returned what the caller has put in the place of its result.
  func noteReturned(at index: Int) { headers[index].insert(.returned) }

  /// Notes that the call at `index` threw `error`.
  func noteThrew(_ error: any Error, at index: Int) {
    errors[index] = error
    headers[index].insert(.threw)
  }

  /// Adds to what happened to the call at `index`.
  func insert(_ flags: CallHeader.Flags, at index: Int) { headers[index].insert(flags) }

  /// The fixed part of the call at `index`.
  func header(at index: Int) -> CallHeader { headers[index] }

  /// What the call at `index` threw, if it did.
  func error(at index: Int) -> (any Error)? { errors[index] }
}
