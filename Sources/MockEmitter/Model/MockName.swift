/// The name of a mock, such as `MockPrinter` or `PrinterMock`.
package struct MockName: Sendable, Hashable {
  /// The name without `Mock`, such as `Printer`.
  package var stem: String

  /// The place of `Mock`.
  package var form: Form

  /// The place of `Mock` in the name.
  package enum Form: Sendable, Hashable {
    /// Before the stem, as in `MockPrinter`.
    case prefix

    /// After the stem, as in `PrinterMock`.
    case suffix
  }

  /// Creates a name.
  ///
  /// - Parameters:
  ///   - stem: The name without `Mock`.
  ///   - form: The place of `Mock`.
  package init(_ stem: String, _ form: Form = .prefix) {
    self.stem = stem
    self.form = form
  }

  /// Reads a name as it is written. One that has `Mock` at both ends begins with it.
  ///
  /// - Parameter text: The name.
  /// - Returns: `nil` if the text does not look like the name of a mock.
  package init?(reading text: String) {
    if text.hasPrefix("Mock"), text.dropFirst(4).first?.canStartName == true {
      self.init(String(text.dropFirst(4)), .prefix)
    } else if text.hasSuffix("Mock"), text.count > 4, text.first?.canStartName == true {
      self.init(String(text.dropLast(4)), .suffix)
    } else {
      return nil
    }
  }

  /// The name as it is written.
  package var text: String {
    switch form {
    case .prefix: "Mock" + stem
    case .suffix: stem + "Mock"
    }
  }

  /// A Boolean value that indicates whether the stem begins as the names of most types do, with a
  /// capital or a letter without a case. Otherwise the name may be a word such as `Mocking`, or a
  /// variable such as `printerMock`.
  package var isCapitalized: Bool {
    stem.first.map { $0.isUppercase || ($0.isLetter && !$0.isLowercase) } ?? false
  }

  /// A Boolean value that indicates whether the name is likely that of a variable, such as
  /// `printerMock`.
  package var isLikelyVariable: Bool {
    form == .suffix && stem.first { $0.isLetter }?.isLowercase == true
  }

  /// Returns the name of a mock of another declaration in the same form.
  ///
  /// - Parameter stem: The name without `Mock`.
  package func with(_ stem: String) -> MockName { MockName(stem, form) }
}

extension Character {
  /// A Boolean value that indicates whether an identifier can begin with the character.
  fileprivate var canStartName: Bool { isLetter || self == "_" }
}
