import SwiftSources
import SwiftSyntax

extension SpyStatementReader {
  /// Returns what a `switch` over a `Result` does.
  func read(_ node: SwitchExprSyntax) -> [SpyStatement]? {
    guard let name = node.subject.unwrapped.ownName, node.cases.count == 2 else { return nil }
    let texts = node.cases.map { Self.flat($0) }
    let isResult =
      texts.contains {
        $0.hasPrefix("case .success(let ") && $0.hasSuffix(Self.bound($0, "return"))
      }
      && texts.contains {
        $0.hasPrefix("case .failure(let ") && $0.hasSuffix(Self.bound($0, "throw"))
      }
    return isResult ? [.resolves(name)] : nil
  }

  /// Returns a node on one line.
  private static func flat(_ node: some SyntaxProtocol) -> String {
    node.trimmedText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("case let .success(", with: "case .success(let ")
      .replacing("case let .failure(", with: "case .failure(let ")
  }

  /// Returns how the only statement of a case ends that returns or throws what it binds.
  private static func bound(_ text: String, _ keyword: String) -> String {
    let name = text.drop { $0 != "(" }.dropFirst(5).prefix { $0 != ")" }
    return "): \(keyword) \(name)"
  }
}
