/// What a front end knows of the protocols that a protocol inherits from, and of their extensions.
struct InheritanceFacts: Sendable {
  /// The requirements for which extensions have implementations that Swift may prefer to those of a
  /// mock.
  ///
  /// What is in the body of a class comes before all extensions.
  var shadowed: Set<MemberKey> = []

  /// The names of types whose declarations say that nobody can copy their values, or that they may
  /// not escape.
  var unrecordableTypes: Set<String> = []

  /// Whether the body of the mock has all operators: the compiler does not look for them in an
  /// extension that a macro makes.
  var hasOperatorsInBody = true

  /// The protocols of the standard library whose requirements come with another protocol that is
  /// inherited, so that they are not the protocol's own.
  var standardProtocols: Set<String> = []

  /// The names of inherited protocols whose declarations were found, so that names tell nothing.
  var foundProtocols: Set<String> = []
}
