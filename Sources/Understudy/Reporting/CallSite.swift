internal import UnderstudyCore

#if canImport(Runtime)
  internal import Runtime
#endif

/// Finds the line of the code under test that has called a mock.
///
/// Looked for only when a call fails: walking the stack and reading debug information takes some
/// milliseconds.
enum CallSite {
  /// The line that made the call which is failing right now; nil where the program holds no debug
  /// information, or the platform has no way to read it.
  static func find() -> SourceSite? {
    #if canImport(Runtime)
      #if canImport(Darwin)
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
      #endif
      return caller(in: (try? Backtrace.capture(limit: 64, top: 0))?.symbolicated()?.frames ?? [])
    #else
      return nil
    #endif
  }

  #if canImport(Runtime)
    /// The caller of the innermost mock.
    ///
    /// On the way out come the frames of this package, that of the requirement, which a macro or a
    /// tool has written, and the caller's. Between them lie the compiler's thunks. Further out this
    /// package may come again, as it does around the body of a test.
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    private static func caller(in frames: [SymbolicatedBacktrace.Frame]) -> SourceSite? {
      let outside = frames.drop { !$0.isOurs }.drop { $0.isOurs || $0.location == nil }
      return outside.dropFirst().lazy.compactMap(\.location).first
    }
  #endif
}

#if canImport(Runtime)
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension SymbolicatedBacktrace.Frame {
    /// Whether it belongs to this package.
    fileprivate var isOurs: Bool {
      let name = symbol?.rawName ?? ""
      return ["$s14UnderstudyCore", "$s10Understudy"].contains { name.hasPrefix($0) }
    }

    /// Where it is in the sources; nil for what the compiler and macros have written.
    fileprivate var location: SourceSite? {
      guard let location = symbol?.sourceLocation, location.line > 0, !isSwiftThunk,
        !location.path.contains("<compiler-generated>")
      else { return nil }
      return SourceSite(path: location.path, line: location.line, column: location.column)
    }
  }
#endif
