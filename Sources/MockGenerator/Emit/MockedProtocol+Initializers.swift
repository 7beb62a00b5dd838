extension MockedProtocol {
  /// Writes the initializers that set the name and the strictness of the mock, one of them for
  /// spies.
  func emitInitializers(_ writer: inout SourceWriter) {
    emitInitializer(&writer)
    writer.strictnessInitializer(
      prefix: access.prefix + initializerIsolation + (kind == .actor ? "" : "convenience "),
      call: "self.init")
    switch spySupport {
    case .possible:
      guard inheritsRequirements || members.contains(where: \.isForwardable) else { return }
      emitInitializer(spying: realType(inExtension: false), &writer)
    case .impossible(let primary, let others):
      emitUnavailableInitializer(primary: primary, others: others, &writer)
    }
  }

  /// The expression of a recorder for a mock that is not created by a test.
  var unnamedRecorder: String {
    "UnderstudyCore.Mock("
      + "__of: \"\(mockName)\", spying: nil, nil, .nice, #fileID, #filePath, #line, #column)"
  }

  /// Writes an initializer.
  ///
  /// - Parameters:
  ///   - real: The type of the real object, or `nil` for a mock that is not a spy.
  ///   - writer: The writer for the initializer.
  private func emitInitializer(spying real: String? = nil, _ writer: inout SourceWriter) {
    let lead = real.map { "spying real: \($0), " } ?? ""
    writer.namingInitializer(prefix: access.prefix + initializerIsolation, lead: lead) {
      $0.line("self.mock = UnderstudyCore.Mock(")
      $0.line(
        "  __of: \"\(mockName)\", spying: \(real == nil ? "nil" : "real"), name, strictness, "
          + "fileID, filePath, line, column)")
      if kind == .objectiveCClass { $0.line("super.init()") }
    }
  }

  /// Writes an unavailable initializer that explains why the protocol cannot have spies.
  private func emitUnavailableInitializer(
    primary: [String], others: [String], _ writer: inout SourceWriter
  ) {
    let names = others.map { "'\($0)'" }.joined(separator: ", ")
    let message =
      "\(mockName) cannot be a spy: Swift has no type for an object with unknown associated types; "
      + "declare \(names) in 'protocol \(name)<\((primary + others).joined(separator: ", "))>', "
      + "or forward calls one by one: .answers { real.method($0) }"
    writer.line("@available(*, unavailable, message: \"\(message)\")")
    writer.line(
      "\(access.prefix)\(initializerIsolation)init("
        + "spying real: Any, _ name: Swift.String? = nil, "
        + "_ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }")
  }

  /// The isolation of an initializer: none, so that any code can create a mock.
  private var initializerIsolation: String { kind == .actor ? "" : "nonisolated " }
}
