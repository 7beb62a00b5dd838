extension DiagnosticTests {
  /// What is reported for requirements, in the same form.
  static let requirements: [(source: String, reports: [String])] = [
    (
      "@Mockable protocol P {\n  func map(_ body: @escaping () throws -> Int) rethrows\n}",
      [
        """
        2:48: error: 'map' cannot be mocked: 'rethrows' lets it throw only what its closure \
        throws, and a mock cannot watch a closure that escapes; declare it 'throws'
          fix-it: replace 'rethrows' with 'throws'
        """
      ]
    ),
    (
      "@Mockable protocol P {\n  func map(_ body: () async -> Int) reasync\n}",
      [
        """
        2:37: error: 'map' cannot be mocked: 'reasync' takes its effect from a call of the \
        closure, and a mock may answer without one; declare it 'async'
          fix-it: replace 'reasync' with 'async'
        """
      ]
    ),
    (
      "@Mockable protocol P {\n  static func + (left: Self.Type, right: Int) -> Int\n}",
      [
        """
        2:15: error: operator '+' cannot be mocked: the mock that answers is the first operand of \
        type 'Self', and there is none; declare a method, and let the operator call it in an \
        extension
        """
      ]
    ),
    (
      "@Mockable protocol P {\n  var mock: Int { get }\n  func mock(_ a: Int)\n}",
      []
    ),
    (
      "enum O {\n  @Mockable protocol P { var mock: Int { get }; func mock(); func mock(a: Int) }\n}",
      [
        """
        2:30: error: 'P' cannot be mocked here: every mock has a property 'mock' that records \
        its calls, and there is no room for the requirement 'mock'; give it another name, or \
        declare the protocol at the top of a file
        """,
        """
        2:54: error: 'P' cannot be mocked here: every mock has a property 'mock' that records \
        its calls, and there is no room for the requirement 'mock'; give it another name, or \
        declare the protocol at the top of a file
        """,
      ]
    ),
    (
      "@Mockable protocol P {\n  func take<T: ~Escapable>(_ value: consuming T) -> T?\n}",
      [
        """
        2:53: error: a result of type 'T?' cannot be mocked: a mock records the results of its \
        calls, and this type is noncopyable or nonescapable; return a copyable type, or pass the \
        value to a closure
        """
      ]
    ),
    (
      "@Mockable protocol P {\n  var bytes: Span<Int> { get }\n  subscript(a: Int) -> RawSpan { get }\n}",
      [
        """
        2:14: error: a result of type 'Span<Int>' cannot be mocked: a mock records the results \
        of its calls, and this type is noncopyable or nonescapable; return a copyable type, or \
        pass the value to a closure
        """,
        """
        3:24: error: a result of type 'RawSpan' cannot be mocked: a mock records the results of \
        its calls, and this type is noncopyable or nonescapable; return a copyable type, or pass \
        the value to a closure
        """,
      ]
    ),
    (
      "@Mockable protocol P {\n  associatedtype A: ~Copyable, ~Escapable\n  func a() -> A\n}",
      [
        """
        3:15: error: a result of type 'A' cannot be mocked: a mock records the results of its \
        calls, and this type is noncopyable or nonescapable; return a copyable type, or pass the \
        value to a closure
        """
      ]
    ),
    (
      "@Mockable protocol P: DistributedActor {}",
      [
        """
        1:23: error: 'P' cannot be mocked: it is for distributed actors, whose calls go through an \
        actor system, which a mock does not have; move the members to mock into a protocol of \
        their own that inherits from 'Actor'
        """
      ]
    ),
    (
      "@Mockable protocol P {\n  func all<each T>(_ body: (repeat each T) -> Void)\n}",
      [
        """
        2:29: error: 'repeat each T' cannot be mocked in the type of a closure: Swift cannot \
        store closures with parameter packs; let the closure take an array, or pass an object \
        with a \
        generic method instead
        """
      ]
    ),
    (
      "@Mockable protocol P: Collection, Sendable {}",
      [
        """
        1:23: error: '@Mockable' cannot see the requirements of 'Collection'; declare them in \
        this protocol with their types, as 'func makeIterator() -> AnyIterator<Int>', or remove the \
        attribute and use the plug-in UnderstudyPlugin
        """
      ]
    ),
    (
      "@Mockable protocol P: Sequence { func makeIterator() -> AnyIterator<Int> }",
      []
    ),
    (
      "@Mockable protocol P {\n  init(a: Int)\n  func initialized(a: Int)\n}",
      [
        """
        2:3: warning: 'initialized(a:)' is not available for stubbing and verifying 'init': the \
        protocol already has a member of that spelling; rename one of the two
        """
      ]
    ),
    (
      "@Mockable protocol P {\n  func all(_ body: (Int...) -> Void)\n}",
      [
        """
        2:24: error: a closure that takes any number of values cannot be mocked unless it \
        escapes: Swift cannot pass the values on; declare it '@escaping' or let it take an array
        """
      ]
    ),
    (
      "@Mockable protocol P {\n  func f(_ a: Int...)\n  func f(_ a: [Int])\n  func f(_ a: Int)\n}",
      [
        """
        3:8: warning: matchers are not available for stubbing and verifying this 'f': another \
        method of that name takes the same matchers, and differs only in how it takes its \
        arguments; rename one of the two
        """
      ]
    ),
    (
      "@Mockable protocol P {\n  #if A\n  var a: Int { get }\n  #else\n  var a: Int { get }\n  #endif\n}",
      []
    ),
  ]
}
