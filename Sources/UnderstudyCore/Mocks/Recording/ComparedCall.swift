import UnderstudyValues

/// A call on the counterpart of an observer, whose answer is only compared with that of the test.
///
/// It has no effect on the caller: its `inout` arguments are copies, and functions that return default
/// values stand for its closures.
package struct ComparedCall {
  @TaskLocal private static var isRunning = false

  /// The maximum number of elements that are searched for closures.
  private static let elements = 1_000

  private let boxes: [any ErasedInout]

  /// Creates a call, or returns `nil` if nothing can stand for one of its closures.
  ///
  /// - Parameter arguments: The arguments of the call.
  init?(_ arguments: [Any]) {
    guard arguments.allSatisfy(Self.isSafe) else { return nil }
    boxes = arguments.compactMap { $0 as? any ErasedInout }
  }

  /// Makes the call.
  func run<Result>(_ body: () throws -> Result) throws -> Result {
    let values = exchange()
    defer { restore(values) }
    return try Self.$isRunning.binding(true, body)
  }

  /// Makes an asynchronous call.
  func run<Result>(
    isolation: isolated (any Actor)?, _ body: () async throws -> Result
  ) async throws -> Result {
    let values = exchange()
    defer { restore(values) }
    return try await Self.bind(true, isolation: isolation, body)
  }

  private static func bind<Result>(
    _ value: Bool, isolation: isolated (any Actor)?, _ body: () async throws -> Result
  ) async throws -> Result {
    let result: Swift.Result<Result, any Error> = await $isRunning.withValue(value) {
      do { return .success(try await body()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private func exchange() -> [Any] {
    boxes.map { box in
      defer { box.erasedValue = box.erasedInitialValue }
      return box.erasedValue
    }
  }

  private func restore(_ values: [Any]) {
    for (box, value) in zip(boxes, values) { box.erasedValue = value }
  }

  /// Returns a closure as a compared call passes it on: the closure itself, unless such a call runs here.
  static func passed<Closure>(_ closure: Closure) -> Closure {
    isRunning ? DefaultValues.value(for: Closure.self, in: MockScope.current) ?? closure : closure
  }

  /// Makes a call that the real object of a compared call may make on another mock.
  static func leave<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard isRunning else { return try body() }
    return try $isRunning.binding(false, body)
  }

  /// Makes an asynchronous call that the real object of a compared call may make on another mock.
  static func leave<Result>(
    isolation: isolated (any Actor)?, _ body: () async throws -> Result
  ) async throws -> Result {
    guard isRunning else { return try await body() }
    return try await bind(false, isolation: isolation, body)
  }

  /// Returns a Boolean value that indicates whether an argument is a closure or a container of closures.
  package static func hasClosure(_ argument: Any) -> Bool {
    if let box = argument as? any ErasedInout { return hasClosure(box.erasedInitialValue) }
    if FunctionType.isFunction(type(of: argument)) { return true }
    let isContainer = argument is any StandardContainer
    guard isContainer || !(argument is any CustomReflectable) else { return false }
    let mirror = Mirror(reflecting: argument)
    guard isContainer || mirror.displayStyle == .tuple else { return false }
    return mirror.children.prefix(elements).contains { hasClosure($0.value) }
  }

  /// Returns a Boolean value that indicates whether an argument has no closure, or is one that a function
  /// can stand for.
  private static func isSafe(_ argument: Any) -> Bool {
    func hasDefault<Closure>(_ closure: Closure) -> Bool {
      DefaultValues.value(for: Closure.self, in: MockScope.current) != nil
    }
    guard hasClosure(argument) else { return true }
    guard !(argument is any ErasedInout), let value = ValueDescription.unwrap(argument) else {
      return false
    }
    guard FunctionType.isFunction(type(of: value)) else { return false }
    // `nil` stands for an optional closure.
    return type(of: value) != type(of: argument) || _openExistential(argument, do: hasDefault)
  }
}

/// Returns a closure argument for the real object.
///
/// - Parameter closure: The closure argument.
/// - Returns: The closure, or one that does nothing if the real object's answer is only compared.
/// - Warning: For generated code only.
public func __passed<Closure>(_ closure: Closure) -> Closure { ComparedCall.passed(closure) }
