/// Requirements of many kinds, whose patterns tests mix.
public protocol Recorder {
  init(name: String, size: Int, kind: Kind)
  static func make(_ name: String, _ size: Int, _ kind: Kind) -> Int
  func log(level: Level, message: String, metadata: [String: String]?, file: String, line: Int)
  func load<T>(_ a: Int, _ b: String, _ c: Kind) -> T
  func keep<T: Equatable>(_ a: T, _ b: String, _ c: T) async throws -> T
  func run(_ a: Int, _ b: String, _ body: @escaping () -> Void)
  func sum(_ a: Int..., name: String, kind: Kind) -> Int
  func callAsFunction(_ a: Int, _ b: String, _ c: Kind) -> Int
  func six(_ a: Int?, _ b: Int?, _ c: Int?, _ d: Int?, _ e: Int?, _ f: Int?) -> Int
  subscript(a: Int, b: String, c: Kind) -> Int { get set }

  /// A level.
  typealias Level = RecorderLevel

  /// A kind.
  typealias Kind = RecorderKind
}

/// The level of a message, with a name that a matcher could have.
public enum RecorderLevel: Sendable { case error, info, empty }

/// A kind, with names that matchers have.
public enum RecorderKind: Equatable, Sendable { case plain, some, first, adult(Int) }

/// A class whose method has default arguments.
open class Journal {
  /// Creates a journal.
  public init() {}
  /// Notes a text.
  open func note(
    _ text: String, level: RecorderLevel = .info, count: Int = 1, kind: RecorderKind = .plain
  ) {}
}
