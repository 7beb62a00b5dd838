import Understudy

// Attributes in a file that imports only the verbs.

// error: 'Mockable(_:noncopyable:)' is unavailable: add the product 'UnderstudyMacros' to the target,
//   and write 'import UnderstudyMacros'
// error: 'Mockable(_:noncopyable:)' is unavailable: add the product 'UnderstudyMacros' to the target,
//   and write 'import UnderstudyMacros'
@Mockable protocol Plain { func f() }

// error: 'Mockable(_:noncopyable:)' is unavailable
// error: 'Mockable(_:noncopyable:)' is unavailable
@Mockable(.always) class Conditional {}

// error: 'Mockable(_:noncopyable:)' is unavailable
// error: 'Mockable(_:noncopyable:)' is unavailable
@Mockable(.when("DEMO"), noncopyable: Ticket.self, Voucher.self) protocol Noncopyable {}

// error: 'Mockable(_:noncopyable:)' is unavailable
// error: 'Mockable(_:noncopyable:)' is unavailable
@Mockable(noncopyable: Ticket.self) struct Closures { var f: (Int) -> Void }

struct Ticket: ~Copyable {}
struct Voucher: ~Copyable {}

// error: class 'Handwritten' has no initializers
class Handwritten {
  // error: 'Mocked' is unavailable: add the product 'UnderstudyMacros' to the target, and write 'import
  //   UnderstudyMacros'
  // error: 'Mocked' is unavailable: add the product 'UnderstudyMacros' to the target, and write 'import
  //   UnderstudyMacros'
  // error: expected '{' in body of function declaration
  @Mocked func f() -> Int

  // error: 'Mocked' is unavailable
  // error: 'Mocked' is unavailable
  @Mocked(.debug) func g() async throws -> Int { 3 }

  // error: 'MockedProperty' is unavailable: add the product 'UnderstudyMacros' to the target, and write
  //   'import UnderstudyMacros'
  @MockedProperty var number: Int

  // error: 'MockedProperty' is unavailable
  @MockedProperty(.getAsyncThrows) var text: String
}
