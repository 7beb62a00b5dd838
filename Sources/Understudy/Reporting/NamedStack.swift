internal import Foundation
package import UnderstudyCore

/// The stack of a failing call on a system that cannot look up lines: before macOS 26, and on all other
/// Apple platforms. The failure names the function that made the call, and Xcode gets the addresses.
package struct NamedStack: NamingCallStack {
  /// The addresses, innermost first.
  package let returnAddresses: [UInt]

  /// Creates a stack from its addresses, innermost first.
  package init(_ returnAddresses: [UInt]) { self.returnAddresses = returnAddresses }

  /// Returns `nil`, because the lines are unknown.
  package func callSite() -> MockSourceLocation? { nil }

  /// Returns the function that made the call, and its module.
  package func caller() -> String? {
    Self.caller(
      in: returnAddresses.map { address in
        // The address after a call can be that of the next function.
        let symbol = LoadedSymbol(at: address - 1)
        return StackFrame(name: symbol?.name, file: symbol?.file ?? "")
      })
  }

  /// Returns the function among the frames that made the call, and its module.
  ///
  /// - Parameter frames: The frames, innermost first.
  package static func caller(in frames: [StackFrame]) -> String? {
    guard let first = frames.firstIndex(where: \.asksForStack),
      let caller = StackFrame.callers(in: frames, after: first).first
    else { return nil }
    return FunctionName(frames[caller].name, in: frames[caller].file).description
  }
}
