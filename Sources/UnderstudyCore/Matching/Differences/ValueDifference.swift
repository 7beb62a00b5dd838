/// What is shown for two values that differ.
///
/// The size is bounded, and so is the time, except for that of the values' own operators and
/// descriptions.
package struct ValueDifference: Sendable {
  /// The forms of a difference.
  package enum Form: Sendable {
    /// Both values are shown as a whole. The remark, if any, helps to find the difference.
    case whole(remark: String?)

    /// One line: `differs from character 412: "…returned." and "…exchanged."`.
    case remark(String)

    /// Lines that are marked with `-` for expected and `+` for actual.
    case lines([String])
  }

  /// The legend of ``Form/lines(_:)``.
  package static let legend = "- expected  + actual"

  /// The form.
  package let form: Form

  /// The number of pairs of parts that were compared.
  package let steps: Int

  /// Creates the difference of two values that are known to be unequal. Runs user code, so it must not
  /// be called under a lock.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - actual: The actual value.
  ///   - label: The label of the argument, or `nil` if it has none.
  ///   - redactions: The values that are hidden.
  package init(
    _ expected: Any, _ actual: Any, label: String? = nil, redactions: Redactions = Redactions()
  ) {
    var writer = DifferenceWriter(redactions: redactions)
    DescriptionContext.run {
      if !redactions.hides(expected, label: label), !redactions.hides(actual, label: label) {
        writer.write(expected, actual, nil, areUnequal: true)
      } else {
        writer.isWhole = true
      }
    }
    steps = writer.steps
    if writer.isWhole {
      form = .whole(remark: writer.remark)
    } else if let line = writer.output.onlyRemark {
      form = .remark(line)
    } else {
      form = .lines(writer.output.lines.map(\.description))
    }
  }
}
