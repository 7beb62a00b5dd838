import Foundation
import Testing
import Understudy

@Suite struct ReportedArgumentTests {
  @Test("isNil matches nil and no other value") func isNil() async {
    let wrong = await issuesOfScope {
      let courier = MockCourier()
      _ = courier.echo("x")
      verify(courier.echo(.isNil))
    }
    #expect(wrong.count == 1, "\(wrong)")
    let right = await issuesOfScope {
      let courier = MockCourier()
      _ = courier.echo(nil)
      verify(courier.echo(.isNil))
      let none: String? = nil
      verify(courier.echo(none))
    }
    #expect(right.isEmpty, "\(right)")
  }

  @Test("values and matchers match an optional argument") func optionalArgument() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      _ = courier.echo("x")
      verify(courier.echo("x"))
      verify(courier.echo(.equal("x")))
      verify(courier.echo(.notNil))
      verify(courier.echo(.equal(nil)), 0)
    }
    #expect(texts.isEmpty, "\(texts)")
  }

  @Test("an argument of type Any is compared by its dynamic type") func anyArgument() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      courier.take("x")
      courier.take(1)
      courier.take(Int?.none as Any)
      courier.take([1, 2])
      courier.take(Double(1))
      verify(courier.take("x"))
      verify(courier.take(1))
      verify(courier.take([1, 2]))
    }
    #expect(texts.isEmpty, "\(texts)")
    let others = await issuesOfScope {
      let courier = MockCourier()
      courier.take(Parcel(1))
      verify(courier.take(Parcel(1)))
    }
    #expect(others.count == 1, "\(others)")
  }

  @Test("a value that is not Equatable is reported as not comparable")
  func incomparable() async throws {
    struct Plain { var number = 1 }
    let texts = await issuesOfScope {
      let courier = MockCourier()
      courier.take(Plain())
      verify(courier.take(Plain()))
    }
    try #require(texts.count == 1)
    #expect(texts[0].contains("cannot be compared"), "\(texts)")
  }

  @Test("an expectation matches an object as it was at the call") func objectAtTheCall() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      let parcel = Parcel(1)
      expect(courier.carry(.has(\.weight, 1)))
      courier.carry(parcel)
      parcel.weight = 2
    }
    #expect(texts.isEmpty, "\(texts)")
  }

  @Test("verify matches an object as it is now") func objectNow() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      let parcel = Parcel(1)
      courier.carry(parcel)
      parcel.weight = 2
      verify(courier.carry(.has(\.weight, 1)))
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test("objects are compared by identity") func identity() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      let parcel = Parcel(1)
      courier.carry(parcel)
      verify(courier.carry(parcel))
      verify(courier.carry(Parcel(1)), 0)
    }
    #expect(texts.isEmpty, "\(texts)")
  }

  @Test("a captured closure is released when the calls are reset") func closure() async {
    weak var released: Parcel?
    _ = await issuesOfScope {
      let courier = MockCourier()
      do {
        let parcel = Parcel(1)
        released = parcel
        courier.later { parcel.weight += 1 }
      }
      #expect(released != nil)
      calls(courier.later(.any))[0].arguments()
      #expect(released?.weight == 2)
      reset(courier, .calls)
      #expect(released == nil)
    }
  }

  @Test("variadic, inout and generic arguments are matched") func argumentForms() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      stub(courier.sum(1, 2)).returns(3)
      #expect(courier.sum(1, 2) == 3 && courier.sum(1) == 0)
      stub(courier.fill(.any)).sets(to: 9).returns(true)
      var number = 1
      #expect(courier.fill(&number) && number == 9)
      verify(courier.fill(1))
      stub(courier.convert(1)).returns(2)
      stub(courier.convert("a")).returns("b")
      #expect(courier.convert(1) == 2 && courier.convert("a") == "b")
      #expect(courier.convert(2.0) == nil)
      verify(courier.convert(1), 1)
      verify(courier.convert(2.0), 1)
      stub(courier["k"]).returns(5)
      #expect(courier["k"] == 5)
      courier["z"] = 4
      verify(courier["z"].set(4))
      verify(courier["z"].set(5), 0)
    }
    #expect(texts.isEmpty, "\(texts)")
  }

  @Test("the captors of a rule collect the calls that it matches") func captors() async {
    let first = Captor<String>()
    let second = Captor<Int>()
    let third = Captor<String>()
    let texts = await issuesOfScope {
      let courier = MockCourier()
      expect(courier.pair(.captured(by: first), .captured(by: second, .greaterThan(1))), 2)
      stub(courier.pair(.captured(by: third), .any))
      courier.pair("x", 1)
      courier.pair("y", 2)
      courier.pair("z", 3)
    }
    #expect(texts.isEmpty, "\(texts)")
    #expect(first.values == ["y", "z"])
    #expect(second.values == [2, 3])
    #expect(third.values.first == "x")
  }
}
