import SwiftSyntax

/// The parts of a call in the argument of a verb that identify a member.
struct MemberCall: Equatable {
  /// The name of the function, or `subscript`.
  var name: String

  /// The labels of the arguments in the parentheses; `_` for none.
  var labels: [String]

  /// The number of closures after the parentheses.
  var trailingClosures = 0

  /// A Boolean value that indicates whether the value of a property or subscript is set.
  var isSetting = false

  /// A Boolean value that indicates whether the member is a property, which has no parentheses.
  var isProperty = false

  /// Returns a Boolean value that indicates whether a function or subscript with these parameters
  /// may be what is called.
  ///
  /// - Parameters:
  ///   - parameters: The parameters.
  ///   - isSubscript: A Boolean value that indicates whether a lone name is not a label, as in
  ///     subscripts.
  func fits(_ parameters: FunctionParameterListSyntax, isSubscript: Bool = false) -> Bool {
    var labels = labels[...]
    var closures = trailingClosures
    for parameter in parameters {
      let isLabelled = !isSubscript || parameter.secondName != nil
      let label = isLabelled ? parameter.firstName.bareText : "_"
      if labels.first == label {
        labels.removeFirst()
        while parameter.ellipsis != nil, labels.first == "_" { labels.removeFirst() }
      } else if closures > 0, labels.isEmpty {
        closures -= 1
      } else if parameter.defaultValue == nil, parameter.ellipsis == nil {
        return false
      }
    }
    return labels.isEmpty && closures == 0
  }
}
