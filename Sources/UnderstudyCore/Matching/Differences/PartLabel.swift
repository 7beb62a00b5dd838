/// The label of a part of a value, in a difference. Its text has no invisible characters.
struct PartLabel {
  /// The name of a field, which redactions can refer to, or `nil` if the part has none.
  let name: String?

  /// The label as it is shown: `subject`, `[3]`, `"key"`.
  let text: String

  /// The label on the actual side, where an element can have another position.
  let actual: String

  /// Creates the label of a field, or of an associated value or element without a name.
  init(_ name: String?) {
    self.init(name: name, text: VisibleText.line(name ?? ""))
  }

  /// Creates the label of an element that may have another position on the actual side.
  init(position: Int, actual: Int? = nil) {
    self.init(name: nil, text: "[\(position)]", actual: "[\(actual ?? position)]")
  }

  /// Creates the label of a dictionary's key.
  init(key: Any, text: String) { self.init(name: key as? String, text: text) }

  private init(name: String?, text: String, actual: String? = nil) {
    self.name = name
    self.text = text
    self.actual = actual ?? text
  }

  /// Returns the label with the number of levels that are not shown above it.
  func below(_ levels: Int) -> PartLabel {
    let level = "… \(levels) level\(levels == 1 ? "" : "s") below"
    return PartLabel(name: name, text: text.isEmpty ? level : "\(level): \(text)")
  }

  /// Returns the beginning of a line with a value: `subject: `.
  static func prefix(_ label: PartLabel?) -> String { prefix(label?.text) }

  /// Returns the beginning of a line with a value.
  static func prefix(_ text: String?) -> String {
    text.map { $0.isEmpty ? "" : "\($0): " } ?? ""
  }

  /// Returns a remark about a part: `body  differs from character 412`.
  static func remark(_ label: PartLabel?, _ text: String) -> String {
    guard let label, !label.text.isEmpty else { return text }
    return "\(label.text)  \(text)"
  }
}
