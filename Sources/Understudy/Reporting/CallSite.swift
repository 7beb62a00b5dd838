internal import UnderstudyCore

#if canImport(Runtime)
  internal import Runtime
#endif

/// Finds the line of the code under test that has called a mock.
///
/// Looked for only when a call fails. Names of functions are found at once; a line takes a search
/// through the program's debug information, so only one is looked up, once for each place.
enum CallSite {
  /// The line that made the call which is failing right now; nil where the program holds no debug
  /// information, or the platform has no way to read it.
  static func find() -> MockSourceLocation? {
    #if canImport(Runtime)
      #if canImport(Darwin)
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
      #endif
      return findInBacktrace()
    #else
      return nil
    #endif
  }

  #if canImport(Runtime)
    /// The program's libraries, listed once, before the first look-up.
    ///
    /// To list them means to read what every mapped file begins with, and looking up names maps files for
    /// a while: listed again at the same time, one of them may be gone while it is read.
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    private static let images = ImageMap.capture()

    // Touched by the look-up's thread alone: the lines that have been found, by the calls' addresses.
    private nonisolated(unsafe) static var found: [String: MockSourceLocation?] = [:]

    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    private static func findInBacktrace() -> MockSourceLocation? {
      guard let trace = try? Backtrace.capture(limit: 64, top: 0, images: images),
        let caller = SymbolicationThread.shared.run({ caller(in: trace) })
      else { return nil }
      // From the same place, so that the frames are the same; the last stands for those left out.
      let frame = try? Backtrace.capture(limit: 2, offset: caller.position, top: 0, images: images)
      return SymbolicationThread.shared.run {
        if let known = found[caller.address] { return known }
        let site = frame?.symbolicated()?.frames.lazy.compactMap(\.site).first
        found[caller.address] = .some(site)
        return site
      }
    }

    /// Where the innermost mock's caller is: in the trace, and in the program.
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    private static func caller(in trace: Backtrace) -> (position: Int, address: String)? {
      guard let frames = trace.symbolicated(options: .useSymbolCache)?.frames,
        let position = position(in: frames)
      else { return nil }
      return (position, frames[position].captured.originalProgramCounter.description)
    }

    /// The position of the innermost mock's caller.
    ///
    /// On the way out come the question for the line, which reporters may have passed on, the frames
    /// of this package, that of the requirement, which a macro or a tool has written, and the
    /// caller's. Between them lie the compiler's thunks. Further out this
    /// package may come again, as it does around the body of a test.
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    private static func position(in frames: [SymbolicatedBacktrace.Frame]) -> Int? {
      guard let first = frames.firstIndex(where: \.asksForCallSite),
        let end = frames[first...].firstIndex(where: { !$0.isOurs && !$0.isGlue })
      else { return nil }
      return frames[(end + 1)...].firstIndex { !$0.isGlue }
    }
  #endif
}

#if canImport(Runtime)
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension SymbolicatedBacktrace.Frame {
    /// Whether it is where the engine asks for the line.
    fileprivate var asksForCallSite: Bool {
      symbol?.rawName.hasPrefix("$s14UnderstudyCore16FailureReportingO8callSite") == true
    }

    /// Whether it belongs to this package, or is the function `__mocked` that `@Mocked` writes into
    /// another one.
    fileprivate var isOurs: Bool {
      let name = symbol?.rawName ?? ""
      return ["$s14UnderstudyCore", "$s10Understudy"].contains { name.hasPrefix($0) }
        || name.contains("8__mockedL")
    }

    /// Whether it is neither the user's nor this package's: a thunk, or a library's of Swift.
    fileprivate var isGlue: Bool {
      guard let symbol else { return true }
      return symbol.isSwiftThunk || symbol.imageName.hasPrefix("libswift")
    }

    /// Where it is in the sources; nil where that is not known.
    fileprivate var site: MockSourceLocation? {
      guard let location = symbol?.sourceLocation, location.line > 0 else { return nil }
      return MockSourceLocation(path: location.path, line: location.line, column: location.column)
    }
  }
#endif
