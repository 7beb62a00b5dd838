internal import Foundation
public import UnderstudyCore

/// Verifies that the calls on some mocks are those in a text file, which a review can read.
///
/// ```swift
/// try checkout.pay(1299)
/// verifyInteractions(gateway, ledger, matches: "checkout")
/// ```
///
/// The file `Interactions/CheckoutTests/checkout.txt` is next to the test file `CheckoutTests.swift`.
/// It has one line for each call, with its arguments and its outcome, in the order in which the calls
/// were made. If the calls differ from those in the file, this function reports the difference on its
/// line. If the file does not exist, this function writes it and reports that, so that no run passes
/// without a comparison. If the environment variable `UNDERSTUDY_RECORD` is set, this function
/// writes the file and reports nothing. If it is empty, `0`, `false` or `no`, it is as if it was not set.
///
/// The calls count as verified for
/// ``verifyNoMoreInteractions(_:excluding:fileID:filePath:line:column:)-(_,AnyCallPattern...,_,_,_,_)``.
/// Values are described as in failures, and hidden ones stay hidden. Unlike in failures, values are
/// whole, sets and dictionaries are in a stable order, and objects have no addresses. A value of more
/// than 4,000 bytes ends with its length and a hash. Line endings of the file do not count.
///
/// - Parameters:
///   - mocks: The mocks.
///   - name: The name of the file, without its extension.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
public func verifyInteractions(
  _ mocks: any Mockable..., matches name: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let setting = ProcessInfo.processInfo.environment["UNDERSTUDY_RECORD"]
  InteractionFile(
    name, nextTo: filePath.description, isRewriting: InteractionFile.isRewriting(setting)
  ).verify(
    mocks, MockSourceLocation(fileID, filePath, line, column))
}

/// A text file with the calls of a test.
package struct InteractionFile {
  private let name: String
  private let url: URL

  /// A Boolean value that indicates whether the file is written without a comparison.
  private let isRewriting: Bool

  /// Creates a reference to the file.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - path: The path of the test file.
  ///   - isRewriting: Whether the file is written without a comparison.
  package init(_ name: String, nextTo path: String, isRewriting: Bool) {
    let test = URL(fileURLWithPath: path)
    self.name = name
    self.isRewriting = isRewriting
    url = test.deletingLastPathComponent().appendingPathComponent("Interactions")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(name).txt")
  }

  /// Returns a Boolean value that indicates whether a value of `UNDERSTUDY_RECORD` asks to write files.
  package static func isRewriting(_ setting: String?) -> Bool {
    guard let setting = setting?.trimmingCharacters(in: .whitespaces).lowercased() else {
      return false
    }
    return !["", "0", "false", "no"].contains(setting)
  }

  /// Compares the calls on mocks with the file, or writes the file.
  ///
  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - site: The line of the verification.
  package func verify(_ mocks: [any Mockable], _ site: MockSourceLocation) {
    guard InteractionSnapshot.canVerify(mocks, site) else { return }
    guard !name.isEmpty, !name.contains("/"), !mocks.isEmpty else {
      return InteractionSnapshot.reportMisuse(
        mocks.isEmpty ? "verifyInteractions has no mocks" : "\"\(name)\" is not the name of a file",
        "Write verifyInteractions(gateway, matches: \"checkout\").", site)
    }
    let snapshot = InteractionSnapshot(of: mocks)
    let file = "Interactions/\(url.deletingLastPathComponent().lastPathComponent)/\(name).txt"
    do {
      guard !isRewriting, FileManager.default.fileExists(atPath: url.path) else {
        try write(snapshot.text)
        if !isRewriting { snapshot.report(differenceFrom: nil, in: file, site) }
        return
      }
      // Git may check files out with other line endings.
      let expected = try String(contentsOf: url, encoding: .utf8)
        .replacingOccurrences(of: "\r\n", with: "\n")
      if expected != snapshot.text { snapshot.report(differenceFrom: expected, in: file, site) }
    } catch {
      InteractionSnapshot.reportMisuse("\(file) cannot be read or written", "\(error)", site)
    }
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
