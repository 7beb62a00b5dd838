// swift-format-ignore-file
#if os(Linux)
// Recorded calls. Delete this file to record them again.
// swift-format-ignore-file
import Understudy

extension MockDock {
  /// Sets up the calls that were recorded as "dock".
  func setUpDock() {
    expect(self.log([] as [Swift.Int8], level: 1))
    expect(self.log([1, -2] as [Swift.Int8], level: nil as Swift.Int?))
    expect(self[1 as Swift.Int16].set(["b": 2] as [Swift.String: Swift.Int]))
    expect(self[2 as Swift.Int16].set(nil as [Swift.String: Swift.Int]?))
    expect(self.level.set(0.1 as Swift.Float))
    expect(self[place: "b" as Swift.Character, returning: Swift.Character.self].set("c" as Swift.Character))
    // An argument cannot be written or compared, so any one matches.
    stub(self.load(.equal(1), .any, .equal(2 as Swift.Int8), d: .equal("d"), e: .equal([] as [Swift.Int]))).returns(1.1 as Swift.Float)
    // An argument cannot be written or compared, so any one matches.
    stub(self.load(.equal(2), .any, .equal(2 as Swift.Int8), d: .equal("d"), e: .equal([1]))).returns(2.1 as Swift.Float)
    stub(self.keep(1 as Swift.Int8)).returns(1 as Swift.Int8)
    stub(self.keep([1.0] as [Swift.Float])).returns([1.0] as [Swift.Float])
    stub(self.keep(UnderstudyTests.Freight.Case.one(1 as Swift.Int8))).returns(UnderstudyTests.Freight.Case.one(1 as Swift.Int8))
    stub(self.shape(Recorded.value(UnderstudyTests.Freight.Circle.self, ["area": 2.0]))).returns(Recorded.value(UnderstudyTests.Freight.Circle.self, ["area": 2.0]))
    stub(self.make(returning: Swift.Int8.self)).returns(3 as Swift.Int8)
    // An argument cannot be written or compared, so any one matches.
    stub(self.run(.any, times: 1 as Swift.Int16)).returns(1)
    // An argument cannot be written or compared, so any one matches.
    stub(self.run(.any, times: 2 as Swift.Int16)).returns(nil as Swift.Int?)
    stub(self.fetch(3 as Swift.Int16, from: "a", returning: Swift.Float?.self)).returns(3.0 as Swift.Float)
    stub(self.fetch(3 as Swift.Int16, from: "a", returning: Swift.String?.self)).returns("a")
    stub(self.find(named: "b", returning: Swift.String.self)).returns("b")
    stub(self.find(named: "a", returning: UnderstudyTests.Freight.Case?.self)).returns(nil as UnderstudyTests.Freight.Case??)
    stub(self[place: "a" as Swift.Character, returning: Swift.Int16.self]).returns(97 as Swift.Int16)
    // An argument cannot be written or compared, so any one matches.
    stub(self.pick(.any)).returns("bc" as Swift.Substring)
    stub(self.fail(Recorded.value(UnderstudyTests.Freight.Case.two, (1, nil as Swift.String?)))).throws(Recorded.value(UnderstudyTests.Freight.Fault.self, ["code": 1 as Swift.UInt16, "reason": Recorded.value(UnderstudyTests.Freight.Case.two, (1, nil as Swift.String?))]))
    stub(self.fail(Recorded.value(UnderstudyTests.Freight.Case.pair, (1, 2)))).throws(Recorded.value(UnderstudyTests.Freight.Fault.self, ["code": 1 as Swift.UInt16, "reason": Recorded.value(UnderstudyTests.Freight.Case.pair, (1, 2))]))
    stub(self[0 as Swift.Int16]).returns(nil as [Swift.String: Swift.Int]?)
    stub(self[1 as Swift.Int16]).returns(["a": 1] as [Swift.String: Swift.Int])
    stub(self.level).returns(0.1 as Swift.Float)
  }
}
#endif
