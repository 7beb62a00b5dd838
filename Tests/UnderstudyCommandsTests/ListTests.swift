import Foundation
import Testing

@Suite("understudy-cli list")
struct ListTests {
  @Test("each protocol has a line with its mock, and with the members that the mock lacks")
  func list() throws {
    let run = try CommandRun([
      "Shop/A.swift": """
      protocol Printer {
        func print()
        func map(_ body: @escaping () throws -> Int) rethrows
      }
      enum Desk { @Mockable protocol Lamp {} }
      private protocol Secret {}
      """
    ])
    #expect(try run("list", "/Shop") == 0)
    #expect(
      run.output == """
        protocol Printer    MockPrinter  Shop/A.swift:1
            Shop/A.swift:3: 'map' cannot be mocked: 'rethrows' lets it throw only what its closure throws, and a mock \
        cannot watch a closure that escapes; declare it 'throws'
        protocol Desk.Lamp  Desk.MockLamp  Shop/A.swift:5
            made by @Mockable
        protocol Secret     no mock  Shop/A.swift:6
            'MockSecret' cannot be made: 'Secret' (Shop/A.swift:6) is private, and nothing \
        outside its file can conform to it or inherit from it; make it internal
        2 can be mocked, 1 cannot

        """)
  }

  @Test(
    "a class without a mock is listed with the reason and the way out, a member with its source location"
  )
  func classes() throws {
    let run = try CommandRun([
      "Base/B.swift": """
      public final class Fixed {}
      open class Door {
        open func open() {}
        public func close() {}
      }
      class Hidden {}
      """
    ])
    #expect(try run("list", "/Base", "--module", "Base", "--no-testable") == 0)
    #expect(
      run.output == """
        class Fixed  no mock  Base/B.swift:1
            'Fixed' cannot be mocked: it is final, and its mock would be a subclass; declare a \
        protocol with the members to mock and let 'Fixed' conform to it
        class Door   MockDoor  Base/B.swift:2
            Base/B.swift:4: 'close()' is not mocked: it is public but not open, so only its own \
        module overrides it; mock a protocol that declares it
            'init' is not mocked: no designated initializer of 'Door' is public; make one public, or \
        import its module with '@testable' if it is yours
        1 can be mocked, 1 cannot

        """)
  }

  @Test("Swift files in a catalog of documentation are not read")
  func documentation() throws {
    let run = try CommandRun([
      "Shop/A.swift": "protocol Printer {}",
      "Shop/Shop.docc/Resources/step-1.swift": "protocol Printer {}\nprotocol Sample {}",
    ])
    #expect(try run("list", "/Shop") == 0)
    #expect(
      run.output == "protocol Printer  MockPrinter  Shop/A.swift:1\n1 can be mocked, 0 cannot\n")
  }

  @Test("declarations are listed as replaceable, or with the reason why not")
  func replaceable() throws {
    let run = try CommandRun([
      "Shop/A.swift": """
      enum Clock { static func now() -> Int { 1 }; case day
        var hour: Int { 1 }; private func hide() {} }
      class Desk { func open() {}; static let shared = Desk(); init() {} }
      func later() async {}
      """
    ])
    #expect(try run("list", "/Shop", "--replaceable") == 0)
    #expect(
      run.output == """
        static Clock.now()  Shop/A.swift:1
        Clock.hour          Shop/A.swift:2
        static Desk.shared  Shop/A.swift:3
            not replaceable: it is a constant, which is read without a call; compute it: 'static var \
        shared: Desk { ... }'
        later()             Shop/A.swift:4
            not replaceable: it is 'async', and with current toolchains a replaced async \
        function does not return; mark it with '@Mocked', or let its callers depend on a protocol
        2 can be replaced where they are dynamic, 2 cannot

        """)
  }

  @Test("a compiled module is listed by its name")
  func compiledModule() throws {
    let run = try CommandRun([:])
    #expect(try run("list", "--module", "Dispatch") == 0)
    #expect(run.output.contains("protocol DispatchSourceTimer"))
    #expect(run.report == "")
  }

  @Test("a module that does not exist is an error")
  func unknownModule() throws {
    let run = try CommandRun([:])
    #expect(try run("list", "--module", "Nowhere") == 1)
    #expect(
      run.report
        == "understudy: error: 'Nowhere' cannot be read: there is no module of this name\n")
  }
}
