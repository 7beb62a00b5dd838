import Foundation
import Testing
import Understudy

/// Returns the failures of a story: their positions and texts, as the documentation shows them.
func failures(of story: () throws -> Void) rethrows -> String {
  let texts = Texts()
  try withKnownIssue {
    try MockScope.run { try story() }
  } matching: { issue in
    let place = issue.sourceLocation.map { "\($0.fileName):\($0.line): " } ?? ""
    texts.append(place + issue.comments.map(\.rawValue).joined(separator: "\n"))
    return true
  }
  return texts.all.joined(separator: "\n\n") + "\n"
}

/// The asynchronous counterpart of ``failures(of:)``.
func failures(
  isolation: isolated (any Actor)? = #isolation, of story: () async throws -> Void
) async rethrows -> String {
  let texts = Texts()
  try await withKnownIssue {
    try await MockScope.run { try await story() }
  } matching: { issue in
    let place = issue.sourceLocation.map { "\($0.fileName):\($0.line): " } ?? ""
    texts.append(place + issue.comments.map(\.rawValue).joined(separator: "\n"))
    return true
  }
  return texts.all.joined(separator: "\n\n") + "\n"
}

/// Compares a text with a file in `Tests/Samples/Output`, or writes it if `UPDATE_OUTPUT` is set.
func expectOutput(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Output/\(name).txt").standardized
  if ProcessInfo.processInfo.environment["UPDATE_OUTPUT"] != nil {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  let written = try String(contentsOf: file, encoding: .utf8)
  #expect(text == written, sourceLocation: sourceLocation)
}

/// Texts that are collected by a closure.
private final class Texts: @unchecked Sendable {
  var all: [String] = []
  func append(_ text: String) { all.append(text) }
}
