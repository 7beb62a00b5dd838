/// Facts about the protocols that a protocol inherits, and about their extensions.
struct InheritanceFacts: Sendable {
  /// The requirements for which extensions have implementations that Swift may prefer to those of a
  /// mock.
  ///
  /// Members in the body of a class take precedence over all extensions.
  var shadowed: Set<MemberKey> = []

  /// The properties of the mock itself that extensions declare too.
  var descriptions: Set<String> = []

  /// The names of the requirements of inherited protocols, with their labels. Extensions of these
  /// protocols implement them.
  var inheritedNames: Set<String> = []

  /// The names of the requirements that mocks record in the tables of inherited protocols, or `nil` if a
  /// protocol was not found.
  var recordedNames: [String]?

  /// The requirements whose default implementations tests call.
  var calledDefaults: Set<MemberKey> = []

  /// The noncopyable and nonescapable types, whose values cannot be recorded.
  var unrecordableTypes = UnrecordableTypes()

  /// The mocks that stand for associated types whose own associated type is the mock.
  var tiedTypes: [String: String] = [:]

  /// The default values of results.
  var defaults = ResultDefaults()

  /// A Boolean value that indicates whether the body of the mock has all operators. The compiler
  /// does not find them in an extension that a macro generates.
  var hasOperatorsInBody = true

  /// The known result builders among the attributes of the requirements.
  var resultBuilders: Set<String> = []

  /// The known attributes of requirements that are global actors.
  var globalActors: Set<String> = []

  /// The protocols of the standard library whose requirements another inherited protocol adds.
  var standardProtocols: Set<String> = []

  /// The names of inherited protocols whose declarations were found. Their names are not
  /// interpreted.
  var foundProtocols: Set<String> = []
}
