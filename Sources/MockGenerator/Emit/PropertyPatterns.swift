/// The place and the name of the patterns of properties.
///
/// Swift does not allow two properties of one name in one type. The pattern of a property has its
/// name anyway, either in an extension with other constraints or as the requirement of a protocol
/// that is implemented under another name.
enum PropertyPatterns: Equatable {
  /// In an extension of their own.
  case separate

  /// Next to the properties, as implementations of the requirements of these protocols.
  case witnesses(PropertyPatternProtocols)

  /// Next to the properties, under their names with a dollar sign, because an attribute on a
  /// property can neither add an extension nor a conformance.
  case projected
}

/// The protocols whose requirements are the patterns of the properties of one mock, or the child mocks
/// that they return.
///
/// A requirement is as accessible as its protocol, and a pattern is as accessible as its property.
/// So there is a protocol for each access.
struct PropertyPatternProtocols: Equatable {
  /// What the requirements of a protocol are.
  enum Requirements: String, CaseIterable {
    /// The patterns of properties.
    case patterns = "Patterns"

    /// The child mocks that properties return, for chains.
    case chains = "Chains"
  }

  /// The name of the mocked type.
  var typeName: String

  /// The access of the mock.
  var access: Access

  /// Returns the name of the protocol for properties of an access.
  func name(_ access: Access, _ requirements: Requirements) -> String {
    let prefix = access == self.access ? "" : access.rawValue.capitalizedFirst
    return "__\(prefix)\(requirements.rawValue)Of\(typeName)"
  }

  /// Returns the names of all protocols that members require, in a fixed order.
  func names(of members: [Member]) -> [String] {
    Requirements.allCases.flatMap { requirements in
      accesses(of: members, requirements).map { name($0, requirements) }
    }
  }

  /// Returns the accesses of the protocols that members require, in a fixed order.
  func accesses(of members: [Member], _ requirements: Requirements) -> [Access] {
    var found: Set<Access> = []
    func collect(_ members: [Member]) {
      for member in members {
        switch member {
        case .property(let property) where requirements.include(property):
          found.insert(min(access, property.declaration.access))
        case .conditional(let clauses): for clause in clauses { collect(clause.members) }
        case .property, .method, .subscript, .initializer, .refused: break
        }
      }
    }
    collect(members)
    return found.sorted()
  }
}

extension String {
  /// The text with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
