import Foundation
import Testing
import Understudy
import UnderstudyMacros

/// The end of a scope releases what its mocks have recorded.
@Suite struct ReleaseAfterScopeTests {
  @Test("a mock releases its arguments when it is released") func argumentsOfAMock() async {
    weak var parcel: Parcel?
    weak var mock: MockCourier?
    let texts = await issuesOfScope {
      do {
        let courier = MockCourier()
        let argument = Parcel(1)
        (parcel, mock) = (argument, courier)
        courier.carry(argument)
        stub(courier.carry(.any)).performs { _ in }
        courier.carry(argument)
        _ = calls(courier.carry(.any))
      }
      #expect(mock == nil && parcel == nil)
    }
    #expect(texts.isEmpty, "\(texts)")
  }

  @Test("a diagram does not retain arguments", .verifyingMocks(unusedStubs: .allow))
  func argumentsOfADiagram() {
    weak var parcel: Parcel?
    do {
      let courier = MockCourier()
      let argument = Parcel(1)
      parcel = argument
      courier.carry(argument)
    }
    #expect(parcel == nil)
  }

  @Test("an argument that holds the mock is released after the scope") func delegateCycle() async {
    weak var delegate: Delegating?
    weak var mock: MockCourier?
    let texts = await issuesOfScope {
      let courier = MockCourier()
      let delegating = Delegating(courier)
      (delegate, mock) = (delegating, courier)
      delegating.finish()
      verify(courier.attach(.any))
    }
    #expect(texts.isEmpty, "\(texts)")
    #expect(delegate == nil && mock == nil)
  }

  @Test("an answer that captures the mock is released after the scope") func answerCycle() async {
    weak var mock: MockCourier?
    _ = await issuesOfScope {
      let courier = MockCourier()
      mock = courier
      stub(courier.number(.any)).answers { key in
        courier.ping()
        return key
      }
      _ = courier.number(1)
    }
    #expect(mock == nil)
  }

  @Test("a mock that returns itself is released after the scope") func returnCycle() async {
    weak var mock: MockCopier?
    _ = await issuesOfScope {
      let copier = MockCopier()
      mock = copier
      stub(copier.copy()).returns(copier)
      _ = copier.copy()
    }
    #expect(mock == nil)
  }
}

/// A protocol whose mock can return itself.
@Mockable(.always) protocol Copier: AnyObject, Sendable {
  func copy() -> any Copier
}

/// An object that passes itself to its mock.
private final class Delegating {
  private let courier: MockCourier

  init(_ courier: MockCourier) { self.courier = courier }

  func finish() { courier.attach(self) }
}
