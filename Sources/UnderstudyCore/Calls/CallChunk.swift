/// A fixed number of recorded calls of one member, the unit in which a ``CallLog`` grows.
///
/// Headers, arguments and results lie in separate buffers, so that nothing is lost to alignment.
/// Everything is guarded by the lock of the mock, with one exception: arguments never change once
/// written, so a reader that learnt `count` under the lock may read the arguments below that
/// count without it. That lets matchers run outside the lock without a copy of the log.
final class CallChunk<Arguments, Result> {
  let capacity: Int
  private(set) var count = 0
  private let headers: UnsafeMutablePointer<CallHeader>
  private let arguments: UnsafeMutablePointer<Arguments>
  private let results: UnsafeMutablePointer<Result>
  /// Errors are rare: they are kept beside the results, not in their slots.
  private var errors: [Int: any Error] = [:]

  init(capacity: Int) {
    self.capacity = capacity
    headers = .allocate(capacity: capacity)
    arguments = .allocate(capacity: capacity)
    results = .allocate(capacity: capacity)
  }

  deinit {
    for index in 0..<count where headers[index].flags.contains(.returned) {
      (results + index).deinitialize(count: 1)
    }
    arguments.deinitialize(count: count)
    headers.deallocate()
    arguments.deallocate()
    results.deallocate()
  }

  /// Adds a pending call. The caller has checked that there is room.
  func append(_ header: CallHeader, _ arguments: Arguments) {
    (headers + count).initialize(to: header)
    (self.arguments + count).initialize(to: arguments)
    count += 1
  }

  /// Adds a call of another chunk with what is known of it. The caller has checked for room.
  func append(copyOf other: CallChunk, _ index: Int) {
    let position = count
    append(other.header(at: index), other.arguments(at: index))
    switch other.outcome(at: index) {
    case .pending: break
    case .returned(let result): setReturned(result, at: position)
    case .threw(let error): setThrew(error, at: position)
    }
  }

  /// Notes that the call at `index` returned `result`.
  func setReturned(_ result: Result, at index: Int) {
    (results + index).initialize(to: result)
    headers[index].insert(.returned)
  }

  /// Notes that the call at `index` threw `error`.
  func setThrew(_ error: any Error, at index: Int) {
    errors[index] = error
    headers[index].insert(.threw)
  }

  /// Adds to what happened to the call at `index`.
  func insert(_ flags: CallHeader.Flags, at index: Int) { headers[index].insert(flags) }

  /// The fixed part of the call at `index`.
  func header(at index: Int) -> CallHeader { headers[index] }

  /// The arguments of the call at `index`; may be read without the lock, see above.
  func arguments(at index: Int) -> Arguments { arguments[index] }

  /// How the call at `index` ended.
  func outcome(at index: Int) -> Outcome<Result> {
    let flags = headers[index].flags
    if flags.contains(.returned) { return .returned(results[index]) }
    if let error = errors[index] { return .threw(error) }
    return .pending
  }
}
