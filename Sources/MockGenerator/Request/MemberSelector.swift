/// Selects the members to replace.
enum MemberSelector: Equatable {
  /// The members that a call in the argument of a verb can mean.
  case call(MemberCall)

  /// The members with a name.
  case name(String)

  /// All members that can be replaced.
  case all

  /// The name in messages.
  var name: String {
    switch self {
    case .call(let call): call.name
    case .name(let name): name
    case .all: "*"
    }
  }

  /// Returns a Boolean value that indicates whether a property is among them.
  ///
  /// - Parameter property: The name of the property.
  func isProperty(_ property: String) -> Bool {
    switch self {
    case .call(let call): call.isProperty && call.name == property
    case .name(let name): name == property
    case .all: true
    }
  }

  /// A Boolean value that indicates whether a value is to be set.
  var isSetting: Bool {
    guard case .call(let call) = self else { return false }
    return call.isSetting
  }
}
