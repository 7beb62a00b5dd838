internal import UnderstudyCore
internal import UnderstudyBootstrap

#if canImport(Runtime) && !UNDERSTUDY_WITHOUT_RUNTIME
  internal import Runtime

  /// The stack of a failing call. The line of the code under test is looked up in it.
  ///
  /// Capturing the stack only reads return addresses. Names are looked up when the failure is
  /// described. Looking up a line requires a search through the debug information of the program,
  /// so only one line is looked up, and the result is cached.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  struct CapturedStack: CallStack {
    /// The return addresses, innermost first.
    let addresses: [UInt]

    func callSite() -> MockSourceLocation? {
      Self.callSite(of: addresses, after: { $0.firstIndex(where: \.asksForStack) })
    }

    /// The program's libraries, listed once, before the first lookup, which would list them otherwise.
    ///
    /// Listing them reads the beginning of every mapped file, and a lookup of names maps files
    /// temporarily. If both happened at the same time, a file could be unmapped while it is read.
    private static let images = ImageMap.capture()

    // The lines that were found, by the return addresses of a call or by a single address. Used only on
    // the thread of `SymbolicationThread`.
    private nonisolated(unsafe) static var found: [[UInt]: MockSourceLocation?] = [:]

    /// Lists the program's libraries.
    static func prepare() { _ = images }

    /// Looks up the line that made a call, or returns `nil` if it is unknown.
    ///
    /// - Parameters:
    ///   - addresses: The return addresses of the functions that lead to the call.
    ///   - first: Returns the position of a frame of this package, or `nil` if there is none.
    static func callSite(
      of addresses: [UInt], after first: @escaping @Sendable ([StackFrame]) -> Int?
    ) -> MockSourceLocation? {
      SymbolicationThread.shared.run {
        if let known = found[addresses] { return known }
        let names = AddressBacktrace.make(addresses)?
          .symbolicated(with: images, options: .useSymbolCache)?.frames
        let frames = (names ?? []).map(StackFrame.init)
        let callers = first(frames).map { StackFrame.callers(in: frames, after: $0) } ?? []
        let site = callers.lazy.compactMap { line(of: addresses[$0]) }.first
        found[addresses] = .some(site)
        return site
      }
    }

    /// Looks up the line of an address, or returns `nil` if it is unknown.
    private static func line(of address: UInt) -> MockSourceLocation? {
      if let known = found[[address]] { return known }
      let site = AddressBacktrace.make([address])?.symbolicated(with: images)?.frames.lazy
        .compactMap(\.site).first
      found[[address]] = .some(site)
      return site
    }
  }
#endif

/// Captures the stacks of failing calls.
package enum CallStacks {
  /// Lists the program's libraries. The list is read from mapped memory, so this must run before other
  /// threads can unmap any: when the process loads.
  ///
  /// - Returns: Whether lines can be looked up. Otherwise recorded calls need no return addresses.
  static func prepare() -> Bool {
    #if canImport(Runtime) && !UNDERSTUDY_WITHOUT_RUNTIME
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
    #if canImport(Runtime) && !UNDERSTUDY_WITHOUT_RUNTIME
      #if canImport(Darwin)
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
      #endif
      return CapturedStack.callSite(of: addresses, after: { $0.isEmpty ? nil : 0 })
    #else
      return nil
    #endif
  }

  /// Captures the stack of this thread, or returns `nil` if that is not possible.
  static func capture() -> (any CallStack)? {
    let addresses = returnAddresses()
    if addresses.isEmpty { return nil }
    #if canImport(Runtime) && !UNDERSTUDY_WITHOUT_RUNTIME
      #if canImport(Darwin)
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
          return NamedStack(addresses)
        }
      #endif
      return CapturedStack(addresses: addresses)
    #else
      return NamedStack(addresses)
    #endif
  }

  /// Returns the return addresses of this thread's functions, innermost first.
  package static func returnAddresses() -> [UInt] {
    [UInt](unsafeUninitializedCapacity: 64) { buffer, count in
      count = understudy_stack(buffer.baseAddress, buffer.count)
    }
  }
}
