import Foundation
import Testing
import Understudy

/// A failure is reported in time, whatever the values are. The limit is for work that is not bounded:
/// it takes minutes on an idle machine.
@Suite(.timeLimit(.minutes(5))) struct LargeFailureTests {
  /// Runs a story in a scope, which must report the given number of failures.
  private func reports(_ count: Int = 1, _ body: () -> Void) async {
    let texts = await issuesOfScope(body)
    #expect(texts.count == count)
  }

  @Test("arrays of 100,000 elements are compared in time") func array() async {
    await reports {
      let courier = MockCourier()
      courier.list(Array(0..<100_000))
      verify(courier.list(Array(1..<100_001)))
    }
  }

  @Test("strings of 2,000,000 characters are compared in time") func string() async {
    await reports {
      let courier = MockCourier()
      courier.read(String(repeating: "a", count: 2_000_000))
      verify(courier.read(String(repeating: "a", count: 1_999_999) + "b"))
    }
  }

  @Test("dictionaries of 5,000 entries are compared in time") func dictionary() async {
    await reports {
      let courier = MockCourier()
      courier.take(Dictionary(uniqueKeysWithValues: (0..<5_000).map { ("k\($0)", $0) }))
      verify(
        courier.take(Dictionary(uniqueKeysWithValues: (0..<5_000).map { ("k\($0)", $0 + 1) })))
    }
  }

  @Test("a failure after 100,000 calls is reported in time") func manyCalls() async {
    await reports {
      let courier = MockCourier()
      for index in 0..<100_000 { courier.read("x\(index)") }
      verify(courier.read("nope"))
    }
  }

  @Test("300 unexpected calls are all reported in time") func manyFailures() async {
    await reports(300) {
      let courier = MockCourier("courier", .strict)
      for index in 0..<300 { courier.read("x\(index)") }
    }
  }

  @Test("objects that refer to each other are described") func cycle() async {
    await reports(2) {
      let courier = MockCourier()
      let first = Link()
      let second = Link()
      first.next = second
      second.next = first
      courier.take(first)
      verify(courier.take(second))
      verify(courier.take(LinkBox(link: second)))
    }
  }

  @Test("types, closures, nested optionals and invisible characters are described")
  func unusualValues() async {
    await reports {
      let courier = MockCourier()
      courier.take(Float.nan)
      courier.take(Int.self)
      courier.take({})
      courier.take(Optional(Optional(1)) as Any)
      courier.take(Set([1]))
      courier.take([String: Int]())
      courier.take("a\nb\u{0}c\u{1F600}")
      verify(courier.take("zzz"))
    }
  }
}

private final class Link {
  var next: Link?
}

private struct LinkBox: Equatable {
  let link: Link

  static func == (left: Self, right: Self) -> Bool { left.link === right.link }
}
