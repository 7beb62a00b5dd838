import Mocksmith
import MocksmithTesting
import Testing

@testable import Garden

@Suite("The gardener") struct GardenerTests {
  let pump = PumpMock()
  let log = LogMock(defaults: .void)

  init() {
    Given(log).note(.any)
  }

  @Test func waters() async throws {
    Given(pump).water(.any, liters: .any)
      .willReturn(95)
      // No more.
      .thenThrow(TankIsEmpty())
    Given(pump).water(.value("ferns"), liters: .value(5)).willReturn(95, 90)
    Given(pump).water(.value("palms"), liters: .any).willAnswer { bed, liters in bed.count * liters }
    Given(pump).water(.value("ivy"), liters: .any).willResolve(.failure(TankIsEmpty()))
    Given(pump).pressure.willReturn(2.5)
    Given(pump).pressure(set: .any)
    Given(pump).stop()
    Given(pump).subscriptGet(.value("a")).willReturn(1)
    Given(pump).subscriptSet(.value("a"), value: .value(2))
    Given(PumpMock.self).make(.value(2)).willReturn("two")

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    Verify(pump, 1).water(.value("ivy"), liters: .value(5))
    Verify(pump, 2).water(.any, liters: .matching { $0 % 2 == 0 })
    Verify(pump, .atLeast(1)).water(.any, liters: .any)
    Verify(pump, .between(1, 3)).water(.any, liters: .any)
    Verify(pump, .never).stop()
    Verify(pump, 0).stop()
    Verify(pump, .exactly(1)).pressure(set: .value(3))
    Verify(pump).initializer(seed: .value(12))
    Verify(PumpMock.self, 1).make(.any)
    VerifyInOrder { order in
      order.expect(pump).water(.any, liters: .any)
      order.expect(log).note(.any)
    }
    VerifyNoMoreInteractions(pump)
    resetMock(pump)
    resetMock(pump, scopes: [.invocations])
  }
}
