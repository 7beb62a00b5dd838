import Foundation
import UnderstudyMacros

// Declarations that the attributes do not accept.

// Row 72.
/// A protocol whose mock has the name of a class.
@Mockable
protocol Plain { func f() }

// error: invalid redeclaration of 'MockPlain'
// cause: The mock of `Plain` has this name.
// write: another name for the class
final class MockPlain {}

// Row 74.
// error: '@Mockable' cannot be applied to a struct without closures: it mocks protocols, classes and
//   structs of closures; declare a protocol with the members to mock and put '@Mockable' on it
@Mockable struct Point {
  var x: Int
  func f() {}
}

// Row 75.
// error: '@Mockable' cannot be applied to an actor: it mocks protocols, classes and structs of
//   closures; declare a protocol with the members to mock and put '@Mockable' on it
@Mockable actor Store { func get() -> Int { 1 } }

// Row 76.
// error: 'Session' cannot be mocked: it is final, and its mock would be a subclass; remove 'final',
//   or mock a protocol that 'Session' conforms to
@Mockable final class Session { func f() {} }

// Row 78.
// error: Objective-C interoperability is disabled
// cause: Only Apple platforms have Objective-C.
// write: the protocol without '@objc'
@Mockable @objc protocol Delegate { func f() }

func local() {
  // Row 79.
  // error: '@Mockable' cannot be applied to 'Local': Swift has no extensions of a protocol that is
  //   declared inside a function; move the protocol out of the function
  // error: local type cannot have attached extension macro
  @Mockable protocol Local { func f() }
}

// Row 80.
// error: '@Mockable' cannot be applied to a function: it mocks protocols, classes and structs of
//   closures; declare a protocol with the members to mock and put '@Mockable' on it
// error: 'extension' macro cannot be attached to global function ('f')
// error: 'member' macro cannot be attached to global function ('f')
@Mockable func f() {}

struct Holder {
  // Row 81.
  // error: '@Mockable' cannot be applied to a variable: it mocks protocols, classes and structs of
  //   closures; declare a protocol with the members to mock and put '@Mockable' on it
  // error: 'extension' macro cannot be attached to property ('x')
  // error: 'member' macro cannot be attached to property ('x')
  @Mockable var x: Int
}

/// A protocol without the attribute.
protocol Base { func base() -> Int }

// Row 82.
// error: type 'MockDerived' does not conform to protocol 'Base'
// cause: The inherited protocol has no attribute, so its requirements are not implemented.
// write: @Mockable protocol Base { func base() -> Int }
@Mockable protocol Derived: Base { func d() }

func inherited() {
  // Row 82, the use.
  // error: value of type 'MockDerived' has no member 'base'
  stub(MockDerived().base()).returns(3)
}

// Row 83.
// error: '@Mocked' requires that 'Seamless' conform to 'Mockable': write 'struct Seamless: Mockable {
//   let mock = Mock() }'
struct Seamless { @Mocked func f() -> Int }

// Row 84.
// error: '@Mocked' requires that 'Mockless' conform to 'Mockable': write 'final class Mockless: Mock'
final class Mockless { @Mocked func f() -> Int }

let flag = "MOCKS"

// Row 85.
// error: the condition of '@Mockable' goes into an '#if' and must be a plain string literal; write
//   the condition itself, such as "DEBUG || MOCKS"
@Mockable(.when(flag)) protocol Conditional { func f() }
