import Foundation
import Testing
import Understudy

@testable import Shop

@Suite("Test data", .verifyingMocks)
struct DummyTests {
  @Test("a value has defaults for everything that the test does not name")
  func single() {
    let ann = Customer.dummy(name: "Ann", address: .dummy(street: "Elm Street 1"))
    #expect(ann.name == "Ann")
    #expect(ann.visits == 0)
    #expect(ann.address == Address(street: "Elm Street 1"))
    #expect(ann.nickname == nil)
    #expect(!ann.isVIP)
    #expect(Customer.dummy().id == Customer.dummy().id)
  }

  @Test("several values are numbered")
  func several() {
    let customers = Customer.dummies(3)
    #expect(customers.map(\.name) == ["name 1", "name 2", "name 3"])
    #expect(customers.map(\.visits) == [1, 2, 3])
    #expect(Set(customers.map(\.id)).count == 3)
    #expect(Customer.dummies(0).isEmpty)
  }

  @Test("a protocol is a mock of the running test, and a closure does nothing")
  func parts() throws {
    let customer = Customer.dummy()
    customer.onVisit(3)
    let notifier = try #require(customer.notifier as? MockNotifier)
    stub(notifier.notify()).returns(7)
    #expect(customer.notifier.notify() == 7)
  }

  @Test("a default value of the test is used")
  func scoped() {
    withDefault("unknown")
    #expect(Customer.dummy().name == "unknown")
  }

  @Test("generic types and classes have test data")
  func others() {
    #expect(Batch<Int>.dummy(rest: [3]).first == 0)
    #expect(Visit.dummy(of: .dummy(name: "Bob")).customer.name == "Bob")
    #expect(Visit.dummy().earlier == nil)
  }
}
