internal import Foundation
internal import UnderstudyCore

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The debugger that may be attached to this process.
package enum Debugger {
  private static let hasPrinted = Guarded(false)

  /// Stops in the debugger, like a breakpoint. If none is attached, prints a note once instead,
  /// because an unhandled signal would end the process.
  ///
  /// - Parameter site: The line that requested the stop.
  static func stop(for site: MockSourceLocation) {
    if isAttached {
      raise(SIGTRAP)
      return
    }
    let isFirst = hasPrinted.withLock { hasPrinted in
      defer { hasPrinted = true }
      return !hasPrinted
    }
    guard isFirst else { return }
    let text = "\(site): .breaks() does nothing, because no debugger is attached\n"
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// A Boolean value that indicates whether a debugger is attached to this process.
  package static var isAttached: Bool {
    #if canImport(Darwin)
      var info = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
      let result = sysctl(&name, UInt32(name.count), &info, &size, nil, 0)
      return result == 0 && info.kp_proc.p_flag & P_TRACED != 0
    #else
      let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      return status.map(isTraced) ?? false
    #endif
  }

  /// Returns a Boolean value that indicates whether the status of a process, in the Linux format,
  /// contains a process that traces it.
  ///
  /// - Parameter status: The text of `/proc/self/status`.
  package static func isTraced(status: String) -> Bool {
    let label = "TracerPid:"
    let line = status.split(separator: "\n").first { $0.hasPrefix(label) }
    let tracer = line?.dropFirst(label.count).trimmingCharacters(in: .whitespaces)
    return (tracer.flatMap { Int($0) } ?? 0) != 0
  }
}
