/// A recorded call, as it is at one time.
///
/// Not generic: finding a generic type at run time takes longer than the rest of a call.
struct CallRecord {
  /// The arguments. Changed only by ``ArgumentRelease``.
  var storedArguments: Any

  /// The position of the call among all calls in the process, or 0 if the call is not recorded.
  let order: UInt64

  let time = CallTime.now()

  /// The return addresses of the functions that made the call.
  let callers: ReturnAddresses

  var outcome: Outcome<Any>
  var marks: CallMarks = []

  @inline(__always) init(
    _ arguments: consuming Any, _ outcome: consuming Outcome<Any> = .pending, order: UInt64 = 0,
    callers: ReturnAddresses = .none
  ) {
    (storedArguments, self.outcome) = (arguments, outcome)
    (self.order, self.callers) = (order, callers)
  }

  /// The arguments: a tuple, or the value itself for one parameter.
  var arguments: Any { lacksArguments ? ReleasedArguments() : storedArguments }

  /// A Boolean value that indicates whether an object among the arguments was released, so that they must
  /// not be read.
  var lacksArguments: Bool { marks.contains(.released) }

  /// A Boolean value that indicates whether a `verify` or an expectation matched the call.
  var isAccountedFor: Bool { !marks.isDisjoint(with: [.verified, .expected]) }

  /// A Boolean value that indicates whether the call has entered and not returned, and does not wait in an
  /// answer.
  var isRunning: Bool {
    guard case .pending = outcome else { return false }
    return !marks.contains(.waits)
  }

  /// Calls a closure with a pointer to the arguments.
  func withArguments<Output>(_ body: (UnsafeRawPointer) -> Output) -> Output {
    func open<Arguments>(_ arguments: Arguments) -> Output {
      withUnsafePointer(to: arguments) { body(UnsafeRawPointer($0)) }
    }
    return _openExistential(storedArguments, do: open)
  }

  /// The type of the arguments.
  var argumentsType: Any.Type {
    func open<Arguments>(_ arguments: Arguments) -> Any.Type { Arguments.self }
    return _openExistential(storedArguments, do: open)
  }

  /// Returns the call as a public value.
  func typed<Arguments, Result>(
    _ arguments: Arguments.Type, _ result: Result.Type
  ) -> Call<Arguments, Result> {
    let outcome: Outcome<Result> =
      switch outcome {
      case .pending: .pending
      case .returned(let value): .returned(ErasedValue.typed(value))
      case .threw(let error): .threw(error)
      }
    return Call(
      arguments: lacksArguments ? nil : ErasedValue.typed(storedArguments, as: Arguments.self),
      outcome: outcome, order: Int(order),
      callTime: time)
  }
}

/// What the framework knows about a call besides its outcome.
struct CallMarks: OptionSet {
  let rawValue: UInt8

  /// A `verify` matched the call.
  static let verified = CallMarks(rawValue: 1)

  /// An expectation counted the call.
  static let expected = CallMarks(rawValue: 2)

  /// The call waits in an answer until the test, a clock or the end of the scope releases it.
  static let waits = CallMarks(rawValue: 4)

  /// An object among the arguments was released.
  static let released = CallMarks(rawValue: 8)
}

/// The recorded calls to one requirement, oldest first.
struct CallLog {
  private(set) var records: [CallRecord] = []

  @inline(__always) mutating func append(_ record: consuming CallRecord) { records.append(record) }

  /// Accesses the call with an order number, which is `nil` if it was removed.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of calls.
  subscript(order: UInt64) -> CallRecord? {
    let index = count(before: order)
    return index < records.count && records[index].order == order ? records[index] : nil
  }

  /// Changes the call with an order number. Does nothing if it was removed.
  mutating func update(_ order: UInt64, _ change: (inout CallRecord) -> Void) {
    let index = count(before: order)
    if index < records.count, records[index].order == order { change(&records[index]) }
  }

  /// Returns the number of calls with smaller order numbers.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of calls. O(1) for the newest call.
  func count(before order: UInt64) -> Int {
    if let last = records.last, last.order <= order {
      return last.order < order ? records.count : records.count - 1
    }
    return records.partitioningIndex { $0.order >= order }
  }

  /// Removes calls.
  ///
  /// - Parameter orders: Their order numbers.
  mutating func remove(_ orders: Set<UInt64>) { records.removeAll { orders.contains($0.order) } }
}

extension Array {
  /// Returns the index of the first element for which a condition holds that holds for all later ones, or the
  /// end.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  func partitioningIndex(where isMet: (Element) -> Bool) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isMet(self[middle]) ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
    }
    return range.lowerBound
  }
}

/// Values of types that the engine does not know.
enum ErasedValue {
  /// Returns a value that was erased as one of this very type.
  ///
  /// A cast would take longer, and unwrap optional and erased values.
  @inline(__always)
  static func typed<Value>(_ erased: Any, as type: Value.Type = Value.self) -> Value {
    func open<Dynamic>(_ value: Dynamic) -> Value { unsafeBitCast(value, to: Value.self) }
    return _openExistential(erased, do: open)
  }
}
