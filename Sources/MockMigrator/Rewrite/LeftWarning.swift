package import SwiftSyntax

/// The `#warning` above what was left as it is.
package enum LeftWarning {
  /// How the texts of these warnings begin.
  package static let prefix = "understudy: "

  /// Returns a warning with an advice.
  static func text(_ advice: String) -> String {
    let escaped = advice.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#warning(\"\(prefix)\(escaped)\")"
  }

  /// Returns a Boolean value that indicates whether such a warning is above a statement or member.
  static func precedes(_ item: Syntax) -> Bool {
    let siblings = item.parent.map { Array($0.children(viewMode: .sourceAccurate)) } ?? []
    guard let index = siblings.firstIndex(of: item), index > 0 else { return false }
    return isWarning(siblings[index - 1])
  }

  /// Returns a Boolean value that indicates whether a statement or member is such a warning.
  package static func isWarning(_ item: Syntax) -> Bool {
    let text = item.trimmedDescription
    return text.hasPrefix("#warning(\"\(prefix)")
  }
}

extension ParsedSource {
  /// A Boolean value that indicates whether an earlier run migrated the file and left something.
  package var isMigratedInPart: Bool {
    importedModules.contains("Understudy")
      && tree.description.contains("#warning(\"\(LeftWarning.prefix)")
  }
}
