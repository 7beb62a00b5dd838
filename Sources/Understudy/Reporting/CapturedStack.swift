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
          case let frames = names.map(StackFrame.init),
          let first = frames.firstIndex(where: \.asksForStack)
        else { return nil }
        return StackFrame.callers(in: frames, after: first).lazy
          .compactMap { line(of: $0, at: names[$0].captured.originalProgramCounter.description) }
          .first
      }
    }

    /// Looks up the line of a frame, or returns `nil` if it is unknown.
    private func line(of position: Int, at address: String) -> MockSourceLocation? {
      guard position < frames.count else { return nil }
      if let known = Self.found[address] { return known }
      let site = frames[position].symbolicated(with: Self.images)?.frames.lazy
        .compactMap(\.site).first
      Self.found[address] = .some(site)
      return site
    }

    /// Looks up the line that made a recorded call, or returns `nil` if it is unknown.
    ///
    /// - Parameter addresses: The return addresses of the functions that lead to the call.
    static func callSite(of addresses: [UInt]) -> MockSourceLocation? {
      SymbolicationThread.shared.run {
        if let known = callers[addresses] { return known }
        let names = AddressBacktrace.make(addresses)?
          .symbolicated(with: images, options: .useSymbolCache)?.frames
        let site = names.flatMap { names in
          StackFrame.callers(in: names.map(StackFrame.init), after: 0).lazy
            .compactMap { line(of: addresses[$0]) }.first
        }
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
  }
#endif

/// Captures the stacks of failing calls.
enum CallStacks {
  /// Lists the program's libraries. The list is read from mapped memory, so this must run before other
  /// threads can unmap any: when the process loads.
  ///
  /// - Returns: Whether lines can be looked up. Otherwise recorded calls need no return addresses.
  static func prepare() -> Bool {
    #if canImport(Runtime)
      #if canImport(Darwin)
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
          return false
        }
      #endif
      CapturedStack.prepare()
      return true
    #else
      return false
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

  /// Captures the stack of this thread, or returns `nil` if that is not possible.
  static func capture() -> (any CallStack)? {
    #if canImport(Runtime)
      #if canImport(Darwin)
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
          return NamedStack.capture()
        }
      #endif
      return CapturedStack.captureAvailable()
    #else
      return NamedStack.capture()
    #endif
  }
}
