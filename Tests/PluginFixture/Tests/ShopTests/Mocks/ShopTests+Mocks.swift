// Mocks made by Understudy. Do not edit: they are made anew.
// swift-format-ignore-file
// swiftlint:disable all
// protocol Aisle (Shop/Aisles.swift): MockAisle
// class Archive (Shop/Shop.swift): ArchiveMock
//   'empty()' is not mocked: Swift cannot override members of extensions; move it into the class, or mock a protocol that declares it
// class Auditor (Shop/Internals.swift): MockAuditor
// protocol Badge (Shop/Comparisons.swift): MockBadge
// protocol Barcode (Shop/Aisles.swift): MockBarcode
// protocol Bookcase (Shop/Greetings.swift): MockBookcase
// protocol Books (Shop/Internals.swift): MockBooks
// class Bundle (Foundation): MockBundle
//   'description' is not mocked: comparing, printing and copying the mock use it
//   'isEqual(_:)' is not mocked: comparing, printing and copying the mock use it
//   'hash' is not mocked: comparing, printing and copying the mock use it
// protocol Cabinet (Shop/Defaults.swift): MockCabinet
// protocol Cashdesk (Shop/Aisles.swift): MockCashdesk
// protocol Chute (Shop/Aisles.swift): MockChute
// protocol Conveyor (Shop/Aisles.swift): MockConveyor
// class Counter (Shop/Initializers.swift): MockCounter
// class CountingLock (Shop/Tickets.swift): MockCountingLock
// typealias CountingStore (Shop/Parents.swift): MockCountingStore
// protocol Coupon (Shop/Branches.swift): MockCoupon
// protocol Courier (Shop/Couriers.swift): MockCourier
// protocol CourierRoute (Shop/Couriers.swift): MockCourierRoute
// protocol Crate (Shop/Branches.swift): MockCrate
// class Crossing (Shop/RawNames.swift): MockCrossing
// protocol DataArchive (Shop/Pages.swift): MockDataArchive
// protocol Described (Shop/Comparisons.swift): MockDescribed
// protocol Desk.Lamp (Shop/Shop.swift): LampMock
// protocol Desk.Lamp (Shop/Shop.swift): DeskLampMock
// protocol Device (Shop/Defaults.swift): MockDevice
// protocol Display (Shop/Greetings.swift): MockDisplay
// protocol DisplayCase (Depot/Depot.swift): MockDisplayCase
// class Document (Shop/Comparisons.swift): MockDocument
// protocol Field (Shop/Comparisons.swift): MockField
// class FileManager (FoundationEssentials): MockFileManager
//   'mountedVolumeURLs(includingResourceValuesForKeys:options:)' is not mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it
//   'contentsOfDirectory(at:includingPropertiesForKeys:options:)' is not mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it
//   'url(for:in:appropriateFor:create:)' is not mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it
//   'getRelationship(_:ofDirectoryAt:toItemAt:)' is not mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it
//   'getRelationship(_:of:in:toItemAt:)' is not mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it
//   'fileExists(atPath:isDirectory:)' is not mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it
//   'displayName(atPath:)' is not mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it
//   'componentsToDisplay(forPath:)' is not mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it
//   'enumerator(atPath:)' is not mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it
//   'enumerator(at:includingPropertiesForKeys:options:errorHandler:)' is not mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it
//   'subpaths(atPath:)' is not mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it
//   'fileSystemRepresentation(withPath:)' is not mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it
//   'replaceItem(at:withItemAt:backupItemName:options:)' is not mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it
//   'replaceItemAt(_:withItemAt:backupItemName:options:)' is not mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it
// protocol Gesture (Shop/Comparisons.swift): MockGesture
// protocol Greeter (Shop/Greetings.swift): MockGreeter
// protocol Hamper (Shop/Aisles.swift): MockHamper
// protocol Harbor (Shop/Parents.swift): MockHarbor
// protocol Inspected (Shop/Comparisons.swift): MockInspected
// protocol InspectedTwice (Shop/Comparisons.swift): MockInspectedTwice
// protocol Inspector (Depot/Depot.swift): MockInspector
// protocol LabelScale (Shop/Defaults.swift): LabelScaleMock
// class LabeledShelves (Shop/Aisles.swift): MockLabeledShelves
// protocol Layout (Shop/Aisles.swift): MockLayout
// protocol Ledger (Shop/Internals.swift): MockLedger
// protocol Link (Shop/Branches.swift): MockLink
// class NSLock (Foundation): MockNSLock
// protocol NestedPoster (Shop/Aisles.swift): MockNestedPoster
// protocol NumberLayout (Shop/Aisles.swift): MockNumberLayout
// class NumberShelves (Shop/Aisles.swift): MockNumberShelves
//   'flatten(_:)' is not mocked: its 'where' clause requires something of a type that the class fixes; override it in the class without that requirement
// class NumberSource (Shop/Comparisons.swift): MockNumberSource
// protocol PagePrinter (Shop/Pages.swift): MockPagePrinter
// class ParcelArchive (Shop/Couriers.swift): MockParcelArchive
// protocol Pegboard (Shop/Aisles.swift): MockPegboard
// protocol PoliteGreeter (Shop/Greetings.swift): MockPoliteGreeter
// protocol PriceLabel (Shop/Initializers.swift): MockPriceLabel
// protocol PricePoster (Shop/Aisles.swift): MockPricePoster
// protocol Printer (Shop/Shop.swift): MockPrinter
// protocol Printer (Shop/Shop.swift): PrinterMock
// protocol PrinterPart (Shop/Tickets.swift): MockPrinterPart
//   a result of type 'Ticket' cannot be mocked: a mock records the results of its calls, and this type is noncopyable or nonescapable; return a copyable type, or pass the value to a closure
//   'print()' is not mocked: a result of type 'Ticket' cannot be mocked: a mock records the results of its calls, and this type is noncopyable or nonescapable; return a copyable type, or pass the value to a closure
// protocol Purse (Shop/Greetings.swift): MockPurse
// protocol Queued (Shop/Aisles.swift): MockQueued
// protocol Rack (Shop/Aisles.swift): MockRack
// protocol Rank (Shop/Comparisons.swift): MockRank
// protocol Receipt (Shop/Aisles.swift): MockReceipt
// protocol Registry (Shop/Registry.swift): MockRegistry
// class Room (Shop/Initializers.swift): MockRoom
//   'address' is not mocked: it is a constant, which has no accessors to override; declare it 'private(set) var'
// protocol RushTicketed (Shop/Aisles.swift): MockRushTicketed
// protocol Scale (Shop/Defaults.swift): MockScale
// protocol Showcase (Depot/Depot.swift): MockShowcase
// protocol Signpost (Shop/RawNames.swift): MockSignpost
// class Sorter.Tray (Shop/Tickets.swift): MockTray
// protocol StorableNumber (Shop/Aisles.swift): MockStorableNumber
// protocol TextSource (Shop/Comparisons.swift): MockTextSource
// protocol TicketOffice (Shop/Tickets.swift): MockTicketOffice
// class TicketPrinter (Shop/Tickets.swift): MockTicketPrinter
//   a result of type 'Ticket' cannot be mocked: a mock records the results of its calls, and this type is noncopyable or nonescapable; return a copyable type, or pass the value to a closure
//   'print()' is not mocked: a result of type 'Ticket' cannot be mocked: a mock records the results of its calls, and this type is noncopyable or nonescapable; return a copyable type, or pass the value to a closure
// protocol Till (Shop/Aisles.swift): MockTill
// protocol Truck (Depot/Depot.swift): TruckMock
// class Vault (Shop/Initializers.swift): MockVault
//   'static shared' is not mocked: static members of a class are final; declare it 'class'
//   'init' is not mocked: all designated initializers of 'Vault' are private; make one internal
// protocol Warehouse (Shop/Parents.swift): MockWarehouse
// class Window (Shop/Aisles.swift): MockWindow
// protocol WrittenLabel (Shop/Initializers.swift): MockWrittenLabel

@_spi(Internals) @testable import Shop
@_spi(Internals) import class Shop.Archive
@_spi(Internals) import class Shop.Auditor
@_spi(Internals) import class Shop.Counter
@_spi(Internals) import class Shop.CountingLock
@_spi(Internals) import class Shop.Crossing
@_spi(Internals) import class Shop.Document
@_spi(Internals) import class Shop.LabeledShelves
@_spi(Internals) import class Shop.NumberShelves
@_spi(Internals) import class Shop.NumberSource
@_spi(Internals) import class Shop.ParcelArchive
@_spi(Internals) import class Shop.Room
@_spi(Internals) import class Shop.Shelves
@_spi(Internals) import class Shop.Source
@_spi(Internals) import class Shop.TicketPrinter
@_spi(Internals) import class Shop.Vault
@_spi(Internals) import class Shop.Window
@_spi(Internals) import enum Shop.ParcelStep
@_spi(Internals) import protocol Shop.Aisle
@_spi(Internals) import protocol Shop.AnyField
@_spi(Internals) import protocol Shop.Badge
@_spi(Internals) import protocol Shop.Barcode
@_spi(Internals) import protocol Shop.Bookcase
@_spi(Internals) import protocol Shop.Books
@_spi(Internals) import protocol Shop.Cabinet
@_spi(Internals) import protocol Shop.Cashdesk
@_spi(Internals) import protocol Shop.Chute
@_spi(Internals) import protocol Shop.Conveyor
@_spi(Internals) import protocol Shop.Counting
@_spi(Internals) import protocol Shop.Coupon
@_spi(Internals) import protocol Shop.Courier
@_spi(Internals) import protocol Shop.CourierRoute
@_spi(Internals) import protocol Shop.Crate
@_spi(Internals) import protocol Shop.DataArchive
@_spi(Internals) import protocol Shop.Described
@_spi(Internals) import protocol Shop.Device
@_spi(Internals) import protocol Shop.Display
@_spi(Internals) import protocol Shop.Field
@_spi(Internals) import protocol Shop.Gesture
@_spi(Internals) import protocol Shop.Greeter
@_spi(Internals) import protocol Shop.Hamper
@_spi(Internals) import protocol Shop.Harbor
@_spi(Internals) import protocol Shop.Inspected
@_spi(Internals) import protocol Shop.InspectedTwice
@_spi(Internals) import protocol Shop.Label
@_spi(Internals) import protocol Shop.LabelScale
@_spi(Internals) import protocol Shop.Layout
@_spi(Internals) import protocol Shop.Ledger
@_spi(Internals) import protocol Shop.Link
@_spi(Internals) import protocol Shop.NestedPoster
@_spi(Internals) import protocol Shop.NumberLayout
@_spi(Internals) import protocol Shop.PagePrinter
@_spi(Internals) import protocol Shop.Pegboard
@_spi(Internals) import protocol Shop.PoliteGreeter
@_spi(Internals) import protocol Shop.Poster
@_spi(Internals) import protocol Shop.PriceLabel
@_spi(Internals) import protocol Shop.PricePoster
@_spi(Internals) import protocol Shop.Printer
@_spi(Internals) import protocol Shop.PrinterPart
@_spi(Internals) import protocol Shop.Purse
@_spi(Internals) import protocol Shop.Queued
@_spi(Internals) import protocol Shop.Rack
@_spi(Internals) import protocol Shop.Rank
@_spi(Internals) import protocol Shop.Receipt
@_spi(Internals) import protocol Shop.Registry
@_spi(Internals) import protocol Shop.RushTicketed
@_spi(Internals) import protocol Shop.Scale
@_spi(Internals) import protocol Shop.Signpost
@_spi(Internals) import protocol Shop.Storable
@_spi(Internals) import protocol Shop.StorableNumber
@_spi(Internals) import protocol Shop.Storing
@_spi(Internals) import protocol Shop.TextSource
@_spi(Internals) import protocol Shop.TicketOffice
@_spi(Internals) import protocol Shop.Ticketed
@_spi(Internals) import protocol Shop.Till
@_spi(Internals) import protocol Shop.Warehouse
@_spi(Internals) import protocol Shop.WrittenLabel
@_spi(Internals) import struct Shop.HistoryEntry
@_spi(Internals) import struct Shop.Ticket
import CoreFoundation
import Depot
import Drawer
import Foundation
import FoundationEssentials
import Glibc
import Synchronization
import UnderstudyCore
import func CoreFoundation.CFGetTypeID
import protocol Depot.DisplayCase
import protocol Depot.Inspector
import protocol Depot.Showcase
import protocol Depot.Truck

enum __MembersOfAisle {
  nonisolated static let all = UnderstudyCore.__Members("Aisle", "parts")
}
nonisolated final class MockAisle: UnderstudyCore.__MockObject, Aisle, @unchecked Swift.Sendable {
  typealias Parts = [MockAisle]
  @available(*, unavailable, message: "MockAisle cannot be a spy: the type of 'Parts' depends on the mock, and a real object has another one; forward calls one by one: .answers { real.method($0) }")
  nonisolated convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
}

extension Aisle where Self: UnderstudyCore.Mockable {
  var parts: Parts {
    get {
      return self.mock.__call(__MembersOfAisle.all, 0, (), Swift.Never.self)
    }
  }
}

extension Aisle where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var parts: UnderstudyCore.CallPattern<(), Parts, Swift.Never> {
    self.__pattern(__MembersOfAisle.all, 0)
  }
}

enum __MembersOfAnyField {
  nonisolated static let all = UnderstudyCore.__Members("AnyField", "hash(into:)\nisEqual(_ other:)")
}
extension AnyField where Self: UnderstudyCore.Mockable {
  func hash(into p0: inout Hasher) {
    let b0 = UnderstudyCore.Inout<Hasher>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfAnyField.all, 0, b0, real: (any AnyField).self) { (real: any AnyField) -> Swift.Void in
      real.hash(into: &b0.value)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func hash(into p0: Hasher) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Hasher>, (), Swift.Never> {
    self.mock.__callPattern(__MembersOfAnyField.all, 0, .inoutValue(p0 as Hasher))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Hasher': write the value without '&', or a matcher") @_transparent nonisolated func hash(into p0: inout Hasher) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Hasher>, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func isEqual(_ p0: any AnyField) -> Bool {
    return self.__call(__MembersOfAnyField.all, 1, p0 as any AnyField, real: (any AnyField).self) { (real: any AnyField) -> Bool in
      real.isEqual(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func isEqual(_ p0: any AnyField) -> UnderstudyCore.CallPattern<any AnyField, Bool, Swift.Never> {
    self.__patternV(__MembersOfAnyField.all, 1, p0 as any AnyField)
  }
}
extension AnyField where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func hash(into p0: UnderstudyCore.Matcher<Hasher>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Hasher>, (), Swift.Never> {
    self.mock.__callPattern(__MembersOfAnyField.all, 0, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func isEqual(_ p0: UnderstudyCore.Matcher<any AnyField>) -> UnderstudyCore.CallPattern<any AnyField, Bool, Swift.Never> {
    self.__patternM(__MembersOfAnyField.all, 1, p0)
  }
}
@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockAnyField', not 'any AnyField'")
extension AnyField {
  @_transparent nonisolated func hash(into p0: UnderstudyCore.Matcher<Hasher>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Hasher>, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func isEqual(_ p0: UnderstudyCore.Matcher<any AnyField>) -> UnderstudyCore.CallPattern<any AnyField, Bool, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfArchiveMock {
  nonisolated static let all = UnderstudyCore.__Members("Archive", "keep(_ line:)")
}
final class ArchiveMock: Archive, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "ArchiveMock")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init()
    UnderstudyCore.Mock.__begin(self, "ArchiveMock", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  @_disfavoredOverload nonisolated override init() {
    super.init()
    UnderstudyCore.Mock.__begin(self, "ArchiveMock", nil, .nice, #fileID, #filePath, #line, #column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'Archive', or partialMock(of: object, as: ArchiveMock.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override func keep(_ p0: String) {
    return self.mock.__call(__MembersOfArchiveMock.all, 0, p0, Swift.Never.self) { () -> Swift.Void in
      super.keep(p0)
    }
  }
  @_disfavoredOverload nonisolated func keep(_ p0: String) -> UnderstudyCore.CallPattern<String, (), Swift.Never> {
    self.__patternV(__MembersOfArchiveMock.all, 0, p0)
  }
  @_disfavoredOverload nonisolated func keep(_ p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, (), Swift.Never> {
    self.__patternM(__MembersOfArchiveMock.all, 0, p0)
  }
}

fileprivate enum __ReplacedMembersOfShop_Archive {
  nonisolated fileprivate static let m0 = UnderstudyCore.__Members.__alone("Archive", "empty()", "Shop extension Archive dynamic func empty() -> Int")
}
extension Archive {
  @_dynamicReplacement(for: empty())
  private func __empty() -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Archive"), __ReplacedMembersOfShop_Archive.m0, 0) else {
      return self.empty()
    }
    return __mock.__callReplaced(__ReplacedMembersOfShop_Archive.m0, 0, (), Swift.Never.self) { () -> Int in
      self.empty()
    }
  }
  @_disfavoredOverload nonisolated func empty(__pattern: Archive.Type? = nil) -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Archive")).__callPattern(__ReplacedMembersOfShop_Archive.m0, 0)
  }
}

enum __MembersOfAuditor {
  nonisolated static let all = UnderstudyCore.__Members("Auditor", "check(_ page:)")
}
final class MockAuditor: Auditor, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockAuditor")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockAuditor", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  @_disfavoredOverload override init() {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockAuditor", nil, .nice, #fileID, #filePath, #line, #column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'Auditor', or partialMock(of: object, as: MockAuditor.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override func check(_ p0: Int) -> Int {
    return self.mock.__call(__MembersOfAuditor.all, 0, p0, Swift.Never.self) { () -> Int in
      super.check(p0)
    }
  }
  @_disfavoredOverload nonisolated func check(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfAuditor.all, 0, p0)
  }
  @_disfavoredOverload nonisolated func check(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfAuditor.all, 0, p0)
  }
}

enum __MembersOfBadge {
  nonisolated static let all = UnderstudyCore.__Members("Badge", "number")
}
nonisolated final class MockBadge: UnderstudyCore.__MockObject, Badge, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any Badge
}

extension Badge where Self: UnderstudyCore.Mockable {
  var number: Int {
    get {
      return self.__call(__MembersOfBadge.all, 0, (), real: (any Badge).self) { (real: any Badge) -> Int in
        real.number
      }
    }
  }
}

extension Badge where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var number: UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfBadge.all, 0)
  }
}

enum __MembersOfBarcode {
  nonisolated static let all = UnderstudyCore.__Members("Barcode", "printed()\ninit()\ninit(repeating:count:)\ninit<>(_ elements:)")
}
nonisolated final class MockBarcode<Regions: BidirectionalCollection, Index: Comparable>: Barcode, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock, Swift.Sendable where Regions.Element: ContiguousBytes, Regions.Element: DataProtocol, Regions.Element.SubSequence: ContiguousBytes {
  typealias Element = UInt8
  typealias Iterator = IndexingIterator<MockBarcode>
  typealias SubSequence = Slice<MockBarcode>
  typealias Indices = DefaultIndices<MockBarcode>
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockBarcode", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  @available(*, unavailable, message: "MockBarcode cannot be a spy: the type of 'Iterator', 'SubSequence', 'Indices' depends on the mock, and a real object has another one; forward calls one by one: .answers { real.method($0) }")
  nonisolated init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
  @discardableResult func copyBytes<R>(to p0: UnsafeMutableRawBufferPointer, from p1: R) -> Int where R : RangeExpression, Index == R.Bound {
    return self.mock.__call(__MembersOfDataProtocol.all, 5, (p0, p1), Swift.Never.self)
  }
  @discardableResult func copyBytes<DestinationType, R>(to p0: UnsafeMutableBufferPointer<DestinationType>, from p1: R) -> Int where R : RangeExpression, Index == R.Bound {
    return self.mock.__call(__MembersOfDataProtocol.all, 6, (p0, p1), Swift.Never.self)
  }
  var indices: Indices {
    get {
      return self.mock.__call(__MembersOfRandomAccessCollection.all, 0, (), Swift.Never.self)
    }
  }
  var startIndex: Index {
    get {
      return self.mock.__call(__MembersOfRandomAccessCollection.all, 3, (), Swift.Never.self)
    }
  }
  var endIndex: Index {
    get {
      return self.mock.__call(__MembersOfRandomAccessCollection.all, 4, (), Swift.Never.self)
    }
  }
  func index(before p0: Index) -> Index {
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 5, p0 as Index, Swift.Never.self)
  }
  func formIndex(before p0: inout Index) {
    let b0 = UnderstudyCore.Inout<Index>(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 6, b0, Swift.Never.self)
  }
  func index(after p0: Index) -> Index {
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 7, p0 as Index, Swift.Never.self)
  }
  func formIndex(after p0: inout Index) {
    let b0 = UnderstudyCore.Inout<Index>(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 8, b0, Swift.Never.self)
  }
  func index(_ p0: Index, offsetBy p1: Int) -> Index {
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 9, (p0, p1), Swift.Never.self)
  }
  func index(_ p0: Index, offsetBy p1: Int, limitedBy p2: Index) -> Index? {
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 10, (p0, p1, p2), Swift.Never.self)
  }
  func distance(from p0: Index, to p1: Index) -> Int {
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 11, (p0, p1), Swift.Never.self)
  }
  func makeIterator() -> Iterator {
    return self.mock.__call(__MembersOfCollection.all, 2, (), Swift.Never.self)
  }
  var isEmpty: Bool {
    get {
      return self.mock.__call(__MembersOfCollection.all, 6, (), Swift.Never.self)
    }
  }
  var count: Int {
    get {
      return self.mock.__call(__MembersOfCollection.all, 7, (), Swift.Never.self)
    }
  }
  var underestimatedCount: Int {
    get {
      return self.mock.__call(__MembersOfSequence.all, 1, (), Swift.Never.self)
    }
  }
  func withContiguousStorageIfAvailable<R>(_ p0: (_ buffer: UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> R? in
      return try Swift.withoutActuallyEscaping(p0) { (p0: @escaping (_ buffer: UnsafeBufferPointer<Element>) throws -> R) throws -> R? in
        let b0 = UnderstudyCore.__NonEscaping(p0, "body")
        defer { b0.close() }
        let c0: (_ buffer: UnsafeBufferPointer<Element>) throws -> R = { (q0: UnsafeBufferPointer<Element>) throws -> R in
          guard let f = b0.open else { return b0.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.mock.__call(__MembersOfSequence.all, 2, c0, (any Swift.Error).self)
      }
    }, rescue: { throw $0 })
  }
  subscript(_ p0: Index) -> Element {
    get {
      return self.mock.__call(__MembersOfMutableCollection.all, 0, p0 as Index, Swift.Never.self)
    }
    set {
      return self.mock.__call(__MembersOfMutableCollection.all, 1, (p0, newValue), Swift.Never.self)
    }
  }
  subscript(_ p0: Range<Index>) -> SubSequence {
    get {
      return self.mock.__call(__MembersOfMutableCollection.all, 2, p0 as Range<Index>, Swift.Never.self)
    }
    set {
      return self.mock.__call(__MembersOfMutableCollection.all, 3, (p0, newValue), Swift.Never.self)
    }
  }
  func partition(by p0: (Element) throws -> Bool) rethrows -> Index {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> Index in
      return try Swift.withoutActuallyEscaping(p0) { (p0: @escaping (Element) throws -> Bool) throws -> Index in
        let b0 = UnderstudyCore.__NonEscaping(p0, "belongsInSecondPartition")
        defer { b0.close() }
        let c0: (Element) throws -> Bool = { (q0: Element) throws -> Bool in
          guard let f = b0.open else { return b0.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.mock.__call(__MembersOfMutableCollection.all, 4, c0, (any Swift.Error).self)
      }
    }, rescue: { throw $0 })
  }
  func swapAt(_ p0: Index, _ p1: Index) {
    return self.mock.__call(__MembersOfMutableCollection.all, 5, (p0, p1), Swift.Never.self)
  }
  func withContiguousMutableStorageIfAvailable<R>(_ p0: (_ buffer: inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R? {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> R? in
      return try Swift.withoutActuallyEscaping(p0) { (p0: @escaping (_ buffer: inout UnsafeMutableBufferPointer<Element>) throws -> R) throws -> R? in
        let b0 = UnderstudyCore.__NonEscaping(p0, "body")
        defer { b0.close() }
        let c0: (_ buffer: inout UnsafeMutableBufferPointer<Element>) throws -> R = { (q0: inout UnsafeMutableBufferPointer<Element>) throws -> R in
          guard let f = b0.open else { return b0.closed() }
          do { return try f(&q0) } catch { throw r.noted(error) }
        }
        return try self.mock.__call(__MembersOfMutableCollection.all, 6, c0, (any Swift.Error).self)
      }
    }, rescue: { throw $0 })
  }
  func replaceSubrange<C>(_ p0: Range<Index>, with p1: C) where C : Collection, Element == C.Element {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 1, (p0, p1), Swift.Never.self)
  }
  func reserveCapacity(_ p0: Int) {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 2, p0, Swift.Never.self)
  }
  func append(_ p0: Element) {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 5, p0 as Element, Swift.Never.self)
  }
  func append<S>(contentsOf p0: S) where S : Sequence, Element == S.Element {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 6, p0 as S, Swift.Never.self)
  }
  func insert(_ p0: Element, at p1: Index) {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 7, (p0, p1), Swift.Never.self)
  }
  func insert<S>(contentsOf p0: S, at p1: Index) where S : Collection, Element == S.Element {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 8, (p0, p1), Swift.Never.self)
  }
  @discardableResult func remove(at p0: Index) -> Element {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 9, p0 as Index, Swift.Never.self)
  }
  func removeSubrange(_ p0: Range<Index>) {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 10, p0 as Range<Index>, Swift.Never.self)
  }
  @discardableResult func removeFirst() -> Element {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 11, (), Swift.Never.self)
  }
  func removeFirst(_ p0: Int) {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 12, p0, Swift.Never.self)
  }
  func removeAll(keepingCapacity p0: Bool) {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 13, p0, Swift.Never.self)
  }
  func removeAll(where p0: (Element) throws -> Bool) rethrows {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> Swift.Void in
      return try Swift.withoutActuallyEscaping(p0) { (p0: @escaping (Element) throws -> Bool) throws -> Swift.Void in
        let b0 = UnderstudyCore.__NonEscaping(p0, "shouldBeRemoved")
        defer { b0.close() }
        let c0: (Element) throws -> Bool = { (q0: Element) throws -> Bool in
          guard let f = b0.open else { return b0.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.mock.__call(__MembersOfRangeReplaceableCollection.all, 14, c0, (any Swift.Error).self)
      }
    }, rescue: { throw $0 })
  }
  init() {
    self.mock = UnderstudyCore.Mock(__of: "MockBarcode", nil, .nice, #fileID, #filePath, #line, #column)
    let _: Swift.Void = self.mock.__call(__MembersOfBarcode.all, 1, (), Swift.Never.self)
  }
  init(repeating p0: Element, count p1: Int) {
    self.mock = UnderstudyCore.Mock(__of: "MockBarcode", nil, .nice, #fileID, #filePath, #line, #column)
    let _: Swift.Void = self.mock.__call(__MembersOfBarcode.all, 2, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload init<S>(_ p0: S) where S : Sequence, Element == S.Element {
    self.mock = UnderstudyCore.Mock(__of: "MockBarcode", nil, .nice, #fileID, #filePath, #line, #column)
    let _: Swift.Void = self.mock.__call(__MembersOfBarcode.all, 3, p0 as S, Swift.Never.self)
  }
}

extension Barcode where Self: UnderstudyCore.Mockable {
  func printed() -> String {
    return self.mock.__call(__MembersOfBarcode.all, 0, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func printed() -> UnderstudyCore.CallPattern<(), String, Swift.Never> {
    self.__pattern(__MembersOfBarcode.all, 0)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized() -> UnderstudyCore.CallPattern<(), (), Swift.Never> {
    self.__pattern(__MembersOfBarcode.all, 1)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(repeating p0: Self.Element, count p1: Int) -> UnderstudyCore.CallPattern<(Self.Element, Int), (), Swift.Never> {
    self.__patternVV(__MembersOfBarcode.all, 2, p0 as Self.Element, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized<S>(_ p0: UnderstudyCore.Matcher<S>) -> UnderstudyCore.CallPattern<S, (), Swift.Never> where S : Sequence, Self.Element == S.Element {
    self.__patternM(__MembersOfBarcode.all, 3, p0)
  }
}

extension Barcode where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func initialized(repeating p0: UnderstudyCore.Matcher<Self.Element>, count p1: Int) -> UnderstudyCore.CallPattern<(Self.Element, Int), (), Swift.Never> {
    self.__patternMV(__MembersOfBarcode.all, 2, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(repeating p0: Self.Element, count p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Self.Element, Int), (), Swift.Never> {
    self.__patternVM(__MembersOfBarcode.all, 2, p0 as Self.Element, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized<S>(_ p0: S) -> UnderstudyCore.CallPattern<S, (), Swift.Never> where S : Sequence, Self.Element == S.Element {
    self.__patternV(__MembersOfBarcode.all, 3, p0 as S)
  }
}

extension Barcode where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func initialized(repeating p0: UnderstudyCore.Matcher<Self.Element>, count p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Self.Element, Int), (), Swift.Never> {
    self.__patternMM(__MembersOfBarcode.all, 2, p0, p1)
  }
}

enum __MembersOfBidirectionalCollection {
  nonisolated static let all = UnderstudyCore.__Members("BidirectionalCollection", "index(before:)\nformIndex(before:)\nindex(after:)\nformIndex(after:)\nindex(_ i:offsetBy:)\nindex(_ i:offsetBy:limitedBy:)\ndistance(from:to:)\nindices\nsubscript(_ bounds:)\nsubscript(_ position:)\nstartIndex\nendIndex")
}
extension BidirectionalCollection where Self: UnderstudyCore.Mockable {
  func index(before p0: Self.Index) -> Self.Index {
    return self.mock.__call(__MembersOfBidirectionalCollection.all, 0, p0 as Self.Index, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func index(before p0: Self.Index) -> UnderstudyCore.CallPattern<Self.Index, Self.Index, Swift.Never> {
    self.__patternV(__MembersOfBidirectionalCollection.all, 0, p0 as Self.Index)
  }
  func formIndex(before p0: inout Self.Index) {
    let b0 = UnderstudyCore.Inout<Self.Index>(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfBidirectionalCollection.all, 1, b0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func formIndex(before p0: Self.Index) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> {
    self.mock.__callPattern(__MembersOfBidirectionalCollection.all, 1, .inoutValue(p0 as Self.Index))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Self.Index': write the value without '&', or a matcher") @_transparent nonisolated func formIndex(before p0: inout Self.Index) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func index(after p0: Self.Index) -> Self.Index {
    return self.mock.__call(__MembersOfBidirectionalCollection.all, 2, p0 as Self.Index, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func index(after p0: Self.Index) -> UnderstudyCore.CallPattern<Self.Index, Self.Index, Swift.Never> {
    self.__patternV(__MembersOfBidirectionalCollection.all, 2, p0 as Self.Index)
  }
  func formIndex(after p0: inout Self.Index) {
    let b0 = UnderstudyCore.Inout<Self.Index>(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfBidirectionalCollection.all, 3, b0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func formIndex(after p0: Self.Index) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> {
    self.mock.__callPattern(__MembersOfBidirectionalCollection.all, 3, .inoutValue(p0 as Self.Index))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Self.Index': write the value without '&', or a matcher") @_transparent nonisolated func formIndex(after p0: inout Self.Index) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func index(_ p0: Self.Index, offsetBy p1: Int) -> Self.Index {
    return self.mock.__call(__MembersOfBidirectionalCollection.all, 4, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: Int) -> UnderstudyCore.CallPattern<(Self.Index, Int), Self.Index, Swift.Never> {
    self.__patternVV(__MembersOfBidirectionalCollection.all, 4, p0 as Self.Index, p1)
  }
  func index(_ p0: Self.Index, offsetBy p1: Int, limitedBy p2: Self.Index) -> Self.Index? {
    return self.mock.__call(__MembersOfBidirectionalCollection.all, 5, (p0, p1, p2), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: Int, limitedBy p2: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternVVV(__MembersOfBidirectionalCollection.all, 5, p0 as Self.Index, p1, p2 as Self.Index)
  }
  func distance(from p0: Self.Index, to p1: Self.Index) -> Int {
    return self.mock.__call(__MembersOfBidirectionalCollection.all, 6, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func distance(from p0: Self.Index, to p1: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), Int, Swift.Never> {
    self.__patternVV(__MembersOfBidirectionalCollection.all, 6, p0 as Self.Index, p1 as Self.Index)
  }
  var indices: Self.Indices {
    get {
      return self.mock.__call(__MembersOfBidirectionalCollection.all, 7, (), Swift.Never.self)
    }
  }
  subscript(_ p0: Range<Self.Index>) -> Self.SubSequence {
    get {
      return self.mock.__call(__MembersOfBidirectionalCollection.all, 8, p0 as Range<Self.Index>, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Range<Self.Index>) -> UnderstudyCore.CallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never> {
    self.__patternV(__MembersOfBidirectionalCollection.all, 8, p0 as Range<Self.Index>)
  }
  subscript(_ p0: Self.Index) -> Self.Element {
    get {
      return self.mock.__call(__MembersOfBidirectionalCollection.all, 9, p0 as Self.Index, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Self.Index) -> UnderstudyCore.CallPattern<Self.Index, Self.Element, Swift.Never> {
    self.__patternV(__MembersOfBidirectionalCollection.all, 9, p0 as Self.Index)
  }
  var startIndex: Self.Index {
    get {
      return self.mock.__call(__MembersOfBidirectionalCollection.all, 10, (), Swift.Never.self)
    }
  }
  var endIndex: Self.Index {
    get {
      return self.mock.__call(__MembersOfBidirectionalCollection.all, 11, (), Swift.Never.self)
    }
  }
}
extension BidirectionalCollection where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func index(before p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Index, Swift.Never> {
    self.__patternM(__MembersOfBidirectionalCollection.all, 0, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func formIndex(before p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> {
    self.mock.__callPattern(__MembersOfBidirectionalCollection.all, 1, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func index(after p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Index, Swift.Never> {
    self.__patternM(__MembersOfBidirectionalCollection.all, 2, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func formIndex(after p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> {
    self.mock.__callPattern(__MembersOfBidirectionalCollection.all, 3, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: Int) -> UnderstudyCore.CallPattern<(Self.Index, Int), Self.Index, Swift.Never> {
    self.__patternMV(__MembersOfBidirectionalCollection.all, 4, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Self.Index, Int), Self.Index, Swift.Never> {
    self.__patternVM(__MembersOfBidirectionalCollection.all, 4, p0 as Self.Index, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: Int, limitedBy p2: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternMVV(__MembersOfBidirectionalCollection.all, 5, p0, p1, p2 as Self.Index)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: UnderstudyCore.Matcher<Int>, limitedBy p2: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternVMV(__MembersOfBidirectionalCollection.all, 5, p0 as Self.Index, p1, p2 as Self.Index)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: Int, limitedBy p2: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternVVM(__MembersOfBidirectionalCollection.all, 5, p0 as Self.Index, p1, p2)
  }
  @_disfavoredOverload @_transparent nonisolated func distance(from p0: UnderstudyCore.Matcher<Self.Index>, to p1: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), Int, Swift.Never> {
    self.__patternMV(__MembersOfBidirectionalCollection.all, 6, p0, p1 as Self.Index)
  }
  @_disfavoredOverload @_transparent nonisolated func distance(from p0: Self.Index, to p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), Int, Swift.Never> {
    self.__patternVM(__MembersOfBidirectionalCollection.all, 6, p0 as Self.Index, p1)
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>) -> UnderstudyCore.CallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never> {
    self.__patternM(__MembersOfBidirectionalCollection.all, 8, p0)
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Element, Swift.Never> {
    self.__patternM(__MembersOfBidirectionalCollection.all, 9, p0)
  }
}
extension BidirectionalCollection where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Self.Index, Int), Self.Index, Swift.Never> {
    self.__patternMM(__MembersOfBidirectionalCollection.all, 4, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: UnderstudyCore.Matcher<Int>, limitedBy p2: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternMMV(__MembersOfBidirectionalCollection.all, 5, p0, p1, p2 as Self.Index)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: Int, limitedBy p2: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternMVM(__MembersOfBidirectionalCollection.all, 5, p0, p1, p2)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: UnderstudyCore.Matcher<Int>, limitedBy p2: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternVMM(__MembersOfBidirectionalCollection.all, 5, p0 as Self.Index, p1, p2)
  }
  @_disfavoredOverload @_transparent nonisolated func distance(from p0: UnderstudyCore.Matcher<Self.Index>, to p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), Int, Swift.Never> {
    self.__patternMM(__MembersOfBidirectionalCollection.all, 6, p0, p1)
  }
}
extension BidirectionalCollection where Self: __ThreeMatchers {
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: UnderstudyCore.Matcher<Int>, limitedBy p2: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternMMM(__MembersOfBidirectionalCollection.all, 5, p0, p1, p2)
  }
}
extension BidirectionalCollection where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var indices: UnderstudyCore.CallPattern<(), Self.Indices, Swift.Never> {
    self.__pattern(__MembersOfBidirectionalCollection.all, 7)
  }
  @_disfavoredOverload @_transparent nonisolated var startIndex: UnderstudyCore.CallPattern<(), Self.Index, Swift.Never> {
    self.__pattern(__MembersOfBidirectionalCollection.all, 10)
  }
  @_disfavoredOverload @_transparent nonisolated var endIndex: UnderstudyCore.CallPattern<(), Self.Index, Swift.Never> {
    self.__pattern(__MembersOfBidirectionalCollection.all, 11)
  }
}
@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockBidirectionalCollection', not 'any BidirectionalCollection'")
extension BidirectionalCollection {
  @_transparent nonisolated func index(before p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Index, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func formIndex(before p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func index(after p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Index, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func formIndex(after p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Self.Index, Int), Self.Index, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: UnderstudyCore.Matcher<Int>, limitedBy p2: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func distance(from p0: UnderstudyCore.Matcher<Self.Index>, to p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>) -> UnderstudyCore.CallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Element, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfBookcase {
  nonisolated static let all = UnderstudyCore.__Members("Bookcase", "item(at:)\nfirst()\nstatic capacity()")
}
/// A spy needs macOS 13, iOS 16, tvOS 16 or watchOS 9: the type 'any Bookcase<Item>' does not exist before.
nonisolated final class MockBookcase<Item: Hashable>: Bookcase, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockBookcase", name, strictness, fileID, filePath, line, column)
    self.mock.__default(__MembersOfBookcase.all, 1) { __DefaultOfMockBookcase_1<Item>(__of: $0) }
  }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) typealias __Real = any Bookcase<Item>
}
fileprivate final class __DefaultOfMockBookcase_1<Item: Hashable>: Bookcase, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func item(at p0: Int) -> Item? {
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      return self.__call(__MembersOfBookcase.all, 0, p0, real: (any Bookcase<Item>).self) { (real: any Bookcase<Item>) -> Item? in
        real.item(at: p0)
      }
    } else {
      return self.mock.__call(__MembersOfBookcase.all, 0, p0, Swift.Never.self)
    }
  }
  static func capacity() -> Int {
    return UnderstudyCore.Mock.__static(MockBookcase<Item>.self).__call(__MembersOfBookcase.all, 2, (), Swift.Never.self)
  }
}

extension Bookcase where Self: UnderstudyCore.Mockable {
  func item(at p0: Int) -> Item? {
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      return self.__call(__MembersOfBookcase.all, 0, p0, real: (any Bookcase<Self.Item>).self) { (real: any Bookcase<Self.Item>) -> Item? in
        real.item(at: p0)
      }
    } else {
      return self.mock.__call(__MembersOfBookcase.all, 0, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func item(at p0: Int) -> UnderstudyCore.CallPattern<Int, Item?, Swift.Never> {
    self.__patternV(__MembersOfBookcase.all, 0, p0)
  }
  func first() -> Item? {
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      return self.__call(__MembersOfBookcase.all, 1, (), real: (any Bookcase<Self.Item>).self) { (real: any Bookcase<Self.Item>) -> Item? in
        real.first()
      }
    } else {
      return self.mock.__call(__MembersOfBookcase.all, 1, (), Swift.Never.self)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func first() -> UnderstudyCore.CallPattern<(), Item?, Swift.Never> {
    self.__pattern(__MembersOfBookcase.all, 1)
  }
  static func capacity() -> Int {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfBookcase.all, 2, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func capacity() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfBookcase.all, 2)
  }
}

extension Bookcase where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func item(at p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Item?, Swift.Never> {
    self.__patternM(__MembersOfBookcase.all, 0, p0)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockBookcase', not 'any Bookcase'")
extension Bookcase {
  @_transparent nonisolated func item(at p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Item?, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfBooks {
  nonisolated static let all = UnderstudyCore.__Members("Books", "pages()\nmistakes()")
}
nonisolated final class MockBooks: Books, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockBooks", name, strictness, fileID, filePath, line, column)
    self.mock.__default(__MembersOfBooks.all, 1) { __DefaultOfMockBooks_1(__of: $0) }
  }
  typealias __Real = any Books
}
fileprivate final class __DefaultOfMockBooks_1: Books, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func pages() -> Int {
    return self.__call(__MembersOfBooks.all, 0, (), real: (any Books).self) { (real: any Books) -> Int in
      real.pages()
    }
  }
}

extension Books where Self: UnderstudyCore.Mockable {
  func pages() -> Int {
    return self.__call(__MembersOfBooks.all, 0, (), real: (any Books).self) { (real: any Books) -> Int in
      real.pages()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func pages() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfBooks.all, 0)
  }
  func mistakes() -> Int {
    return self.__call(__MembersOfBooks.all, 1, (), real: (any Books).self) { (real: any Books) -> Int in
      real.mistakes()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mistakes() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfBooks.all, 1)
  }
}

enum __MembersOfBundle {
  nonisolated static let all = UnderstudyCore.__Members("Bundle", "static main\nstatic allBundles\nstatic allFrameworks\nload()\nisLoaded\nunload()\npreflight()\nloadAndReturnError()\nbundleURL\nresourceURL\nexecutableURL\nurl(forAuxiliaryExecutable:)\nprivateFrameworksURL\nsharedFrameworksURL\nsharedSupportURL\nbuiltInPlugInsURL\nappStoreReceiptURL\nbundlePath\nresourcePath\nexecutablePath\npath(forAuxiliaryExecutable:)\nprivateFrameworksPath\nsharedFrameworksPath\nsharedSupportPath\nbuiltInPlugInsPath\nstatic url(forResource:withExtension:subdirectory:in:)\nstatic urls(forResourcesWithExtension:subdirectory:in:)\nurl(forResource:withExtension:)\nurl(forResource:withExtension:subdirectory:)\nurl(forResource:withExtension:subdirectory:localization:)\nurls(forResourcesWithExtension:subdirectory:)\nurls(forResourcesWithExtension:subdirectory:localization:)\nstatic path(forResource:ofType:inDirectory:)\nstatic paths(forResourcesOfType:inDirectory:)\npath(forResource:ofType:)\npath(forResource:ofType:inDirectory:)\npath(forResource:ofType:inDirectory:forLocalization:)\npaths(forResourcesOfType:inDirectory:)\npaths(forResourcesOfType:inDirectory:forLocalization:)\nlocalizedString(forKey:value:table:)\nbundleIdentifier\ninfoDictionary\nlocalizedInfoDictionary\nobject(forInfoDictionaryKey:)\nclassNamed(_ className:)\nprincipalClass\npreferredLocalizations\nlocalizations\ndevelopmentLocalization\nstatic preferredLocalizations(from:)\nstatic preferredLocalizations(from:forPreferences:)\nexecutableArchitectures\nstatic initialized(path:)\nstatic initialized(for:)\nstatic initialized(identifier:)")
}
nonisolated protocol __PatternsOfBundle {
  associatedtype __TypeOf_static_main
  @_disfavoredOverload nonisolated static var main: __TypeOf_static_main { get }
  associatedtype __TypeOf_static_allBundles
  @_disfavoredOverload nonisolated static var allBundles: __TypeOf_static_allBundles { get }
  associatedtype __TypeOf_static_allFrameworks
  @_disfavoredOverload nonisolated static var allFrameworks: __TypeOf_static_allFrameworks { get }
  associatedtype __TypeOf_isLoaded
  @_disfavoredOverload nonisolated var isLoaded: __TypeOf_isLoaded { get }
  associatedtype __TypeOf_bundleURL
  @_disfavoredOverload nonisolated var bundleURL: __TypeOf_bundleURL { get }
  associatedtype __TypeOf_resourceURL
  @_disfavoredOverload nonisolated var resourceURL: __TypeOf_resourceURL { get }
  associatedtype __TypeOf_executableURL
  @_disfavoredOverload nonisolated var executableURL: __TypeOf_executableURL { get }
  associatedtype __TypeOf_privateFrameworksURL
  @_disfavoredOverload nonisolated var privateFrameworksURL: __TypeOf_privateFrameworksURL { get }
  associatedtype __TypeOf_sharedFrameworksURL
  @_disfavoredOverload nonisolated var sharedFrameworksURL: __TypeOf_sharedFrameworksURL { get }
  associatedtype __TypeOf_sharedSupportURL
  @_disfavoredOverload nonisolated var sharedSupportURL: __TypeOf_sharedSupportURL { get }
  associatedtype __TypeOf_builtInPlugInsURL
  @_disfavoredOverload nonisolated var builtInPlugInsURL: __TypeOf_builtInPlugInsURL { get }
  associatedtype __TypeOf_appStoreReceiptURL
  @_disfavoredOverload nonisolated var appStoreReceiptURL: __TypeOf_appStoreReceiptURL { get }
  associatedtype __TypeOf_bundlePath
  @_disfavoredOverload nonisolated var bundlePath: __TypeOf_bundlePath { get }
  associatedtype __TypeOf_resourcePath
  @_disfavoredOverload nonisolated var resourcePath: __TypeOf_resourcePath { get }
  associatedtype __TypeOf_executablePath
  @_disfavoredOverload nonisolated var executablePath: __TypeOf_executablePath { get }
  associatedtype __TypeOf_privateFrameworksPath
  @_disfavoredOverload nonisolated var privateFrameworksPath: __TypeOf_privateFrameworksPath { get }
  associatedtype __TypeOf_sharedFrameworksPath
  @_disfavoredOverload nonisolated var sharedFrameworksPath: __TypeOf_sharedFrameworksPath { get }
  associatedtype __TypeOf_sharedSupportPath
  @_disfavoredOverload nonisolated var sharedSupportPath: __TypeOf_sharedSupportPath { get }
  associatedtype __TypeOf_builtInPlugInsPath
  @_disfavoredOverload nonisolated var builtInPlugInsPath: __TypeOf_builtInPlugInsPath { get }
  associatedtype __TypeOf_bundleIdentifier
  @_disfavoredOverload nonisolated var bundleIdentifier: __TypeOf_bundleIdentifier { get }
  associatedtype __TypeOf_infoDictionary
  @_disfavoredOverload nonisolated var infoDictionary: __TypeOf_infoDictionary { get }
  associatedtype __TypeOf_localizedInfoDictionary
  @_disfavoredOverload nonisolated var localizedInfoDictionary: __TypeOf_localizedInfoDictionary { get }
  associatedtype __TypeOf_principalClass
  @_disfavoredOverload nonisolated var principalClass: __TypeOf_principalClass { get }
  associatedtype __TypeOf_preferredLocalizations
  @_disfavoredOverload nonisolated var preferredLocalizations: __TypeOf_preferredLocalizations { get }
  associatedtype __TypeOf_localizations
  @_disfavoredOverload nonisolated var localizations: __TypeOf_localizations { get }
  associatedtype __TypeOf_developmentLocalization
  @_disfavoredOverload nonisolated var developmentLocalization: __TypeOf_developmentLocalization { get }
  associatedtype __TypeOf_executableArchitectures
  @_disfavoredOverload nonisolated var executableArchitectures: __TypeOf_executableArchitectures { get }
}
final class MockBundle: Bundle, UnderstudyCore.Mockable, __PatternsOfBundle, UnderstudyCore.__GeneratedMock, @unchecked Swift.Sendable {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockBundle")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init(for: UnderstudyCore.Mock.self)
    UnderstudyCore.Mock.__begin(self, "MockBundle", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  override init?(path p0: String) {
    super.init(path: p0)
    UnderstudyCore.Mock.__begin(self, "MockBundle", nil, .nice, #fileID, #filePath, #line, #column)
    if let __type = UnderstudyCore.Mock.__initializers(of: MockBundle.self) {
      let _: Swift.Void = __type.__call(__MembersOfBundle.all, 52, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload convenience init?(path p0: String,
    _ name: Swift.String?, _ strictness: UnderstudyCore.Strictness = .nice, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(path: p0)
    UnderstudyCore.Mock.__begin(self, "MockBundle", name, strictness, fileID, filePath, line, column)
  }
  @_disfavoredOverload convenience init?(path p0: String,
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(path: p0)
    UnderstudyCore.Mock.__begin(self, "MockBundle", nil, strictness, fileID, filePath, line, column)
  }
  override init(for p0: AnyClass) {
    super.init(for: p0)
    UnderstudyCore.Mock.__begin(self, "MockBundle", nil, .nice, #fileID, #filePath, #line, #column)
    if let __type = UnderstudyCore.Mock.__initializers(of: MockBundle.self) {
      let _: Swift.Void = __type.__call(__MembersOfBundle.all, 53, p0 as AnyClass, Swift.Never.self)
    }
  }
  @_disfavoredOverload convenience init(for p0: AnyClass,
    _ name: Swift.String?, _ strictness: UnderstudyCore.Strictness = .nice, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(for: p0)
    UnderstudyCore.Mock.__begin(self, "MockBundle", name, strictness, fileID, filePath, line, column)
  }
  @_disfavoredOverload convenience init(for p0: AnyClass,
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(for: p0)
    UnderstudyCore.Mock.__begin(self, "MockBundle", nil, strictness, fileID, filePath, line, column)
  }
  override init?(identifier p0: String) {
    super.init(identifier: p0)
    UnderstudyCore.Mock.__begin(self, "MockBundle", nil, .nice, #fileID, #filePath, #line, #column)
    if let __type = UnderstudyCore.Mock.__initializers(of: MockBundle.self) {
      let _: Swift.Void = __type.__call(__MembersOfBundle.all, 54, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload convenience init?(identifier p0: String,
    _ name: Swift.String?, _ strictness: UnderstudyCore.Strictness = .nice, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(identifier: p0)
    UnderstudyCore.Mock.__begin(self, "MockBundle", name, strictness, fileID, filePath, line, column)
  }
  @_disfavoredOverload convenience init?(identifier p0: String,
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(identifier: p0)
    UnderstudyCore.Mock.__begin(self, "MockBundle", nil, strictness, fileID, filePath, line, column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'Bundle', or partialMock(of: object, as: MockBundle.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override class var main: Bundle {
    get {
      return UnderstudyCore.Mock.__static(MockBundle.self).__call(__MembersOfBundle.all, 0, (), Swift.Never.self) { () -> Bundle in
        super.main
      }
    }
  }
  typealias __TypeOf_static_main = UnderstudyCore.CallPattern<(), Bundle, Swift.Never>
  @_implements(__PatternsOfBundle, main) @_disfavoredOverload nonisolated static var __patternOf_static_main: __TypeOf_static_main {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 0)
  }
  override class var allBundles: [Bundle] {
    get {
      return UnderstudyCore.Mock.__static(MockBundle.self).__call(__MembersOfBundle.all, 1, (), Swift.Never.self) { () -> [Bundle] in
        super.allBundles
      }
    }
  }
  typealias __TypeOf_static_allBundles = UnderstudyCore.CallPattern<(), [Bundle], Swift.Never>
  @_implements(__PatternsOfBundle, allBundles) @_disfavoredOverload nonisolated static var __patternOf_static_allBundles: __TypeOf_static_allBundles {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 1)
  }
  override class var allFrameworks: [Bundle] {
    get {
      return UnderstudyCore.Mock.__static(MockBundle.self).__call(__MembersOfBundle.all, 2, (), Swift.Never.self) { () -> [Bundle] in
        super.allFrameworks
      }
    }
  }
  typealias __TypeOf_static_allFrameworks = UnderstudyCore.CallPattern<(), [Bundle], Swift.Never>
  @_implements(__PatternsOfBundle, allFrameworks) @_disfavoredOverload nonisolated static var __patternOf_static_allFrameworks: __TypeOf_static_allFrameworks {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 2)
  }
  override func load() -> Bool {
    return self.mock.__call(__MembersOfBundle.all, 3, (), Swift.Never.self) { () -> Bool in
      super.load()
    }
  }
  @_disfavoredOverload nonisolated func load() -> UnderstudyCore.CallPattern<(), Bool, Swift.Never> {
    self.__pattern(__MembersOfBundle.all, 3)
  }
  override var isLoaded: Bool {
    get {
      return self.mock.__call(__MembersOfBundle.all, 4, (), Swift.Never.self) { () -> Bool in
        super.isLoaded
      }
    }
  }
  typealias __TypeOf_isLoaded = UnderstudyCore.CallPattern<(), Bool, Swift.Never>
  @_implements(__PatternsOfBundle, isLoaded) @_disfavoredOverload nonisolated var __patternOf_isLoaded: __TypeOf_isLoaded {
    self.__pattern(__MembersOfBundle.all, 4)
  }
  @available(*, deprecated, message: "Not available on non-Darwin platforms") override func unload() -> Bool {
    return self.mock.__call(__MembersOfBundle.all, 5, (), Swift.Never.self) { () -> Bool in
      super.unload()
    }
  }
  @available(*, deprecated, message: "Not available on non-Darwin platforms") @_disfavoredOverload nonisolated func unload() -> UnderstudyCore.CallPattern<(), Bool, Swift.Never> {
    self.__pattern(__MembersOfBundle.all, 5)
  }
  override func preflight() throws {
    return try self.mock.__call(__MembersOfBundle.all, 6, (), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.preflight()
    }
  }
  @_disfavoredOverload nonisolated func preflight() -> UnderstudyCore.CallPattern<(), (), any Swift.Error> {
    self.__pattern(__MembersOfBundle.all, 6)
  }
  override func loadAndReturnError() throws {
    return try self.mock.__call(__MembersOfBundle.all, 7, (), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.loadAndReturnError()
    }
  }
  @_disfavoredOverload nonisolated func loadAndReturnError() -> UnderstudyCore.CallPattern<(), (), any Swift.Error> {
    self.__pattern(__MembersOfBundle.all, 7)
  }
  override var bundleURL: URL {
    get {
      return self.mock.__call(__MembersOfBundle.all, 8, (), Swift.Never.self) { () -> URL in
        super.bundleURL
      }
    }
  }
  typealias __TypeOf_bundleURL = UnderstudyCore.CallPattern<(), URL, Swift.Never>
  @_implements(__PatternsOfBundle, bundleURL) @_disfavoredOverload nonisolated var __patternOf_bundleURL: __TypeOf_bundleURL {
    self.__pattern(__MembersOfBundle.all, 8)
  }
  override var resourceURL: URL? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 9, (), Swift.Never.self) { () -> URL? in
        super.resourceURL
      }
    }
  }
  typealias __TypeOf_resourceURL = UnderstudyCore.CallPattern<(), URL?, Swift.Never>
  @_implements(__PatternsOfBundle, resourceURL) @_disfavoredOverload nonisolated var __patternOf_resourceURL: __TypeOf_resourceURL {
    self.__pattern(__MembersOfBundle.all, 9)
  }
  override var executableURL: URL? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 10, (), Swift.Never.self) { () -> URL? in
        super.executableURL
      }
    }
  }
  typealias __TypeOf_executableURL = UnderstudyCore.CallPattern<(), URL?, Swift.Never>
  @_implements(__PatternsOfBundle, executableURL) @_disfavoredOverload nonisolated var __patternOf_executableURL: __TypeOf_executableURL {
    self.__pattern(__MembersOfBundle.all, 10)
  }
  override func url(forAuxiliaryExecutable p0: String) -> URL? {
    return self.mock.__call(__MembersOfBundle.all, 11, p0, Swift.Never.self) { () -> URL? in
      super.url(forAuxiliaryExecutable: p0)
    }
  }
  @_disfavoredOverload nonisolated func url(forAuxiliaryExecutable p0: String) -> UnderstudyCore.CallPattern<String, URL?, Swift.Never> {
    self.__patternV(__MembersOfBundle.all, 11, p0)
  }
  @_disfavoredOverload nonisolated func url(forAuxiliaryExecutable p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, URL?, Swift.Never> {
    self.__patternM(__MembersOfBundle.all, 11, p0)
  }
  override var privateFrameworksURL: URL? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 12, (), Swift.Never.self) { () -> URL? in
        super.privateFrameworksURL
      }
    }
  }
  typealias __TypeOf_privateFrameworksURL = UnderstudyCore.CallPattern<(), URL?, Swift.Never>
  @_implements(__PatternsOfBundle, privateFrameworksURL) @_disfavoredOverload nonisolated var __patternOf_privateFrameworksURL: __TypeOf_privateFrameworksURL {
    self.__pattern(__MembersOfBundle.all, 12)
  }
  override var sharedFrameworksURL: URL? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 13, (), Swift.Never.self) { () -> URL? in
        super.sharedFrameworksURL
      }
    }
  }
  typealias __TypeOf_sharedFrameworksURL = UnderstudyCore.CallPattern<(), URL?, Swift.Never>
  @_implements(__PatternsOfBundle, sharedFrameworksURL) @_disfavoredOverload nonisolated var __patternOf_sharedFrameworksURL: __TypeOf_sharedFrameworksURL {
    self.__pattern(__MembersOfBundle.all, 13)
  }
  override var sharedSupportURL: URL? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 14, (), Swift.Never.self) { () -> URL? in
        super.sharedSupportURL
      }
    }
  }
  typealias __TypeOf_sharedSupportURL = UnderstudyCore.CallPattern<(), URL?, Swift.Never>
  @_implements(__PatternsOfBundle, sharedSupportURL) @_disfavoredOverload nonisolated var __patternOf_sharedSupportURL: __TypeOf_sharedSupportURL {
    self.__pattern(__MembersOfBundle.all, 14)
  }
  override var builtInPlugInsURL: URL? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 15, (), Swift.Never.self) { () -> URL? in
        super.builtInPlugInsURL
      }
    }
  }
  typealias __TypeOf_builtInPlugInsURL = UnderstudyCore.CallPattern<(), URL?, Swift.Never>
  @_implements(__PatternsOfBundle, builtInPlugInsURL) @_disfavoredOverload nonisolated var __patternOf_builtInPlugInsURL: __TypeOf_builtInPlugInsURL {
    self.__pattern(__MembersOfBundle.all, 15)
  }
  override var appStoreReceiptURL: URL? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 16, (), Swift.Never.self) { () -> URL? in
        super.appStoreReceiptURL
      }
    }
  }
  typealias __TypeOf_appStoreReceiptURL = UnderstudyCore.CallPattern<(), URL?, Swift.Never>
  @_implements(__PatternsOfBundle, appStoreReceiptURL) @_disfavoredOverload nonisolated var __patternOf_appStoreReceiptURL: __TypeOf_appStoreReceiptURL {
    self.__pattern(__MembersOfBundle.all, 16)
  }
  override var bundlePath: String {
    get {
      return self.mock.__call(__MembersOfBundle.all, 17, (), Swift.Never.self) { () -> String in
        super.bundlePath
      }
    }
  }
  typealias __TypeOf_bundlePath = UnderstudyCore.CallPattern<(), String, Swift.Never>
  @_implements(__PatternsOfBundle, bundlePath) @_disfavoredOverload nonisolated var __patternOf_bundlePath: __TypeOf_bundlePath {
    self.__pattern(__MembersOfBundle.all, 17)
  }
  override var resourcePath: String? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 18, (), Swift.Never.self) { () -> String? in
        super.resourcePath
      }
    }
  }
  typealias __TypeOf_resourcePath = UnderstudyCore.CallPattern<(), String?, Swift.Never>
  @_implements(__PatternsOfBundle, resourcePath) @_disfavoredOverload nonisolated var __patternOf_resourcePath: __TypeOf_resourcePath {
    self.__pattern(__MembersOfBundle.all, 18)
  }
  override var executablePath: String? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 19, (), Swift.Never.self) { () -> String? in
        super.executablePath
      }
    }
  }
  typealias __TypeOf_executablePath = UnderstudyCore.CallPattern<(), String?, Swift.Never>
  @_implements(__PatternsOfBundle, executablePath) @_disfavoredOverload nonisolated var __patternOf_executablePath: __TypeOf_executablePath {
    self.__pattern(__MembersOfBundle.all, 19)
  }
  override func path(forAuxiliaryExecutable p0: String) -> String? {
    return self.mock.__call(__MembersOfBundle.all, 20, p0, Swift.Never.self) { () -> String? in
      super.path(forAuxiliaryExecutable: p0)
    }
  }
  @_disfavoredOverload nonisolated func path(forAuxiliaryExecutable p0: String) -> UnderstudyCore.CallPattern<String, String?, Swift.Never> {
    self.__patternV(__MembersOfBundle.all, 20, p0)
  }
  @_disfavoredOverload nonisolated func path(forAuxiliaryExecutable p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, String?, Swift.Never> {
    self.__patternM(__MembersOfBundle.all, 20, p0)
  }
  override var privateFrameworksPath: String? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 21, (), Swift.Never.self) { () -> String? in
        super.privateFrameworksPath
      }
    }
  }
  typealias __TypeOf_privateFrameworksPath = UnderstudyCore.CallPattern<(), String?, Swift.Never>
  @_implements(__PatternsOfBundle, privateFrameworksPath) @_disfavoredOverload nonisolated var __patternOf_privateFrameworksPath: __TypeOf_privateFrameworksPath {
    self.__pattern(__MembersOfBundle.all, 21)
  }
  override var sharedFrameworksPath: String? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 22, (), Swift.Never.self) { () -> String? in
        super.sharedFrameworksPath
      }
    }
  }
  typealias __TypeOf_sharedFrameworksPath = UnderstudyCore.CallPattern<(), String?, Swift.Never>
  @_implements(__PatternsOfBundle, sharedFrameworksPath) @_disfavoredOverload nonisolated var __patternOf_sharedFrameworksPath: __TypeOf_sharedFrameworksPath {
    self.__pattern(__MembersOfBundle.all, 22)
  }
  override var sharedSupportPath: String? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 23, (), Swift.Never.self) { () -> String? in
        super.sharedSupportPath
      }
    }
  }
  typealias __TypeOf_sharedSupportPath = UnderstudyCore.CallPattern<(), String?, Swift.Never>
  @_implements(__PatternsOfBundle, sharedSupportPath) @_disfavoredOverload nonisolated var __patternOf_sharedSupportPath: __TypeOf_sharedSupportPath {
    self.__pattern(__MembersOfBundle.all, 23)
  }
  override var builtInPlugInsPath: String? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 24, (), Swift.Never.self) { () -> String? in
        super.builtInPlugInsPath
      }
    }
  }
  typealias __TypeOf_builtInPlugInsPath = UnderstudyCore.CallPattern<(), String?, Swift.Never>
  @_implements(__PatternsOfBundle, builtInPlugInsPath) @_disfavoredOverload nonisolated var __patternOf_builtInPlugInsPath: __TypeOf_builtInPlugInsPath {
    self.__pattern(__MembersOfBundle.all, 24)
  }
  override class func url(forResource p0: String?, withExtension p1: String?, subdirectory p2: String?, in p3: URL) -> URL? {
    return UnderstudyCore.Mock.__static(MockBundle.self).__call(__MembersOfBundle.all, 25, (p0, p1, p2, p3), Swift.Never.self) { () -> URL? in
      super.url(forResource: p0, withExtension: p1, subdirectory: p2, in: p3)
    }
  }
  @_disfavoredOverload nonisolated static func url(forResource p0: String?, withExtension p1: String?, subdirectory p2: String?, in p3: URL) -> UnderstudyCore.CallPattern<(String?, String?, String?, URL), URL?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 25, .value(p0), .value(p1), .value(p2), .value(p3 as URL))
  }
  @_disfavoredOverload nonisolated static func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: String?, subdirectory p2: String?, in p3: URL, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, URL), URL?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 25, .matcher(p0), .value(p1), .value(p2), .value(p3 as URL))
  }
  @_disfavoredOverload nonisolated static func url(forResource p0: String?, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: String?, in p3: URL, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, URL), URL?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 25, .value(p0), .matcher(p1), .value(p2), .value(p3 as URL))
  }
  @_disfavoredOverload nonisolated static func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: String?, in p3: URL, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, URL), URL?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 25, .matcher(p0), .matcher(p1), .value(p2), .value(p3 as URL))
  }
  @_disfavoredOverload nonisolated static func url(forResource p0: String?, withExtension p1: String?, subdirectory p2: UnderstudyCore.Matcher<String?>, in p3: URL, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, URL), URL?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 25, .value(p0), .value(p1), .matcher(p2), .value(p3 as URL))
  }
  @_disfavoredOverload nonisolated static func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: String?, subdirectory p2: UnderstudyCore.Matcher<String?>, in p3: URL, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, URL), URL?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 25, .matcher(p0), .value(p1), .matcher(p2), .value(p3 as URL))
  }
  @_disfavoredOverload nonisolated static func url(forResource p0: String?, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: UnderstudyCore.Matcher<String?>, in p3: URL, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, URL), URL?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 25, .value(p0), .matcher(p1), .matcher(p2), .value(p3 as URL))
  }
  @_disfavoredOverload nonisolated static func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: UnderstudyCore.Matcher<String?>, in p3: URL, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, URL), URL?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 25, .matcher(p0), .matcher(p1), .matcher(p2), .value(p3 as URL))
  }
  @_disfavoredOverload nonisolated static func url(forResource p0: String?, withExtension p1: String?, subdirectory p2: String?, in p3: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, URL), URL?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 25, .value(p0), .value(p1), .value(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated static func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: String?, subdirectory p2: String?, in p3: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, URL), URL?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 25, .matcher(p0), .value(p1), .value(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated static func url(forResource p0: String?, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: String?, in p3: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, URL), URL?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 25, .value(p0), .matcher(p1), .value(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated static func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: String?, in p3: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, URL), URL?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 25, .matcher(p0), .matcher(p1), .value(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated static func url(forResource p0: String?, withExtension p1: String?, subdirectory p2: UnderstudyCore.Matcher<String?>, in p3: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, URL), URL?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 25, .value(p0), .value(p1), .matcher(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated static func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: String?, subdirectory p2: UnderstudyCore.Matcher<String?>, in p3: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, URL), URL?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 25, .matcher(p0), .value(p1), .matcher(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated static func url(forResource p0: String?, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: UnderstudyCore.Matcher<String?>, in p3: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, URL), URL?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 25, .value(p0), .matcher(p1), .matcher(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated static func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: UnderstudyCore.Matcher<String?>, in p3: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, URL), URL?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 25, .matcher(p0), .matcher(p1), .matcher(p2), .matcher(p3))
  }
  override class func urls(forResourcesWithExtension p0: String?, subdirectory p1: String?, in p2: NSURL) -> [NSURL]? {
    return UnderstudyCore.Mock.__static(MockBundle.self).__call(__MembersOfBundle.all, 26, (p0, p1, p2), Swift.Never.self) { () -> [NSURL]? in
      super.urls(forResourcesWithExtension: p0, subdirectory: p1, in: p2)
    }
  }
  @_disfavoredOverload nonisolated static func urls(forResourcesWithExtension p0: String?, subdirectory p1: String?, in p2: NSURL) -> UnderstudyCore.CallPattern<(String?, String?, NSURL), [NSURL]?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 26, .value(p0), .value(p1), .value(p2 as NSURL))
  }
  @_disfavoredOverload nonisolated static func urls(forResourcesWithExtension p0: UnderstudyCore.Matcher<String?>, subdirectory p1: String?, in p2: NSURL, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, NSURL), [NSURL]?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 26, .matcher(p0), .value(p1), .value(p2 as NSURL))
  }
  @_disfavoredOverload nonisolated static func urls(forResourcesWithExtension p0: String?, subdirectory p1: UnderstudyCore.Matcher<String?>, in p2: NSURL, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, NSURL), [NSURL]?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 26, .value(p0), .matcher(p1), .value(p2 as NSURL))
  }
  @_disfavoredOverload nonisolated static func urls(forResourcesWithExtension p0: UnderstudyCore.Matcher<String?>, subdirectory p1: UnderstudyCore.Matcher<String?>, in p2: NSURL, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, NSURL), [NSURL]?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 26, .matcher(p0), .matcher(p1), .value(p2 as NSURL))
  }
  @_disfavoredOverload nonisolated static func urls(forResourcesWithExtension p0: String?, subdirectory p1: String?, in p2: UnderstudyCore.Matcher<NSURL>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, NSURL), [NSURL]?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 26, .value(p0), .value(p1), .matcher(p2))
  }
  @_disfavoredOverload nonisolated static func urls(forResourcesWithExtension p0: UnderstudyCore.Matcher<String?>, subdirectory p1: String?, in p2: UnderstudyCore.Matcher<NSURL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, NSURL), [NSURL]?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 26, .matcher(p0), .value(p1), .matcher(p2))
  }
  @_disfavoredOverload nonisolated static func urls(forResourcesWithExtension p0: String?, subdirectory p1: UnderstudyCore.Matcher<String?>, in p2: UnderstudyCore.Matcher<NSURL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, NSURL), [NSURL]?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 26, .value(p0), .matcher(p1), .matcher(p2))
  }
  @_disfavoredOverload nonisolated static func urls(forResourcesWithExtension p0: UnderstudyCore.Matcher<String?>, subdirectory p1: UnderstudyCore.Matcher<String?>, in p2: UnderstudyCore.Matcher<NSURL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, NSURL), [NSURL]?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 26, .matcher(p0), .matcher(p1), .matcher(p2))
  }
  override func url(forResource p0: String?, withExtension p1: String?) -> URL? {
    return self.mock.__call(__MembersOfBundle.all, 27, (p0, p1), Swift.Never.self) { () -> URL? in
      super.url(forResource: p0, withExtension: p1)
    }
  }
  @_disfavoredOverload nonisolated func url(forResource p0: String?, withExtension p1: String?) -> UnderstudyCore.CallPattern<(String?, String?), URL?, Swift.Never> {
    self.__patternVV(__MembersOfBundle.all, 27, p0, p1)
  }
  @_disfavoredOverload nonisolated func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?), URL?, Swift.Never> {
    self.__patternMV(__MembersOfBundle.all, 27, p0, p1)
  }
  @_disfavoredOverload nonisolated func url(forResource p0: String?, withExtension p1: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?), URL?, Swift.Never> {
    self.__patternVM(__MembersOfBundle.all, 27, p0, p1)
  }
  @_disfavoredOverload nonisolated func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?), URL?, Swift.Never> {
    self.__patternMM(__MembersOfBundle.all, 27, p0, p1)
  }
  override func url(forResource p0: String?, withExtension p1: String?, subdirectory p2: String?) -> URL? {
    return self.mock.__call(__MembersOfBundle.all, 28, (p0, p1, p2), Swift.Never.self) { () -> URL? in
      super.url(forResource: p0, withExtension: p1, subdirectory: p2)
    }
  }
  @_disfavoredOverload nonisolated func url(forResource p0: String?, withExtension p1: String?, subdirectory p2: String?) -> UnderstudyCore.CallPattern<(String?, String?, String?), URL?, Swift.Never> {
    self.__patternVVV(__MembersOfBundle.all, 28, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: String?, subdirectory p2: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), URL?, Swift.Never> {
    self.__patternMVV(__MembersOfBundle.all, 28, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func url(forResource p0: String?, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), URL?, Swift.Never> {
    self.__patternVMV(__MembersOfBundle.all, 28, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: String?, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), URL?, Swift.Never> {
    self.__patternMMV(__MembersOfBundle.all, 28, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func url(forResource p0: String?, withExtension p1: String?, subdirectory p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), URL?, Swift.Never> {
    self.__patternVVM(__MembersOfBundle.all, 28, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: String?, subdirectory p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), URL?, Swift.Never> {
    self.__patternMVM(__MembersOfBundle.all, 28, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func url(forResource p0: String?, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), URL?, Swift.Never> {
    self.__patternVMM(__MembersOfBundle.all, 28, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), URL?, Swift.Never> {
    self.__patternMMM(__MembersOfBundle.all, 28, p0, p1, p2)
  }
  override func url(forResource p0: String?, withExtension p1: String?, subdirectory p2: String?, localization p3: String?) -> URL? {
    return self.mock.__call(__MembersOfBundle.all, 29, (p0, p1, p2, p3), Swift.Never.self) { () -> URL? in
      super.url(forResource: p0, withExtension: p1, subdirectory: p2, localization: p3)
    }
  }
  @_disfavoredOverload nonisolated func url(forResource p0: String?, withExtension p1: String?, subdirectory p2: String?, localization p3: String?) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), URL?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 29, .value(p0), .value(p1), .value(p2), .value(p3))
  }
  @_disfavoredOverload nonisolated func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: String?, subdirectory p2: String?, localization p3: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), URL?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 29, .matcher(p0), .value(p1), .value(p2), .value(p3))
  }
  @_disfavoredOverload nonisolated func url(forResource p0: String?, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: String?, localization p3: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), URL?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 29, .value(p0), .matcher(p1), .value(p2), .value(p3))
  }
  @_disfavoredOverload nonisolated func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: String?, localization p3: String?, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), URL?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 29, .matcher(p0), .matcher(p1), .value(p2), .value(p3))
  }
  @_disfavoredOverload nonisolated func url(forResource p0: String?, withExtension p1: String?, subdirectory p2: UnderstudyCore.Matcher<String?>, localization p3: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), URL?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 29, .value(p0), .value(p1), .matcher(p2), .value(p3))
  }
  @_disfavoredOverload nonisolated func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: String?, subdirectory p2: UnderstudyCore.Matcher<String?>, localization p3: String?, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), URL?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 29, .matcher(p0), .value(p1), .matcher(p2), .value(p3))
  }
  @_disfavoredOverload nonisolated func url(forResource p0: String?, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: UnderstudyCore.Matcher<String?>, localization p3: String?, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), URL?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 29, .value(p0), .matcher(p1), .matcher(p2), .value(p3))
  }
  @_disfavoredOverload nonisolated func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: UnderstudyCore.Matcher<String?>, localization p3: String?, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), URL?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 29, .matcher(p0), .matcher(p1), .matcher(p2), .value(p3))
  }
  @_disfavoredOverload nonisolated func url(forResource p0: String?, withExtension p1: String?, subdirectory p2: String?, localization p3: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), URL?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 29, .value(p0), .value(p1), .value(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: String?, subdirectory p2: String?, localization p3: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), URL?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 29, .matcher(p0), .value(p1), .value(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated func url(forResource p0: String?, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: String?, localization p3: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), URL?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 29, .value(p0), .matcher(p1), .value(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: String?, localization p3: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), URL?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 29, .matcher(p0), .matcher(p1), .value(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated func url(forResource p0: String?, withExtension p1: String?, subdirectory p2: UnderstudyCore.Matcher<String?>, localization p3: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), URL?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 29, .value(p0), .value(p1), .matcher(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: String?, subdirectory p2: UnderstudyCore.Matcher<String?>, localization p3: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), URL?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 29, .matcher(p0), .value(p1), .matcher(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated func url(forResource p0: String?, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: UnderstudyCore.Matcher<String?>, localization p3: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), URL?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 29, .value(p0), .matcher(p1), .matcher(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated func url(forResource p0: UnderstudyCore.Matcher<String?>, withExtension p1: UnderstudyCore.Matcher<String?>, subdirectory p2: UnderstudyCore.Matcher<String?>, localization p3: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), URL?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 29, .matcher(p0), .matcher(p1), .matcher(p2), .matcher(p3))
  }
  override func urls(forResourcesWithExtension p0: String?, subdirectory p1: String?) -> [NSURL]? {
    return self.mock.__call(__MembersOfBundle.all, 30, (p0, p1), Swift.Never.self) { () -> [NSURL]? in
      super.urls(forResourcesWithExtension: p0, subdirectory: p1)
    }
  }
  @_disfavoredOverload nonisolated func urls(forResourcesWithExtension p0: String?, subdirectory p1: String?) -> UnderstudyCore.CallPattern<(String?, String?), [NSURL]?, Swift.Never> {
    self.__patternVV(__MembersOfBundle.all, 30, p0, p1)
  }
  @_disfavoredOverload nonisolated func urls(forResourcesWithExtension p0: UnderstudyCore.Matcher<String?>, subdirectory p1: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?), [NSURL]?, Swift.Never> {
    self.__patternMV(__MembersOfBundle.all, 30, p0, p1)
  }
  @_disfavoredOverload nonisolated func urls(forResourcesWithExtension p0: String?, subdirectory p1: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?), [NSURL]?, Swift.Never> {
    self.__patternVM(__MembersOfBundle.all, 30, p0, p1)
  }
  @_disfavoredOverload nonisolated func urls(forResourcesWithExtension p0: UnderstudyCore.Matcher<String?>, subdirectory p1: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?), [NSURL]?, Swift.Never> {
    self.__patternMM(__MembersOfBundle.all, 30, p0, p1)
  }
  override func urls(forResourcesWithExtension p0: String?, subdirectory p1: String?, localization p2: String?) -> [NSURL]? {
    return self.mock.__call(__MembersOfBundle.all, 31, (p0, p1, p2), Swift.Never.self) { () -> [NSURL]? in
      super.urls(forResourcesWithExtension: p0, subdirectory: p1, localization: p2)
    }
  }
  @_disfavoredOverload nonisolated func urls(forResourcesWithExtension p0: String?, subdirectory p1: String?, localization p2: String?) -> UnderstudyCore.CallPattern<(String?, String?, String?), [NSURL]?, Swift.Never> {
    self.__patternVVV(__MembersOfBundle.all, 31, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func urls(forResourcesWithExtension p0: UnderstudyCore.Matcher<String?>, subdirectory p1: String?, localization p2: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), [NSURL]?, Swift.Never> {
    self.__patternMVV(__MembersOfBundle.all, 31, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func urls(forResourcesWithExtension p0: String?, subdirectory p1: UnderstudyCore.Matcher<String?>, localization p2: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), [NSURL]?, Swift.Never> {
    self.__patternVMV(__MembersOfBundle.all, 31, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func urls(forResourcesWithExtension p0: UnderstudyCore.Matcher<String?>, subdirectory p1: UnderstudyCore.Matcher<String?>, localization p2: String?, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), [NSURL]?, Swift.Never> {
    self.__patternMMV(__MembersOfBundle.all, 31, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func urls(forResourcesWithExtension p0: String?, subdirectory p1: String?, localization p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), [NSURL]?, Swift.Never> {
    self.__patternVVM(__MembersOfBundle.all, 31, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func urls(forResourcesWithExtension p0: UnderstudyCore.Matcher<String?>, subdirectory p1: String?, localization p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), [NSURL]?, Swift.Never> {
    self.__patternMVM(__MembersOfBundle.all, 31, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func urls(forResourcesWithExtension p0: String?, subdirectory p1: UnderstudyCore.Matcher<String?>, localization p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), [NSURL]?, Swift.Never> {
    self.__patternVMM(__MembersOfBundle.all, 31, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func urls(forResourcesWithExtension p0: UnderstudyCore.Matcher<String?>, subdirectory p1: UnderstudyCore.Matcher<String?>, localization p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), [NSURL]?, Swift.Never> {
    self.__patternMMM(__MembersOfBundle.all, 31, p0, p1, p2)
  }
  override class func path(forResource p0: String?, ofType p1: String?, inDirectory p2: String) -> String? {
    return UnderstudyCore.Mock.__static(MockBundle.self).__call(__MembersOfBundle.all, 32, (p0, p1, p2), Swift.Never.self) { () -> String? in
      super.path(forResource: p0, ofType: p1, inDirectory: p2)
    }
  }
  @_disfavoredOverload nonisolated static func path(forResource p0: String?, ofType p1: String?, inDirectory p2: String) -> UnderstudyCore.CallPattern<(String?, String?, String), String?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 32, .value(p0), .value(p1), .value(p2))
  }
  @_disfavoredOverload nonisolated static func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: String?, inDirectory p2: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String), String?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 32, .matcher(p0), .value(p1), .value(p2))
  }
  @_disfavoredOverload nonisolated static func path(forResource p0: String?, ofType p1: UnderstudyCore.Matcher<String?>, inDirectory p2: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String), String?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 32, .value(p0), .matcher(p1), .value(p2))
  }
  @_disfavoredOverload nonisolated static func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: UnderstudyCore.Matcher<String?>, inDirectory p2: String, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String), String?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 32, .matcher(p0), .matcher(p1), .value(p2))
  }
  @_disfavoredOverload nonisolated static func path(forResource p0: String?, ofType p1: String?, inDirectory p2: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String), String?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 32, .value(p0), .value(p1), .matcher(p2))
  }
  @_disfavoredOverload nonisolated static func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: String?, inDirectory p2: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String), String?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 32, .matcher(p0), .value(p1), .matcher(p2))
  }
  @_disfavoredOverload nonisolated static func path(forResource p0: String?, ofType p1: UnderstudyCore.Matcher<String?>, inDirectory p2: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String), String?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 32, .value(p0), .matcher(p1), .matcher(p2))
  }
  @_disfavoredOverload nonisolated static func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: UnderstudyCore.Matcher<String?>, inDirectory p2: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String), String?, Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 32, .matcher(p0), .matcher(p1), .matcher(p2))
  }
  override class func paths(forResourcesOfType p0: String?, inDirectory p1: String) -> [String] {
    return UnderstudyCore.Mock.__static(MockBundle.self).__call(__MembersOfBundle.all, 33, (p0, p1), Swift.Never.self) { () -> [String] in
      super.paths(forResourcesOfType: p0, inDirectory: p1)
    }
  }
  @_disfavoredOverload nonisolated static func paths(forResourcesOfType p0: String?, inDirectory p1: String) -> UnderstudyCore.CallPattern<(String?, String), [String], Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 33, .value(p0), .value(p1))
  }
  @_disfavoredOverload nonisolated static func paths(forResourcesOfType p0: UnderstudyCore.Matcher<String?>, inDirectory p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String), [String], Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 33, .matcher(p0), .value(p1))
  }
  @_disfavoredOverload nonisolated static func paths(forResourcesOfType p0: String?, inDirectory p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String), [String], Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 33, .value(p0), .matcher(p1))
  }
  @_disfavoredOverload nonisolated static func paths(forResourcesOfType p0: UnderstudyCore.Matcher<String?>, inDirectory p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String), [String], Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 33, .matcher(p0), .matcher(p1))
  }
  override func path(forResource p0: String?, ofType p1: String?) -> String? {
    return self.mock.__call(__MembersOfBundle.all, 34, (p0, p1), Swift.Never.self) { () -> String? in
      super.path(forResource: p0, ofType: p1)
    }
  }
  @_disfavoredOverload nonisolated func path(forResource p0: String?, ofType p1: String?) -> UnderstudyCore.CallPattern<(String?, String?), String?, Swift.Never> {
    self.__patternVV(__MembersOfBundle.all, 34, p0, p1)
  }
  @_disfavoredOverload nonisolated func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?), String?, Swift.Never> {
    self.__patternMV(__MembersOfBundle.all, 34, p0, p1)
  }
  @_disfavoredOverload nonisolated func path(forResource p0: String?, ofType p1: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?), String?, Swift.Never> {
    self.__patternVM(__MembersOfBundle.all, 34, p0, p1)
  }
  @_disfavoredOverload nonisolated func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?), String?, Swift.Never> {
    self.__patternMM(__MembersOfBundle.all, 34, p0, p1)
  }
  override func path(forResource p0: String?, ofType p1: String?, inDirectory p2: String?) -> String? {
    return self.mock.__call(__MembersOfBundle.all, 35, (p0, p1, p2), Swift.Never.self) { () -> String? in
      super.path(forResource: p0, ofType: p1, inDirectory: p2)
    }
  }
  @_disfavoredOverload nonisolated func path(forResource p0: String?, ofType p1: String?, inDirectory p2: String?) -> UnderstudyCore.CallPattern<(String?, String?, String?), String?, Swift.Never> {
    self.__patternVVV(__MembersOfBundle.all, 35, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: String?, inDirectory p2: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), String?, Swift.Never> {
    self.__patternMVV(__MembersOfBundle.all, 35, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func path(forResource p0: String?, ofType p1: UnderstudyCore.Matcher<String?>, inDirectory p2: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), String?, Swift.Never> {
    self.__patternVMV(__MembersOfBundle.all, 35, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: UnderstudyCore.Matcher<String?>, inDirectory p2: String?, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), String?, Swift.Never> {
    self.__patternMMV(__MembersOfBundle.all, 35, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func path(forResource p0: String?, ofType p1: String?, inDirectory p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), String?, Swift.Never> {
    self.__patternVVM(__MembersOfBundle.all, 35, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: String?, inDirectory p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), String?, Swift.Never> {
    self.__patternMVM(__MembersOfBundle.all, 35, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func path(forResource p0: String?, ofType p1: UnderstudyCore.Matcher<String?>, inDirectory p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), String?, Swift.Never> {
    self.__patternVMM(__MembersOfBundle.all, 35, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: UnderstudyCore.Matcher<String?>, inDirectory p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), String?, Swift.Never> {
    self.__patternMMM(__MembersOfBundle.all, 35, p0, p1, p2)
  }
  override func path(forResource p0: String?, ofType p1: String?, inDirectory p2: String?, forLocalization p3: String?) -> String? {
    return self.mock.__call(__MembersOfBundle.all, 36, (p0, p1, p2, p3), Swift.Never.self) { () -> String? in
      super.path(forResource: p0, ofType: p1, inDirectory: p2, forLocalization: p3)
    }
  }
  @_disfavoredOverload nonisolated func path(forResource p0: String?, ofType p1: String?, inDirectory p2: String?, forLocalization p3: String?) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), String?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 36, .value(p0), .value(p1), .value(p2), .value(p3))
  }
  @_disfavoredOverload nonisolated func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: String?, inDirectory p2: String?, forLocalization p3: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), String?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 36, .matcher(p0), .value(p1), .value(p2), .value(p3))
  }
  @_disfavoredOverload nonisolated func path(forResource p0: String?, ofType p1: UnderstudyCore.Matcher<String?>, inDirectory p2: String?, forLocalization p3: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), String?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 36, .value(p0), .matcher(p1), .value(p2), .value(p3))
  }
  @_disfavoredOverload nonisolated func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: UnderstudyCore.Matcher<String?>, inDirectory p2: String?, forLocalization p3: String?, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), String?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 36, .matcher(p0), .matcher(p1), .value(p2), .value(p3))
  }
  @_disfavoredOverload nonisolated func path(forResource p0: String?, ofType p1: String?, inDirectory p2: UnderstudyCore.Matcher<String?>, forLocalization p3: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), String?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 36, .value(p0), .value(p1), .matcher(p2), .value(p3))
  }
  @_disfavoredOverload nonisolated func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: String?, inDirectory p2: UnderstudyCore.Matcher<String?>, forLocalization p3: String?, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), String?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 36, .matcher(p0), .value(p1), .matcher(p2), .value(p3))
  }
  @_disfavoredOverload nonisolated func path(forResource p0: String?, ofType p1: UnderstudyCore.Matcher<String?>, inDirectory p2: UnderstudyCore.Matcher<String?>, forLocalization p3: String?, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), String?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 36, .value(p0), .matcher(p1), .matcher(p2), .value(p3))
  }
  @_disfavoredOverload nonisolated func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: UnderstudyCore.Matcher<String?>, inDirectory p2: UnderstudyCore.Matcher<String?>, forLocalization p3: String?, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), String?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 36, .matcher(p0), .matcher(p1), .matcher(p2), .value(p3))
  }
  @_disfavoredOverload nonisolated func path(forResource p0: String?, ofType p1: String?, inDirectory p2: String?, forLocalization p3: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), String?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 36, .value(p0), .value(p1), .value(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: String?, inDirectory p2: String?, forLocalization p3: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), String?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 36, .matcher(p0), .value(p1), .value(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated func path(forResource p0: String?, ofType p1: UnderstudyCore.Matcher<String?>, inDirectory p2: String?, forLocalization p3: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), String?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 36, .value(p0), .matcher(p1), .value(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: UnderstudyCore.Matcher<String?>, inDirectory p2: String?, forLocalization p3: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), String?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 36, .matcher(p0), .matcher(p1), .value(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated func path(forResource p0: String?, ofType p1: String?, inDirectory p2: UnderstudyCore.Matcher<String?>, forLocalization p3: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), String?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 36, .value(p0), .value(p1), .matcher(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: String?, inDirectory p2: UnderstudyCore.Matcher<String?>, forLocalization p3: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), String?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 36, .matcher(p0), .value(p1), .matcher(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated func path(forResource p0: String?, ofType p1: UnderstudyCore.Matcher<String?>, inDirectory p2: UnderstudyCore.Matcher<String?>, forLocalization p3: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), String?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 36, .value(p0), .matcher(p1), .matcher(p2), .matcher(p3))
  }
  @_disfavoredOverload nonisolated func path(forResource p0: UnderstudyCore.Matcher<String?>, ofType p1: UnderstudyCore.Matcher<String?>, inDirectory p2: UnderstudyCore.Matcher<String?>, forLocalization p3: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?, String?), String?, Swift.Never> {
    self.mock.__callPattern(__MembersOfBundle.all, 36, .matcher(p0), .matcher(p1), .matcher(p2), .matcher(p3))
  }
  override func paths(forResourcesOfType p0: String?, inDirectory p1: String?) -> [String] {
    return self.mock.__call(__MembersOfBundle.all, 37, (p0, p1), Swift.Never.self) { () -> [String] in
      super.paths(forResourcesOfType: p0, inDirectory: p1)
    }
  }
  @_disfavoredOverload nonisolated func paths(forResourcesOfType p0: String?, inDirectory p1: String?) -> UnderstudyCore.CallPattern<(String?, String?), [String], Swift.Never> {
    self.__patternVV(__MembersOfBundle.all, 37, p0, p1)
  }
  @_disfavoredOverload nonisolated func paths(forResourcesOfType p0: UnderstudyCore.Matcher<String?>, inDirectory p1: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?), [String], Swift.Never> {
    self.__patternMV(__MembersOfBundle.all, 37, p0, p1)
  }
  @_disfavoredOverload nonisolated func paths(forResourcesOfType p0: String?, inDirectory p1: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?), [String], Swift.Never> {
    self.__patternVM(__MembersOfBundle.all, 37, p0, p1)
  }
  @_disfavoredOverload nonisolated func paths(forResourcesOfType p0: UnderstudyCore.Matcher<String?>, inDirectory p1: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?), [String], Swift.Never> {
    self.__patternMM(__MembersOfBundle.all, 37, p0, p1)
  }
  override func paths(forResourcesOfType p0: String?, inDirectory p1: String?, forLocalization p2: String?) -> [String] {
    return self.mock.__call(__MembersOfBundle.all, 38, (p0, p1, p2), Swift.Never.self) { () -> [String] in
      super.paths(forResourcesOfType: p0, inDirectory: p1, forLocalization: p2)
    }
  }
  @_disfavoredOverload nonisolated func paths(forResourcesOfType p0: String?, inDirectory p1: String?, forLocalization p2: String?) -> UnderstudyCore.CallPattern<(String?, String?, String?), [String], Swift.Never> {
    self.__patternVVV(__MembersOfBundle.all, 38, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func paths(forResourcesOfType p0: UnderstudyCore.Matcher<String?>, inDirectory p1: String?, forLocalization p2: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), [String], Swift.Never> {
    self.__patternMVV(__MembersOfBundle.all, 38, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func paths(forResourcesOfType p0: String?, inDirectory p1: UnderstudyCore.Matcher<String?>, forLocalization p2: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), [String], Swift.Never> {
    self.__patternVMV(__MembersOfBundle.all, 38, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func paths(forResourcesOfType p0: UnderstudyCore.Matcher<String?>, inDirectory p1: UnderstudyCore.Matcher<String?>, forLocalization p2: String?, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), [String], Swift.Never> {
    self.__patternMMV(__MembersOfBundle.all, 38, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func paths(forResourcesOfType p0: String?, inDirectory p1: String?, forLocalization p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), [String], Swift.Never> {
    self.__patternVVM(__MembersOfBundle.all, 38, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func paths(forResourcesOfType p0: UnderstudyCore.Matcher<String?>, inDirectory p1: String?, forLocalization p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), [String], Swift.Never> {
    self.__patternMVM(__MembersOfBundle.all, 38, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func paths(forResourcesOfType p0: String?, inDirectory p1: UnderstudyCore.Matcher<String?>, forLocalization p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), [String], Swift.Never> {
    self.__patternVMM(__MembersOfBundle.all, 38, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func paths(forResourcesOfType p0: UnderstudyCore.Matcher<String?>, inDirectory p1: UnderstudyCore.Matcher<String?>, forLocalization p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String?, String?, String?), [String], Swift.Never> {
    self.__patternMMM(__MembersOfBundle.all, 38, p0, p1, p2)
  }
  override func localizedString(forKey p0: String, value p1: String?, table p2: String?) -> String {
    return self.mock.__call(__MembersOfBundle.all, 39, (p0, p1, p2), Swift.Never.self) { () -> String in
      super.localizedString(forKey: p0, value: p1, table: p2)
    }
  }
  @_disfavoredOverload nonisolated func localizedString(forKey p0: String, value p1: String?, table p2: String?) -> UnderstudyCore.CallPattern<(String, String?, String?), String, Swift.Never> {
    self.__patternVVV(__MembersOfBundle.all, 39, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func localizedString(forKey p0: UnderstudyCore.Matcher<String>, value p1: String?, table p2: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String?, String?), String, Swift.Never> {
    self.__patternMVV(__MembersOfBundle.all, 39, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func localizedString(forKey p0: String, value p1: UnderstudyCore.Matcher<String?>, table p2: String?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String?, String?), String, Swift.Never> {
    self.__patternVMV(__MembersOfBundle.all, 39, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func localizedString(forKey p0: UnderstudyCore.Matcher<String>, value p1: UnderstudyCore.Matcher<String?>, table p2: String?, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String?, String?), String, Swift.Never> {
    self.__patternMMV(__MembersOfBundle.all, 39, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func localizedString(forKey p0: String, value p1: String?, table p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String?, String?), String, Swift.Never> {
    self.__patternVVM(__MembersOfBundle.all, 39, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func localizedString(forKey p0: UnderstudyCore.Matcher<String>, value p1: String?, table p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String?, String?), String, Swift.Never> {
    self.__patternMVM(__MembersOfBundle.all, 39, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func localizedString(forKey p0: String, value p1: UnderstudyCore.Matcher<String?>, table p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String?, String?), String, Swift.Never> {
    self.__patternVMM(__MembersOfBundle.all, 39, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func localizedString(forKey p0: UnderstudyCore.Matcher<String>, value p1: UnderstudyCore.Matcher<String?>, table p2: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String?, String?), String, Swift.Never> {
    self.__patternMMM(__MembersOfBundle.all, 39, p0, p1, p2)
  }
  override var bundleIdentifier: String? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 40, (), Swift.Never.self) { () -> String? in
        super.bundleIdentifier
      }
    }
  }
  typealias __TypeOf_bundleIdentifier = UnderstudyCore.CallPattern<(), String?, Swift.Never>
  @_implements(__PatternsOfBundle, bundleIdentifier) @_disfavoredOverload nonisolated var __patternOf_bundleIdentifier: __TypeOf_bundleIdentifier {
    self.__pattern(__MembersOfBundle.all, 40)
  }
  override var infoDictionary: [String : Any]? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 41, (), Swift.Never.self) { () -> [String : Any]? in
        super.infoDictionary
      }
    }
  }
  typealias __TypeOf_infoDictionary = UnderstudyCore.CallPattern<(), [String : Any]?, Swift.Never>
  @_implements(__PatternsOfBundle, infoDictionary) @_disfavoredOverload nonisolated var __patternOf_infoDictionary: __TypeOf_infoDictionary {
    self.__pattern(__MembersOfBundle.all, 41)
  }
  override var localizedInfoDictionary: [String : Any]? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 42, (), Swift.Never.self) { () -> [String : Any]? in
        super.localizedInfoDictionary
      }
    }
  }
  typealias __TypeOf_localizedInfoDictionary = UnderstudyCore.CallPattern<(), [String : Any]?, Swift.Never>
  @_implements(__PatternsOfBundle, localizedInfoDictionary) @_disfavoredOverload nonisolated var __patternOf_localizedInfoDictionary: __TypeOf_localizedInfoDictionary {
    self.__pattern(__MembersOfBundle.all, 42)
  }
  override func object(forInfoDictionaryKey p0: String) -> Any? {
    return self.mock.__call(__MembersOfBundle.all, 43, p0, Swift.Never.self) { () -> Any? in
      super.object(forInfoDictionaryKey: p0)
    }
  }
  @_disfavoredOverload nonisolated func object(forInfoDictionaryKey p0: String) -> UnderstudyCore.CallPattern<String, Any?, Swift.Never> {
    self.__patternV(__MembersOfBundle.all, 43, p0)
  }
  @_disfavoredOverload nonisolated func object(forInfoDictionaryKey p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Any?, Swift.Never> {
    self.__patternM(__MembersOfBundle.all, 43, p0)
  }
  override func classNamed(_ p0: String) -> AnyClass? {
    return self.mock.__call(__MembersOfBundle.all, 44, p0, Swift.Never.self) { () -> AnyClass? in
      super.classNamed(p0)
    }
  }
  @_disfavoredOverload nonisolated func classNamed(_ p0: String) -> UnderstudyCore.CallPattern<String, AnyClass?, Swift.Never> {
    self.__patternV(__MembersOfBundle.all, 44, p0)
  }
  @_disfavoredOverload nonisolated func classNamed(_ p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, AnyClass?, Swift.Never> {
    self.__patternM(__MembersOfBundle.all, 44, p0)
  }
  override var principalClass: AnyClass? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 45, (), Swift.Never.self) { () -> AnyClass? in
        super.principalClass
      }
    }
  }
  typealias __TypeOf_principalClass = UnderstudyCore.CallPattern<(), AnyClass?, Swift.Never>
  @_implements(__PatternsOfBundle, principalClass) @_disfavoredOverload nonisolated var __patternOf_principalClass: __TypeOf_principalClass {
    self.__pattern(__MembersOfBundle.all, 45)
  }
  override var preferredLocalizations: [String] {
    get {
      return self.mock.__call(__MembersOfBundle.all, 46, (), Swift.Never.self) { () -> [String] in
        super.preferredLocalizations
      }
    }
  }
  typealias __TypeOf_preferredLocalizations = UnderstudyCore.CallPattern<(), [String], Swift.Never>
  @_implements(__PatternsOfBundle, preferredLocalizations) @_disfavoredOverload nonisolated var __patternOf_preferredLocalizations: __TypeOf_preferredLocalizations {
    self.__pattern(__MembersOfBundle.all, 46)
  }
  override var localizations: [String] {
    get {
      return self.mock.__call(__MembersOfBundle.all, 47, (), Swift.Never.self) { () -> [String] in
        super.localizations
      }
    }
  }
  typealias __TypeOf_localizations = UnderstudyCore.CallPattern<(), [String], Swift.Never>
  @_implements(__PatternsOfBundle, localizations) @_disfavoredOverload nonisolated var __patternOf_localizations: __TypeOf_localizations {
    self.__pattern(__MembersOfBundle.all, 47)
  }
  override var developmentLocalization: String? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 48, (), Swift.Never.self) { () -> String? in
        super.developmentLocalization
      }
    }
  }
  typealias __TypeOf_developmentLocalization = UnderstudyCore.CallPattern<(), String?, Swift.Never>
  @_implements(__PatternsOfBundle, developmentLocalization) @_disfavoredOverload nonisolated var __patternOf_developmentLocalization: __TypeOf_developmentLocalization {
    self.__pattern(__MembersOfBundle.all, 48)
  }
  override class func preferredLocalizations(from p0: [String]) -> [String] {
    return UnderstudyCore.Mock.__static(MockBundle.self).__call(__MembersOfBundle.all, 49, p0, Swift.Never.self) { () -> [String] in
      super.preferredLocalizations(from: p0)
    }
  }
  @_disfavoredOverload nonisolated static func preferredLocalizations(from p0: [String]) -> UnderstudyCore.CallPattern<[String], [String], Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 49, .value(p0))
  }
  @_disfavoredOverload nonisolated static func preferredLocalizations(from p0: UnderstudyCore.Matcher<[String]>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<[String], [String], Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 49, .matcher(p0))
  }
  override class func preferredLocalizations(from p0: [String], forPreferences p1: [String]?) -> [String] {
    return UnderstudyCore.Mock.__static(MockBundle.self).__call(__MembersOfBundle.all, 50, (p0, p1), Swift.Never.self) { () -> [String] in
      super.preferredLocalizations(from: p0, forPreferences: p1)
    }
  }
  @_disfavoredOverload nonisolated static func preferredLocalizations(from p0: [String], forPreferences p1: [String]?) -> UnderstudyCore.CallPattern<([String], [String]?), [String], Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 50, .value(p0), .value(p1))
  }
  @_disfavoredOverload nonisolated static func preferredLocalizations(from p0: UnderstudyCore.Matcher<[String]>, forPreferences p1: [String]?, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<([String], [String]?), [String], Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 50, .matcher(p0), .value(p1))
  }
  @_disfavoredOverload nonisolated static func preferredLocalizations(from p0: [String], forPreferences p1: UnderstudyCore.Matcher<[String]?>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<([String], [String]?), [String], Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 50, .value(p0), .matcher(p1))
  }
  @_disfavoredOverload nonisolated static func preferredLocalizations(from p0: UnderstudyCore.Matcher<[String]>, forPreferences p1: UnderstudyCore.Matcher<[String]?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<([String], [String]?), [String], Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 50, .matcher(p0), .matcher(p1))
  }
  override var executableArchitectures: [NSNumber]? {
    get {
      return self.mock.__call(__MembersOfBundle.all, 51, (), Swift.Never.self) { () -> [NSNumber]? in
        super.executableArchitectures
      }
    }
  }
  typealias __TypeOf_executableArchitectures = UnderstudyCore.CallPattern<(), [NSNumber]?, Swift.Never>
  @_implements(__PatternsOfBundle, executableArchitectures) @_disfavoredOverload nonisolated var __patternOf_executableArchitectures: __TypeOf_executableArchitectures {
    self.__pattern(__MembersOfBundle.all, 51)
  }
  @_disfavoredOverload nonisolated static func initialized(path p0: String) -> UnderstudyCore.CallPattern<String, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 52, .value(p0))
  }
  @_disfavoredOverload nonisolated static func initialized(path p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 52, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static func initialized(for p0: AnyClass) -> UnderstudyCore.CallPattern<AnyClass, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 53, .value(p0 as AnyClass))
  }
  @_disfavoredOverload nonisolated static func initialized(for p0: UnderstudyCore.Matcher<AnyClass>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<AnyClass, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 53, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static func initialized(identifier p0: String) -> UnderstudyCore.CallPattern<String, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 54, .value(p0))
  }
  @_disfavoredOverload nonisolated static func initialized(identifier p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockBundle.self).__callPattern(__MembersOfBundle.all, 54, .matcher(p0))
  }
}

enum __MembersOfCabinet {
  nonisolated static let all = UnderstudyCore.__Members("Cabinet", "state\nlock\nlock(of:)\nprogress(of:)\nlast(of:)")
}
nonisolated final class MockCabinet: UnderstudyCore.__MockObject, Cabinet, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any Cabinet
}

extension Cabinet where Self: UnderstudyCore.Mockable {
  var state: DrawerState {
    get {
      return self.__call(__MembersOfCabinet.all, 0, (), real: (any Cabinet).self) { (real: any Cabinet) -> DrawerState in
        real.state
      }
    }
  }
  var lock: DrawerLock? {
    get {
      return self.__call(__MembersOfCabinet.all, 1, (), real: (any Cabinet).self) { (real: any Cabinet) -> DrawerLock? in
        real.lock
      }
    }
  }
  func lock(of p0: Int) -> DrawerLock {
    return self.__call(__MembersOfCabinet.all, 2, p0, default: { (_: UnderstudyCore.__DefaultMaker) throws -> DrawerLock in throw Swift.CancellationError() }, real: (any Cabinet).self) { (real: any Cabinet) -> DrawerLock in
      real.lock(of: p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func lock(of p0: Int) -> UnderstudyCore.CallPattern<Int, DrawerLock, Swift.Never> {
    self.__patternV(__MembersOfCabinet.all, 2, p0)
  }
  func progress(of p0: Int) -> ParcelStep {
    return self.__call(__MembersOfCabinet.all, 3, p0, default: { (_: UnderstudyCore.__DefaultMaker) -> ParcelStep in ParcelStep.packed }, real: (any Cabinet).self) { (real: any Cabinet) -> ParcelStep in
      real.progress(of: p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func progress(of p0: Int) -> UnderstudyCore.CallPattern<Int, ParcelStep, Swift.Never> {
    self.__patternV(__MembersOfCabinet.all, 3, p0)
  }
  func last(of p0: Int) throws -> HistoryEntry {
    return try self.__call(__MembersOfCabinet.all, 4, p0, default: { (_: UnderstudyCore.__DefaultMaker) throws -> HistoryEntry in throw Swift.CancellationError() }, (any Swift.Error).self, real: (any Cabinet).self) { (real: any Cabinet) throws -> HistoryEntry in
      try real.last(of: p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func last(of p0: Int) -> UnderstudyCore.CallPattern<Int, HistoryEntry, any Swift.Error> {
    self.__patternV(__MembersOfCabinet.all, 4, p0)
  }
}

extension Cabinet where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func lock(of p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, DrawerLock, Swift.Never> {
    self.__patternM(__MembersOfCabinet.all, 2, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func progress(of p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, ParcelStep, Swift.Never> {
    self.__patternM(__MembersOfCabinet.all, 3, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func last(of p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, HistoryEntry, any Swift.Error> {
    self.__patternM(__MembersOfCabinet.all, 4, p0)
  }
}

extension Cabinet where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var state: UnderstudyCore.CallPattern<(), DrawerState, Swift.Never> {
    self.__pattern(__MembersOfCabinet.all, 0)
  }
  @_disfavoredOverload @_transparent nonisolated var lock: UnderstudyCore.CallPattern<(), DrawerLock?, Swift.Never> {
    self.__pattern(__MembersOfCabinet.all, 1)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockCabinet', not 'any Cabinet'")
extension Cabinet {
  @_transparent nonisolated func lock(of p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, DrawerLock, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func progress(of p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, ParcelStep, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func last(of p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, HistoryEntry, any Swift.Error> { UnderstudyCore.__unavailable() }
}

enum __MembersOfCashdesk {
  nonisolated static let all = UnderstudyCore.__Members("Cashdesk", "pay(_ action:for:)\nstore(_ price:)")
}
nonisolated final class MockCashdesk: UnderstudyCore.__MockObject, Cashdesk, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any Cashdesk
}

extension Cashdesk where Self: UnderstudyCore.Mockable {
  func pay(_ p0: Action, for p1: Shop.Outcome) -> Shop.Outcome {
    return Swift.withoutActuallyEscaping(p0) { (p0: @escaping Action) -> Shop.Outcome in
      let b0 = UnderstudyCore.__NonEscaping(p0, "action")
      defer { b0.close() }
      let c0: Action = { (q0) in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return self.__call(__MembersOfCashdesk.all, 0, (c0, p1), real: (any Cashdesk).self) { (real: any Cashdesk) -> Shop.Outcome in
        real.pay(UnderstudyCore.__passed(p0), for: p1)
      }
    }
  }
  @_disfavoredOverload @_transparent nonisolated func pay(_ p0: UnderstudyCore.Matcher<Action>, for p1: Shop.Outcome) -> UnderstudyCore.CallPattern<(Action, Shop.Outcome), Shop.Outcome, Swift.Never> {
    self.__patternMV(__MembersOfCashdesk.all, 0, p0, p1 as Shop.Outcome)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'action'") @_transparent nonisolated func pay(_ p0: Action, for p1: Shop.Outcome) -> UnderstudyCore.CallPattern<(Action, Shop.Outcome), Shop.Outcome, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'action'") @_transparent nonisolated func pay(_ p0: Action, for p1: UnderstudyCore.Matcher<Shop.Outcome>) -> UnderstudyCore.CallPattern<(Action, Shop.Outcome), Shop.Outcome, Swift.Never> { UnderstudyCore.__unavailable() }
  func store(_ p0: @autoclosure Price) {
    let v0 = p0()
    return self.__call(__MembersOfCashdesk.all, 1, v0, real: (any Cashdesk).self) { (real: any Cashdesk) -> Swift.Void in
      real.store(v0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func store(_ p0: Int) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> {
    self.__patternV(__MembersOfCashdesk.all, 1, p0)
  }
}

extension Cashdesk where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func pay(_ p0: UnderstudyCore.Matcher<Action>, for p1: UnderstudyCore.Matcher<Shop.Outcome>) -> UnderstudyCore.CallPattern<(Action, Shop.Outcome), Shop.Outcome, Swift.Never> {
    self.__patternMM(__MembersOfCashdesk.all, 0, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func store(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> {
    self.__patternM(__MembersOfCashdesk.all, 1, p0)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockCashdesk', not 'any Cashdesk'")
extension Cashdesk {
  @_transparent nonisolated func pay(_ p0: UnderstudyCore.Matcher<Action>, for p1: UnderstudyCore.Matcher<Shop.Outcome>) -> UnderstudyCore.CallPattern<(Action, Shop.Outcome), Shop.Outcome, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func store(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfChute {
  nonisolated static let all = UnderstudyCore.__Members("Chute", "send(_ object:)")
}
nonisolated final class MockChute: UnderstudyCore.__MockObject, Chute, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any Chute
}

extension Chute where Self: UnderstudyCore.Mockable {
  func send(_ p0: sending AnyObject) -> sending AnyObject {
    let result: AnyObject = self.__call(__MembersOfChute.all, 0, p0 as AnyObject, real: (any Chute).self) { (real: any Chute) -> AnyObject in
      real.send(UnderstudyCore.__sent(p0 as AnyObject))
    }
    return UnderstudyCore.__sent(result as AnyObject)
  }
  @_disfavoredOverload @_transparent nonisolated func send(_ p0: AnyObject) -> UnderstudyCore.CallPattern<AnyObject, AnyObject, Swift.Never> {
    self.__patternV(__MembersOfChute.all, 0, p0 as AnyObject)
  }
}

extension Chute where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func send(_ p0: UnderstudyCore.Matcher<AnyObject>) -> UnderstudyCore.CallPattern<AnyObject, AnyObject, Swift.Never> {
    self.__patternM(__MembersOfChute.all, 0, p0)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockChute', not 'any Chute'")
extension Chute {
  @_transparent nonisolated func send(_ p0: UnderstudyCore.Matcher<AnyObject>) -> UnderstudyCore.CallPattern<AnyObject, AnyObject, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfCollection {
  nonisolated static let all = UnderstudyCore.__Members("Collection", "startIndex\nendIndex\nmakeIterator()\nsubscript(_ position:)\nsubscript(_ bounds:)\nindices\nisEmpty\ncount\nindex(_ i:offsetBy:)\nindex(_ i:offsetBy:limitedBy:)\ndistance(from:to:)\nindex(after:)\nformIndex(after:)")
}
extension Collection where Self: UnderstudyCore.Mockable {
  var startIndex: Self.Index {
    get {
      return self.mock.__call(__MembersOfCollection.all, 0, (), Swift.Never.self)
    }
  }
  var endIndex: Self.Index {
    get {
      return self.mock.__call(__MembersOfCollection.all, 1, (), Swift.Never.self)
    }
  }
  func makeIterator() -> Self.Iterator {
    return self.mock.__call(__MembersOfCollection.all, 2, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func makeIterator() -> UnderstudyCore.CallPattern<(), Self.Iterator, Swift.Never> {
    self.__pattern(__MembersOfCollection.all, 2)
  }
  subscript(_ p0: Self.Index) -> Self.Element {
    get {
      return self.mock.__call(__MembersOfCollection.all, 3, p0 as Self.Index, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Self.Index) -> UnderstudyCore.CallPattern<Self.Index, Self.Element, Swift.Never> {
    self.__patternV(__MembersOfCollection.all, 3, p0 as Self.Index)
  }
  subscript(_ p0: Range<Self.Index>) -> Self.SubSequence {
    get {
      return self.mock.__call(__MembersOfCollection.all, 4, p0 as Range<Self.Index>, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Range<Self.Index>) -> UnderstudyCore.CallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never> {
    self.__patternV(__MembersOfCollection.all, 4, p0 as Range<Self.Index>)
  }
  var indices: Self.Indices {
    get {
      return self.mock.__call(__MembersOfCollection.all, 5, (), Swift.Never.self)
    }
  }
  var isEmpty: Bool {
    get {
      return self.mock.__call(__MembersOfCollection.all, 6, (), Swift.Never.self)
    }
  }
  var count: Int {
    get {
      return self.mock.__call(__MembersOfCollection.all, 7, (), Swift.Never.self)
    }
  }
  func index(_ p0: Self.Index, offsetBy p1: Int) -> Self.Index {
    return self.mock.__call(__MembersOfCollection.all, 8, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: Int) -> UnderstudyCore.CallPattern<(Self.Index, Int), Self.Index, Swift.Never> {
    self.__patternVV(__MembersOfCollection.all, 8, p0 as Self.Index, p1)
  }
  func index(_ p0: Self.Index, offsetBy p1: Int, limitedBy p2: Self.Index) -> Self.Index? {
    return self.mock.__call(__MembersOfCollection.all, 9, (p0, p1, p2), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: Int, limitedBy p2: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternVVV(__MembersOfCollection.all, 9, p0 as Self.Index, p1, p2 as Self.Index)
  }
  func distance(from p0: Self.Index, to p1: Self.Index) -> Int {
    return self.mock.__call(__MembersOfCollection.all, 10, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func distance(from p0: Self.Index, to p1: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), Int, Swift.Never> {
    self.__patternVV(__MembersOfCollection.all, 10, p0 as Self.Index, p1 as Self.Index)
  }
  func index(after p0: Self.Index) -> Self.Index {
    return self.mock.__call(__MembersOfCollection.all, 11, p0 as Self.Index, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func index(after p0: Self.Index) -> UnderstudyCore.CallPattern<Self.Index, Self.Index, Swift.Never> {
    self.__patternV(__MembersOfCollection.all, 11, p0 as Self.Index)
  }
  func formIndex(after p0: inout Self.Index) {
    let b0 = UnderstudyCore.Inout<Self.Index>(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfCollection.all, 12, b0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func formIndex(after p0: Self.Index) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> {
    self.mock.__callPattern(__MembersOfCollection.all, 12, .inoutValue(p0 as Self.Index))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Self.Index': write the value without '&', or a matcher") @_transparent nonisolated func formIndex(after p0: inout Self.Index) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> { UnderstudyCore.__unavailable() }
}
extension Collection where Self: __OneMatcher {
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Element, Swift.Never> {
    self.__patternM(__MembersOfCollection.all, 3, p0)
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>) -> UnderstudyCore.CallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never> {
    self.__patternM(__MembersOfCollection.all, 4, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: Int) -> UnderstudyCore.CallPattern<(Self.Index, Int), Self.Index, Swift.Never> {
    self.__patternMV(__MembersOfCollection.all, 8, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Self.Index, Int), Self.Index, Swift.Never> {
    self.__patternVM(__MembersOfCollection.all, 8, p0 as Self.Index, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: Int, limitedBy p2: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternMVV(__MembersOfCollection.all, 9, p0, p1, p2 as Self.Index)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: UnderstudyCore.Matcher<Int>, limitedBy p2: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternVMV(__MembersOfCollection.all, 9, p0 as Self.Index, p1, p2 as Self.Index)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: Int, limitedBy p2: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternVVM(__MembersOfCollection.all, 9, p0 as Self.Index, p1, p2)
  }
  @_disfavoredOverload @_transparent nonisolated func distance(from p0: UnderstudyCore.Matcher<Self.Index>, to p1: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), Int, Swift.Never> {
    self.__patternMV(__MembersOfCollection.all, 10, p0, p1 as Self.Index)
  }
  @_disfavoredOverload @_transparent nonisolated func distance(from p0: Self.Index, to p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), Int, Swift.Never> {
    self.__patternVM(__MembersOfCollection.all, 10, p0 as Self.Index, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func index(after p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Index, Swift.Never> {
    self.__patternM(__MembersOfCollection.all, 11, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func formIndex(after p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> {
    self.mock.__callPattern(__MembersOfCollection.all, 12, .inoutMatcher(p0))
  }
}
extension Collection where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Self.Index, Int), Self.Index, Swift.Never> {
    self.__patternMM(__MembersOfCollection.all, 8, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: UnderstudyCore.Matcher<Int>, limitedBy p2: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternMMV(__MembersOfCollection.all, 9, p0, p1, p2 as Self.Index)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: Int, limitedBy p2: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternMVM(__MembersOfCollection.all, 9, p0, p1, p2)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: UnderstudyCore.Matcher<Int>, limitedBy p2: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternVMM(__MembersOfCollection.all, 9, p0 as Self.Index, p1, p2)
  }
  @_disfavoredOverload @_transparent nonisolated func distance(from p0: UnderstudyCore.Matcher<Self.Index>, to p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), Int, Swift.Never> {
    self.__patternMM(__MembersOfCollection.all, 10, p0, p1)
  }
}
extension Collection where Self: __ThreeMatchers {
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: UnderstudyCore.Matcher<Int>, limitedBy p2: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternMMM(__MembersOfCollection.all, 9, p0, p1, p2)
  }
}
extension Collection where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var startIndex: UnderstudyCore.CallPattern<(), Self.Index, Swift.Never> {
    self.__pattern(__MembersOfCollection.all, 0)
  }
  @_disfavoredOverload @_transparent nonisolated var endIndex: UnderstudyCore.CallPattern<(), Self.Index, Swift.Never> {
    self.__pattern(__MembersOfCollection.all, 1)
  }
  @_disfavoredOverload @_transparent nonisolated var indices: UnderstudyCore.CallPattern<(), Self.Indices, Swift.Never> {
    self.__pattern(__MembersOfCollection.all, 5)
  }
  @_disfavoredOverload @_transparent nonisolated var isEmpty: UnderstudyCore.CallPattern<(), Bool, Swift.Never> {
    self.__pattern(__MembersOfCollection.all, 6)
  }
  @_disfavoredOverload @_transparent nonisolated var count: UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfCollection.all, 7)
  }
}
@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockCollection', not 'any Collection'")
extension Collection {
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Element, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>) -> UnderstudyCore.CallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Self.Index, Int), Self.Index, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: UnderstudyCore.Matcher<Int>, limitedBy p2: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func distance(from p0: UnderstudyCore.Matcher<Self.Index>, to p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func index(after p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Index, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func formIndex(after p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfConveyor {
  nonisolated static let all = UnderstudyCore.__Members("Conveyor", "next()")
}
nonisolated final class MockConveyor: Conveyor, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  typealias Element = Int
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockConveyor", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  typealias __Real = any Conveyor
  nonisolated func makeIterator() -> MockConveyor { self }
  func next() -> Element? {
    return self.__call(__MembersOfConveyor.all, 0, (), changing: (any Conveyor).self) { (real: inout any Conveyor) -> Element? in
      real.next()
    }
  }
}

extension Conveyor where Self: UnderstudyCore.Mockable {
  func next() -> Element? {
    return self.__call(__MembersOfConveyor.all, 0, (), changing: (any Conveyor).self) { (real: inout any Conveyor) -> Element? in
      real.next()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func next() -> UnderstudyCore.CallPattern<(), Element?, Swift.Never> {
    self.__pattern(__MembersOfConveyor.all, 0)
  }
}

enum __MembersOfCounter {
  nonisolated static let all = UnderstudyCore.__Members("Counter", "count()\nstatic initialized(start:)")
}
final class MockCounter: Counter, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockCounter")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init(start: UnderstudyCore.__argument((Int).self, "Counter.init(start:)", fileID, filePath, line, column))
    UnderstudyCore.Mock.__begin(self, "MockCounter", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  override init(start p0: Int) {
    super.init(start: p0)
    UnderstudyCore.Mock.__begin(self, "MockCounter", nil, .nice, #fileID, #filePath, #line, #column)
    if let __type = UnderstudyCore.Mock.__initializers(of: MockCounter.self) {
      let _: Swift.Void = __type.__call(__MembersOfCounter.all, 1, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload convenience init(start p0: Int,
    _ name: Swift.String?, _ strictness: UnderstudyCore.Strictness = .nice, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(start: p0)
    UnderstudyCore.Mock.__begin(self, "MockCounter", name, strictness, fileID, filePath, line, column)
  }
  @_disfavoredOverload convenience init(start p0: Int,
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(start: p0)
    UnderstudyCore.Mock.__begin(self, "MockCounter", nil, strictness, fileID, filePath, line, column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'Counter', or partialMock(of: object, as: MockCounter.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override func count() -> Int {
    return self.mock.__call(__MembersOfCounter.all, 0, (), Swift.Never.self) { () -> Int in
      super.count()
    }
  }
  @_disfavoredOverload nonisolated func count() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfCounter.all, 0)
  }
  @_disfavoredOverload nonisolated static func initialized(start p0: Int) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockCounter.self).__callPattern(__MembersOfCounter.all, 1, .value(p0))
  }
  @_disfavoredOverload nonisolated static func initialized(start p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockCounter.self).__callPattern(__MembersOfCounter.all, 1, .matcher(p0))
  }
}

enum __MembersOfCounting {
  nonisolated static let all = UnderstudyCore.__Members("Counting", "count\nplace(of:)\nsubscript(_ shelf:)\nstatic total")
}
extension Counting where Self: UnderstudyCore.Mockable {
  var count: Int {
    get {
      return self.__call(__MembersOfCounting.all, 0, (), real: (any Counting).self) { (real: any Counting) -> Int in
        real.count
      }
    }
  }
  func place(of p0: String) -> Int {
    return self.__call(__MembersOfCounting.all, 1, p0, real: (any Counting).self) { (real: any Counting) -> Int in
      real.place(of: p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func place(of p0: String) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    self.__patternV(__MembersOfCounting.all, 1, p0)
  }
  subscript(_ p0: Int) -> Int {
    get {
      return self.__call(__MembersOfCounting.all, 2, p0, real: (any Counting).self) { (real: any Counting) -> Int in
        real[p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfCounting.all, 2, p0)
  }
  static var total: Int {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfCounting.all, 3, (), Swift.Never.self)
    }
  }
}
extension Counting where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func place(of p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    self.__patternM(__MembersOfCounting.all, 1, p0)
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfCounting.all, 2, p0)
  }
}
extension Counting where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var count: UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfCounting.all, 0)
  }
  @_disfavoredOverload @_transparent nonisolated static var total: UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfCounting.all, 3)
  }
}
@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockCounting', not 'any Counting'")
extension Counting {
  @_transparent nonisolated func place(of p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfCountingLock {
  nonisolated static let all = UnderstudyCore.__Members("CountingLock", "uses()\nlock()\nunlock()\ntry()\nlock(before:)\nname\nname=")
}
nonisolated protocol __PatternsOfCountingLock {
  associatedtype __TypeOf_name
  @_disfavoredOverload nonisolated var name: __TypeOf_name { get }
}
final class MockCountingLock: CountingLock, UnderstudyCore.Mockable, __PatternsOfCountingLock, @unchecked Swift.Sendable {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockCountingLock")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockCountingLock", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  @_disfavoredOverload override init() {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockCountingLock", nil, .nice, #fileID, #filePath, #line, #column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'CountingLock', or partialMock(of: object, as: MockCountingLock.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override func uses() -> Int {
    return self.mock.__call(__MembersOfCountingLock.all, 0, (), Swift.Never.self) { () -> Int in
      super.uses()
    }
  }
  @_disfavoredOverload nonisolated func uses() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfCountingLock.all, 0)
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") override func lock() {
    return self.mock.__call(__MembersOfCountingLock.all, 1, (), Swift.Never.self) { () -> Swift.Void in
      super.lock()
    }
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") @_disfavoredOverload nonisolated func lock() -> UnderstudyCore.CallPattern<(), (), Swift.Never> {
    self.__pattern(__MembersOfCountingLock.all, 1)
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") override func unlock() {
    return self.mock.__call(__MembersOfCountingLock.all, 2, (), Swift.Never.self) { () -> Swift.Void in
      super.unlock()
    }
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") @_disfavoredOverload nonisolated func unlock() -> UnderstudyCore.CallPattern<(), (), Swift.Never> {
    self.__pattern(__MembersOfCountingLock.all, 2)
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") override func `try`() -> Bool {
    return self.mock.__call(__MembersOfCountingLock.all, 3, (), Swift.Never.self) { () -> Bool in
      super.`try`()
    }
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") @_disfavoredOverload nonisolated func `try`() -> UnderstudyCore.CallPattern<(), Bool, Swift.Never> {
    self.__pattern(__MembersOfCountingLock.all, 3)
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") override func lock(before p0: Date) -> Bool {
    return self.mock.__call(__MembersOfCountingLock.all, 4, p0 as Date, Swift.Never.self) { () -> Bool in
      super.lock(before: p0)
    }
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") @_disfavoredOverload nonisolated func lock(before p0: Date) -> UnderstudyCore.CallPattern<Date, Bool, Swift.Never> {
    self.__patternV(__MembersOfCountingLock.all, 4, p0 as Date)
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") @_disfavoredOverload nonisolated func lock(before p0: UnderstudyCore.Matcher<Date>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Date, Bool, Swift.Never> {
    self.__patternM(__MembersOfCountingLock.all, 4, p0)
  }
  override var name: String? {
    get {
      return self.mock.__call(__MembersOfCountingLock.all, 5, (), Swift.Never.self) { () -> String? in
        super.name
      }
    }
    set {
      return self.mock.__call(__MembersOfCountingLock.all, 6, newValue, Swift.Never.self) { () -> Swift.Void in
        super.name = newValue
      }
    }
  }
  typealias __TypeOf_name = UnderstudyCore.PropertyPattern<String?>
  @_implements(__PatternsOfCountingLock, name) @_disfavoredOverload nonisolated var __patternOf_name: __TypeOf_name {
    self.mock.__settablePattern(__MembersOfCountingLock.all, 5, 6)
  }
}

protocol __CompositionOfCountingStore: CountingStore {}
enum __MembersOfCountingStore {
  nonisolated static let all = UnderstudyCore.__Members("CountingStore", "count\ncount=\nplace(of:)\nsubscript(_ shelf:)\nstatic total")
}
nonisolated final class MockCountingStore: __CompositionOfCountingStore, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockCountingStore", name, strictness, fileID, filePath, line, column)
  }
  typealias __Real = any __CompositionOfCountingStore
}

extension __CompositionOfCountingStore where Self: UnderstudyCore.Mockable, Self: Swift.AnyObject {
  var count: Int {
    get {
      return self.__call(__MembersOfCountingStore.all, 0, (), real: (any __CompositionOfCountingStore).self) { (real: any __CompositionOfCountingStore) -> Int in
        real.count
      }
    }
    set {
      return self.__call(__MembersOfCountingStore.all, 1, newValue, changing: (any __CompositionOfCountingStore).self) { (real: inout any __CompositionOfCountingStore) -> Swift.Void in
        real.count = newValue
      }
    }
  }
  func place(of p0: String) -> Int {
    return self.__call(__MembersOfCountingStore.all, 2, p0, real: (any __CompositionOfCountingStore).self) { (real: any __CompositionOfCountingStore) -> Int in
      real.place(of: p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func place(of p0: String) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    self.__patternV(__MembersOfCountingStore.all, 2, p0)
  }
  subscript(_ p0: Int) -> Int {
    get {
      return self.__call(__MembersOfCountingStore.all, 3, p0, real: (any __CompositionOfCountingStore).self) { (real: any __CompositionOfCountingStore) -> Int in
        real[p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfCountingStore.all, 3, p0)
  }
  static var total: Int {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfCountingStore.all, 4, (), Swift.Never.self)
    }
  }
}

extension __CompositionOfCountingStore where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func place(of p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    self.__patternM(__MembersOfCountingStore.all, 2, p0)
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfCountingStore.all, 3, p0)
  }
}

extension __CompositionOfCountingStore where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var count: UnderstudyCore.PropertyPattern<Int> {
    self.mock.__settablePattern(__MembersOfCountingStore.all, 0, 1)
  }
  @_disfavoredOverload @_transparent nonisolated static var total: UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfCountingStore.all, 4)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockCountingStore', not 'any CountingStore'")
extension __CompositionOfCountingStore {
  @_transparent nonisolated func place(of p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfCoupon {
  nonisolated static let all = UnderstudyCore.__Members("Coupon", "init(rawValue:)\ninit(rawValue:)\nrawValue")
}
nonisolated final class MockCoupon<RawValue_>: Coupon, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock, Swift.Sendable {
  typealias RawValue = RawValue_
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockCoupon", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  @available(*, unavailable, message: "MockCoupon cannot be a spy: Swift has no type for an object with unknown associated types; declare 'RawValue' in 'protocol Coupon<RawValue>', or forward calls one by one: .answers { real.method($0) }")
  nonisolated init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
  init(rawValue p0: RawValue) {
    self.mock = UnderstudyCore.Mock(__of: "MockCoupon", nil, .nice, #fileID, #filePath, #line, #column)
    let _: Swift.Void = self.mock.__call(__MembersOfCoupon.all, 0, p0 as RawValue, Swift.Never.self)
  }
  init(rawValue p0: Int) {
    self.mock = UnderstudyCore.Mock(__of: "MockCoupon", nil, .nice, #fileID, #filePath, #line, #column)
    let _: Swift.Void = self.mock.__call(__MembersOfCoupon.all, 1, p0, Swift.Never.self)
  }
}

extension Coupon where Self: UnderstudyCore.Mockable {
  @_disfavoredOverload @_transparent nonisolated func initialized(rawValue p0: RawValue) -> UnderstudyCore.CallPattern<RawValue, (), Swift.Never> {
    self.__patternV(__MembersOfCoupon.all, 0, p0 as RawValue)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(rawValue p0: Int) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> {
    self.__patternV(__MembersOfCoupon.all, 1, p0)
  }
  var rawValue: RawValue {
    get {
      return self.mock.__call(__MembersOfCoupon.all, 2, (), Swift.Never.self)
    }
  }
}

extension Coupon where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func initialized(rawValue p0: UnderstudyCore.Matcher<RawValue>) -> UnderstudyCore.CallPattern<RawValue, (), Swift.Never> {
    self.__patternM(__MembersOfCoupon.all, 0, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(rawValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> {
    self.__patternM(__MembersOfCoupon.all, 1, p0)
  }
}

extension Coupon where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var rawValue: UnderstudyCore.CallPattern<(), RawValue, Swift.Never> {
    self.__pattern(__MembersOfCoupon.all, 2)
  }
}

enum __MembersOfCourier {
  nonisolated static let all = UnderstudyCore.__Members("Courier", "courierRoute\nparcelWeight\nparcelWeight=\ndispatchParcel(_ number:to:)\ncancelParcel(_ number:)\ntrackParcel<returning>(_ number:)\nstatic courierFleet()")
}
nonisolated final class MockCourier: UnderstudyCore.__MockObject, Courier, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any Courier
}

extension Courier where Self: UnderstudyCore.Mockable {
  var courierRoute: any CourierRoute {
    get {
      return self.__call(__MembersOfCourier.all, 0, (), default: { (maker: UnderstudyCore.__DefaultMaker) -> any CourierRoute in maker.mock { (name: Swift.String?) -> MockCourierRoute in MockCourierRoute(name, .nice) } }, real: (any Courier).self) { (real: any Courier) -> any CourierRoute in
        real.courierRoute
      }
    }
  }
  var parcelWeight: Int {
    get {
      return self.__call(__MembersOfCourier.all, 1, (), real: (any Courier).self) { (real: any Courier) -> Int in
        real.parcelWeight
      }
    }
    nonmutating set {
      return self.__call(__MembersOfCourier.all, 2, newValue, changing: (any Courier).self) { (real: inout any Courier) -> Swift.Void in
        real.parcelWeight = newValue
      }
    }
  }
  func dispatchParcel(_ p0: Int, to p1: String) throws -> Bool {
    return try self.__call(__MembersOfCourier.all, 3, (p0, p1), (any Swift.Error).self, real: (any Courier).self) { (real: any Courier) throws -> Bool in
      try real.dispatchParcel(p0, to: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func dispatchParcel(_ p0: Int, to p1: String) -> UnderstudyCore.CallPattern<(Int, String), Bool, any Swift.Error> {
    self.__patternVV(__MembersOfCourier.all, 3, p0, p1)
  }
  func cancelParcel(_ p0: Int) {
    return self.__call(__MembersOfCourier.all, 4, p0, real: (any Courier).self) { (real: any Courier) -> Swift.Void in
      real.cancelParcel(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func cancelParcel(_ p0: Int) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> {
    self.__patternV(__MembersOfCourier.all, 4, p0)
  }
  func trackParcel<Place>(_ p0: Int) -> Place? {
    return self.__call(__MembersOfCourier.all, 5, p0, real: (any Courier).self) { (real: any Courier) -> Place? in
      real.trackParcel(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func trackParcel<Place>(_ p0: Int, returning _: Place.Type) -> UnderstudyCore.CallPattern<Int, Place?, Swift.Never> {
    self.__patternV(__MembersOfCourier.all, 5, p0)
  }
  @available(*, deprecated, message: "no argument says what 'trackParcel' returns: add 'returning: Place.self'") @_transparent nonisolated func trackParcel<Place>(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Place?, Swift.Never> {
    self.__patternV(__MembersOfCourier.all, 5, p0)
  }
  @available(*, unavailable, message: "no argument says what 'trackParcel' returns: add 'returning: Place.self'") @_transparent nonisolated func trackParcel(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Swift.Never, Swift.Never> { UnderstudyCore.__unavailable() }
  static func courierFleet() -> Int {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfCourier.all, 6, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func courierFleet() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfCourier.all, 6)
  }
}

extension Courier where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func dispatchParcel(_ p0: UnderstudyCore.Matcher<Int>, to p1: String) -> UnderstudyCore.CallPattern<(Int, String), Bool, any Swift.Error> {
    self.__patternMV(__MembersOfCourier.all, 3, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func dispatchParcel(_ p0: Int, to p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Int, String), Bool, any Swift.Error> {
    self.__patternVM(__MembersOfCourier.all, 3, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func cancelParcel(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> {
    self.__patternM(__MembersOfCourier.all, 4, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func trackParcel<Place>(_ p0: UnderstudyCore.Matcher<Int>, returning _: Place.Type) -> UnderstudyCore.CallPattern<Int, Place?, Swift.Never> {
    self.__patternM(__MembersOfCourier.all, 5, p0)
  }
  @available(*, deprecated, message: "no argument says what 'trackParcel' returns: add 'returning: Place.self'") @_transparent nonisolated func trackParcel<Place>(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Place?, Swift.Never> {
    self.__patternM(__MembersOfCourier.all, 5, p0)
  }
  @available(*, unavailable, message: "no argument says what 'trackParcel' returns: add 'returning: Place.self'") @_transparent nonisolated func trackParcel(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Swift.Never, Swift.Never> { UnderstudyCore.__unavailable() }
}

extension Courier where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func dispatchParcel(_ p0: UnderstudyCore.Matcher<Int>, to p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Int, String), Bool, any Swift.Error> {
    self.__patternMM(__MembersOfCourier.all, 3, p0, p1)
  }
}

extension Courier where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var courierRoute: UnderstudyCore.CallPattern<(), any CourierRoute, Swift.Never> {
    self.__pattern(__MembersOfCourier.all, 0)
  }
  @_disfavoredOverload @_transparent nonisolated var parcelWeight: UnderstudyCore.PropertyPattern<Int> {
    self.mock.__settablePattern(__MembersOfCourier.all, 1, 2)
  }
}

extension Courier where Self: UnderstudyCore.__Chained {
  @_disfavoredOverload @_transparent nonisolated var courierRoute: MockCourierRoute {
    self.mock.__child(__MembersOfCourier.all, 0, (), (any CourierRoute).self) { (name: Swift.String?) -> MockCourierRoute in MockCourierRoute(name, .nice) }
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockCourier', not 'any Courier'")
extension Courier {
  @_transparent nonisolated func dispatchParcel(_ p0: UnderstudyCore.Matcher<Int>, to p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Int, String), Bool, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func cancelParcel(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func trackParcel<Place>(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Place?, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfCourierRoute {
  nonisolated static let all = UnderstudyCore.__Members("CourierRoute", "stopover\ndetour\ndetour=")
}
nonisolated final class MockCourierRoute: UnderstudyCore.__MockObject, CourierRoute, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any CourierRoute
}

extension CourierRoute where Self: UnderstudyCore.Mockable {
  var stopover: String {
    get {
      return self.__call(__MembersOfCourierRoute.all, 0, (), real: (any CourierRoute).self) { (real: any CourierRoute) -> String in
        real.stopover
      }
    }
  }
  var detour: String {
    get {
      return self.__call(__MembersOfCourierRoute.all, 1, (), real: (any CourierRoute).self) { (real: any CourierRoute) -> String in
        real.detour
      }
    }
    nonmutating set {
      return self.__call(__MembersOfCourierRoute.all, 2, newValue, changing: (any CourierRoute).self) { (real: inout any CourierRoute) -> Swift.Void in
        real.detour = newValue
      }
    }
  }
}

extension CourierRoute where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var stopover: UnderstudyCore.CallPattern<(), String, Swift.Never> {
    self.__pattern(__MembersOfCourierRoute.all, 0)
  }
  @_disfavoredOverload @_transparent nonisolated var detour: UnderstudyCore.PropertyPattern<String> {
    self.mock.__settablePattern(__MembersOfCourierRoute.all, 1, 2)
  }
}

enum __MembersOfCrate {
  nonisolated static let all = UnderstudyCore.__Members("Crate", "content()\ncount")
}
#if os(Linux) || os(macOS)
nonisolated final class MockCrate<Content: Equatable>: UnderstudyCore.__MockObject, Crate, @unchecked Swift.Sendable {
  @available(*, unavailable, message: "MockCrate cannot be a spy: Swift has no type for an object with unknown associated types; declare 'Content', 'Label' in 'protocol Crate<Content, Label>', or forward calls one by one: .answers { real.method($0) }")
  nonisolated convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
}
#elseif !(os(Linux) || os(macOS))
nonisolated final class MockCrate<Content: ContentOfOtherPlatforms, Label>: UnderstudyCore.__MockObject, Crate, @unchecked Swift.Sendable {
  @available(*, unavailable, message: "MockCrate cannot be a spy: Swift has no type for an object with unknown associated types; declare 'Content', 'Label' in 'protocol Crate<Content, Label>', or forward calls one by one: .answers { real.method($0) }")
  nonisolated convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
}
#endif

extension Crate where Self: UnderstudyCore.Mockable {
#if os(Linux) || os(macOS)
  func content() -> Content? {
    return self.mock.__call(__MembersOfCrate.all, 0, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func content() -> UnderstudyCore.CallPattern<(), Content?, Swift.Never> {
    self.__pattern(__MembersOfCrate.all, 0)
  }
#else
#endif
  var count: Int {
    get {
      return self.mock.__call(__MembersOfCrate.all, 1, (), Swift.Never.self)
    }
  }
}

extension Crate where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var count: UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfCrate.all, 1)
  }
}

enum __MembersOfCrossing {
  nonisolated static let all = UnderstudyCore.__Members("Crossing", "lane count\nlane count=\nturn left(`2nd try`:)\nsubscript(`key of`:)\nstatic initialized(`with lanes`:)")
}
nonisolated protocol __PatternsOfCrossing {
  associatedtype `__TypeOf_lane count`
  @_disfavoredOverload nonisolated var `lane count`: `__TypeOf_lane count` { get }
}
final class MockCrossing: Crossing, UnderstudyCore.Mockable, __PatternsOfCrossing, UnderstudyCore.__GeneratedMock {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockCrossing")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init(`with lanes`: UnderstudyCore.__argument((Int).self, "Crossing.init(`with lanes`:)", fileID, filePath, line, column))
    UnderstudyCore.Mock.__begin(self, "MockCrossing", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  override init(`with lanes` p0: Int) {
    super.init(`with lanes`: p0)
    UnderstudyCore.Mock.__begin(self, "MockCrossing", nil, .nice, #fileID, #filePath, #line, #column)
    if let __type = UnderstudyCore.Mock.__initializers(of: MockCrossing.self) {
      let _: Swift.Void = __type.__call(__MembersOfCrossing.all, 4, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload convenience init(`with lanes` p0: Int,
    _ name: Swift.String?, _ strictness: UnderstudyCore.Strictness = .nice, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(`with lanes`: p0)
    UnderstudyCore.Mock.__begin(self, "MockCrossing", name, strictness, fileID, filePath, line, column)
  }
  @_disfavoredOverload convenience init(`with lanes` p0: Int,
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(`with lanes`: p0)
    UnderstudyCore.Mock.__begin(self, "MockCrossing", nil, strictness, fileID, filePath, line, column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'Crossing', or partialMock(of: object, as: MockCrossing.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override var `lane count`: Int {
    get {
      return self.mock.__call(__MembersOfCrossing.all, 0, (), Swift.Never.self) { () -> Int in
        super.`lane count`
      }
    }
    set {
      return self.mock.__call(__MembersOfCrossing.all, 1, newValue, Swift.Never.self) { () -> Swift.Void in
        super.`lane count` = newValue
      }
    }
  }
  typealias `__TypeOf_lane count` = UnderstudyCore.PropertyPattern<Int>
  @_implements(__PatternsOfCrossing, `lane count`) @_disfavoredOverload nonisolated var `__patternOf_lane count`: `__TypeOf_lane count` {
    self.mock.__settablePattern(__MembersOfCrossing.all, 0, 1)
  }
  override func `turn left`(`2nd try` p0: Int) -> Int {
    return self.mock.__call(__MembersOfCrossing.all, 2, p0, Swift.Never.self) { () -> Int in
      super.`turn left`(`2nd try`: p0)
    }
  }
  @_disfavoredOverload nonisolated func `turn left`(`2nd try` p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfCrossing.all, 2, p0)
  }
  @_disfavoredOverload nonisolated func `turn left`(`2nd try` p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfCrossing.all, 2, p0)
  }
  override subscript(`key of` p0: Int) -> Int {
    get {
      return self.mock.__call(__MembersOfCrossing.all, 3, p0, Swift.Never.self) { () -> Int in
        super[`key of`: p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(`key of` p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfCrossing.all, 3, p0)
  }
  @_disfavoredOverload nonisolated subscript(`key of` p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfCrossing.all, 3, p0)
  }
  @_disfavoredOverload nonisolated static func initialized(`with lanes` p0: Int) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockCrossing.self).__callPattern(__MembersOfCrossing.all, 4, .value(p0))
  }
  @_disfavoredOverload nonisolated static func initialized(`with lanes` p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockCrossing.self).__callPattern(__MembersOfCrossing.all, 4, .matcher(p0))
  }
}

enum __MembersOfDataArchive {
  nonisolated static let all = UnderstudyCore.__Members("DataArchive", "data")
}
nonisolated final class MockDataArchive: UnderstudyCore.__MockObject, DataArchive, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any DataArchive
}

extension DataArchive where Self: UnderstudyCore.Mockable {
  var data: Foundation.Data {
    get {
      return self.__call(__MembersOfDataArchive.all, 0, (), real: (any DataArchive).self) { (real: any DataArchive) -> Foundation.Data in
        real.data
      }
    }
  }
}

extension DataArchive where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var data: UnderstudyCore.CallPattern<(), Foundation.Data, Swift.Never> {
    self.__pattern(__MembersOfDataArchive.all, 0)
  }
}

enum __MembersOfDataProtocol {
  nonisolated static let all = UnderstudyCore.__Members("DataProtocol", "regions\nfirstRange<>(of:in:)\nlastRange<>(of:in:)\ncopyBytes(to:count:)\ncopyBytes<>(to:count:)\ncopyBytes<>(to:from:)\ncopyBytes<>(to:from:)")
}
@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
extension DataProtocol where Self: UnderstudyCore.Mockable {
  var regions: Self.Regions {
    get {
      return self.mock.__call(__MembersOfDataProtocol.all, 0, (), Swift.Never.self)
    }
  }
  func firstRange<D, R>(of p0: D, in p1: R) -> Range<Self.Index>? where D : DataProtocol, R : RangeExpression, Self.Index == R.Bound {
    return self.mock.__call(__MembersOfDataProtocol.all, 1, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func firstRange<D, R>(of p0: UnderstudyCore.Matcher<D>, in p1: UnderstudyCore.Matcher<R>) -> UnderstudyCore.CallPattern<(D, R), Range<Self.Index>?, Swift.Never> where D : DataProtocol, R : RangeExpression, Self.Index == R.Bound {
    self.__patternMM(__MembersOfDataProtocol.all, 1, p0, p1)
  }
  @available(*, unavailable, message: "nothing says what type 'of' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func firstRange(of p0: UnderstudyCore.Matcher<Any>, in p1: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  func lastRange<D, R>(of p0: D, in p1: R) -> Range<Self.Index>? where D : DataProtocol, R : RangeExpression, Self.Index == R.Bound {
    return self.mock.__call(__MembersOfDataProtocol.all, 2, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func lastRange<D, R>(of p0: UnderstudyCore.Matcher<D>, in p1: UnderstudyCore.Matcher<R>) -> UnderstudyCore.CallPattern<(D, R), Range<Self.Index>?, Swift.Never> where D : DataProtocol, R : RangeExpression, Self.Index == R.Bound {
    self.__patternMM(__MembersOfDataProtocol.all, 2, p0, p1)
  }
  @available(*, unavailable, message: "nothing says what type 'of' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func lastRange(of p0: UnderstudyCore.Matcher<Any>, in p1: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  @discardableResult func copyBytes(to p0: UnsafeMutableRawBufferPointer, count p1: Int) -> Int {
    return self.mock.__call(__MembersOfDataProtocol.all, 3, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func copyBytes(to p0: UnsafeMutableRawBufferPointer, count p1: Int) -> UnderstudyCore.CallPattern<(UnsafeMutableRawBufferPointer, Int), Int, Swift.Never> {
    self.__patternVV(__MembersOfDataProtocol.all, 3, p0 as UnsafeMutableRawBufferPointer, p1)
  }
  @discardableResult func copyBytes<DestinationType>(to p0: UnsafeMutableBufferPointer<DestinationType>, count p1: Int) -> Int {
    return self.mock.__call(__MembersOfDataProtocol.all, 4, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func copyBytes<DestinationType>(to p0: UnsafeMutableBufferPointer<DestinationType>, count p1: Int) -> UnderstudyCore.CallPattern<(UnsafeMutableBufferPointer<DestinationType>, Int), Int, Swift.Never> {
    self.__patternVV(__MembersOfDataProtocol.all, 4, p0 as UnsafeMutableBufferPointer<DestinationType>, p1)
  }
  @available(*, unavailable, message: "nothing says what type 'to' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func copyBytes(to p0: UnderstudyCore.Matcher<Any>, count p1: Int) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "nothing says what type 'to' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func copyBytes(to p0: UnderstudyCore.Matcher<Any>, count p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  @discardableResult func copyBytes<R>(to p0: UnsafeMutableRawBufferPointer, from p1: R) -> Int where R : RangeExpression, Self.Index == R.Bound {
    return self.mock.__call(__MembersOfDataProtocol.all, 5, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func copyBytes<R>(to p0: UnsafeMutableRawBufferPointer, from p1: UnderstudyCore.Matcher<R>) -> UnderstudyCore.CallPattern<(UnsafeMutableRawBufferPointer, R), Int, Swift.Never> where R : RangeExpression, Self.Index == R.Bound {
    self.__patternVM(__MembersOfDataProtocol.all, 5, p0 as UnsafeMutableRawBufferPointer, p1)
  }
  @available(*, unavailable, message: "nothing says what type 'from' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func copyBytes(to p0: UnsafeMutableRawBufferPointer, from p1: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "nothing says what type 'from' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func copyBytes(to p0: UnderstudyCore.Matcher<UnsafeMutableRawBufferPointer>, from p1: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  @discardableResult func copyBytes<DestinationType, R>(to p0: UnsafeMutableBufferPointer<DestinationType>, from p1: R) -> Int where R : RangeExpression, Self.Index == R.Bound {
    return self.mock.__call(__MembersOfDataProtocol.all, 6, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func copyBytes<DestinationType, R>(to p0: UnsafeMutableBufferPointer<DestinationType>, from p1: UnderstudyCore.Matcher<R>) -> UnderstudyCore.CallPattern<(UnsafeMutableBufferPointer<DestinationType>, R), Int, Swift.Never> where R : RangeExpression, Self.Index == R.Bound {
    self.__patternVM(__MembersOfDataProtocol.all, 6, p0 as UnsafeMutableBufferPointer<DestinationType>, p1)
  }
  @available(*, unavailable, message: "nothing says what type 'to' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func copyBytes(to p0: UnderstudyCore.Matcher<Any>, from p1: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
}
@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
extension DataProtocol where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func firstRange<D, R>(of p0: UnderstudyCore.Matcher<D>, in p1: R) -> UnderstudyCore.CallPattern<(D, R), Range<Self.Index>?, Swift.Never> where D : DataProtocol, R : RangeExpression, Self.Index == R.Bound {
    self.__patternMV(__MembersOfDataProtocol.all, 1, p0, p1 as R)
  }
  @_disfavoredOverload @_transparent nonisolated func firstRange<D, R>(of p0: D, in p1: UnderstudyCore.Matcher<R>) -> UnderstudyCore.CallPattern<(D, R), Range<Self.Index>?, Swift.Never> where D : DataProtocol, R : RangeExpression, Self.Index == R.Bound {
    self.__patternVM(__MembersOfDataProtocol.all, 1, p0 as D, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func lastRange<D, R>(of p0: UnderstudyCore.Matcher<D>, in p1: R) -> UnderstudyCore.CallPattern<(D, R), Range<Self.Index>?, Swift.Never> where D : DataProtocol, R : RangeExpression, Self.Index == R.Bound {
    self.__patternMV(__MembersOfDataProtocol.all, 2, p0, p1 as R)
  }
  @_disfavoredOverload @_transparent nonisolated func lastRange<D, R>(of p0: D, in p1: UnderstudyCore.Matcher<R>) -> UnderstudyCore.CallPattern<(D, R), Range<Self.Index>?, Swift.Never> where D : DataProtocol, R : RangeExpression, Self.Index == R.Bound {
    self.__patternVM(__MembersOfDataProtocol.all, 2, p0 as D, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func copyBytes(to p0: UnderstudyCore.Matcher<UnsafeMutableRawBufferPointer>, count p1: Int) -> UnderstudyCore.CallPattern<(UnsafeMutableRawBufferPointer, Int), Int, Swift.Never> {
    self.__patternMV(__MembersOfDataProtocol.all, 3, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func copyBytes(to p0: UnsafeMutableRawBufferPointer, count p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(UnsafeMutableRawBufferPointer, Int), Int, Swift.Never> {
    self.__patternVM(__MembersOfDataProtocol.all, 3, p0 as UnsafeMutableRawBufferPointer, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func copyBytes<DestinationType>(to p0: UnderstudyCore.Matcher<UnsafeMutableBufferPointer<DestinationType>>, count p1: Int) -> UnderstudyCore.CallPattern<(UnsafeMutableBufferPointer<DestinationType>, Int), Int, Swift.Never> {
    self.__patternMV(__MembersOfDataProtocol.all, 4, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func copyBytes<DestinationType>(to p0: UnsafeMutableBufferPointer<DestinationType>, count p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(UnsafeMutableBufferPointer<DestinationType>, Int), Int, Swift.Never> {
    self.__patternVM(__MembersOfDataProtocol.all, 4, p0 as UnsafeMutableBufferPointer<DestinationType>, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func copyBytes<R>(to p0: UnsafeMutableRawBufferPointer, from p1: R) -> UnderstudyCore.CallPattern<(UnsafeMutableRawBufferPointer, R), Int, Swift.Never> where R : RangeExpression, Self.Index == R.Bound {
    self.__patternVV(__MembersOfDataProtocol.all, 5, p0 as UnsafeMutableRawBufferPointer, p1 as R)
  }
  @_disfavoredOverload @_transparent nonisolated func copyBytes<R>(to p0: UnderstudyCore.Matcher<UnsafeMutableRawBufferPointer>, from p1: UnderstudyCore.Matcher<R>) -> UnderstudyCore.CallPattern<(UnsafeMutableRawBufferPointer, R), Int, Swift.Never> where R : RangeExpression, Self.Index == R.Bound {
    self.__patternMM(__MembersOfDataProtocol.all, 5, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func copyBytes<DestinationType, R>(to p0: UnsafeMutableBufferPointer<DestinationType>, from p1: R) -> UnderstudyCore.CallPattern<(UnsafeMutableBufferPointer<DestinationType>, R), Int, Swift.Never> where R : RangeExpression, Self.Index == R.Bound {
    self.__patternVV(__MembersOfDataProtocol.all, 6, p0 as UnsafeMutableBufferPointer<DestinationType>, p1 as R)
  }
  @_disfavoredOverload @_transparent nonisolated func copyBytes<DestinationType, R>(to p0: UnderstudyCore.Matcher<UnsafeMutableBufferPointer<DestinationType>>, from p1: UnderstudyCore.Matcher<R>) -> UnderstudyCore.CallPattern<(UnsafeMutableBufferPointer<DestinationType>, R), Int, Swift.Never> where R : RangeExpression, Self.Index == R.Bound {
    self.__patternMM(__MembersOfDataProtocol.all, 6, p0, p1)
  }
}
@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
extension DataProtocol where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func firstRange<D, R>(of p0: D, in p1: R) -> UnderstudyCore.CallPattern<(D, R), Range<Self.Index>?, Swift.Never> where D : DataProtocol, R : RangeExpression, Self.Index == R.Bound {
    self.__patternVV(__MembersOfDataProtocol.all, 1, p0 as D, p1 as R)
  }
  @_disfavoredOverload @_transparent nonisolated func lastRange<D, R>(of p0: D, in p1: R) -> UnderstudyCore.CallPattern<(D, R), Range<Self.Index>?, Swift.Never> where D : DataProtocol, R : RangeExpression, Self.Index == R.Bound {
    self.__patternVV(__MembersOfDataProtocol.all, 2, p0 as D, p1 as R)
  }
  @_disfavoredOverload @_transparent nonisolated func copyBytes(to p0: UnderstudyCore.Matcher<UnsafeMutableRawBufferPointer>, count p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(UnsafeMutableRawBufferPointer, Int), Int, Swift.Never> {
    self.__patternMM(__MembersOfDataProtocol.all, 3, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func copyBytes<DestinationType>(to p0: UnderstudyCore.Matcher<UnsafeMutableBufferPointer<DestinationType>>, count p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(UnsafeMutableBufferPointer<DestinationType>, Int), Int, Swift.Never> {
    self.__patternMM(__MembersOfDataProtocol.all, 4, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func copyBytes<R>(to p0: UnderstudyCore.Matcher<UnsafeMutableRawBufferPointer>, from p1: R) -> UnderstudyCore.CallPattern<(UnsafeMutableRawBufferPointer, R), Int, Swift.Never> where R : RangeExpression, Self.Index == R.Bound {
    self.__patternMV(__MembersOfDataProtocol.all, 5, p0, p1 as R)
  }
  @_disfavoredOverload @_transparent nonisolated func copyBytes<DestinationType, R>(to p0: UnderstudyCore.Matcher<UnsafeMutableBufferPointer<DestinationType>>, from p1: R) -> UnderstudyCore.CallPattern<(UnsafeMutableBufferPointer<DestinationType>, R), Int, Swift.Never> where R : RangeExpression, Self.Index == R.Bound {
    self.__patternMV(__MembersOfDataProtocol.all, 6, p0, p1 as R)
  }
}
@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
extension DataProtocol where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var regions: UnderstudyCore.CallPattern<(), Self.Regions, Swift.Never> {
    self.__pattern(__MembersOfDataProtocol.all, 0)
  }
}
@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockDataProtocol', not 'any DataProtocol'")
extension DataProtocol {
  @_transparent nonisolated func firstRange<D, R>(of p0: UnderstudyCore.Matcher<D>, in p1: UnderstudyCore.Matcher<R>) -> UnderstudyCore.CallPattern<(D, R), Range<Self.Index>?, Swift.Never> where D : DataProtocol, R : RangeExpression, Self.Index == R.Bound { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func lastRange<D, R>(of p0: UnderstudyCore.Matcher<D>, in p1: UnderstudyCore.Matcher<R>) -> UnderstudyCore.CallPattern<(D, R), Range<Self.Index>?, Swift.Never> where D : DataProtocol, R : RangeExpression, Self.Index == R.Bound { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func copyBytes(to p0: UnderstudyCore.Matcher<UnsafeMutableRawBufferPointer>, count p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(UnsafeMutableRawBufferPointer, Int), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func copyBytes<DestinationType>(to p0: UnderstudyCore.Matcher<UnsafeMutableBufferPointer<DestinationType>>, count p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(UnsafeMutableBufferPointer<DestinationType>, Int), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func copyBytes<R>(to p0: UnderstudyCore.Matcher<UnsafeMutableRawBufferPointer>, from p1: UnderstudyCore.Matcher<R>) -> UnderstudyCore.CallPattern<(UnsafeMutableRawBufferPointer, R), Int, Swift.Never> where R : RangeExpression, Self.Index == R.Bound { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func copyBytes<DestinationType, R>(to p0: UnderstudyCore.Matcher<UnsafeMutableBufferPointer<DestinationType>>, from p1: UnderstudyCore.Matcher<R>) -> UnderstudyCore.CallPattern<(UnsafeMutableBufferPointer<DestinationType>, R), Int, Swift.Never> where R : RangeExpression, Self.Index == R.Bound { UnderstudyCore.__unavailable() }
}

enum __MembersOfDescribed {
  nonisolated static let all = UnderstudyCore.__Members("Described", "pages\ncount()\ndescription")
}
nonisolated final class MockDescribed: Described, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockDescribed", name, strictness, fileID, filePath, line, column)
  }
  typealias __Real = any Described
  nonisolated var description: Swift.String {
    get {
      guard self.mock.__isSetUp(__MembersOfDescribed.all, 2) else { return self.mock.__name }
      return self.__call(__MembersOfDescribed.all, 2, (), real: (any Described).self) { (real: any Described) -> Swift.String in
        real.description
      }
    }
  }
}

extension Described where Self: UnderstudyCore.Mockable {
  var pages: Int {
    get {
      return self.__call(__MembersOfDescribed.all, 0, (), real: (any Described).self) { (real: any Described) -> Int in
        real.pages
      }
    }
  }
  @available( *, deprecated, message: "Use \"pages\",\nwhich counts them" ) func count() -> Int {
    return self.__call(__MembersOfDescribed.all, 1, (), real: (any Described).self) { (real: any Described) -> Int in
      real.count()
    }
  }
  @available( *, deprecated, message: "Use \"pages\",\nwhich counts them" ) @_disfavoredOverload @_transparent nonisolated func count() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfDescribed.all, 1)
  }
}

extension Described where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var pages: UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfDescribed.all, 0)
  }
  @_disfavoredOverload @_transparent nonisolated var description: UnderstudyCore.CallPattern<(), Swift.String, Swift.Never> {
    self.__pattern(__MembersOfDescribed.all, 2)
  }
}

extension Desk {
  enum __MembersOfLampMock {
    nonisolated static let all = UnderstudyCore.__Members("Lamp", "isOn")
  }
  nonisolated protocol __PatternsOfLamp {
    associatedtype __TypeOf_isOn
    @_disfavoredOverload nonisolated var isOn: __TypeOf_isOn { get }
  }
  nonisolated final class LampMock: UnderstudyCore.__MockObject, Lamp, UnderstudyCore.__SpyableMock, __PatternsOfLamp, @unchecked Swift.Sendable {
    typealias __Real = any Lamp
    var isOn: Bool {
      get {
        return self.__call(__MembersOfLampMock.all, 0, (), real: (any Lamp).self) { (real: any Lamp) -> Bool in
          real.isOn
        }
      }
    }
    typealias __TypeOf_isOn = UnderstudyCore.CallPattern<(), Bool, Swift.Never>
    @_implements(__PatternsOfLamp, isOn) @_disfavoredOverload nonisolated var __patternOf_isOn: __TypeOf_isOn {
      self.__pattern(__MembersOfLampMock.all, 0)
    }
  }
}

typealias DeskLampMock = Desk.LampMock

enum __MembersOfDevice {
  nonisolated static let all = UnderstudyCore.__Members("Device", "model")
}
nonisolated final class MockDevice: Device, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockDevice", name, strictness, fileID, filePath, line, column)
  }
  typealias __Real = any Device
  nonisolated var description: Swift.String { self.mock.__name }
  nonisolated var debugDescription: Swift.String { self.mock.__name }
}

extension Device where Self: UnderstudyCore.Mockable {
  var model: String {
    get {
      return self.__call(__MembersOfDevice.all, 0, (), real: (any Device).self) { (real: any Device) -> String in
        real.model
      }
    }
  }
}

extension Device where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var model: UnderstudyCore.CallPattern<(), String, Swift.Never> {
    self.__pattern(__MembersOfDevice.all, 0)
  }
}

enum __MembersOfDisplay {
  nonisolated static let all = UnderstudyCore.__Members("Display", "lines()\ndraw()")
}
nonisolated final class MockDisplay: Display, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockDisplay", name, strictness, fileID, filePath, line, column)
    self.mock.__default(__MembersOfDisplay.all, 1) { __DefaultOfMockDisplay_1(__of: $0) }
  }
  typealias __Real = any Display
}
fileprivate final class __DefaultOfMockDisplay_1: Display, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func lines() -> [String] {
    return self.__call(__MembersOfDisplay.all, 0, (), real: (any Display).self) { (real: any Display) -> [String] in
      real.lines()
    }
  }
}

extension Display where Self: UnderstudyCore.Mockable {
  func lines() -> [String] {
    return self.__call(__MembersOfDisplay.all, 0, (), real: (any Display).self) { (real: any Display) -> [String] in
      real.lines()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func lines() -> UnderstudyCore.CallPattern<(), [String], Swift.Never> {
    self.__pattern(__MembersOfDisplay.all, 0)
  }
  func draw() -> String {
    return self.__call(__MembersOfDisplay.all, 1, (), real: (any Display).self) { (real: any Display) -> String in
      real.draw()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func draw() -> UnderstudyCore.CallPattern<(), String, Swift.Never> {
    self.__pattern(__MembersOfDisplay.all, 1)
  }
}

enum __MembersOfDisplayCase {
  nonisolated static let all = UnderstudyCore.__Members("DisplayCase", "front\nput(_ item:at:)\ntake()\npolish(_ item:)")
}
/// A spy needs macOS 13, iOS 16, tvOS 16 or watchOS 9: the type 'any DisplayCase<Item>' does not exist before.
nonisolated final class MockDisplayCase<Item: ~Copyable>: UnderstudyCore.__MockObject, DisplayCase, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) typealias __Real = any DisplayCase<Item>
}

extension DisplayCase where Self: UnderstudyCore.Mockable {
  var front: Item {
    get {
      let make: @Sendable () -> Item = self.mock.__call(__MembersOfDisplayCase.all, 0, (), Swift.Never.self)
      return make()
    }
  }
  func put(_ p0: consuming Item, at p1: Int) {
    let u0 = self.mock.__borrow(__MembersOfDisplayCase.all, 1, 0, p0)
    return self.mock.__call(__MembersOfDisplayCase.all, 1, (u0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func put(_ p0: UnderstudyCore.Matcher<UnderstudyCore.Unrecordable<Item>>, at p1: Int) -> UnderstudyCore.CallPattern<(UnderstudyCore.Unrecordable<Item>, Int), (), Swift.Never> {
    self.__patternMV(__MembersOfDisplayCase.all, 1, p0, p1)
  }
  @available(*, unavailable, message: "'item' is not recorded, because it is noncopyable or nonescapable: write .any, or .where { ... } in stub, expect and reject") @_transparent nonisolated func put(_ p0: consuming Item, at p1: Int) -> UnderstudyCore.CallPattern<(UnderstudyCore.Unrecordable<Item>, Int), (), Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'item' is not recorded, because it is noncopyable or nonescapable: write .any, or .where { ... } in stub, expect and reject") @_transparent nonisolated func put(_ p0: consuming Item, at p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(UnderstudyCore.Unrecordable<Item>, Int), (), Swift.Never> { UnderstudyCore.__unavailable() }
  func take() throws -> Item? {
    let make: @Sendable () -> Item? = try self.mock.__call(__MembersOfDisplayCase.all, 2, (), (any Swift.Error).self)
    return make()
  }
  @_disfavoredOverload @_transparent nonisolated func take() -> UnderstudyCore.CallPattern<(), @Sendable () -> Item?, any Swift.Error> {
    self.__pattern(__MembersOfDisplayCase.all, 2)
  }
  func polish(_ p0: inout Item) {
    let u0 = self.mock.__borrow(__MembersOfDisplayCase.all, 3, 0, p0)
    return self.mock.__call(__MembersOfDisplayCase.all, 3, u0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func polish(_ p0: UnderstudyCore.Matcher<UnderstudyCore.Unrecordable<Item>>) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<Item>, (), Swift.Never> {
    self.__patternM(__MembersOfDisplayCase.all, 3, p0)
  }
  @available(*, unavailable, message: "'item' is not recorded, because it is noncopyable or nonescapable: write .any, or .where { ... } in stub, expect and reject") @_transparent nonisolated func polish(_ p0: inout Item) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<Item>, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

extension DisplayCase where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func put(_ p0: UnderstudyCore.Matcher<UnderstudyCore.Unrecordable<Item>>, at p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(UnderstudyCore.Unrecordable<Item>, Int), (), Swift.Never> {
    self.__patternMM(__MembersOfDisplayCase.all, 1, p0, p1)
  }
}

extension DisplayCase where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var front: UnderstudyCore.CallPattern<(), @Sendable () -> Item, Swift.Never> {
    self.__pattern(__MembersOfDisplayCase.all, 0)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockDisplayCase', not 'any DisplayCase'")
extension DisplayCase {
  @_transparent nonisolated func put(_ p0: UnderstudyCore.Matcher<UnderstudyCore.Unrecordable<Item>>, at p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(UnderstudyCore.Unrecordable<Item>, Int), (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func polish(_ p0: UnderstudyCore.Matcher<UnderstudyCore.Unrecordable<Item>>) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<Item>, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfDocument {
  nonisolated static let all = UnderstudyCore.__Members("Document", "description\nhash\ncopy()\nisEqual(_ other:)")
}
nonisolated protocol __PatternsOfDocument {
  associatedtype __TypeOf_description
  @_disfavoredOverload nonisolated var description: __TypeOf_description { get }
  associatedtype __TypeOf_hash
  @_disfavoredOverload nonisolated var hash: __TypeOf_hash { get }
}
final class MockDocument: Document, UnderstudyCore.Mockable, __PatternsOfDocument, UnderstudyCore.__GeneratedMock {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockDocument")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockDocument", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  @_disfavoredOverload nonisolated override init() {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockDocument", nil, .nice, #fileID, #filePath, #line, #column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'Document', or partialMock(of: object, as: MockDocument.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override var description: String {
    get {
      guard self.mock.__isSetUp(__MembersOfDocument.all, 0) else { return super.description }
      return self.mock.__call(__MembersOfDocument.all, 0, (), Swift.Never.self) { () -> String in
        super.description
      }
    }
  }
  typealias __TypeOf_description = UnderstudyCore.CallPattern<(), String, Swift.Never>
  @_implements(__PatternsOfDocument, description) @_disfavoredOverload nonisolated var __patternOf_description: __TypeOf_description {
    self.__pattern(__MembersOfDocument.all, 0)
  }
  override var hash: Int {
    get {
      return self.mock.__call(__MembersOfDocument.all, 1, (), Swift.Never.self) { () -> Int in
        super.hash
      }
    }
  }
  typealias __TypeOf_hash = UnderstudyCore.CallPattern<(), Int, Swift.Never>
  @_implements(__PatternsOfDocument, hash) @_disfavoredOverload nonisolated var __patternOf_hash: __TypeOf_hash {
    self.__pattern(__MembersOfDocument.all, 1)
  }
  override func copy() -> Document {
    return self.mock.__call(__MembersOfDocument.all, 2, (), Swift.Never.self) { () -> Document in
      super.copy()
    }
  }
  @_disfavoredOverload nonisolated func copy() -> UnderstudyCore.CallPattern<(), Document, Swift.Never> {
    self.__pattern(__MembersOfDocument.all, 2)
  }
  override func isEqual(_ p0: Document) -> Bool {
    return self.mock.__call(__MembersOfDocument.all, 3, p0 as Document, Swift.Never.self) { () -> Bool in
      super.isEqual(p0)
    }
  }
  @_disfavoredOverload nonisolated func isEqual(_ p0: Document) -> UnderstudyCore.CallPattern<Document, Bool, Swift.Never> {
    self.__patternV(__MembersOfDocument.all, 3, p0 as Document)
  }
  @_disfavoredOverload nonisolated func isEqual(_ p0: UnderstudyCore.Matcher<Document>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Document, Bool, Swift.Never> {
    self.__patternM(__MembersOfDocument.all, 3, p0)
  }
}

enum __MembersOfExecutor {
  nonisolated static let all = UnderstudyCore.__Members("Executor", "enqueue(_ job:)\nenqueue(_ job:)")
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
extension Executor where Self: UnderstudyCore.Mockable {
  @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *) func enqueue(_ p0: UnownedJob) {
    return self.__call(__MembersOfExecutor.all, 0, p0 as UnownedJob, real: (any Executor).self) { (real: any Executor) -> Swift.Void in
      real.enqueue(p0)
    }
  }
  @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *) @_disfavoredOverload @_transparent nonisolated func enqueue(_ p0: UnownedJob) -> UnderstudyCore.CallPattern<UnownedJob, (), Swift.Never> {
    self.__patternV(__MembersOfExecutor.all, 0, p0 as UnownedJob)
  }
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) func enqueue(_ p0: consuming ExecutorJob) {
    let u0 = self.mock.__borrow(__MembersOfExecutor.all, 1, 0, p0)
    return self.mock.__call(__MembersOfExecutor.all, 1, u0, Swift.Never.self)
  }
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) @_disfavoredOverload @_transparent nonisolated func enqueue(_ p0: UnderstudyCore.Matcher<UnderstudyCore.Unrecordable<ExecutorJob>>) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<ExecutorJob>, (), Swift.Never> {
    self.__patternM(__MembersOfExecutor.all, 1, p0)
  }
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) @available(*, unavailable, message: "'job' is not recorded, because it is noncopyable or nonescapable: write .any, or .where { ... } in stub, expect and reject") @_transparent nonisolated func enqueue(_ p0: consuming ExecutorJob) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<ExecutorJob>, (), Swift.Never> { UnderstudyCore.__unavailable() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
extension Executor where Self: __OneMatcher {
  @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *) @_disfavoredOverload @_transparent nonisolated func enqueue(_ p0: UnderstudyCore.Matcher<UnownedJob>) -> UnderstudyCore.CallPattern<UnownedJob, (), Swift.Never> {
    self.__patternM(__MembersOfExecutor.all, 0, p0)
  }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockExecutor', not 'any Executor'")
extension Executor {
  @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *) @_transparent nonisolated func enqueue(_ p0: UnderstudyCore.Matcher<UnownedJob>) -> UnderstudyCore.CallPattern<UnownedJob, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) @_transparent nonisolated func enqueue(_ p0: UnderstudyCore.Matcher<UnderstudyCore.Unrecordable<ExecutorJob>>) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<ExecutorJob>, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfExpressibleByArrayLiteral {
  nonisolated static let all = UnderstudyCore.__Members("ExpressibleByArrayLiteral", "init(arrayLiteral...:)")
}
extension ExpressibleByArrayLiteral where Self: UnderstudyCore.Mockable {
  @_disfavoredOverload @_transparent nonisolated func initialized(arrayLiteral p0: Self.ArrayLiteralElement...) -> UnderstudyCore.CallPattern<[Self.ArrayLiteralElement], (), Swift.Never> {
    self.__patternV(__MembersOfExpressibleByArrayLiteral.all, 0, p0)
  }
}
extension ExpressibleByArrayLiteral where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func initialized(arrayLiteral p0: UnderstudyCore.Matcher<[Self.ArrayLiteralElement]>) -> UnderstudyCore.CallPattern<[Self.ArrayLiteralElement], (), Swift.Never> {
    self.__patternM(__MembersOfExpressibleByArrayLiteral.all, 0, p0)
  }
}
extension ExpressibleByArrayLiteral where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func initialized(arrayLiteral p0: UnderstudyCore.Matcher<Self.ArrayLiteralElement>...) -> UnderstudyCore.CallPattern<[Self.ArrayLiteralElement], (), Swift.Never> {
    self.__patternM(__MembersOfExpressibleByArrayLiteral.all, 0, UnderstudyCore.Matcher<[Self.ArrayLiteralElement]>.__elements(p0))
  }
}

enum __MembersOfExpressibleByExtendedGraphemeClusterLiteral {
  nonisolated static let all = UnderstudyCore.__Members("ExpressibleByExtendedGraphemeClusterLiteral", "init(extendedGraphemeClusterLiteral:)\ninit(unicodeScalarLiteral:)")
}
extension ExpressibleByExtendedGraphemeClusterLiteral where Self: UnderstudyCore.Mockable {
  @_disfavoredOverload @_transparent nonisolated func initialized(extendedGraphemeClusterLiteral p0: Self.ExtendedGraphemeClusterLiteralType) -> UnderstudyCore.CallPattern<Self.ExtendedGraphemeClusterLiteralType, (), Swift.Never> {
    self.__patternV(__MembersOfExpressibleByExtendedGraphemeClusterLiteral.all, 0, p0 as Self.ExtendedGraphemeClusterLiteralType)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(unicodeScalarLiteral p0: Self.UnicodeScalarLiteralType) -> UnderstudyCore.CallPattern<Self.UnicodeScalarLiteralType, (), Swift.Never> {
    self.__patternV(__MembersOfExpressibleByExtendedGraphemeClusterLiteral.all, 1, p0 as Self.UnicodeScalarLiteralType)
  }
}
extension ExpressibleByExtendedGraphemeClusterLiteral where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func initialized(extendedGraphemeClusterLiteral p0: UnderstudyCore.Matcher<Self.ExtendedGraphemeClusterLiteralType>) -> UnderstudyCore.CallPattern<Self.ExtendedGraphemeClusterLiteralType, (), Swift.Never> {
    self.__patternM(__MembersOfExpressibleByExtendedGraphemeClusterLiteral.all, 0, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(unicodeScalarLiteral p0: UnderstudyCore.Matcher<Self.UnicodeScalarLiteralType>) -> UnderstudyCore.CallPattern<Self.UnicodeScalarLiteralType, (), Swift.Never> {
    self.__patternM(__MembersOfExpressibleByExtendedGraphemeClusterLiteral.all, 1, p0)
  }
}

enum __MembersOfExpressibleByStringInterpolation {
  nonisolated static let all = UnderstudyCore.__Members("ExpressibleByStringInterpolation", "init(stringInterpolation:)\ninit(stringLiteral:)\ninit(extendedGraphemeClusterLiteral:)\ninit(unicodeScalarLiteral:)")
}
extension ExpressibleByStringInterpolation where Self: UnderstudyCore.Mockable {
  @_disfavoredOverload @_transparent nonisolated func initialized(stringInterpolation p0: Self.StringInterpolation) -> UnderstudyCore.CallPattern<Self.StringInterpolation, (), Swift.Never> {
    self.__patternV(__MembersOfExpressibleByStringInterpolation.all, 0, p0 as Self.StringInterpolation)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(stringLiteral p0: Self.StringLiteralType) -> UnderstudyCore.CallPattern<Self.StringLiteralType, (), Swift.Never> {
    self.__patternV(__MembersOfExpressibleByStringInterpolation.all, 1, p0 as Self.StringLiteralType)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(extendedGraphemeClusterLiteral p0: Self.ExtendedGraphemeClusterLiteralType) -> UnderstudyCore.CallPattern<Self.ExtendedGraphemeClusterLiteralType, (), Swift.Never> {
    self.__patternV(__MembersOfExpressibleByStringInterpolation.all, 2, p0 as Self.ExtendedGraphemeClusterLiteralType)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(unicodeScalarLiteral p0: Self.UnicodeScalarLiteralType) -> UnderstudyCore.CallPattern<Self.UnicodeScalarLiteralType, (), Swift.Never> {
    self.__patternV(__MembersOfExpressibleByStringInterpolation.all, 3, p0 as Self.UnicodeScalarLiteralType)
  }
}
extension ExpressibleByStringInterpolation where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func initialized(stringInterpolation p0: UnderstudyCore.Matcher<Self.StringInterpolation>) -> UnderstudyCore.CallPattern<Self.StringInterpolation, (), Swift.Never> {
    self.__patternM(__MembersOfExpressibleByStringInterpolation.all, 0, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(stringLiteral p0: UnderstudyCore.Matcher<Self.StringLiteralType>) -> UnderstudyCore.CallPattern<Self.StringLiteralType, (), Swift.Never> {
    self.__patternM(__MembersOfExpressibleByStringInterpolation.all, 1, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(extendedGraphemeClusterLiteral p0: UnderstudyCore.Matcher<Self.ExtendedGraphemeClusterLiteralType>) -> UnderstudyCore.CallPattern<Self.ExtendedGraphemeClusterLiteralType, (), Swift.Never> {
    self.__patternM(__MembersOfExpressibleByStringInterpolation.all, 2, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(unicodeScalarLiteral p0: UnderstudyCore.Matcher<Self.UnicodeScalarLiteralType>) -> UnderstudyCore.CallPattern<Self.UnicodeScalarLiteralType, (), Swift.Never> {
    self.__patternM(__MembersOfExpressibleByStringInterpolation.all, 3, p0)
  }
}

enum __MembersOfExpressibleByStringLiteral {
  nonisolated static let all = UnderstudyCore.__Members("ExpressibleByStringLiteral", "init(stringLiteral:)\ninit(extendedGraphemeClusterLiteral:)\ninit(unicodeScalarLiteral:)")
}
extension ExpressibleByStringLiteral where Self: UnderstudyCore.Mockable {
  @_disfavoredOverload @_transparent nonisolated func initialized(stringLiteral p0: Self.StringLiteralType) -> UnderstudyCore.CallPattern<Self.StringLiteralType, (), Swift.Never> {
    self.__patternV(__MembersOfExpressibleByStringLiteral.all, 0, p0 as Self.StringLiteralType)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(extendedGraphemeClusterLiteral p0: Self.ExtendedGraphemeClusterLiteralType) -> UnderstudyCore.CallPattern<Self.ExtendedGraphemeClusterLiteralType, (), Swift.Never> {
    self.__patternV(__MembersOfExpressibleByStringLiteral.all, 1, p0 as Self.ExtendedGraphemeClusterLiteralType)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(unicodeScalarLiteral p0: Self.UnicodeScalarLiteralType) -> UnderstudyCore.CallPattern<Self.UnicodeScalarLiteralType, (), Swift.Never> {
    self.__patternV(__MembersOfExpressibleByStringLiteral.all, 2, p0 as Self.UnicodeScalarLiteralType)
  }
}
extension ExpressibleByStringLiteral where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func initialized(stringLiteral p0: UnderstudyCore.Matcher<Self.StringLiteralType>) -> UnderstudyCore.CallPattern<Self.StringLiteralType, (), Swift.Never> {
    self.__patternM(__MembersOfExpressibleByStringLiteral.all, 0, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(extendedGraphemeClusterLiteral p0: UnderstudyCore.Matcher<Self.ExtendedGraphemeClusterLiteralType>) -> UnderstudyCore.CallPattern<Self.ExtendedGraphemeClusterLiteralType, (), Swift.Never> {
    self.__patternM(__MembersOfExpressibleByStringLiteral.all, 1, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(unicodeScalarLiteral p0: UnderstudyCore.Matcher<Self.UnicodeScalarLiteralType>) -> UnderstudyCore.CallPattern<Self.UnicodeScalarLiteralType, (), Swift.Never> {
    self.__patternM(__MembersOfExpressibleByStringLiteral.all, 2, p0)
  }
}

enum __MembersOfExpressibleByUnicodeScalarLiteral {
  nonisolated static let all = UnderstudyCore.__Members("ExpressibleByUnicodeScalarLiteral", "init(unicodeScalarLiteral:)")
}
extension ExpressibleByUnicodeScalarLiteral where Self: UnderstudyCore.Mockable {
  @_disfavoredOverload @_transparent nonisolated func initialized(unicodeScalarLiteral p0: Self.UnicodeScalarLiteralType) -> UnderstudyCore.CallPattern<Self.UnicodeScalarLiteralType, (), Swift.Never> {
    self.__patternV(__MembersOfExpressibleByUnicodeScalarLiteral.all, 0, p0 as Self.UnicodeScalarLiteralType)
  }
}
extension ExpressibleByUnicodeScalarLiteral where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func initialized(unicodeScalarLiteral p0: UnderstudyCore.Matcher<Self.UnicodeScalarLiteralType>) -> UnderstudyCore.CallPattern<Self.UnicodeScalarLiteralType, (), Swift.Never> {
    self.__patternM(__MembersOfExpressibleByUnicodeScalarLiteral.all, 0, p0)
  }
}

enum __MembersOfField {
  nonisolated static let all = UnderstudyCore.__Members("Field", "value")
}
nonisolated final class MockField<Value>: Field, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockField", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  @available(*, unavailable, message: "MockField cannot be a spy: Swift has no type for an object with unknown associated types; declare 'Value' in 'protocol Field<Value>', or forward calls one by one: .answers { real.method($0) }")
  nonisolated init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
  nonisolated func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(Swift.ObjectIdentifier(self))
  }
}

extension Field where Self: UnderstudyCore.Mockable {
  var value: Value {
    get {
      return self.mock.__call(__MembersOfField.all, 0, (), Swift.Never.self)
    }
  }
}

extension Field where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var value: UnderstudyCore.CallPattern<(), Value, Swift.Never> {
    self.__pattern(__MembersOfField.all, 0)
  }
}

enum __MembersOfFileManager {
  nonisolated static let all = UnderstudyCore.__Members("FileManager", "static default\ndelegate\ndelegate=\nsetAttributes(_ attributes:ofItemAtPath:)\ncreateDirectory(at:withIntermediateDirectories:attributes:)\ncreateDirectory(atPath:withIntermediateDirectories:attributes:)\ncontentsOfDirectory(atPath:)\nsubpathsOfDirectory(atPath:)\nurls(for:in:)\nattributesOfItem(atPath:)\nattributesOfFileSystem(forPath:)\ncreateSymbolicLink(atPath:withDestinationPath:)\ncreateSymbolicLink(at:withDestinationURL:)\ndestinationOfSymbolicLink(atPath:)\ncopyItem(atPath:toPath:)\nmoveItem(atPath:toPath:)\nlinkItem(atPath:toPath:)\nremoveItem(atPath:)\ncopyItem(at:to:)\nmoveItem(at:to:)\nlinkItem(at:to:)\nremoveItem(at:)\ncurrentDirectoryPath\nchangeCurrentDirectoryPath(_ path:)\nfileExists(atPath:)\nfileExists(atPath:isDirectory:)\nisReadableFile(atPath:)\nisWritableFile(atPath:)\nisExecutableFile(atPath:)\nisDeletableFile(atPath:)\ncontentsEqual(atPath:andPath:)\ncontents(atPath:)\ncreateFile(atPath:contents:attributes:)\nstring(withFileSystemRepresentation:length:)\nwithFileSystemRepresentation<>(for:_ body:)\ntemporaryDirectory\nhomeDirectoryForCurrentUser\nhomeDirectory(forUser:)")
}
nonisolated protocol __PatternsOfFileManager {
  associatedtype __TypeOf_static_default
  @_disfavoredOverload nonisolated static var `default`: __TypeOf_static_default { get }
  associatedtype __TypeOf_delegate
  @_disfavoredOverload nonisolated var delegate: __TypeOf_delegate { get }
  associatedtype __TypeOf_currentDirectoryPath
  @_disfavoredOverload nonisolated var currentDirectoryPath: __TypeOf_currentDirectoryPath { get }
  associatedtype __TypeOf_temporaryDirectory
  @_disfavoredOverload nonisolated var temporaryDirectory: __TypeOf_temporaryDirectory { get }
  associatedtype __TypeOf_homeDirectoryForCurrentUser
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) @_disfavoredOverload nonisolated var homeDirectoryForCurrentUser: __TypeOf_homeDirectoryForCurrentUser { get }
}
final class MockFileManager: FileManager, UnderstudyCore.Mockable, __PatternsOfFileManager, UnderstudyCore.__GeneratedMock, @unchecked Swift.Sendable {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockFileManager")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockFileManager", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  @_disfavoredOverload override init() {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockFileManager", nil, .nice, #fileID, #filePath, #line, #column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'FileManager', or partialMock(of: object, as: MockFileManager.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'mountedVolumeURLs(includingResourceValuesForKeys:options:)' cannot be mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it")
  @_disfavoredOverload nonisolated func mountedVolumeURLs(includingResourceValuesForKeys p0: UnderstudyCore.Matcher<Any?>, options p1: UnderstudyCore.Matcher<Any?> = .any) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'contentsOfDirectory(at:includingPropertiesForKeys:options:)' cannot be mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it")
  @_disfavoredOverload nonisolated func contentsOfDirectory(at p0: UnderstudyCore.Matcher<Any?>, includingPropertiesForKeys p1: UnderstudyCore.Matcher<Any?>, options p2: UnderstudyCore.Matcher<Any?> = .any) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'url(for:in:appropriateFor:create:)' cannot be mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it")
  @_disfavoredOverload nonisolated func url(for p0: UnderstudyCore.Matcher<Any?>, in p1: UnderstudyCore.Matcher<Any?>, appropriateFor p2: UnderstudyCore.Matcher<Any?>, create p3: UnderstudyCore.Matcher<Any?>) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'getRelationship(_:ofDirectoryAt:toItemAt:)' cannot be mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it")
  @_disfavoredOverload nonisolated func getRelationship(_ p0: UnderstudyCore.Matcher<Any?>, ofDirectoryAt p1: UnderstudyCore.Matcher<Any?>, toItemAt p2: UnderstudyCore.Matcher<Any?>) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'getRelationship(_:of:in:toItemAt:)' cannot be mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it")
  @_disfavoredOverload nonisolated func getRelationship(_ p0: UnderstudyCore.Matcher<Any?>, of p1: UnderstudyCore.Matcher<Any?>, in p2: UnderstudyCore.Matcher<Any?>, toItemAt p3: UnderstudyCore.Matcher<Any?>) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'displayName(atPath:)' cannot be mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it")
  @_disfavoredOverload nonisolated func displayName(atPath p0: UnderstudyCore.Matcher<Any?>) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'componentsToDisplay(forPath:)' cannot be mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it")
  @_disfavoredOverload nonisolated func componentsToDisplay(forPath p0: UnderstudyCore.Matcher<Any?>) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'enumerator(atPath:)' cannot be mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it")
  @_disfavoredOverload nonisolated func enumerator(atPath p0: UnderstudyCore.Matcher<Any?>) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'enumerator(at:includingPropertiesForKeys:options:errorHandler:)' cannot be mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it")
  @_disfavoredOverload nonisolated func enumerator(at p0: UnderstudyCore.Matcher<Any?>, includingPropertiesForKeys p1: UnderstudyCore.Matcher<Any?>, options p2: UnderstudyCore.Matcher<Any?> = .any, errorHandler p3: UnderstudyCore.Matcher<Any?> = .any) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'subpaths(atPath:)' cannot be mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it")
  @_disfavoredOverload nonisolated func subpaths(atPath p0: UnderstudyCore.Matcher<Any?>) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'fileSystemRepresentation(withPath:)' cannot be mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it")
  @_disfavoredOverload nonisolated func fileSystemRepresentation(withPath p0: UnderstudyCore.Matcher<Any?>) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'replaceItem(at:withItemAt:backupItemName:options:)' cannot be mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it")
  @_disfavoredOverload nonisolated func replaceItem(at p0: UnderstudyCore.Matcher<Any?>, withItemAt p1: UnderstudyCore.Matcher<Any?>, backupItemName p2: UnderstudyCore.Matcher<Any?>, options p3: UnderstudyCore.Matcher<Any?> = .any) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'replaceItemAt(_:withItemAt:backupItemName:options:)' cannot be mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it")
  @_disfavoredOverload nonisolated func replaceItemAt(_ p0: UnderstudyCore.Matcher<Any?>, withItemAt p1: UnderstudyCore.Matcher<Any?>, backupItemName p2: UnderstudyCore.Matcher<Any?> = .any, options p3: UnderstudyCore.Matcher<Any?> = .any) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override class var `default`: FileManager {
    get {
      return UnderstudyCore.Mock.__static(MockFileManager.self).__call(__MembersOfFileManager.all, 0, (), Swift.Never.self) { () -> FileManager in
        super.`default`
      }
    }
  }
  typealias __TypeOf_static_default = UnderstudyCore.CallPattern<(), FileManager, Swift.Never>
  @_implements(__PatternsOfFileManager, `default`) @_disfavoredOverload nonisolated static var __patternOf_static_default: __TypeOf_static_default {
    UnderstudyCore.Mock.__static(MockFileManager.self).__callPattern(__MembersOfFileManager.all, 0)
  }
  override var delegate: (any FileManagerDelegate)? {
    get {
      return self.mock.__call(__MembersOfFileManager.all, 1, (), Swift.Never.self) { () -> (any FileManagerDelegate)? in
        super.delegate
      }
    }
    set {
      return self.mock.__call(__MembersOfFileManager.all, 2, newValue as (any FileManagerDelegate)?, Swift.Never.self) { () -> Swift.Void in
        super.delegate = newValue
      }
    }
  }
  typealias __TypeOf_delegate = UnderstudyCore.PropertyPattern<(any FileManagerDelegate)?>
  @_implements(__PatternsOfFileManager, delegate) @_disfavoredOverload nonisolated var __patternOf_delegate: __TypeOf_delegate {
    self.mock.__settablePattern(__MembersOfFileManager.all, 1, 2)
  }
  override func setAttributes(_ p0: [FileAttributeKey : Any], ofItemAtPath p1: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 3, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.setAttributes(p0, ofItemAtPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func setAttributes(_ p0: [FileAttributeKey : Any], ofItemAtPath p1: String) -> UnderstudyCore.CallPattern<([FileAttributeKey : Any], String), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 3, p0, p1)
  }
  @_disfavoredOverload nonisolated func setAttributes(_ p0: UnderstudyCore.Matcher<[FileAttributeKey : Any]>, ofItemAtPath p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<([FileAttributeKey : Any], String), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 3, p0, p1)
  }
  @_disfavoredOverload nonisolated func setAttributes(_ p0: [FileAttributeKey : Any], ofItemAtPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<([FileAttributeKey : Any], String), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 3, p0, p1)
  }
  @_disfavoredOverload nonisolated func setAttributes(_ p0: UnderstudyCore.Matcher<[FileAttributeKey : Any]>, ofItemAtPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<([FileAttributeKey : Any], String), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 3, p0, p1)
  }
  override func createDirectory(at p0: URL, withIntermediateDirectories p1: Bool, attributes p2: [FileAttributeKey : Any]? = nil) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 4, (p0, p1, p2), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.createDirectory(at: p0, withIntermediateDirectories: p1, attributes: p2)
    }
  }
  @_disfavoredOverload nonisolated func createDirectory(at p0: URL, withIntermediateDirectories p1: Bool, attributes p2: [FileAttributeKey : Any]? = nil) -> UnderstudyCore.CallPattern<(URL, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternVVV(__MembersOfFileManager.all, 4, p0 as URL, p1, p2)
  }
  @_disfavoredOverload nonisolated func createDirectory(at p0: UnderstudyCore.Matcher<URL>, withIntermediateDirectories p1: Bool, attributes p2: [FileAttributeKey : Any]? = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternMVV(__MembersOfFileManager.all, 4, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createDirectory(at p0: URL, withIntermediateDirectories p1: UnderstudyCore.Matcher<Bool>, attributes p2: [FileAttributeKey : Any]? = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternVMV(__MembersOfFileManager.all, 4, p0 as URL, p1, p2)
  }
  @_disfavoredOverload nonisolated func createDirectory(at p0: UnderstudyCore.Matcher<URL>, withIntermediateDirectories p1: UnderstudyCore.Matcher<Bool>, attributes p2: [FileAttributeKey : Any]? = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternMMV(__MembersOfFileManager.all, 4, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createDirectory(at p0: URL, withIntermediateDirectories p1: Bool, attributes p2: UnderstudyCore.Matcher<[FileAttributeKey : Any]?>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternVVM(__MembersOfFileManager.all, 4, p0 as URL, p1, p2)
  }
  @_disfavoredOverload nonisolated func createDirectory(at p0: UnderstudyCore.Matcher<URL>, withIntermediateDirectories p1: Bool, attributes p2: UnderstudyCore.Matcher<[FileAttributeKey : Any]?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternMVM(__MembersOfFileManager.all, 4, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createDirectory(at p0: URL, withIntermediateDirectories p1: UnderstudyCore.Matcher<Bool>, attributes p2: UnderstudyCore.Matcher<[FileAttributeKey : Any]?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternVMM(__MembersOfFileManager.all, 4, p0 as URL, p1, p2)
  }
  @_disfavoredOverload nonisolated func createDirectory(at p0: UnderstudyCore.Matcher<URL>, withIntermediateDirectories p1: UnderstudyCore.Matcher<Bool>, attributes p2: UnderstudyCore.Matcher<[FileAttributeKey : Any]?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternMMM(__MembersOfFileManager.all, 4, p0, p1, p2)
  }
  override func createDirectory(atPath p0: String, withIntermediateDirectories p1: Bool, attributes p2: [FileAttributeKey : Any]? = nil) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 5, (p0, p1, p2), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.createDirectory(atPath: p0, withIntermediateDirectories: p1, attributes: p2)
    }
  }
  @_disfavoredOverload nonisolated func createDirectory(atPath p0: String, withIntermediateDirectories p1: Bool, attributes p2: [FileAttributeKey : Any]? = nil) -> UnderstudyCore.CallPattern<(String, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternVVV(__MembersOfFileManager.all, 5, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createDirectory(atPath p0: UnderstudyCore.Matcher<String>, withIntermediateDirectories p1: Bool, attributes p2: [FileAttributeKey : Any]? = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternMVV(__MembersOfFileManager.all, 5, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createDirectory(atPath p0: String, withIntermediateDirectories p1: UnderstudyCore.Matcher<Bool>, attributes p2: [FileAttributeKey : Any]? = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternVMV(__MembersOfFileManager.all, 5, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createDirectory(atPath p0: UnderstudyCore.Matcher<String>, withIntermediateDirectories p1: UnderstudyCore.Matcher<Bool>, attributes p2: [FileAttributeKey : Any]? = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternMMV(__MembersOfFileManager.all, 5, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createDirectory(atPath p0: String, withIntermediateDirectories p1: Bool, attributes p2: UnderstudyCore.Matcher<[FileAttributeKey : Any]?>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternVVM(__MembersOfFileManager.all, 5, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createDirectory(atPath p0: UnderstudyCore.Matcher<String>, withIntermediateDirectories p1: Bool, attributes p2: UnderstudyCore.Matcher<[FileAttributeKey : Any]?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternMVM(__MembersOfFileManager.all, 5, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createDirectory(atPath p0: String, withIntermediateDirectories p1: UnderstudyCore.Matcher<Bool>, attributes p2: UnderstudyCore.Matcher<[FileAttributeKey : Any]?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternVMM(__MembersOfFileManager.all, 5, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createDirectory(atPath p0: UnderstudyCore.Matcher<String>, withIntermediateDirectories p1: UnderstudyCore.Matcher<Bool>, attributes p2: UnderstudyCore.Matcher<[FileAttributeKey : Any]?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternMMM(__MembersOfFileManager.all, 5, p0, p1, p2)
  }
  override func contentsOfDirectory(atPath p0: String) throws -> [String] {
    return try self.mock.__call(__MembersOfFileManager.all, 6, p0, (any Swift.Error).self) { () throws -> [String] in
      try super.contentsOfDirectory(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func contentsOfDirectory(atPath p0: String) -> UnderstudyCore.CallPattern<String, [String], any Swift.Error> {
    self.__patternV(__MembersOfFileManager.all, 6, p0)
  }
  @_disfavoredOverload nonisolated func contentsOfDirectory(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, [String], any Swift.Error> {
    self.__patternM(__MembersOfFileManager.all, 6, p0)
  }
  override func subpathsOfDirectory(atPath p0: String) throws -> [String] {
    return try self.mock.__call(__MembersOfFileManager.all, 7, p0, (any Swift.Error).self) { () throws -> [String] in
      try super.subpathsOfDirectory(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func subpathsOfDirectory(atPath p0: String) -> UnderstudyCore.CallPattern<String, [String], any Swift.Error> {
    self.__patternV(__MembersOfFileManager.all, 7, p0)
  }
  @_disfavoredOverload nonisolated func subpathsOfDirectory(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, [String], any Swift.Error> {
    self.__patternM(__MembersOfFileManager.all, 7, p0)
  }
  override func urls(for p0: FileManager.SearchPathDirectory, in p1: FileManager.SearchPathDomainMask) -> [URL] {
    return self.mock.__call(__MembersOfFileManager.all, 8, (p0, p1), Swift.Never.self) { () -> [URL] in
      super.urls(for: p0, in: p1)
    }
  }
  @_disfavoredOverload nonisolated func urls(for p0: FileManager.SearchPathDirectory, in p1: FileManager.SearchPathDomainMask) -> UnderstudyCore.CallPattern<(FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask), [URL], Swift.Never> {
    self.__patternVV(__MembersOfFileManager.all, 8, p0 as FileManager.SearchPathDirectory, p1 as FileManager.SearchPathDomainMask)
  }
  @_disfavoredOverload nonisolated func urls(for p0: UnderstudyCore.Matcher<FileManager.SearchPathDirectory>, in p1: FileManager.SearchPathDomainMask, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask), [URL], Swift.Never> {
    self.__patternMV(__MembersOfFileManager.all, 8, p0, p1 as FileManager.SearchPathDomainMask)
  }
  @_disfavoredOverload nonisolated func urls(for p0: FileManager.SearchPathDirectory, in p1: UnderstudyCore.Matcher<FileManager.SearchPathDomainMask>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask), [URL], Swift.Never> {
    self.__patternVM(__MembersOfFileManager.all, 8, p0 as FileManager.SearchPathDirectory, p1)
  }
  @_disfavoredOverload nonisolated func urls(for p0: UnderstudyCore.Matcher<FileManager.SearchPathDirectory>, in p1: UnderstudyCore.Matcher<FileManager.SearchPathDomainMask>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask), [URL], Swift.Never> {
    self.__patternMM(__MembersOfFileManager.all, 8, p0, p1)
  }
  override func attributesOfItem(atPath p0: String) throws -> [FileAttributeKey : Any] {
    return try self.mock.__call(__MembersOfFileManager.all, 9, p0, (any Swift.Error).self) { () throws -> [FileAttributeKey : Any] in
      try super.attributesOfItem(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func attributesOfItem(atPath p0: String) -> UnderstudyCore.CallPattern<String, [FileAttributeKey : Any], any Swift.Error> {
    self.__patternV(__MembersOfFileManager.all, 9, p0)
  }
  @_disfavoredOverload nonisolated func attributesOfItem(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, [FileAttributeKey : Any], any Swift.Error> {
    self.__patternM(__MembersOfFileManager.all, 9, p0)
  }
  override func attributesOfFileSystem(forPath p0: String) throws -> [FileAttributeKey : Any] {
    return try self.mock.__call(__MembersOfFileManager.all, 10, p0, (any Swift.Error).self) { () throws -> [FileAttributeKey : Any] in
      try super.attributesOfFileSystem(forPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func attributesOfFileSystem(forPath p0: String) -> UnderstudyCore.CallPattern<String, [FileAttributeKey : Any], any Swift.Error> {
    self.__patternV(__MembersOfFileManager.all, 10, p0)
  }
  @_disfavoredOverload nonisolated func attributesOfFileSystem(forPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, [FileAttributeKey : Any], any Swift.Error> {
    self.__patternM(__MembersOfFileManager.all, 10, p0)
  }
  override func createSymbolicLink(atPath p0: String, withDestinationPath p1: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 11, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.createSymbolicLink(atPath: p0, withDestinationPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(atPath p0: String, withDestinationPath p1: String) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 11, p0, p1)
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(atPath p0: UnderstudyCore.Matcher<String>, withDestinationPath p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 11, p0, p1)
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(atPath p0: String, withDestinationPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 11, p0, p1)
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(atPath p0: UnderstudyCore.Matcher<String>, withDestinationPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 11, p0, p1)
  }
  override func createSymbolicLink(at p0: URL, withDestinationURL p1: URL) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 12, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.createSymbolicLink(at: p0, withDestinationURL: p1)
    }
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(at p0: URL, withDestinationURL p1: URL) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 12, p0 as URL, p1 as URL)
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(at p0: UnderstudyCore.Matcher<URL>, withDestinationURL p1: URL, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 12, p0, p1 as URL)
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(at p0: URL, withDestinationURL p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 12, p0 as URL, p1)
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(at p0: UnderstudyCore.Matcher<URL>, withDestinationURL p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 12, p0, p1)
  }
  override func destinationOfSymbolicLink(atPath p0: String) throws -> String {
    return try self.mock.__call(__MembersOfFileManager.all, 13, p0, (any Swift.Error).self) { () throws -> String in
      try super.destinationOfSymbolicLink(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func destinationOfSymbolicLink(atPath p0: String) -> UnderstudyCore.CallPattern<String, String, any Swift.Error> {
    self.__patternV(__MembersOfFileManager.all, 13, p0)
  }
  @_disfavoredOverload nonisolated func destinationOfSymbolicLink(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, String, any Swift.Error> {
    self.__patternM(__MembersOfFileManager.all, 13, p0)
  }
  override func copyItem(atPath p0: String, toPath p1: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 14, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.copyItem(atPath: p0, toPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func copyItem(atPath p0: String, toPath p1: String) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 14, p0, p1)
  }
  @_disfavoredOverload nonisolated func copyItem(atPath p0: UnderstudyCore.Matcher<String>, toPath p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 14, p0, p1)
  }
  @_disfavoredOverload nonisolated func copyItem(atPath p0: String, toPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 14, p0, p1)
  }
  @_disfavoredOverload nonisolated func copyItem(atPath p0: UnderstudyCore.Matcher<String>, toPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 14, p0, p1)
  }
  override func moveItem(atPath p0: String, toPath p1: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 15, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.moveItem(atPath: p0, toPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func moveItem(atPath p0: String, toPath p1: String) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 15, p0, p1)
  }
  @_disfavoredOverload nonisolated func moveItem(atPath p0: UnderstudyCore.Matcher<String>, toPath p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 15, p0, p1)
  }
  @_disfavoredOverload nonisolated func moveItem(atPath p0: String, toPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 15, p0, p1)
  }
  @_disfavoredOverload nonisolated func moveItem(atPath p0: UnderstudyCore.Matcher<String>, toPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 15, p0, p1)
  }
  override func linkItem(atPath p0: String, toPath p1: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 16, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.linkItem(atPath: p0, toPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func linkItem(atPath p0: String, toPath p1: String) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 16, p0, p1)
  }
  @_disfavoredOverload nonisolated func linkItem(atPath p0: UnderstudyCore.Matcher<String>, toPath p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 16, p0, p1)
  }
  @_disfavoredOverload nonisolated func linkItem(atPath p0: String, toPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 16, p0, p1)
  }
  @_disfavoredOverload nonisolated func linkItem(atPath p0: UnderstudyCore.Matcher<String>, toPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 16, p0, p1)
  }
  override func removeItem(atPath p0: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 17, p0, (any Swift.Error).self) { () throws -> Swift.Void in
      try super.removeItem(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func removeItem(atPath p0: String) -> UnderstudyCore.CallPattern<String, (), any Swift.Error> {
    self.__patternV(__MembersOfFileManager.all, 17, p0)
  }
  @_disfavoredOverload nonisolated func removeItem(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, (), any Swift.Error> {
    self.__patternM(__MembersOfFileManager.all, 17, p0)
  }
  override func copyItem(at p0: URL, to p1: URL) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 18, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.copyItem(at: p0, to: p1)
    }
  }
  @_disfavoredOverload nonisolated func copyItem(at p0: URL, to p1: URL) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 18, p0 as URL, p1 as URL)
  }
  @_disfavoredOverload nonisolated func copyItem(at p0: UnderstudyCore.Matcher<URL>, to p1: URL, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 18, p0, p1 as URL)
  }
  @_disfavoredOverload nonisolated func copyItem(at p0: URL, to p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 18, p0 as URL, p1)
  }
  @_disfavoredOverload nonisolated func copyItem(at p0: UnderstudyCore.Matcher<URL>, to p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 18, p0, p1)
  }
  override func moveItem(at p0: URL, to p1: URL) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 19, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.moveItem(at: p0, to: p1)
    }
  }
  @_disfavoredOverload nonisolated func moveItem(at p0: URL, to p1: URL) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 19, p0 as URL, p1 as URL)
  }
  @_disfavoredOverload nonisolated func moveItem(at p0: UnderstudyCore.Matcher<URL>, to p1: URL, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 19, p0, p1 as URL)
  }
  @_disfavoredOverload nonisolated func moveItem(at p0: URL, to p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 19, p0 as URL, p1)
  }
  @_disfavoredOverload nonisolated func moveItem(at p0: UnderstudyCore.Matcher<URL>, to p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 19, p0, p1)
  }
  override func linkItem(at p0: URL, to p1: URL) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 20, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.linkItem(at: p0, to: p1)
    }
  }
  @_disfavoredOverload nonisolated func linkItem(at p0: URL, to p1: URL) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 20, p0 as URL, p1 as URL)
  }
  @_disfavoredOverload nonisolated func linkItem(at p0: UnderstudyCore.Matcher<URL>, to p1: URL, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 20, p0, p1 as URL)
  }
  @_disfavoredOverload nonisolated func linkItem(at p0: URL, to p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 20, p0 as URL, p1)
  }
  @_disfavoredOverload nonisolated func linkItem(at p0: UnderstudyCore.Matcher<URL>, to p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 20, p0, p1)
  }
  override func removeItem(at p0: URL) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 21, p0 as URL, (any Swift.Error).self) { () throws -> Swift.Void in
      try super.removeItem(at: p0)
    }
  }
  @_disfavoredOverload nonisolated func removeItem(at p0: URL) -> UnderstudyCore.CallPattern<URL, (), any Swift.Error> {
    self.__patternV(__MembersOfFileManager.all, 21, p0 as URL)
  }
  @_disfavoredOverload nonisolated func removeItem(at p0: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<URL, (), any Swift.Error> {
    self.__patternM(__MembersOfFileManager.all, 21, p0)
  }
  override var currentDirectoryPath: String {
    get {
      return self.mock.__call(__MembersOfFileManager.all, 22, (), Swift.Never.self) { () -> String in
        super.currentDirectoryPath
      }
    }
  }
  typealias __TypeOf_currentDirectoryPath = UnderstudyCore.CallPattern<(), String, Swift.Never>
  @_implements(__PatternsOfFileManager, currentDirectoryPath) @_disfavoredOverload nonisolated var __patternOf_currentDirectoryPath: __TypeOf_currentDirectoryPath {
    self.__pattern(__MembersOfFileManager.all, 22)
  }
  override func changeCurrentDirectoryPath(_ p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 23, p0, Swift.Never.self) { () -> Bool in
      super.changeCurrentDirectoryPath(p0)
    }
  }
  @_disfavoredOverload nonisolated func changeCurrentDirectoryPath(_ p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternV(__MembersOfFileManager.all, 23, p0)
  }
  @_disfavoredOverload nonisolated func changeCurrentDirectoryPath(_ p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternM(__MembersOfFileManager.all, 23, p0)
  }
  override func fileExists(atPath p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 24, p0, Swift.Never.self) { () -> Bool in
      super.fileExists(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func fileExists(atPath p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternV(__MembersOfFileManager.all, 24, p0)
  }
  @_disfavoredOverload nonisolated func fileExists(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternM(__MembersOfFileManager.all, 24, p0)
  }
  override func fileExists(atPath p0: String, isDirectory p1: inout Bool) -> Bool {
    let b1 = UnderstudyCore.Inout<Bool>(p1)
    defer { p1 = b1.value }
    return self.mock.__call(__MembersOfFileManager.all, 25, (p0, b1), Swift.Never.self) { () -> Bool in
      super.fileExists(atPath: p0, isDirectory: &b1.value)
    }
  }
  @_disfavoredOverload nonisolated func fileExists(atPath p0: String, isDirectory p1: Bool) -> UnderstudyCore.CallPattern<(String, UnderstudyCore.Inout<Bool>), Bool, Swift.Never> {
    self.mock.__callPattern(__MembersOfFileManager.all, 25, .value(p0), .inoutValue(p1))
  }
  @_disfavoredOverload nonisolated func fileExists(atPath p0: UnderstudyCore.Matcher<String>, isDirectory p1: Bool, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, UnderstudyCore.Inout<Bool>), Bool, Swift.Never> {
    self.mock.__callPattern(__MembersOfFileManager.all, 25, .matcher(p0), .inoutValue(p1))
  }
  @_disfavoredOverload nonisolated func fileExists(atPath p0: String, isDirectory p1: UnderstudyCore.Matcher<Bool>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, UnderstudyCore.Inout<Bool>), Bool, Swift.Never> {
    self.mock.__callPattern(__MembersOfFileManager.all, 25, .value(p0), .inoutMatcher(p1))
  }
  @_disfavoredOverload nonisolated func fileExists(atPath p0: UnderstudyCore.Matcher<String>, isDirectory p1: UnderstudyCore.Matcher<Bool>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, UnderstudyCore.Inout<Bool>), Bool, Swift.Never> {
    self.mock.__callPattern(__MembersOfFileManager.all, 25, .matcher(p0), .inoutMatcher(p1))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Bool': write the value without '&', or a matcher") nonisolated func fileExists(atPath p0: String, isDirectory p1: inout Bool) -> UnderstudyCore.CallPattern<(String, UnderstudyCore.Inout<Bool>), Bool, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Bool': write the value without '&', or a matcher") nonisolated func fileExists(atPath p0: UnderstudyCore.Matcher<String>, isDirectory p1: inout Bool) -> UnderstudyCore.CallPattern<(String, UnderstudyCore.Inout<Bool>), Bool, Swift.Never> { UnderstudyCore.__unavailable() }
  override func isReadableFile(atPath p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 26, p0, Swift.Never.self) { () -> Bool in
      super.isReadableFile(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func isReadableFile(atPath p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternV(__MembersOfFileManager.all, 26, p0)
  }
  @_disfavoredOverload nonisolated func isReadableFile(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternM(__MembersOfFileManager.all, 26, p0)
  }
  override func isWritableFile(atPath p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 27, p0, Swift.Never.self) { () -> Bool in
      super.isWritableFile(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func isWritableFile(atPath p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternV(__MembersOfFileManager.all, 27, p0)
  }
  @_disfavoredOverload nonisolated func isWritableFile(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternM(__MembersOfFileManager.all, 27, p0)
  }
  override func isExecutableFile(atPath p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 28, p0, Swift.Never.self) { () -> Bool in
      super.isExecutableFile(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func isExecutableFile(atPath p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternV(__MembersOfFileManager.all, 28, p0)
  }
  @_disfavoredOverload nonisolated func isExecutableFile(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternM(__MembersOfFileManager.all, 28, p0)
  }
  override func isDeletableFile(atPath p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 29, p0, Swift.Never.self) { () -> Bool in
      super.isDeletableFile(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func isDeletableFile(atPath p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternV(__MembersOfFileManager.all, 29, p0)
  }
  @_disfavoredOverload nonisolated func isDeletableFile(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternM(__MembersOfFileManager.all, 29, p0)
  }
  override func contentsEqual(atPath p0: String, andPath p1: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 30, (p0, p1), Swift.Never.self) { () -> Bool in
      super.contentsEqual(atPath: p0, andPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func contentsEqual(atPath p0: String, andPath p1: String) -> UnderstudyCore.CallPattern<(String, String), Bool, Swift.Never> {
    self.__patternVV(__MembersOfFileManager.all, 30, p0, p1)
  }
  @_disfavoredOverload nonisolated func contentsEqual(atPath p0: UnderstudyCore.Matcher<String>, andPath p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), Bool, Swift.Never> {
    self.__patternMV(__MembersOfFileManager.all, 30, p0, p1)
  }
  @_disfavoredOverload nonisolated func contentsEqual(atPath p0: String, andPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), Bool, Swift.Never> {
    self.__patternVM(__MembersOfFileManager.all, 30, p0, p1)
  }
  @_disfavoredOverload nonisolated func contentsEqual(atPath p0: UnderstudyCore.Matcher<String>, andPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), Bool, Swift.Never> {
    self.__patternMM(__MembersOfFileManager.all, 30, p0, p1)
  }
  override func contents(atPath p0: String) -> FoundationEssentials.Data? {
    return self.mock.__call(__MembersOfFileManager.all, 31, p0, Swift.Never.self) { () -> FoundationEssentials.Data? in
      super.contents(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func contents(atPath p0: String) -> UnderstudyCore.CallPattern<String, FoundationEssentials.Data?, Swift.Never> {
    self.__patternV(__MembersOfFileManager.all, 31, p0)
  }
  @_disfavoredOverload nonisolated func contents(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, FoundationEssentials.Data?, Swift.Never> {
    self.__patternM(__MembersOfFileManager.all, 31, p0)
  }
  override func createFile(atPath p0: String, contents p1: FoundationEssentials.Data?, attributes p2: [FileAttributeKey : Any]? = nil) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 32, (p0, p1, p2), Swift.Never.self) { () -> Bool in
      super.createFile(atPath: p0, contents: p1, attributes: p2)
    }
  }
  @_disfavoredOverload nonisolated func createFile(atPath p0: String, contents p1: FoundationEssentials.Data?, attributes p2: [FileAttributeKey : Any]? = nil) -> UnderstudyCore.CallPattern<(String, FoundationEssentials.Data?, [FileAttributeKey : Any]?), Bool, Swift.Never> {
    self.__patternVVV(__MembersOfFileManager.all, 32, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createFile(atPath p0: UnderstudyCore.Matcher<String>, contents p1: FoundationEssentials.Data?, attributes p2: [FileAttributeKey : Any]? = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, FoundationEssentials.Data?, [FileAttributeKey : Any]?), Bool, Swift.Never> {
    self.__patternMVV(__MembersOfFileManager.all, 32, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createFile(atPath p0: String, contents p1: UnderstudyCore.Matcher<FoundationEssentials.Data?>, attributes p2: [FileAttributeKey : Any]? = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, FoundationEssentials.Data?, [FileAttributeKey : Any]?), Bool, Swift.Never> {
    self.__patternVMV(__MembersOfFileManager.all, 32, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createFile(atPath p0: UnderstudyCore.Matcher<String>, contents p1: UnderstudyCore.Matcher<FoundationEssentials.Data?>, attributes p2: [FileAttributeKey : Any]? = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, FoundationEssentials.Data?, [FileAttributeKey : Any]?), Bool, Swift.Never> {
    self.__patternMMV(__MembersOfFileManager.all, 32, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createFile(atPath p0: String, contents p1: FoundationEssentials.Data?, attributes p2: UnderstudyCore.Matcher<[FileAttributeKey : Any]?>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, FoundationEssentials.Data?, [FileAttributeKey : Any]?), Bool, Swift.Never> {
    self.__patternVVM(__MembersOfFileManager.all, 32, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createFile(atPath p0: UnderstudyCore.Matcher<String>, contents p1: FoundationEssentials.Data?, attributes p2: UnderstudyCore.Matcher<[FileAttributeKey : Any]?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, FoundationEssentials.Data?, [FileAttributeKey : Any]?), Bool, Swift.Never> {
    self.__patternMVM(__MembersOfFileManager.all, 32, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createFile(atPath p0: String, contents p1: UnderstudyCore.Matcher<FoundationEssentials.Data?>, attributes p2: UnderstudyCore.Matcher<[FileAttributeKey : Any]?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, FoundationEssentials.Data?, [FileAttributeKey : Any]?), Bool, Swift.Never> {
    self.__patternVMM(__MembersOfFileManager.all, 32, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createFile(atPath p0: UnderstudyCore.Matcher<String>, contents p1: UnderstudyCore.Matcher<FoundationEssentials.Data?>, attributes p2: UnderstudyCore.Matcher<[FileAttributeKey : Any]?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, FoundationEssentials.Data?, [FileAttributeKey : Any]?), Bool, Swift.Never> {
    self.__patternMMM(__MembersOfFileManager.all, 32, p0, p1, p2)
  }
  override func string(withFileSystemRepresentation p0: UnsafePointer<CChar>, length p1: Int) -> String {
    return self.mock.__call(__MembersOfFileManager.all, 33, (p0, p1), Swift.Never.self) { () -> String in
      super.string(withFileSystemRepresentation: p0, length: p1)
    }
  }
  @_disfavoredOverload nonisolated func string(withFileSystemRepresentation p0: UnsafePointer<CChar>, length p1: Int) -> UnderstudyCore.CallPattern<(UnsafePointer<CChar>, Int), String, Swift.Never> {
    self.__patternVV(__MembersOfFileManager.all, 33, p0 as UnsafePointer<CChar>, p1)
  }
  @_disfavoredOverload nonisolated func string(withFileSystemRepresentation p0: UnderstudyCore.Matcher<UnsafePointer<CChar>>, length p1: Int, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(UnsafePointer<CChar>, Int), String, Swift.Never> {
    self.__patternMV(__MembersOfFileManager.all, 33, p0, p1)
  }
  @_disfavoredOverload nonisolated func string(withFileSystemRepresentation p0: UnsafePointer<CChar>, length p1: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(UnsafePointer<CChar>, Int), String, Swift.Never> {
    self.__patternVM(__MembersOfFileManager.all, 33, p0 as UnsafePointer<CChar>, p1)
  }
  @_disfavoredOverload nonisolated func string(withFileSystemRepresentation p0: UnderstudyCore.Matcher<UnsafePointer<CChar>>, length p1: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(UnsafePointer<CChar>, Int), String, Swift.Never> {
    self.__patternMM(__MembersOfFileManager.all, 33, p0, p1)
  }
  override func withFileSystemRepresentation<R>(for p0: String, _ p1: (UnsafePointer<CChar>?) throws -> R) rethrows -> R {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> R in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (UnsafePointer<CChar>?) throws -> R) throws -> R in
        let b1 = UnderstudyCore.__NonEscaping(p1, "body")
        defer { b1.close() }
        let c1: (UnsafePointer<CChar>?) throws -> R = { (q0: UnsafePointer<CChar>?) throws -> R in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.mock.__call(__MembersOfFileManager.all, 34, (p0, c1), (any Swift.Error).self) { () throws -> R in
          try super.withFileSystemRepresentation(for: p0, c1)
        }
      }
    }, rescue: { throw $0 })
  }
  @_disfavoredOverload nonisolated func withFileSystemRepresentation<R>(for p0: String, _ p1: UnderstudyCore.Matcher<(UnsafePointer<CChar>?) throws -> R>) -> UnderstudyCore.CallPattern<(String, (UnsafePointer<CChar>?) throws -> R), R, any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 34, p0, p1)
  }
  @_disfavoredOverload nonisolated func withFileSystemRepresentation<R>(for p0: UnderstudyCore.Matcher<String>, _ p1: UnderstudyCore.Matcher<(UnsafePointer<CChar>?) throws -> R>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, (UnsafePointer<CChar>?) throws -> R), R, any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 34, p0, p1)
  }
  @available(*, unavailable, message: "nothing says what type 'body' has: write the type, as in Matcher<Int>.any") nonisolated func withFileSystemRepresentation(for p0: String, _ p1: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "nothing says what type 'body' has: write the type, as in Matcher<Int>.any") nonisolated func withFileSystemRepresentation(for p0: UnderstudyCore.Matcher<String>, _ p1: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") nonisolated func withFileSystemRepresentation<R>(for p0: String, _ p1: (UnsafePointer<CChar>?) throws -> R) -> UnderstudyCore.CallPattern<(String, (UnsafePointer<CChar>?) throws -> R), R, any Swift.Error> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") nonisolated func withFileSystemRepresentation<R>(for p0: UnderstudyCore.Matcher<String>, _ p1: (UnsafePointer<CChar>?) throws -> R) -> UnderstudyCore.CallPattern<(String, (UnsafePointer<CChar>?) throws -> R), R, any Swift.Error> { UnderstudyCore.__unavailable() }
  override var temporaryDirectory: URL {
    get {
      return self.mock.__call(__MembersOfFileManager.all, 35, (), Swift.Never.self) { () -> URL in
        super.temporaryDirectory
      }
    }
  }
  typealias __TypeOf_temporaryDirectory = UnderstudyCore.CallPattern<(), URL, Swift.Never>
  @_implements(__PatternsOfFileManager, temporaryDirectory) @_disfavoredOverload nonisolated var __patternOf_temporaryDirectory: __TypeOf_temporaryDirectory {
    self.__pattern(__MembersOfFileManager.all, 35)
  }
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) override var homeDirectoryForCurrentUser: URL {
    get {
      return self.mock.__call(__MembersOfFileManager.all, 36, (), Swift.Never.self) { () -> URL in
        super.homeDirectoryForCurrentUser
      }
    }
  }
  typealias __TypeOf_homeDirectoryForCurrentUser = UnderstudyCore.CallPattern<(), URL, Swift.Never>
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) @_implements(__PatternsOfFileManager, homeDirectoryForCurrentUser) @_disfavoredOverload nonisolated var __patternOf_homeDirectoryForCurrentUser: __TypeOf_homeDirectoryForCurrentUser {
    self.__pattern(__MembersOfFileManager.all, 36)
  }
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) override func homeDirectory(forUser p0: String) -> URL? {
    return self.mock.__call(__MembersOfFileManager.all, 37, p0, Swift.Never.self) { () -> URL? in
      super.homeDirectory(forUser: p0)
    }
  }
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) @_disfavoredOverload nonisolated func homeDirectory(forUser p0: String) -> UnderstudyCore.CallPattern<String, URL?, Swift.Never> {
    self.__patternV(__MembersOfFileManager.all, 37, p0)
  }
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) @_disfavoredOverload nonisolated func homeDirectory(forUser p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, URL?, Swift.Never> {
    self.__patternM(__MembersOfFileManager.all, 37, p0)
  }
}

enum __MembersOfGesture {
  nonisolated static let all = UnderstudyCore.__Members("Gesture", "last\nbegin(_ gesture:)")
}
nonisolated final class MockGesture<Gesture_>: UnderstudyCore.__MockObject, Gesture, @unchecked Swift.Sendable {
  typealias Gesture = Gesture_
  @available(*, unavailable, message: "MockGesture cannot be a spy: 'Gesture' is both the protocol and its associated type; rename one of them, or forward calls one by one: .answers { real.method($0) }")
  nonisolated convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
}

extension Gesture where Self: UnderstudyCore.Mockable {
  var last: Gesture? {
    get {
      return self.mock.__call(__MembersOfGesture.all, 0, (), Swift.Never.self)
    }
  }
  func begin(_ p0: Gesture) -> Bool {
    return self.mock.__call(__MembersOfGesture.all, 1, p0 as Gesture, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func begin(_ p0: Gesture) -> UnderstudyCore.CallPattern<Gesture, Bool, Swift.Never> {
    self.__patternV(__MembersOfGesture.all, 1, p0 as Gesture)
  }
}

extension Gesture where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func begin(_ p0: UnderstudyCore.Matcher<Gesture>) -> UnderstudyCore.CallPattern<Gesture, Bool, Swift.Never> {
    self.__patternM(__MembersOfGesture.all, 1, p0)
  }
}

extension Gesture where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var last: UnderstudyCore.CallPattern<(), Gesture?, Swift.Never> {
    self.__pattern(__MembersOfGesture.all, 0)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockGesture', not 'any Gesture'")
extension Gesture {
  @_transparent nonisolated func begin(_ p0: UnderstudyCore.Matcher<Gesture>) -> UnderstudyCore.CallPattern<Gesture, Bool, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfGreeter {
  nonisolated static let all = UnderstudyCore.__Members("Greeter", "name(of:)\ngreeting(for:)\nfarewell(for:)\nletter(for:)\nall<>(_ customers:_ name:)\ncount(_ number:)\nlanguage\nvolume\nvolume=\nsubscript(_ customer:)")
}
nonisolated final class MockGreeter: Greeter, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockGreeter", name, strictness, fileID, filePath, line, column)
    self.mock.__default(__MembersOfGreeter.all, 1) { __DefaultOfMockGreeter_1(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 2) { __DefaultOfMockGreeter_2(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 3) { __DefaultOfMockGreeter_3(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 4) { __DefaultOfMockGreeter_4(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 5) { __DefaultOfMockGreeter_5(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 6) { __DefaultOfMockGreeter_6(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 7) { __DefaultOfMockGreeter_7(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 8) { __DefaultOfMockGreeter_7(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 9) { __DefaultOfMockGreeter_9(__of: $0) }
  }
  typealias __Real = any Greeter
}
fileprivate final class __DefaultOfMockGreeter_1: Greeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func farewell(for p0: Int) throws -> String {
    return try self.__call(__MembersOfGreeter.all, 2, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
      try real.farewell(for: p0)
    }
  }
  func letter(for p0: Int) async throws -> String {
    return try await self.__callAsync(__MembersOfGreeter.all, 3, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) async throws -> String in
      try await real.letter(for: p0)
    }
  }
  func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) rethrows -> String {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> String in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Customer) throws -> String) throws -> String in
        let b1 = UnderstudyCore.__NonEscaping(p1, "name")
        defer { b1.close() }
        let c1: (Customer) throws -> String = { (q0: Customer) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.__call(__MembersOfGreeter.all, 4, (p0, c1), (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
          try real.all(p0, UnderstudyCore.__passed(c1))
        }
      }
    }, rescue: { throw $0 })
  }
  func count(_ p0: inout Int) {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfGreeter.all, 5, b0, real: (any Greeter).self) { (real: any Greeter) -> Swift.Void in
      real.count(&b0.value)
    }
  }
  var language: String {
    get {
      return self.__call(__MembersOfGreeter.all, 6, (), real: (any Greeter).self) { (real: any Greeter) -> String in
        real.language
      }
    }
  }
  var volume: Int {
    get {
      return self.__call(__MembersOfGreeter.all, 7, (), real: (any Greeter).self) { (real: any Greeter) -> Int in
        real.volume
      }
    }
    set {
      return self.__call(__MembersOfGreeter.all, 8, newValue, changing: (any Greeter).self) { (real: inout any Greeter) -> Swift.Void in
        real.volume = newValue
      }
    }
  }
  subscript(_ p0: Int) -> String {
    get {
      return self.__call(__MembersOfGreeter.all, 9, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
        real[p0]
      }
    }
  }
}
fileprivate final class __DefaultOfMockGreeter_2: Greeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
  func letter(for p0: Int) async throws -> String {
    return try await self.__callAsync(__MembersOfGreeter.all, 3, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) async throws -> String in
      try await real.letter(for: p0)
    }
  }
  func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) rethrows -> String {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> String in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Customer) throws -> String) throws -> String in
        let b1 = UnderstudyCore.__NonEscaping(p1, "name")
        defer { b1.close() }
        let c1: (Customer) throws -> String = { (q0: Customer) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.__call(__MembersOfGreeter.all, 4, (p0, c1), (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
          try real.all(p0, UnderstudyCore.__passed(c1))
        }
      }
    }, rescue: { throw $0 })
  }
  func count(_ p0: inout Int) {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfGreeter.all, 5, b0, real: (any Greeter).self) { (real: any Greeter) -> Swift.Void in
      real.count(&b0.value)
    }
  }
  var language: String {
    get {
      return self.__call(__MembersOfGreeter.all, 6, (), real: (any Greeter).self) { (real: any Greeter) -> String in
        real.language
      }
    }
  }
  var volume: Int {
    get {
      return self.__call(__MembersOfGreeter.all, 7, (), real: (any Greeter).self) { (real: any Greeter) -> Int in
        real.volume
      }
    }
    set {
      return self.__call(__MembersOfGreeter.all, 8, newValue, changing: (any Greeter).self) { (real: inout any Greeter) -> Swift.Void in
        real.volume = newValue
      }
    }
  }
  subscript(_ p0: Int) -> String {
    get {
      return self.__call(__MembersOfGreeter.all, 9, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
        real[p0]
      }
    }
  }
}
fileprivate final class __DefaultOfMockGreeter_3: Greeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
  func farewell(for p0: Int) throws -> String {
    return try self.__call(__MembersOfGreeter.all, 2, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
      try real.farewell(for: p0)
    }
  }
  func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) rethrows -> String {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> String in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Customer) throws -> String) throws -> String in
        let b1 = UnderstudyCore.__NonEscaping(p1, "name")
        defer { b1.close() }
        let c1: (Customer) throws -> String = { (q0: Customer) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.__call(__MembersOfGreeter.all, 4, (p0, c1), (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
          try real.all(p0, UnderstudyCore.__passed(c1))
        }
      }
    }, rescue: { throw $0 })
  }
  func count(_ p0: inout Int) {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfGreeter.all, 5, b0, real: (any Greeter).self) { (real: any Greeter) -> Swift.Void in
      real.count(&b0.value)
    }
  }
  var language: String {
    get {
      return self.__call(__MembersOfGreeter.all, 6, (), real: (any Greeter).self) { (real: any Greeter) -> String in
        real.language
      }
    }
  }
  var volume: Int {
    get {
      return self.__call(__MembersOfGreeter.all, 7, (), real: (any Greeter).self) { (real: any Greeter) -> Int in
        real.volume
      }
    }
    set {
      return self.__call(__MembersOfGreeter.all, 8, newValue, changing: (any Greeter).self) { (real: inout any Greeter) -> Swift.Void in
        real.volume = newValue
      }
    }
  }
  subscript(_ p0: Int) -> String {
    get {
      return self.__call(__MembersOfGreeter.all, 9, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
        real[p0]
      }
    }
  }
}
fileprivate final class __DefaultOfMockGreeter_4: Greeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
  func farewell(for p0: Int) throws -> String {
    return try self.__call(__MembersOfGreeter.all, 2, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
      try real.farewell(for: p0)
    }
  }
  func letter(for p0: Int) async throws -> String {
    return try await self.__callAsync(__MembersOfGreeter.all, 3, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) async throws -> String in
      try await real.letter(for: p0)
    }
  }
  func count(_ p0: inout Int) {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfGreeter.all, 5, b0, real: (any Greeter).self) { (real: any Greeter) -> Swift.Void in
      real.count(&b0.value)
    }
  }
  var language: String {
    get {
      return self.__call(__MembersOfGreeter.all, 6, (), real: (any Greeter).self) { (real: any Greeter) -> String in
        real.language
      }
    }
  }
  var volume: Int {
    get {
      return self.__call(__MembersOfGreeter.all, 7, (), real: (any Greeter).self) { (real: any Greeter) -> Int in
        real.volume
      }
    }
    set {
      return self.__call(__MembersOfGreeter.all, 8, newValue, changing: (any Greeter).self) { (real: inout any Greeter) -> Swift.Void in
        real.volume = newValue
      }
    }
  }
  subscript(_ p0: Int) -> String {
    get {
      return self.__call(__MembersOfGreeter.all, 9, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
        real[p0]
      }
    }
  }
}
fileprivate final class __DefaultOfMockGreeter_5: Greeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
  func farewell(for p0: Int) throws -> String {
    return try self.__call(__MembersOfGreeter.all, 2, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
      try real.farewell(for: p0)
    }
  }
  func letter(for p0: Int) async throws -> String {
    return try await self.__callAsync(__MembersOfGreeter.all, 3, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) async throws -> String in
      try await real.letter(for: p0)
    }
  }
  func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) rethrows -> String {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> String in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Customer) throws -> String) throws -> String in
        let b1 = UnderstudyCore.__NonEscaping(p1, "name")
        defer { b1.close() }
        let c1: (Customer) throws -> String = { (q0: Customer) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.__call(__MembersOfGreeter.all, 4, (p0, c1), (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
          try real.all(p0, UnderstudyCore.__passed(c1))
        }
      }
    }, rescue: { throw $0 })
  }
  var language: String {
    get {
      return self.__call(__MembersOfGreeter.all, 6, (), real: (any Greeter).self) { (real: any Greeter) -> String in
        real.language
      }
    }
  }
  var volume: Int {
    get {
      return self.__call(__MembersOfGreeter.all, 7, (), real: (any Greeter).self) { (real: any Greeter) -> Int in
        real.volume
      }
    }
    set {
      return self.__call(__MembersOfGreeter.all, 8, newValue, changing: (any Greeter).self) { (real: inout any Greeter) -> Swift.Void in
        real.volume = newValue
      }
    }
  }
  subscript(_ p0: Int) -> String {
    get {
      return self.__call(__MembersOfGreeter.all, 9, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
        real[p0]
      }
    }
  }
}
fileprivate final class __DefaultOfMockGreeter_6: Greeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
  func farewell(for p0: Int) throws -> String {
    return try self.__call(__MembersOfGreeter.all, 2, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
      try real.farewell(for: p0)
    }
  }
  func letter(for p0: Int) async throws -> String {
    return try await self.__callAsync(__MembersOfGreeter.all, 3, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) async throws -> String in
      try await real.letter(for: p0)
    }
  }
  func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) rethrows -> String {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> String in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Customer) throws -> String) throws -> String in
        let b1 = UnderstudyCore.__NonEscaping(p1, "name")
        defer { b1.close() }
        let c1: (Customer) throws -> String = { (q0: Customer) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.__call(__MembersOfGreeter.all, 4, (p0, c1), (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
          try real.all(p0, UnderstudyCore.__passed(c1))
        }
      }
    }, rescue: { throw $0 })
  }
  func count(_ p0: inout Int) {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfGreeter.all, 5, b0, real: (any Greeter).self) { (real: any Greeter) -> Swift.Void in
      real.count(&b0.value)
    }
  }
  var volume: Int {
    get {
      return self.__call(__MembersOfGreeter.all, 7, (), real: (any Greeter).self) { (real: any Greeter) -> Int in
        real.volume
      }
    }
    set {
      return self.__call(__MembersOfGreeter.all, 8, newValue, changing: (any Greeter).self) { (real: inout any Greeter) -> Swift.Void in
        real.volume = newValue
      }
    }
  }
  subscript(_ p0: Int) -> String {
    get {
      return self.__call(__MembersOfGreeter.all, 9, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
        real[p0]
      }
    }
  }
}
fileprivate final class __DefaultOfMockGreeter_7: Greeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
  func farewell(for p0: Int) throws -> String {
    return try self.__call(__MembersOfGreeter.all, 2, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
      try real.farewell(for: p0)
    }
  }
  func letter(for p0: Int) async throws -> String {
    return try await self.__callAsync(__MembersOfGreeter.all, 3, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) async throws -> String in
      try await real.letter(for: p0)
    }
  }
  func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) rethrows -> String {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> String in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Customer) throws -> String) throws -> String in
        let b1 = UnderstudyCore.__NonEscaping(p1, "name")
        defer { b1.close() }
        let c1: (Customer) throws -> String = { (q0: Customer) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.__call(__MembersOfGreeter.all, 4, (p0, c1), (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
          try real.all(p0, UnderstudyCore.__passed(c1))
        }
      }
    }, rescue: { throw $0 })
  }
  func count(_ p0: inout Int) {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfGreeter.all, 5, b0, real: (any Greeter).self) { (real: any Greeter) -> Swift.Void in
      real.count(&b0.value)
    }
  }
  var language: String {
    get {
      return self.__call(__MembersOfGreeter.all, 6, (), real: (any Greeter).self) { (real: any Greeter) -> String in
        real.language
      }
    }
  }
  subscript(_ p0: Int) -> String {
    get {
      return self.__call(__MembersOfGreeter.all, 9, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
        real[p0]
      }
    }
  }
}
fileprivate final class __DefaultOfMockGreeter_9: Greeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
  func farewell(for p0: Int) throws -> String {
    return try self.__call(__MembersOfGreeter.all, 2, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
      try real.farewell(for: p0)
    }
  }
  func letter(for p0: Int) async throws -> String {
    return try await self.__callAsync(__MembersOfGreeter.all, 3, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) async throws -> String in
      try await real.letter(for: p0)
    }
  }
  func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) rethrows -> String {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> String in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Customer) throws -> String) throws -> String in
        let b1 = UnderstudyCore.__NonEscaping(p1, "name")
        defer { b1.close() }
        let c1: (Customer) throws -> String = { (q0: Customer) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.__call(__MembersOfGreeter.all, 4, (p0, c1), (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
          try real.all(p0, UnderstudyCore.__passed(c1))
        }
      }
    }, rescue: { throw $0 })
  }
  func count(_ p0: inout Int) {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfGreeter.all, 5, b0, real: (any Greeter).self) { (real: any Greeter) -> Swift.Void in
      real.count(&b0.value)
    }
  }
  var language: String {
    get {
      return self.__call(__MembersOfGreeter.all, 6, (), real: (any Greeter).self) { (real: any Greeter) -> String in
        real.language
      }
    }
  }
  var volume: Int {
    get {
      return self.__call(__MembersOfGreeter.all, 7, (), real: (any Greeter).self) { (real: any Greeter) -> Int in
        real.volume
      }
    }
    set {
      return self.__call(__MembersOfGreeter.all, 8, newValue, changing: (any Greeter).self) { (real: inout any Greeter) -> Swift.Void in
        real.volume = newValue
      }
    }
  }
}

extension Greeter where Self: UnderstudyCore.Mockable {
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func name(of p0: Int) -> UnderstudyCore.CallPattern<Int, String, Swift.Never> {
    self.__patternV(__MembersOfGreeter.all, 0, p0)
  }
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func greeting(for p0: Int) -> UnderstudyCore.CallPattern<Int, String, Swift.Never> {
    self.__patternV(__MembersOfGreeter.all, 1, p0)
  }
  func farewell(for p0: Int) throws -> String {
    return try self.__call(__MembersOfGreeter.all, 2, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
      try real.farewell(for: p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func farewell(for p0: Int) -> UnderstudyCore.CallPattern<Int, String, any Swift.Error> {
    self.__patternV(__MembersOfGreeter.all, 2, p0)
  }
  func letter(for p0: Int) async throws -> String {
    return try await self.__callAsync(__MembersOfGreeter.all, 3, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) async throws -> String in
      try await real.letter(for: p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func letter(for p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, String, any Swift.Error> {
    self.__asyncPatternV(__MembersOfGreeter.all, 3, p0)
  }
  func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) rethrows -> String {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> String in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Customer) throws -> String) throws -> String in
        let b1 = UnderstudyCore.__NonEscaping(p1, "name")
        defer { b1.close() }
        let c1: (Customer) throws -> String = { (q0: Customer) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.__call(__MembersOfGreeter.all, 4, (p0, c1), (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
          try real.all(p0, UnderstudyCore.__passed(c1))
        }
      }
    }, rescue: { throw $0 })
  }
  @_disfavoredOverload @_transparent nonisolated func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: UnderstudyCore.Matcher<(Customer) throws -> String>) -> UnderstudyCore.CallPattern<([Customer], (Customer) throws -> String), String, any Swift.Error> {
    self.__patternVM(__MembersOfGreeter.all, 4, p0, p1)
  }
  @available(*, unavailable, message: "nothing says what type 'customers' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func all(_ p0: UnderstudyCore.Matcher<Any>, _ p1: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'name'") @_transparent nonisolated func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) -> UnderstudyCore.CallPattern<([Customer], (Customer) throws -> String), String, any Swift.Error> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'name'") @_transparent nonisolated func all<Customer: Hashable & Sendable>(_ p0: UnderstudyCore.Matcher<[Customer]>, _ p1: (Customer) throws -> String) -> UnderstudyCore.CallPattern<([Customer], (Customer) throws -> String), String, any Swift.Error> { UnderstudyCore.__unavailable() }
  func count(_ p0: inout Int) {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfGreeter.all, 5, b0, real: (any Greeter).self) { (real: any Greeter) -> Swift.Void in
      real.count(&b0.value)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func count(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, (), Swift.Never> {
    self.mock.__callPattern(__MembersOfGreeter.all, 5, .inoutValue(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") @_transparent nonisolated func count(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, (), Swift.Never> { UnderstudyCore.__unavailable() }
  var language: String {
    get {
      return self.__call(__MembersOfGreeter.all, 6, (), real: (any Greeter).self) { (real: any Greeter) -> String in
        real.language
      }
    }
  }
  var volume: Int {
    get {
      return self.__call(__MembersOfGreeter.all, 7, (), real: (any Greeter).self) { (real: any Greeter) -> Int in
        real.volume
      }
    }
    nonmutating set {
      return self.__call(__MembersOfGreeter.all, 8, newValue, changing: (any Greeter).self) { (real: inout any Greeter) -> Swift.Void in
        real.volume = newValue
      }
    }
  }
  subscript(_ p0: Int) -> String {
    get {
      return self.__call(__MembersOfGreeter.all, 9, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
        real[p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Int) -> UnderstudyCore.CallPattern<Int, String, Swift.Never> {
    self.__patternV(__MembersOfGreeter.all, 9, p0)
  }
}

extension Greeter where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func name(of p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, String, Swift.Never> {
    self.__patternM(__MembersOfGreeter.all, 0, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func greeting(for p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, String, Swift.Never> {
    self.__patternM(__MembersOfGreeter.all, 1, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func farewell(for p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, String, any Swift.Error> {
    self.__patternM(__MembersOfGreeter.all, 2, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func letter(for p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<Int, String, any Swift.Error> {
    self.__asyncPatternM(__MembersOfGreeter.all, 3, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func all<Customer: Hashable & Sendable>(_ p0: UnderstudyCore.Matcher<[Customer]>, _ p1: UnderstudyCore.Matcher<(Customer) throws -> String>) -> UnderstudyCore.CallPattern<([Customer], (Customer) throws -> String), String, any Swift.Error> {
    self.__patternMM(__MembersOfGreeter.all, 4, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func count(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, (), Swift.Never> {
    self.mock.__callPattern(__MembersOfGreeter.all, 5, .inoutMatcher(p0))
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, String, Swift.Never> {
    self.__patternM(__MembersOfGreeter.all, 9, p0)
  }
}

extension Greeter where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var language: UnderstudyCore.CallPattern<(), String, Swift.Never> {
    self.__pattern(__MembersOfGreeter.all, 6)
  }
  @_disfavoredOverload @_transparent nonisolated var volume: UnderstudyCore.PropertyPattern<Int> {
    self.mock.__settablePattern(__MembersOfGreeter.all, 7, 8)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockGreeter', not 'any Greeter'")
extension Greeter {
  @_transparent nonisolated func name(of p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, String, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func greeting(for p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, String, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func farewell(for p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, String, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func letter(for p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<Int, String, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func all<Customer: Hashable & Sendable>(_ p0: UnderstudyCore.Matcher<[Customer]>, _ p1: UnderstudyCore.Matcher<(Customer) throws -> String>) -> UnderstudyCore.CallPattern<([Customer], (Customer) throws -> String), String, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func count(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, (), Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, String, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfHamper {
  nonisolated static let all = UnderstudyCore.__Members("Hamper", "size\ninit(arrayLiteral...:)")
}
nonisolated final class MockHamper: Hamper, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock, Swift.Sendable {
  typealias ArrayLiteralElement = MockHamper
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockHamper", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  @available(*, unavailable, message: "MockHamper cannot be a spy: the type of 'ArrayLiteralElement' depends on the mock, and a real object has another one; forward calls one by one: .answers { real.method($0) }")
  nonisolated init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
  @_disfavoredOverload init(arrayLiteral p0: ArrayLiteralElement...) {
    self.mock = UnderstudyCore.Mock(__of: "MockHamper", nil, .nice, #fileID, #filePath, #line, #column)
    let _: Swift.Void = self.mock.__call(__MembersOfHamper.all, 1, p0, Swift.Never.self)
  }
}

extension Hamper where Self: UnderstudyCore.Mockable {
  var size: Int {
    get {
      return self.mock.__call(__MembersOfHamper.all, 0, (), Swift.Never.self)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(arrayLiteral p0: Self.ArrayLiteralElement...) -> UnderstudyCore.CallPattern<[Self.ArrayLiteralElement], (), Swift.Never> {
    self.__patternV(__MembersOfHamper.all, 1, p0)
  }
}

extension Hamper where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func initialized(arrayLiteral p0: UnderstudyCore.Matcher<[Self.ArrayLiteralElement]>) -> UnderstudyCore.CallPattern<[Self.ArrayLiteralElement], (), Swift.Never> {
    self.__patternM(__MembersOfHamper.all, 1, p0)
  }
}

extension Hamper where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func initialized(arrayLiteral p0: UnderstudyCore.Matcher<Self.ArrayLiteralElement>...) -> UnderstudyCore.CallPattern<[Self.ArrayLiteralElement], (), Swift.Never> {
    self.__patternM(__MembersOfHamper.all, 1, UnderstudyCore.Matcher<[Self.ArrayLiteralElement]>.__elements(p0))
  }
}

extension Hamper where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var size: UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfHamper.all, 0)
  }
}

enum __MembersOfHarbor {
  nonisolated static let all = UnderstudyCore.__Members("Harbor", "")
}
nonisolated final class MockHarbor: Harbor, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockHarbor", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  typealias __Real = any Harbor
}

extension Harbor where Self: UnderstudyCore.Mockable {
}

enum __MembersOfInspected {
  nonisolated static let all = UnderstudyCore.__Members("Inspected", "inspect()\ndescription\ndebugDescription")
}
nonisolated final class MockInspected: Inspected, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockInspected", name, strictness, fileID, filePath, line, column)
  }
  typealias __Real = any Inspected
  nonisolated var description: Swift.String {
    get {
      guard self.mock.__isSetUp(__MembersOfInspected.all, 1) else { return self.mock.__name }
      return self.__call(__MembersOfInspected.all, 1, (), real: (any Inspected).self) { (real: any Inspected) -> Swift.String in
        real.description
      }
    }
  }
  nonisolated var debugDescription: Swift.String {
    get {
      guard self.mock.__isSetUp(__MembersOfInspected.all, 2) else { return self.mock.__name }
      return self.__call(__MembersOfInspected.all, 2, (), real: (any Inspected).self) { (real: any Inspected) -> Swift.String in
        real.debugDescription
      }
    }
  }
}

extension Inspected where Self: UnderstudyCore.Mockable {
  func inspect() -> String {
    return self.__call(__MembersOfInspected.all, 0, (), real: (any Inspected).self) { (real: any Inspected) -> String in
      real.inspect()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func inspect() -> UnderstudyCore.CallPattern<(), String, Swift.Never> {
    self.__pattern(__MembersOfInspected.all, 0)
  }
}

extension Inspected where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var description: UnderstudyCore.CallPattern<(), Swift.String, Swift.Never> {
    self.__pattern(__MembersOfInspected.all, 1)
  }
  @_disfavoredOverload @_transparent nonisolated var debugDescription: UnderstudyCore.CallPattern<(), Swift.String, Swift.Never> {
    self.__pattern(__MembersOfInspected.all, 2)
  }
}

enum __MembersOfInspectedTwice {
  nonisolated static let all = UnderstudyCore.__Members("InspectedTwice", "")
}
nonisolated final class MockInspectedTwice: InspectedTwice, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockInspectedTwice", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  typealias __Real = any InspectedTwice
  nonisolated var description: Swift.String {
    get {
      guard self.mock.__isSetUp(__MembersOfInspected.all, 1) else { return self.mock.__name }
      return self.__call(__MembersOfInspected.all, 1, (), real: (any Inspected).self) { (real: any Inspected) -> Swift.String in
        real.description
      }
    }
  }
  nonisolated var debugDescription: Swift.String {
    get {
      guard self.mock.__isSetUp(__MembersOfInspected.all, 2) else { return self.mock.__name }
      return self.__call(__MembersOfInspected.all, 2, (), real: (any Inspected).self) { (real: any Inspected) -> Swift.String in
        real.debugDescription
      }
    }
  }
}

extension InspectedTwice where Self: UnderstudyCore.Mockable {
}

enum __MembersOfInspector {
  nonisolated static let all = UnderstudyCore.__Members("Inspector", "scratches(of:)")
}
nonisolated final class MockInspector<Value: ~Copyable & ~Escapable>: UnderstudyCore.__MockObject, Inspector, @unchecked Swift.Sendable {
  @available(*, unavailable, message: "MockInspector cannot be a spy: Swift has no type for an object with unknown associated types; declare 'Value' in 'protocol Inspector<Value>', or forward calls one by one: .answers { real.method($0) }")
  nonisolated convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
}

extension Inspector where Self: UnderstudyCore.Mockable {
  func scratches(of p0: borrowing Value) -> Int {
    let u0 = self.mock.__borrow(__MembersOfInspector.all, 0, 0, p0)
    return self.mock.__call(__MembersOfInspector.all, 0, u0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func scratches(of p0: UnderstudyCore.Matcher<UnderstudyCore.Unrecordable<Value>>) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<Value>, Int, Swift.Never> {
    self.__patternM(__MembersOfInspector.all, 0, p0)
  }
  @available(*, unavailable, message: "'value' is not recorded, because it is noncopyable or nonescapable: write .any, or .where { ... } in stub, expect and reject") @_transparent nonisolated func scratches(of p0: borrowing Value) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<Value>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockInspector', not 'any Inspector'")
extension Inspector {
  @_transparent nonisolated func scratches(of p0: UnderstudyCore.Matcher<UnderstudyCore.Unrecordable<Value>>) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<Value>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfLabel {
  nonisolated static let all = UnderstudyCore.__Members("Label", "init(_ text:)\ninit(_ text:copies:)\nshows(_ text:)")
}
extension Label where Self: UnderstudyCore.Mockable {
  @_disfavoredOverload @_transparent nonisolated func initialized(_ p0: Text) -> UnderstudyCore.CallPattern<Text, (), Swift.Never> {
    self.__patternV(__MembersOfLabel.all, 0, p0 as Text)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(_ p0: Text, copies p1: [Text]) -> UnderstudyCore.CallPattern<(Text, [Text]), (), Swift.Never> {
    self.__patternVV(__MembersOfLabel.all, 1, p0 as Text, p1)
  }
  func shows(_ p0: Text) -> Bool {
    return self.mock.__call(__MembersOfLabel.all, 2, p0 as Text, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func shows(_ p0: Text) -> UnderstudyCore.CallPattern<Text, Bool, Swift.Never> {
    self.__patternV(__MembersOfLabel.all, 2, p0 as Text)
  }
}
extension Label where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func initialized(_ p0: UnderstudyCore.Matcher<Text>) -> UnderstudyCore.CallPattern<Text, (), Swift.Never> {
    self.__patternM(__MembersOfLabel.all, 0, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(_ p0: UnderstudyCore.Matcher<Text>, copies p1: [Text]) -> UnderstudyCore.CallPattern<(Text, [Text]), (), Swift.Never> {
    self.__patternMV(__MembersOfLabel.all, 1, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(_ p0: Text, copies p1: UnderstudyCore.Matcher<[Text]>) -> UnderstudyCore.CallPattern<(Text, [Text]), (), Swift.Never> {
    self.__patternVM(__MembersOfLabel.all, 1, p0 as Text, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func shows(_ p0: UnderstudyCore.Matcher<Text>) -> UnderstudyCore.CallPattern<Text, Bool, Swift.Never> {
    self.__patternM(__MembersOfLabel.all, 2, p0)
  }
}
extension Label where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func initialized(_ p0: UnderstudyCore.Matcher<Text>, copies p1: UnderstudyCore.Matcher<[Text]>) -> UnderstudyCore.CallPattern<(Text, [Text]), (), Swift.Never> {
    self.__patternMM(__MembersOfLabel.all, 1, p0, p1)
  }
}
@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockLabel', not 'any Label'")
extension Label {
  @_transparent nonisolated func shows(_ p0: UnderstudyCore.Matcher<Text>) -> UnderstudyCore.CallPattern<Text, Bool, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfLabelScaleMock {
  nonisolated static let all = UnderstudyCore.__Members("LabelScale", "width\nwidth=")
}
nonisolated final class LabelScaleMock: LabelScale, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "LabelScaleMock", name, strictness, fileID, filePath, line, column)
    self.mock.__default(__MembersOfScale.all, 1) { __DefaultOfLabelScaleMockScale_1(__of: $0) }
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  typealias __Real = any LabelScale
}
fileprivate final class __DefaultOfLabelScaleMockScale_1: LabelScale, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  var width: Int {
    get {
      return self.__call(__MembersOfLabelScaleMock.all, 0, (), real: (any LabelScale).self) { (real: any LabelScale) -> Int in
        real.width
      }
    }
    set {
      return self.__call(__MembersOfLabelScaleMock.all, 1, newValue, changing: (any LabelScale).self) { (real: inout any LabelScale) -> Swift.Void in
        real.width = newValue
      }
    }
  }
  func weigh(_ p0: Int) -> Int {
    return self.__call(__MembersOfScale.all, 0, p0, real: (any Scale).self) { (real: any Scale) -> Int in
      real.weigh(p0)
    }
  }
}

extension LabelScale where Self: UnderstudyCore.Mockable, Self: Swift.AnyObject {
  var width: Int {
    get {
      return self.__call(__MembersOfLabelScaleMock.all, 0, (), real: (any LabelScale).self) { (real: any LabelScale) -> Int in
        real.width
      }
    }
    set {
      return self.__call(__MembersOfLabelScaleMock.all, 1, newValue, changing: (any LabelScale).self) { (real: inout any LabelScale) -> Swift.Void in
        real.width = newValue
      }
    }
  }
}

extension LabelScale where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var width: UnderstudyCore.PropertyPattern<Int> {
    self.mock.__settablePattern(__MembersOfLabelScaleMock.all, 0, 1)
  }
}

enum __MembersOfLabeledShelves {
  nonisolated static let all = UnderstudyCore.__Members("LabeledShelves", "count(_ items:)\nsubscript(_ item:)\nflatten(_ item:)\ntake<>(_ other:)")
}
final class MockLabeledShelves<Item>: LabeledShelves<Item>, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockLabeledShelves")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockLabeledShelves", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  @_disfavoredOverload nonisolated override init() {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockLabeledShelves", nil, .nice, #fileID, #filePath, #line, #column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'LabeledShelves', or partialMock(of: object, as: MockLabeledShelves.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override func count(_ p0: [Item]) -> [Item: Int] where Item: Hashable {
    return self.mock.__call(__MembersOfLabeledShelves.all, 0, p0, Swift.Never.self) { () -> [Item: Int] in
      super.count(p0)
    }
  }
  @_disfavoredOverload nonisolated func count(_ p0: [Item]) -> UnderstudyCore.CallPattern<[Item], [Item: Int], Swift.Never> where Item: Hashable {
    self.__patternV(__MembersOfLabeledShelves.all, 0, p0)
  }
  @_disfavoredOverload nonisolated func count(_ p0: UnderstudyCore.Matcher<[Item]>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<[Item], [Item: Int], Swift.Never> where Item: Hashable {
    self.__patternM(__MembersOfLabeledShelves.all, 0, p0)
  }
  override subscript(_ p0: Item) -> String? where Item: Equatable {
    get {
      return self.mock.__call(__MembersOfLabeledShelves.all, 1, p0 as Item, Swift.Never.self) { () -> String? in
        super[p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Item) -> UnderstudyCore.CallPattern<Item, String?, Swift.Never> where Item: Equatable {
    self.__patternV(__MembersOfLabeledShelves.all, 1, p0 as Item)
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Item>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Item, String?, Swift.Never> where Item: Equatable {
    self.__patternM(__MembersOfLabeledShelves.all, 1, p0)
  }
  override func flatten(_ p0: Item) -> Int where Item: Sequence, Item.Element == Int {
    return self.mock.__call(__MembersOfLabeledShelves.all, 2, p0 as Item, Swift.Never.self) { () -> Int in
      super.flatten(p0)
    }
  }
  @_disfavoredOverload nonisolated func flatten(_ p0: Item) -> UnderstudyCore.CallPattern<Item, Int, Swift.Never> where Item: Sequence, Item.Element == Int {
    self.__patternV(__MembersOfLabeledShelves.all, 2, p0 as Item)
  }
  @_disfavoredOverload nonisolated func flatten(_ p0: UnderstudyCore.Matcher<Item>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Item, Int, Swift.Never> where Item: Sequence, Item.Element == Int {
    self.__patternM(__MembersOfLabeledShelves.all, 2, p0)
  }
  override func take<Other: Sequence>(_ p0: Other) -> Int where Other.Element == Item, Item: Hashable {
    return self.mock.__call(__MembersOfLabeledShelves.all, 3, p0 as Other, Swift.Never.self) { () -> Int in
      super.take(p0)
    }
  }
  @_disfavoredOverload nonisolated func take<Other: Sequence>(_ p0: Other, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Other, Int, Swift.Never> where Other.Element == Item, Item: Hashable {
    self.__patternV(__MembersOfLabeledShelves.all, 3, p0 as Other)
  }
  @_disfavoredOverload nonisolated func take<Other: Sequence>(_ p0: UnderstudyCore.Matcher<Other>) -> UnderstudyCore.CallPattern<Other, Int, Swift.Never> where Other.Element == Item, Item: Hashable {
    self.__patternM(__MembersOfLabeledShelves.all, 3, p0)
  }
  @available(*, unavailable, message: "nothing says what type 'other' has: write the type, as in Matcher<Int>.any") nonisolated func take(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
}

enum __MembersOfLayout {
  nonisolated static let all = UnderstudyCore.__Members("Layout", "load()")
}
nonisolated final class MockLayout<Value>: UnderstudyCore.__MockObject, Layout, @unchecked Swift.Sendable {
  @available(*, unavailable, message: "MockLayout cannot be a spy: Swift has no type for an object with unknown associated types; declare 'Value' in 'protocol Layout<Value>', or forward calls one by one: .answers { real.method($0) }")
  nonisolated convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
}

extension Layout where Self: UnderstudyCore.Mockable {
  func load() -> Value {
    return self.mock.__call(__MembersOfLayout.all, 0, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func load() -> UnderstudyCore.CallPattern<(), Value, Swift.Never> {
    self.__pattern(__MembersOfLayout.all, 0)
  }
}

enum __MembersOfLedger {
  nonisolated static let all = UnderstudyCore.__Members("Ledger", "total()")
}
nonisolated final class MockLedger: UnderstudyCore.__MockObject, Ledger, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any Ledger
}

extension Ledger where Self: UnderstudyCore.Mockable {
  func total() -> Int {
    return self.__call(__MembersOfLedger.all, 0, (), real: (any Ledger).self) { (real: any Ledger) -> Int in
      real.total()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func total() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfLedger.all, 0)
  }
}

enum __MembersOfLink {
  nonisolated static let all = UnderstudyCore.__Members("Link", "next()")
}
nonisolated final class MockLink: UnderstudyCore.__MockObject, Link, @unchecked Swift.Sendable {
  typealias Next = MockLink
  @available(*, unavailable, message: "MockLink cannot be a spy: the type of 'Next' depends on the mock, and a real object has another one; forward calls one by one: .answers { real.method($0) }")
  nonisolated convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
}

extension Link where Self: UnderstudyCore.Mockable {
  func next() -> Next {
    return self.mock.__call(__MembersOfLink.all, 0, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func next() -> UnderstudyCore.CallPattern<(), Next, Swift.Never> {
    self.__pattern(__MembersOfLink.all, 0)
  }
}

enum __MembersOfMutableCollection {
  nonisolated static let all = UnderstudyCore.__Members("MutableCollection", "subscript(_ position:)\nsubscript(_ position:)=\nsubscript(_ bounds:)\nsubscript(_ bounds:)=\npartition(by:)\nswapAt(_ i:_ j:)\nwithContiguousMutableStorageIfAvailable<>(_ body:)")
}
extension MutableCollection where Self: UnderstudyCore.Mockable, Self: Swift.AnyObject {
  subscript(_ p0: Self.Index) -> Self.Element {
    get {
      return self.mock.__call(__MembersOfMutableCollection.all, 0, p0 as Self.Index, Swift.Never.self)
    }
    set {
      return self.mock.__call(__MembersOfMutableCollection.all, 1, (p0, newValue), Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Self.Index) -> UnderstudyCore.SettableCallPattern<Self.Index, Self.Element, Swift.Never, (Self.Index, Self.Element)> {
    self.mock.__settablePattern(__MembersOfMutableCollection.all, 0, 1, .value(p0 as Self.Index))
  }
  subscript(_ p0: Range<Self.Index>) -> Self.SubSequence {
    get {
      return self.mock.__call(__MembersOfMutableCollection.all, 2, p0 as Range<Self.Index>, Swift.Never.self)
    }
    set {
      return self.mock.__call(__MembersOfMutableCollection.all, 3, (p0, newValue), Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Range<Self.Index>) -> UnderstudyCore.SettableCallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never, (Range<Self.Index>, Self.SubSequence)> {
    self.mock.__settablePattern(__MembersOfMutableCollection.all, 2, 3, .value(p0 as Range<Self.Index>))
  }
  func partition(by p0: (Self.Element) throws -> Bool) rethrows -> Self.Index {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> Self.Index in
      return try Swift.withoutActuallyEscaping(p0) { (p0: @escaping (Self.Element) throws -> Bool) throws -> Self.Index in
        let b0 = UnderstudyCore.__NonEscaping(p0, "belongsInSecondPartition")
        defer { b0.close() }
        let c0: (Self.Element) throws -> Bool = { (q0: Self.Element) throws -> Bool in
          guard let f = b0.open else { return b0.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.mock.__call(__MembersOfMutableCollection.all, 4, c0, (any Swift.Error).self)
      }
    }, rescue: { throw $0 })
  }
  @_disfavoredOverload @_transparent nonisolated func partition(by p0: UnderstudyCore.Matcher<(Self.Element) throws -> Bool>) -> UnderstudyCore.CallPattern<(Self.Element) throws -> Bool, Self.Index, any Swift.Error> {
    self.__patternM(__MembersOfMutableCollection.all, 4, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'belongsInSecondPartition'") @_transparent nonisolated func partition(by p0: (Self.Element) throws -> Bool) -> UnderstudyCore.CallPattern<(Self.Element) throws -> Bool, Self.Index, any Swift.Error> { UnderstudyCore.__unavailable() }
  func swapAt(_ p0: Self.Index, _ p1: Self.Index) {
    return self.mock.__call(__MembersOfMutableCollection.all, 5, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func swapAt(_ p0: Self.Index, _ p1: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), (), Swift.Never> {
    self.__patternVV(__MembersOfMutableCollection.all, 5, p0 as Self.Index, p1 as Self.Index)
  }
  func withContiguousMutableStorageIfAvailable<R>(_ p0: (_ buffer: inout UnsafeMutableBufferPointer<Self.Element>) throws -> R) rethrows -> R? {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> R? in
      return try Swift.withoutActuallyEscaping(p0) { (p0: @escaping (_ buffer: inout UnsafeMutableBufferPointer<Self.Element>) throws -> R) throws -> R? in
        let b0 = UnderstudyCore.__NonEscaping(p0, "body")
        defer { b0.close() }
        let c0: (_ buffer: inout UnsafeMutableBufferPointer<Self.Element>) throws -> R = { (q0: inout UnsafeMutableBufferPointer<Self.Element>) throws -> R in
          guard let f = b0.open else { return b0.closed() }
          do { return try f(&q0) } catch { throw r.noted(error) }
        }
        return try self.mock.__call(__MembersOfMutableCollection.all, 6, c0, (any Swift.Error).self)
      }
    }, rescue: { throw $0 })
  }
  @_disfavoredOverload @_transparent nonisolated func withContiguousMutableStorageIfAvailable<R>(_ p0: UnderstudyCore.Matcher<(_ buffer: inout UnsafeMutableBufferPointer<Self.Element>) throws -> R>) -> UnderstudyCore.CallPattern<(_ buffer: inout UnsafeMutableBufferPointer<Self.Element>) throws -> R, R?, any Swift.Error> {
    self.__patternM(__MembersOfMutableCollection.all, 6, p0)
  }
  @available(*, unavailable, message: "nothing says what type 'body' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func withContiguousMutableStorageIfAvailable(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func withContiguousMutableStorageIfAvailable<R>(_ p0: (_ buffer: inout UnsafeMutableBufferPointer<Self.Element>) throws -> R) -> UnderstudyCore.CallPattern<(_ buffer: inout UnsafeMutableBufferPointer<Self.Element>) throws -> R, R?, any Swift.Error> { UnderstudyCore.__unavailable() }
}
extension MutableCollection where Self: __OneMatcher {
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.SettableCallPattern<Self.Index, Self.Element, Swift.Never, (Self.Index, Self.Element)> {
    self.mock.__settablePattern(__MembersOfMutableCollection.all, 0, 1, .matcher(p0))
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>) -> UnderstudyCore.SettableCallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never, (Range<Self.Index>, Self.SubSequence)> {
    self.mock.__settablePattern(__MembersOfMutableCollection.all, 2, 3, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func swapAt(_ p0: UnderstudyCore.Matcher<Self.Index>, _ p1: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), (), Swift.Never> {
    self.__patternMV(__MembersOfMutableCollection.all, 5, p0, p1 as Self.Index)
  }
  @_disfavoredOverload @_transparent nonisolated func swapAt(_ p0: Self.Index, _ p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), (), Swift.Never> {
    self.__patternVM(__MembersOfMutableCollection.all, 5, p0 as Self.Index, p1)
  }
}
extension MutableCollection where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func swapAt(_ p0: UnderstudyCore.Matcher<Self.Index>, _ p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), (), Swift.Never> {
    self.__patternMM(__MembersOfMutableCollection.all, 5, p0, p1)
  }
}
@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockMutableCollection', not 'any MutableCollection'")
extension MutableCollection {
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.SettableCallPattern<Self.Index, Self.Element, Swift.Never, (Self.Index, Self.Element)> { UnderstudyCore.__unavailable() }
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>) -> UnderstudyCore.SettableCallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never, (Range<Self.Index>, Self.SubSequence)> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func partition(by p0: UnderstudyCore.Matcher<(Self.Element) throws -> Bool>) -> UnderstudyCore.CallPattern<(Self.Element) throws -> Bool, Self.Index, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func swapAt(_ p0: UnderstudyCore.Matcher<Self.Index>, _ p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func withContiguousMutableStorageIfAvailable<R>(_ p0: UnderstudyCore.Matcher<(_ buffer: inout UnsafeMutableBufferPointer<Self.Element>) throws -> R>) -> UnderstudyCore.CallPattern<(_ buffer: inout UnsafeMutableBufferPointer<Self.Element>) throws -> R, R?, any Swift.Error> { UnderstudyCore.__unavailable() }
}

enum __MembersOfMutableDataProtocol {
  nonisolated static let all = UnderstudyCore.__Members("MutableDataProtocol", "resetBytes<>(in:)\nsubscript(_ bounds:)\nsubscript(_ bounds:)=\nsubscript(_ position:)\nsubscript(_ position:)=\ninit()\ninit(repeating:count:)\ninit<>(_ elements:)")
}
@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
extension MutableDataProtocol where Self: UnderstudyCore.Mockable, Self: Swift.AnyObject {
  func resetBytes<R>(in p0: R) where R : RangeExpression, Self.Index == R.Bound {
    return self.mock.__call(__MembersOfMutableDataProtocol.all, 0, p0 as R, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func resetBytes<R>(in p0: UnderstudyCore.Matcher<R>) -> UnderstudyCore.CallPattern<R, (), Swift.Never> where R : RangeExpression, Self.Index == R.Bound {
    self.__patternM(__MembersOfMutableDataProtocol.all, 0, p0)
  }
  @available(*, unavailable, message: "nothing says what type 'range' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func resetBytes(in p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  subscript(_ p0: Range<Self.Index>) -> Self.SubSequence {
    get {
      return self.mock.__call(__MembersOfMutableDataProtocol.all, 1, p0 as Range<Self.Index>, Swift.Never.self)
    }
    set {
      return self.mock.__call(__MembersOfMutableDataProtocol.all, 2, (p0, newValue), Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Range<Self.Index>) -> UnderstudyCore.SettableCallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never, (Range<Self.Index>, Self.SubSequence)> {
    self.mock.__settablePattern(__MembersOfMutableDataProtocol.all, 1, 2, .value(p0 as Range<Self.Index>))
  }
  subscript(_ p0: Self.Index) -> Self.Element {
    get {
      return self.mock.__call(__MembersOfMutableDataProtocol.all, 3, p0 as Self.Index, Swift.Never.self)
    }
    set {
      return self.mock.__call(__MembersOfMutableDataProtocol.all, 4, (p0, newValue), Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Self.Index) -> UnderstudyCore.SettableCallPattern<Self.Index, Self.Element, Swift.Never, (Self.Index, Self.Element)> {
    self.mock.__settablePattern(__MembersOfMutableDataProtocol.all, 3, 4, .value(p0 as Self.Index))
  }
  @_disfavoredOverload @_transparent nonisolated func initialized() -> UnderstudyCore.CallPattern<(), (), Swift.Never> {
    self.__pattern(__MembersOfMutableDataProtocol.all, 5)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(repeating p0: Self.Element, count p1: Int) -> UnderstudyCore.CallPattern<(Self.Element, Int), (), Swift.Never> {
    self.__patternVV(__MembersOfMutableDataProtocol.all, 6, p0 as Self.Element, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized<S>(_ p0: UnderstudyCore.Matcher<S>) -> UnderstudyCore.CallPattern<S, (), Swift.Never> where S : Sequence, Self.Element == S.Element {
    self.__patternM(__MembersOfMutableDataProtocol.all, 7, p0)
  }
}
@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
extension MutableDataProtocol where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func resetBytes<R>(in p0: R) -> UnderstudyCore.CallPattern<R, (), Swift.Never> where R : RangeExpression, Self.Index == R.Bound {
    self.__patternV(__MembersOfMutableDataProtocol.all, 0, p0 as R)
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>) -> UnderstudyCore.SettableCallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never, (Range<Self.Index>, Self.SubSequence)> {
    self.mock.__settablePattern(__MembersOfMutableDataProtocol.all, 1, 2, .matcher(p0))
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.SettableCallPattern<Self.Index, Self.Element, Swift.Never, (Self.Index, Self.Element)> {
    self.mock.__settablePattern(__MembersOfMutableDataProtocol.all, 3, 4, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(repeating p0: UnderstudyCore.Matcher<Self.Element>, count p1: Int) -> UnderstudyCore.CallPattern<(Self.Element, Int), (), Swift.Never> {
    self.__patternMV(__MembersOfMutableDataProtocol.all, 6, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(repeating p0: Self.Element, count p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Self.Element, Int), (), Swift.Never> {
    self.__patternVM(__MembersOfMutableDataProtocol.all, 6, p0 as Self.Element, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized<S>(_ p0: S) -> UnderstudyCore.CallPattern<S, (), Swift.Never> where S : Sequence, Self.Element == S.Element {
    self.__patternV(__MembersOfMutableDataProtocol.all, 7, p0 as S)
  }
}
@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
extension MutableDataProtocol where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func initialized(repeating p0: UnderstudyCore.Matcher<Self.Element>, count p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Self.Element, Int), (), Swift.Never> {
    self.__patternMM(__MembersOfMutableDataProtocol.all, 6, p0, p1)
  }
}
@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockMutableDataProtocol', not 'any MutableDataProtocol'")
extension MutableDataProtocol {
  @_transparent nonisolated func resetBytes<R>(in p0: UnderstudyCore.Matcher<R>) -> UnderstudyCore.CallPattern<R, (), Swift.Never> where R : RangeExpression, Self.Index == R.Bound { UnderstudyCore.__unavailable() }
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>) -> UnderstudyCore.SettableCallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never, (Range<Self.Index>, Self.SubSequence)> { UnderstudyCore.__unavailable() }
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.SettableCallPattern<Self.Index, Self.Element, Swift.Never, (Self.Index, Self.Element)> { UnderstudyCore.__unavailable() }
}

enum __MembersOfNSLock {
  nonisolated static let all = UnderstudyCore.__Members("NSLock", "lock()\nunlock()\ntry()\nlock(before:)\nname\nname=")
}
nonisolated protocol __PatternsOfNSLock {
  associatedtype __TypeOf_name
  @_disfavoredOverload nonisolated var name: __TypeOf_name { get }
}
final class MockNSLock: NSLock, UnderstudyCore.Mockable, __PatternsOfNSLock, @unchecked Swift.Sendable {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockNSLock")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockNSLock", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  @_disfavoredOverload override init() {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockNSLock", nil, .nice, #fileID, #filePath, #line, #column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'NSLock', or partialMock(of: object, as: MockNSLock.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") override func lock() {
    return self.mock.__call(__MembersOfNSLock.all, 0, (), Swift.Never.self) { () -> Swift.Void in
      super.lock()
    }
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") @_disfavoredOverload nonisolated func lock() -> UnderstudyCore.CallPattern<(), (), Swift.Never> {
    self.__pattern(__MembersOfNSLock.all, 0)
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") override func unlock() {
    return self.mock.__call(__MembersOfNSLock.all, 1, (), Swift.Never.self) { () -> Swift.Void in
      super.unlock()
    }
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") @_disfavoredOverload nonisolated func unlock() -> UnderstudyCore.CallPattern<(), (), Swift.Never> {
    self.__pattern(__MembersOfNSLock.all, 1)
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") override func `try`() -> Bool {
    return self.mock.__call(__MembersOfNSLock.all, 2, (), Swift.Never.self) { () -> Bool in
      super.`try`()
    }
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") @_disfavoredOverload nonisolated func `try`() -> UnderstudyCore.CallPattern<(), Bool, Swift.Never> {
    self.__pattern(__MembersOfNSLock.all, 2)
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") override func lock(before p0: Date) -> Bool {
    return self.mock.__call(__MembersOfNSLock.all, 3, p0 as Date, Swift.Never.self) { () -> Bool in
      super.lock(before: p0)
    }
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") @_disfavoredOverload nonisolated func lock(before p0: Date) -> UnderstudyCore.CallPattern<Date, Bool, Swift.Never> {
    self.__patternV(__MembersOfNSLock.all, 3, p0 as Date)
  }
  @available(*, noasync, message: "Use async-safe scoped locking instead") @_disfavoredOverload nonisolated func lock(before p0: UnderstudyCore.Matcher<Date>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Date, Bool, Swift.Never> {
    self.__patternM(__MembersOfNSLock.all, 3, p0)
  }
  override var name: String? {
    get {
      return self.mock.__call(__MembersOfNSLock.all, 4, (), Swift.Never.self) { () -> String? in
        super.name
      }
    }
    set {
      return self.mock.__call(__MembersOfNSLock.all, 5, newValue, Swift.Never.self) { () -> Swift.Void in
        super.name = newValue
      }
    }
  }
  typealias __TypeOf_name = UnderstudyCore.PropertyPattern<String?>
  @_implements(__PatternsOfNSLock, name) @_disfavoredOverload nonisolated var __patternOf_name: __TypeOf_name {
    self.mock.__settablePattern(__MembersOfNSLock.all, 4, 5)
  }
}

enum __MembersOfNestedPoster {
  nonisolated static let all = UnderstudyCore.__Members("NestedPoster", "static shared")
}
nonisolated final class MockNestedPoster<Item, _Content>: NestedPoster, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock, Swift.Sendable where _Content: Poster, _Content.Item == Item {
  typealias Content = _Content
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockNestedPoster", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  @available(*, unavailable, message: "MockNestedPoster cannot be a spy: Swift has no type for an object with unknown associated types; declare '_Content' in 'protocol NestedPoster<Item, _Content>', or forward calls one by one: .answers { real.method($0) }")
  nonisolated init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
  var content: Content {
    get {
      return self.mock.__call(__MembersOfPoster.all, 1, (), Swift.Never.self)
    }
  }
}

extension NestedPoster where Self: UnderstudyCore.Mockable {
  static var shared: Content {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfNestedPoster.all, 0, (), Swift.Never.self)
    }
  }
}

extension NestedPoster where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated static var shared: UnderstudyCore.CallPattern<(), Content, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfNestedPoster.all, 0)
  }
}

enum __MembersOfNumberLayout {
  nonisolated static let all = UnderstudyCore.__Members("NumberLayout", "add(_ value:)")
}
nonisolated final class MockNumberLayout<Value>: NumberLayout, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockNumberLayout", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  @available(*, unavailable, message: "MockNumberLayout cannot be a spy: Swift has no type for an object with unknown associated types; declare 'Value' in 'protocol NumberLayout<Value>', or forward calls one by one: .answers { real.method($0) }")
  nonisolated init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
}

extension NumberLayout where Self: UnderstudyCore.Mockable {
  func add(_ p0: Value) {
    return self.mock.__call(__MembersOfNumberLayout.all, 0, p0 as Value, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func add(_ p0: Value) -> UnderstudyCore.CallPattern<Value, (), Swift.Never> {
    self.__patternV(__MembersOfNumberLayout.all, 0, p0 as Value)
  }
}

extension NumberLayout where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func add(_ p0: UnderstudyCore.Matcher<Value>) -> UnderstudyCore.CallPattern<Value, (), Swift.Never> {
    self.__patternM(__MembersOfNumberLayout.all, 0, p0)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockNumberLayout', not 'any NumberLayout'")
extension NumberLayout {
  @_transparent nonisolated func add(_ p0: UnderstudyCore.Matcher<Value>) -> UnderstudyCore.CallPattern<Value, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfNumberShelves {
  nonisolated static let all = UnderstudyCore.__Members("NumberShelves", "count(_ items:)\nsubscript(_ item:)\ntake<>(_ other:)")
}
final class MockNumberShelves: NumberShelves, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockNumberShelves")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockNumberShelves", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  @_disfavoredOverload nonisolated override init() {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockNumberShelves", nil, .nice, #fileID, #filePath, #line, #column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'NumberShelves', or partialMock(of: object, as: MockNumberShelves.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'flatten(_:)' cannot be mocked: its 'where' clause requires something of a type that the class fixes; override it in the class without that requirement")
  @_disfavoredOverload nonisolated func flatten(_ p0: UnderstudyCore.Matcher<Any?>) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override func count(_ p0: [Int]) -> [Int: Int] {
    return self.mock.__call(__MembersOfNumberShelves.all, 0, p0, Swift.Never.self) { () -> [Int: Int] in
      super.count(p0)
    }
  }
  @_disfavoredOverload nonisolated func count(_ p0: [Int]) -> UnderstudyCore.CallPattern<[Int], [Int: Int], Swift.Never> {
    self.__patternV(__MembersOfNumberShelves.all, 0, p0)
  }
  @_disfavoredOverload nonisolated func count(_ p0: UnderstudyCore.Matcher<[Int]>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<[Int], [Int: Int], Swift.Never> {
    self.__patternM(__MembersOfNumberShelves.all, 0, p0)
  }
  override subscript(_ p0: Int) -> [String]? {
    get {
      return self.mock.__call(__MembersOfNumberShelves.all, 1, p0, Swift.Never.self) { () -> [String]? in
        super[p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Int) -> UnderstudyCore.CallPattern<Int, [String]?, Swift.Never> {
    self.__patternV(__MembersOfNumberShelves.all, 1, p0)
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, [String]?, Swift.Never> {
    self.__patternM(__MembersOfNumberShelves.all, 1, p0)
  }
  override func take<Other: Sequence>(_ p0: Other) -> Int where Other.Element == Int {
    return self.mock.__call(__MembersOfNumberShelves.all, 2, p0 as Other, Swift.Never.self) { () -> Int in
      super.take(p0)
    }
  }
  @_disfavoredOverload nonisolated func take<Other: Sequence>(_ p0: Other, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Other, Int, Swift.Never> where Other.Element == Int {
    self.__patternV(__MembersOfNumberShelves.all, 2, p0 as Other)
  }
  @_disfavoredOverload nonisolated func take<Other: Sequence>(_ p0: UnderstudyCore.Matcher<Other>) -> UnderstudyCore.CallPattern<Other, Int, Swift.Never> where Other.Element == Int {
    self.__patternM(__MembersOfNumberShelves.all, 2, p0)
  }
  @available(*, unavailable, message: "nothing says what type 'other' has: write the type, as in Matcher<Int>.any") nonisolated func take(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
}

enum __MembersOfNumberSource {
  nonisolated static let all = UnderstudyCore.__Members("NumberSource", "count()\nlatest()")
}
final class MockNumberSource: NumberSource, UnderstudyCore.Mockable {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockNumberSource")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockNumberSource", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  @_disfavoredOverload override init() {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockNumberSource", nil, .nice, #fileID, #filePath, #line, #column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'NumberSource', or partialMock(of: object, as: MockNumberSource.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override func count() -> Int {
    return self.mock.__call(__MembersOfNumberSource.all, 0, (), Swift.Never.self) { () -> Int in
      super.count()
    }
  }
  @_disfavoredOverload nonisolated func count() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfNumberSource.all, 0)
  }
  override func latest() -> [Int]? {
    return self.mock.__call(__MembersOfNumberSource.all, 1, (), Swift.Never.self) { () -> [Int]? in
      super.latest()
    }
  }
  @_disfavoredOverload nonisolated func latest() -> UnderstudyCore.CallPattern<(), [Int]?, Swift.Never> {
    self.__pattern(__MembersOfNumberSource.all, 1)
  }
}

enum __MembersOfPagePrinter {
  nonisolated static let all = UnderstudyCore.__Members("PagePrinter", "print(_ page:)")
}
nonisolated final class MockPagePrinter: UnderstudyCore.__MockObject, PagePrinter, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any PagePrinter
}

extension PagePrinter where Self: UnderstudyCore.Mockable {
  func print(_ p0: Shop.Page) {
    return self.__call(__MembersOfPagePrinter.all, 0, p0 as Shop.Page, real: (any PagePrinter).self) { (real: any PagePrinter) -> Swift.Void in
      real.print(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func print(_ p0: Shop.Page) -> UnderstudyCore.CallPattern<Shop.Page, (), Swift.Never> {
    self.__patternV(__MembersOfPagePrinter.all, 0, p0 as Shop.Page)
  }
}

extension PagePrinter where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func print(_ p0: UnderstudyCore.Matcher<Shop.Page>) -> UnderstudyCore.CallPattern<Shop.Page, (), Swift.Never> {
    self.__patternM(__MembersOfPagePrinter.all, 0, p0)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockPagePrinter', not 'any PagePrinter'")
extension PagePrinter {
  @_transparent nonisolated func print(_ p0: UnderstudyCore.Matcher<Shop.Page>) -> UnderstudyCore.CallPattern<Shop.Page, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfParcelArchive {
  nonisolated static let all = UnderstudyCore.__Members("ParcelArchive", "archivedParcels\nlastParcel\nlastParcel=\narchiveParcel(_ number:)\nfindParcel(in:)\nstatic openArchive()")
}
nonisolated protocol __PatternsOfParcelArchive {
  associatedtype __TypeOf_archivedParcels
  @_disfavoredOverload nonisolated var archivedParcels: __TypeOf_archivedParcels { get }
  associatedtype __TypeOf_lastParcel
  @_disfavoredOverload nonisolated var lastParcel: __TypeOf_lastParcel { get }
}
final class MockParcelArchive: ParcelArchive, UnderstudyCore.Mockable, __PatternsOfParcelArchive, UnderstudyCore.__GeneratedMock {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockParcelArchive")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockParcelArchive", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  @_disfavoredOverload override init() {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockParcelArchive", nil, .nice, #fileID, #filePath, #line, #column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'ParcelArchive', or partialMock(of: object, as: MockParcelArchive.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override var archivedParcels: Int {
    get {
      return self.mock.__call(__MembersOfParcelArchive.all, 0, (), Swift.Never.self) { () -> Int in
        super.archivedParcels
      }
    }
  }
  typealias __TypeOf_archivedParcels = UnderstudyCore.CallPattern<(), Int, Swift.Never>
  @_implements(__PatternsOfParcelArchive, archivedParcels) @_disfavoredOverload nonisolated var __patternOf_archivedParcels: __TypeOf_archivedParcels {
    self.__pattern(__MembersOfParcelArchive.all, 0)
  }
  override var lastParcel: Swift.Int {
    get {
      return self.mock.__call(__MembersOfParcelArchive.all, 1, (), Swift.Never.self) { () -> Swift.Int in
        super.lastParcel
      }
    }
    set {
      return self.mock.__call(__MembersOfParcelArchive.all, 2, newValue as Swift.Int, Swift.Never.self) { () -> Swift.Void in
        super.lastParcel = newValue
      }
    }
  }
  typealias __TypeOf_lastParcel = UnderstudyCore.PropertyPattern<Swift.Int>
  @_implements(__PatternsOfParcelArchive, lastParcel) @_disfavoredOverload nonisolated var __patternOf_lastParcel: __TypeOf_lastParcel {
    self.mock.__settablePattern(__MembersOfParcelArchive.all, 1, 2)
  }
  override func archiveParcel(_ p0: Int) -> Int {
    return self.mock.__call(__MembersOfParcelArchive.all, 3, p0, Swift.Never.self) { () -> Int in
      super.archiveParcel(p0)
    }
  }
  @_disfavoredOverload nonisolated func archiveParcel(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfParcelArchive.all, 3, p0)
  }
  @_disfavoredOverload nonisolated func archiveParcel(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfParcelArchive.all, 3, p0)
  }
  override func findParcel(in p0: String) -> Int {
    return self.mock.__call(__MembersOfParcelArchive.all, 4, p0, Swift.Never.self) { () -> Int in
      super.findParcel(in: p0)
    }
  }
  @_disfavoredOverload nonisolated func findParcel(in p0: String) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    self.__patternV(__MembersOfParcelArchive.all, 4, p0)
  }
  @_disfavoredOverload nonisolated func findParcel(in p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    self.__patternM(__MembersOfParcelArchive.all, 4, p0)
  }
  override class func openArchive() -> Int {
    return UnderstudyCore.Mock.__static(MockParcelArchive.self).__call(__MembersOfParcelArchive.all, 5, (), Swift.Never.self) { () -> Int in
      super.openArchive()
    }
  }
  @_disfavoredOverload nonisolated static func openArchive() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    UnderstudyCore.Mock.__static(MockParcelArchive.self).__callPattern(__MembersOfParcelArchive.all, 5)
  }
}

enum __MembersOfPegboard {
  nonisolated static let all = UnderstudyCore.__Members("Pegboard", "subscript(_ places...:label:)\nsubscript(_ places...:label:)=\nuse(_ price:)")
}
nonisolated final class MockPegboard: UnderstudyCore.__MockObject, Pegboard, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any Pegboard
}

extension Pegboard where Self: UnderstudyCore.Mockable {
  subscript(_ p0: Int..., label p1: String) -> [Int]? {
    get {
      return self.mock.__call(__MembersOfPegboard.all, 0, (p0, p1), Swift.Never.self)
    }
    nonmutating set {
      return self.mock.__call(__MembersOfPegboard.all, 1, (p0, p1, newValue), Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Int..., label p1: String) -> UnderstudyCore.SettableCallPattern<([Int], String), [Int]?, Swift.Never, ([Int], String, [Int]?)> {
    self.mock.__settablePattern(__MembersOfPegboard.all, 0, 1, .value(p0), .value(p1))
  }
  func use(_ p0: @autoclosure () -> Price) -> Int {
    let v0 = p0()
    return self.__call(__MembersOfPegboard.all, 2, v0 as Price, real: (any Pegboard).self) { (real: any Pegboard) -> Int in
      real.use(v0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func use(_ p0: UnderstudyCore.Matcher<Price>) -> UnderstudyCore.CallPattern<Price, Int, Swift.Never> {
    self.__patternM(__MembersOfPegboard.all, 2, p0)
  }
}

extension Pegboard where Self: __OneMatcher {
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<[Int]>, label p1: String) -> UnderstudyCore.SettableCallPattern<([Int], String), [Int]?, Swift.Never, ([Int], String, [Int]?)> {
    self.mock.__settablePattern(__MembersOfPegboard.all, 0, 1, .matcher(p0), .value(p1))
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Int..., label p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.SettableCallPattern<([Int], String), [Int]?, Swift.Never, ([Int], String, [Int]?)> {
    self.mock.__settablePattern(__MembersOfPegboard.all, 0, 1, .value(p0), .matcher(p1))
  }
}

extension Pegboard where Self: __TwoMatchers {
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Int>..., label p1: String) -> UnderstudyCore.SettableCallPattern<([Int], String), [Int]?, Swift.Never, ([Int], String, [Int]?)> {
    self.mock.__settablePattern(__MembersOfPegboard.all, 0, 1, .matcher(UnderstudyCore.Matcher<[Int]>.__elements(p0)), .value(p1))
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<[Int]>, label p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.SettableCallPattern<([Int], String), [Int]?, Swift.Never, ([Int], String, [Int]?)> {
    self.mock.__settablePattern(__MembersOfPegboard.all, 0, 1, .matcher(p0), .matcher(p1))
  }
}

extension Pegboard where Self: __ThreeMatchers {
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Int>..., label p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.SettableCallPattern<([Int], String), [Int]?, Swift.Never, ([Int], String, [Int]?)> {
    self.mock.__settablePattern(__MembersOfPegboard.all, 0, 1, .matcher(UnderstudyCore.Matcher<[Int]>.__elements(p0)), .matcher(p1))
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockPegboard', not 'any Pegboard'")
extension Pegboard {
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<[Int]>, label p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.SettableCallPattern<([Int], String), [Int]?, Swift.Never, ([Int], String, [Int]?)> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func use(_ p0: UnderstudyCore.Matcher<Price>) -> UnderstudyCore.CallPattern<Price, Int, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfPoliteGreeter {
  nonisolated static let all = UnderstudyCore.__Members("PoliteGreeter", "title(of:)")
}
nonisolated final class MockPoliteGreeter: PoliteGreeter, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockPoliteGreeter", name, strictness, fileID, filePath, line, column)
    self.mock.__default(__MembersOfPoliteGreeter.all, 0) { __DefaultOfMockPoliteGreeter_0(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 1) { __DefaultOfMockPoliteGreeterGreeter_1(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 2) { __DefaultOfMockPoliteGreeterGreeter_2(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 3) { __DefaultOfMockPoliteGreeterGreeter_3(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 4) { __DefaultOfMockPoliteGreeterGreeter_4(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 5) { __DefaultOfMockPoliteGreeterGreeter_5(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 6) { __DefaultOfMockPoliteGreeterGreeter_6(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 7) { __DefaultOfMockPoliteGreeterGreeter_7(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 8) { __DefaultOfMockPoliteGreeterGreeter_7(__of: $0) }
    self.mock.__default(__MembersOfGreeter.all, 9) { __DefaultOfMockPoliteGreeterGreeter_9(__of: $0) }
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  typealias __Real = any PoliteGreeter
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
}
fileprivate final class __DefaultOfMockPoliteGreeter_0: PoliteGreeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
  func farewell(for p0: Int) throws -> String {
    return try self.__call(__MembersOfGreeter.all, 2, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
      try real.farewell(for: p0)
    }
  }
  func letter(for p0: Int) async throws -> String {
    return try await self.__callAsync(__MembersOfGreeter.all, 3, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) async throws -> String in
      try await real.letter(for: p0)
    }
  }
  func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) rethrows -> String {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> String in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Customer) throws -> String) throws -> String in
        let b1 = UnderstudyCore.__NonEscaping(p1, "name")
        defer { b1.close() }
        let c1: (Customer) throws -> String = { (q0: Customer) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.__call(__MembersOfGreeter.all, 4, (p0, c1), (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
          try real.all(p0, UnderstudyCore.__passed(c1))
        }
      }
    }, rescue: { throw $0 })
  }
  func count(_ p0: inout Int) {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfGreeter.all, 5, b0, real: (any Greeter).self) { (real: any Greeter) -> Swift.Void in
      real.count(&b0.value)
    }
  }
  var language: String {
    get {
      return self.__call(__MembersOfGreeter.all, 6, (), real: (any Greeter).self) { (real: any Greeter) -> String in
        real.language
      }
    }
  }
  var volume: Int {
    get {
      return self.__call(__MembersOfGreeter.all, 7, (), real: (any Greeter).self) { (real: any Greeter) -> Int in
        real.volume
      }
    }
    set {
      return self.__call(__MembersOfGreeter.all, 8, newValue, changing: (any Greeter).self) { (real: inout any Greeter) -> Swift.Void in
        real.volume = newValue
      }
    }
  }
  subscript(_ p0: Int) -> String {
    get {
      return self.__call(__MembersOfGreeter.all, 9, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
        real[p0]
      }
    }
  }
}
fileprivate final class __DefaultOfMockPoliteGreeterGreeter_1: PoliteGreeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func title(of p0: Int) -> String {
    return self.__call(__MembersOfPoliteGreeter.all, 0, p0, real: (any PoliteGreeter).self) { (real: any PoliteGreeter) -> String in
      real.title(of: p0)
    }
  }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func farewell(for p0: Int) throws -> String {
    return try self.__call(__MembersOfGreeter.all, 2, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
      try real.farewell(for: p0)
    }
  }
  func letter(for p0: Int) async throws -> String {
    return try await self.__callAsync(__MembersOfGreeter.all, 3, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) async throws -> String in
      try await real.letter(for: p0)
    }
  }
  func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) rethrows -> String {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> String in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Customer) throws -> String) throws -> String in
        let b1 = UnderstudyCore.__NonEscaping(p1, "name")
        defer { b1.close() }
        let c1: (Customer) throws -> String = { (q0: Customer) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.__call(__MembersOfGreeter.all, 4, (p0, c1), (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
          try real.all(p0, UnderstudyCore.__passed(c1))
        }
      }
    }, rescue: { throw $0 })
  }
  func count(_ p0: inout Int) {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfGreeter.all, 5, b0, real: (any Greeter).self) { (real: any Greeter) -> Swift.Void in
      real.count(&b0.value)
    }
  }
  var language: String {
    get {
      return self.__call(__MembersOfGreeter.all, 6, (), real: (any Greeter).self) { (real: any Greeter) -> String in
        real.language
      }
    }
  }
  var volume: Int {
    get {
      return self.__call(__MembersOfGreeter.all, 7, (), real: (any Greeter).self) { (real: any Greeter) -> Int in
        real.volume
      }
    }
    set {
      return self.__call(__MembersOfGreeter.all, 8, newValue, changing: (any Greeter).self) { (real: inout any Greeter) -> Swift.Void in
        real.volume = newValue
      }
    }
  }
  subscript(_ p0: Int) -> String {
    get {
      return self.__call(__MembersOfGreeter.all, 9, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
        real[p0]
      }
    }
  }
}
fileprivate final class __DefaultOfMockPoliteGreeterGreeter_2: PoliteGreeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func title(of p0: Int) -> String {
    return self.__call(__MembersOfPoliteGreeter.all, 0, p0, real: (any PoliteGreeter).self) { (real: any PoliteGreeter) -> String in
      real.title(of: p0)
    }
  }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
  func letter(for p0: Int) async throws -> String {
    return try await self.__callAsync(__MembersOfGreeter.all, 3, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) async throws -> String in
      try await real.letter(for: p0)
    }
  }
  func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) rethrows -> String {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> String in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Customer) throws -> String) throws -> String in
        let b1 = UnderstudyCore.__NonEscaping(p1, "name")
        defer { b1.close() }
        let c1: (Customer) throws -> String = { (q0: Customer) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.__call(__MembersOfGreeter.all, 4, (p0, c1), (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
          try real.all(p0, UnderstudyCore.__passed(c1))
        }
      }
    }, rescue: { throw $0 })
  }
  func count(_ p0: inout Int) {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfGreeter.all, 5, b0, real: (any Greeter).self) { (real: any Greeter) -> Swift.Void in
      real.count(&b0.value)
    }
  }
  var language: String {
    get {
      return self.__call(__MembersOfGreeter.all, 6, (), real: (any Greeter).self) { (real: any Greeter) -> String in
        real.language
      }
    }
  }
  var volume: Int {
    get {
      return self.__call(__MembersOfGreeter.all, 7, (), real: (any Greeter).self) { (real: any Greeter) -> Int in
        real.volume
      }
    }
    set {
      return self.__call(__MembersOfGreeter.all, 8, newValue, changing: (any Greeter).self) { (real: inout any Greeter) -> Swift.Void in
        real.volume = newValue
      }
    }
  }
  subscript(_ p0: Int) -> String {
    get {
      return self.__call(__MembersOfGreeter.all, 9, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
        real[p0]
      }
    }
  }
}
fileprivate final class __DefaultOfMockPoliteGreeterGreeter_3: PoliteGreeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func title(of p0: Int) -> String {
    return self.__call(__MembersOfPoliteGreeter.all, 0, p0, real: (any PoliteGreeter).self) { (real: any PoliteGreeter) -> String in
      real.title(of: p0)
    }
  }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
  func farewell(for p0: Int) throws -> String {
    return try self.__call(__MembersOfGreeter.all, 2, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
      try real.farewell(for: p0)
    }
  }
  func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) rethrows -> String {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> String in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Customer) throws -> String) throws -> String in
        let b1 = UnderstudyCore.__NonEscaping(p1, "name")
        defer { b1.close() }
        let c1: (Customer) throws -> String = { (q0: Customer) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.__call(__MembersOfGreeter.all, 4, (p0, c1), (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
          try real.all(p0, UnderstudyCore.__passed(c1))
        }
      }
    }, rescue: { throw $0 })
  }
  func count(_ p0: inout Int) {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfGreeter.all, 5, b0, real: (any Greeter).self) { (real: any Greeter) -> Swift.Void in
      real.count(&b0.value)
    }
  }
  var language: String {
    get {
      return self.__call(__MembersOfGreeter.all, 6, (), real: (any Greeter).self) { (real: any Greeter) -> String in
        real.language
      }
    }
  }
  var volume: Int {
    get {
      return self.__call(__MembersOfGreeter.all, 7, (), real: (any Greeter).self) { (real: any Greeter) -> Int in
        real.volume
      }
    }
    set {
      return self.__call(__MembersOfGreeter.all, 8, newValue, changing: (any Greeter).self) { (real: inout any Greeter) -> Swift.Void in
        real.volume = newValue
      }
    }
  }
  subscript(_ p0: Int) -> String {
    get {
      return self.__call(__MembersOfGreeter.all, 9, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
        real[p0]
      }
    }
  }
}
fileprivate final class __DefaultOfMockPoliteGreeterGreeter_4: PoliteGreeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func title(of p0: Int) -> String {
    return self.__call(__MembersOfPoliteGreeter.all, 0, p0, real: (any PoliteGreeter).self) { (real: any PoliteGreeter) -> String in
      real.title(of: p0)
    }
  }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
  func farewell(for p0: Int) throws -> String {
    return try self.__call(__MembersOfGreeter.all, 2, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
      try real.farewell(for: p0)
    }
  }
  func letter(for p0: Int) async throws -> String {
    return try await self.__callAsync(__MembersOfGreeter.all, 3, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) async throws -> String in
      try await real.letter(for: p0)
    }
  }
  func count(_ p0: inout Int) {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfGreeter.all, 5, b0, real: (any Greeter).self) { (real: any Greeter) -> Swift.Void in
      real.count(&b0.value)
    }
  }
  var language: String {
    get {
      return self.__call(__MembersOfGreeter.all, 6, (), real: (any Greeter).self) { (real: any Greeter) -> String in
        real.language
      }
    }
  }
  var volume: Int {
    get {
      return self.__call(__MembersOfGreeter.all, 7, (), real: (any Greeter).self) { (real: any Greeter) -> Int in
        real.volume
      }
    }
    set {
      return self.__call(__MembersOfGreeter.all, 8, newValue, changing: (any Greeter).self) { (real: inout any Greeter) -> Swift.Void in
        real.volume = newValue
      }
    }
  }
  subscript(_ p0: Int) -> String {
    get {
      return self.__call(__MembersOfGreeter.all, 9, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
        real[p0]
      }
    }
  }
}
fileprivate final class __DefaultOfMockPoliteGreeterGreeter_5: PoliteGreeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func title(of p0: Int) -> String {
    return self.__call(__MembersOfPoliteGreeter.all, 0, p0, real: (any PoliteGreeter).self) { (real: any PoliteGreeter) -> String in
      real.title(of: p0)
    }
  }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
  func farewell(for p0: Int) throws -> String {
    return try self.__call(__MembersOfGreeter.all, 2, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
      try real.farewell(for: p0)
    }
  }
  func letter(for p0: Int) async throws -> String {
    return try await self.__callAsync(__MembersOfGreeter.all, 3, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) async throws -> String in
      try await real.letter(for: p0)
    }
  }
  func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) rethrows -> String {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> String in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Customer) throws -> String) throws -> String in
        let b1 = UnderstudyCore.__NonEscaping(p1, "name")
        defer { b1.close() }
        let c1: (Customer) throws -> String = { (q0: Customer) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.__call(__MembersOfGreeter.all, 4, (p0, c1), (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
          try real.all(p0, UnderstudyCore.__passed(c1))
        }
      }
    }, rescue: { throw $0 })
  }
  var language: String {
    get {
      return self.__call(__MembersOfGreeter.all, 6, (), real: (any Greeter).self) { (real: any Greeter) -> String in
        real.language
      }
    }
  }
  var volume: Int {
    get {
      return self.__call(__MembersOfGreeter.all, 7, (), real: (any Greeter).self) { (real: any Greeter) -> Int in
        real.volume
      }
    }
    set {
      return self.__call(__MembersOfGreeter.all, 8, newValue, changing: (any Greeter).self) { (real: inout any Greeter) -> Swift.Void in
        real.volume = newValue
      }
    }
  }
  subscript(_ p0: Int) -> String {
    get {
      return self.__call(__MembersOfGreeter.all, 9, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
        real[p0]
      }
    }
  }
}
fileprivate final class __DefaultOfMockPoliteGreeterGreeter_6: PoliteGreeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func title(of p0: Int) -> String {
    return self.__call(__MembersOfPoliteGreeter.all, 0, p0, real: (any PoliteGreeter).self) { (real: any PoliteGreeter) -> String in
      real.title(of: p0)
    }
  }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
  func farewell(for p0: Int) throws -> String {
    return try self.__call(__MembersOfGreeter.all, 2, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
      try real.farewell(for: p0)
    }
  }
  func letter(for p0: Int) async throws -> String {
    return try await self.__callAsync(__MembersOfGreeter.all, 3, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) async throws -> String in
      try await real.letter(for: p0)
    }
  }
  func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) rethrows -> String {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> String in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Customer) throws -> String) throws -> String in
        let b1 = UnderstudyCore.__NonEscaping(p1, "name")
        defer { b1.close() }
        let c1: (Customer) throws -> String = { (q0: Customer) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.__call(__MembersOfGreeter.all, 4, (p0, c1), (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
          try real.all(p0, UnderstudyCore.__passed(c1))
        }
      }
    }, rescue: { throw $0 })
  }
  func count(_ p0: inout Int) {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfGreeter.all, 5, b0, real: (any Greeter).self) { (real: any Greeter) -> Swift.Void in
      real.count(&b0.value)
    }
  }
  var volume: Int {
    get {
      return self.__call(__MembersOfGreeter.all, 7, (), real: (any Greeter).self) { (real: any Greeter) -> Int in
        real.volume
      }
    }
    set {
      return self.__call(__MembersOfGreeter.all, 8, newValue, changing: (any Greeter).self) { (real: inout any Greeter) -> Swift.Void in
        real.volume = newValue
      }
    }
  }
  subscript(_ p0: Int) -> String {
    get {
      return self.__call(__MembersOfGreeter.all, 9, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
        real[p0]
      }
    }
  }
}
fileprivate final class __DefaultOfMockPoliteGreeterGreeter_7: PoliteGreeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func title(of p0: Int) -> String {
    return self.__call(__MembersOfPoliteGreeter.all, 0, p0, real: (any PoliteGreeter).self) { (real: any PoliteGreeter) -> String in
      real.title(of: p0)
    }
  }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
  func farewell(for p0: Int) throws -> String {
    return try self.__call(__MembersOfGreeter.all, 2, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
      try real.farewell(for: p0)
    }
  }
  func letter(for p0: Int) async throws -> String {
    return try await self.__callAsync(__MembersOfGreeter.all, 3, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) async throws -> String in
      try await real.letter(for: p0)
    }
  }
  func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) rethrows -> String {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> String in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Customer) throws -> String) throws -> String in
        let b1 = UnderstudyCore.__NonEscaping(p1, "name")
        defer { b1.close() }
        let c1: (Customer) throws -> String = { (q0: Customer) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.__call(__MembersOfGreeter.all, 4, (p0, c1), (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
          try real.all(p0, UnderstudyCore.__passed(c1))
        }
      }
    }, rescue: { throw $0 })
  }
  func count(_ p0: inout Int) {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfGreeter.all, 5, b0, real: (any Greeter).self) { (real: any Greeter) -> Swift.Void in
      real.count(&b0.value)
    }
  }
  var language: String {
    get {
      return self.__call(__MembersOfGreeter.all, 6, (), real: (any Greeter).self) { (real: any Greeter) -> String in
        real.language
      }
    }
  }
  subscript(_ p0: Int) -> String {
    get {
      return self.__call(__MembersOfGreeter.all, 9, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
        real[p0]
      }
    }
  }
}
fileprivate final class __DefaultOfMockPoliteGreeterGreeter_9: PoliteGreeter, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func title(of p0: Int) -> String {
    return self.__call(__MembersOfPoliteGreeter.all, 0, p0, real: (any PoliteGreeter).self) { (real: any PoliteGreeter) -> String in
      real.title(of: p0)
    }
  }
  func name(of p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 0, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.name(of: p0)
    }
  }
  func greeting(for p0: Int) -> String {
    return self.__call(__MembersOfGreeter.all, 1, p0, real: (any Greeter).self) { (real: any Greeter) -> String in
      real.greeting(for: p0)
    }
  }
  func farewell(for p0: Int) throws -> String {
    return try self.__call(__MembersOfGreeter.all, 2, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
      try real.farewell(for: p0)
    }
  }
  func letter(for p0: Int) async throws -> String {
    return try await self.__callAsync(__MembersOfGreeter.all, 3, p0, (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) async throws -> String in
      try await real.letter(for: p0)
    }
  }
  func all<Customer: Hashable & Sendable>(_ p0: [Customer], _ p1: (Customer) throws -> String) rethrows -> String {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> String in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Customer) throws -> String) throws -> String in
        let b1 = UnderstudyCore.__NonEscaping(p1, "name")
        defer { b1.close() }
        let c1: (Customer) throws -> String = { (q0: Customer) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.__call(__MembersOfGreeter.all, 4, (p0, c1), (any Swift.Error).self, real: (any Greeter).self) { (real: any Greeter) throws -> String in
          try real.all(p0, UnderstudyCore.__passed(c1))
        }
      }
    }, rescue: { throw $0 })
  }
  func count(_ p0: inout Int) {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfGreeter.all, 5, b0, real: (any Greeter).self) { (real: any Greeter) -> Swift.Void in
      real.count(&b0.value)
    }
  }
  var language: String {
    get {
      return self.__call(__MembersOfGreeter.all, 6, (), real: (any Greeter).self) { (real: any Greeter) -> String in
        real.language
      }
    }
  }
  var volume: Int {
    get {
      return self.__call(__MembersOfGreeter.all, 7, (), real: (any Greeter).self) { (real: any Greeter) -> Int in
        real.volume
      }
    }
    set {
      return self.__call(__MembersOfGreeter.all, 8, newValue, changing: (any Greeter).self) { (real: inout any Greeter) -> Swift.Void in
        real.volume = newValue
      }
    }
  }
}

extension PoliteGreeter where Self: UnderstudyCore.Mockable {
  func title(of p0: Int) -> String {
    return self.__call(__MembersOfPoliteGreeter.all, 0, p0, real: (any PoliteGreeter).self) { (real: any PoliteGreeter) -> String in
      real.title(of: p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func title(of p0: Int) -> UnderstudyCore.CallPattern<Int, String, Swift.Never> {
    self.__patternV(__MembersOfPoliteGreeter.all, 0, p0)
  }
}

extension PoliteGreeter where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func title(of p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, String, Swift.Never> {
    self.__patternM(__MembersOfPoliteGreeter.all, 0, p0)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockPoliteGreeter', not 'any PoliteGreeter'")
extension PoliteGreeter {
  @_transparent nonisolated func title(of p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, String, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfPoster {
  nonisolated static let all = UnderstudyCore.__Members("Poster", "show(_ item:)\ncontent")
}
extension Poster where Self: UnderstudyCore.Mockable {
  func show(_ p0: Item) -> Content {
    return self.mock.__call(__MembersOfPoster.all, 0, p0 as Item, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func show(_ p0: Item) -> UnderstudyCore.CallPattern<Item, Content, Swift.Never> {
    self.__patternV(__MembersOfPoster.all, 0, p0 as Item)
  }
  var content: Content {
    get {
      return self.mock.__call(__MembersOfPoster.all, 1, (), Swift.Never.self)
    }
  }
}
extension Poster where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func show(_ p0: UnderstudyCore.Matcher<Item>) -> UnderstudyCore.CallPattern<Item, Content, Swift.Never> {
    self.__patternM(__MembersOfPoster.all, 0, p0)
  }
}
extension Poster where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var content: UnderstudyCore.CallPattern<(), Content, Swift.Never> {
    self.__pattern(__MembersOfPoster.all, 1)
  }
}
@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockPoster', not 'any Poster'")
extension Poster {
  @_transparent nonisolated func show(_ p0: UnderstudyCore.Matcher<Item>) -> UnderstudyCore.CallPattern<Item, Content, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfPriceLabel {
  nonisolated static let all = UnderstudyCore.__Members("PriceLabel", "init(_ text:)\nshows(_ text:)\ninit(_ text:copies:)")
}
nonisolated final class MockPriceLabel: PriceLabel, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  typealias Text = Int
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockPriceLabel", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  typealias __Real = any PriceLabel
  @_disfavoredOverload init(_ p0: Int) {
    self.mock = UnderstudyCore.Mock(__of: "MockPriceLabel", nil, .nice, #fileID, #filePath, #line, #column)
    let _: Swift.Void = self.mock.__call(__MembersOfPriceLabel.all, 0, p0, Swift.Never.self)
  }
  init(_ p0: Text, copies p1: [Text]) {
    self.mock = UnderstudyCore.Mock(__of: "MockPriceLabel", nil, .nice, #fileID, #filePath, #line, #column)
    let _: Swift.Void = self.mock.__call(__MembersOfPriceLabel.all, 2, (p0, p1), Swift.Never.self)
  }
}

extension PriceLabel where Self: UnderstudyCore.Mockable {
  @_disfavoredOverload @_transparent nonisolated func initialized(_ p0: Int) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> {
    self.__patternV(__MembersOfPriceLabel.all, 0, p0)
  }
  func shows(_ p0: Int) -> Bool {
    return self.__call(__MembersOfPriceLabel.all, 1, p0, real: (any PriceLabel).self) { (real: any PriceLabel) -> Bool in
      real.shows(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func shows(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Bool, Swift.Never> {
    self.__patternV(__MembersOfPriceLabel.all, 1, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(_ p0: Text, copies p1: [Text]) -> UnderstudyCore.CallPattern<(Text, [Text]), (), Swift.Never> {
    self.__patternVV(__MembersOfPriceLabel.all, 2, p0 as Text, p1)
  }
}

extension PriceLabel where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func initialized(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> {
    self.__patternM(__MembersOfPriceLabel.all, 0, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func shows(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Bool, Swift.Never> {
    self.__patternM(__MembersOfPriceLabel.all, 1, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(_ p0: UnderstudyCore.Matcher<Text>, copies p1: [Text]) -> UnderstudyCore.CallPattern<(Text, [Text]), (), Swift.Never> {
    self.__patternMV(__MembersOfPriceLabel.all, 2, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(_ p0: Text, copies p1: UnderstudyCore.Matcher<[Text]>) -> UnderstudyCore.CallPattern<(Text, [Text]), (), Swift.Never> {
    self.__patternVM(__MembersOfPriceLabel.all, 2, p0 as Text, p1)
  }
}

extension PriceLabel where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func initialized(_ p0: UnderstudyCore.Matcher<Text>, copies p1: UnderstudyCore.Matcher<[Text]>) -> UnderstudyCore.CallPattern<(Text, [Text]), (), Swift.Never> {
    self.__patternMM(__MembersOfPriceLabel.all, 2, p0, p1)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockPriceLabel', not 'any PriceLabel'")
extension PriceLabel {
  @_transparent nonisolated func shows(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Bool, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfPricePoster {
  nonisolated static let all = UnderstudyCore.__Members("PricePoster", "total(_ items:)")
}
/// A spy needs macOS 13, iOS 16, tvOS 16 or watchOS 9: the type 'any PricePoster<Item>' does not exist before.
nonisolated final class MockPricePoster<Item>: PricePoster, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  typealias _Content = Int
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockPricePoster", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) typealias __Real = any PricePoster<Item>
  var content: Content {
    get {
      return self.mock.__call(__MembersOfPoster.all, 1, (), Swift.Never.self)
    }
  }
}

extension PricePoster where Self: UnderstudyCore.Mockable {
  func total(_ p0: [Item]) -> Content {
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      return self.__call(__MembersOfPricePoster.all, 0, p0, real: (any PricePoster<Self.Item>).self) { (real: any PricePoster<Self.Item>) -> Content in
        real.total(p0)
      }
    } else {
      return self.mock.__call(__MembersOfPricePoster.all, 0, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func total(_ p0: [Item]) -> UnderstudyCore.CallPattern<[Item], Content, Swift.Never> {
    self.__patternV(__MembersOfPricePoster.all, 0, p0)
  }
}

extension PricePoster where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func total(_ p0: UnderstudyCore.Matcher<[Item]>) -> UnderstudyCore.CallPattern<[Item], Content, Swift.Never> {
    self.__patternM(__MembersOfPricePoster.all, 0, p0)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockPricePoster', not 'any PricePoster'")
extension PricePoster {
  @_transparent nonisolated func total(_ p0: UnderstudyCore.Matcher<[Item]>) -> UnderstudyCore.CallPattern<[Item], Content, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfPrinter {
  nonisolated static let all = UnderstudyCore.__Members("Printer", "print(_ line:)")
}
nonisolated final class MockPrinter: UnderstudyCore.__MockObject, Printer, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any Printer
}

extension Printer where Self: UnderstudyCore.Mockable {
  func print(_ p0: String) -> Int {
    return self.__call(__MembersOfPrinter.all, 0, p0, real: (any Printer).self) { (real: any Printer) -> Int in
      real.print(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func print(_ p0: String) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    self.__patternV(__MembersOfPrinter.all, 0, p0)
  }
}

extension Printer where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func print(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    self.__patternM(__MembersOfPrinter.all, 0, p0)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockPrinter', not 'any Printer'")
extension Printer {
  @_transparent nonisolated func print(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> { UnderstudyCore.__unavailable() }
}

typealias PrinterMock = MockPrinter

enum __MembersOfPrinterPart_class {
  nonisolated static let all = UnderstudyCore.__Members("PrinterPart", "count()")
}
final class MockPrinterPart: TicketPrinter, PrinterPart, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockPrinterPart")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockPrinterPart", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  @_disfavoredOverload nonisolated override init() {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockPrinterPart", nil, .nice, #fileID, #filePath, #line, #column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'PrinterPart', or partialMock(of: object, as: MockPrinterPart.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override func count() -> Int {
    return self.mock.__call(__MembersOfPrinterPart_class.all, 0, (), Swift.Never.self) { () -> Int in
      super.count()
    }
  }
  @_disfavoredOverload nonisolated func count() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfPrinterPart_class.all, 0)
  }
}

enum __MembersOfPrinterPart {
  nonisolated static let all = UnderstudyCore.__Members("PrinterPart", "name\nname=\nclean(thoroughly:)")
}
extension PrinterPart where Self: UnderstudyCore.Mockable, Self: Swift.AnyObject {
  var name: String {
    get {
      return self.__call(__MembersOfPrinterPart.all, 0, (), real: (any PrinterPart).self) { (real: any PrinterPart) -> String in
        real.name
      }
    }
    set {
      return self.__call(__MembersOfPrinterPart.all, 1, newValue, changing: (any PrinterPart).self) { (real: inout any PrinterPart) -> Swift.Void in
        real.name = newValue
      }
    }
  }
  func clean(thoroughly p0: Bool) -> Int {
    return self.__call(__MembersOfPrinterPart.all, 2, p0, real: (any PrinterPart).self) { (real: any PrinterPart) -> Int in
      real.clean(thoroughly: p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func clean(thoroughly p0: Bool) -> UnderstudyCore.CallPattern<Bool, Int, Swift.Never> {
    self.__patternV(__MembersOfPrinterPart.all, 2, p0)
  }
}
extension PrinterPart where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func clean(thoroughly p0: UnderstudyCore.Matcher<Bool>) -> UnderstudyCore.CallPattern<Bool, Int, Swift.Never> {
    self.__patternM(__MembersOfPrinterPart.all, 2, p0)
  }
}
extension PrinterPart where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var name: UnderstudyCore.PropertyPattern<String> {
    self.mock.__settablePattern(__MembersOfPrinterPart.all, 0, 1)
  }
}
@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockPrinterPart', not 'any PrinterPart'")
extension PrinterPart {
  @_transparent nonisolated func clean(thoroughly p0: UnderstudyCore.Matcher<Bool>) -> UnderstudyCore.CallPattern<Bool, Int, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfPurse {
  nonisolated static let all = UnderstudyCore.__Members("Purse", "balance()\nreport()")
}
actor MockPurse: Purse, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock {
  nonisolated let mock: UnderstudyCore.Mock
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockPurse", name, strictness, fileID, filePath, line, column)
    self.mock.__default(__MembersOfPurse.all, 1) { __DefaultOfMockPurse_1(__of: $0) }
  }
  typealias __Real = any Purse
}
fileprivate actor __DefaultOfMockPurse_1: Purse, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func balance() -> Int {
    return self.mock.__call(__MembersOfPurse.all, 0, (), Swift.Never.self)
  }
}

extension Purse where Self: UnderstudyCore.Mockable {
  func balance() -> Int {
    return self.mock.__call(__MembersOfPurse.all, 0, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func balance() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfPurse.all, 0)
  }
  func report() async -> String {
    return await self.__callAsync(__MembersOfPurse.all, 1, (), Swift.Never.self, real: (any Purse).self) { (real: any Purse) async -> String in
      await real.report()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func report() -> UnderstudyCore.AsyncCallPattern<(), String, Swift.Never> {
    self.__asyncPattern(__MembersOfPurse.all, 1)
  }
}

enum __MembersOfQueued {
  nonisolated static let all = UnderstudyCore.__Members("Queued", "waiting()")
}
nonisolated final class MockQueued: UnderstudyCore.__MockObject, Queued, @unchecked Swift.Sendable {
  typealias Waiting = AsyncThrowingStream<MockQueued, any Error>
  @available(*, unavailable, message: "MockQueued cannot be a spy: the type of 'Waiting' depends on the mock, and a real object has another one; forward calls one by one: .answers { real.method($0) }")
  nonisolated convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
}

extension Queued where Self: UnderstudyCore.Mockable {
  func waiting() -> Waiting {
    return self.mock.__call(__MembersOfQueued.all, 0, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func waiting() -> UnderstudyCore.CallPattern<(), Waiting, Swift.Never> {
    self.__pattern(__MembersOfQueued.all, 0)
  }
}

enum __MembersOfRack {
  nonisolated static let all = UnderstudyCore.__Members("Rack", "tidy()\nsubscript(_ position:)\nsubscript(_ position:)=\nsubscript(_ bounds:)\nsubscript(_ bounds:)=")
}
nonisolated final class MockRack: Rack, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock, Swift.Sendable {
  typealias Index = Int
  typealias Element = String
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<MockRack>
  typealias Iterator = IndexingIterator<MockRack>
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockRack", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  @available(*, unavailable, message: "MockRack cannot be a spy: the type of 'SubSequence', 'Iterator' depends on the mock, and a real object has another one; forward calls one by one: .answers { real.method($0) }")
  nonisolated init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
  func partition(by p0: (Element) throws -> Bool) rethrows -> Index {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> Index in
      return try Swift.withoutActuallyEscaping(p0) { (p0: @escaping (Element) throws -> Bool) throws -> Index in
        let b0 = UnderstudyCore.__NonEscaping(p0, "belongsInSecondPartition")
        defer { b0.close() }
        let c0: (Element) throws -> Bool = { (q0: Element) throws -> Bool in
          guard let f = b0.open else { return b0.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.mock.__call(__MembersOfMutableCollection.all, 4, c0, (any Swift.Error).self)
      }
    }, rescue: { throw $0 })
  }
  func swapAt(_ p0: Index, _ p1: Index) {
    return self.mock.__call(__MembersOfMutableCollection.all, 5, (p0, p1), Swift.Never.self)
  }
  func withContiguousMutableStorageIfAvailable<R>(_ p0: (_ buffer: inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R? {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> R? in
      return try Swift.withoutActuallyEscaping(p0) { (p0: @escaping (_ buffer: inout UnsafeMutableBufferPointer<Element>) throws -> R) throws -> R? in
        let b0 = UnderstudyCore.__NonEscaping(p0, "body")
        defer { b0.close() }
        let c0: (_ buffer: inout UnsafeMutableBufferPointer<Element>) throws -> R = { (q0: inout UnsafeMutableBufferPointer<Element>) throws -> R in
          guard let f = b0.open else { return b0.closed() }
          do { return try f(&q0) } catch { throw r.noted(error) }
        }
        return try self.mock.__call(__MembersOfMutableCollection.all, 6, c0, (any Swift.Error).self)
      }
    }, rescue: { throw $0 })
  }
  func makeIterator() -> Iterator {
    return self.mock.__call(__MembersOfCollection.all, 2, (), Swift.Never.self)
  }
  var isEmpty: Bool {
    get {
      return self.mock.__call(__MembersOfCollection.all, 6, (), Swift.Never.self)
    }
  }
  var count: Int {
    get {
      return self.mock.__call(__MembersOfCollection.all, 7, (), Swift.Never.self)
    }
  }
  var underestimatedCount: Int {
    get {
      return self.mock.__call(__MembersOfSequence.all, 1, (), Swift.Never.self)
    }
  }
  func withContiguousStorageIfAvailable<R>(_ p0: (_ buffer: UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> R? in
      return try Swift.withoutActuallyEscaping(p0) { (p0: @escaping (_ buffer: UnsafeBufferPointer<Element>) throws -> R) throws -> R? in
        let b0 = UnderstudyCore.__NonEscaping(p0, "body")
        defer { b0.close() }
        let c0: (_ buffer: UnsafeBufferPointer<Element>) throws -> R = { (q0: UnsafeBufferPointer<Element>) throws -> R in
          guard let f = b0.open else { return b0.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.mock.__call(__MembersOfSequence.all, 2, c0, (any Swift.Error).self)
      }
    }, rescue: { throw $0 })
  }
  var indices: Indices {
    get {
      return self.mock.__call(__MembersOfRandomAccessCollection.all, 0, (), Swift.Never.self)
    }
  }
  var startIndex: Index {
    get {
      return self.mock.__call(__MembersOfRandomAccessCollection.all, 3, (), Swift.Never.self)
    }
  }
  var endIndex: Index {
    get {
      return self.mock.__call(__MembersOfRandomAccessCollection.all, 4, (), Swift.Never.self)
    }
  }
  func index(before p0: Index) -> Index {
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 5, p0 as Index, Swift.Never.self)
  }
  func formIndex(before p0: inout Index) {
    let b0 = UnderstudyCore.Inout<Index>(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 6, b0, Swift.Never.self)
  }
  func index(after p0: Index) -> Index {
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 7, p0 as Index, Swift.Never.self)
  }
  func formIndex(after p0: inout Index) {
    let b0 = UnderstudyCore.Inout<Index>(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 8, b0, Swift.Never.self)
  }
  func index(_ p0: Index, offsetBy p1: Int) -> Index {
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 9, (p0, p1), Swift.Never.self)
  }
  func index(_ p0: Index, offsetBy p1: Int, limitedBy p2: Index) -> Index? {
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 10, (p0, p1, p2), Swift.Never.self)
  }
  func distance(from p0: Index, to p1: Index) -> Int {
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 11, (p0, p1), Swift.Never.self)
  }
  subscript(_ p0: Index) -> Element {
    get {
      return self.mock.__call(__MembersOfRack.all, 1, p0 as Index, Swift.Never.self)
    }
    set {
      return self.mock.__call(__MembersOfRack.all, 2, (p0, newValue), Swift.Never.self)
    }
  }
  subscript(_ p0: Range<Index>) -> SubSequence {
    get {
      return self.mock.__call(__MembersOfRack.all, 3, p0 as Range<Index>, Swift.Never.self)
    }
    set {
      return self.mock.__call(__MembersOfRack.all, 4, (p0, newValue), Swift.Never.self)
    }
  }
}

extension Rack where Self: UnderstudyCore.Mockable, Self: Swift.AnyObject {
  func tidy() {
    return self.mock.__call(__MembersOfRack.all, 0, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func tidy() -> UnderstudyCore.CallPattern<(), (), Swift.Never> {
    self.__pattern(__MembersOfRack.all, 0)
  }
  subscript(_ p0: Self.Index) -> Self.Element {
    get {
      return self.mock.__call(__MembersOfRack.all, 1, p0 as Self.Index, Swift.Never.self)
    }
    set {
      return self.mock.__call(__MembersOfRack.all, 2, (p0, newValue), Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Self.Index) -> UnderstudyCore.SettableCallPattern<Self.Index, Self.Element, Swift.Never, (Self.Index, Self.Element)> {
    self.mock.__settablePattern(__MembersOfRack.all, 1, 2, .value(p0 as Self.Index))
  }
  subscript(_ p0: Range<Self.Index>) -> Self.SubSequence {
    get {
      return self.mock.__call(__MembersOfRack.all, 3, p0 as Range<Self.Index>, Swift.Never.self)
    }
    set {
      return self.mock.__call(__MembersOfRack.all, 4, (p0, newValue), Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Range<Self.Index>) -> UnderstudyCore.SettableCallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never, (Range<Self.Index>, Self.SubSequence)> {
    self.mock.__settablePattern(__MembersOfRack.all, 3, 4, .value(p0 as Range<Self.Index>))
  }
}

extension Rack where Self: __OneMatcher {
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.SettableCallPattern<Self.Index, Self.Element, Swift.Never, (Self.Index, Self.Element)> {
    self.mock.__settablePattern(__MembersOfRack.all, 1, 2, .matcher(p0))
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>) -> UnderstudyCore.SettableCallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never, (Range<Self.Index>, Self.SubSequence)> {
    self.mock.__settablePattern(__MembersOfRack.all, 3, 4, .matcher(p0))
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockRack', not 'any Rack'")
extension Rack {
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.SettableCallPattern<Self.Index, Self.Element, Swift.Never, (Self.Index, Self.Element)> { UnderstudyCore.__unavailable() }
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>) -> UnderstudyCore.SettableCallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never, (Range<Self.Index>, Self.SubSequence)> { UnderstudyCore.__unavailable() }
}

enum __MembersOfRandomAccessCollection {
  nonisolated static let all = UnderstudyCore.__Members("RandomAccessCollection", "indices\nsubscript(_ bounds:)\nsubscript(_ position:)\nstartIndex\nendIndex\nindex(before:)\nformIndex(before:)\nindex(after:)\nformIndex(after:)\nindex(_ i:offsetBy:)\nindex(_ i:offsetBy:limitedBy:)\ndistance(from:to:)")
}
extension RandomAccessCollection where Self: UnderstudyCore.Mockable {
  var indices: Self.Indices {
    get {
      return self.mock.__call(__MembersOfRandomAccessCollection.all, 0, (), Swift.Never.self)
    }
  }
  subscript(_ p0: Range<Self.Index>) -> Self.SubSequence {
    get {
      return self.mock.__call(__MembersOfRandomAccessCollection.all, 1, p0 as Range<Self.Index>, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Range<Self.Index>) -> UnderstudyCore.CallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never> {
    self.__patternV(__MembersOfRandomAccessCollection.all, 1, p0 as Range<Self.Index>)
  }
  subscript(_ p0: Self.Index) -> Self.Element {
    get {
      return self.mock.__call(__MembersOfRandomAccessCollection.all, 2, p0 as Self.Index, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Self.Index) -> UnderstudyCore.CallPattern<Self.Index, Self.Element, Swift.Never> {
    self.__patternV(__MembersOfRandomAccessCollection.all, 2, p0 as Self.Index)
  }
  var startIndex: Self.Index {
    get {
      return self.mock.__call(__MembersOfRandomAccessCollection.all, 3, (), Swift.Never.self)
    }
  }
  var endIndex: Self.Index {
    get {
      return self.mock.__call(__MembersOfRandomAccessCollection.all, 4, (), Swift.Never.self)
    }
  }
  func index(before p0: Self.Index) -> Self.Index {
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 5, p0 as Self.Index, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func index(before p0: Self.Index) -> UnderstudyCore.CallPattern<Self.Index, Self.Index, Swift.Never> {
    self.__patternV(__MembersOfRandomAccessCollection.all, 5, p0 as Self.Index)
  }
  func formIndex(before p0: inout Self.Index) {
    let b0 = UnderstudyCore.Inout<Self.Index>(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 6, b0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func formIndex(before p0: Self.Index) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> {
    self.mock.__callPattern(__MembersOfRandomAccessCollection.all, 6, .inoutValue(p0 as Self.Index))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Self.Index': write the value without '&', or a matcher") @_transparent nonisolated func formIndex(before p0: inout Self.Index) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func index(after p0: Self.Index) -> Self.Index {
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 7, p0 as Self.Index, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func index(after p0: Self.Index) -> UnderstudyCore.CallPattern<Self.Index, Self.Index, Swift.Never> {
    self.__patternV(__MembersOfRandomAccessCollection.all, 7, p0 as Self.Index)
  }
  func formIndex(after p0: inout Self.Index) {
    let b0 = UnderstudyCore.Inout<Self.Index>(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 8, b0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func formIndex(after p0: Self.Index) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> {
    self.mock.__callPattern(__MembersOfRandomAccessCollection.all, 8, .inoutValue(p0 as Self.Index))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Self.Index': write the value without '&', or a matcher") @_transparent nonisolated func formIndex(after p0: inout Self.Index) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func index(_ p0: Self.Index, offsetBy p1: Int) -> Self.Index {
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 9, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: Int) -> UnderstudyCore.CallPattern<(Self.Index, Int), Self.Index, Swift.Never> {
    self.__patternVV(__MembersOfRandomAccessCollection.all, 9, p0 as Self.Index, p1)
  }
  func index(_ p0: Self.Index, offsetBy p1: Int, limitedBy p2: Self.Index) -> Self.Index? {
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 10, (p0, p1, p2), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: Int, limitedBy p2: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternVVV(__MembersOfRandomAccessCollection.all, 10, p0 as Self.Index, p1, p2 as Self.Index)
  }
  func distance(from p0: Self.Index, to p1: Self.Index) -> Int {
    return self.mock.__call(__MembersOfRandomAccessCollection.all, 11, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func distance(from p0: Self.Index, to p1: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), Int, Swift.Never> {
    self.__patternVV(__MembersOfRandomAccessCollection.all, 11, p0 as Self.Index, p1 as Self.Index)
  }
}
extension RandomAccessCollection where Self: __OneMatcher {
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>) -> UnderstudyCore.CallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never> {
    self.__patternM(__MembersOfRandomAccessCollection.all, 1, p0)
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Element, Swift.Never> {
    self.__patternM(__MembersOfRandomAccessCollection.all, 2, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func index(before p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Index, Swift.Never> {
    self.__patternM(__MembersOfRandomAccessCollection.all, 5, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func formIndex(before p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> {
    self.mock.__callPattern(__MembersOfRandomAccessCollection.all, 6, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func index(after p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Index, Swift.Never> {
    self.__patternM(__MembersOfRandomAccessCollection.all, 7, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func formIndex(after p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> {
    self.mock.__callPattern(__MembersOfRandomAccessCollection.all, 8, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: Int) -> UnderstudyCore.CallPattern<(Self.Index, Int), Self.Index, Swift.Never> {
    self.__patternMV(__MembersOfRandomAccessCollection.all, 9, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Self.Index, Int), Self.Index, Swift.Never> {
    self.__patternVM(__MembersOfRandomAccessCollection.all, 9, p0 as Self.Index, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: Int, limitedBy p2: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternMVV(__MembersOfRandomAccessCollection.all, 10, p0, p1, p2 as Self.Index)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: UnderstudyCore.Matcher<Int>, limitedBy p2: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternVMV(__MembersOfRandomAccessCollection.all, 10, p0 as Self.Index, p1, p2 as Self.Index)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: Int, limitedBy p2: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternVVM(__MembersOfRandomAccessCollection.all, 10, p0 as Self.Index, p1, p2)
  }
  @_disfavoredOverload @_transparent nonisolated func distance(from p0: UnderstudyCore.Matcher<Self.Index>, to p1: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), Int, Swift.Never> {
    self.__patternMV(__MembersOfRandomAccessCollection.all, 11, p0, p1 as Self.Index)
  }
  @_disfavoredOverload @_transparent nonisolated func distance(from p0: Self.Index, to p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), Int, Swift.Never> {
    self.__patternVM(__MembersOfRandomAccessCollection.all, 11, p0 as Self.Index, p1)
  }
}
extension RandomAccessCollection where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Self.Index, Int), Self.Index, Swift.Never> {
    self.__patternMM(__MembersOfRandomAccessCollection.all, 9, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: UnderstudyCore.Matcher<Int>, limitedBy p2: Self.Index) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternMMV(__MembersOfRandomAccessCollection.all, 10, p0, p1, p2 as Self.Index)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: Int, limitedBy p2: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternMVM(__MembersOfRandomAccessCollection.all, 10, p0, p1, p2)
  }
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: Self.Index, offsetBy p1: UnderstudyCore.Matcher<Int>, limitedBy p2: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternVMM(__MembersOfRandomAccessCollection.all, 10, p0 as Self.Index, p1, p2)
  }
  @_disfavoredOverload @_transparent nonisolated func distance(from p0: UnderstudyCore.Matcher<Self.Index>, to p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), Int, Swift.Never> {
    self.__patternMM(__MembersOfRandomAccessCollection.all, 11, p0, p1)
  }
}
extension RandomAccessCollection where Self: __ThreeMatchers {
  @_disfavoredOverload @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: UnderstudyCore.Matcher<Int>, limitedBy p2: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> {
    self.__patternMMM(__MembersOfRandomAccessCollection.all, 10, p0, p1, p2)
  }
}
extension RandomAccessCollection where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var indices: UnderstudyCore.CallPattern<(), Self.Indices, Swift.Never> {
    self.__pattern(__MembersOfRandomAccessCollection.all, 0)
  }
  @_disfavoredOverload @_transparent nonisolated var startIndex: UnderstudyCore.CallPattern<(), Self.Index, Swift.Never> {
    self.__pattern(__MembersOfRandomAccessCollection.all, 3)
  }
  @_disfavoredOverload @_transparent nonisolated var endIndex: UnderstudyCore.CallPattern<(), Self.Index, Swift.Never> {
    self.__pattern(__MembersOfRandomAccessCollection.all, 4)
  }
}
@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockRandomAccessCollection', not 'any RandomAccessCollection'")
extension RandomAccessCollection {
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>) -> UnderstudyCore.CallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Element, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func index(before p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Index, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func formIndex(before p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func index(after p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Index, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func formIndex(after p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Self.Index>, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Self.Index, Int), Self.Index, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func index(_ p0: UnderstudyCore.Matcher<Self.Index>, offsetBy p1: UnderstudyCore.Matcher<Int>, limitedBy p2: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Int, Self.Index), Self.Index?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func distance(from p0: UnderstudyCore.Matcher<Self.Index>, to p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Index, Self.Index), Int, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfRangeReplaceableCollection {
  nonisolated static let all = UnderstudyCore.__Members("RangeReplaceableCollection", "init()\nreplaceSubrange<>(_ subrange:with:)\nreserveCapacity(_ n:)\ninit(repeating:count:)\ninit<>(_ elements:)\nappend(_ newElement:)\nappend<>(contentsOf:)\ninsert(_ newElement:at:)\ninsert<>(contentsOf:at:)\nremove(at:)\nremoveSubrange(_ bounds:)\nremoveFirst()\nremoveFirst(_ k:)\nremoveAll(keepingCapacity:)\nremoveAll(where:)\nsubscript(_ position:)\nsubscript(_ bounds:)")
}
extension RangeReplaceableCollection where Self: UnderstudyCore.Mockable {
  @_disfavoredOverload @_transparent nonisolated func initialized() -> UnderstudyCore.CallPattern<(), (), Swift.Never> {
    self.__pattern(__MembersOfRangeReplaceableCollection.all, 0)
  }
  func replaceSubrange<C>(_ p0: Range<Self.Index>, with p1: C) where C : Collection, Self.Element == C.Element {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 1, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func replaceSubrange<C>(_ p0: Range<Self.Index>, with p1: UnderstudyCore.Matcher<C>) -> UnderstudyCore.CallPattern<(Range<Self.Index>, C), (), Swift.Never> where C : Collection, Self.Element == C.Element {
    self.__patternVM(__MembersOfRangeReplaceableCollection.all, 1, p0 as Range<Self.Index>, p1)
  }
  @available(*, unavailable, message: "nothing says what type 'newElements' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func replaceSubrange(_ p0: Range<Self.Index>, with p1: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "nothing says what type 'newElements' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func replaceSubrange(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>, with p1: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  func reserveCapacity(_ p0: Int) {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 2, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func reserveCapacity(_ p0: Int) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> {
    self.__patternV(__MembersOfRangeReplaceableCollection.all, 2, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(repeating p0: Self.Element, count p1: Int) -> UnderstudyCore.CallPattern<(Self.Element, Int), (), Swift.Never> {
    self.__patternVV(__MembersOfRangeReplaceableCollection.all, 3, p0 as Self.Element, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized<S>(_ p0: UnderstudyCore.Matcher<S>) -> UnderstudyCore.CallPattern<S, (), Swift.Never> where S : Sequence, Self.Element == S.Element {
    self.__patternM(__MembersOfRangeReplaceableCollection.all, 4, p0)
  }
  func append(_ p0: Self.Element) {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 5, p0 as Self.Element, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func append(_ p0: Self.Element) -> UnderstudyCore.CallPattern<Self.Element, (), Swift.Never> {
    self.__patternV(__MembersOfRangeReplaceableCollection.all, 5, p0 as Self.Element)
  }
  func append<S>(contentsOf p0: S) where S : Sequence, Self.Element == S.Element {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 6, p0 as S, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func append<S>(contentsOf p0: UnderstudyCore.Matcher<S>) -> UnderstudyCore.CallPattern<S, (), Swift.Never> where S : Sequence, Self.Element == S.Element {
    self.__patternM(__MembersOfRangeReplaceableCollection.all, 6, p0)
  }
  @available(*, unavailable, message: "nothing says what type 'newElements' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func append(contentsOf p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  func insert(_ p0: Self.Element, at p1: Self.Index) {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 7, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func insert(_ p0: Self.Element, at p1: Self.Index) -> UnderstudyCore.CallPattern<(Self.Element, Self.Index), (), Swift.Never> {
    self.__patternVV(__MembersOfRangeReplaceableCollection.all, 7, p0 as Self.Element, p1 as Self.Index)
  }
  func insert<S>(contentsOf p0: S, at p1: Self.Index) where S : Collection, Self.Element == S.Element {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 8, (p0, p1), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func insert<S>(contentsOf p0: UnderstudyCore.Matcher<S>, at p1: Self.Index) -> UnderstudyCore.CallPattern<(S, Self.Index), (), Swift.Never> where S : Collection, Self.Element == S.Element {
    self.__patternMV(__MembersOfRangeReplaceableCollection.all, 8, p0, p1 as Self.Index)
  }
  @available(*, unavailable, message: "nothing says what type 'newElements' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func insert(contentsOf p0: UnderstudyCore.Matcher<Any>, at p1: Self.Index) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "nothing says what type 'newElements' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func insert(contentsOf p0: UnderstudyCore.Matcher<Any>, at p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  @discardableResult func remove(at p0: Self.Index) -> Self.Element {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 9, p0 as Self.Index, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func remove(at p0: Self.Index) -> UnderstudyCore.CallPattern<Self.Index, Self.Element, Swift.Never> {
    self.__patternV(__MembersOfRangeReplaceableCollection.all, 9, p0 as Self.Index)
  }
  func removeSubrange(_ p0: Range<Self.Index>) {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 10, p0 as Range<Self.Index>, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func removeSubrange(_ p0: Range<Self.Index>) -> UnderstudyCore.CallPattern<Range<Self.Index>, (), Swift.Never> {
    self.__patternV(__MembersOfRangeReplaceableCollection.all, 10, p0 as Range<Self.Index>)
  }
  @discardableResult func removeFirst() -> Self.Element {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 11, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func removeFirst() -> UnderstudyCore.CallPattern<(), Self.Element, Swift.Never> {
    self.__pattern(__MembersOfRangeReplaceableCollection.all, 11)
  }
  func removeFirst(_ p0: Int) {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 12, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func removeFirst(_ p0: Int) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> {
    self.__patternV(__MembersOfRangeReplaceableCollection.all, 12, p0)
  }
  func removeAll(keepingCapacity p0: Bool) {
    return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 13, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func removeAll(keepingCapacity p0: Bool) -> UnderstudyCore.CallPattern<Bool, (), Swift.Never> {
    self.__patternV(__MembersOfRangeReplaceableCollection.all, 13, p0)
  }
  func removeAll(where p0: (Self.Element) throws -> Bool) rethrows {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> Swift.Void in
      return try Swift.withoutActuallyEscaping(p0) { (p0: @escaping (Self.Element) throws -> Bool) throws -> Swift.Void in
        let b0 = UnderstudyCore.__NonEscaping(p0, "shouldBeRemoved")
        defer { b0.close() }
        let c0: (Self.Element) throws -> Bool = { (q0: Self.Element) throws -> Bool in
          guard let f = b0.open else { return b0.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.mock.__call(__MembersOfRangeReplaceableCollection.all, 14, c0, (any Swift.Error).self)
      }
    }, rescue: { throw $0 })
  }
  @_disfavoredOverload @_transparent nonisolated func removeAll(where p0: UnderstudyCore.Matcher<(Self.Element) throws -> Bool>) -> UnderstudyCore.CallPattern<(Self.Element) throws -> Bool, (), any Swift.Error> {
    self.__patternM(__MembersOfRangeReplaceableCollection.all, 14, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'shouldBeRemoved'") @_transparent nonisolated func removeAll(where p0: (Self.Element) throws -> Bool) -> UnderstudyCore.CallPattern<(Self.Element) throws -> Bool, (), any Swift.Error> { UnderstudyCore.__unavailable() }
  subscript(_ p0: Self.Index) -> Self.Element {
    get {
      return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 15, p0 as Self.Index, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Self.Index) -> UnderstudyCore.CallPattern<Self.Index, Self.Element, Swift.Never> {
    self.__patternV(__MembersOfRangeReplaceableCollection.all, 15, p0 as Self.Index)
  }
  subscript(_ p0: Range<Self.Index>) -> Self.SubSequence {
    get {
      return self.mock.__call(__MembersOfRangeReplaceableCollection.all, 16, p0 as Range<Self.Index>, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Range<Self.Index>) -> UnderstudyCore.CallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never> {
    self.__patternV(__MembersOfRangeReplaceableCollection.all, 16, p0 as Range<Self.Index>)
  }
}
extension RangeReplaceableCollection where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func replaceSubrange<C>(_ p0: Range<Self.Index>, with p1: C) -> UnderstudyCore.CallPattern<(Range<Self.Index>, C), (), Swift.Never> where C : Collection, Self.Element == C.Element {
    self.__patternVV(__MembersOfRangeReplaceableCollection.all, 1, p0 as Range<Self.Index>, p1 as C)
  }
  @_disfavoredOverload @_transparent nonisolated func replaceSubrange<C>(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>, with p1: UnderstudyCore.Matcher<C>) -> UnderstudyCore.CallPattern<(Range<Self.Index>, C), (), Swift.Never> where C : Collection, Self.Element == C.Element {
    self.__patternMM(__MembersOfRangeReplaceableCollection.all, 1, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func reserveCapacity(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> {
    self.__patternM(__MembersOfRangeReplaceableCollection.all, 2, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(repeating p0: UnderstudyCore.Matcher<Self.Element>, count p1: Int) -> UnderstudyCore.CallPattern<(Self.Element, Int), (), Swift.Never> {
    self.__patternMV(__MembersOfRangeReplaceableCollection.all, 3, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(repeating p0: Self.Element, count p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Self.Element, Int), (), Swift.Never> {
    self.__patternVM(__MembersOfRangeReplaceableCollection.all, 3, p0 as Self.Element, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized<S>(_ p0: S) -> UnderstudyCore.CallPattern<S, (), Swift.Never> where S : Sequence, Self.Element == S.Element {
    self.__patternV(__MembersOfRangeReplaceableCollection.all, 4, p0 as S)
  }
  @_disfavoredOverload @_transparent nonisolated func append(_ p0: UnderstudyCore.Matcher<Self.Element>) -> UnderstudyCore.CallPattern<Self.Element, (), Swift.Never> {
    self.__patternM(__MembersOfRangeReplaceableCollection.all, 5, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func append<S>(contentsOf p0: S) -> UnderstudyCore.CallPattern<S, (), Swift.Never> where S : Sequence, Self.Element == S.Element {
    self.__patternV(__MembersOfRangeReplaceableCollection.all, 6, p0 as S)
  }
  @_disfavoredOverload @_transparent nonisolated func insert(_ p0: UnderstudyCore.Matcher<Self.Element>, at p1: Self.Index) -> UnderstudyCore.CallPattern<(Self.Element, Self.Index), (), Swift.Never> {
    self.__patternMV(__MembersOfRangeReplaceableCollection.all, 7, p0, p1 as Self.Index)
  }
  @_disfavoredOverload @_transparent nonisolated func insert(_ p0: Self.Element, at p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Element, Self.Index), (), Swift.Never> {
    self.__patternVM(__MembersOfRangeReplaceableCollection.all, 7, p0 as Self.Element, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func insert<S>(contentsOf p0: S, at p1: Self.Index) -> UnderstudyCore.CallPattern<(S, Self.Index), (), Swift.Never> where S : Collection, Self.Element == S.Element {
    self.__patternVV(__MembersOfRangeReplaceableCollection.all, 8, p0 as S, p1 as Self.Index)
  }
  @_disfavoredOverload @_transparent nonisolated func insert<S>(contentsOf p0: UnderstudyCore.Matcher<S>, at p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(S, Self.Index), (), Swift.Never> where S : Collection, Self.Element == S.Element {
    self.__patternMM(__MembersOfRangeReplaceableCollection.all, 8, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func remove(at p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Element, Swift.Never> {
    self.__patternM(__MembersOfRangeReplaceableCollection.all, 9, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func removeSubrange(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>) -> UnderstudyCore.CallPattern<Range<Self.Index>, (), Swift.Never> {
    self.__patternM(__MembersOfRangeReplaceableCollection.all, 10, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func removeFirst(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> {
    self.__patternM(__MembersOfRangeReplaceableCollection.all, 12, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func removeAll(keepingCapacity p0: UnderstudyCore.Matcher<Bool>) -> UnderstudyCore.CallPattern<Bool, (), Swift.Never> {
    self.__patternM(__MembersOfRangeReplaceableCollection.all, 13, p0)
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Element, Swift.Never> {
    self.__patternM(__MembersOfRangeReplaceableCollection.all, 15, p0)
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>) -> UnderstudyCore.CallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never> {
    self.__patternM(__MembersOfRangeReplaceableCollection.all, 16, p0)
  }
}
extension RangeReplaceableCollection where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func replaceSubrange<C>(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>, with p1: C) -> UnderstudyCore.CallPattern<(Range<Self.Index>, C), (), Swift.Never> where C : Collection, Self.Element == C.Element {
    self.__patternMV(__MembersOfRangeReplaceableCollection.all, 1, p0, p1 as C)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(repeating p0: UnderstudyCore.Matcher<Self.Element>, count p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Self.Element, Int), (), Swift.Never> {
    self.__patternMM(__MembersOfRangeReplaceableCollection.all, 3, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func insert(_ p0: UnderstudyCore.Matcher<Self.Element>, at p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Element, Self.Index), (), Swift.Never> {
    self.__patternMM(__MembersOfRangeReplaceableCollection.all, 7, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func insert<S>(contentsOf p0: S, at p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(S, Self.Index), (), Swift.Never> where S : Collection, Self.Element == S.Element {
    self.__patternVM(__MembersOfRangeReplaceableCollection.all, 8, p0 as S, p1)
  }
}
@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockRangeReplaceableCollection', not 'any RangeReplaceableCollection'")
extension RangeReplaceableCollection {
  @_transparent nonisolated func replaceSubrange<C>(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>, with p1: UnderstudyCore.Matcher<C>) -> UnderstudyCore.CallPattern<(Range<Self.Index>, C), (), Swift.Never> where C : Collection, Self.Element == C.Element { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func reserveCapacity(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func append(_ p0: UnderstudyCore.Matcher<Self.Element>) -> UnderstudyCore.CallPattern<Self.Element, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func append<S>(contentsOf p0: UnderstudyCore.Matcher<S>) -> UnderstudyCore.CallPattern<S, (), Swift.Never> where S : Sequence, Self.Element == S.Element { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func insert(_ p0: UnderstudyCore.Matcher<Self.Element>, at p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(Self.Element, Self.Index), (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func insert<S>(contentsOf p0: UnderstudyCore.Matcher<S>, at p1: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<(S, Self.Index), (), Swift.Never> where S : Collection, Self.Element == S.Element { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func remove(at p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Element, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func removeSubrange(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>) -> UnderstudyCore.CallPattern<Range<Self.Index>, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func removeFirst(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func removeAll(keepingCapacity p0: UnderstudyCore.Matcher<Bool>) -> UnderstudyCore.CallPattern<Bool, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func removeAll(where p0: UnderstudyCore.Matcher<(Self.Element) throws -> Bool>) -> UnderstudyCore.CallPattern<(Self.Element) throws -> Bool, (), any Swift.Error> { UnderstudyCore.__unavailable() }
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Self.Index>) -> UnderstudyCore.CallPattern<Self.Index, Self.Element, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Range<Self.Index>>) -> UnderstudyCore.CallPattern<Range<Self.Index>, Self.SubSequence, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfRank {
  nonisolated static let all = UnderstudyCore.__Members("Rank", "height")
}
nonisolated final class MockRank: Rank, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockRank", name, strictness, fileID, filePath, line, column)
  }
  typealias __Real = any Rank
  nonisolated static func == (left: MockRank, right: MockRank) -> Swift.Bool { left === right }
  nonisolated static func < (left: MockRank, right: MockRank) -> Swift.Bool {
    Swift.ObjectIdentifier(left) < Swift.ObjectIdentifier(right)
  }
}

extension Rank where Self: UnderstudyCore.Mockable {
  var height: Int {
    get {
      return self.__call(__MembersOfRank.all, 0, (), real: (any Rank).self) { (real: any Rank) -> Int in
        real.height
      }
    }
  }
}

extension Rank where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var height: UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfRank.all, 0)
  }
}

enum __MembersOfReceipt {
  nonisolated static let all = UnderstudyCore.__Members("Receipt", "init(from:)\ntotal")
}
nonisolated final class MockReceipt: Receipt, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockReceipt", name, strictness, fileID, filePath, line, column)
  }
  typealias __Real = any Receipt
  nonisolated func encode(to encoder: any Swift.Encoder) throws {}
  nonisolated init(from decoder: any Swift.Decoder) throws {
    self.mock = UnderstudyCore.Mock(__of: "MockReceipt", nil, .nice, #fileID, #filePath, #line, #column)
  }
}

extension Receipt where Self: UnderstudyCore.Mockable {
#if canImport(Foundation)
#endif
  var total: Int {
    get {
      return self.__call(__MembersOfReceipt.all, 1, (), real: (any Receipt).self) { (real: any Receipt) -> Int in
        real.total
      }
    }
  }
}

extension Receipt where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var total: UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfReceipt.all, 1)
  }
}

enum __MembersOfRegistry {
  nonisolated static let all = UnderstudyCore.__Members("Registry", "resolve<returning>()\nfind<returning>(_ name:)\nall<returning>()\npair<returning>()\nconvert<>(_ value:)\nstatic shared<returning>()\nsubscript<returning>(key:)\nsubscript<returning>(key:)=")
}
nonisolated final class MockRegistry: UnderstudyCore.__MockObject, Registry, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any Registry
}

extension Registry where Self: UnderstudyCore.Mockable {
  func resolve<Value>() -> Value {
    return self.__call(__MembersOfRegistry.all, 0, (), real: (any Registry).self) { (real: any Registry) -> Value in
      real.resolve()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func resolve<Value>(returning _: Value.Type) -> UnderstudyCore.CallPattern<(), Value, Swift.Never> {
    self.__pattern(__MembersOfRegistry.all, 0)
  }
  @available(*, deprecated, message: "no argument says what 'resolve' returns: add 'returning: Value.self'") @_transparent nonisolated func resolve<Value>() -> UnderstudyCore.CallPattern<(), Value, Swift.Never> {
    self.__pattern(__MembersOfRegistry.all, 0)
  }
  @available(*, unavailable, message: "no argument says what 'resolve' returns: add 'returning: Value.self'") @_transparent nonisolated func resolve() -> UnderstudyCore.CallPattern<(), Swift.Never, Swift.Never> { UnderstudyCore.__unavailable() }
  func find<Value>(_ p0: String) -> Value? {
    return self.__call(__MembersOfRegistry.all, 1, p0, real: (any Registry).self) { (real: any Registry) -> Value? in
      real.find(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func find<Value>(_ p0: String, returning _: Value.Type) -> UnderstudyCore.CallPattern<String, Value?, Swift.Never> {
    self.__patternV(__MembersOfRegistry.all, 1, p0)
  }
  @available(*, deprecated, message: "no argument says what 'find' returns: add 'returning: Value.self'") @_transparent nonisolated func find<Value>(_ p0: String) -> UnderstudyCore.CallPattern<String, Value?, Swift.Never> {
    self.__patternV(__MembersOfRegistry.all, 1, p0)
  }
  @available(*, unavailable, message: "no argument says what 'find' returns: add 'returning: Value.self'") @_transparent nonisolated func find(_ p0: String) -> UnderstudyCore.CallPattern<String, Swift.Never, Swift.Never> { UnderstudyCore.__unavailable() }
  func all<Value: Comparable>() async throws -> [Value] {
    return try await self.__callAsync(__MembersOfRegistry.all, 2, (), (any Swift.Error).self, real: (any Registry).self) { (real: any Registry) async throws -> [Value] in
      try await real.all()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func all<Value: Comparable>(returning _: Value.Type) -> UnderstudyCore.AsyncCallPattern<(), [Value], any Swift.Error> {
    self.__asyncPattern(__MembersOfRegistry.all, 2)
  }
  @available(*, deprecated, message: "no argument says what 'all' returns: add 'returning: Value.self'") @_transparent nonisolated func all<Value: Comparable>() -> UnderstudyCore.AsyncCallPattern<(), [Value], any Swift.Error> {
    self.__asyncPattern(__MembersOfRegistry.all, 2)
  }
  @available(*, unavailable, message: "no argument says what 'all' returns: add 'returning: Value.self'") @_transparent nonisolated func all() -> UnderstudyCore.AsyncCallPattern<(), Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  func pair<First, Second>() -> (First, Second) {
    return self.__call(__MembersOfRegistry.all, 3, (), real: (any Registry).self) { (real: any Registry) -> (First, Second) in
      real.pair()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func pair<First, Second>(returning _: First.Type, _: Second.Type) -> UnderstudyCore.CallPattern<(), (First, Second), Swift.Never> {
    self.__pattern(__MembersOfRegistry.all, 3)
  }
  @available(*, deprecated, message: "no argument says what 'pair' returns: add 'returning: First.self, Second.self'") @_transparent nonisolated func pair<First, Second>() -> UnderstudyCore.CallPattern<(), (First, Second), Swift.Never> {
    self.__pattern(__MembersOfRegistry.all, 3)
  }
  @available(*, unavailable, message: "no argument says what 'pair' returns: add 'returning: First.self, Second.self'") @_transparent nonisolated func pair() -> UnderstudyCore.CallPattern<(), Swift.Never, Swift.Never> { UnderstudyCore.__unavailable() }
  func convert<Value>(_ p0: Value) -> Value {
    return self.__call(__MembersOfRegistry.all, 4, p0 as Value, real: (any Registry).self) { (real: any Registry) -> Value in
      real.convert(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func convert<Value>(_ p0: UnderstudyCore.Matcher<Value>) -> UnderstudyCore.CallPattern<Value, Value, Swift.Never> {
    self.__patternM(__MembersOfRegistry.all, 4, p0)
  }
  @available(*, unavailable, message: "nothing says what type 'value' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func convert(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  static func shared<Value>() -> Value {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfRegistry.all, 5, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func shared<Value>(returning _: Value.Type) -> UnderstudyCore.CallPattern<(), Value, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfRegistry.all, 5)
  }
  @available(*, deprecated, message: "no argument says what 'shared' returns: add 'returning: Value.self'") @_transparent nonisolated static func shared<Value>() -> UnderstudyCore.CallPattern<(), Value, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfRegistry.all, 5)
  }
  @available(*, unavailable, message: "no argument says what 'shared' returns: add 'returning: Value.self'") @_transparent nonisolated static func shared() -> UnderstudyCore.CallPattern<(), Swift.Never, Swift.Never> { UnderstudyCore.__unavailable() }
  subscript<Value>(key p0: String) -> Value {
    get {
      return self.__call(__MembersOfRegistry.all, 6, p0, real: (any Registry).self) { (real: any Registry) -> Value in
        real[key: p0]
      }
    }
    nonmutating set {
      return self.__call(__MembersOfRegistry.all, 7, (p0, newValue), changing: (any Registry).self) { (real: inout any Registry) -> Swift.Void in
        real[key: p0] = newValue
      }
    }
  }
  @_disfavoredOverload nonisolated subscript<Value>(key p0: String, returning _: Value.Type) -> UnderstudyCore.SettableCallPattern<String, Value, Swift.Never, (String, Value)> {
    self.mock.__settablePattern(__MembersOfRegistry.all, 6, 7, .value(p0))
  }
  @available(*, deprecated, message: "no argument says what 'subscript' returns: add 'returning: Value.self'") nonisolated subscript<Value>(key p0: String) -> UnderstudyCore.SettableCallPattern<String, Value, Swift.Never, (String, Value)> {
    self.mock.__settablePattern(__MembersOfRegistry.all, 6, 7, .value(p0))
  }
  @available(*, unavailable, message: "no argument says what 'subscript' returns: add 'returning: Value.self'") nonisolated subscript(key p0: String) -> UnderstudyCore.SettableCallPattern<String, Swift.Never, Swift.Never, (String, Swift.Never)> { UnderstudyCore.__unavailable() }
}

extension Registry where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func find<Value>(_ p0: UnderstudyCore.Matcher<String>, returning _: Value.Type) -> UnderstudyCore.CallPattern<String, Value?, Swift.Never> {
    self.__patternM(__MembersOfRegistry.all, 1, p0)
  }
  @available(*, deprecated, message: "no argument says what 'find' returns: add 'returning: Value.self'") @_transparent nonisolated func find<Value>(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Value?, Swift.Never> {
    self.__patternM(__MembersOfRegistry.all, 1, p0)
  }
  @available(*, unavailable, message: "no argument says what 'find' returns: add 'returning: Value.self'") @_transparent nonisolated func find(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Swift.Never, Swift.Never> { UnderstudyCore.__unavailable() }
  @_disfavoredOverload @_transparent nonisolated func convert<Value>(_ p0: Value) -> UnderstudyCore.CallPattern<Value, Value, Swift.Never> {
    self.__patternV(__MembersOfRegistry.all, 4, p0 as Value)
  }
  @_disfavoredOverload nonisolated subscript<Value>(key p0: UnderstudyCore.Matcher<String>, returning _: Value.Type) -> UnderstudyCore.SettableCallPattern<String, Value, Swift.Never, (String, Value)> {
    self.mock.__settablePattern(__MembersOfRegistry.all, 6, 7, .matcher(p0))
  }
  @available(*, deprecated, message: "no argument says what 'subscript' returns: add 'returning: Value.self'") nonisolated subscript<Value>(key p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.SettableCallPattern<String, Value, Swift.Never, (String, Value)> {
    self.mock.__settablePattern(__MembersOfRegistry.all, 6, 7, .matcher(p0))
  }
  @available(*, unavailable, message: "no argument says what 'subscript' returns: add 'returning: Value.self'") nonisolated subscript(key p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.SettableCallPattern<String, Swift.Never, Swift.Never, (String, Swift.Never)> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockRegistry', not 'any Registry'")
extension Registry {
  @_transparent nonisolated func find<Value>(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Value?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func convert<Value>(_ p0: UnderstudyCore.Matcher<Value>) -> UnderstudyCore.CallPattern<Value, Value, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript<Value>(key p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.SettableCallPattern<String, Value, Swift.Never, (String, Value)> { UnderstudyCore.__unavailable() }
}

enum __MembersOfRoom {
  nonisolated static let all = UnderstudyCore.__Members("Room", "size()\nstatic initialized(unsafeFromRawPointer:)\nstatic initialized(noPointer:)")
}
final class MockRoom: Room, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockRoom")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    if !UnderstudyCore.__haveDefaults((UnsafeMutableRawPointer).self), UnderstudyCore.__haveDefaults((NoPointer).self) {
      super.init(noPointer: UnderstudyCore.__argument((NoPointer).self, "Room.init(noPointer:)", fileID, filePath, line, column))
    } else {
      super.init(unsafeFromRawPointer: UnderstudyCore.__argument((UnsafeMutableRawPointer).self, "Room.init(unsafeFromRawPointer:)", fileID, filePath, line, column))
    }
    UnderstudyCore.Mock.__begin(self, "MockRoom", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  required init(unsafeFromRawPointer p0: UnsafeMutableRawPointer) {
    super.init(unsafeFromRawPointer: p0)
    UnderstudyCore.Mock.__begin(self, "MockRoom", nil, .nice, #fileID, #filePath, #line, #column)
    if let __type = UnderstudyCore.Mock.__initializers(of: MockRoom.self) {
      let _: Swift.Void = __type.__call(__MembersOfRoom.all, 1, p0 as UnsafeMutableRawPointer, Swift.Never.self)
    }
  }
  @_disfavoredOverload convenience init(unsafeFromRawPointer p0: UnsafeMutableRawPointer,
    _ name: Swift.String?, _ strictness: UnderstudyCore.Strictness = .nice, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(unsafeFromRawPointer: p0)
    UnderstudyCore.Mock.__begin(self, "MockRoom", name, strictness, fileID, filePath, line, column)
  }
  @_disfavoredOverload convenience init(unsafeFromRawPointer p0: UnsafeMutableRawPointer,
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(unsafeFromRawPointer: p0)
    UnderstudyCore.Mock.__begin(self, "MockRoom", nil, strictness, fileID, filePath, line, column)
  }
  override init(noPointer p0: NoPointer) {
    super.init(noPointer: p0)
    UnderstudyCore.Mock.__begin(self, "MockRoom", nil, .nice, #fileID, #filePath, #line, #column)
    if let __type = UnderstudyCore.Mock.__initializers(of: MockRoom.self) {
      let _: Swift.Void = __type.__call(__MembersOfRoom.all, 2, p0 as NoPointer, Swift.Never.self)
    }
  }
  @_disfavoredOverload convenience init(noPointer p0: NoPointer,
    _ name: Swift.String?, _ strictness: UnderstudyCore.Strictness = .nice, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(noPointer: p0)
    UnderstudyCore.Mock.__begin(self, "MockRoom", name, strictness, fileID, filePath, line, column)
  }
  @_disfavoredOverload convenience init(noPointer p0: NoPointer,
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(noPointer: p0)
    UnderstudyCore.Mock.__begin(self, "MockRoom", nil, strictness, fileID, filePath, line, column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'Room', or partialMock(of: object, as: MockRoom.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override func size() -> Int {
    return self.mock.__call(__MembersOfRoom.all, 0, (), Swift.Never.self) { () -> Int in
      super.size()
    }
  }
  @_disfavoredOverload nonisolated func size() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfRoom.all, 0)
  }
  @_disfavoredOverload nonisolated static func initialized(unsafeFromRawPointer p0: UnsafeMutableRawPointer) -> UnderstudyCore.CallPattern<UnsafeMutableRawPointer, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockRoom.self).__callPattern(__MembersOfRoom.all, 1, .value(p0 as UnsafeMutableRawPointer))
  }
  @_disfavoredOverload nonisolated static func initialized(unsafeFromRawPointer p0: UnderstudyCore.Matcher<UnsafeMutableRawPointer>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<UnsafeMutableRawPointer, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockRoom.self).__callPattern(__MembersOfRoom.all, 1, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static func initialized(noPointer p0: NoPointer) -> UnderstudyCore.CallPattern<NoPointer, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockRoom.self).__callPattern(__MembersOfRoom.all, 2, .value(p0 as NoPointer))
  }
  @_disfavoredOverload nonisolated static func initialized(noPointer p0: UnderstudyCore.Matcher<NoPointer>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<NoPointer, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockRoom.self).__callPattern(__MembersOfRoom.all, 2, .matcher(p0))
  }
}

enum __MembersOfRushTicketed {
  nonisolated static let all = UnderstudyCore.__Members("RushTicketed", "price\ninit(_ description:)")
}
nonisolated final class MockRushTicketed: RushTicketed, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockRushTicketed", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  typealias __Real = any RushTicketed
  nonisolated var description: Swift.String {
    get {
      guard self.mock.__isSetUp(__MembersOfTicketed.all, 1) else { return self.mock.__name }
      return self.__call(__MembersOfTicketed.all, 1, (), real: (any Ticketed).self) { (real: any Ticketed) -> Swift.String in
        real.description
      }
    }
  }
  @_disfavoredOverload init?(_ p0: Swift.String) {
    self.mock = UnderstudyCore.Mock(__of: "MockRushTicketed", nil, .nice, #fileID, #filePath, #line, #column)
    let _: Swift.Void = self.mock.__call(__MembersOfRushTicketed.all, 1, p0 as Swift.String, Swift.Never.self)
  }
}

extension RushTicketed where Self: UnderstudyCore.Mockable {
  var price: Int {
    get {
      return self.__call(__MembersOfRushTicketed.all, 0, (), real: (any RushTicketed).self) { (real: any RushTicketed) -> Int in
        real.price
      }
    }
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(_ p0: Swift.String) -> UnderstudyCore.CallPattern<Swift.String, (), Swift.Never> {
    self.__patternV(__MembersOfRushTicketed.all, 1, p0 as Swift.String)
  }
}

extension RushTicketed where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func initialized(_ p0: UnderstudyCore.Matcher<Swift.String>) -> UnderstudyCore.CallPattern<Swift.String, (), Swift.Never> {
    self.__patternM(__MembersOfRushTicketed.all, 1, p0)
  }
}

extension RushTicketed where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var price: UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfRushTicketed.all, 0)
  }
}

enum __MembersOfScale {
  nonisolated static let all = UnderstudyCore.__Members("Scale", "weigh(_ parcel:)\nweigh(all:)")
}
nonisolated final class MockScale: Scale, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockScale", name, strictness, fileID, filePath, line, column)
    self.mock.__default(__MembersOfScale.all, 1) { __DefaultOfMockScale_1(__of: $0) }
  }
  typealias __Real = any Scale
}
fileprivate final class __DefaultOfMockScale_1: Scale, UnderstudyCore.__Patterned {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(__of mock: UnderstudyCore.Mock) { self.mock = mock }
  func weigh(_ p0: Int) -> Int {
    return self.__call(__MembersOfScale.all, 0, p0, real: (any Scale).self) { (real: any Scale) -> Int in
      real.weigh(p0)
    }
  }
}

extension Scale where Self: UnderstudyCore.Mockable {
  func weigh(_ p0: Int) -> Int {
    return self.__call(__MembersOfScale.all, 0, p0, real: (any Scale).self) { (real: any Scale) -> Int in
      real.weigh(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func weigh(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfScale.all, 0, p0)
  }
  func weigh(all p0: [Int]) -> Int {
    return self.__call(__MembersOfScale.all, 1, p0, real: (any Scale).self) { (real: any Scale) -> Int in
      real.weigh(all: p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func weigh(all p0: [Int]) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> {
    self.__patternV(__MembersOfScale.all, 1, p0)
  }
}

extension Scale where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func weigh(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfScale.all, 0, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func weigh(all p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> {
    self.__patternM(__MembersOfScale.all, 1, p0)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockScale', not 'any Scale'")
extension Scale {
  @_transparent nonisolated func weigh(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func weigh(all p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfSequence {
  nonisolated static let all = UnderstudyCore.__Members("Sequence", "makeIterator()\nunderestimatedCount\nwithContiguousStorageIfAvailable<>(_ body:)")
}
extension Sequence where Self: UnderstudyCore.Mockable {
  func makeIterator() -> Self.Iterator {
    return self.mock.__call(__MembersOfSequence.all, 0, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func makeIterator() -> UnderstudyCore.CallPattern<(), Self.Iterator, Swift.Never> {
    self.__pattern(__MembersOfSequence.all, 0)
  }
  var underestimatedCount: Int {
    get {
      return self.mock.__call(__MembersOfSequence.all, 1, (), Swift.Never.self)
    }
  }
  func withContiguousStorageIfAvailable<R>(_ p0: (_ buffer: UnsafeBufferPointer<Self.Element>) throws -> R) rethrows -> R? {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> R? in
      return try Swift.withoutActuallyEscaping(p0) { (p0: @escaping (_ buffer: UnsafeBufferPointer<Self.Element>) throws -> R) throws -> R? in
        let b0 = UnderstudyCore.__NonEscaping(p0, "body")
        defer { b0.close() }
        let c0: (_ buffer: UnsafeBufferPointer<Self.Element>) throws -> R = { (q0: UnsafeBufferPointer<Self.Element>) throws -> R in
          guard let f = b0.open else { return b0.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.mock.__call(__MembersOfSequence.all, 2, c0, (any Swift.Error).self)
      }
    }, rescue: { throw $0 })
  }
  @_disfavoredOverload @_transparent nonisolated func withContiguousStorageIfAvailable<R>(_ p0: UnderstudyCore.Matcher<(_ buffer: UnsafeBufferPointer<Self.Element>) throws -> R>) -> UnderstudyCore.CallPattern<(_ buffer: UnsafeBufferPointer<Self.Element>) throws -> R, R?, any Swift.Error> {
    self.__patternM(__MembersOfSequence.all, 2, p0)
  }
  @available(*, unavailable, message: "nothing says what type 'body' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func withContiguousStorageIfAvailable(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func withContiguousStorageIfAvailable<R>(_ p0: (_ buffer: UnsafeBufferPointer<Self.Element>) throws -> R) -> UnderstudyCore.CallPattern<(_ buffer: UnsafeBufferPointer<Self.Element>) throws -> R, R?, any Swift.Error> { UnderstudyCore.__unavailable() }
}
extension Sequence where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var underestimatedCount: UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfSequence.all, 1)
  }
}
@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockSequence', not 'any Sequence'")
extension Sequence {
  @_transparent nonisolated func withContiguousStorageIfAvailable<R>(_ p0: UnderstudyCore.Matcher<(_ buffer: UnsafeBufferPointer<Self.Element>) throws -> R>) -> UnderstudyCore.CallPattern<(_ buffer: UnsafeBufferPointer<Self.Element>) throws -> R, R?, any Swift.Error> { UnderstudyCore.__unavailable() }
}

enum __MembersOfSerialExecutor {
  nonisolated static let all = UnderstudyCore.__Members("SerialExecutor", "enqueue(_ job:)\nenqueue(_ job:)\nasUnownedSerialExecutor()\nisSameExclusiveExecutionContext(other:)\ncheckIsolated()\nisIsolatingCurrentContext()")
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
extension SerialExecutor where Self: UnderstudyCore.Mockable {
  @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *) @available(*, deprecated, message: "Implement 'enqueue(_: consuming ExecutorJob)' instead") func enqueue(_ p0: UnownedJob) {
    return self.__call(__MembersOfSerialExecutor.all, 0, p0 as UnownedJob, real: (any SerialExecutor).self) { (real: any SerialExecutor) -> Swift.Void in
      real.enqueue(p0)
    }
  }
  @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *) @available(*, deprecated, message: "Implement 'enqueue(_: consuming ExecutorJob)' instead") @_disfavoredOverload @_transparent nonisolated func enqueue(_ p0: UnownedJob) -> UnderstudyCore.CallPattern<UnownedJob, (), Swift.Never> {
    self.__patternV(__MembersOfSerialExecutor.all, 0, p0 as UnownedJob)
  }
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) func enqueue(_ p0: consuming ExecutorJob) {
    let u0 = self.mock.__borrow(__MembersOfSerialExecutor.all, 1, 0, p0)
    return self.mock.__call(__MembersOfSerialExecutor.all, 1, u0, Swift.Never.self)
  }
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) @_disfavoredOverload @_transparent nonisolated func enqueue(_ p0: UnderstudyCore.Matcher<UnderstudyCore.Unrecordable<ExecutorJob>>) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<ExecutorJob>, (), Swift.Never> {
    self.__patternM(__MembersOfSerialExecutor.all, 1, p0)
  }
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) @available(*, unavailable, message: "'job' is not recorded, because it is noncopyable or nonescapable: write .any, or .where { ... } in stub, expect and reject") @_transparent nonisolated func enqueue(_ p0: consuming ExecutorJob) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<ExecutorJob>, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    return self.__call(__MembersOfSerialExecutor.all, 2, (), real: (any SerialExecutor).self) { (real: any SerialExecutor) -> UnownedSerialExecutor in
      real.asUnownedSerialExecutor()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func asUnownedSerialExecutor() -> UnderstudyCore.CallPattern<(), UnownedSerialExecutor, Swift.Never> {
    self.__pattern(__MembersOfSerialExecutor.all, 2)
  }
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) func isSameExclusiveExecutionContext(other p0: Self) -> Bool {
    return self.mock.__call(__MembersOfSerialExecutor.all, 3, p0, Swift.Never.self)
  }
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) @_disfavoredOverload @_transparent nonisolated func isSameExclusiveExecutionContext(other p0: Self) -> UnderstudyCore.CallPattern<Self, Bool, Swift.Never> {
    self.__patternV(__MembersOfSerialExecutor.all, 3, p0)
  }
  @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) func checkIsolated() {
    return self.__call(__MembersOfSerialExecutor.all, 4, (), real: (any SerialExecutor).self) { (real: any SerialExecutor) -> Swift.Void in
      real.checkIsolated()
    }
  }
  @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) @_disfavoredOverload @_transparent nonisolated func checkIsolated() -> UnderstudyCore.CallPattern<(), (), Swift.Never> {
    self.__pattern(__MembersOfSerialExecutor.all, 4)
  }
  @available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, *) func isIsolatingCurrentContext() -> Bool? {
    return self.__call(__MembersOfSerialExecutor.all, 5, (), real: (any SerialExecutor).self) { (real: any SerialExecutor) -> Bool? in
      real.isIsolatingCurrentContext()
    }
  }
  @available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, *) @_disfavoredOverload @_transparent nonisolated func isIsolatingCurrentContext() -> UnderstudyCore.CallPattern<(), Bool?, Swift.Never> {
    self.__pattern(__MembersOfSerialExecutor.all, 5)
  }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
extension SerialExecutor where Self: __OneMatcher {
  @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *) @available(*, deprecated, message: "Implement 'enqueue(_: consuming ExecutorJob)' instead") @_disfavoredOverload @_transparent nonisolated func enqueue(_ p0: UnderstudyCore.Matcher<UnownedJob>) -> UnderstudyCore.CallPattern<UnownedJob, (), Swift.Never> {
    self.__patternM(__MembersOfSerialExecutor.all, 0, p0)
  }
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) @_disfavoredOverload @_transparent nonisolated func isSameExclusiveExecutionContext(other p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Bool, Swift.Never> {
    self.__patternM(__MembersOfSerialExecutor.all, 3, p0)
  }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockSerialExecutor', not 'any SerialExecutor'")
extension SerialExecutor {
  @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *) @available(*, deprecated, message: "Implement 'enqueue(_: consuming ExecutorJob)' instead") @_transparent nonisolated func enqueue(_ p0: UnderstudyCore.Matcher<UnownedJob>) -> UnderstudyCore.CallPattern<UnownedJob, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) @_transparent nonisolated func enqueue(_ p0: UnderstudyCore.Matcher<UnderstudyCore.Unrecordable<ExecutorJob>>) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<ExecutorJob>, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) @_transparent nonisolated func isSameExclusiveExecutionContext(other p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Bool, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfShowcase {
  nonisolated static let all = UnderstudyCore.__Members("Showcase", "look(at:)")
}
nonisolated final class MockShowcase<Item: ~Copyable>: Showcase, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockShowcase", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  @available(*, unavailable, message: "MockShowcase cannot be a spy: Swift has no type for an object with unknown associated types; declare 'Item' in 'protocol Showcase<Item>', or forward calls one by one: .answers { real.method($0) }")
  nonisolated init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
}

extension Showcase where Self: UnderstudyCore.Mockable {
  func look(at p0: borrowing Item) -> Int {
    let u0 = self.mock.__borrow(__MembersOfShowcase.all, 0, 0, p0)
    return self.mock.__call(__MembersOfShowcase.all, 0, u0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func look(at p0: UnderstudyCore.Matcher<UnderstudyCore.Unrecordable<Item>>) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<Item>, Int, Swift.Never> {
    self.__patternM(__MembersOfShowcase.all, 0, p0)
  }
  @available(*, unavailable, message: "'item' is not recorded, because it is noncopyable or nonescapable: write .any, or .where { ... } in stub, expect and reject") @_transparent nonisolated func look(at p0: borrowing Item) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<Item>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockShowcase', not 'any Showcase'")
extension Showcase {
  @_transparent nonisolated func look(at p0: UnderstudyCore.Matcher<UnderstudyCore.Unrecordable<Item>>) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<Item>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfSignpost {
  nonisolated static let all = UnderstudyCore.__Members("Signpost", "way out\nway out=\nturn left(_ corner:`2nd try`:)\nwalk(`how far`:`default`:`inout`:)\nsubscript(`key of`:)\nsubscript(`key of`:)=\nstatic make one(`of kind`:)\ntell(_ body:)")
}
nonisolated final class MockSignpost: UnderstudyCore.__MockObject, Signpost, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any Signpost
}

extension Signpost where Self: UnderstudyCore.Mockable {
  var `way out`: Int {
    get {
      return self.__call(__MembersOfSignpost.all, 0, (), real: (any Signpost).self) { (real: any Signpost) -> Int in
        real.`way out`
      }
    }
    nonmutating set {
      return self.__call(__MembersOfSignpost.all, 1, newValue, changing: (any Signpost).self) { (real: inout any Signpost) -> Swift.Void in
        real.`way out` = newValue
      }
    }
  }
  func `turn left`(_ p0: Int, `2nd try` p1: Int) -> Int {
    return self.__call(__MembersOfSignpost.all, 2, (p0, p1), real: (any Signpost).self) { (real: any Signpost) -> Int in
      real.`turn left`(p0, `2nd try`: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func `turn left`(_ p0: Int, `2nd try` p1: Int) -> UnderstudyCore.CallPattern<(Int, Int), Int, Swift.Never> {
    self.__patternVV(__MembersOfSignpost.all, 2, p0, p1)
  }
  func walk(`how far` p0: Int, `default` p1: Int, `inout` p2: Int) throws -> Int {
    return try self.__call(__MembersOfSignpost.all, 3, (p0, p1, p2), (any Swift.Error).self, real: (any Signpost).self) { (real: any Signpost) throws -> Int in
      try real.walk(`how far`: p0, default: p1, `inout`: p2)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func walk(`how far` p0: Int, `default` p1: Int, `inout` p2: Int) -> UnderstudyCore.CallPattern<(Int, Int, Int), Int, any Swift.Error> {
    self.__patternVVV(__MembersOfSignpost.all, 3, p0, p1, p2)
  }
  subscript(`key of` p0: Int) -> String {
    get {
      return self.__call(__MembersOfSignpost.all, 4, p0, real: (any Signpost).self) { (real: any Signpost) -> String in
        real[`key of`: p0]
      }
    }
    nonmutating set {
      return self.__call(__MembersOfSignpost.all, 5, (p0, newValue), changing: (any Signpost).self) { (real: inout any Signpost) -> Swift.Void in
        real[`key of`: p0] = newValue
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(`key of` p0: Int) -> UnderstudyCore.SettableCallPattern<Int, String, Swift.Never, (Int, String)> {
    self.mock.__settablePattern(__MembersOfSignpost.all, 4, 5, .value(p0))
  }
  static func `make one`(`of kind` p0: Int) -> Int {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfSignpost.all, 6, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func `make one`(`of kind` p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfSignpost.all, 6, .value(p0))
  }
  func tell(_ p0: (_ `a word`: Int) -> Void) {
    return Swift.withoutActuallyEscaping(p0) { (p0: @escaping (_ `a word`: Int) -> Void) -> Swift.Void in
      let b0 = UnderstudyCore.__NonEscaping(p0, "body")
      defer { b0.close() }
      let c0: (_ `a word`: Int) -> Void = { (q0: Int) -> Void in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return self.__call(__MembersOfSignpost.all, 7, c0, real: (any Signpost).self) { (real: any Signpost) -> Swift.Void in
        real.tell(UnderstudyCore.__passed(p0))
      }
    }
  }
  @_disfavoredOverload @_transparent nonisolated func tell(_ p0: UnderstudyCore.Matcher<(_ `a word`: Int) -> Void>) -> UnderstudyCore.CallPattern<(_ `a word`: Int) -> Void, (), Swift.Never> {
    self.__patternM(__MembersOfSignpost.all, 7, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func tell(_ p0: (_ `a word`: Int) -> Void) -> UnderstudyCore.CallPattern<(_ `a word`: Int) -> Void, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

extension Signpost where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func `turn left`(_ p0: UnderstudyCore.Matcher<Int>, `2nd try` p1: Int) -> UnderstudyCore.CallPattern<(Int, Int), Int, Swift.Never> {
    self.__patternMV(__MembersOfSignpost.all, 2, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func `turn left`(_ p0: Int, `2nd try` p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Int, Int), Int, Swift.Never> {
    self.__patternVM(__MembersOfSignpost.all, 2, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func walk(`how far` p0: UnderstudyCore.Matcher<Int>, `default` p1: Int, `inout` p2: Int) -> UnderstudyCore.CallPattern<(Int, Int, Int), Int, any Swift.Error> {
    self.__patternMVV(__MembersOfSignpost.all, 3, p0, p1, p2)
  }
  @_disfavoredOverload @_transparent nonisolated func walk(`how far` p0: Int, `default` p1: UnderstudyCore.Matcher<Int>, `inout` p2: Int) -> UnderstudyCore.CallPattern<(Int, Int, Int), Int, any Swift.Error> {
    self.__patternVMV(__MembersOfSignpost.all, 3, p0, p1, p2)
  }
  @_disfavoredOverload @_transparent nonisolated func walk(`how far` p0: Int, `default` p1: Int, `inout` p2: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Int, Int, Int), Int, any Swift.Error> {
    self.__patternVVM(__MembersOfSignpost.all, 3, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated subscript(`key of` p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.SettableCallPattern<Int, String, Swift.Never, (Int, String)> {
    self.mock.__settablePattern(__MembersOfSignpost.all, 4, 5, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func `make one`(`of kind` p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfSignpost.all, 6, .matcher(p0))
  }
}

extension Signpost where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func `turn left`(_ p0: UnderstudyCore.Matcher<Int>, `2nd try` p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Int, Int), Int, Swift.Never> {
    self.__patternMM(__MembersOfSignpost.all, 2, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func walk(`how far` p0: UnderstudyCore.Matcher<Int>, `default` p1: UnderstudyCore.Matcher<Int>, `inout` p2: Int) -> UnderstudyCore.CallPattern<(Int, Int, Int), Int, any Swift.Error> {
    self.__patternMMV(__MembersOfSignpost.all, 3, p0, p1, p2)
  }
  @_disfavoredOverload @_transparent nonisolated func walk(`how far` p0: UnderstudyCore.Matcher<Int>, `default` p1: Int, `inout` p2: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Int, Int, Int), Int, any Swift.Error> {
    self.__patternMVM(__MembersOfSignpost.all, 3, p0, p1, p2)
  }
  @_disfavoredOverload @_transparent nonisolated func walk(`how far` p0: Int, `default` p1: UnderstudyCore.Matcher<Int>, `inout` p2: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Int, Int, Int), Int, any Swift.Error> {
    self.__patternVMM(__MembersOfSignpost.all, 3, p0, p1, p2)
  }
}

extension Signpost where Self: __ThreeMatchers {
  @_disfavoredOverload @_transparent nonisolated func walk(`how far` p0: UnderstudyCore.Matcher<Int>, `default` p1: UnderstudyCore.Matcher<Int>, `inout` p2: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Int, Int, Int), Int, any Swift.Error> {
    self.__patternMMM(__MembersOfSignpost.all, 3, p0, p1, p2)
  }
}

extension Signpost where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var `way out`: UnderstudyCore.PropertyPattern<Int> {
    self.mock.__settablePattern(__MembersOfSignpost.all, 0, 1)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockSignpost', not 'any Signpost'")
extension Signpost {
  @_transparent nonisolated func `turn left`(_ p0: UnderstudyCore.Matcher<Int>, `2nd try` p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Int, Int), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func walk(`how far` p0: UnderstudyCore.Matcher<Int>, `default` p1: UnderstudyCore.Matcher<Int>, `inout` p2: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(Int, Int, Int), Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  nonisolated subscript(`key of` p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.SettableCallPattern<Int, String, Swift.Never, (Int, String)> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func `make one`(`of kind` p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func tell(_ p0: UnderstudyCore.Matcher<(_ `a word`: Int) -> Void>) -> UnderstudyCore.CallPattern<(_ `a word`: Int) -> Void, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfSorter_Tray {
  nonisolated static let all = UnderstudyCore.__Members("Tray", "key\ncount(of:)")
}
nonisolated protocol __PatternsOfSorter_Tray {
  associatedtype __TypeOf_key
  @_disfavoredOverload nonisolated var key: __TypeOf_key { get }
}
extension Sorter {
  final class MockTray: Tray, UnderstudyCore.Mockable, __PatternsOfSorter_Tray, UnderstudyCore.__GeneratedMock {
    nonisolated var mock: UnderstudyCore.Mock {
      UnderstudyCore.Mock.__of(self, "MockTray")
    }
    init(
      _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
      fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
      line: Swift.Int = #line, column: Swift.Int = #column
    ) {
      super.init()
      UnderstudyCore.Mock.__begin(self, "MockTray", name, strictness, fileID, filePath, line, column)
    }
    convenience init(
      _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
      filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
      column: Swift.Int = #column
    ) {
      self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    @_disfavoredOverload nonisolated override init() {
      super.init()
      UnderstudyCore.Mock.__begin(self, "MockTray", nil, .nice, #fileID, #filePath, #line, #column)
    }
    @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'Tray', or partialMock(of: object, as: MockTray.self) to mock an existing object")
    convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
    deinit {
      UnderstudyCore.Mock.__end(self)
    }
    override var key: Key? {
      get {
        return self.mock.__call(__MembersOfSorter_Tray.all, 0, (), Swift.Never.self) { () -> Key? in
          super.key
        }
      }
    }
    typealias __TypeOf_key = UnderstudyCore.CallPattern<(), Key?, Swift.Never>
    @_implements(__PatternsOfSorter_Tray, key) @_disfavoredOverload nonisolated var __patternOf_key: __TypeOf_key {
      self.__pattern(__MembersOfSorter_Tray.all, 0)
    }
    override func count(of p0: Key) -> Int {
      return self.mock.__call(__MembersOfSorter_Tray.all, 1, p0 as Key, Swift.Never.self) { () -> Int in
        super.count(of: p0)
      }
    }
    @_disfavoredOverload nonisolated func count(of p0: Key) -> UnderstudyCore.CallPattern<Key, Int, Swift.Never> {
      self.__patternV(__MembersOfSorter_Tray.all, 1, p0 as Key)
    }
    @_disfavoredOverload nonisolated func count(of p0: UnderstudyCore.Matcher<Key>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Key, Int, Swift.Never> {
      self.__patternM(__MembersOfSorter_Tray.all, 1, p0)
    }
  }
}

enum __MembersOfStorable {
  nonisolated static let all = UnderstudyCore.__Members("Storable", "layout\noptional()")
}
extension Storable where Self: UnderstudyCore.Mockable {
  var layout: Own {
    get {
      return self.mock.__call(__MembersOfStorable.all, 0, (), Swift.Never.self)
    }
  }
  func optional() -> Self.Optional {
    return self.mock.__call(__MembersOfStorable.all, 1, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func optional() -> UnderstudyCore.CallPattern<(), Self.Optional, Swift.Never> {
    self.__pattern(__MembersOfStorable.all, 1)
  }
}
extension Storable where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var layout: UnderstudyCore.CallPattern<(), Own, Swift.Never> {
    self.__pattern(__MembersOfStorable.all, 0)
  }
}

enum __MembersOfStorableNumber {
  nonisolated static let all = UnderstudyCore.__Members("StorableNumber", "")
}
nonisolated final class MockStorableNumber: StorableNumber, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock, Swift.Sendable {
  typealias Own = MockNumberLayout<MockStorableNumber>
  typealias Optional = MockLayout<MockStorableNumber?>
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockStorableNumber", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  @available(*, unavailable, message: "MockStorableNumber cannot be a spy: the type of 'Own', 'Optional' depends on the mock, and a real object has another one; forward calls one by one: .answers { real.method($0) }")
  nonisolated init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
}

extension StorableNumber where Self: UnderstudyCore.Mockable {
}

enum __MembersOfStoring {
  nonisolated static let all = UnderstudyCore.__Members("Storing", "count\ncount=\nplace(of:)\nsubscript(_ shelf:)\nstatic total")
}
extension Storing where Self: UnderstudyCore.Mockable {
  var count: Int {
    get {
      return self.__call(__MembersOfStoring.all, 0, (), real: (any Storing).self) { (real: any Storing) -> Int in
        real.count
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoring.all, 1, newValue, changing: (any Storing).self) { (real: inout any Storing) -> Swift.Void in
        real.count = newValue
      }
    }
  }
  func place(of p0: String) -> Int {
    return self.__call(__MembersOfStoring.all, 2, p0, real: (any Storing).self) { (real: any Storing) -> Int in
      real.place(of: p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func place(of p0: String) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    self.__patternV(__MembersOfStoring.all, 2, p0)
  }
  subscript(_ p0: Int) -> Int {
    get {
      return self.__call(__MembersOfStoring.all, 3, p0, real: (any Storing).self) { (real: any Storing) -> Int in
        real[p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfStoring.all, 3, p0)
  }
  static var total: Int {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStoring.all, 4, (), Swift.Never.self)
    }
  }
}
extension Storing where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func place(of p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    self.__patternM(__MembersOfStoring.all, 2, p0)
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfStoring.all, 3, p0)
  }
}
extension Storing where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var count: UnderstudyCore.PropertyPattern<Int> {
    self.mock.__settablePattern(__MembersOfStoring.all, 0, 1)
  }
  @_disfavoredOverload @_transparent nonisolated static var total: UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStoring.all, 4)
  }
}
@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockStoring', not 'any Storing'")
extension Storing {
  @_transparent nonisolated func place(of p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfTextSource_class {
  nonisolated static let all = UnderstudyCore.__Members("TextSource", "latest()")
}
final class MockTextSource: Source<String>, TextSource, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockTextSource")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockTextSource", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  @_disfavoredOverload override init() {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockTextSource", nil, .nice, #fileID, #filePath, #line, #column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'TextSource', or partialMock(of: object, as: MockTextSource.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override func latest() -> String? {
    return self.mock.__call(__MembersOfTextSource_class.all, 0, (), Swift.Never.self) { () -> String? in
      super.latest()
    }
  }
  @_disfavoredOverload nonisolated func latest() -> UnderstudyCore.CallPattern<(), String?, Swift.Never> {
    self.__pattern(__MembersOfTextSource_class.all, 0)
  }
}

enum __MembersOfTextSource {
  nonisolated static let all = UnderstudyCore.__Members("TextSource", "title")
}
extension TextSource where Self: UnderstudyCore.Mockable {
  var title: String {
    get {
      return self.__call(__MembersOfTextSource.all, 0, (), real: (any TextSource).self) { (real: any TextSource) -> String in
        real.title
      }
    }
  }
}
extension TextSource where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var title: UnderstudyCore.CallPattern<(), String, Swift.Never> {
    self.__pattern(__MembersOfTextSource.all, 0)
  }
}

enum __MembersOfTicketOffice {
  nonisolated static let all = UnderstudyCore.__Members("TicketOffice", "next\nticket(seat:)\nfind(row:)\nrefund(_ ticket:)")
}
nonisolated final class MockTicketOffice: UnderstudyCore.__MockObject, TicketOffice, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any TicketOffice
}

extension TicketOffice where Self: UnderstudyCore.Mockable {
  var next: Ticket {
    get {
      let make: @Sendable () -> Ticket = self.mock.__call(__MembersOfTicketOffice.all, 0, (), Swift.Never.self)
      return make()
    }
  }
  func ticket(seat p0: Int) throws -> Ticket {
    let make: @Sendable () -> Ticket = try self.mock.__call(__MembersOfTicketOffice.all, 1, p0, (any Swift.Error).self)
    return make()
  }
  @_disfavoredOverload @_transparent nonisolated func ticket(seat p0: Int) -> UnderstudyCore.CallPattern<Int, @Sendable () -> Ticket, any Swift.Error> {
    self.__patternV(__MembersOfTicketOffice.all, 1, p0)
  }
  func find(row p0: Int) async -> Ticket? {
    let make: @Sendable () -> Ticket? = await self.mock.__callAsync(__MembersOfTicketOffice.all, 2, p0, Swift.Never.self)
    return make()
  }
  @_disfavoredOverload @_transparent nonisolated func find(row p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, @Sendable () -> Ticket?, Swift.Never> {
    self.__asyncPatternV(__MembersOfTicketOffice.all, 2, p0)
  }
  func refund(_ p0: consuming Ticket) -> Int {
    let u0 = self.mock.__borrow(__MembersOfTicketOffice.all, 3, 0, p0)
    return self.mock.__call(__MembersOfTicketOffice.all, 3, u0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func refund(_ p0: UnderstudyCore.Matcher<UnderstudyCore.Unrecordable<Ticket>>) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<Ticket>, Int, Swift.Never> {
    self.__patternM(__MembersOfTicketOffice.all, 3, p0)
  }
  @available(*, unavailable, message: "'ticket' is not recorded, because it is noncopyable or nonescapable: write .any, or .where { ... } in stub, expect and reject") @_transparent nonisolated func refund(_ p0: consuming Ticket) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<Ticket>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
}

extension TicketOffice where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func ticket(seat p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, @Sendable () -> Ticket, any Swift.Error> {
    self.__patternM(__MembersOfTicketOffice.all, 1, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func find(row p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<Int, @Sendable () -> Ticket?, Swift.Never> {
    self.__asyncPatternM(__MembersOfTicketOffice.all, 2, p0)
  }
}

extension TicketOffice where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var next: UnderstudyCore.CallPattern<(), @Sendable () -> Ticket, Swift.Never> {
    self.__pattern(__MembersOfTicketOffice.all, 0)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockTicketOffice', not 'any TicketOffice'")
extension TicketOffice {
  @_transparent nonisolated func ticket(seat p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, @Sendable () -> Ticket, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func find(row p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<Int, @Sendable () -> Ticket?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func refund(_ p0: UnderstudyCore.Matcher<UnderstudyCore.Unrecordable<Ticket>>) -> UnderstudyCore.CallPattern<UnderstudyCore.Unrecordable<Ticket>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfTicketPrinter {
  nonisolated static let all = UnderstudyCore.__Members("TicketPrinter", "count()")
}
final class MockTicketPrinter: TicketPrinter, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockTicketPrinter")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockTicketPrinter", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  @_disfavoredOverload nonisolated override init() {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockTicketPrinter", nil, .nice, #fileID, #filePath, #line, #column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'TicketPrinter', or partialMock(of: object, as: MockTicketPrinter.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override func count() -> Int {
    return self.mock.__call(__MembersOfTicketPrinter.all, 0, (), Swift.Never.self) { () -> Int in
      super.count()
    }
  }
  @_disfavoredOverload nonisolated func count() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfTicketPrinter.all, 0)
  }
}

enum __MembersOfTicketed {
  nonisolated static let all = UnderstudyCore.__Members("Ticketed", "init(_ description:)\ndescription")
}
extension Ticketed where Self: UnderstudyCore.Mockable {
  @_disfavoredOverload @_transparent nonisolated func initialized(_ p0: Swift.String) -> UnderstudyCore.CallPattern<Swift.String, (), Swift.Never> {
    self.__patternV(__MembersOfTicketed.all, 0, p0 as Swift.String)
  }
}
extension Ticketed where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func initialized(_ p0: UnderstudyCore.Matcher<Swift.String>) -> UnderstudyCore.CallPattern<Swift.String, (), Swift.Never> {
    self.__patternM(__MembersOfTicketed.all, 0, p0)
  }
}
extension Ticketed where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var description: UnderstudyCore.CallPattern<(), Swift.String, Swift.Never> {
    self.__pattern(__MembersOfTicketed.all, 1)
  }
}

enum __MembersOfTill {
  nonisolated static let all = UnderstudyCore.__Members("Till", "open()")
}
nonisolated final class MockTill: Till, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockTill", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  typealias __Real = any Till
  @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *) @available(*, deprecated, message: "Implement 'enqueue(_: consuming ExecutorJob)' instead") func enqueue(_ p0: UnownedJob) {
    return self.__call(__MembersOfSerialExecutor.all, 0, p0 as UnownedJob, real: (any SerialExecutor).self) { (real: any SerialExecutor) -> Swift.Void in
      real.enqueue(p0)
    }
  }
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) func enqueue(_ p0: consuming ExecutorJob) {
    let u0 = self.mock.__borrow(__MembersOfSerialExecutor.all, 1, 0, p0)
    return self.mock.__call(__MembersOfSerialExecutor.all, 1, u0, Swift.Never.self)
  }
  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    return self.__call(__MembersOfSerialExecutor.all, 2, (), real: (any SerialExecutor).self) { (real: any SerialExecutor) -> UnownedSerialExecutor in
      real.asUnownedSerialExecutor()
    }
  }
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) func isSameExclusiveExecutionContext(other p0: MockTill) -> Bool {
    return self.mock.__call(__MembersOfSerialExecutor.all, 3, p0, Swift.Never.self)
  }
  @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) func checkIsolated() {
    return self.__call(__MembersOfSerialExecutor.all, 4, (), real: (any SerialExecutor).self) { (real: any SerialExecutor) -> Swift.Void in
      real.checkIsolated()
    }
  }
  @available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, *) func isIsolatingCurrentContext() -> Bool? {
    return self.__call(__MembersOfSerialExecutor.all, 5, (), real: (any SerialExecutor).self) { (real: any SerialExecutor) -> Bool? in
      real.isIsolatingCurrentContext()
    }
  }
}

extension Till where Self: UnderstudyCore.Mockable {
  func open() {
    return self.__call(__MembersOfTill.all, 0, (), real: (any Till).self) { (real: any Till) -> Swift.Void in
      real.open()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func open() -> UnderstudyCore.CallPattern<(), (), Swift.Never> {
    self.__pattern(__MembersOfTill.all, 0)
  }
}

enum __MembersOfTruckMock {
  nonisolated static let all = UnderstudyCore.__Members("Truck", "carry(_ page:)")
}
nonisolated final class TruckMock: UnderstudyCore.__MockObject, Truck, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any Truck
}

extension Truck where Self: UnderstudyCore.Mockable {
  func carry(_ p0: Depot.Page) {
    return self.__call(__MembersOfTruckMock.all, 0, p0 as Depot.Page, real: (any Truck).self) { (real: any Truck) -> Swift.Void in
      real.carry(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func carry(_ p0: Depot.Page) -> UnderstudyCore.CallPattern<Depot.Page, (), Swift.Never> {
    self.__patternV(__MembersOfTruckMock.all, 0, p0 as Depot.Page)
  }
}

extension Truck where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func carry(_ p0: UnderstudyCore.Matcher<Depot.Page>) -> UnderstudyCore.CallPattern<Depot.Page, (), Swift.Never> {
    self.__patternM(__MembersOfTruckMock.all, 0, p0)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'TruckMock', not 'any Truck'")
extension Truck {
  @_transparent nonisolated func carry(_ p0: UnderstudyCore.Matcher<Depot.Page>) -> UnderstudyCore.CallPattern<Depot.Page, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfVault {
  nonisolated static let all = UnderstudyCore.__Members("Vault", "amount()")
}
final class MockVault: Vault, UnderstudyCore.Mockable {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockVault")
  }
  @available(*, unavailable, message: "MockVault cannot be created: all designated initializers of 'Vault' are private; make one internal; or mock a real object with 'partialMock(of:as: MockVault.self)'")
  convenience init(_ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) {
    Swift.fatalError()
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'Vault', or partialMock(of: object, as: MockVault.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override func amount() -> Int {
    return self.mock.__call(__MembersOfVault.all, 0, (), Swift.Never.self) { () -> Int in
      super.amount()
    }
  }
  @_disfavoredOverload nonisolated func amount() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfVault.all, 0)
  }
}

enum __MembersOfWarehouse {
  nonisolated static let all = UnderstudyCore.__Members("Warehouse", "count\ncount=\nplace(of:)\nsubscript(_ shelf:)\nstatic total")
}
nonisolated final class MockWarehouse: Warehouse, UnderstudyCore.Mockable, UnderstudyCore.__SpyableMock, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockWarehouse", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  typealias __Real = any Warehouse
}

extension Warehouse where Self: UnderstudyCore.Mockable, Self: Swift.AnyObject {
  var count: Int {
    get {
      return self.__call(__MembersOfWarehouse.all, 0, (), real: (any Warehouse).self) { (real: any Warehouse) -> Int in
        real.count
      }
    }
    set {
      return self.__call(__MembersOfWarehouse.all, 1, newValue, changing: (any Warehouse).self) { (real: inout any Warehouse) -> Swift.Void in
        real.count = newValue
      }
    }
  }
  func place(of p0: String) -> Int {
    return self.__call(__MembersOfWarehouse.all, 2, p0, real: (any Warehouse).self) { (real: any Warehouse) -> Int in
      real.place(of: p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func place(of p0: String) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    self.__patternV(__MembersOfWarehouse.all, 2, p0)
  }
  subscript(_ p0: Int) -> Int {
    get {
      return self.__call(__MembersOfWarehouse.all, 3, p0, real: (any Warehouse).self) { (real: any Warehouse) -> Int in
        real[p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfWarehouse.all, 3, p0)
  }
  static var total: Int {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfWarehouse.all, 4, (), Swift.Never.self)
    }
  }
}

extension Warehouse where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func place(of p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    self.__patternM(__MembersOfWarehouse.all, 2, p0)
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfWarehouse.all, 3, p0)
  }
}

extension Warehouse where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var count: UnderstudyCore.PropertyPattern<Int> {
    self.mock.__settablePattern(__MembersOfWarehouse.all, 0, 1)
  }
  @_disfavoredOverload @_transparent nonisolated static var total: UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfWarehouse.all, 4)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockWarehouse', not 'any Warehouse'")
extension Warehouse {
  @_transparent nonisolated func place(of p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfWindow {
  nonisolated static let all = UnderstudyCore.__Members("Window", "show()")
}
final class MockWindow: Window, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockWindow")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockWindow", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  @_disfavoredOverload nonisolated override init() {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockWindow", nil, .nice, #fileID, #filePath, #line, #column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'Window', or partialMock(of: object, as: MockWindow.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
#if canImport(Foundation)
  @MainActor override func show() -> Int {
    return self.mock.__call(__MembersOfWindow.all, 0, (), Swift.Never.self) { () -> Int in
      super.show()
    }
  }
  @_disfavoredOverload nonisolated func show() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfWindow.all, 0)
  }
#endif
}

enum __MembersOfWrittenLabel {
  nonisolated static let all = UnderstudyCore.__Members("WrittenLabel", "init(stringInterpolation:)\ninit(stringLiteral:)\ninit(extendedGraphemeClusterLiteral:)\ninit(unicodeScalarLiteral:)")
}
nonisolated final class MockWrittenLabel<ExtendedGraphemeClusterLiteralType: _ExpressibleByBuiltinExtendedGraphemeClusterLiteral, UnicodeScalarLiteralType: _ExpressibleByBuiltinUnicodeScalarLiteral>: WrittenLabel, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock, Swift.Sendable {
  typealias StringInterpolation = DefaultStringInterpolation
  typealias StringLiteralType = StringInterpolation.StringLiteralType
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockWrittenLabel", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ name: Swift.String, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(
      Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  @available(*, unavailable, message: "MockWrittenLabel cannot be a spy: Swift has no type for an object with unknown associated types; declare 'ExtendedGraphemeClusterLiteralType', 'UnicodeScalarLiteralType' in 'protocol WrittenLabel<ExtendedGraphemeClusterLiteralType, UnicodeScalarLiteralType>', or forward calls one by one: .answers { real.method($0) }")
  nonisolated init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }
  init(stringInterpolation p0: DefaultStringInterpolation) {
    self.mock = UnderstudyCore.Mock(__of: "MockWrittenLabel", nil, .nice, #fileID, #filePath, #line, #column)
    let _: Swift.Void = self.mock.__call(__MembersOfWrittenLabel.all, 0, p0 as DefaultStringInterpolation, Swift.Never.self)
  }
  init(stringLiteral p0: StringLiteralType) {
    self.mock = UnderstudyCore.Mock(__of: "MockWrittenLabel", nil, .nice, #fileID, #filePath, #line, #column)
    let _: Swift.Void = self.mock.__call(__MembersOfWrittenLabel.all, 1, p0 as StringLiteralType, Swift.Never.self)
  }
  init(extendedGraphemeClusterLiteral p0: ExtendedGraphemeClusterLiteralType) {
    self.mock = UnderstudyCore.Mock(__of: "MockWrittenLabel", nil, .nice, #fileID, #filePath, #line, #column)
    let _: Swift.Void = self.mock.__call(__MembersOfWrittenLabel.all, 2, p0 as ExtendedGraphemeClusterLiteralType, Swift.Never.self)
  }
  init(unicodeScalarLiteral p0: UnicodeScalarLiteralType) {
    self.mock = UnderstudyCore.Mock(__of: "MockWrittenLabel", nil, .nice, #fileID, #filePath, #line, #column)
    let _: Swift.Void = self.mock.__call(__MembersOfWrittenLabel.all, 3, p0 as UnicodeScalarLiteralType, Swift.Never.self)
  }
}

extension WrittenLabel where Self: UnderstudyCore.Mockable {
  @_disfavoredOverload @_transparent nonisolated func initialized(stringInterpolation p0: DefaultStringInterpolation) -> UnderstudyCore.CallPattern<DefaultStringInterpolation, (), Swift.Never> {
    self.__patternV(__MembersOfWrittenLabel.all, 0, p0 as DefaultStringInterpolation)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(stringLiteral p0: Self.StringLiteralType) -> UnderstudyCore.CallPattern<Self.StringLiteralType, (), Swift.Never> {
    self.__patternV(__MembersOfWrittenLabel.all, 1, p0 as Self.StringLiteralType)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(extendedGraphemeClusterLiteral p0: Self.ExtendedGraphemeClusterLiteralType) -> UnderstudyCore.CallPattern<Self.ExtendedGraphemeClusterLiteralType, (), Swift.Never> {
    self.__patternV(__MembersOfWrittenLabel.all, 2, p0 as Self.ExtendedGraphemeClusterLiteralType)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(unicodeScalarLiteral p0: Self.UnicodeScalarLiteralType) -> UnderstudyCore.CallPattern<Self.UnicodeScalarLiteralType, (), Swift.Never> {
    self.__patternV(__MembersOfWrittenLabel.all, 3, p0 as Self.UnicodeScalarLiteralType)
  }
}

extension WrittenLabel where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func initialized(stringInterpolation p0: UnderstudyCore.Matcher<DefaultStringInterpolation>) -> UnderstudyCore.CallPattern<DefaultStringInterpolation, (), Swift.Never> {
    self.__patternM(__MembersOfWrittenLabel.all, 0, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(stringLiteral p0: UnderstudyCore.Matcher<Self.StringLiteralType>) -> UnderstudyCore.CallPattern<Self.StringLiteralType, (), Swift.Never> {
    self.__patternM(__MembersOfWrittenLabel.all, 1, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(extendedGraphemeClusterLiteral p0: UnderstudyCore.Matcher<Self.ExtendedGraphemeClusterLiteralType>) -> UnderstudyCore.CallPattern<Self.ExtendedGraphemeClusterLiteralType, (), Swift.Never> {
    self.__patternM(__MembersOfWrittenLabel.all, 2, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func initialized(unicodeScalarLiteral p0: UnderstudyCore.Matcher<Self.UnicodeScalarLiteralType>) -> UnderstudyCore.CallPattern<Self.UnicodeScalarLiteralType, (), Swift.Never> {
    self.__patternM(__MembersOfWrittenLabel.all, 3, p0)
  }
}
