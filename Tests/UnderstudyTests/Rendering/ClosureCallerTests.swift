import Testing
import Understudy
import UnderstudyMacros

/// The source locations of calls that reach a mock through a closure.
@Suite struct ClosureCallerTests {
  @Test("a call of a mock closure shows the line that made it")
  func mockClosures() async {
    let price = MockClosure("price", of: ((String) -> Int).self)
    let check = MockClosure("check", of: ((Int) throws -> Int).self)
    let load = MockClosure("load", of: ((Int?) async throws -> String).self)
    let text = await ReportedFailures.text {
      await Cashier(price: price.function, check: check.function, load: load.function).open()
      verify(price("stamp"), .never)
      verify(check(5), .never)
      verify(load(nil), .never)
    }
    #expect(text.contains("price(\"stamp\")  Cashier.swift:100"), "\(text)")
    #expect(text.contains("check(5)  Cashier.swift:200"), "\(text)")
    #expect(
      text.contains("load(nil)  Tests/UnderstudyTests/Rendering/ClosureCallerTests.swift"),
      "\(text)")
  }

  @Test("a failing call of a mock closure is reported at the line that made it")
  func strictMockClosures() async {
    let text = await ReportedFailures.text {
      await MockScope.run {
        let price = MockClosure("price", .strict, of: ((String) -> Int).self)
        let check = MockClosure("check", .strict, of: ((Int) throws -> Int).self)
        let load = MockClosure("load", .strict, of: ((Int?) async throws -> String).self)
        await Cashier(price: price.function, check: check.function, load: load.function).open()
      }
    }
    #expect(text.contains("Cashier.swift:100: error: Unexpected call on 'price'"), "\(text)")
    #expect(text.contains("Cashier.swift:200: error: Unexpected call on 'check'"), "\(text)")
  }

  @Test("a mock closure that a function of the standard library calls shows the line of that call")
  func standardLibrary() async {
    let length = MockClosure("length", of: ((String) -> Int).self)
    let text = await ReportedFailures.text {
      #sourceLocation(file:"Ruler.swift",line:10)
      _ = ["a"].map(length.function)
      #sourceLocation()
      verify(length(.any), .never)
    }
    #expect(text.contains("#1 length(\"a\")  Ruler.swift:10"), "\(text)")
  }

  @Test("a requirement with a closure that cannot escape shows the line of its call")
  func closuresThatCannotEscape() async {
    let weigher = MockWeigher("weigher")
    let text = await ReportedFailures.text {
      #sourceLocation(file:"Office.swift",line:10)
      _ = try? weigher.weight { () throws in 3 }
      #sourceLocation()
      verify(weigher.weight(.any((() throws -> Int).self)), .never)
    }
    #expect(text.contains("Office.swift:10"), "\(text)")
  }

  @Test("a call of a closure of a mocked struct shows the line that made it")
  func structs() async {
    let prices = MockPriceList("prices")
    let text = await ReportedFailures.text {
      await Cashier.total(prices.instance)
      verify(prices.next(), .never)
      verify(prices.total(.any), .never)
    }
    #expect(text.contains("prices.next()  Cashier.swift:400"), "\(text)")
    #expect(!text.contains("@__swiftmacro_"), "\(text)")
  }
}

/// Looks up prices, as a struct of closures.
@Mockable
struct PriceList: Sendable {
  var next: @Sendable () -> Int
  var total: @Sendable (_ item: String) async throws -> Int
}

/// Weighs what a closure counts.
@Mockable
protocol Weigher {
  func weight<Failure: Error>(_ count: () throws(Failure) -> Int) throws(Failure) -> Int
}

/// Calls closures at lines that failures name.
private struct Cashier: Sendable {
  let price: @Sendable (String) -> Int
  let check: @Sendable (Int) throws -> Int
  let load: @Sendable (Int?) async throws -> String

  func open() async {
    #sourceLocation(file:"Cashier.swift",line:100)
    _ = price("stamp")
    #sourceLocation()
    #sourceLocation(file:"Cashier.swift",line:200)
    _ = try? check(5)
    #sourceLocation()
    #sourceLocation(file:"Cashier.swift",line:300)
    _ = try? await load(nil)
    #sourceLocation()
  }

  static func total(_ prices: PriceList) async {
    #sourceLocation(file:"Cashier.swift",line:400)
    _ = prices.next()
    #sourceLocation()
    #sourceLocation(file:"Cashier.swift",line:500)
    _ = try? await prices.total("a")
    #sourceLocation()
  }
}
