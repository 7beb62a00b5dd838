import Foundation
import Testing
import Understudy

@testable import Shop

@Suite("Noncopyable results, and classes that need a hidden module", .verifyingMocks)
struct TicketTests {
  @Test("a closure makes each noncopyable result")
  func results() async throws {
    let office = MockTicketOffice("office")
    stub(office.next).returns { Ticket(number: 1) }
    stub(office.ticket(seat: 7)).answers { seat in { Ticket(number: seat * 10) } }
    stub(office.ticket(seat: 8)).throws(CocoaError(.fileNoSuchFile))
    stub(office.find(row: .any)).returns { nil }
    stub(office.refund(.any)).returns(5)
    stub(office.refund(.where("ticket 4") { $0.number == 4 })).returns(6)
    let next = office.next.use()
    let first = try office.ticket(seat: 7).use()
    let second = try office.ticket(seat: 7).use()
    #expect(next == 1)
    #expect(first == 70)
    #expect(second == 70)
    #expect(throws: CocoaError.self) { _ = try office.ticket(seat: 8) }
    let found = await office.find(row: 2)?.use()
    #expect(found == nil)
    let refund = office.refund(Ticket(number: 3))
    #expect(refund == 5)
    let other = office.refund(Ticket(number: 4))
    #expect(other == 6)
    verify(office.ticket(seat: 7), 2)
    verify(office.find(row: 2))
  }

  @Test("a class mock inherits a member with a noncopyable result")
  func inherited() {
    let printer = MockTicketPrinter()
    stub(printer.count()).returns(9)
    let number = printer.print().use()
    #expect(number == 1)
    #expect(printer.count() == 9)
  }

  @Test("the mock of a protocol for subclasses is a subclass")
  func part() {
    let part = MockPrinterPart("part")
    stub(part.clean(thoroughly: true)).returns(2)
    stub(part.name).stores("head")
    stub(part.count()).returns(3)
    let printer: any PrinterPart = part
    #expect(printer.clean(thoroughly: true) == 2)
    #expect(printer.name == "head")
    #expect((printer as TicketPrinter).count() == 3)
  }

  @Test("a class inside a generic type has a mock inside it")
  func generic() {
    let tray = Sorter<String>.MockTray("tray")
    stub(tray.count(of: "a")).returns(4)
    stub(tray.key).returns("a")
    #expect(tray.count(of: "a") == 4)
    #expect((tray as Sorter<String>.Tray).key == "a")
    verify(tray.count(of: "a"))
  }

  @Test("Foundation's locks and bundles have mocks")
  func foundation() {
    let lock = MockNSLock("lock")
    stub(lock.try()).returns(true)
    lock.lock()
    #expect(lock.try())
    verify(lock.lock())
    let counting = MockCountingLock()
    stub(counting.uses()).returns(3)
    #expect(counting.uses() == 3)
    let bundle = MockBundle()
    stub(bundle.bundlePath).returns("/shop")
    #expect(bundle.bundlePath == "/shop")
  }
}
