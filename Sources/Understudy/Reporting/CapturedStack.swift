internal import UnderstudyCore

#if canImport(Runtime)
  internal import Runtime

  /// The stack of a failing call. The line of the code under test is looked up in it.
  ///
  /// Capturing the stack only reads return addresses. Names are looked up when the failure is
  /// described. Looking up a line requires a search through the debug information of the program,
  /// so only one line is looked up, and the result is cached.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  struct CapturedStack: CallStack {
    /// The maximum number of innermost frames that are examined.
    private static let depth = 32

    /// The whole stack.
    private let trace: Backtrace

    /// The innermost frames, each with the next one, because lines can only be looked up in a
    /// stack.
    private let frames: [Backtrace]

    /// Captures the stack of this thread, or returns `nil` if that is not possible.
    static func captureAvailable() -> (any CallStack)? {
      guard let trace = try? Backtrace.capture(limit: 64, top: 0, images: images) else {
        return nil
      }
      var frames: [Backtrace] = []
      for offset in 0..<depth {
        guard let frame = try? Backtrace.capture(limit: 2, offset: offset, top: 0, images: images)
        else { break }
        frames.append(frame)
      }
      return CapturedStack(trace: trace, frames: frames)
    }

    /// The program's libraries, listed once, before the first capture, which would list them otherwise.
    ///
    /// Listing them reads the beginning of every mapped file, and a lookup of names maps files
    /// temporarily. If both happened at the same time, a file could be unmapped while it is read.
    private static let images = ImageMap.capture()

    // The lines that were found, by address. Used only on the thread of `SymbolicationThread`.
    private nonisolated(unsafe) static var found: [String: MockSourceLocation?] = [:]

    // The lines of recorded calls, by their return addresses, and of single addresses. Used only on
    // that thread, too.
    private nonisolated(unsafe) static var callers: [[UInt]: MockSourceLocation?] = [:]

    /// Lists the program's libraries.
    static func prepare() { _ = images }

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

    /// Looks up the line that made a recorded call, or returns `nil` if it is unknown.
    ///
    /// - Parameter addresses: The return addresses of the functions that lead to the call.
    static func callSite(of addresses: [UInt]) -> MockSourceLocation? {
      SymbolicationThread.shared.run {
        if let known = callers[addresses] { return known }
        let names = AddressBacktrace.make(addresses)?
          .symbolicated(with: images, options: .useSymbolCache)?.frames
        let caller = names.flatMap { position(in: Array($0), after: 0) }
        let site = caller.flatMap { line(of: addresses[$0]) }
        callers[addresses] = .some(site)
        return site
      }
    }

    /// Looks up the line of an address, or returns `nil` if it is unknown.
    private static func line(of address: UInt) -> MockSourceLocation? {
      if let known = callers[[address]] { return known }
      let site = AddressBacktrace.make([address])?.symbolicated(with: images)?.frames.lazy
        .compactMap(\.site).first
      callers[[address]] = .some(site)
      return site
    }

    /// Returns the position of the frame that called the innermost mock.
    ///
    /// The innermost frames belong to the reporter, possibly wrapped in another one, and to this
    /// package. They are followed by the frame of the generated requirement, then by the frame of
    /// the caller. Compiler thunks can lie between them. Frames of this package can also occur
    /// further out, around the body of a test. The function of a `MockClosure` is in this package, so
    /// no generated requirement lies between it and the caller.
    private static func position(in frames: [SymbolicatedBacktrace.Frame]) -> Int? {
      frames.firstIndex(where: \.asksForStack).flatMap { position(in: frames, after: $0) }
    }

    /// Returns the position of the frame that called the innermost mock, which lies after the frame
    /// at a position.
    private static func position(
      in frames: [SymbolicatedBacktrace.Frame], after first: Int
    ) -> Int? {
      guard let end = frames[first...].firstIndex(where: { !$0.isOurs && !$0.isGlue })
      else { return nil }
      let inner = frames[first..<end].last { !$0.isGlue }
      if inner?.isFunctionOfMockClosure == true { return end }
      return frames[(end + 1)...].firstIndex { !$0.isGlue }
    }
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension SymbolicatedBacktrace.Frame {
    /// A Boolean value that indicates whether the engine requests the stack in this frame.
    fileprivate var asksForStack: Bool {
      symbol?.rawName.hasPrefix("$s14UnderstudyCore16FailureReportingO16captureCallStack") == true
    }

    /// A Boolean value that indicates whether the frame belongs to this package, or is the function
    /// `__mocked` in the expansion of `@Mocked`.
    fileprivate var isOurs: Bool {
      let name = symbol?.rawName ?? ""
      return ["$s14UnderstudyCore", "$s10Understudy"].contains { name.hasPrefix($0) }
        || name.contains("8__mockedL")
    }

    /// A Boolean value that indicates whether the frame is the function that a `MockClosure` provides.
    fileprivate var isFunctionOfMockClosure: Bool {
      symbol?.rawName.hasPrefix("$s14UnderstudyCore11MockClosureC") == true
    }

    /// A Boolean value that indicates whether the frame is a thunk or belongs to a Swift library.
    fileprivate var isGlue: Bool {
      guard let symbol else { return true }
      return symbol.isSwiftThunk || symbol.imageName.hasPrefix("libswift")
    }

    /// The source location of the frame, or `nil` if it is unknown.
    fileprivate var site: MockSourceLocation? {
      guard let location = symbol?.sourceLocation, location.line > 0,
        // The expansion of a macro, such as `#expect`, is no file that could be opened.
        !location.path.contains("@__swiftmacro_")
      else { return nil }
      return MockSourceLocation(path: location.path, line: location.line, column: location.column)
    }
  }
#endif

/// Captures the stacks of failing calls.
enum CallStacks {
  /// Lists the program's libraries. The list is read from mapped memory, so this must run before other
  /// threads can unmap any: when the process loads.
  static func prepare() {
    #if canImport(Runtime)
      #if canImport(Darwin)
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
      #endif
      CapturedStack.prepare()
    #endif
  }

  /// Looks up the line that made a recorded call, or returns `nil` if it is unknown.
  ///
  /// - Parameter addresses: The return addresses of the functions that lead to the call.
  static func callSite(of addresses: [UInt]) -> MockSourceLocation? {
    #if canImport(Runtime)
      #if canImport(Darwin)
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
      #endif
      return CapturedStack.callSite(of: addresses)
    #else
      return nil
    #endif
  }

  /// Captures the stack of this thread, or returns `nil` if the platform does not support it.
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
