/// A function type whose parameters and result are known only at run time.
///
/// Relies on the metadata of function types: its kind, its flags, and the types of its result and
/// parameters. The layout is part of Swift's stable ABI (`FunctionTypeMetadata` in the Swift ABI
/// documentation).
struct FunctionType {
  /// The metadata kind of function types.
  private static let kind = 0x302

  /// The bits of the metadata's flags, which fill a word without a sign on 32-bit platforms.
  private enum Flags {
    static let parameterCount: UInt = 0xFFFF
    static let convention: UInt = 0xFF_0000
    static let hasParameterFlags: UInt = 0x200_0000
    static let isDifferentiable: UInt = 0x800_0000
    static let isAsync: UInt = 0x2000_0000
    /// Typed errors, and other features that change the calling convention.
    static let hasExtendedFlags: UInt = 0x8000_0000
  }

  /// The number of parameters.
  let parameterCount: Int

  /// The type of the result.
  let result: Any.Type

  /// A Boolean value that indicates whether the functions are `async`.
  let isAsync: Bool

  /// Returns a Boolean value that indicates whether a type is the type of functions.
  static func isFunction(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == kind
  }

  /// Creates the description of a function type.
  ///
  /// Returns `nil` if the type is not a function, or if its functions are not ordinary Swift ones:
  /// C functions, functions with `inout`, `consuming` or variadic parameters, and functions with
  /// typed errors.
  init?(_ type: Any.Type) {
    guard Self.isFunction(type) else { return nil }
    let word = MemoryLayout<Int>.size
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let flags = metadata.load(fromByteOffset: word, as: UInt.self)
    let unusual =
      Flags.convention | Flags.hasParameterFlags | Flags.isDifferentiable | Flags.hasExtendedFlags
    guard flags & unusual == 0 else { return nil }
    parameterCount = Int(flags & Flags.parameterCount)
    isAsync = flags & Flags.isAsync != 0
    result = metadata.load(fromByteOffset: 2 * word, as: Any.Type.self)
  }
}

// MARK: - Functions that return a value

extension FunctionType {
  /// The type of a parameter that a function ignores. Swift passes the address of a parameter of
  /// any type in the same way, if the caller knows the type only at run time.
  private typealias Ignored = Void

  /// Returns a function that ignores its arguments and returns a value.
  ///
  /// The function does not throw, so it can be used as one that throws any error. It can be used as
  /// a `@Sendable` one, or as one that is isolated to an actor, too, because these have the same
  /// representation.
  ///
  /// - Parameter value: The value. It must be an instance of the ``result``.
  /// - Returns: The function as an instance of the described type, or `nil` if it has too many
  ///   parameters.
  func returning<Function>(_ value: Any, as function: Function.Type) -> Function? {
    func open<Result>(_ type: Result.Type) -> Function? {
      guard let value = value as? Result else { return nil }
      return isAsync ? Self.async(value, parameterCount) : Self.sync(value, parameterCount)
    }
    return _openExistential(result, do: open)
  }

  private static func sync<Result, Function>(_ value: Result, _ count: Int) -> Function? {
    func make<A, B, C, D>(_: A.Type, _: B.Type, _: C.Type, _: D.Type) -> Function? {
      switch count {
      case 0: cast { () -> Result in value }
      case 1: cast { (_: A) -> Result in value }
      case 2: cast { (_: A, _: B) -> Result in value }
      case 3: cast { (_: A, _: B, _: C) -> Result in value }
      case 4: cast { (_: A, _: B, _: C, _: D) -> Result in value }
      default: nil
      }
    }
    return make(Ignored.self, Ignored.self, Ignored.self, Ignored.self)
  }

  private static func async<Result, Function>(_ value: Result, _ count: Int) -> Function? {
    func make<A, B, C, D>(_: A.Type, _: B.Type, _: C.Type, _: D.Type) -> Function? {
      switch count {
      case 0: cast { () async -> Result in value }
      case 1: cast { (_: A) async -> Result in value }
      case 2: cast { (_: A, _: B) async -> Result in value }
      case 3: cast { (_: A, _: B, _: C) async -> Result in value }
      case 4: cast { (_: A, _: B, _: C, _: D) async -> Result in value }
      default: nil
      }
    }
    return make(Ignored.self, Ignored.self, Ignored.self, Ignored.self)
  }

  /// Returns a function as one of another type with the same calling convention. In a generic
  /// function, both are represented in the most general way.
  private static func cast<Source, Target>(_ function: Source) -> Target {
    unsafeBitCast(function, to: Target.self)
  }
}
