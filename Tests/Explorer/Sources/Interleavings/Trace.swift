#if canImport(Runtime)
  internal import Runtime
#endif

/// Prints the switches of a run, with the functions that they interrupt.
package final class Trace {
  /// Creates a trace.
  package init() {}

  func note(_ point: ChoicePoint, _ chosen: Int, isSwitch: Bool, names: (Int) -> String) {
    guard isSwitch else { return }
    let place = point.current == nil ? "a blocked or finished thread" : Self.interruptedFunctions()
    print("  \(point.index)  '\(names(chosen))' takes over from \(place)")
  }

  /// The functions of the runtime and of the scenario that run here, the innermost first.
  private static func interruptedFunctions() -> String {
    #if canImport(Runtime)
      let frames = (try? Backtrace.capture(limit: 64))?.symbolicated()?.frames ?? []
      let names = frames.compactMap { name(of: $0) }
      return names.isEmpty ? "its start" : names.prefix(5).joined(separator: " < ")
    #else
      return "another thread"
    #endif
  }

  #if canImport(Runtime)
    private static func name(of frame: SymbolicatedBacktrace.Frame) -> String? {
      guard let symbol = frame.symbol, !symbol.isSwiftThunk, let location = symbol.sourceLocation,
        !location.path.contains("/Interleavings/"), !location.path.contains("/Concurrency/"),
        let file = location.path.split(separator: "/").last, location.line > 0
      else { return nil }
      return "\(file):\(location.line)"
    }
  #endif
}
