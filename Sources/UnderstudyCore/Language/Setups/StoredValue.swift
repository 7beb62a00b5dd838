/// The value of a stubbed property or subscript, which the test can change.
///
/// ```swift
/// let token = stub(keychain.token).stores(nil)
/// token.value = "new"
/// token.fails(with: Locked())
/// ```
///
/// Thread-safe.
public final class StoredValue<Arguments, Value, Failure: Error>: @unchecked Sendable {
  // The storage has its own lock.

  private let storage: PropertyStorage<Arguments, Value>

  /// Creates a value that the property shares.
  init(_ storage: PropertyStorage<Arguments, Value>) { self.storage = storage }

  /// Makes reads throw an error, until a value is set again. Does not compile if the property cannot
  /// throw it.
  ///
  /// - Parameter error: The error to throw.
  public func fails(with error: Failure) { storage.fail(error) }
}

extension StoredValue where Arguments == Void {
  /// The current value of the property. Setting it is not recorded as a call.
  public var value: Value {
    get { storage.value(for: ()) }
    set { storage.set(newValue, for: (), isByTest: true) }
  }
}

extension StoredValue {
  /// Accesses the current value for the arguments of a subscript. Setting it is not recorded as a
  /// call.
  ///
  /// ```swift
  /// let sizes = stub(cache[.any]).stores(0)
  /// sizes["images"] = 7
  /// ```
  ///
  /// - Parameter arguments: The arguments of the subscript.
  public subscript(_ arguments: Arguments) -> Value {
    get { storage.value(for: arguments) }
    set { storage.set(newValue, for: arguments, isByTest: true) }
  }
}

/// The values that a stubbed property or subscript remembers.
final class PropertyStorage<Arguments, Value> {
  private let initial: Value
  private let onWrite: () -> Void
  private let state = Guarded(State())

  /// The state that the lock guards.
  private struct State {
    var written: [(arguments: Arguments, value: Value)] = []

    /// The error of reads, until the next write.
    var error: (any Error)?
  }

  /// Creates a storage without written values.
  ///
  /// - Parameters:
  ///   - initial: The value until the first write.
  ///   - onWrite: Runs after each write by a call.
  init(_ initial: Value, onWrite: @escaping () -> Void) {
    self.initial = initial
    self.onWrite = onWrite
  }

  /// Returns the newest value that was set for these arguments. Compares outside the lock.
  func value(for arguments: Arguments) -> Value {
    let entries = state.withLock { $0.written }
    return entries.last { DynamicEquality.areEqual($0.arguments, arguments) ?? true }?.value
      ?? initial
  }

  /// Returns the value that a call reads, or throws the error of the test.
  func read(for arguments: Arguments) throws -> Value {
    if let error = state.withLock({ $0.error }) { throw error }
    return value(for: arguments)
  }

  /// Remembers a value for arguments.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - arguments: The arguments of a subscript.
  ///   - isByTest: Whether the test sets the value, and not a call.
  func set(_ value: Value, for arguments: Arguments, isByTest: Bool = false) {
    let old = state.withLock { state in
      defer { state.error = nil }
      state.written.append((arguments, value))
      return state.error
    }
    withExtendedLifetime(old) {}
    if !isByTest { onWrite() }
  }

  /// Makes reads throw an error.
  func fail(_ error: any Error) {
    // Released after the lock, because releasing an error may run user code.
    let old = state.withLock { state in
      defer { state.error = error }
      return state.error
    }
    withExtendedLifetime(old) {}
  }
}
