internal import Foundation
import UnderstudyValues

/// A function on the stack, by its name.
package struct StackFrame {
  /// The name that the linker uses, or an empty text if it is unknown.
  package let name: String

  /// The path of the program or the library.
  package let file: String

  /// A Boolean value that indicates whether the frame is a thunk or belongs to a Swift library.
  private let isGlue: Bool

  /// Describes a frame.
  ///
  /// - Parameters:
  ///   - name: The name that the linker uses, or `nil` if it is unknown.
  ///   - file: The path of the program or the library.
  ///   - isThunk: Whether the function is a thunk. Defaults to what the name tells.
  package init(name: String?, file: String, isThunk: Bool? = nil) {
    self.name = name ?? ""
    self.file = file
    let isThunk = isThunk ?? Self.thunkSuffixes.contains { name?.hasSuffix($0) == true }
    isGlue =
      name == nil || isThunk || file.split(separator: "/").last?.hasPrefix("libswift") == true
  }

  /// The ends of the names of thunks: partial applications, reabstractions, and thunks of Objective-C and of
  /// protocol witnesses.
  private static let thunkSuffixes = ["TA", "Ta", "To", "TO", "TR", "Tr", "TW"]

  /// Returns the positions of the frames that can be the one that called the innermost mock, the
  /// best one first. If a frame's line is unknown, the next frame is used.
  ///
  /// The innermost frames belong to the reporter, possibly wrapped in another one, and to this
  /// package. They are followed by the frames of the generated requirement, then by the frame of
  /// the caller. Compiler thunks can lie between them. Frames of this package can also occur
  /// further out, around the body of a test.
  ///
  /// - Parameters:
  ///   - frames: The frames, innermost first.
  ///   - first: The position of a frame of this package.
  static func callers(in frames: [StackFrame], after first: Int) -> [Int] {
    guard let end = frames[first...].firstIndex(where: { !$0.isOurs && !$0.isGlue })
    else { return [] }
    // The function of a mock closure belongs to this package, and its caller calls it directly.
    let isDirect = frames[first..<end].last { !$0.isGlue }?.isMockClosure == true
    let requirement = frames[end]
    let others = frames[end...].indices.filter { position in
      let frame = frames[position]
      return !frame.isGlue && (isDirect || position > end)
        && !frame.contains(requirement) && !frame.passes(to: requirement)
    }
    let caller = others.prefix { frames[$0].canBeGeneric }
    return Array(others.prefix(caller.count + 1))
  }

  /// The mangled name of the function, without the suffix of a part of an `async` function.
  private var function: Substring {
    guard name.hasSuffix("_") else { return name[...] }
    let start = name.dropLast().reversed().drop(while: \.isNumber)
    let part = name.dropLast(name.count - start.count)
    return part.hasSuffix("TQ") || part.hasSuffix("TY") ? part.dropLast(2) : name[...]
  }

  /// Returns a Boolean value that indicates whether a frame is that of a closure in the function of
  /// this frame.
  ///
  /// The mangled name of a closure begins with that of its function.
  private func contains(_ closure: Self) -> Bool {
    let name = function
    return !name.isEmpty && closure.function.count > name.count
      && closure.function.hasPrefix(name)
  }

  /// Returns a Boolean value that indicates whether this frame is that of a closure in the `instance`
  /// of the mock of a struct of closures, which passes its calls to a requirement of the same mock.
  private func passes(to requirement: Self) -> Bool {
    let name = function
    let parts = name.components(separatedBy: "8instance")
    guard parts.count > 1, parts[0].hasSuffix("C"), name.hasSuffix("_") else { return false }
    return requirement.function.hasPrefix(parts[0])
  }

  /// A Boolean value that indicates whether the function is a member of a type of the standard library.
  /// If it is generic, such as `map`, it is a copy in the image of the program, without lines.
  private var canBeGeneric: Bool { ["$ss", "$sS"].contains { name.hasPrefix($0) } }

  /// A Boolean value that indicates whether the frame is that of the function of a mock closure.
  private var isMockClosure: Bool { name.hasPrefix("$s14UnderstudyCore11MockClosureC") }

  /// A Boolean value that indicates whether the engine requests the stack in this frame.
  var asksForStack: Bool {
    name.hasPrefix("$s14UnderstudyCore16FailureReportingO16captureCallStack")
  }

  /// The beginnings of the names of the functions in this package's modules.
  private static let modules = [
    "UnderstudyCore", "Understudy", "UnderstudyContracts", "UnderstudyHandwritten",
    "UnderstudyTime",
    "UnderstudyPublishers",
  ].map { "$s\($0.count)\($0)" }

  /// Whether the frame belongs to this package, or is the function
  /// `__mocked` in the expansion of `@Mocked`.
  private var isOurs: Bool {
    Self.modules.contains { name.hasPrefix($0) } || name.includes("8__mockedL")
  }
}

#if canImport(Runtime) && !UNDERSTUDY_WITHOUT_RUNTIME
  internal import Runtime
  internal import UnderstudyCore

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension StackFrame {
    /// Describes a frame whose name the system has looked up.
    init(_ frame: SymbolicatedBacktrace.Frame) {
      self.init(
        name: frame.symbol?.rawName, file: frame.symbol?.imageName ?? "",
        isThunk: frame.symbol?.isSwiftThunk)
    }
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension SymbolicatedBacktrace.Frame {
    /// The source location of the frame, or `nil` if it is unknown.
    var site: MockSourceLocation? {
      guard let location = symbol?.sourceLocation, location.line > 0,
        // The expansion of a macro, such as `#expect`, has no file to open.
        !location.path.contains("@__swiftmacro_")
      else { return nil }
      return MockSourceLocation(path: location.path, line: location.line, column: location.column)
    }
  }
#endif
