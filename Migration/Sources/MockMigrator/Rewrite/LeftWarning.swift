package import SwiftSyntax

/// The `#warning` above what was left as it is.
package enum LeftWarning {
  /// How the texts of these warnings begin.
  package static let prefix = "understudy: "

  /// Returns a warning with an advice.
  static func text(_ advice: String) -> String {
    let line = advice.split(whereSeparator: \.isNewline).map {
      String($0.drop { $0 == " " || $0 == "\t" }).trimmingSuffix { $0 == " " || $0 == "\t" }
    }.joined(separator: " ")
    let escaped = line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#warning(\"\(prefix)\(escaped)\")"
  }

  /// Returns the advice of such a warning above a statement or member, or `nil` if there is none.
  static func reason(above item: Syntax) -> String? {
    guard let list = item.parent else { return nil }
    let children = list.children(viewMode: .sourceAccurate)
    guard let index = children.index(of: item), index != children.startIndex else { return nil }
    let text = children[children.index(before: index)].trimmedText
    guard text.hasPrefix("#warning(\"\(prefix)") else { return nil }
    return String(text.dropFirst("#warning(\"\(prefix)".count).dropLast(2))
      .replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }

  /// Returns a Boolean value that indicates whether a statement or member is such a warning.
  package static func isWarning(_ item: Syntax) -> Bool {
    let text = item.trimmedText
    return text.hasPrefix("#warning(\"\(prefix)")
  }
}

extension ParsedSource {
  /// A Boolean value that indicates whether an earlier run migrated the file and left something.
  package var isMigratedInPart: Bool {
    importedModules.contains("Understudy")
      && mentions("#warning(\"\(LeftWarning.prefix)")
  }
}
