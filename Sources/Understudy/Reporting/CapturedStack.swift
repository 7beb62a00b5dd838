internal import UnderstudyCore

#if canImport(Runtime)
  internal import Runtime

  /// The stack of a call that fails, from which the line of the code under test is looked up.
  ///
  /// Capturing it reads return addresses only. Names are looked up at once when a failure is described.
  /// A line takes a search through the program's debug information, so only one is looked up, once for
  /// each place.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  struct CapturedStack: CallStack {
    /// How many of the innermost frames can be those of this package, with the caller's after them.
    private static let depth = 32

    /// The whole stack.
    private let trace: Backtrace

    /// The innermost frames, each with the next one, because a look-up of lines takes a stack.
    private let frames: [Backtrace]

    /// Captures the stack of this thread, or returns `nil` if that is not possible.
    static func captureAvailable() -> (any CallStack)? {
      guard let trace = try? Backtrace.capture(limit: 64, top: 0) else { return nil }
      var frames: [Backtrace] = []
      for offset in 0..<depth {
        guard let frame = try? Backtrace.capture(limit: 2, offset: offset, top: 0) else { break }
        frames.append(frame)
      }
      return CapturedStack(trace: trace, frames: frames)
    }

    /// The program's libraries, listed once, before the first look-up.
    ///
    /// Listing them reads the beginning of every mapped file, and looking up names maps files for a while.
    /// Listed again at the same time, a file may be gone while it is read.
    private static let images = ImageMap.capture()

    // Used only by the thread of `SymbolicationThread`: the lines that were found, by address.
    private nonisolated(unsafe) static var found: [String: MockSourceLocation?] = [:]

    func callSite() -> MockSourceLocation? {
      SymbolicationThread.shared.run {
        guard
          let names = trace.symbolicated(with: Self.images, options: .useSymbolCache)?.frames,
          let position = Self.position(in: names), position < frames.count
        else { return nil }
        let address = names[position].captured.originalProgramCounter.description
        if let known = Self.found[address] { return known }
        let site = frames[position].symbolicated(with: Self.images)?.frames.lazy
          .compactMap(\.site).first
        Self.found[address] = .some(site)
        return site
      }
    }

    /// The position of the innermost mock's caller.
    ///
    /// The innermost frames are those of the reporter, which another one may have asked, and of this
    /// package. The frame of the requirement follows, which a macro
    /// or a tool has written, and then the caller's. Between them are the compiler's thunks. Further out
    /// this package may occur again, as it does around the body of a test.
    private static func position(in frames: [SymbolicatedBacktrace.Frame]) -> Int? {
      guard let first = frames.firstIndex(where: \.asksForStack),
        let end = frames[first...].firstIndex(where: { !$0.isOurs && !$0.isGlue })
      else { return nil }
      return frames[(end + 1)...].firstIndex { !$0.isGlue }
    }
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension SymbolicatedBacktrace.Frame {
    /// A Boolean value that indicates whether the engine asks for the stack here.
    fileprivate var asksForStack: Bool {
      symbol?.rawName.hasPrefix("$s14UnderstudyCore16FailureReportingO16captureCallStack") == true
    }

    /// A Boolean value that indicates whether the frame belongs to this package, or is the function
    /// `__mocked` that `@Mocked` writes into another one.
    fileprivate var isOurs: Bool {
      let name = symbol?.rawName ?? ""
      return ["$s14UnderstudyCore", "$s10Understudy"].contains { name.hasPrefix($0) }
        || name.contains("8__mockedL")
    }

    /// A Boolean value that indicates whether the frame is a thunk, or belongs to a library of Swift.
    fileprivate var isGlue: Bool {
      guard let symbol else { return true }
      return symbol.isSwiftThunk || symbol.imageName.hasPrefix("libswift")
    }

    /// The source location of the frame, or `nil` if it is not known.
    fileprivate var site: MockSourceLocation? {
      guard let location = symbol?.sourceLocation, location.line > 0 else { return nil }
      return MockSourceLocation(path: location.path, line: location.line, column: location.column)
    }
  }
#endif

/// Captures the stacks of failing calls.
enum CallStacks {
  /// Captures the stack of this thread, or returns `nil` if the platform has no way to do so.
  static func capture() -> (any CallStack)? {
    #if canImport(Runtime)
      #if canImport(Darwin)
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
      #endif
      return CapturedStack.captureAvailable()
    #else
      return nil
    #endif
  }
}
