// Mocks made by Understudy. Do not edit: they are made anew.
// swift-format-ignore-file
// swiftlint:disable all
// protocol Article (Shop/CallTable.swift): MockArticle
// protocol AsyncMethodOfSelfTable (Shop/CallTable.swift): MockAsyncMethodOfSelfTable
// protocol AsyncMethodTable (Shop/CallTable.swift): MockAsyncMethodTable
// protocol AsyncPropertyTable (Shop/CallTable.swift): MockAsyncPropertyTable
// protocol ClosureParametersConcurrent (Shop/ClosureTable.swift): MockClosureParametersConcurrent
// protocol ClosureParametersMain (Shop/ClosureTable.swift): MockClosureParametersMain
// protocol ClosureParametersMainSendable (Shop/ClosureTable.swift): MockClosureParametersMainSendable
// protocol ClosureParametersNonsending (Shop/ClosureTable.swift): MockClosureParametersNonsending
// protocol ClosureParametersPlain (Shop/ClosureTable.swift): MockClosureParametersPlain
// protocol ClosureParametersSendable (Shop/ClosureTable.swift): MockClosureParametersSendable
// protocol ClosureParametersStudio (Shop/ClosureTable.swift): MockClosureParametersStudio
// struct ClosuresConcurrent (Shop/ClosureTable.swift): MockClosuresConcurrent
// struct ClosuresMain (Shop/ClosureTable.swift): MockClosuresMain
// struct ClosuresMainSendable (Shop/ClosureTable.swift): MockClosuresMainSendable
// struct ClosuresNonsending (Shop/ClosureTable.swift): MockClosuresNonsending
// struct ClosuresPlain (Shop/ClosureTable.swift): MockClosuresPlain
// struct ClosuresSendable (Shop/ClosureTable.swift): MockClosuresSendable
// struct ClosuresStudio (Shop/ClosureTable.swift): MockClosuresStudio
// protocol MethodOfSelfTable (Shop/CallTable.swift): MockMethodOfSelfTable
// protocol MethodTable (Shop/CallTable.swift): MockMethodTable
// protocol OptionalClosureParametersConcurrent (Shop/ClosureTable.swift): MockOptionalClosureParametersConcurrent
// protocol OptionalClosureParametersMain (Shop/ClosureTable.swift): MockOptionalClosureParametersMain
// protocol OptionalClosureParametersMainSendable (Shop/ClosureTable.swift): MockOptionalClosureParametersMainSendable
// protocol OptionalClosureParametersNonsending (Shop/ClosureTable.swift): MockOptionalClosureParametersNonsending
// protocol OptionalClosureParametersPlain (Shop/ClosureTable.swift): MockOptionalClosureParametersPlain
// protocol OptionalClosureParametersSendable (Shop/ClosureTable.swift): MockOptionalClosureParametersSendable
// protocol OptionalClosureParametersStudio (Shop/ClosureTable.swift): MockOptionalClosureParametersStudio
// struct OptionalClosuresConcurrent (Shop/ClosureTable.swift): MockOptionalClosuresConcurrent
// struct OptionalClosuresMain (Shop/ClosureTable.swift): MockOptionalClosuresMain
// struct OptionalClosuresMainSendable (Shop/ClosureTable.swift): MockOptionalClosuresMainSendable
// struct OptionalClosuresNonsending (Shop/ClosureTable.swift): MockOptionalClosuresNonsending
// struct OptionalClosuresPlain (Shop/ClosureTable.swift): MockOptionalClosuresPlain
// struct OptionalClosuresSendable (Shop/ClosureTable.swift): MockOptionalClosuresSendable
// struct OptionalClosuresStudio (Shop/ClosureTable.swift): MockOptionalClosuresStudio
// protocol PluginTable (PluginArgumentTableTests.swift): MockPluginTable
// protocol PropertyTable (Shop/CallTable.swift): MockPropertyTable
// protocol StaticMethodOfSelfTable (Shop/CallTable.swift): MockStaticMethodOfSelfTable
// protocol StaticMethodTable (Shop/CallTable.swift): MockStaticMethodTable
// protocol StaticPropertyTable (Shop/CallTable.swift): MockStaticPropertyTable
// protocol StaticSubscriptOfSelfTable (Shop/CallTable.swift): MockStaticSubscriptOfSelfTable
// protocol StaticSubscriptTable (Shop/CallTable.swift): MockStaticSubscriptTable
// protocol StoredClosuresConcurrent (Shop/ClosureTable.swift): MockStoredClosuresConcurrent
// protocol StoredClosuresMain (Shop/ClosureTable.swift): MockStoredClosuresMain
// protocol StoredClosuresMainSendable (Shop/ClosureTable.swift): MockStoredClosuresMainSendable
// protocol StoredClosuresNonsending (Shop/ClosureTable.swift): MockStoredClosuresNonsending
// protocol StoredClosuresPlain (Shop/ClosureTable.swift): MockStoredClosuresPlain
// protocol StoredClosuresSendable (Shop/ClosureTable.swift): MockStoredClosuresSendable
// protocol StoredClosuresStudio (Shop/ClosureTable.swift): MockStoredClosuresStudio
// protocol SubscriptOfSelfTable (Shop/CallTable.swift): MockSubscriptOfSelfTable
// protocol SubscriptTable (Shop/CallTable.swift): MockSubscriptTable

@testable import Shop
import Foundation
import Testing
import Understudy
import UnderstudyCore
import class Shop.Box
import class Shop.Clerk
import class Shop.Studio
import protocol Shop.Article
import protocol Shop.AsyncMethodOfSelfTable
import protocol Shop.AsyncMethodTable
import protocol Shop.AsyncPropertyTable
import protocol Shop.ClosureParametersConcurrent
import protocol Shop.ClosureParametersMain
import protocol Shop.ClosureParametersMainSendable
import protocol Shop.ClosureParametersNonsending
import protocol Shop.ClosureParametersPlain
import protocol Shop.ClosureParametersSendable
import protocol Shop.ClosureParametersStudio
import protocol Shop.Hidden
import protocol Shop.MethodOfSelfTable
import protocol Shop.MethodTable
import protocol Shop.OptionalClosureParametersConcurrent
import protocol Shop.OptionalClosureParametersMain
import protocol Shop.OptionalClosureParametersMainSendable
import protocol Shop.OptionalClosureParametersNonsending
import protocol Shop.OptionalClosureParametersPlain
import protocol Shop.OptionalClosureParametersSendable
import protocol Shop.OptionalClosureParametersStudio
import protocol Shop.PropertyTable
import protocol Shop.StaticMethodOfSelfTable
import protocol Shop.StaticMethodTable
import protocol Shop.StaticPropertyTable
import protocol Shop.StaticSubscriptOfSelfTable
import protocol Shop.StaticSubscriptTable
import protocol Shop.StoredClosuresConcurrent
import protocol Shop.StoredClosuresMain
import protocol Shop.StoredClosuresMainSendable
import protocol Shop.StoredClosuresNonsending
import protocol Shop.StoredClosuresPlain
import protocol Shop.StoredClosuresSendable
import protocol Shop.StoredClosuresStudio
import protocol Shop.SubscriptOfSelfTable
import protocol Shop.SubscriptTable
import struct Shop.ClosuresConcurrent
import struct Shop.ClosuresMain
import struct Shop.ClosuresMainSendable
import struct Shop.ClosuresNonsending
import struct Shop.ClosuresPlain
import struct Shop.ClosuresSendable
import struct Shop.ClosuresStudio
import struct Shop.OptionalClosuresConcurrent
import struct Shop.OptionalClosuresMain
import struct Shop.OptionalClosuresMainSendable
import struct Shop.OptionalClosuresNonsending
import struct Shop.OptionalClosuresPlain
import struct Shop.OptionalClosuresSendable
import struct Shop.OptionalClosuresStudio
import struct Shop.Record

enum __MembersOfArticle {
  nonisolated static let all = UnderstudyCore.__Members("Article", "title")
}
nonisolated final class MockArticle: UnderstudyCore.__MockObject, Article, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any Article
}

extension Article where Self: UnderstudyCore.Mockable {
  var title: String {
    get {
      return self.__call(__MembersOfArticle.all, 0, (), real: (any Article).self) { (real: any Article) -> String in
        real.title
      }
    }
  }
}

extension Article where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var title: UnderstudyCore.CallPattern<(), String, Swift.Never> {
    self.__pattern(__MembersOfArticle.all, 0)
  }
}

enum __MembersOfAsyncMethodOfSelfTable {
  nonisolated static let all = UnderstudyCore.__Members("AsyncMethodOfSelfTable", "numberSelf(_ p:)\nitemSelf(_ p:)\nhiddenSelf(_ p:)\noptionalSelf(_ p:)\nrecordSelf(_ p:)")
}
nonisolated final class MockAsyncMethodOfSelfTable: UnderstudyCore.__MockObject, AsyncMethodOfSelfTable, @unchecked Swift.Sendable {
}

extension AsyncMethodOfSelfTable where Self: UnderstudyCore.Mockable {
  func numberSelf(_ p0: Self) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfAsyncMethodOfSelfTable.all, 0, p0, (any Swift.Error).self)
  }
  @_disfavoredOverload @_transparent nonisolated func numberSelf(_ p0: Self) -> UnderstudyCore.AsyncCallPattern<Self, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodOfSelfTable.all, 0, p0)
  }
  func itemSelf(_ p0: Self) async throws -> any Article {
    return try await self.mock.__callAsync(__MembersOfAsyncMethodOfSelfTable.all, 1, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, (any Swift.Error).self)
  }
  @_disfavoredOverload @_transparent nonisolated func itemSelf(_ p0: Self) -> UnderstudyCore.AsyncCallPattern<Self, any Article, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodOfSelfTable.all, 1, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemSelf(_ p0: Self) -> MockArticle {
    self.mock.__child(__MembersOfAsyncMethodOfSelfTable.all, 1, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated func itemSelf(_ p0: UnderstudyCore.Matcher<Self>) -> MockArticle { UnderstudyCore.__unavailable() }
  func hiddenSelf(_ p0: Self) async throws -> any Hidden {
    return try await self.mock.__callAsync(__MembersOfAsyncMethodOfSelfTable.all, 2, p0, (any Swift.Error).self)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenSelf(_ p0: Self) -> UnderstudyCore.AsyncCallPattern<Self, any Hidden, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodOfSelfTable.all, 2, p0)
  }
  func optionalSelf(_ p0: Self) async throws -> (any Article)? {
    return try await self.mock.__callAsync(__MembersOfAsyncMethodOfSelfTable.all, 3, p0, (any Swift.Error).self)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalSelf(_ p0: Self) -> UnderstudyCore.AsyncCallPattern<Self, (any Article)?, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodOfSelfTable.all, 3, p0)
  }
  func recordSelf(_ p0: Self) async throws -> Record {
    return try await self.mock.__callAsync(__MembersOfAsyncMethodOfSelfTable.all, 4, p0, (any Swift.Error).self)
  }
  @_disfavoredOverload @_transparent nonisolated func recordSelf(_ p0: Self) -> UnderstudyCore.AsyncCallPattern<Self, Record, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodOfSelfTable.all, 4, p0)
  }
}

extension AsyncMethodOfSelfTable where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func numberSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.AsyncCallPattern<Self, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodOfSelfTable.all, 0, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.AsyncCallPattern<Self, any Article, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodOfSelfTable.all, 1, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.AsyncCallPattern<Self, any Hidden, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodOfSelfTable.all, 2, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.AsyncCallPattern<Self, (any Article)?, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodOfSelfTable.all, 3, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func recordSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.AsyncCallPattern<Self, Record, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodOfSelfTable.all, 4, p0)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockAsyncMethodOfSelfTable', not 'any AsyncMethodOfSelfTable'")
extension AsyncMethodOfSelfTable {
  @_transparent nonisolated func numberSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.AsyncCallPattern<Self, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.AsyncCallPattern<Self, any Article, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.AsyncCallPattern<Self, any Hidden, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.AsyncCallPattern<Self, (any Article)?, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.AsyncCallPattern<Self, Record, any Swift.Error> { UnderstudyCore.__unavailable() }
}

enum __MembersOfAsyncMethodTable {
  nonisolated static let all = UnderstudyCore.__Members("AsyncMethodTable", "numberNone()\nitemNone()\nhiddenNone()\noptionalNone()\nrecordNone()\nnumberValue(_ p:)\nitemValue(_ p:)\nhiddenValue(_ p:)\noptionalValue(_ p:)\nrecordValue(_ p:)\nnumberExistential(_ p:)\nitemExistential(_ p:)\nhiddenExistential(_ p:)\noptionalExistential(_ p:)\nrecordExistential(_ p:)\nnumberVariadic(_ p...:)\nitemVariadic(_ p...:)\nhiddenVariadic(_ p...:)\noptionalVariadic(_ p...:)\nrecordVariadic(_ p...:)\nnumberInout(_ p:)\nitemInout(_ p:)\nhiddenInout(_ p:)\noptionalInout(_ p:)\nrecordInout(_ p:)\nnumberConsuming(_ p:)\nitemConsuming(_ p:)\nhiddenConsuming(_ p:)\noptionalConsuming(_ p:)\nrecordConsuming(_ p:)\nnumberIsolated(_ p:)\nitemIsolated(_ p:)\nhiddenIsolated(_ p:)\noptionalIsolated(_ p:)\nrecordIsolated(_ p:)\nnumberEscaping(_ p:)\nitemEscaping(_ p:)\nhiddenEscaping(_ p:)\noptionalEscaping(_ p:)\nrecordEscaping(_ p:)\nnumberClosure(_ p:)\nitemClosure(_ p:)\nhiddenClosure(_ p:)\noptionalClosure(_ p:)\nrecordClosure(_ p:)\nnumberOpaque<>(_ p:)\nitemOpaque<>(_ p:)\nhiddenOpaque<>(_ p:)\noptionalOpaque<>(_ p:)\nrecordOpaque<>(_ p:)")
}
nonisolated final class MockAsyncMethodTable: UnderstudyCore.__MockObject, AsyncMethodTable, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any AsyncMethodTable
}

extension AsyncMethodTable where Self: UnderstudyCore.Mockable {
  func numberNone() async throws -> Int {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 0, (), (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> Int in
      try await real.numberNone()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func numberNone() -> UnderstudyCore.AsyncCallPattern<(), Int, any Swift.Error> {
    self.__asyncPattern(__MembersOfAsyncMethodTable.all, 0)
  }
  func itemNone() async throws -> any Article {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 1, (), default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> any Article in
      try await real.itemNone()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func itemNone() -> UnderstudyCore.AsyncCallPattern<(), any Article, any Swift.Error> {
    self.__asyncPattern(__MembersOfAsyncMethodTable.all, 1)
  }
  @_disfavoredOverload @_transparent nonisolated func itemNone() -> MockArticle {
    self.mock.__child(__MembersOfAsyncMethodTable.all, 1, (), (any Article).self) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  func hiddenNone() async throws -> any Hidden {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 2, (), (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> any Hidden in
      try await real.hiddenNone()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenNone() -> UnderstudyCore.AsyncCallPattern<(), any Hidden, any Swift.Error> {
    self.__asyncPattern(__MembersOfAsyncMethodTable.all, 2)
  }
  func optionalNone() async throws -> (any Article)? {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 3, (), (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> (any Article)? in
      try await real.optionalNone()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalNone() -> UnderstudyCore.AsyncCallPattern<(), (any Article)?, any Swift.Error> {
    self.__asyncPattern(__MembersOfAsyncMethodTable.all, 3)
  }
  func recordNone() async throws -> Record {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 4, (), (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> Record in
      try await real.recordNone()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func recordNone() -> UnderstudyCore.AsyncCallPattern<(), Record, any Swift.Error> {
    self.__asyncPattern(__MembersOfAsyncMethodTable.all, 4)
  }
  func numberValue(_ p0: Int) async throws -> Int {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 5, p0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> Int in
      try await real.numberValue(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func numberValue(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 5, p0)
  }
  func itemValue(_ p0: Int) async throws -> any Article {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 6, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> any Article in
      try await real.itemValue(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func itemValue(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, any Article, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 6, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemValue(_ p0: Int) -> MockArticle {
    self.mock.__child(__MembersOfAsyncMethodTable.all, 6, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated func itemValue(_ p0: UnderstudyCore.Matcher<Int>) -> MockArticle { UnderstudyCore.__unavailable() }
  func hiddenValue(_ p0: Int) async throws -> any Hidden {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 7, p0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> any Hidden in
      try await real.hiddenValue(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenValue(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, any Hidden, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 7, p0)
  }
  func optionalValue(_ p0: Int) async throws -> (any Article)? {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 8, p0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> (any Article)? in
      try await real.optionalValue(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalValue(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, (any Article)?, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 8, p0)
  }
  func recordValue(_ p0: Int) async throws -> Record {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 9, p0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> Record in
      try await real.recordValue(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func recordValue(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Record, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 9, p0)
  }
  func numberExistential(_ p0: any Article) async throws -> Int {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 10, p0 as any Article, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> Int in
      try await real.numberExistential(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func numberExistential(_ p0: any Article) -> UnderstudyCore.AsyncCallPattern<any Article, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 10, p0 as any Article)
  }
  func itemExistential(_ p0: any Article) async throws -> any Article {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 11, p0 as any Article, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> any Article in
      try await real.itemExistential(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func itemExistential(_ p0: any Article) -> UnderstudyCore.AsyncCallPattern<any Article, any Article, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 11, p0 as any Article)
  }
  @_disfavoredOverload @_transparent nonisolated func itemExistential(_ p0: any Article) -> MockArticle {
    self.mock.__child(__MembersOfAsyncMethodTable.all, 11, p0 as any Article, (any Article).self, .value(p0 as any Article)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated func itemExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> MockArticle { UnderstudyCore.__unavailable() }
  func hiddenExistential(_ p0: any Article) async throws -> any Hidden {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 12, p0 as any Article, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> any Hidden in
      try await real.hiddenExistential(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenExistential(_ p0: any Article) -> UnderstudyCore.AsyncCallPattern<any Article, any Hidden, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 12, p0 as any Article)
  }
  func optionalExistential(_ p0: any Article) async throws -> (any Article)? {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 13, p0 as any Article, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> (any Article)? in
      try await real.optionalExistential(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalExistential(_ p0: any Article) -> UnderstudyCore.AsyncCallPattern<any Article, (any Article)?, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 13, p0 as any Article)
  }
  func recordExistential(_ p0: any Article) async throws -> Record {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 14, p0 as any Article, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> Record in
      try await real.recordExistential(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func recordExistential(_ p0: any Article) -> UnderstudyCore.AsyncCallPattern<any Article, Record, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 14, p0 as any Article)
  }
  func numberVariadic(_ p0: Int...) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfAsyncMethodTable.all, 15, p0, (any Swift.Error).self)
  }
  @_disfavoredOverload @_transparent nonisolated func numberVariadic(_ p0: Int...) -> UnderstudyCore.AsyncCallPattern<[Int], Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 15, p0)
  }
  func itemVariadic(_ p0: Int...) async throws -> any Article {
    return try await self.mock.__callAsync(__MembersOfAsyncMethodTable.all, 16, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, (any Swift.Error).self)
  }
  @_disfavoredOverload @_transparent nonisolated func itemVariadic(_ p0: Int...) -> UnderstudyCore.AsyncCallPattern<[Int], any Article, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 16, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemVariadic(_ p0: Int...) -> MockArticle {
    self.mock.__child(__MembersOfAsyncMethodTable.all, 16, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated func itemVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> MockArticle { UnderstudyCore.__unavailable() }
  func hiddenVariadic(_ p0: Int...) async throws -> any Hidden {
    return try await self.mock.__callAsync(__MembersOfAsyncMethodTable.all, 17, p0, (any Swift.Error).self)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenVariadic(_ p0: Int...) -> UnderstudyCore.AsyncCallPattern<[Int], any Hidden, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 17, p0)
  }
  func optionalVariadic(_ p0: Int...) async throws -> (any Article)? {
    return try await self.mock.__callAsync(__MembersOfAsyncMethodTable.all, 18, p0, (any Swift.Error).self)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalVariadic(_ p0: Int...) -> UnderstudyCore.AsyncCallPattern<[Int], (any Article)?, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 18, p0)
  }
  func recordVariadic(_ p0: Int...) async throws -> Record {
    return try await self.mock.__callAsync(__MembersOfAsyncMethodTable.all, 19, p0, (any Swift.Error).self)
  }
  @_disfavoredOverload @_transparent nonisolated func recordVariadic(_ p0: Int...) -> UnderstudyCore.AsyncCallPattern<[Int], Record, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 19, p0)
  }
  func numberInout(_ p0: inout Int) async throws -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 20, b0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> Int in
      try await real.numberInout(&b0.value)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func numberInout(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfAsyncMethodTable.all, 20, .inoutValue(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") @_transparent nonisolated func numberInout(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  func itemInout(_ p0: inout Int) async throws -> any Article {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 21, b0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> any Article in
      try await real.itemInout(&b0.value)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func itemInout(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, any Article, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfAsyncMethodTable.all, 21, .inoutValue(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") @_transparent nonisolated func itemInout(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, any Article, any Swift.Error> { UnderstudyCore.__unavailable() }
  func hiddenInout(_ p0: inout Int) async throws -> any Hidden {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 22, b0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> any Hidden in
      try await real.hiddenInout(&b0.value)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenInout(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, any Hidden, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfAsyncMethodTable.all, 22, .inoutValue(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") @_transparent nonisolated func hiddenInout(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, any Hidden, any Swift.Error> { UnderstudyCore.__unavailable() }
  func optionalInout(_ p0: inout Int) async throws -> (any Article)? {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 23, b0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> (any Article)? in
      try await real.optionalInout(&b0.value)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalInout(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, (any Article)?, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfAsyncMethodTable.all, 23, .inoutValue(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") @_transparent nonisolated func optionalInout(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, (any Article)?, any Swift.Error> { UnderstudyCore.__unavailable() }
  func recordInout(_ p0: inout Int) async throws -> Record {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 24, b0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> Record in
      try await real.recordInout(&b0.value)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func recordInout(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Record, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfAsyncMethodTable.all, 24, .inoutValue(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") @_transparent nonisolated func recordInout(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Record, any Swift.Error> { UnderstudyCore.__unavailable() }
  func numberConsuming(_ p0: consuming String) async throws -> Int {
    let v0 = UnderstudyCore.__copied(p0)
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 25, v0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> Int in
      try await real.numberConsuming(v0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func numberConsuming(_ p0: String) -> UnderstudyCore.AsyncCallPattern<String, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 25, p0)
  }
  func itemConsuming(_ p0: consuming String) async throws -> any Article {
    let v0 = UnderstudyCore.__copied(p0)
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 26, v0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> any Article in
      try await real.itemConsuming(v0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func itemConsuming(_ p0: String) -> UnderstudyCore.AsyncCallPattern<String, any Article, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 26, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemConsuming(_ p0: String) -> MockArticle {
    self.mock.__child(__MembersOfAsyncMethodTable.all, 26, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated func itemConsuming(_ p0: UnderstudyCore.Matcher<String>) -> MockArticle { UnderstudyCore.__unavailable() }
  func hiddenConsuming(_ p0: consuming String) async throws -> any Hidden {
    let v0 = UnderstudyCore.__copied(p0)
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 27, v0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> any Hidden in
      try await real.hiddenConsuming(v0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenConsuming(_ p0: String) -> UnderstudyCore.AsyncCallPattern<String, any Hidden, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 27, p0)
  }
  func optionalConsuming(_ p0: consuming String) async throws -> (any Article)? {
    let v0 = UnderstudyCore.__copied(p0)
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 28, v0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> (any Article)? in
      try await real.optionalConsuming(v0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalConsuming(_ p0: String) -> UnderstudyCore.AsyncCallPattern<String, (any Article)?, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 28, p0)
  }
  func recordConsuming(_ p0: consuming String) async throws -> Record {
    let v0 = UnderstudyCore.__copied(p0)
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 29, v0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> Record in
      try await real.recordConsuming(v0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func recordConsuming(_ p0: String) -> UnderstudyCore.AsyncCallPattern<String, Record, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 29, p0)
  }
  func numberIsolated(_ p0: isolated Clerk) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfAsyncMethodTable.all, 30, p0 as Clerk, (any Swift.Error).self)
  }
  @_disfavoredOverload @_transparent nonisolated func numberIsolated(_ p0: Clerk) -> UnderstudyCore.AsyncCallPattern<Clerk, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 30, p0 as Clerk)
  }
  func itemIsolated(_ p0: isolated Clerk) async throws -> any Article {
    return try await self.mock.__callAsync(__MembersOfAsyncMethodTable.all, 31, p0 as Clerk, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, (any Swift.Error).self)
  }
  @_disfavoredOverload @_transparent nonisolated func itemIsolated(_ p0: Clerk) -> UnderstudyCore.AsyncCallPattern<Clerk, any Article, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 31, p0 as Clerk)
  }
  @_disfavoredOverload @_transparent nonisolated func itemIsolated(_ p0: Clerk) -> MockArticle {
    self.mock.__child(__MembersOfAsyncMethodTable.all, 31, p0 as Clerk, (any Article).self, .value(p0 as Clerk)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated func itemIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> MockArticle { UnderstudyCore.__unavailable() }
  func hiddenIsolated(_ p0: isolated Clerk) async throws -> any Hidden {
    return try await self.mock.__callAsync(__MembersOfAsyncMethodTable.all, 32, p0 as Clerk, (any Swift.Error).self)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenIsolated(_ p0: Clerk) -> UnderstudyCore.AsyncCallPattern<Clerk, any Hidden, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 32, p0 as Clerk)
  }
  func optionalIsolated(_ p0: isolated Clerk) async throws -> (any Article)? {
    return try await self.mock.__callAsync(__MembersOfAsyncMethodTable.all, 33, p0 as Clerk, (any Swift.Error).self)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalIsolated(_ p0: Clerk) -> UnderstudyCore.AsyncCallPattern<Clerk, (any Article)?, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 33, p0 as Clerk)
  }
  func recordIsolated(_ p0: isolated Clerk) async throws -> Record {
    return try await self.mock.__callAsync(__MembersOfAsyncMethodTable.all, 34, p0 as Clerk, (any Swift.Error).self)
  }
  @_disfavoredOverload @_transparent nonisolated func recordIsolated(_ p0: Clerk) -> UnderstudyCore.AsyncCallPattern<Clerk, Record, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 34, p0 as Clerk)
  }
  func numberEscaping(_ p0: @escaping @Sendable (Int) -> Int) async throws -> Int {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 35, p0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> Int in
      try await real.numberEscaping(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func numberEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<@Sendable (Int) -> Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 35, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func numberEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> UnderstudyCore.AsyncCallPattern<@Sendable (Int) -> Int, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  func itemEscaping(_ p0: @escaping @Sendable (Int) -> Int) async throws -> any Article {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 36, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> any Article in
      try await real.itemEscaping(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func itemEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<@Sendable (Int) -> Int, any Article, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 36, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func itemEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> UnderstudyCore.AsyncCallPattern<@Sendable (Int) -> Int, any Article, any Swift.Error> { UnderstudyCore.__unavailable() }
  func hiddenEscaping(_ p0: @escaping @Sendable (Int) -> Int) async throws -> any Hidden {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 37, p0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> any Hidden in
      try await real.hiddenEscaping(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<@Sendable (Int) -> Int, any Hidden, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 37, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func hiddenEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> UnderstudyCore.AsyncCallPattern<@Sendable (Int) -> Int, any Hidden, any Swift.Error> { UnderstudyCore.__unavailable() }
  func optionalEscaping(_ p0: @escaping @Sendable (Int) -> Int) async throws -> (any Article)? {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 38, p0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> (any Article)? in
      try await real.optionalEscaping(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<@Sendable (Int) -> Int, (any Article)?, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 38, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func optionalEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> UnderstudyCore.AsyncCallPattern<@Sendable (Int) -> Int, (any Article)?, any Swift.Error> { UnderstudyCore.__unavailable() }
  func recordEscaping(_ p0: @escaping @Sendable (Int) -> Int) async throws -> Record {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 39, p0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> Record in
      try await real.recordEscaping(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func recordEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<@Sendable (Int) -> Int, Record, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 39, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func recordEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> UnderstudyCore.AsyncCallPattern<@Sendable (Int) -> Int, Record, any Swift.Error> { UnderstudyCore.__unavailable() }
  func numberClosure(_ p0: (Int) -> Int) async throws -> Int {
    func g0(_ p0: @escaping (Int) -> Int) async throws -> Int {
      let b0 = UnderstudyCore.__NonEscaping(p0, "p")
      defer { b0.close() }
      let c0: (Int) -> Int = { (q0: Int) -> Int in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 40, c0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> Int in
        try await real.numberClosure(UnderstudyCore.__passed(p0))
      }
    }
    return try await Swift.withoutActuallyEscaping(p0, do: g0)
  }
  @_disfavoredOverload @_transparent nonisolated func numberClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<(Int) -> Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 40, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func numberClosure(_ p0: (Int) -> Int) -> UnderstudyCore.AsyncCallPattern<(Int) -> Int, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  func itemClosure(_ p0: (Int) -> Int) async throws -> any Article {
    func g0(_ p0: @escaping (Int) -> Int) async throws -> any Article {
      let b0 = UnderstudyCore.__NonEscaping(p0, "p")
      defer { b0.close() }
      let c0: (Int) -> Int = { (q0: Int) -> Int in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 41, c0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> any Article in
        try await real.itemClosure(UnderstudyCore.__passed(p0))
      }
    }
    return try await Swift.withoutActuallyEscaping(p0, do: g0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<(Int) -> Int, any Article, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 41, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func itemClosure(_ p0: (Int) -> Int) -> UnderstudyCore.AsyncCallPattern<(Int) -> Int, any Article, any Swift.Error> { UnderstudyCore.__unavailable() }
  func hiddenClosure(_ p0: (Int) -> Int) async throws -> any Hidden {
    func g0(_ p0: @escaping (Int) -> Int) async throws -> any Hidden {
      let b0 = UnderstudyCore.__NonEscaping(p0, "p")
      defer { b0.close() }
      let c0: (Int) -> Int = { (q0: Int) -> Int in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 42, c0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> any Hidden in
        try await real.hiddenClosure(UnderstudyCore.__passed(p0))
      }
    }
    return try await Swift.withoutActuallyEscaping(p0, do: g0)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<(Int) -> Int, any Hidden, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 42, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func hiddenClosure(_ p0: (Int) -> Int) -> UnderstudyCore.AsyncCallPattern<(Int) -> Int, any Hidden, any Swift.Error> { UnderstudyCore.__unavailable() }
  func optionalClosure(_ p0: (Int) -> Int) async throws -> (any Article)? {
    func g0(_ p0: @escaping (Int) -> Int) async throws -> (any Article)? {
      let b0 = UnderstudyCore.__NonEscaping(p0, "p")
      defer { b0.close() }
      let c0: (Int) -> Int = { (q0: Int) -> Int in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 43, c0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> (any Article)? in
        try await real.optionalClosure(UnderstudyCore.__passed(p0))
      }
    }
    return try await Swift.withoutActuallyEscaping(p0, do: g0)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<(Int) -> Int, (any Article)?, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 43, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func optionalClosure(_ p0: (Int) -> Int) -> UnderstudyCore.AsyncCallPattern<(Int) -> Int, (any Article)?, any Swift.Error> { UnderstudyCore.__unavailable() }
  func recordClosure(_ p0: (Int) -> Int) async throws -> Record {
    func g0(_ p0: @escaping (Int) -> Int) async throws -> Record {
      let b0 = UnderstudyCore.__NonEscaping(p0, "p")
      defer { b0.close() }
      let c0: (Int) -> Int = { (q0: Int) -> Int in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 44, c0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> Record in
        try await real.recordClosure(UnderstudyCore.__passed(p0))
      }
    }
    return try await Swift.withoutActuallyEscaping(p0, do: g0)
  }
  @_disfavoredOverload @_transparent nonisolated func recordClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<(Int) -> Int, Record, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 44, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func recordClosure(_ p0: (Int) -> Int) -> UnderstudyCore.AsyncCallPattern<(Int) -> Int, Record, any Swift.Error> { UnderstudyCore.__unavailable() }
  func numberOpaque<T0: Equatable>(_ p0: T0) async throws -> Int {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 45, p0 as T0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> Int in
      try await real.numberOpaque(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func numberOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.AsyncCallPattern<T0, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 45, p0)
  }
  @available(*, unavailable, message: "nothing says what type 'p' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func numberOpaque(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.AsyncCallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  func itemOpaque<T0: Equatable>(_ p0: T0) async throws -> any Article {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 46, p0 as T0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> any Article in
      try await real.itemOpaque(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func itemOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.AsyncCallPattern<T0, any Article, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 46, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemOpaque<T0: Equatable>(_ p0: T0) -> MockArticle {
    self.mock.__child(__MembersOfAsyncMethodTable.all, 46, p0 as T0, (any Article).self, .value(p0 as T0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated func itemOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> MockArticle { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "nothing says what type 'p' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func itemOpaque(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.AsyncCallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  func hiddenOpaque<T0: Equatable>(_ p0: T0) async throws -> any Hidden {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 47, p0 as T0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> any Hidden in
      try await real.hiddenOpaque(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.AsyncCallPattern<T0, any Hidden, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 47, p0)
  }
  @available(*, unavailable, message: "nothing says what type 'p' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func hiddenOpaque(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.AsyncCallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  func optionalOpaque<T0: Equatable>(_ p0: T0) async throws -> (any Article)? {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 48, p0 as T0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> (any Article)? in
      try await real.optionalOpaque(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.AsyncCallPattern<T0, (any Article)?, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 48, p0)
  }
  @available(*, unavailable, message: "nothing says what type 'p' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func optionalOpaque(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.AsyncCallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  func recordOpaque<T0: Equatable>(_ p0: T0) async throws -> Record {
    return try await self.__callAsync(__MembersOfAsyncMethodTable.all, 49, p0 as T0, (any Swift.Error).self, real: (any AsyncMethodTable).self) { (real: any AsyncMethodTable) async throws -> Record in
      try await real.recordOpaque(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func recordOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.AsyncCallPattern<T0, Record, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 49, p0)
  }
  @available(*, unavailable, message: "nothing says what type 'p' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func recordOpaque(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.AsyncCallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
}

extension AsyncMethodTable where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func numberValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 5, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<Int, any Article, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 6, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<Int, any Hidden, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 7, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<Int, (any Article)?, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 8, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func recordValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<Int, Record, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 9, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func numberExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.AsyncCallPattern<any Article, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 10, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.AsyncCallPattern<any Article, any Article, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 11, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.AsyncCallPattern<any Article, any Hidden, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 12, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.AsyncCallPattern<any Article, (any Article)?, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 13, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func recordExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.AsyncCallPattern<any Article, Record, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 14, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func numberVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.AsyncCallPattern<[Int], Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 15, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.AsyncCallPattern<[Int], any Article, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 16, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.AsyncCallPattern<[Int], any Hidden, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 17, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.AsyncCallPattern<[Int], (any Article)?, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 18, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func recordVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.AsyncCallPattern<[Int], Record, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 19, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func numberInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfAsyncMethodTable.all, 20, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func itemInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, any Article, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfAsyncMethodTable.all, 21, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, any Hidden, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfAsyncMethodTable.all, 22, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func optionalInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, (any Article)?, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfAsyncMethodTable.all, 23, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func recordInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Record, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfAsyncMethodTable.all, 24, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func numberConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.AsyncCallPattern<String, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 25, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.AsyncCallPattern<String, any Article, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 26, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.AsyncCallPattern<String, any Hidden, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 27, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.AsyncCallPattern<String, (any Article)?, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 28, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func recordConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.AsyncCallPattern<String, Record, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 29, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func numberIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.AsyncCallPattern<Clerk, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 30, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.AsyncCallPattern<Clerk, any Article, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 31, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.AsyncCallPattern<Clerk, any Hidden, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 32, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.AsyncCallPattern<Clerk, (any Article)?, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 33, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func recordIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.AsyncCallPattern<Clerk, Record, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 34, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func numberOpaque<T0: Equatable>(_ p0: T0) -> UnderstudyCore.AsyncCallPattern<T0, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 45, p0 as T0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemOpaque<T0: Equatable>(_ p0: T0) -> UnderstudyCore.AsyncCallPattern<T0, any Article, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 46, p0 as T0)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenOpaque<T0: Equatable>(_ p0: T0) -> UnderstudyCore.AsyncCallPattern<T0, any Hidden, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 47, p0 as T0)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalOpaque<T0: Equatable>(_ p0: T0) -> UnderstudyCore.AsyncCallPattern<T0, (any Article)?, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 48, p0 as T0)
  }
  @_disfavoredOverload @_transparent nonisolated func recordOpaque<T0: Equatable>(_ p0: T0) -> UnderstudyCore.AsyncCallPattern<T0, Record, any Swift.Error> {
    self.__asyncPatternV(__MembersOfAsyncMethodTable.all, 49, p0 as T0)
  }
}

extension AsyncMethodTable where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func numberVariadic(_ p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.AsyncCallPattern<[Int], Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 15, UnderstudyCore.Matcher<[Int]>.__elements(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func itemVariadic(_ p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.AsyncCallPattern<[Int], any Article, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 16, UnderstudyCore.Matcher<[Int]>.__elements(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenVariadic(_ p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.AsyncCallPattern<[Int], any Hidden, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 17, UnderstudyCore.Matcher<[Int]>.__elements(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func optionalVariadic(_ p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.AsyncCallPattern<[Int], (any Article)?, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 18, UnderstudyCore.Matcher<[Int]>.__elements(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func recordVariadic(_ p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.AsyncCallPattern<[Int], Record, any Swift.Error> {
    self.__asyncPatternM(__MembersOfAsyncMethodTable.all, 19, UnderstudyCore.Matcher<[Int]>.__elements(p0))
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockAsyncMethodTable', not 'any AsyncMethodTable'")
extension AsyncMethodTable {
  @_transparent nonisolated func numberValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<Int, any Article, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<Int, any Hidden, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<Int, (any Article)?, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<Int, Record, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func numberExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.AsyncCallPattern<any Article, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.AsyncCallPattern<any Article, any Article, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.AsyncCallPattern<any Article, any Hidden, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.AsyncCallPattern<any Article, (any Article)?, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.AsyncCallPattern<any Article, Record, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func numberVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.AsyncCallPattern<[Int], Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.AsyncCallPattern<[Int], any Article, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.AsyncCallPattern<[Int], any Hidden, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.AsyncCallPattern<[Int], (any Article)?, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.AsyncCallPattern<[Int], Record, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func numberInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, any Article, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, any Hidden, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, (any Article)?, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Record, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func numberConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.AsyncCallPattern<String, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.AsyncCallPattern<String, any Article, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.AsyncCallPattern<String, any Hidden, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.AsyncCallPattern<String, (any Article)?, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.AsyncCallPattern<String, Record, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func numberIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.AsyncCallPattern<Clerk, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.AsyncCallPattern<Clerk, any Article, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.AsyncCallPattern<Clerk, any Hidden, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.AsyncCallPattern<Clerk, (any Article)?, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.AsyncCallPattern<Clerk, Record, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func numberEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<@Sendable (Int) -> Int, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<@Sendable (Int) -> Int, any Article, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<@Sendable (Int) -> Int, any Hidden, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<@Sendable (Int) -> Int, (any Article)?, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<@Sendable (Int) -> Int, Record, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func numberClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<(Int) -> Int, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<(Int) -> Int, any Article, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<(Int) -> Int, any Hidden, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<(Int) -> Int, (any Article)?, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.AsyncCallPattern<(Int) -> Int, Record, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func numberOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.AsyncCallPattern<T0, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.AsyncCallPattern<T0, any Article, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.AsyncCallPattern<T0, any Hidden, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.AsyncCallPattern<T0, (any Article)?, any Swift.Error> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.AsyncCallPattern<T0, Record, any Swift.Error> { UnderstudyCore.__unavailable() }
}

enum __MembersOfAsyncPropertyTable {
  nonisolated static let all = UnderstudyCore.__Members("AsyncPropertyTable", "number\nitem\nhidden\noptional\nrecord")
}
nonisolated final class MockAsyncPropertyTable: UnderstudyCore.__MockObject, AsyncPropertyTable, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any AsyncPropertyTable
}

extension AsyncPropertyTable where Self: UnderstudyCore.Mockable {
  var number: Int {
    get async throws {
      return try await self.__callAsync(__MembersOfAsyncPropertyTable.all, 0, (), (any Swift.Error).self, real: (any AsyncPropertyTable).self) { (real: any AsyncPropertyTable) async throws -> Int in
        try await real.number
      }
    }
  }
  var item: any Article {
    get async throws {
      return try await self.__callAsync(__MembersOfAsyncPropertyTable.all, 1, (), default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, (any Swift.Error).self, real: (any AsyncPropertyTable).self) { (real: any AsyncPropertyTable) async throws -> any Article in
        try await real.item
      }
    }
  }
  var hidden: any Hidden {
    get async throws {
      return try await self.__callAsync(__MembersOfAsyncPropertyTable.all, 2, (), (any Swift.Error).self, real: (any AsyncPropertyTable).self) { (real: any AsyncPropertyTable) async throws -> any Hidden in
        try await real.hidden
      }
    }
  }
  var optional: (any Article)? {
    get async throws {
      return try await self.__callAsync(__MembersOfAsyncPropertyTable.all, 3, (), (any Swift.Error).self, real: (any AsyncPropertyTable).self) { (real: any AsyncPropertyTable) async throws -> (any Article)? in
        try await real.optional
      }
    }
  }
  var record: Record {
    get async throws {
      return try await self.__callAsync(__MembersOfAsyncPropertyTable.all, 4, (), (any Swift.Error).self, real: (any AsyncPropertyTable).self) { (real: any AsyncPropertyTable) async throws -> Record in
        try await real.record
      }
    }
  }
}

extension AsyncPropertyTable where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var number: UnderstudyCore.AsyncCallPattern<(), Int, any Swift.Error> {
    self.__asyncPattern(__MembersOfAsyncPropertyTable.all, 0)
  }
  @_disfavoredOverload @_transparent nonisolated var item: UnderstudyCore.AsyncCallPattern<(), any Article, any Swift.Error> {
    self.__asyncPattern(__MembersOfAsyncPropertyTable.all, 1)
  }
  @_disfavoredOverload @_transparent nonisolated var hidden: UnderstudyCore.AsyncCallPattern<(), any Hidden, any Swift.Error> {
    self.__asyncPattern(__MembersOfAsyncPropertyTable.all, 2)
  }
  @_disfavoredOverload @_transparent nonisolated var optional: UnderstudyCore.AsyncCallPattern<(), (any Article)?, any Swift.Error> {
    self.__asyncPattern(__MembersOfAsyncPropertyTable.all, 3)
  }
  @_disfavoredOverload @_transparent nonisolated var record: UnderstudyCore.AsyncCallPattern<(), Record, any Swift.Error> {
    self.__asyncPattern(__MembersOfAsyncPropertyTable.all, 4)
  }
}

extension AsyncPropertyTable where Self: UnderstudyCore.__Chained {
  @_disfavoredOverload @_transparent nonisolated var item: MockArticle {
    self.mock.__child(__MembersOfAsyncPropertyTable.all, 1, (), (any Article).self) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
}

enum __MembersOfClosureParametersConcurrent {
  nonisolated static let all = UnderstudyCore.__Members("ClosureParametersConcurrent", "concurrentNoneAsync(_ body:)\nconcurrentNoneAsyncThrows(_ body:)\nconcurrentValueAsync(_ body:)\nconcurrentValueAsyncThrows(_ body:)\nconcurrentInoutAsync(_ body:)\nconcurrentInoutAsyncThrows(_ body:)\nconcurrentSendingAsync(_ body:)\nconcurrentSendingAsyncThrows(_ body:)")
}
nonisolated final class MockClosureParametersConcurrent: UnderstudyCore.__MockObject, ClosureParametersConcurrent, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any ClosureParametersConcurrent
}

extension ClosureParametersConcurrent where Self: UnderstudyCore.Mockable {
  func concurrentNoneAsync(_ p0: @concurrent @escaping () async -> Int) {
    return self.__call(__MembersOfClosureParametersConcurrent.all, 0, p0, real: (any ClosureParametersConcurrent).self) { (real: any ClosureParametersConcurrent) -> Swift.Void in
      real.concurrentNoneAsync(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func concurrentNoneAsync(_ p0: UnderstudyCore.Matcher<@concurrent () async -> Int>) -> UnderstudyCore.CallPattern<@concurrent () async -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersConcurrent.all, 0, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func concurrentNoneAsync(_ p0: @concurrent @escaping () async -> Int) -> UnderstudyCore.CallPattern<@concurrent () async -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func concurrentNoneAsyncThrows(_ p0: @concurrent @escaping () async throws -> Int) {
    return self.__call(__MembersOfClosureParametersConcurrent.all, 1, p0, real: (any ClosureParametersConcurrent).self) { (real: any ClosureParametersConcurrent) -> Swift.Void in
      real.concurrentNoneAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func concurrentNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<@concurrent () async throws -> Int>) -> UnderstudyCore.CallPattern<@concurrent () async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersConcurrent.all, 1, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func concurrentNoneAsyncThrows(_ p0: @concurrent @escaping () async throws -> Int) -> UnderstudyCore.CallPattern<@concurrent () async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func concurrentValueAsync(_ p0: @concurrent @escaping (Int) async -> Int) {
    return self.__call(__MembersOfClosureParametersConcurrent.all, 2, p0, real: (any ClosureParametersConcurrent).self) { (real: any ClosureParametersConcurrent) -> Swift.Void in
      real.concurrentValueAsync(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func concurrentValueAsync(_ p0: UnderstudyCore.Matcher<@concurrent (Int) async -> Int>) -> UnderstudyCore.CallPattern<@concurrent (Int) async -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersConcurrent.all, 2, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func concurrentValueAsync(_ p0: @concurrent @escaping (Int) async -> Int) -> UnderstudyCore.CallPattern<@concurrent (Int) async -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func concurrentValueAsyncThrows(_ p0: @concurrent @escaping (Int) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersConcurrent.all, 3, p0, real: (any ClosureParametersConcurrent).self) { (real: any ClosureParametersConcurrent) -> Swift.Void in
      real.concurrentValueAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func concurrentValueAsyncThrows(_ p0: UnderstudyCore.Matcher<@concurrent (Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@concurrent (Int) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersConcurrent.all, 3, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func concurrentValueAsyncThrows(_ p0: @concurrent @escaping (Int) async throws -> Int) -> UnderstudyCore.CallPattern<@concurrent (Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func concurrentInoutAsync(_ p0: @concurrent @escaping (inout Int) async -> Int) {
    return self.__call(__MembersOfClosureParametersConcurrent.all, 4, p0, real: (any ClosureParametersConcurrent).self) { (real: any ClosureParametersConcurrent) -> Swift.Void in
      real.concurrentInoutAsync(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func concurrentInoutAsync(_ p0: UnderstudyCore.Matcher<@concurrent (inout Int) async -> Int>) -> UnderstudyCore.CallPattern<@concurrent (inout Int) async -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersConcurrent.all, 4, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func concurrentInoutAsync(_ p0: @concurrent @escaping (inout Int) async -> Int) -> UnderstudyCore.CallPattern<@concurrent (inout Int) async -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func concurrentInoutAsyncThrows(_ p0: @concurrent @escaping (inout Int) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersConcurrent.all, 5, p0, real: (any ClosureParametersConcurrent).self) { (real: any ClosureParametersConcurrent) -> Swift.Void in
      real.concurrentInoutAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func concurrentInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<@concurrent (inout Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@concurrent (inout Int) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersConcurrent.all, 5, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func concurrentInoutAsyncThrows(_ p0: @concurrent @escaping (inout Int) async throws -> Int) -> UnderstudyCore.CallPattern<@concurrent (inout Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func concurrentSendingAsync(_ p0: @concurrent @escaping (sending Box) async -> Int) {
    return self.__call(__MembersOfClosureParametersConcurrent.all, 6, p0, real: (any ClosureParametersConcurrent).self) { (real: any ClosureParametersConcurrent) -> Swift.Void in
      real.concurrentSendingAsync(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func concurrentSendingAsync(_ p0: UnderstudyCore.Matcher<@concurrent (sending Box) async -> Int>) -> UnderstudyCore.CallPattern<@concurrent (sending Box) async -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersConcurrent.all, 6, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func concurrentSendingAsync(_ p0: @concurrent @escaping (sending Box) async -> Int) -> UnderstudyCore.CallPattern<@concurrent (sending Box) async -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func concurrentSendingAsyncThrows(_ p0: @concurrent @escaping (sending Box) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersConcurrent.all, 7, p0, real: (any ClosureParametersConcurrent).self) { (real: any ClosureParametersConcurrent) -> Swift.Void in
      real.concurrentSendingAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func concurrentSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<@concurrent (sending Box) async throws -> Int>) -> UnderstudyCore.CallPattern<@concurrent (sending Box) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersConcurrent.all, 7, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func concurrentSendingAsyncThrows(_ p0: @concurrent @escaping (sending Box) async throws -> Int) -> UnderstudyCore.CallPattern<@concurrent (sending Box) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockClosureParametersConcurrent', not 'any ClosureParametersConcurrent'")
extension ClosureParametersConcurrent {
  @_transparent nonisolated func concurrentNoneAsync(_ p0: UnderstudyCore.Matcher<@concurrent () async -> Int>) -> UnderstudyCore.CallPattern<@concurrent () async -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func concurrentNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<@concurrent () async throws -> Int>) -> UnderstudyCore.CallPattern<@concurrent () async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func concurrentValueAsync(_ p0: UnderstudyCore.Matcher<@concurrent (Int) async -> Int>) -> UnderstudyCore.CallPattern<@concurrent (Int) async -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func concurrentValueAsyncThrows(_ p0: UnderstudyCore.Matcher<@concurrent (Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@concurrent (Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func concurrentInoutAsync(_ p0: UnderstudyCore.Matcher<@concurrent (inout Int) async -> Int>) -> UnderstudyCore.CallPattern<@concurrent (inout Int) async -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func concurrentInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<@concurrent (inout Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@concurrent (inout Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func concurrentSendingAsync(_ p0: UnderstudyCore.Matcher<@concurrent (sending Box) async -> Int>) -> UnderstudyCore.CallPattern<@concurrent (sending Box) async -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func concurrentSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<@concurrent (sending Box) async throws -> Int>) -> UnderstudyCore.CallPattern<@concurrent (sending Box) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfClosureParametersMain {
  nonisolated static let all = UnderstudyCore.__Members("ClosureParametersMain", "mainNone(_ body:)\nmainNoneAsyncThrows(_ body:)\nmainValue(_ body:)\nmainValueAsyncThrows(_ body:)\nmainInout(_ body:)\nmainInoutAsyncThrows(_ body:)\nmainSending(_ body:)\nmainSendingAsyncThrows(_ body:)")
}
nonisolated final class MockClosureParametersMain: UnderstudyCore.__MockObject, ClosureParametersMain, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any ClosureParametersMain
}

extension ClosureParametersMain where Self: UnderstudyCore.Mockable {
  func mainNone(_ p0: @MainActor @escaping () -> Int) {
    return self.__call(__MembersOfClosureParametersMain.all, 0, p0, real: (any ClosureParametersMain).self) { (real: any ClosureParametersMain) -> Swift.Void in
      real.mainNone(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainNone(_ p0: UnderstudyCore.Matcher<@MainActor () -> Int>) -> UnderstudyCore.CallPattern<@MainActor () -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersMain.all, 0, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainNone(_ p0: @MainActor @escaping () -> Int) -> UnderstudyCore.CallPattern<@MainActor () -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainNoneAsyncThrows(_ p0: @MainActor @escaping () async throws -> Int) {
    return self.__call(__MembersOfClosureParametersMain.all, 1, p0, real: (any ClosureParametersMain).self) { (real: any ClosureParametersMain) -> Swift.Void in
      real.mainNoneAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<@MainActor () async throws -> Int>) -> UnderstudyCore.CallPattern<@MainActor () async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersMain.all, 1, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainNoneAsyncThrows(_ p0: @MainActor @escaping () async throws -> Int) -> UnderstudyCore.CallPattern<@MainActor () async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainValue(_ p0: @MainActor @escaping (Int) -> Int) {
    return self.__call(__MembersOfClosureParametersMain.all, 2, p0, real: (any ClosureParametersMain).self) { (real: any ClosureParametersMain) -> Swift.Void in
      real.mainValue(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainValue(_ p0: UnderstudyCore.Matcher<@MainActor (Int) -> Int>) -> UnderstudyCore.CallPattern<@MainActor (Int) -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersMain.all, 2, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainValue(_ p0: @MainActor @escaping (Int) -> Int) -> UnderstudyCore.CallPattern<@MainActor (Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainValueAsyncThrows(_ p0: @MainActor @escaping (Int) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersMain.all, 3, p0, real: (any ClosureParametersMain).self) { (real: any ClosureParametersMain) -> Swift.Void in
      real.mainValueAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainValueAsyncThrows(_ p0: UnderstudyCore.Matcher<@MainActor (Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@MainActor (Int) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersMain.all, 3, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainValueAsyncThrows(_ p0: @MainActor @escaping (Int) async throws -> Int) -> UnderstudyCore.CallPattern<@MainActor (Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainInout(_ p0: @MainActor @escaping (inout Int) -> Int) {
    return self.__call(__MembersOfClosureParametersMain.all, 4, p0, real: (any ClosureParametersMain).self) { (real: any ClosureParametersMain) -> Swift.Void in
      real.mainInout(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainInout(_ p0: UnderstudyCore.Matcher<@MainActor (inout Int) -> Int>) -> UnderstudyCore.CallPattern<@MainActor (inout Int) -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersMain.all, 4, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainInout(_ p0: @MainActor @escaping (inout Int) -> Int) -> UnderstudyCore.CallPattern<@MainActor (inout Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainInoutAsyncThrows(_ p0: @MainActor @escaping (inout Int) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersMain.all, 5, p0, real: (any ClosureParametersMain).self) { (real: any ClosureParametersMain) -> Swift.Void in
      real.mainInoutAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<@MainActor (inout Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@MainActor (inout Int) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersMain.all, 5, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainInoutAsyncThrows(_ p0: @MainActor @escaping (inout Int) async throws -> Int) -> UnderstudyCore.CallPattern<@MainActor (inout Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSending(_ p0: @MainActor @escaping (sending Box) -> Int) {
    return self.__call(__MembersOfClosureParametersMain.all, 6, p0, real: (any ClosureParametersMain).self) { (real: any ClosureParametersMain) -> Swift.Void in
      real.mainSending(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSending(_ p0: UnderstudyCore.Matcher<@MainActor (sending Box) -> Int>) -> UnderstudyCore.CallPattern<@MainActor (sending Box) -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersMain.all, 6, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSending(_ p0: @MainActor @escaping (sending Box) -> Int) -> UnderstudyCore.CallPattern<@MainActor (sending Box) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSendingAsyncThrows(_ p0: @MainActor @escaping (sending Box) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersMain.all, 7, p0, real: (any ClosureParametersMain).self) { (real: any ClosureParametersMain) -> Swift.Void in
      real.mainSendingAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<@MainActor (sending Box) async throws -> Int>) -> UnderstudyCore.CallPattern<@MainActor (sending Box) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersMain.all, 7, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendingAsyncThrows(_ p0: @MainActor @escaping (sending Box) async throws -> Int) -> UnderstudyCore.CallPattern<@MainActor (sending Box) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockClosureParametersMain', not 'any ClosureParametersMain'")
extension ClosureParametersMain {
  @_transparent nonisolated func mainNone(_ p0: UnderstudyCore.Matcher<@MainActor () -> Int>) -> UnderstudyCore.CallPattern<@MainActor () -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<@MainActor () async throws -> Int>) -> UnderstudyCore.CallPattern<@MainActor () async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainValue(_ p0: UnderstudyCore.Matcher<@MainActor (Int) -> Int>) -> UnderstudyCore.CallPattern<@MainActor (Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainValueAsyncThrows(_ p0: UnderstudyCore.Matcher<@MainActor (Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@MainActor (Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainInout(_ p0: UnderstudyCore.Matcher<@MainActor (inout Int) -> Int>) -> UnderstudyCore.CallPattern<@MainActor (inout Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<@MainActor (inout Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@MainActor (inout Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSending(_ p0: UnderstudyCore.Matcher<@MainActor (sending Box) -> Int>) -> UnderstudyCore.CallPattern<@MainActor (sending Box) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<@MainActor (sending Box) async throws -> Int>) -> UnderstudyCore.CallPattern<@MainActor (sending Box) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfClosureParametersMainSendable {
  nonisolated static let all = UnderstudyCore.__Members("ClosureParametersMainSendable", "mainSendableNone(_ body:)\nmainSendableNoneAsyncThrows(_ body:)\nmainSendableValue(_ body:)\nmainSendableValueAsyncThrows(_ body:)\nmainSendableInout(_ body:)\nmainSendableInoutAsyncThrows(_ body:)\nmainSendableSending(_ body:)\nmainSendableSendingAsyncThrows(_ body:)")
}
nonisolated final class MockClosureParametersMainSendable: UnderstudyCore.__MockObject, ClosureParametersMainSendable, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any ClosureParametersMainSendable
}

extension ClosureParametersMainSendable where Self: UnderstudyCore.Mockable {
  func mainSendableNone(_ p0: @MainActor @Sendable @escaping () -> Int) {
    return self.__call(__MembersOfClosureParametersMainSendable.all, 0, p0, real: (any ClosureParametersMainSendable).self) { (real: any ClosureParametersMainSendable) -> Swift.Void in
      real.mainSendableNone(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendableNone(_ p0: UnderstudyCore.Matcher<@MainActor @Sendable () -> Int>) -> UnderstudyCore.CallPattern<@MainActor @Sendable () -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersMainSendable.all, 0, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendableNone(_ p0: @MainActor @Sendable @escaping () -> Int) -> UnderstudyCore.CallPattern<@MainActor @Sendable () -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSendableNoneAsyncThrows(_ p0: @MainActor @Sendable @escaping () async throws -> Int) {
    return self.__call(__MembersOfClosureParametersMainSendable.all, 1, p0, real: (any ClosureParametersMainSendable).self) { (real: any ClosureParametersMainSendable) -> Swift.Void in
      real.mainSendableNoneAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendableNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<@MainActor @Sendable () async throws -> Int>) -> UnderstudyCore.CallPattern<@MainActor @Sendable () async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersMainSendable.all, 1, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendableNoneAsyncThrows(_ p0: @MainActor @Sendable @escaping () async throws -> Int) -> UnderstudyCore.CallPattern<@MainActor @Sendable () async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSendableValue(_ p0: @MainActor @Sendable @escaping (Int) -> Int) {
    return self.__call(__MembersOfClosureParametersMainSendable.all, 2, p0, real: (any ClosureParametersMainSendable).self) { (real: any ClosureParametersMainSendable) -> Swift.Void in
      real.mainSendableValue(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendableValue(_ p0: UnderstudyCore.Matcher<@MainActor @Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@MainActor @Sendable (Int) -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersMainSendable.all, 2, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendableValue(_ p0: @MainActor @Sendable @escaping (Int) -> Int) -> UnderstudyCore.CallPattern<@MainActor @Sendable (Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSendableValueAsyncThrows(_ p0: @MainActor @Sendable @escaping (Int) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersMainSendable.all, 3, p0, real: (any ClosureParametersMainSendable).self) { (real: any ClosureParametersMainSendable) -> Swift.Void in
      real.mainSendableValueAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendableValueAsyncThrows(_ p0: UnderstudyCore.Matcher<@MainActor @Sendable (Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@MainActor @Sendable (Int) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersMainSendable.all, 3, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendableValueAsyncThrows(_ p0: @MainActor @Sendable @escaping (Int) async throws -> Int) -> UnderstudyCore.CallPattern<@MainActor @Sendable (Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSendableInout(_ p0: @MainActor @Sendable @escaping (inout Int) -> Int) {
    return self.__call(__MembersOfClosureParametersMainSendable.all, 4, p0, real: (any ClosureParametersMainSendable).self) { (real: any ClosureParametersMainSendable) -> Swift.Void in
      real.mainSendableInout(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendableInout(_ p0: UnderstudyCore.Matcher<@MainActor @Sendable (inout Int) -> Int>) -> UnderstudyCore.CallPattern<@MainActor @Sendable (inout Int) -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersMainSendable.all, 4, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendableInout(_ p0: @MainActor @Sendable @escaping (inout Int) -> Int) -> UnderstudyCore.CallPattern<@MainActor @Sendable (inout Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSendableInoutAsyncThrows(_ p0: @MainActor @Sendable @escaping (inout Int) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersMainSendable.all, 5, p0, real: (any ClosureParametersMainSendable).self) { (real: any ClosureParametersMainSendable) -> Swift.Void in
      real.mainSendableInoutAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendableInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<@MainActor @Sendable (inout Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@MainActor @Sendable (inout Int) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersMainSendable.all, 5, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendableInoutAsyncThrows(_ p0: @MainActor @Sendable @escaping (inout Int) async throws -> Int) -> UnderstudyCore.CallPattern<@MainActor @Sendable (inout Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSendableSending(_ p0: @MainActor @Sendable @escaping (sending Box) -> Int) {
    return self.__call(__MembersOfClosureParametersMainSendable.all, 6, p0, real: (any ClosureParametersMainSendable).self) { (real: any ClosureParametersMainSendable) -> Swift.Void in
      real.mainSendableSending(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendableSending(_ p0: UnderstudyCore.Matcher<@MainActor @Sendable (sending Box) -> Int>) -> UnderstudyCore.CallPattern<@MainActor @Sendable (sending Box) -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersMainSendable.all, 6, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendableSending(_ p0: @MainActor @Sendable @escaping (sending Box) -> Int) -> UnderstudyCore.CallPattern<@MainActor @Sendable (sending Box) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSendableSendingAsyncThrows(_ p0: @MainActor @Sendable @escaping (sending Box) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersMainSendable.all, 7, p0, real: (any ClosureParametersMainSendable).self) { (real: any ClosureParametersMainSendable) -> Swift.Void in
      real.mainSendableSendingAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendableSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<@MainActor @Sendable (sending Box) async throws -> Int>) -> UnderstudyCore.CallPattern<@MainActor @Sendable (sending Box) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersMainSendable.all, 7, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendableSendingAsyncThrows(_ p0: @MainActor @Sendable @escaping (sending Box) async throws -> Int) -> UnderstudyCore.CallPattern<@MainActor @Sendable (sending Box) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockClosureParametersMainSendable', not 'any ClosureParametersMainSendable'")
extension ClosureParametersMainSendable {
  @_transparent nonisolated func mainSendableNone(_ p0: UnderstudyCore.Matcher<@MainActor @Sendable () -> Int>) -> UnderstudyCore.CallPattern<@MainActor @Sendable () -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSendableNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<@MainActor @Sendable () async throws -> Int>) -> UnderstudyCore.CallPattern<@MainActor @Sendable () async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSendableValue(_ p0: UnderstudyCore.Matcher<@MainActor @Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@MainActor @Sendable (Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSendableValueAsyncThrows(_ p0: UnderstudyCore.Matcher<@MainActor @Sendable (Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@MainActor @Sendable (Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSendableInout(_ p0: UnderstudyCore.Matcher<@MainActor @Sendable (inout Int) -> Int>) -> UnderstudyCore.CallPattern<@MainActor @Sendable (inout Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSendableInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<@MainActor @Sendable (inout Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@MainActor @Sendable (inout Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSendableSending(_ p0: UnderstudyCore.Matcher<@MainActor @Sendable (sending Box) -> Int>) -> UnderstudyCore.CallPattern<@MainActor @Sendable (sending Box) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSendableSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<@MainActor @Sendable (sending Box) async throws -> Int>) -> UnderstudyCore.CallPattern<@MainActor @Sendable (sending Box) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfClosureParametersNonsending {
  nonisolated static let all = UnderstudyCore.__Members("ClosureParametersNonsending", "nonsendingNoneAsync(_ body:)\nnonsendingNoneAsyncThrows(_ body:)\nnonsendingValueAsync(_ body:)\nnonsendingValueAsyncThrows(_ body:)\nnonsendingInoutAsync(_ body:)\nnonsendingInoutAsyncThrows(_ body:)\nnonsendingSendingAsync(_ body:)\nnonsendingSendingAsyncThrows(_ body:)")
}
nonisolated final class MockClosureParametersNonsending: UnderstudyCore.__MockObject, ClosureParametersNonsending, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any ClosureParametersNonsending
}

extension ClosureParametersNonsending where Self: UnderstudyCore.Mockable {
  func nonsendingNoneAsync(_ p0: nonisolated(nonsending) @escaping () async -> Int) {
    return self.__call(__MembersOfClosureParametersNonsending.all, 0, p0, real: (any ClosureParametersNonsending).self) { (real: any ClosureParametersNonsending) -> Swift.Void in
      real.nonsendingNoneAsync(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func nonsendingNoneAsync(_ p0: UnderstudyCore.Matcher<nonisolated(nonsending) () async -> Int>) -> UnderstudyCore.CallPattern<nonisolated(nonsending) () async -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersNonsending.all, 0, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func nonsendingNoneAsync(_ p0: nonisolated(nonsending) @escaping () async -> Int) -> UnderstudyCore.CallPattern<nonisolated(nonsending) () async -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func nonsendingNoneAsyncThrows(_ p0: nonisolated(nonsending) @escaping () async throws -> Int) {
    return self.__call(__MembersOfClosureParametersNonsending.all, 1, p0, real: (any ClosureParametersNonsending).self) { (real: any ClosureParametersNonsending) -> Swift.Void in
      real.nonsendingNoneAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func nonsendingNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<nonisolated(nonsending) () async throws -> Int>) -> UnderstudyCore.CallPattern<nonisolated(nonsending) () async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersNonsending.all, 1, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func nonsendingNoneAsyncThrows(_ p0: nonisolated(nonsending) @escaping () async throws -> Int) -> UnderstudyCore.CallPattern<nonisolated(nonsending) () async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func nonsendingValueAsync(_ p0: nonisolated(nonsending) @escaping (Int) async -> Int) {
    return self.__call(__MembersOfClosureParametersNonsending.all, 2, p0, real: (any ClosureParametersNonsending).self) { (real: any ClosureParametersNonsending) -> Swift.Void in
      real.nonsendingValueAsync(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func nonsendingValueAsync(_ p0: UnderstudyCore.Matcher<nonisolated(nonsending) (Int) async -> Int>) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (Int) async -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersNonsending.all, 2, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func nonsendingValueAsync(_ p0: nonisolated(nonsending) @escaping (Int) async -> Int) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (Int) async -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func nonsendingValueAsyncThrows(_ p0: nonisolated(nonsending) @escaping (Int) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersNonsending.all, 3, p0, real: (any ClosureParametersNonsending).self) { (real: any ClosureParametersNonsending) -> Swift.Void in
      real.nonsendingValueAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func nonsendingValueAsyncThrows(_ p0: UnderstudyCore.Matcher<nonisolated(nonsending) (Int) async throws -> Int>) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (Int) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersNonsending.all, 3, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func nonsendingValueAsyncThrows(_ p0: nonisolated(nonsending) @escaping (Int) async throws -> Int) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func nonsendingInoutAsync(_ p0: nonisolated(nonsending) @escaping (inout Int) async -> Int) {
    return self.__call(__MembersOfClosureParametersNonsending.all, 4, p0, real: (any ClosureParametersNonsending).self) { (real: any ClosureParametersNonsending) -> Swift.Void in
      real.nonsendingInoutAsync(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func nonsendingInoutAsync(_ p0: UnderstudyCore.Matcher<nonisolated(nonsending) (inout Int) async -> Int>) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (inout Int) async -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersNonsending.all, 4, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func nonsendingInoutAsync(_ p0: nonisolated(nonsending) @escaping (inout Int) async -> Int) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (inout Int) async -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func nonsendingInoutAsyncThrows(_ p0: nonisolated(nonsending) @escaping (inout Int) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersNonsending.all, 5, p0, real: (any ClosureParametersNonsending).self) { (real: any ClosureParametersNonsending) -> Swift.Void in
      real.nonsendingInoutAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func nonsendingInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<nonisolated(nonsending) (inout Int) async throws -> Int>) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (inout Int) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersNonsending.all, 5, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func nonsendingInoutAsyncThrows(_ p0: nonisolated(nonsending) @escaping (inout Int) async throws -> Int) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (inout Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func nonsendingSendingAsync(_ p0: nonisolated(nonsending) @escaping (sending Box) async -> Int) {
    return self.__call(__MembersOfClosureParametersNonsending.all, 6, p0, real: (any ClosureParametersNonsending).self) { (real: any ClosureParametersNonsending) -> Swift.Void in
      real.nonsendingSendingAsync(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func nonsendingSendingAsync(_ p0: UnderstudyCore.Matcher<nonisolated(nonsending) (sending Box) async -> Int>) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (sending Box) async -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersNonsending.all, 6, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func nonsendingSendingAsync(_ p0: nonisolated(nonsending) @escaping (sending Box) async -> Int) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (sending Box) async -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func nonsendingSendingAsyncThrows(_ p0: nonisolated(nonsending) @escaping (sending Box) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersNonsending.all, 7, p0, real: (any ClosureParametersNonsending).self) { (real: any ClosureParametersNonsending) -> Swift.Void in
      real.nonsendingSendingAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func nonsendingSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<nonisolated(nonsending) (sending Box) async throws -> Int>) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (sending Box) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersNonsending.all, 7, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func nonsendingSendingAsyncThrows(_ p0: nonisolated(nonsending) @escaping (sending Box) async throws -> Int) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (sending Box) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockClosureParametersNonsending', not 'any ClosureParametersNonsending'")
extension ClosureParametersNonsending {
  @_transparent nonisolated func nonsendingNoneAsync(_ p0: UnderstudyCore.Matcher<nonisolated(nonsending) () async -> Int>) -> UnderstudyCore.CallPattern<nonisolated(nonsending) () async -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func nonsendingNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<nonisolated(nonsending) () async throws -> Int>) -> UnderstudyCore.CallPattern<nonisolated(nonsending) () async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func nonsendingValueAsync(_ p0: UnderstudyCore.Matcher<nonisolated(nonsending) (Int) async -> Int>) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (Int) async -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func nonsendingValueAsyncThrows(_ p0: UnderstudyCore.Matcher<nonisolated(nonsending) (Int) async throws -> Int>) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func nonsendingInoutAsync(_ p0: UnderstudyCore.Matcher<nonisolated(nonsending) (inout Int) async -> Int>) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (inout Int) async -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func nonsendingInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<nonisolated(nonsending) (inout Int) async throws -> Int>) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (inout Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func nonsendingSendingAsync(_ p0: UnderstudyCore.Matcher<nonisolated(nonsending) (sending Box) async -> Int>) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (sending Box) async -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func nonsendingSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<nonisolated(nonsending) (sending Box) async throws -> Int>) -> UnderstudyCore.CallPattern<nonisolated(nonsending) (sending Box) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfClosureParametersPlain {
  nonisolated static let all = UnderstudyCore.__Members("ClosureParametersPlain", "plainNone(_ body:)\nplainNoneAsyncThrows(_ body:)\nplainValue(_ body:)\nplainValueAsyncThrows(_ body:)\nplainInout(_ body:)\nplainInoutAsyncThrows(_ body:)\nplainSending(_ body:)\nplainSendingAsyncThrows(_ body:)")
}
nonisolated final class MockClosureParametersPlain: UnderstudyCore.__MockObject, ClosureParametersPlain, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any ClosureParametersPlain
}

extension ClosureParametersPlain where Self: UnderstudyCore.Mockable {
  func plainNone(_ p0: @escaping () -> Int) {
    return self.__call(__MembersOfClosureParametersPlain.all, 0, p0, real: (any ClosureParametersPlain).self) { (real: any ClosureParametersPlain) -> Swift.Void in
      real.plainNone(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func plainNone(_ p0: UnderstudyCore.Matcher<() -> Int>) -> UnderstudyCore.CallPattern<() -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersPlain.all, 0, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func plainNone(_ p0: @escaping () -> Int) -> UnderstudyCore.CallPattern<() -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func plainNoneAsyncThrows(_ p0: @escaping () async throws -> Int) {
    return self.__call(__MembersOfClosureParametersPlain.all, 1, p0, real: (any ClosureParametersPlain).self) { (real: any ClosureParametersPlain) -> Swift.Void in
      real.plainNoneAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func plainNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<() async throws -> Int>) -> UnderstudyCore.CallPattern<() async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersPlain.all, 1, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func plainNoneAsyncThrows(_ p0: @escaping () async throws -> Int) -> UnderstudyCore.CallPattern<() async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func plainValue(_ p0: @escaping (Int) -> Int) {
    return self.__call(__MembersOfClosureParametersPlain.all, 2, p0, real: (any ClosureParametersPlain).self) { (real: any ClosureParametersPlain) -> Swift.Void in
      real.plainValue(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func plainValue(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersPlain.all, 2, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func plainValue(_ p0: @escaping (Int) -> Int) -> UnderstudyCore.CallPattern<(Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func plainValueAsyncThrows(_ p0: @escaping (Int) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersPlain.all, 3, p0, real: (any ClosureParametersPlain).self) { (real: any ClosureParametersPlain) -> Swift.Void in
      real.plainValueAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func plainValueAsyncThrows(_ p0: UnderstudyCore.Matcher<(Int) async throws -> Int>) -> UnderstudyCore.CallPattern<(Int) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersPlain.all, 3, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func plainValueAsyncThrows(_ p0: @escaping (Int) async throws -> Int) -> UnderstudyCore.CallPattern<(Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func plainInout(_ p0: @escaping (inout Int) -> Int) {
    return self.__call(__MembersOfClosureParametersPlain.all, 4, p0, real: (any ClosureParametersPlain).self) { (real: any ClosureParametersPlain) -> Swift.Void in
      real.plainInout(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func plainInout(_ p0: UnderstudyCore.Matcher<(inout Int) -> Int>) -> UnderstudyCore.CallPattern<(inout Int) -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersPlain.all, 4, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func plainInout(_ p0: @escaping (inout Int) -> Int) -> UnderstudyCore.CallPattern<(inout Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func plainInoutAsyncThrows(_ p0: @escaping (inout Int) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersPlain.all, 5, p0, real: (any ClosureParametersPlain).self) { (real: any ClosureParametersPlain) -> Swift.Void in
      real.plainInoutAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func plainInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<(inout Int) async throws -> Int>) -> UnderstudyCore.CallPattern<(inout Int) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersPlain.all, 5, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func plainInoutAsyncThrows(_ p0: @escaping (inout Int) async throws -> Int) -> UnderstudyCore.CallPattern<(inout Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func plainSending(_ p0: @escaping (sending Box) -> Int) {
    return self.__call(__MembersOfClosureParametersPlain.all, 6, p0, real: (any ClosureParametersPlain).self) { (real: any ClosureParametersPlain) -> Swift.Void in
      real.plainSending(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func plainSending(_ p0: UnderstudyCore.Matcher<(sending Box) -> Int>) -> UnderstudyCore.CallPattern<(sending Box) -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersPlain.all, 6, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func plainSending(_ p0: @escaping (sending Box) -> Int) -> UnderstudyCore.CallPattern<(sending Box) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func plainSendingAsyncThrows(_ p0: @escaping (sending Box) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersPlain.all, 7, p0, real: (any ClosureParametersPlain).self) { (real: any ClosureParametersPlain) -> Swift.Void in
      real.plainSendingAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func plainSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<(sending Box) async throws -> Int>) -> UnderstudyCore.CallPattern<(sending Box) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersPlain.all, 7, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func plainSendingAsyncThrows(_ p0: @escaping (sending Box) async throws -> Int) -> UnderstudyCore.CallPattern<(sending Box) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockClosureParametersPlain', not 'any ClosureParametersPlain'")
extension ClosureParametersPlain {
  @_transparent nonisolated func plainNone(_ p0: UnderstudyCore.Matcher<() -> Int>) -> UnderstudyCore.CallPattern<() -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func plainNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<() async throws -> Int>) -> UnderstudyCore.CallPattern<() async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func plainValue(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func plainValueAsyncThrows(_ p0: UnderstudyCore.Matcher<(Int) async throws -> Int>) -> UnderstudyCore.CallPattern<(Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func plainInout(_ p0: UnderstudyCore.Matcher<(inout Int) -> Int>) -> UnderstudyCore.CallPattern<(inout Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func plainInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<(inout Int) async throws -> Int>) -> UnderstudyCore.CallPattern<(inout Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func plainSending(_ p0: UnderstudyCore.Matcher<(sending Box) -> Int>) -> UnderstudyCore.CallPattern<(sending Box) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func plainSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<(sending Box) async throws -> Int>) -> UnderstudyCore.CallPattern<(sending Box) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfClosureParametersSendable {
  nonisolated static let all = UnderstudyCore.__Members("ClosureParametersSendable", "sendableNone(_ body:)\nsendableNoneAsyncThrows(_ body:)\nsendableValue(_ body:)\nsendableValueAsyncThrows(_ body:)\nsendableInout(_ body:)\nsendableInoutAsyncThrows(_ body:)\nsendableSending(_ body:)\nsendableSendingAsyncThrows(_ body:)")
}
nonisolated final class MockClosureParametersSendable: UnderstudyCore.__MockObject, ClosureParametersSendable, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any ClosureParametersSendable
}

extension ClosureParametersSendable where Self: UnderstudyCore.Mockable {
  func sendableNone(_ p0: @Sendable @escaping () -> Int) {
    return self.__call(__MembersOfClosureParametersSendable.all, 0, p0, real: (any ClosureParametersSendable).self) { (real: any ClosureParametersSendable) -> Swift.Void in
      real.sendableNone(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func sendableNone(_ p0: UnderstudyCore.Matcher<@Sendable () -> Int>) -> UnderstudyCore.CallPattern<@Sendable () -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersSendable.all, 0, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func sendableNone(_ p0: @Sendable @escaping () -> Int) -> UnderstudyCore.CallPattern<@Sendable () -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func sendableNoneAsyncThrows(_ p0: @Sendable @escaping () async throws -> Int) {
    return self.__call(__MembersOfClosureParametersSendable.all, 1, p0, real: (any ClosureParametersSendable).self) { (real: any ClosureParametersSendable) -> Swift.Void in
      real.sendableNoneAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func sendableNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<@Sendable () async throws -> Int>) -> UnderstudyCore.CallPattern<@Sendable () async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersSendable.all, 1, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func sendableNoneAsyncThrows(_ p0: @Sendable @escaping () async throws -> Int) -> UnderstudyCore.CallPattern<@Sendable () async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func sendableValue(_ p0: @Sendable @escaping (Int) -> Int) {
    return self.__call(__MembersOfClosureParametersSendable.all, 2, p0, real: (any ClosureParametersSendable).self) { (real: any ClosureParametersSendable) -> Swift.Void in
      real.sendableValue(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func sendableValue(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersSendable.all, 2, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func sendableValue(_ p0: @Sendable @escaping (Int) -> Int) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func sendableValueAsyncThrows(_ p0: @Sendable @escaping (Int) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersSendable.all, 3, p0, real: (any ClosureParametersSendable).self) { (real: any ClosureParametersSendable) -> Swift.Void in
      real.sendableValueAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func sendableValueAsyncThrows(_ p0: UnderstudyCore.Matcher<@Sendable (Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersSendable.all, 3, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func sendableValueAsyncThrows(_ p0: @Sendable @escaping (Int) async throws -> Int) -> UnderstudyCore.CallPattern<@Sendable (Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func sendableInout(_ p0: @Sendable @escaping (inout Int) -> Int) {
    return self.__call(__MembersOfClosureParametersSendable.all, 4, p0, real: (any ClosureParametersSendable).self) { (real: any ClosureParametersSendable) -> Swift.Void in
      real.sendableInout(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func sendableInout(_ p0: UnderstudyCore.Matcher<@Sendable (inout Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (inout Int) -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersSendable.all, 4, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func sendableInout(_ p0: @Sendable @escaping (inout Int) -> Int) -> UnderstudyCore.CallPattern<@Sendable (inout Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func sendableInoutAsyncThrows(_ p0: @Sendable @escaping (inout Int) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersSendable.all, 5, p0, real: (any ClosureParametersSendable).self) { (real: any ClosureParametersSendable) -> Swift.Void in
      real.sendableInoutAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func sendableInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<@Sendable (inout Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@Sendable (inout Int) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersSendable.all, 5, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func sendableInoutAsyncThrows(_ p0: @Sendable @escaping (inout Int) async throws -> Int) -> UnderstudyCore.CallPattern<@Sendable (inout Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func sendableSending(_ p0: @Sendable @escaping (sending Box) -> Int) {
    return self.__call(__MembersOfClosureParametersSendable.all, 6, p0, real: (any ClosureParametersSendable).self) { (real: any ClosureParametersSendable) -> Swift.Void in
      real.sendableSending(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func sendableSending(_ p0: UnderstudyCore.Matcher<@Sendable (sending Box) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (sending Box) -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersSendable.all, 6, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func sendableSending(_ p0: @Sendable @escaping (sending Box) -> Int) -> UnderstudyCore.CallPattern<@Sendable (sending Box) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func sendableSendingAsyncThrows(_ p0: @Sendable @escaping (sending Box) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersSendable.all, 7, p0, real: (any ClosureParametersSendable).self) { (real: any ClosureParametersSendable) -> Swift.Void in
      real.sendableSendingAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func sendableSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<@Sendable (sending Box) async throws -> Int>) -> UnderstudyCore.CallPattern<@Sendable (sending Box) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersSendable.all, 7, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func sendableSendingAsyncThrows(_ p0: @Sendable @escaping (sending Box) async throws -> Int) -> UnderstudyCore.CallPattern<@Sendable (sending Box) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockClosureParametersSendable', not 'any ClosureParametersSendable'")
extension ClosureParametersSendable {
  @_transparent nonisolated func sendableNone(_ p0: UnderstudyCore.Matcher<@Sendable () -> Int>) -> UnderstudyCore.CallPattern<@Sendable () -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func sendableNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<@Sendable () async throws -> Int>) -> UnderstudyCore.CallPattern<@Sendable () async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func sendableValue(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func sendableValueAsyncThrows(_ p0: UnderstudyCore.Matcher<@Sendable (Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func sendableInout(_ p0: UnderstudyCore.Matcher<@Sendable (inout Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (inout Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func sendableInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<@Sendable (inout Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@Sendable (inout Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func sendableSending(_ p0: UnderstudyCore.Matcher<@Sendable (sending Box) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (sending Box) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func sendableSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<@Sendable (sending Box) async throws -> Int>) -> UnderstudyCore.CallPattern<@Sendable (sending Box) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfClosureParametersStudio {
  nonisolated static let all = UnderstudyCore.__Members("ClosureParametersStudio", "studioNone(_ body:)\nstudioNoneAsyncThrows(_ body:)\nstudioValue(_ body:)\nstudioValueAsyncThrows(_ body:)\nstudioInout(_ body:)\nstudioInoutAsyncThrows(_ body:)\nstudioSending(_ body:)\nstudioSendingAsyncThrows(_ body:)")
}
nonisolated final class MockClosureParametersStudio: UnderstudyCore.__MockObject, ClosureParametersStudio, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any ClosureParametersStudio
}

extension ClosureParametersStudio where Self: UnderstudyCore.Mockable {
  func studioNone(_ p0: @Studio @escaping () -> Int) {
    return self.__call(__MembersOfClosureParametersStudio.all, 0, p0, real: (any ClosureParametersStudio).self) { (real: any ClosureParametersStudio) -> Swift.Void in
      real.studioNone(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func studioNone(_ p0: UnderstudyCore.Matcher<@Studio () -> Int>) -> UnderstudyCore.CallPattern<@Studio () -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersStudio.all, 0, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func studioNone(_ p0: @Studio @escaping () -> Int) -> UnderstudyCore.CallPattern<@Studio () -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func studioNoneAsyncThrows(_ p0: @Studio @escaping () async throws -> Int) {
    return self.__call(__MembersOfClosureParametersStudio.all, 1, p0, real: (any ClosureParametersStudio).self) { (real: any ClosureParametersStudio) -> Swift.Void in
      real.studioNoneAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func studioNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<@Studio () async throws -> Int>) -> UnderstudyCore.CallPattern<@Studio () async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersStudio.all, 1, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func studioNoneAsyncThrows(_ p0: @Studio @escaping () async throws -> Int) -> UnderstudyCore.CallPattern<@Studio () async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func studioValue(_ p0: @Studio @escaping (Int) -> Int) {
    return self.__call(__MembersOfClosureParametersStudio.all, 2, p0, real: (any ClosureParametersStudio).self) { (real: any ClosureParametersStudio) -> Swift.Void in
      real.studioValue(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func studioValue(_ p0: UnderstudyCore.Matcher<@Studio (Int) -> Int>) -> UnderstudyCore.CallPattern<@Studio (Int) -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersStudio.all, 2, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func studioValue(_ p0: @Studio @escaping (Int) -> Int) -> UnderstudyCore.CallPattern<@Studio (Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func studioValueAsyncThrows(_ p0: @Studio @escaping (Int) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersStudio.all, 3, p0, real: (any ClosureParametersStudio).self) { (real: any ClosureParametersStudio) -> Swift.Void in
      real.studioValueAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func studioValueAsyncThrows(_ p0: UnderstudyCore.Matcher<@Studio (Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@Studio (Int) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersStudio.all, 3, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func studioValueAsyncThrows(_ p0: @Studio @escaping (Int) async throws -> Int) -> UnderstudyCore.CallPattern<@Studio (Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func studioInout(_ p0: @Studio @escaping (inout Int) -> Int) {
    return self.__call(__MembersOfClosureParametersStudio.all, 4, p0, real: (any ClosureParametersStudio).self) { (real: any ClosureParametersStudio) -> Swift.Void in
      real.studioInout(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func studioInout(_ p0: UnderstudyCore.Matcher<@Studio (inout Int) -> Int>) -> UnderstudyCore.CallPattern<@Studio (inout Int) -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersStudio.all, 4, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func studioInout(_ p0: @Studio @escaping (inout Int) -> Int) -> UnderstudyCore.CallPattern<@Studio (inout Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func studioInoutAsyncThrows(_ p0: @Studio @escaping (inout Int) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersStudio.all, 5, p0, real: (any ClosureParametersStudio).self) { (real: any ClosureParametersStudio) -> Swift.Void in
      real.studioInoutAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func studioInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<@Studio (inout Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@Studio (inout Int) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersStudio.all, 5, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func studioInoutAsyncThrows(_ p0: @Studio @escaping (inout Int) async throws -> Int) -> UnderstudyCore.CallPattern<@Studio (inout Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func studioSending(_ p0: @Studio @escaping (sending Box) -> Int) {
    return self.__call(__MembersOfClosureParametersStudio.all, 6, p0, real: (any ClosureParametersStudio).self) { (real: any ClosureParametersStudio) -> Swift.Void in
      real.studioSending(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func studioSending(_ p0: UnderstudyCore.Matcher<@Studio (sending Box) -> Int>) -> UnderstudyCore.CallPattern<@Studio (sending Box) -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersStudio.all, 6, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func studioSending(_ p0: @Studio @escaping (sending Box) -> Int) -> UnderstudyCore.CallPattern<@Studio (sending Box) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func studioSendingAsyncThrows(_ p0: @Studio @escaping (sending Box) async throws -> Int) {
    return self.__call(__MembersOfClosureParametersStudio.all, 7, p0, real: (any ClosureParametersStudio).self) { (real: any ClosureParametersStudio) -> Swift.Void in
      real.studioSendingAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func studioSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<@Studio (sending Box) async throws -> Int>) -> UnderstudyCore.CallPattern<@Studio (sending Box) async throws -> Int, (), Swift.Never> {
    self.__patternM(__MembersOfClosureParametersStudio.all, 7, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func studioSendingAsyncThrows(_ p0: @Studio @escaping (sending Box) async throws -> Int) -> UnderstudyCore.CallPattern<@Studio (sending Box) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockClosureParametersStudio', not 'any ClosureParametersStudio'")
extension ClosureParametersStudio {
  @_transparent nonisolated func studioNone(_ p0: UnderstudyCore.Matcher<@Studio () -> Int>) -> UnderstudyCore.CallPattern<@Studio () -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func studioNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<@Studio () async throws -> Int>) -> UnderstudyCore.CallPattern<@Studio () async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func studioValue(_ p0: UnderstudyCore.Matcher<@Studio (Int) -> Int>) -> UnderstudyCore.CallPattern<@Studio (Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func studioValueAsyncThrows(_ p0: UnderstudyCore.Matcher<@Studio (Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@Studio (Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func studioInout(_ p0: UnderstudyCore.Matcher<@Studio (inout Int) -> Int>) -> UnderstudyCore.CallPattern<@Studio (inout Int) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func studioInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<@Studio (inout Int) async throws -> Int>) -> UnderstudyCore.CallPattern<@Studio (inout Int) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func studioSending(_ p0: UnderstudyCore.Matcher<@Studio (sending Box) -> Int>) -> UnderstudyCore.CallPattern<@Studio (sending Box) -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func studioSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<@Studio (sending Box) async throws -> Int>) -> UnderstudyCore.CallPattern<@Studio (sending Box) async throws -> Int, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfClosuresConcurrent {
  nonisolated static let all = UnderstudyCore.__Members("ClosuresConcurrent", "concurrentNoneAsync()\nconcurrentNoneAsyncThrows()\nconcurrentValueAsync(_ value:)\nconcurrentValueAsyncThrows(_ value:)\nconcurrentInoutAsync(_ value:)\nconcurrentInoutAsyncThrows(_ value:)\nconcurrentSendingAsync(_ value:)\nconcurrentSendingAsyncThrows(_ value:)")
}
final class MockClosuresConcurrent: UnderstudyCore.Mockable, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockClosuresConcurrent", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  nonisolated convenience init(
    spying real: ClosuresConcurrent, _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(spying: real, nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  nonisolated convenience init(
    spying real: ClosuresConcurrent, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.init(name, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
    self.mock.__spy(on: real)
  }
  var instance: ClosuresConcurrent {
    ClosuresConcurrent(
      concurrentNoneAsync: { await self.concurrentNoneAsync() },
      concurrentNoneAsyncThrows: { try await self.concurrentNoneAsyncThrows() },
      concurrentValueAsync: { p0 in await self.concurrentValueAsync(p0) },
      concurrentValueAsyncThrows: { p0 in try await self.concurrentValueAsyncThrows(p0) },
      concurrentInoutAsync: { p0 in await self.concurrentInoutAsync(&p0) },
      concurrentInoutAsyncThrows: { p0 in try await self.concurrentInoutAsyncThrows(&p0) },
      concurrentSendingAsync: { p0 in await self.concurrentSendingAsync(p0) },
      concurrentSendingAsyncThrows: { p0 in try await self.concurrentSendingAsyncThrows(p0) }
    )
  }
  func concurrentNoneAsync() async -> Int {
    return await self.__callAsync(__MembersOfClosuresConcurrent.all, 0, (), Swift.Never.self, real: (ClosuresConcurrent).self) { (real: ClosuresConcurrent) async -> Int in
      await real.concurrentNoneAsync()
    }
  }
  @_disfavoredOverload nonisolated func concurrentNoneAsync() -> UnderstudyCore.AsyncCallPattern<(), Int, Swift.Never> {
    self.__asyncPattern(__MembersOfClosuresConcurrent.all, 0)
  }
  func concurrentNoneAsyncThrows() async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresConcurrent.all, 1, (), (any Swift.Error).self, real: (ClosuresConcurrent).self) { (real: ClosuresConcurrent) async throws -> Int in
      try await real.concurrentNoneAsyncThrows()
    }
  }
  @_disfavoredOverload nonisolated func concurrentNoneAsyncThrows() -> UnderstudyCore.AsyncCallPattern<(), Int, any Swift.Error> {
    self.__asyncPattern(__MembersOfClosuresConcurrent.all, 1)
  }
  func concurrentValueAsync(_ p0: Int) async -> Int {
    return await self.__callAsync(__MembersOfClosuresConcurrent.all, 2, p0, Swift.Never.self, real: (ClosuresConcurrent).self) { (real: ClosuresConcurrent) async -> Int in
      await real.concurrentValueAsync(p0)
    }
  }
  @_disfavoredOverload nonisolated func concurrentValueAsync(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, Swift.Never> {
    self.__asyncPatternV(__MembersOfClosuresConcurrent.all, 2, p0)
  }
  @_disfavoredOverload nonisolated func concurrentValueAsync(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, Swift.Never> {
    self.__asyncPatternM(__MembersOfClosuresConcurrent.all, 2, p0)
  }
  func concurrentValueAsyncThrows(_ p0: Int) async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresConcurrent.all, 3, p0, (any Swift.Error).self, real: (ClosuresConcurrent).self) { (real: ClosuresConcurrent) async throws -> Int in
      try await real.concurrentValueAsyncThrows(p0)
    }
  }
  @_disfavoredOverload nonisolated func concurrentValueAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfClosuresConcurrent.all, 3, p0)
  }
  @_disfavoredOverload nonisolated func concurrentValueAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfClosuresConcurrent.all, 3, p0)
  }
  func concurrentInoutAsync(_ p0: inout Int) async -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return await self.__callAsync(__MembersOfClosuresConcurrent.all, 4, b0, Swift.Never.self, real: (ClosuresConcurrent).self) { (real: ClosuresConcurrent) async -> Int in
      await real.concurrentInoutAsync(&b0.value)
    }
  }
  @_disfavoredOverload nonisolated func concurrentInoutAsync(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__asyncCallPattern(__MembersOfClosuresConcurrent.all, 4, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func concurrentInoutAsync(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__asyncCallPattern(__MembersOfClosuresConcurrent.all, 4, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func concurrentInoutAsync(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  func concurrentInoutAsyncThrows(_ p0: inout Int) async throws -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.__callAsync(__MembersOfClosuresConcurrent.all, 5, b0, (any Swift.Error).self, real: (ClosuresConcurrent).self) { (real: ClosuresConcurrent) async throws -> Int in
      try await real.concurrentInoutAsyncThrows(&b0.value)
    }
  }
  @_disfavoredOverload nonisolated func concurrentInoutAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfClosuresConcurrent.all, 5, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func concurrentInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfClosuresConcurrent.all, 5, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func concurrentInoutAsyncThrows(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  func concurrentSendingAsync(_ p0: sending Box) async -> Int {
    return await self.__callAsync(__MembersOfClosuresConcurrent.all, 6, p0 as Box, Swift.Never.self, real: (ClosuresConcurrent).self) { (real: ClosuresConcurrent) async -> Int in
      await real.concurrentSendingAsync(UnderstudyCore.__sent(p0 as Box))
    }
  }
  @_disfavoredOverload nonisolated func concurrentSendingAsync(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, Swift.Never> {
    self.__asyncPatternV(__MembersOfClosuresConcurrent.all, 6, p0 as Box)
  }
  @_disfavoredOverload nonisolated func concurrentSendingAsync(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, Swift.Never> {
    self.__asyncPatternM(__MembersOfClosuresConcurrent.all, 6, p0)
  }
  func concurrentSendingAsyncThrows(_ p0: sending Box) async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresConcurrent.all, 7, p0 as Box, (any Swift.Error).self, real: (ClosuresConcurrent).self) { (real: ClosuresConcurrent) async throws -> Int in
      try await real.concurrentSendingAsyncThrows(UnderstudyCore.__sent(p0 as Box))
    }
  }
  @_disfavoredOverload nonisolated func concurrentSendingAsyncThrows(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfClosuresConcurrent.all, 7, p0 as Box)
  }
  @_disfavoredOverload nonisolated func concurrentSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfClosuresConcurrent.all, 7, p0)
  }
}

enum __MembersOfClosuresMain {
  nonisolated static let all = UnderstudyCore.__Members("ClosuresMain", "mainNone()\nmainNoneAsyncThrows()\nmainValue(_ value:)\nmainValueAsyncThrows(_ value:)\nmainInout(_ value:)\nmainInoutAsyncThrows(_ value:)\nmainSending(_ value:)\nmainSendingAsyncThrows(_ value:)")
}
final class MockClosuresMain: UnderstudyCore.Mockable, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockClosuresMain", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  nonisolated convenience init(
    spying real: ClosuresMain, _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(spying: real, nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  nonisolated convenience init(
    spying real: ClosuresMain, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.init(name, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
    self.mock.__spy(on: real)
  }
  var instance: ClosuresMain {
    ClosuresMain(
      mainNone: { self.mainNone() },
      mainNoneAsyncThrows: { try await self.mainNoneAsyncThrows() },
      mainValue: { p0 in self.mainValue(p0) },
      mainValueAsyncThrows: { p0 in try await self.mainValueAsyncThrows(p0) },
      mainInout: { p0 in self.mainInout(&p0) },
      mainInoutAsyncThrows: { p0 in try await self.mainInoutAsyncThrows(&p0) },
      mainSending: { p0 in self.mainSending(p0) },
      mainSendingAsyncThrows: { p0 in try await self.mainSendingAsyncThrows(p0) }
    )
  }
  @MainActor func mainNone() -> Int {
    return self.__call(__MembersOfClosuresMain.all, 0, (), real: (ClosuresMain).self) { (real: ClosuresMain) -> Int in
      real.mainNone()
    }
  }
  @_disfavoredOverload nonisolated func mainNone() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfClosuresMain.all, 0)
  }
  @MainActor func mainNoneAsyncThrows() async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresMain.all, 1, (), (any Swift.Error).self, real: (ClosuresMain).self) { (real: ClosuresMain) async throws -> Int in
      try await real.mainNoneAsyncThrows()
    }
  }
  @_disfavoredOverload nonisolated func mainNoneAsyncThrows() -> UnderstudyCore.AsyncCallPattern<(), Int, any Swift.Error> {
    self.__asyncPattern(__MembersOfClosuresMain.all, 1)
  }
  @MainActor func mainValue(_ p0: Int) -> Int {
    return self.__call(__MembersOfClosuresMain.all, 2, p0, real: (ClosuresMain).self) { (real: ClosuresMain) -> Int in
      real.mainValue(p0)
    }
  }
  @_disfavoredOverload nonisolated func mainValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfClosuresMain.all, 2, p0)
  }
  @_disfavoredOverload nonisolated func mainValue(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfClosuresMain.all, 2, p0)
  }
  @MainActor func mainValueAsyncThrows(_ p0: Int) async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresMain.all, 3, p0, (any Swift.Error).self, real: (ClosuresMain).self) { (real: ClosuresMain) async throws -> Int in
      try await real.mainValueAsyncThrows(p0)
    }
  }
  @_disfavoredOverload nonisolated func mainValueAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfClosuresMain.all, 3, p0)
  }
  @_disfavoredOverload nonisolated func mainValueAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfClosuresMain.all, 3, p0)
  }
  @MainActor func mainInout(_ p0: inout Int) -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfClosuresMain.all, 4, b0, real: (ClosuresMain).self) { (real: ClosuresMain) -> Int in
      real.mainInout(&b0.value)
    }
  }
  @_disfavoredOverload nonisolated func mainInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfClosuresMain.all, 4, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func mainInout(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfClosuresMain.all, 4, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func mainInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @MainActor func mainInoutAsyncThrows(_ p0: inout Int) async throws -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.__callAsync(__MembersOfClosuresMain.all, 5, b0, (any Swift.Error).self, real: (ClosuresMain).self) { (real: ClosuresMain) async throws -> Int in
      try await real.mainInoutAsyncThrows(&b0.value)
    }
  }
  @_disfavoredOverload nonisolated func mainInoutAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfClosuresMain.all, 5, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func mainInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfClosuresMain.all, 5, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func mainInoutAsyncThrows(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  @MainActor func mainSending(_ p0: sending Box) -> Int {
    return self.__call(__MembersOfClosuresMain.all, 6, p0 as Box, real: (ClosuresMain).self) { (real: ClosuresMain) -> Int in
      real.mainSending(UnderstudyCore.__sent(p0 as Box))
    }
  }
  @_disfavoredOverload nonisolated func mainSending(_ p0: Box) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternV(__MembersOfClosuresMain.all, 6, p0 as Box)
  }
  @_disfavoredOverload nonisolated func mainSending(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternM(__MembersOfClosuresMain.all, 6, p0)
  }
  @MainActor func mainSendingAsyncThrows(_ p0: sending Box) async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresMain.all, 7, p0 as Box, (any Swift.Error).self, real: (ClosuresMain).self) { (real: ClosuresMain) async throws -> Int in
      try await real.mainSendingAsyncThrows(UnderstudyCore.__sent(p0 as Box))
    }
  }
  @_disfavoredOverload nonisolated func mainSendingAsyncThrows(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfClosuresMain.all, 7, p0 as Box)
  }
  @_disfavoredOverload nonisolated func mainSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfClosuresMain.all, 7, p0)
  }
}

enum __MembersOfClosuresMainSendable {
  nonisolated static let all = UnderstudyCore.__Members("ClosuresMainSendable", "mainSendableNone()\nmainSendableNoneAsyncThrows()\nmainSendableValue(_ value:)\nmainSendableValueAsyncThrows(_ value:)\nmainSendableInout(_ value:)\nmainSendableInoutAsyncThrows(_ value:)\nmainSendableSending(_ value:)\nmainSendableSendingAsyncThrows(_ value:)")
}
final class MockClosuresMainSendable: UnderstudyCore.Mockable, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockClosuresMainSendable", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  nonisolated convenience init(
    spying real: ClosuresMainSendable, _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(spying: real, nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  nonisolated convenience init(
    spying real: ClosuresMainSendable, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.init(name, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
    self.mock.__spy(on: real)
  }
  var instance: ClosuresMainSendable {
    ClosuresMainSendable(
      mainSendableNone: { self.mainSendableNone() },
      mainSendableNoneAsyncThrows: { try await self.mainSendableNoneAsyncThrows() },
      mainSendableValue: { p0 in self.mainSendableValue(p0) },
      mainSendableValueAsyncThrows: { p0 in try await self.mainSendableValueAsyncThrows(p0) },
      mainSendableInout: { p0 in self.mainSendableInout(&p0) },
      mainSendableInoutAsyncThrows: { p0 in try await self.mainSendableInoutAsyncThrows(&p0) },
      mainSendableSending: { p0 in self.mainSendableSending(p0) },
      mainSendableSendingAsyncThrows: { p0 in try await self.mainSendableSendingAsyncThrows(p0) }
    )
  }
  @MainActor func mainSendableNone() -> Int {
    return self.__call(__MembersOfClosuresMainSendable.all, 0, (), real: (ClosuresMainSendable).self) { (real: ClosuresMainSendable) -> Int in
      real.mainSendableNone()
    }
  }
  @_disfavoredOverload nonisolated func mainSendableNone() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfClosuresMainSendable.all, 0)
  }
  @MainActor func mainSendableNoneAsyncThrows() async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresMainSendable.all, 1, (), (any Swift.Error).self, real: (ClosuresMainSendable).self) { (real: ClosuresMainSendable) async throws -> Int in
      try await real.mainSendableNoneAsyncThrows()
    }
  }
  @_disfavoredOverload nonisolated func mainSendableNoneAsyncThrows() -> UnderstudyCore.AsyncCallPattern<(), Int, any Swift.Error> {
    self.__asyncPattern(__MembersOfClosuresMainSendable.all, 1)
  }
  @MainActor func mainSendableValue(_ p0: Int) -> Int {
    return self.__call(__MembersOfClosuresMainSendable.all, 2, p0, real: (ClosuresMainSendable).self) { (real: ClosuresMainSendable) -> Int in
      real.mainSendableValue(p0)
    }
  }
  @_disfavoredOverload nonisolated func mainSendableValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfClosuresMainSendable.all, 2, p0)
  }
  @_disfavoredOverload nonisolated func mainSendableValue(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfClosuresMainSendable.all, 2, p0)
  }
  @MainActor func mainSendableValueAsyncThrows(_ p0: Int) async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresMainSendable.all, 3, p0, (any Swift.Error).self, real: (ClosuresMainSendable).self) { (real: ClosuresMainSendable) async throws -> Int in
      try await real.mainSendableValueAsyncThrows(p0)
    }
  }
  @_disfavoredOverload nonisolated func mainSendableValueAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfClosuresMainSendable.all, 3, p0)
  }
  @_disfavoredOverload nonisolated func mainSendableValueAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfClosuresMainSendable.all, 3, p0)
  }
  @MainActor func mainSendableInout(_ p0: inout Int) -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfClosuresMainSendable.all, 4, b0, real: (ClosuresMainSendable).self) { (real: ClosuresMainSendable) -> Int in
      real.mainSendableInout(&b0.value)
    }
  }
  @_disfavoredOverload nonisolated func mainSendableInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfClosuresMainSendable.all, 4, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func mainSendableInout(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfClosuresMainSendable.all, 4, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func mainSendableInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @MainActor func mainSendableInoutAsyncThrows(_ p0: inout Int) async throws -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.__callAsync(__MembersOfClosuresMainSendable.all, 5, b0, (any Swift.Error).self, real: (ClosuresMainSendable).self) { (real: ClosuresMainSendable) async throws -> Int in
      try await real.mainSendableInoutAsyncThrows(&b0.value)
    }
  }
  @_disfavoredOverload nonisolated func mainSendableInoutAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfClosuresMainSendable.all, 5, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func mainSendableInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfClosuresMainSendable.all, 5, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func mainSendableInoutAsyncThrows(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  @MainActor func mainSendableSending(_ p0: sending Box) -> Int {
    return self.__call(__MembersOfClosuresMainSendable.all, 6, p0 as Box, real: (ClosuresMainSendable).self) { (real: ClosuresMainSendable) -> Int in
      real.mainSendableSending(UnderstudyCore.__sent(p0 as Box))
    }
  }
  @_disfavoredOverload nonisolated func mainSendableSending(_ p0: Box) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternV(__MembersOfClosuresMainSendable.all, 6, p0 as Box)
  }
  @_disfavoredOverload nonisolated func mainSendableSending(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternM(__MembersOfClosuresMainSendable.all, 6, p0)
  }
  @MainActor func mainSendableSendingAsyncThrows(_ p0: sending Box) async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresMainSendable.all, 7, p0 as Box, (any Swift.Error).self, real: (ClosuresMainSendable).self) { (real: ClosuresMainSendable) async throws -> Int in
      try await real.mainSendableSendingAsyncThrows(UnderstudyCore.__sent(p0 as Box))
    }
  }
  @_disfavoredOverload nonisolated func mainSendableSendingAsyncThrows(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfClosuresMainSendable.all, 7, p0 as Box)
  }
  @_disfavoredOverload nonisolated func mainSendableSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfClosuresMainSendable.all, 7, p0)
  }
}

enum __MembersOfClosuresNonsending {
  nonisolated static let all = UnderstudyCore.__Members("ClosuresNonsending", "nonsendingNoneAsync()\nnonsendingNoneAsyncThrows()\nnonsendingValueAsync(_ value:)\nnonsendingValueAsyncThrows(_ value:)\nnonsendingInoutAsync(_ value:)\nnonsendingInoutAsyncThrows(_ value:)\nnonsendingSendingAsync(_ value:)\nnonsendingSendingAsyncThrows(_ value:)")
}
final class MockClosuresNonsending: UnderstudyCore.Mockable, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockClosuresNonsending", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  nonisolated convenience init(
    spying real: ClosuresNonsending, _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(spying: real, nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  nonisolated convenience init(
    spying real: ClosuresNonsending, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.init(name, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
    self.mock.__spy(on: real)
  }
  var instance: ClosuresNonsending {
    ClosuresNonsending(
      nonsendingNoneAsync: { await self.nonsendingNoneAsync() },
      nonsendingNoneAsyncThrows: { try await self.nonsendingNoneAsyncThrows() },
      nonsendingValueAsync: { p0 in await self.nonsendingValueAsync(p0) },
      nonsendingValueAsyncThrows: { p0 in try await self.nonsendingValueAsyncThrows(p0) },
      nonsendingInoutAsync: { p0 in await self.nonsendingInoutAsync(&p0) },
      nonsendingInoutAsyncThrows: { p0 in try await self.nonsendingInoutAsyncThrows(&p0) },
      nonsendingSendingAsync: { p0 in await self.nonsendingSendingAsync(p0) },
      nonsendingSendingAsyncThrows: { p0 in try await self.nonsendingSendingAsyncThrows(p0) }
    )
  }
  func nonsendingNoneAsync() async -> Int {
    return await self.__callAsync(__MembersOfClosuresNonsending.all, 0, (), Swift.Never.self, real: (ClosuresNonsending).self) { (real: ClosuresNonsending) async -> Int in
      await real.nonsendingNoneAsync()
    }
  }
  @_disfavoredOverload nonisolated func nonsendingNoneAsync() -> UnderstudyCore.AsyncCallPattern<(), Int, Swift.Never> {
    self.__asyncPattern(__MembersOfClosuresNonsending.all, 0)
  }
  func nonsendingNoneAsyncThrows() async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresNonsending.all, 1, (), (any Swift.Error).self, real: (ClosuresNonsending).self) { (real: ClosuresNonsending) async throws -> Int in
      try await real.nonsendingNoneAsyncThrows()
    }
  }
  @_disfavoredOverload nonisolated func nonsendingNoneAsyncThrows() -> UnderstudyCore.AsyncCallPattern<(), Int, any Swift.Error> {
    self.__asyncPattern(__MembersOfClosuresNonsending.all, 1)
  }
  func nonsendingValueAsync(_ p0: Int) async -> Int {
    return await self.__callAsync(__MembersOfClosuresNonsending.all, 2, p0, Swift.Never.self, real: (ClosuresNonsending).self) { (real: ClosuresNonsending) async -> Int in
      await real.nonsendingValueAsync(p0)
    }
  }
  @_disfavoredOverload nonisolated func nonsendingValueAsync(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, Swift.Never> {
    self.__asyncPatternV(__MembersOfClosuresNonsending.all, 2, p0)
  }
  @_disfavoredOverload nonisolated func nonsendingValueAsync(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, Swift.Never> {
    self.__asyncPatternM(__MembersOfClosuresNonsending.all, 2, p0)
  }
  func nonsendingValueAsyncThrows(_ p0: Int) async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresNonsending.all, 3, p0, (any Swift.Error).self, real: (ClosuresNonsending).self) { (real: ClosuresNonsending) async throws -> Int in
      try await real.nonsendingValueAsyncThrows(p0)
    }
  }
  @_disfavoredOverload nonisolated func nonsendingValueAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfClosuresNonsending.all, 3, p0)
  }
  @_disfavoredOverload nonisolated func nonsendingValueAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfClosuresNonsending.all, 3, p0)
  }
  func nonsendingInoutAsync(_ p0: inout Int) async -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return await self.__callAsync(__MembersOfClosuresNonsending.all, 4, b0, Swift.Never.self, real: (ClosuresNonsending).self) { (real: ClosuresNonsending) async -> Int in
      await real.nonsendingInoutAsync(&b0.value)
    }
  }
  @_disfavoredOverload nonisolated func nonsendingInoutAsync(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__asyncCallPattern(__MembersOfClosuresNonsending.all, 4, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func nonsendingInoutAsync(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__asyncCallPattern(__MembersOfClosuresNonsending.all, 4, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func nonsendingInoutAsync(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  func nonsendingInoutAsyncThrows(_ p0: inout Int) async throws -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.__callAsync(__MembersOfClosuresNonsending.all, 5, b0, (any Swift.Error).self, real: (ClosuresNonsending).self) { (real: ClosuresNonsending) async throws -> Int in
      try await real.nonsendingInoutAsyncThrows(&b0.value)
    }
  }
  @_disfavoredOverload nonisolated func nonsendingInoutAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfClosuresNonsending.all, 5, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func nonsendingInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfClosuresNonsending.all, 5, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func nonsendingInoutAsyncThrows(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  func nonsendingSendingAsync(_ p0: sending Box) async -> Int {
    return await self.__callAsync(__MembersOfClosuresNonsending.all, 6, p0 as Box, Swift.Never.self, real: (ClosuresNonsending).self) { (real: ClosuresNonsending) async -> Int in
      await real.nonsendingSendingAsync(UnderstudyCore.__sent(p0 as Box))
    }
  }
  @_disfavoredOverload nonisolated func nonsendingSendingAsync(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, Swift.Never> {
    self.__asyncPatternV(__MembersOfClosuresNonsending.all, 6, p0 as Box)
  }
  @_disfavoredOverload nonisolated func nonsendingSendingAsync(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, Swift.Never> {
    self.__asyncPatternM(__MembersOfClosuresNonsending.all, 6, p0)
  }
  func nonsendingSendingAsyncThrows(_ p0: sending Box) async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresNonsending.all, 7, p0 as Box, (any Swift.Error).self, real: (ClosuresNonsending).self) { (real: ClosuresNonsending) async throws -> Int in
      try await real.nonsendingSendingAsyncThrows(UnderstudyCore.__sent(p0 as Box))
    }
  }
  @_disfavoredOverload nonisolated func nonsendingSendingAsyncThrows(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfClosuresNonsending.all, 7, p0 as Box)
  }
  @_disfavoredOverload nonisolated func nonsendingSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfClosuresNonsending.all, 7, p0)
  }
}

enum __MembersOfClosuresPlain {
  nonisolated static let all = UnderstudyCore.__Members("ClosuresPlain", "plainNone()\nplainNoneAsyncThrows()\nplainValue(_ value:)\nplainValueAsyncThrows(_ value:)\nplainInout(_ value:)\nplainInoutAsyncThrows(_ value:)\nplainSending(_ value:)\nplainSendingAsyncThrows(_ value:)")
}
final class MockClosuresPlain: UnderstudyCore.Mockable, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockClosuresPlain", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  nonisolated convenience init(
    spying real: ClosuresPlain, _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(spying: real, nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  nonisolated convenience init(
    spying real: ClosuresPlain, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.init(name, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
    self.mock.__spy(on: real)
  }
  var instance: ClosuresPlain {
    ClosuresPlain(
      plainNone: { self.plainNone() },
      plainNoneAsyncThrows: { try await self.plainNoneAsyncThrows() },
      plainValue: { p0 in self.plainValue(p0) },
      plainValueAsyncThrows: { p0 in try await self.plainValueAsyncThrows(p0) },
      plainInout: { p0 in self.plainInout(&p0) },
      plainInoutAsyncThrows: { p0 in try await self.plainInoutAsyncThrows(&p0) },
      plainSending: { p0 in self.plainSending(p0) },
      plainSendingAsyncThrows: { p0 in try await self.plainSendingAsyncThrows(p0) }
    )
  }
  func plainNone() -> Int {
    return self.__call(__MembersOfClosuresPlain.all, 0, (), real: (ClosuresPlain).self) { (real: ClosuresPlain) -> Int in
      real.plainNone()
    }
  }
  @_disfavoredOverload nonisolated func plainNone() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfClosuresPlain.all, 0)
  }
  func plainNoneAsyncThrows() async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresPlain.all, 1, (), (any Swift.Error).self, real: (ClosuresPlain).self) { (real: ClosuresPlain) async throws -> Int in
      try await real.plainNoneAsyncThrows()
    }
  }
  @_disfavoredOverload nonisolated func plainNoneAsyncThrows() -> UnderstudyCore.AsyncCallPattern<(), Int, any Swift.Error> {
    self.__asyncPattern(__MembersOfClosuresPlain.all, 1)
  }
  func plainValue(_ p0: Int) -> Int {
    return self.__call(__MembersOfClosuresPlain.all, 2, p0, real: (ClosuresPlain).self) { (real: ClosuresPlain) -> Int in
      real.plainValue(p0)
    }
  }
  @_disfavoredOverload nonisolated func plainValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfClosuresPlain.all, 2, p0)
  }
  @_disfavoredOverload nonisolated func plainValue(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfClosuresPlain.all, 2, p0)
  }
  func plainValueAsyncThrows(_ p0: Int) async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresPlain.all, 3, p0, (any Swift.Error).self, real: (ClosuresPlain).self) { (real: ClosuresPlain) async throws -> Int in
      try await real.plainValueAsyncThrows(p0)
    }
  }
  @_disfavoredOverload nonisolated func plainValueAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfClosuresPlain.all, 3, p0)
  }
  @_disfavoredOverload nonisolated func plainValueAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfClosuresPlain.all, 3, p0)
  }
  func plainInout(_ p0: inout Int) -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfClosuresPlain.all, 4, b0, real: (ClosuresPlain).self) { (real: ClosuresPlain) -> Int in
      real.plainInout(&b0.value)
    }
  }
  @_disfavoredOverload nonisolated func plainInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfClosuresPlain.all, 4, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func plainInout(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfClosuresPlain.all, 4, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func plainInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  func plainInoutAsyncThrows(_ p0: inout Int) async throws -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.__callAsync(__MembersOfClosuresPlain.all, 5, b0, (any Swift.Error).self, real: (ClosuresPlain).self) { (real: ClosuresPlain) async throws -> Int in
      try await real.plainInoutAsyncThrows(&b0.value)
    }
  }
  @_disfavoredOverload nonisolated func plainInoutAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfClosuresPlain.all, 5, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func plainInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfClosuresPlain.all, 5, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func plainInoutAsyncThrows(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  func plainSending(_ p0: sending Box) -> Int {
    return self.__call(__MembersOfClosuresPlain.all, 6, p0 as Box, real: (ClosuresPlain).self) { (real: ClosuresPlain) -> Int in
      real.plainSending(UnderstudyCore.__sent(p0 as Box))
    }
  }
  @_disfavoredOverload nonisolated func plainSending(_ p0: Box) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternV(__MembersOfClosuresPlain.all, 6, p0 as Box)
  }
  @_disfavoredOverload nonisolated func plainSending(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternM(__MembersOfClosuresPlain.all, 6, p0)
  }
  func plainSendingAsyncThrows(_ p0: sending Box) async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresPlain.all, 7, p0 as Box, (any Swift.Error).self, real: (ClosuresPlain).self) { (real: ClosuresPlain) async throws -> Int in
      try await real.plainSendingAsyncThrows(UnderstudyCore.__sent(p0 as Box))
    }
  }
  @_disfavoredOverload nonisolated func plainSendingAsyncThrows(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfClosuresPlain.all, 7, p0 as Box)
  }
  @_disfavoredOverload nonisolated func plainSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfClosuresPlain.all, 7, p0)
  }
}

enum __MembersOfClosuresSendable {
  nonisolated static let all = UnderstudyCore.__Members("ClosuresSendable", "sendableNone()\nsendableNoneAsyncThrows()\nsendableValue(_ value:)\nsendableValueAsyncThrows(_ value:)\nsendableInout(_ value:)\nsendableInoutAsyncThrows(_ value:)\nsendableSending(_ value:)\nsendableSendingAsyncThrows(_ value:)")
}
final class MockClosuresSendable: UnderstudyCore.Mockable, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockClosuresSendable", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  nonisolated convenience init(
    spying real: ClosuresSendable, _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(spying: real, nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  nonisolated convenience init(
    spying real: ClosuresSendable, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.init(name, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
    self.mock.__spy(on: real)
  }
  var instance: ClosuresSendable {
    ClosuresSendable(
      sendableNone: { self.sendableNone() },
      sendableNoneAsyncThrows: { try await self.sendableNoneAsyncThrows() },
      sendableValue: { p0 in self.sendableValue(p0) },
      sendableValueAsyncThrows: { p0 in try await self.sendableValueAsyncThrows(p0) },
      sendableInout: { p0 in self.sendableInout(&p0) },
      sendableInoutAsyncThrows: { p0 in try await self.sendableInoutAsyncThrows(&p0) },
      sendableSending: { p0 in self.sendableSending(p0) },
      sendableSendingAsyncThrows: { p0 in try await self.sendableSendingAsyncThrows(p0) }
    )
  }
  nonisolated func sendableNone() -> Int {
    return self.__call(__MembersOfClosuresSendable.all, 0, (), real: (ClosuresSendable).self) { (real: ClosuresSendable) -> Int in
      real.sendableNone()
    }
  }
  @_disfavoredOverload nonisolated func sendableNone() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfClosuresSendable.all, 0)
  }
  nonisolated func sendableNoneAsyncThrows() async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresSendable.all, 1, (), (any Swift.Error).self, real: (ClosuresSendable).self) { (real: ClosuresSendable) async throws -> Int in
      try await real.sendableNoneAsyncThrows()
    }
  }
  @_disfavoredOverload nonisolated func sendableNoneAsyncThrows() -> UnderstudyCore.AsyncCallPattern<(), Int, any Swift.Error> {
    self.__asyncPattern(__MembersOfClosuresSendable.all, 1)
  }
  nonisolated func sendableValue(_ p0: Int) -> Int {
    return self.__call(__MembersOfClosuresSendable.all, 2, p0, real: (ClosuresSendable).self) { (real: ClosuresSendable) -> Int in
      real.sendableValue(p0)
    }
  }
  @_disfavoredOverload nonisolated func sendableValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfClosuresSendable.all, 2, p0)
  }
  @_disfavoredOverload nonisolated func sendableValue(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfClosuresSendable.all, 2, p0)
  }
  nonisolated func sendableValueAsyncThrows(_ p0: Int) async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresSendable.all, 3, p0, (any Swift.Error).self, real: (ClosuresSendable).self) { (real: ClosuresSendable) async throws -> Int in
      try await real.sendableValueAsyncThrows(p0)
    }
  }
  @_disfavoredOverload nonisolated func sendableValueAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfClosuresSendable.all, 3, p0)
  }
  @_disfavoredOverload nonisolated func sendableValueAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfClosuresSendable.all, 3, p0)
  }
  nonisolated func sendableInout(_ p0: inout Int) -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfClosuresSendable.all, 4, b0, real: (ClosuresSendable).self) { (real: ClosuresSendable) -> Int in
      real.sendableInout(&b0.value)
    }
  }
  @_disfavoredOverload nonisolated func sendableInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfClosuresSendable.all, 4, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func sendableInout(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfClosuresSendable.all, 4, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func sendableInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated func sendableInoutAsyncThrows(_ p0: inout Int) async throws -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.__callAsync(__MembersOfClosuresSendable.all, 5, b0, (any Swift.Error).self, real: (ClosuresSendable).self) { (real: ClosuresSendable) async throws -> Int in
      try await real.sendableInoutAsyncThrows(&b0.value)
    }
  }
  @_disfavoredOverload nonisolated func sendableInoutAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfClosuresSendable.all, 5, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func sendableInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfClosuresSendable.all, 5, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func sendableInoutAsyncThrows(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  nonisolated func sendableSending(_ p0: sending Box) -> Int {
    return self.__call(__MembersOfClosuresSendable.all, 6, p0 as Box, real: (ClosuresSendable).self) { (real: ClosuresSendable) -> Int in
      real.sendableSending(UnderstudyCore.__sent(p0 as Box))
    }
  }
  @_disfavoredOverload nonisolated func sendableSending(_ p0: Box) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternV(__MembersOfClosuresSendable.all, 6, p0 as Box)
  }
  @_disfavoredOverload nonisolated func sendableSending(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternM(__MembersOfClosuresSendable.all, 6, p0)
  }
  nonisolated func sendableSendingAsyncThrows(_ p0: sending Box) async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresSendable.all, 7, p0 as Box, (any Swift.Error).self, real: (ClosuresSendable).self) { (real: ClosuresSendable) async throws -> Int in
      try await real.sendableSendingAsyncThrows(UnderstudyCore.__sent(p0 as Box))
    }
  }
  @_disfavoredOverload nonisolated func sendableSendingAsyncThrows(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfClosuresSendable.all, 7, p0 as Box)
  }
  @_disfavoredOverload nonisolated func sendableSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfClosuresSendable.all, 7, p0)
  }
}

enum __MembersOfClosuresStudio {
  nonisolated static let all = UnderstudyCore.__Members("ClosuresStudio", "studioNone()\nstudioNoneAsyncThrows()\nstudioValue(_ value:)\nstudioValueAsyncThrows(_ value:)\nstudioInout(_ value:)\nstudioInoutAsyncThrows(_ value:)\nstudioSending(_ value:)\nstudioSendingAsyncThrows(_ value:)")
}
final class MockClosuresStudio: UnderstudyCore.Mockable, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockClosuresStudio", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  nonisolated convenience init(
    spying real: ClosuresStudio, _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(spying: real, nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  nonisolated convenience init(
    spying real: ClosuresStudio, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.init(name, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
    self.mock.__spy(on: real)
  }
  var instance: ClosuresStudio {
    ClosuresStudio(
      studioNone: { self.studioNone() },
      studioNoneAsyncThrows: { try await self.studioNoneAsyncThrows() },
      studioValue: { p0 in self.studioValue(p0) },
      studioValueAsyncThrows: { p0 in try await self.studioValueAsyncThrows(p0) },
      studioInout: { p0 in self.studioInout(&p0) },
      studioInoutAsyncThrows: { p0 in try await self.studioInoutAsyncThrows(&p0) },
      studioSending: { p0 in self.studioSending(p0) },
      studioSendingAsyncThrows: { p0 in try await self.studioSendingAsyncThrows(p0) }
    )
  }
  @Studio func studioNone() -> Int {
    return self.__call(__MembersOfClosuresStudio.all, 0, (), real: (ClosuresStudio).self) { (real: ClosuresStudio) -> Int in
      real.studioNone()
    }
  }
  @_disfavoredOverload nonisolated func studioNone() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfClosuresStudio.all, 0)
  }
  @Studio func studioNoneAsyncThrows() async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresStudio.all, 1, (), (any Swift.Error).self, real: (ClosuresStudio).self) { (real: ClosuresStudio) async throws -> Int in
      try await real.studioNoneAsyncThrows()
    }
  }
  @_disfavoredOverload nonisolated func studioNoneAsyncThrows() -> UnderstudyCore.AsyncCallPattern<(), Int, any Swift.Error> {
    self.__asyncPattern(__MembersOfClosuresStudio.all, 1)
  }
  @Studio func studioValue(_ p0: Int) -> Int {
    return self.__call(__MembersOfClosuresStudio.all, 2, p0, real: (ClosuresStudio).self) { (real: ClosuresStudio) -> Int in
      real.studioValue(p0)
    }
  }
  @_disfavoredOverload nonisolated func studioValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfClosuresStudio.all, 2, p0)
  }
  @_disfavoredOverload nonisolated func studioValue(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfClosuresStudio.all, 2, p0)
  }
  @Studio func studioValueAsyncThrows(_ p0: Int) async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresStudio.all, 3, p0, (any Swift.Error).self, real: (ClosuresStudio).self) { (real: ClosuresStudio) async throws -> Int in
      try await real.studioValueAsyncThrows(p0)
    }
  }
  @_disfavoredOverload nonisolated func studioValueAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfClosuresStudio.all, 3, p0)
  }
  @_disfavoredOverload nonisolated func studioValueAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfClosuresStudio.all, 3, p0)
  }
  @Studio func studioInout(_ p0: inout Int) -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfClosuresStudio.all, 4, b0, real: (ClosuresStudio).self) { (real: ClosuresStudio) -> Int in
      real.studioInout(&b0.value)
    }
  }
  @_disfavoredOverload nonisolated func studioInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfClosuresStudio.all, 4, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func studioInout(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfClosuresStudio.all, 4, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func studioInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @Studio func studioInoutAsyncThrows(_ p0: inout Int) async throws -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.__callAsync(__MembersOfClosuresStudio.all, 5, b0, (any Swift.Error).self, real: (ClosuresStudio).self) { (real: ClosuresStudio) async throws -> Int in
      try await real.studioInoutAsyncThrows(&b0.value)
    }
  }
  @_disfavoredOverload nonisolated func studioInoutAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfClosuresStudio.all, 5, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func studioInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfClosuresStudio.all, 5, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func studioInoutAsyncThrows(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  @Studio func studioSending(_ p0: sending Box) -> Int {
    return self.__call(__MembersOfClosuresStudio.all, 6, p0 as Box, real: (ClosuresStudio).self) { (real: ClosuresStudio) -> Int in
      real.studioSending(UnderstudyCore.__sent(p0 as Box))
    }
  }
  @_disfavoredOverload nonisolated func studioSending(_ p0: Box) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternV(__MembersOfClosuresStudio.all, 6, p0 as Box)
  }
  @_disfavoredOverload nonisolated func studioSending(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternM(__MembersOfClosuresStudio.all, 6, p0)
  }
  @Studio func studioSendingAsyncThrows(_ p0: sending Box) async throws -> Int {
    return try await self.__callAsync(__MembersOfClosuresStudio.all, 7, p0 as Box, (any Swift.Error).self, real: (ClosuresStudio).self) { (real: ClosuresStudio) async throws -> Int in
      try await real.studioSendingAsyncThrows(UnderstudyCore.__sent(p0 as Box))
    }
  }
  @_disfavoredOverload nonisolated func studioSendingAsyncThrows(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfClosuresStudio.all, 7, p0 as Box)
  }
  @_disfavoredOverload nonisolated func studioSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfClosuresStudio.all, 7, p0)
  }
}

enum __MembersOfMethodOfSelfTable {
  nonisolated static let all = UnderstudyCore.__Members("MethodOfSelfTable", "numberSelf(_ p:)\nitemSelf(_ p:)\nhiddenSelf(_ p:)\noptionalSelf(_ p:)\nrecordSelf(_ p:)")
}
nonisolated final class MockMethodOfSelfTable: UnderstudyCore.__MockObject, MethodOfSelfTable, @unchecked Swift.Sendable {
}

extension MethodOfSelfTable where Self: UnderstudyCore.Mockable {
  func numberSelf(_ p0: Self) -> Int {
    return self.mock.__call(__MembersOfMethodOfSelfTable.all, 0, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func numberSelf(_ p0: Self) -> UnderstudyCore.CallPattern<Self, Int, Swift.Never> {
    self.__patternV(__MembersOfMethodOfSelfTable.all, 0, p0)
  }
  func itemSelf(_ p0: Self) -> any Article {
    return self.mock.__call(__MembersOfMethodOfSelfTable.all, 1, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func itemSelf(_ p0: Self) -> UnderstudyCore.CallPattern<Self, any Article, Swift.Never> {
    self.__patternV(__MembersOfMethodOfSelfTable.all, 1, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemSelf(_ p0: Self) -> MockArticle {
    self.mock.__child(__MembersOfMethodOfSelfTable.all, 1, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated func itemSelf(_ p0: UnderstudyCore.Matcher<Self>) -> MockArticle { UnderstudyCore.__unavailable() }
  func hiddenSelf(_ p0: Self) -> any Hidden {
    return self.mock.__call(__MembersOfMethodOfSelfTable.all, 2, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenSelf(_ p0: Self) -> UnderstudyCore.CallPattern<Self, any Hidden, Swift.Never> {
    self.__patternV(__MembersOfMethodOfSelfTable.all, 2, p0)
  }
  func optionalSelf(_ p0: Self) -> (any Article)? {
    return self.mock.__call(__MembersOfMethodOfSelfTable.all, 3, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalSelf(_ p0: Self) -> UnderstudyCore.CallPattern<Self, (any Article)?, Swift.Never> {
    self.__patternV(__MembersOfMethodOfSelfTable.all, 3, p0)
  }
  func recordSelf(_ p0: Self) -> Record {
    return self.mock.__call(__MembersOfMethodOfSelfTable.all, 4, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func recordSelf(_ p0: Self) -> UnderstudyCore.CallPattern<Self, Record, Swift.Never> {
    self.__patternV(__MembersOfMethodOfSelfTable.all, 4, p0)
  }
}

extension MethodOfSelfTable where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func numberSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Int, Swift.Never> {
    self.__patternM(__MembersOfMethodOfSelfTable.all, 0, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, any Article, Swift.Never> {
    self.__patternM(__MembersOfMethodOfSelfTable.all, 1, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, any Hidden, Swift.Never> {
    self.__patternM(__MembersOfMethodOfSelfTable.all, 2, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfMethodOfSelfTable.all, 3, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func recordSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Record, Swift.Never> {
    self.__patternM(__MembersOfMethodOfSelfTable.all, 4, p0)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockMethodOfSelfTable', not 'any MethodOfSelfTable'")
extension MethodOfSelfTable {
  @_transparent nonisolated func numberSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Record, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfMethodTable {
  nonisolated static let all = UnderstudyCore.__Members("MethodTable", "numberNone()\nitemNone()\nhiddenNone()\noptionalNone()\nrecordNone()\nnumberValue(_ p:)\nitemValue(_ p:)\nhiddenValue(_ p:)\noptionalValue(_ p:)\nrecordValue(_ p:)\nnumberExistential(_ p:)\nitemExistential(_ p:)\nhiddenExistential(_ p:)\noptionalExistential(_ p:)\nrecordExistential(_ p:)\nnumberVariadic(_ p...:)\nitemVariadic(_ p...:)\nhiddenVariadic(_ p...:)\noptionalVariadic(_ p...:)\nrecordVariadic(_ p...:)\nnumberInout(_ p:)\nitemInout(_ p:)\nhiddenInout(_ p:)\noptionalInout(_ p:)\nrecordInout(_ p:)\nnumberConsuming(_ p:)\nitemConsuming(_ p:)\nhiddenConsuming(_ p:)\noptionalConsuming(_ p:)\nrecordConsuming(_ p:)\nnumberIsolated(_ p:)\nitemIsolated(_ p:)\nhiddenIsolated(_ p:)\noptionalIsolated(_ p:)\nrecordIsolated(_ p:)\nnumberEscaping(_ p:)\nitemEscaping(_ p:)\nhiddenEscaping(_ p:)\noptionalEscaping(_ p:)\nrecordEscaping(_ p:)\nnumberClosure(_ p:)\nitemClosure(_ p:)\nhiddenClosure(_ p:)\noptionalClosure(_ p:)\nrecordClosure(_ p:)\nnumberOpaque<>(_ p:)\nitemOpaque<>(_ p:)\nhiddenOpaque<>(_ p:)\noptionalOpaque<>(_ p:)\nrecordOpaque<>(_ p:)")
}
nonisolated final class MockMethodTable: UnderstudyCore.__MockObject, MethodTable, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any MethodTable
}

extension MethodTable where Self: UnderstudyCore.Mockable {
  func numberNone() -> Int {
    return self.__call(__MembersOfMethodTable.all, 0, (), real: (any MethodTable).self) { (real: any MethodTable) -> Int in
      real.numberNone()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func numberNone() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfMethodTable.all, 0)
  }
  func itemNone() -> any Article {
    return self.__call(__MembersOfMethodTable.all, 1, (), default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, real: (any MethodTable).self) { (real: any MethodTable) -> any Article in
      real.itemNone()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func itemNone() -> UnderstudyCore.CallPattern<(), any Article, Swift.Never> {
    self.__pattern(__MembersOfMethodTable.all, 1)
  }
  @_disfavoredOverload @_transparent nonisolated func itemNone() -> MockArticle {
    self.mock.__child(__MembersOfMethodTable.all, 1, (), (any Article).self) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  func hiddenNone() -> any Hidden {
    return self.__call(__MembersOfMethodTable.all, 2, (), real: (any MethodTable).self) { (real: any MethodTable) -> any Hidden in
      real.hiddenNone()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenNone() -> UnderstudyCore.CallPattern<(), any Hidden, Swift.Never> {
    self.__pattern(__MembersOfMethodTable.all, 2)
  }
  func optionalNone() -> (any Article)? {
    return self.__call(__MembersOfMethodTable.all, 3, (), real: (any MethodTable).self) { (real: any MethodTable) -> (any Article)? in
      real.optionalNone()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalNone() -> UnderstudyCore.CallPattern<(), (any Article)?, Swift.Never> {
    self.__pattern(__MembersOfMethodTable.all, 3)
  }
  func recordNone() -> Record {
    return self.__call(__MembersOfMethodTable.all, 4, (), real: (any MethodTable).self) { (real: any MethodTable) -> Record in
      real.recordNone()
    }
  }
  @_disfavoredOverload @_transparent nonisolated func recordNone() -> UnderstudyCore.CallPattern<(), Record, Swift.Never> {
    self.__pattern(__MembersOfMethodTable.all, 4)
  }
  func numberValue(_ p0: Int) -> Int {
    return self.__call(__MembersOfMethodTable.all, 5, p0, real: (any MethodTable).self) { (real: any MethodTable) -> Int in
      real.numberValue(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func numberValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 5, p0)
  }
  func itemValue(_ p0: Int) -> any Article {
    return self.__call(__MembersOfMethodTable.all, 6, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, real: (any MethodTable).self) { (real: any MethodTable) -> any Article in
      real.itemValue(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func itemValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, any Article, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 6, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemValue(_ p0: Int) -> MockArticle {
    self.mock.__child(__MembersOfMethodTable.all, 6, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated func itemValue(_ p0: UnderstudyCore.Matcher<Int>) -> MockArticle { UnderstudyCore.__unavailable() }
  func hiddenValue(_ p0: Int) -> any Hidden {
    return self.__call(__MembersOfMethodTable.all, 7, p0, real: (any MethodTable).self) { (real: any MethodTable) -> any Hidden in
      real.hiddenValue(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, any Hidden, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 7, p0)
  }
  func optionalValue(_ p0: Int) -> (any Article)? {
    return self.__call(__MembersOfMethodTable.all, 8, p0, real: (any MethodTable).self) { (real: any MethodTable) -> (any Article)? in
      real.optionalValue(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, (any Article)?, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 8, p0)
  }
  func recordValue(_ p0: Int) -> Record {
    return self.__call(__MembersOfMethodTable.all, 9, p0, real: (any MethodTable).self) { (real: any MethodTable) -> Record in
      real.recordValue(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func recordValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Record, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 9, p0)
  }
  func numberExistential(_ p0: any Article) -> Int {
    return self.__call(__MembersOfMethodTable.all, 10, p0 as any Article, real: (any MethodTable).self) { (real: any MethodTable) -> Int in
      real.numberExistential(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func numberExistential(_ p0: any Article) -> UnderstudyCore.CallPattern<any Article, Int, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 10, p0 as any Article)
  }
  func itemExistential(_ p0: any Article) -> any Article {
    return self.__call(__MembersOfMethodTable.all, 11, p0 as any Article, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, real: (any MethodTable).self) { (real: any MethodTable) -> any Article in
      real.itemExistential(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func itemExistential(_ p0: any Article) -> UnderstudyCore.CallPattern<any Article, any Article, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 11, p0 as any Article)
  }
  @_disfavoredOverload @_transparent nonisolated func itemExistential(_ p0: any Article) -> MockArticle {
    self.mock.__child(__MembersOfMethodTable.all, 11, p0 as any Article, (any Article).self, .value(p0 as any Article)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated func itemExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> MockArticle { UnderstudyCore.__unavailable() }
  func hiddenExistential(_ p0: any Article) -> any Hidden {
    return self.__call(__MembersOfMethodTable.all, 12, p0 as any Article, real: (any MethodTable).self) { (real: any MethodTable) -> any Hidden in
      real.hiddenExistential(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenExistential(_ p0: any Article) -> UnderstudyCore.CallPattern<any Article, any Hidden, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 12, p0 as any Article)
  }
  func optionalExistential(_ p0: any Article) -> (any Article)? {
    return self.__call(__MembersOfMethodTable.all, 13, p0 as any Article, real: (any MethodTable).self) { (real: any MethodTable) -> (any Article)? in
      real.optionalExistential(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalExistential(_ p0: any Article) -> UnderstudyCore.CallPattern<any Article, (any Article)?, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 13, p0 as any Article)
  }
  func recordExistential(_ p0: any Article) -> Record {
    return self.__call(__MembersOfMethodTable.all, 14, p0 as any Article, real: (any MethodTable).self) { (real: any MethodTable) -> Record in
      real.recordExistential(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func recordExistential(_ p0: any Article) -> UnderstudyCore.CallPattern<any Article, Record, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 14, p0 as any Article)
  }
  func numberVariadic(_ p0: Int...) -> Int {
    return self.mock.__call(__MembersOfMethodTable.all, 15, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func numberVariadic(_ p0: Int...) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 15, p0)
  }
  func itemVariadic(_ p0: Int...) -> any Article {
    return self.mock.__call(__MembersOfMethodTable.all, 16, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func itemVariadic(_ p0: Int...) -> UnderstudyCore.CallPattern<[Int], any Article, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 16, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemVariadic(_ p0: Int...) -> MockArticle {
    self.mock.__child(__MembersOfMethodTable.all, 16, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated func itemVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> MockArticle { UnderstudyCore.__unavailable() }
  func hiddenVariadic(_ p0: Int...) -> any Hidden {
    return self.mock.__call(__MembersOfMethodTable.all, 17, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenVariadic(_ p0: Int...) -> UnderstudyCore.CallPattern<[Int], any Hidden, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 17, p0)
  }
  func optionalVariadic(_ p0: Int...) -> (any Article)? {
    return self.mock.__call(__MembersOfMethodTable.all, 18, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalVariadic(_ p0: Int...) -> UnderstudyCore.CallPattern<[Int], (any Article)?, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 18, p0)
  }
  func recordVariadic(_ p0: Int...) -> Record {
    return self.mock.__call(__MembersOfMethodTable.all, 19, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func recordVariadic(_ p0: Int...) -> UnderstudyCore.CallPattern<[Int], Record, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 19, p0)
  }
  func numberInout(_ p0: inout Int) -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfMethodTable.all, 20, b0, real: (any MethodTable).self) { (real: any MethodTable) -> Int in
      real.numberInout(&b0.value)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func numberInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfMethodTable.all, 20, .inoutValue(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") @_transparent nonisolated func numberInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  func itemInout(_ p0: inout Int) -> any Article {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfMethodTable.all, 21, b0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, real: (any MethodTable).self) { (real: any MethodTable) -> any Article in
      real.itemInout(&b0.value)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func itemInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, any Article, Swift.Never> {
    self.mock.__callPattern(__MembersOfMethodTable.all, 21, .inoutValue(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") @_transparent nonisolated func itemInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  func hiddenInout(_ p0: inout Int) -> any Hidden {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfMethodTable.all, 22, b0, real: (any MethodTable).self) { (real: any MethodTable) -> any Hidden in
      real.hiddenInout(&b0.value)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, any Hidden, Swift.Never> {
    self.mock.__callPattern(__MembersOfMethodTable.all, 22, .inoutValue(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") @_transparent nonisolated func hiddenInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  func optionalInout(_ p0: inout Int) -> (any Article)? {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfMethodTable.all, 23, b0, real: (any MethodTable).self) { (real: any MethodTable) -> (any Article)? in
      real.optionalInout(&b0.value)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, (any Article)?, Swift.Never> {
    self.mock.__callPattern(__MembersOfMethodTable.all, 23, .inoutValue(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") @_transparent nonisolated func optionalInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  func recordInout(_ p0: inout Int) -> Record {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.__call(__MembersOfMethodTable.all, 24, b0, real: (any MethodTable).self) { (real: any MethodTable) -> Record in
      real.recordInout(&b0.value)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func recordInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Record, Swift.Never> {
    self.mock.__callPattern(__MembersOfMethodTable.all, 24, .inoutValue(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") @_transparent nonisolated func recordInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  func numberConsuming(_ p0: consuming String) -> Int {
    let v0 = UnderstudyCore.__copied(p0)
    return self.__call(__MembersOfMethodTable.all, 25, v0, real: (any MethodTable).self) { (real: any MethodTable) -> Int in
      real.numberConsuming(v0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func numberConsuming(_ p0: String) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 25, p0)
  }
  func itemConsuming(_ p0: consuming String) -> any Article {
    let v0 = UnderstudyCore.__copied(p0)
    return self.__call(__MembersOfMethodTable.all, 26, v0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, real: (any MethodTable).self) { (real: any MethodTable) -> any Article in
      real.itemConsuming(v0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func itemConsuming(_ p0: String) -> UnderstudyCore.CallPattern<String, any Article, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 26, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemConsuming(_ p0: String) -> MockArticle {
    self.mock.__child(__MembersOfMethodTable.all, 26, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated func itemConsuming(_ p0: UnderstudyCore.Matcher<String>) -> MockArticle { UnderstudyCore.__unavailable() }
  func hiddenConsuming(_ p0: consuming String) -> any Hidden {
    let v0 = UnderstudyCore.__copied(p0)
    return self.__call(__MembersOfMethodTable.all, 27, v0, real: (any MethodTable).self) { (real: any MethodTable) -> any Hidden in
      real.hiddenConsuming(v0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenConsuming(_ p0: String) -> UnderstudyCore.CallPattern<String, any Hidden, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 27, p0)
  }
  func optionalConsuming(_ p0: consuming String) -> (any Article)? {
    let v0 = UnderstudyCore.__copied(p0)
    return self.__call(__MembersOfMethodTable.all, 28, v0, real: (any MethodTable).self) { (real: any MethodTable) -> (any Article)? in
      real.optionalConsuming(v0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalConsuming(_ p0: String) -> UnderstudyCore.CallPattern<String, (any Article)?, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 28, p0)
  }
  func recordConsuming(_ p0: consuming String) -> Record {
    let v0 = UnderstudyCore.__copied(p0)
    return self.__call(__MembersOfMethodTable.all, 29, v0, real: (any MethodTable).self) { (real: any MethodTable) -> Record in
      real.recordConsuming(v0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func recordConsuming(_ p0: String) -> UnderstudyCore.CallPattern<String, Record, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 29, p0)
  }
  func numberIsolated(_ p0: isolated Clerk) -> Int {
    return self.mock.__call(__MembersOfMethodTable.all, 30, p0 as Clerk, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func numberIsolated(_ p0: Clerk) -> UnderstudyCore.CallPattern<Clerk, Int, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 30, p0 as Clerk)
  }
  func itemIsolated(_ p0: isolated Clerk) -> any Article {
    return self.mock.__call(__MembersOfMethodTable.all, 31, p0 as Clerk, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func itemIsolated(_ p0: Clerk) -> UnderstudyCore.CallPattern<Clerk, any Article, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 31, p0 as Clerk)
  }
  @_disfavoredOverload @_transparent nonisolated func itemIsolated(_ p0: Clerk) -> MockArticle {
    self.mock.__child(__MembersOfMethodTable.all, 31, p0 as Clerk, (any Article).self, .value(p0 as Clerk)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated func itemIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> MockArticle { UnderstudyCore.__unavailable() }
  func hiddenIsolated(_ p0: isolated Clerk) -> any Hidden {
    return self.mock.__call(__MembersOfMethodTable.all, 32, p0 as Clerk, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenIsolated(_ p0: Clerk) -> UnderstudyCore.CallPattern<Clerk, any Hidden, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 32, p0 as Clerk)
  }
  func optionalIsolated(_ p0: isolated Clerk) -> (any Article)? {
    return self.mock.__call(__MembersOfMethodTable.all, 33, p0 as Clerk, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalIsolated(_ p0: Clerk) -> UnderstudyCore.CallPattern<Clerk, (any Article)?, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 33, p0 as Clerk)
  }
  func recordIsolated(_ p0: isolated Clerk) -> Record {
    return self.mock.__call(__MembersOfMethodTable.all, 34, p0 as Clerk, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated func recordIsolated(_ p0: Clerk) -> UnderstudyCore.CallPattern<Clerk, Record, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 34, p0 as Clerk)
  }
  func numberEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> Int {
    return self.__call(__MembersOfMethodTable.all, 35, p0, real: (any MethodTable).self) { (real: any MethodTable) -> Int in
      real.numberEscaping(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func numberEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Int, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 35, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func numberEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  func itemEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> any Article {
    return self.__call(__MembersOfMethodTable.all, 36, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, real: (any MethodTable).self) { (real: any MethodTable) -> any Article in
      real.itemEscaping(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func itemEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Article, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 36, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func itemEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  func hiddenEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> any Hidden {
    return self.__call(__MembersOfMethodTable.all, 37, p0, real: (any MethodTable).self) { (real: any MethodTable) -> any Hidden in
      real.hiddenEscaping(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Hidden, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 37, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func hiddenEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  func optionalEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> (any Article)? {
    return self.__call(__MembersOfMethodTable.all, 38, p0, real: (any MethodTable).self) { (real: any MethodTable) -> (any Article)? in
      real.optionalEscaping(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 38, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func optionalEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  func recordEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> Record {
    return self.__call(__MembersOfMethodTable.all, 39, p0, real: (any MethodTable).self) { (real: any MethodTable) -> Record in
      real.recordEscaping(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func recordEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Record, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 39, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func recordEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  func numberClosure(_ p0: (Int) -> Int) -> Int {
    return Swift.withoutActuallyEscaping(p0) { (p0: @escaping (Int) -> Int) -> Int in
      let b0 = UnderstudyCore.__NonEscaping(p0, "p")
      defer { b0.close() }
      let c0: (Int) -> Int = { (q0: Int) -> Int in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return self.__call(__MembersOfMethodTable.all, 40, c0, real: (any MethodTable).self) { (real: any MethodTable) -> Int in
        real.numberClosure(UnderstudyCore.__passed(p0))
      }
    }
  }
  @_disfavoredOverload @_transparent nonisolated func numberClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, Int, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 40, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func numberClosure(_ p0: (Int) -> Int) -> UnderstudyCore.CallPattern<(Int) -> Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  func itemClosure(_ p0: (Int) -> Int) -> any Article {
    return Swift.withoutActuallyEscaping(p0) { (p0: @escaping (Int) -> Int) -> any Article in
      let b0 = UnderstudyCore.__NonEscaping(p0, "p")
      defer { b0.close() }
      let c0: (Int) -> Int = { (q0: Int) -> Int in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return self.__call(__MembersOfMethodTable.all, 41, c0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, real: (any MethodTable).self) { (real: any MethodTable) -> any Article in
        real.itemClosure(UnderstudyCore.__passed(p0))
      }
    }
  }
  @_disfavoredOverload @_transparent nonisolated func itemClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, any Article, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 41, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func itemClosure(_ p0: (Int) -> Int) -> UnderstudyCore.CallPattern<(Int) -> Int, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  func hiddenClosure(_ p0: (Int) -> Int) -> any Hidden {
    return Swift.withoutActuallyEscaping(p0) { (p0: @escaping (Int) -> Int) -> any Hidden in
      let b0 = UnderstudyCore.__NonEscaping(p0, "p")
      defer { b0.close() }
      let c0: (Int) -> Int = { (q0: Int) -> Int in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return self.__call(__MembersOfMethodTable.all, 42, c0, real: (any MethodTable).self) { (real: any MethodTable) -> any Hidden in
        real.hiddenClosure(UnderstudyCore.__passed(p0))
      }
    }
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, any Hidden, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 42, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func hiddenClosure(_ p0: (Int) -> Int) -> UnderstudyCore.CallPattern<(Int) -> Int, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  func optionalClosure(_ p0: (Int) -> Int) -> (any Article)? {
    return Swift.withoutActuallyEscaping(p0) { (p0: @escaping (Int) -> Int) -> (any Article)? in
      let b0 = UnderstudyCore.__NonEscaping(p0, "p")
      defer { b0.close() }
      let c0: (Int) -> Int = { (q0: Int) -> Int in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return self.__call(__MembersOfMethodTable.all, 43, c0, real: (any MethodTable).self) { (real: any MethodTable) -> (any Article)? in
        real.optionalClosure(UnderstudyCore.__passed(p0))
      }
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 43, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func optionalClosure(_ p0: (Int) -> Int) -> UnderstudyCore.CallPattern<(Int) -> Int, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  func recordClosure(_ p0: (Int) -> Int) -> Record {
    return Swift.withoutActuallyEscaping(p0) { (p0: @escaping (Int) -> Int) -> Record in
      let b0 = UnderstudyCore.__NonEscaping(p0, "p")
      defer { b0.close() }
      let c0: (Int) -> Int = { (q0: Int) -> Int in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return self.__call(__MembersOfMethodTable.all, 44, c0, real: (any MethodTable).self) { (real: any MethodTable) -> Record in
        real.recordClosure(UnderstudyCore.__passed(p0))
      }
    }
  }
  @_disfavoredOverload @_transparent nonisolated func recordClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, Record, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 44, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated func recordClosure(_ p0: (Int) -> Int) -> UnderstudyCore.CallPattern<(Int) -> Int, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  func numberOpaque<T0: Equatable>(_ p0: T0) -> Int {
    return self.__call(__MembersOfMethodTable.all, 45, p0 as T0, real: (any MethodTable).self) { (real: any MethodTable) -> Int in
      real.numberOpaque(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func numberOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, Int, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 45, p0)
  }
  @available(*, unavailable, message: "nothing says what type 'p' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func numberOpaque(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  func itemOpaque<T0: Equatable>(_ p0: T0) -> any Article {
    return self.__call(__MembersOfMethodTable.all, 46, p0 as T0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, real: (any MethodTable).self) { (real: any MethodTable) -> any Article in
      real.itemOpaque(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func itemOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, any Article, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 46, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemOpaque<T0: Equatable>(_ p0: T0) -> MockArticle {
    self.mock.__child(__MembersOfMethodTable.all, 46, p0 as T0, (any Article).self, .value(p0 as T0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated func itemOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> MockArticle { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "nothing says what type 'p' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func itemOpaque(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  func hiddenOpaque<T0: Equatable>(_ p0: T0) -> any Hidden {
    return self.__call(__MembersOfMethodTable.all, 47, p0 as T0, real: (any MethodTable).self) { (real: any MethodTable) -> any Hidden in
      real.hiddenOpaque(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, any Hidden, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 47, p0)
  }
  @available(*, unavailable, message: "nothing says what type 'p' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func hiddenOpaque(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  func optionalOpaque<T0: Equatable>(_ p0: T0) -> (any Article)? {
    return self.__call(__MembersOfMethodTable.all, 48, p0 as T0, real: (any MethodTable).self) { (real: any MethodTable) -> (any Article)? in
      real.optionalOpaque(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 48, p0)
  }
  @available(*, unavailable, message: "nothing says what type 'p' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func optionalOpaque(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  func recordOpaque<T0: Equatable>(_ p0: T0) -> Record {
    return self.__call(__MembersOfMethodTable.all, 49, p0 as T0, real: (any MethodTable).self) { (real: any MethodTable) -> Record in
      real.recordOpaque(p0)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func recordOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, Record, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 49, p0)
  }
  @available(*, unavailable, message: "nothing says what type 'p' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated func recordOpaque(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
}

extension MethodTable where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func numberValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 5, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, any Article, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 6, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, any Hidden, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 7, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 8, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func recordValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Record, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 9, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func numberExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, Int, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 10, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, any Article, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 11, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, any Hidden, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 12, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 13, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func recordExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, Record, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 14, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func numberVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 15, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], any Article, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 16, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], any Hidden, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 17, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 18, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func recordVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Record, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 19, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func numberInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfMethodTable.all, 20, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func itemInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, any Article, Swift.Never> {
    self.mock.__callPattern(__MembersOfMethodTable.all, 21, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, any Hidden, Swift.Never> {
    self.mock.__callPattern(__MembersOfMethodTable.all, 22, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func optionalInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, (any Article)?, Swift.Never> {
    self.mock.__callPattern(__MembersOfMethodTable.all, 23, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func recordInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Record, Swift.Never> {
    self.mock.__callPattern(__MembersOfMethodTable.all, 24, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func numberConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 25, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, any Article, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 26, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, any Hidden, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 27, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 28, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func recordConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Record, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 29, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func numberIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, Int, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 30, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, any Article, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 31, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, any Hidden, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 32, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 33, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func recordIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, Record, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 34, p0)
  }
  @_disfavoredOverload @_transparent nonisolated func numberOpaque<T0: Equatable>(_ p0: T0) -> UnderstudyCore.CallPattern<T0, Int, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 45, p0 as T0)
  }
  @_disfavoredOverload @_transparent nonisolated func itemOpaque<T0: Equatable>(_ p0: T0) -> UnderstudyCore.CallPattern<T0, any Article, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 46, p0 as T0)
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenOpaque<T0: Equatable>(_ p0: T0) -> UnderstudyCore.CallPattern<T0, any Hidden, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 47, p0 as T0)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalOpaque<T0: Equatable>(_ p0: T0) -> UnderstudyCore.CallPattern<T0, (any Article)?, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 48, p0 as T0)
  }
  @_disfavoredOverload @_transparent nonisolated func recordOpaque<T0: Equatable>(_ p0: T0) -> UnderstudyCore.CallPattern<T0, Record, Swift.Never> {
    self.__patternV(__MembersOfMethodTable.all, 49, p0 as T0)
  }
}

extension MethodTable where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func numberVariadic(_ p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 15, UnderstudyCore.Matcher<[Int]>.__elements(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func itemVariadic(_ p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], any Article, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 16, UnderstudyCore.Matcher<[Int]>.__elements(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func hiddenVariadic(_ p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], any Hidden, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 17, UnderstudyCore.Matcher<[Int]>.__elements(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func optionalVariadic(_ p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 18, UnderstudyCore.Matcher<[Int]>.__elements(p0))
  }
  @_disfavoredOverload @_transparent nonisolated func recordVariadic(_ p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], Record, Swift.Never> {
    self.__patternM(__MembersOfMethodTable.all, 19, UnderstudyCore.Matcher<[Int]>.__elements(p0))
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockMethodTable', not 'any MethodTable'")
extension MethodTable {
  @_transparent nonisolated func numberValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func numberExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func numberVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Record, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func numberInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func numberConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func numberIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func numberEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func numberClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func numberOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func itemOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func hiddenOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func recordOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, Record, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfOptionalClosureParametersConcurrent {
  nonisolated static let all = UnderstudyCore.__Members("OptionalClosureParametersConcurrent", "concurrentNoneAsync(_ body:)\nconcurrentNoneAsyncThrows(_ body:)\nconcurrentValueAsync(_ body:)\nconcurrentValueAsyncThrows(_ body:)\nconcurrentInoutAsync(_ body:)\nconcurrentInoutAsyncThrows(_ body:)\nconcurrentSendingAsync(_ body:)\nconcurrentSendingAsyncThrows(_ body:)")
}
nonisolated final class MockOptionalClosureParametersConcurrent: UnderstudyCore.__MockObject, OptionalClosureParametersConcurrent, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any OptionalClosureParametersConcurrent
}

extension OptionalClosureParametersConcurrent where Self: UnderstudyCore.Mockable {
  func concurrentNoneAsync(_ p0: (@concurrent () async -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersConcurrent.all, 0, p0, real: (any OptionalClosureParametersConcurrent).self) { (real: any OptionalClosureParametersConcurrent) -> Swift.Void in
      real.concurrentNoneAsync(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func concurrentNoneAsync(_ p0: UnderstudyCore.Matcher<(@concurrent () async -> Int)?>) -> UnderstudyCore.CallPattern<(@concurrent () async -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersConcurrent.all, 0, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func concurrentNoneAsync(_ p0: (@concurrent () async -> Int)?) -> UnderstudyCore.CallPattern<(@concurrent () async -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func concurrentNoneAsyncThrows(_ p0: (@concurrent () async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersConcurrent.all, 1, p0, real: (any OptionalClosureParametersConcurrent).self) { (real: any OptionalClosureParametersConcurrent) -> Swift.Void in
      real.concurrentNoneAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func concurrentNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<(@concurrent () async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@concurrent () async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersConcurrent.all, 1, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func concurrentNoneAsyncThrows(_ p0: (@concurrent () async throws -> Int)?) -> UnderstudyCore.CallPattern<(@concurrent () async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func concurrentValueAsync(_ p0: (@concurrent (Int) async -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersConcurrent.all, 2, p0, real: (any OptionalClosureParametersConcurrent).self) { (real: any OptionalClosureParametersConcurrent) -> Swift.Void in
      real.concurrentValueAsync(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func concurrentValueAsync(_ p0: UnderstudyCore.Matcher<(@concurrent (Int) async -> Int)?>) -> UnderstudyCore.CallPattern<(@concurrent (Int) async -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersConcurrent.all, 2, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func concurrentValueAsync(_ p0: (@concurrent (Int) async -> Int)?) -> UnderstudyCore.CallPattern<(@concurrent (Int) async -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func concurrentValueAsyncThrows(_ p0: (@concurrent (Int) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersConcurrent.all, 3, p0, real: (any OptionalClosureParametersConcurrent).self) { (real: any OptionalClosureParametersConcurrent) -> Swift.Void in
      real.concurrentValueAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func concurrentValueAsyncThrows(_ p0: UnderstudyCore.Matcher<(@concurrent (Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@concurrent (Int) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersConcurrent.all, 3, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func concurrentValueAsyncThrows(_ p0: (@concurrent (Int) async throws -> Int)?) -> UnderstudyCore.CallPattern<(@concurrent (Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func concurrentInoutAsync(_ p0: (@concurrent (inout Int) async -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersConcurrent.all, 4, p0, real: (any OptionalClosureParametersConcurrent).self) { (real: any OptionalClosureParametersConcurrent) -> Swift.Void in
      real.concurrentInoutAsync(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func concurrentInoutAsync(_ p0: UnderstudyCore.Matcher<(@concurrent (inout Int) async -> Int)?>) -> UnderstudyCore.CallPattern<(@concurrent (inout Int) async -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersConcurrent.all, 4, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func concurrentInoutAsync(_ p0: (@concurrent (inout Int) async -> Int)?) -> UnderstudyCore.CallPattern<(@concurrent (inout Int) async -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func concurrentInoutAsyncThrows(_ p0: (@concurrent (inout Int) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersConcurrent.all, 5, p0, real: (any OptionalClosureParametersConcurrent).self) { (real: any OptionalClosureParametersConcurrent) -> Swift.Void in
      real.concurrentInoutAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func concurrentInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<(@concurrent (inout Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@concurrent (inout Int) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersConcurrent.all, 5, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func concurrentInoutAsyncThrows(_ p0: (@concurrent (inout Int) async throws -> Int)?) -> UnderstudyCore.CallPattern<(@concurrent (inout Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func concurrentSendingAsync(_ p0: (@concurrent (sending Box) async -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersConcurrent.all, 6, p0, real: (any OptionalClosureParametersConcurrent).self) { (real: any OptionalClosureParametersConcurrent) -> Swift.Void in
      real.concurrentSendingAsync(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func concurrentSendingAsync(_ p0: UnderstudyCore.Matcher<(@concurrent (sending Box) async -> Int)?>) -> UnderstudyCore.CallPattern<(@concurrent (sending Box) async -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersConcurrent.all, 6, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func concurrentSendingAsync(_ p0: (@concurrent (sending Box) async -> Int)?) -> UnderstudyCore.CallPattern<(@concurrent (sending Box) async -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func concurrentSendingAsyncThrows(_ p0: (@concurrent (sending Box) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersConcurrent.all, 7, p0, real: (any OptionalClosureParametersConcurrent).self) { (real: any OptionalClosureParametersConcurrent) -> Swift.Void in
      real.concurrentSendingAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func concurrentSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<(@concurrent (sending Box) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@concurrent (sending Box) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersConcurrent.all, 7, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func concurrentSendingAsyncThrows(_ p0: (@concurrent (sending Box) async throws -> Int)?) -> UnderstudyCore.CallPattern<(@concurrent (sending Box) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockOptionalClosureParametersConcurrent', not 'any OptionalClosureParametersConcurrent'")
extension OptionalClosureParametersConcurrent {
  @_transparent nonisolated func concurrentNoneAsync(_ p0: UnderstudyCore.Matcher<(@concurrent () async -> Int)?>) -> UnderstudyCore.CallPattern<(@concurrent () async -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func concurrentNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<(@concurrent () async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@concurrent () async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func concurrentValueAsync(_ p0: UnderstudyCore.Matcher<(@concurrent (Int) async -> Int)?>) -> UnderstudyCore.CallPattern<(@concurrent (Int) async -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func concurrentValueAsyncThrows(_ p0: UnderstudyCore.Matcher<(@concurrent (Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@concurrent (Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func concurrentInoutAsync(_ p0: UnderstudyCore.Matcher<(@concurrent (inout Int) async -> Int)?>) -> UnderstudyCore.CallPattern<(@concurrent (inout Int) async -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func concurrentInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<(@concurrent (inout Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@concurrent (inout Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func concurrentSendingAsync(_ p0: UnderstudyCore.Matcher<(@concurrent (sending Box) async -> Int)?>) -> UnderstudyCore.CallPattern<(@concurrent (sending Box) async -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func concurrentSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<(@concurrent (sending Box) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@concurrent (sending Box) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfOptionalClosureParametersMain {
  nonisolated static let all = UnderstudyCore.__Members("OptionalClosureParametersMain", "mainNone(_ body:)\nmainNoneAsyncThrows(_ body:)\nmainValue(_ body:)\nmainValueAsyncThrows(_ body:)\nmainInout(_ body:)\nmainInoutAsyncThrows(_ body:)\nmainSending(_ body:)\nmainSendingAsyncThrows(_ body:)")
}
nonisolated final class MockOptionalClosureParametersMain: UnderstudyCore.__MockObject, OptionalClosureParametersMain, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any OptionalClosureParametersMain
}

extension OptionalClosureParametersMain where Self: UnderstudyCore.Mockable {
  func mainNone(_ p0: (@MainActor () -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersMain.all, 0, p0, real: (any OptionalClosureParametersMain).self) { (real: any OptionalClosureParametersMain) -> Swift.Void in
      real.mainNone(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainNone(_ p0: UnderstudyCore.Matcher<(@MainActor () -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor () -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersMain.all, 0, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainNone(_ p0: (@MainActor () -> Int)?) -> UnderstudyCore.CallPattern<(@MainActor () -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainNoneAsyncThrows(_ p0: (@MainActor () async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersMain.all, 1, p0, real: (any OptionalClosureParametersMain).self) { (real: any OptionalClosureParametersMain) -> Swift.Void in
      real.mainNoneAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<(@MainActor () async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor () async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersMain.all, 1, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainNoneAsyncThrows(_ p0: (@MainActor () async throws -> Int)?) -> UnderstudyCore.CallPattern<(@MainActor () async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainValue(_ p0: (@MainActor (Int) -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersMain.all, 2, p0, real: (any OptionalClosureParametersMain).self) { (real: any OptionalClosureParametersMain) -> Swift.Void in
      real.mainValue(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainValue(_ p0: UnderstudyCore.Matcher<(@MainActor (Int) -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor (Int) -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersMain.all, 2, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainValue(_ p0: (@MainActor (Int) -> Int)?) -> UnderstudyCore.CallPattern<(@MainActor (Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainValueAsyncThrows(_ p0: (@MainActor (Int) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersMain.all, 3, p0, real: (any OptionalClosureParametersMain).self) { (real: any OptionalClosureParametersMain) -> Swift.Void in
      real.mainValueAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainValueAsyncThrows(_ p0: UnderstudyCore.Matcher<(@MainActor (Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor (Int) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersMain.all, 3, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainValueAsyncThrows(_ p0: (@MainActor (Int) async throws -> Int)?) -> UnderstudyCore.CallPattern<(@MainActor (Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainInout(_ p0: (@MainActor (inout Int) -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersMain.all, 4, p0, real: (any OptionalClosureParametersMain).self) { (real: any OptionalClosureParametersMain) -> Swift.Void in
      real.mainInout(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainInout(_ p0: UnderstudyCore.Matcher<(@MainActor (inout Int) -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor (inout Int) -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersMain.all, 4, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainInout(_ p0: (@MainActor (inout Int) -> Int)?) -> UnderstudyCore.CallPattern<(@MainActor (inout Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainInoutAsyncThrows(_ p0: (@MainActor (inout Int) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersMain.all, 5, p0, real: (any OptionalClosureParametersMain).self) { (real: any OptionalClosureParametersMain) -> Swift.Void in
      real.mainInoutAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<(@MainActor (inout Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor (inout Int) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersMain.all, 5, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainInoutAsyncThrows(_ p0: (@MainActor (inout Int) async throws -> Int)?) -> UnderstudyCore.CallPattern<(@MainActor (inout Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSending(_ p0: (@MainActor (sending Box) -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersMain.all, 6, p0, real: (any OptionalClosureParametersMain).self) { (real: any OptionalClosureParametersMain) -> Swift.Void in
      real.mainSending(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSending(_ p0: UnderstudyCore.Matcher<(@MainActor (sending Box) -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor (sending Box) -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersMain.all, 6, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSending(_ p0: (@MainActor (sending Box) -> Int)?) -> UnderstudyCore.CallPattern<(@MainActor (sending Box) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSendingAsyncThrows(_ p0: (@MainActor (sending Box) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersMain.all, 7, p0, real: (any OptionalClosureParametersMain).self) { (real: any OptionalClosureParametersMain) -> Swift.Void in
      real.mainSendingAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<(@MainActor (sending Box) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor (sending Box) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersMain.all, 7, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendingAsyncThrows(_ p0: (@MainActor (sending Box) async throws -> Int)?) -> UnderstudyCore.CallPattern<(@MainActor (sending Box) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockOptionalClosureParametersMain', not 'any OptionalClosureParametersMain'")
extension OptionalClosureParametersMain {
  @_transparent nonisolated func mainNone(_ p0: UnderstudyCore.Matcher<(@MainActor () -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor () -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<(@MainActor () async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor () async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainValue(_ p0: UnderstudyCore.Matcher<(@MainActor (Int) -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor (Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainValueAsyncThrows(_ p0: UnderstudyCore.Matcher<(@MainActor (Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor (Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainInout(_ p0: UnderstudyCore.Matcher<(@MainActor (inout Int) -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor (inout Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<(@MainActor (inout Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor (inout Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSending(_ p0: UnderstudyCore.Matcher<(@MainActor (sending Box) -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor (sending Box) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<(@MainActor (sending Box) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor (sending Box) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfOptionalClosureParametersMainSendable {
  nonisolated static let all = UnderstudyCore.__Members("OptionalClosureParametersMainSendable", "mainSendableNone(_ body:)\nmainSendableNoneAsyncThrows(_ body:)\nmainSendableValue(_ body:)\nmainSendableValueAsyncThrows(_ body:)\nmainSendableInout(_ body:)\nmainSendableInoutAsyncThrows(_ body:)\nmainSendableSending(_ body:)\nmainSendableSendingAsyncThrows(_ body:)")
}
nonisolated final class MockOptionalClosureParametersMainSendable: UnderstudyCore.__MockObject, OptionalClosureParametersMainSendable, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any OptionalClosureParametersMainSendable
}

extension OptionalClosureParametersMainSendable where Self: UnderstudyCore.Mockable {
  func mainSendableNone(_ p0: (@MainActor @Sendable () -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersMainSendable.all, 0, p0, real: (any OptionalClosureParametersMainSendable).self) { (real: any OptionalClosureParametersMainSendable) -> Swift.Void in
      real.mainSendableNone(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendableNone(_ p0: UnderstudyCore.Matcher<(@MainActor @Sendable () -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor @Sendable () -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersMainSendable.all, 0, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendableNone(_ p0: (@MainActor @Sendable () -> Int)?) -> UnderstudyCore.CallPattern<(@MainActor @Sendable () -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSendableNoneAsyncThrows(_ p0: (@MainActor @Sendable () async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersMainSendable.all, 1, p0, real: (any OptionalClosureParametersMainSendable).self) { (real: any OptionalClosureParametersMainSendable) -> Swift.Void in
      real.mainSendableNoneAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendableNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<(@MainActor @Sendable () async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor @Sendable () async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersMainSendable.all, 1, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendableNoneAsyncThrows(_ p0: (@MainActor @Sendable () async throws -> Int)?) -> UnderstudyCore.CallPattern<(@MainActor @Sendable () async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSendableValue(_ p0: (@MainActor @Sendable (Int) -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersMainSendable.all, 2, p0, real: (any OptionalClosureParametersMainSendable).self) { (real: any OptionalClosureParametersMainSendable) -> Swift.Void in
      real.mainSendableValue(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendableValue(_ p0: UnderstudyCore.Matcher<(@MainActor @Sendable (Int) -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (Int) -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersMainSendable.all, 2, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendableValue(_ p0: (@MainActor @Sendable (Int) -> Int)?) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSendableValueAsyncThrows(_ p0: (@MainActor @Sendable (Int) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersMainSendable.all, 3, p0, real: (any OptionalClosureParametersMainSendable).self) { (real: any OptionalClosureParametersMainSendable) -> Swift.Void in
      real.mainSendableValueAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendableValueAsyncThrows(_ p0: UnderstudyCore.Matcher<(@MainActor @Sendable (Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (Int) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersMainSendable.all, 3, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendableValueAsyncThrows(_ p0: (@MainActor @Sendable (Int) async throws -> Int)?) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSendableInout(_ p0: (@MainActor @Sendable (inout Int) -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersMainSendable.all, 4, p0, real: (any OptionalClosureParametersMainSendable).self) { (real: any OptionalClosureParametersMainSendable) -> Swift.Void in
      real.mainSendableInout(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendableInout(_ p0: UnderstudyCore.Matcher<(@MainActor @Sendable (inout Int) -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (inout Int) -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersMainSendable.all, 4, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendableInout(_ p0: (@MainActor @Sendable (inout Int) -> Int)?) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (inout Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSendableInoutAsyncThrows(_ p0: (@MainActor @Sendable (inout Int) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersMainSendable.all, 5, p0, real: (any OptionalClosureParametersMainSendable).self) { (real: any OptionalClosureParametersMainSendable) -> Swift.Void in
      real.mainSendableInoutAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendableInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<(@MainActor @Sendable (inout Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (inout Int) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersMainSendable.all, 5, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendableInoutAsyncThrows(_ p0: (@MainActor @Sendable (inout Int) async throws -> Int)?) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (inout Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSendableSending(_ p0: (@MainActor @Sendable (sending Box) -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersMainSendable.all, 6, p0, real: (any OptionalClosureParametersMainSendable).self) { (real: any OptionalClosureParametersMainSendable) -> Swift.Void in
      real.mainSendableSending(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendableSending(_ p0: UnderstudyCore.Matcher<(@MainActor @Sendable (sending Box) -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (sending Box) -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersMainSendable.all, 6, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendableSending(_ p0: (@MainActor @Sendable (sending Box) -> Int)?) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (sending Box) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func mainSendableSendingAsyncThrows(_ p0: (@MainActor @Sendable (sending Box) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersMainSendable.all, 7, p0, real: (any OptionalClosureParametersMainSendable).self) { (real: any OptionalClosureParametersMainSendable) -> Swift.Void in
      real.mainSendableSendingAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func mainSendableSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<(@MainActor @Sendable (sending Box) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (sending Box) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersMainSendable.all, 7, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func mainSendableSendingAsyncThrows(_ p0: (@MainActor @Sendable (sending Box) async throws -> Int)?) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (sending Box) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockOptionalClosureParametersMainSendable', not 'any OptionalClosureParametersMainSendable'")
extension OptionalClosureParametersMainSendable {
  @_transparent nonisolated func mainSendableNone(_ p0: UnderstudyCore.Matcher<(@MainActor @Sendable () -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor @Sendable () -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSendableNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<(@MainActor @Sendable () async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor @Sendable () async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSendableValue(_ p0: UnderstudyCore.Matcher<(@MainActor @Sendable (Int) -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSendableValueAsyncThrows(_ p0: UnderstudyCore.Matcher<(@MainActor @Sendable (Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSendableInout(_ p0: UnderstudyCore.Matcher<(@MainActor @Sendable (inout Int) -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (inout Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSendableInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<(@MainActor @Sendable (inout Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (inout Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSendableSending(_ p0: UnderstudyCore.Matcher<(@MainActor @Sendable (sending Box) -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (sending Box) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func mainSendableSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<(@MainActor @Sendable (sending Box) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@MainActor @Sendable (sending Box) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfOptionalClosureParametersNonsending {
  nonisolated static let all = UnderstudyCore.__Members("OptionalClosureParametersNonsending", "nonsendingNoneAsync(_ body:)\nnonsendingNoneAsyncThrows(_ body:)\nnonsendingValueAsync(_ body:)\nnonsendingValueAsyncThrows(_ body:)\nnonsendingInoutAsync(_ body:)\nnonsendingInoutAsyncThrows(_ body:)\nnonsendingSendingAsync(_ body:)\nnonsendingSendingAsyncThrows(_ body:)")
}
nonisolated final class MockOptionalClosureParametersNonsending: UnderstudyCore.__MockObject, OptionalClosureParametersNonsending, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any OptionalClosureParametersNonsending
}

extension OptionalClosureParametersNonsending where Self: UnderstudyCore.Mockable {
  func nonsendingNoneAsync(_ p0: (nonisolated(nonsending) () async -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersNonsending.all, 0, p0, real: (any OptionalClosureParametersNonsending).self) { (real: any OptionalClosureParametersNonsending) -> Swift.Void in
      real.nonsendingNoneAsync(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func nonsendingNoneAsync(_ p0: UnderstudyCore.Matcher<(nonisolated(nonsending) () async -> Int)?>) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) () async -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersNonsending.all, 0, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func nonsendingNoneAsync(_ p0: (nonisolated(nonsending) () async -> Int)?) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) () async -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func nonsendingNoneAsyncThrows(_ p0: (nonisolated(nonsending) () async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersNonsending.all, 1, p0, real: (any OptionalClosureParametersNonsending).self) { (real: any OptionalClosureParametersNonsending) -> Swift.Void in
      real.nonsendingNoneAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func nonsendingNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<(nonisolated(nonsending) () async throws -> Int)?>) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) () async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersNonsending.all, 1, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func nonsendingNoneAsyncThrows(_ p0: (nonisolated(nonsending) () async throws -> Int)?) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) () async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func nonsendingValueAsync(_ p0: (nonisolated(nonsending) (Int) async -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersNonsending.all, 2, p0, real: (any OptionalClosureParametersNonsending).self) { (real: any OptionalClosureParametersNonsending) -> Swift.Void in
      real.nonsendingValueAsync(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func nonsendingValueAsync(_ p0: UnderstudyCore.Matcher<(nonisolated(nonsending) (Int) async -> Int)?>) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (Int) async -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersNonsending.all, 2, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func nonsendingValueAsync(_ p0: (nonisolated(nonsending) (Int) async -> Int)?) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (Int) async -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func nonsendingValueAsyncThrows(_ p0: (nonisolated(nonsending) (Int) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersNonsending.all, 3, p0, real: (any OptionalClosureParametersNonsending).self) { (real: any OptionalClosureParametersNonsending) -> Swift.Void in
      real.nonsendingValueAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func nonsendingValueAsyncThrows(_ p0: UnderstudyCore.Matcher<(nonisolated(nonsending) (Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (Int) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersNonsending.all, 3, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func nonsendingValueAsyncThrows(_ p0: (nonisolated(nonsending) (Int) async throws -> Int)?) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func nonsendingInoutAsync(_ p0: (nonisolated(nonsending) (inout Int) async -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersNonsending.all, 4, p0, real: (any OptionalClosureParametersNonsending).self) { (real: any OptionalClosureParametersNonsending) -> Swift.Void in
      real.nonsendingInoutAsync(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func nonsendingInoutAsync(_ p0: UnderstudyCore.Matcher<(nonisolated(nonsending) (inout Int) async -> Int)?>) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (inout Int) async -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersNonsending.all, 4, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func nonsendingInoutAsync(_ p0: (nonisolated(nonsending) (inout Int) async -> Int)?) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (inout Int) async -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func nonsendingInoutAsyncThrows(_ p0: (nonisolated(nonsending) (inout Int) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersNonsending.all, 5, p0, real: (any OptionalClosureParametersNonsending).self) { (real: any OptionalClosureParametersNonsending) -> Swift.Void in
      real.nonsendingInoutAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func nonsendingInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<(nonisolated(nonsending) (inout Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (inout Int) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersNonsending.all, 5, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func nonsendingInoutAsyncThrows(_ p0: (nonisolated(nonsending) (inout Int) async throws -> Int)?) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (inout Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func nonsendingSendingAsync(_ p0: (nonisolated(nonsending) (sending Box) async -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersNonsending.all, 6, p0, real: (any OptionalClosureParametersNonsending).self) { (real: any OptionalClosureParametersNonsending) -> Swift.Void in
      real.nonsendingSendingAsync(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func nonsendingSendingAsync(_ p0: UnderstudyCore.Matcher<(nonisolated(nonsending) (sending Box) async -> Int)?>) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (sending Box) async -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersNonsending.all, 6, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func nonsendingSendingAsync(_ p0: (nonisolated(nonsending) (sending Box) async -> Int)?) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (sending Box) async -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func nonsendingSendingAsyncThrows(_ p0: (nonisolated(nonsending) (sending Box) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersNonsending.all, 7, p0, real: (any OptionalClosureParametersNonsending).self) { (real: any OptionalClosureParametersNonsending) -> Swift.Void in
      real.nonsendingSendingAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func nonsendingSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<(nonisolated(nonsending) (sending Box) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (sending Box) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersNonsending.all, 7, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func nonsendingSendingAsyncThrows(_ p0: (nonisolated(nonsending) (sending Box) async throws -> Int)?) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (sending Box) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockOptionalClosureParametersNonsending', not 'any OptionalClosureParametersNonsending'")
extension OptionalClosureParametersNonsending {
  @_transparent nonisolated func nonsendingNoneAsync(_ p0: UnderstudyCore.Matcher<(nonisolated(nonsending) () async -> Int)?>) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) () async -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func nonsendingNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<(nonisolated(nonsending) () async throws -> Int)?>) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) () async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func nonsendingValueAsync(_ p0: UnderstudyCore.Matcher<(nonisolated(nonsending) (Int) async -> Int)?>) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (Int) async -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func nonsendingValueAsyncThrows(_ p0: UnderstudyCore.Matcher<(nonisolated(nonsending) (Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func nonsendingInoutAsync(_ p0: UnderstudyCore.Matcher<(nonisolated(nonsending) (inout Int) async -> Int)?>) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (inout Int) async -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func nonsendingInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<(nonisolated(nonsending) (inout Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (inout Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func nonsendingSendingAsync(_ p0: UnderstudyCore.Matcher<(nonisolated(nonsending) (sending Box) async -> Int)?>) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (sending Box) async -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func nonsendingSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<(nonisolated(nonsending) (sending Box) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(nonisolated(nonsending) (sending Box) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfOptionalClosureParametersPlain {
  nonisolated static let all = UnderstudyCore.__Members("OptionalClosureParametersPlain", "plainNone(_ body:)\nplainNoneAsyncThrows(_ body:)\nplainValue(_ body:)\nplainValueAsyncThrows(_ body:)\nplainInout(_ body:)\nplainInoutAsyncThrows(_ body:)\nplainSending(_ body:)\nplainSendingAsyncThrows(_ body:)")
}
nonisolated final class MockOptionalClosureParametersPlain: UnderstudyCore.__MockObject, OptionalClosureParametersPlain, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any OptionalClosureParametersPlain
}

extension OptionalClosureParametersPlain where Self: UnderstudyCore.Mockable {
  func plainNone(_ p0: (() -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersPlain.all, 0, p0, real: (any OptionalClosureParametersPlain).self) { (real: any OptionalClosureParametersPlain) -> Swift.Void in
      real.plainNone(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func plainNone(_ p0: UnderstudyCore.Matcher<(() -> Int)?>) -> UnderstudyCore.CallPattern<(() -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersPlain.all, 0, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func plainNone(_ p0: (() -> Int)?) -> UnderstudyCore.CallPattern<(() -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func plainNoneAsyncThrows(_ p0: (() async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersPlain.all, 1, p0, real: (any OptionalClosureParametersPlain).self) { (real: any OptionalClosureParametersPlain) -> Swift.Void in
      real.plainNoneAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func plainNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<(() async throws -> Int)?>) -> UnderstudyCore.CallPattern<(() async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersPlain.all, 1, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func plainNoneAsyncThrows(_ p0: (() async throws -> Int)?) -> UnderstudyCore.CallPattern<(() async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func plainValue(_ p0: ((Int) -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersPlain.all, 2, p0, real: (any OptionalClosureParametersPlain).self) { (real: any OptionalClosureParametersPlain) -> Swift.Void in
      real.plainValue(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func plainValue(_ p0: UnderstudyCore.Matcher<((Int) -> Int)?>) -> UnderstudyCore.CallPattern<((Int) -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersPlain.all, 2, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func plainValue(_ p0: ((Int) -> Int)?) -> UnderstudyCore.CallPattern<((Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func plainValueAsyncThrows(_ p0: ((Int) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersPlain.all, 3, p0, real: (any OptionalClosureParametersPlain).self) { (real: any OptionalClosureParametersPlain) -> Swift.Void in
      real.plainValueAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func plainValueAsyncThrows(_ p0: UnderstudyCore.Matcher<((Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<((Int) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersPlain.all, 3, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func plainValueAsyncThrows(_ p0: ((Int) async throws -> Int)?) -> UnderstudyCore.CallPattern<((Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func plainInout(_ p0: ((inout Int) -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersPlain.all, 4, p0, real: (any OptionalClosureParametersPlain).self) { (real: any OptionalClosureParametersPlain) -> Swift.Void in
      real.plainInout(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func plainInout(_ p0: UnderstudyCore.Matcher<((inout Int) -> Int)?>) -> UnderstudyCore.CallPattern<((inout Int) -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersPlain.all, 4, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func plainInout(_ p0: ((inout Int) -> Int)?) -> UnderstudyCore.CallPattern<((inout Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func plainInoutAsyncThrows(_ p0: ((inout Int) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersPlain.all, 5, p0, real: (any OptionalClosureParametersPlain).self) { (real: any OptionalClosureParametersPlain) -> Swift.Void in
      real.plainInoutAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func plainInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<((inout Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<((inout Int) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersPlain.all, 5, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func plainInoutAsyncThrows(_ p0: ((inout Int) async throws -> Int)?) -> UnderstudyCore.CallPattern<((inout Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func plainSending(_ p0: ((sending Box) -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersPlain.all, 6, p0, real: (any OptionalClosureParametersPlain).self) { (real: any OptionalClosureParametersPlain) -> Swift.Void in
      real.plainSending(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func plainSending(_ p0: UnderstudyCore.Matcher<((sending Box) -> Int)?>) -> UnderstudyCore.CallPattern<((sending Box) -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersPlain.all, 6, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func plainSending(_ p0: ((sending Box) -> Int)?) -> UnderstudyCore.CallPattern<((sending Box) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func plainSendingAsyncThrows(_ p0: ((sending Box) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersPlain.all, 7, p0, real: (any OptionalClosureParametersPlain).self) { (real: any OptionalClosureParametersPlain) -> Swift.Void in
      real.plainSendingAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func plainSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<((sending Box) async throws -> Int)?>) -> UnderstudyCore.CallPattern<((sending Box) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersPlain.all, 7, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func plainSendingAsyncThrows(_ p0: ((sending Box) async throws -> Int)?) -> UnderstudyCore.CallPattern<((sending Box) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockOptionalClosureParametersPlain', not 'any OptionalClosureParametersPlain'")
extension OptionalClosureParametersPlain {
  @_transparent nonisolated func plainNone(_ p0: UnderstudyCore.Matcher<(() -> Int)?>) -> UnderstudyCore.CallPattern<(() -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func plainNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<(() async throws -> Int)?>) -> UnderstudyCore.CallPattern<(() async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func plainValue(_ p0: UnderstudyCore.Matcher<((Int) -> Int)?>) -> UnderstudyCore.CallPattern<((Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func plainValueAsyncThrows(_ p0: UnderstudyCore.Matcher<((Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<((Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func plainInout(_ p0: UnderstudyCore.Matcher<((inout Int) -> Int)?>) -> UnderstudyCore.CallPattern<((inout Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func plainInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<((inout Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<((inout Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func plainSending(_ p0: UnderstudyCore.Matcher<((sending Box) -> Int)?>) -> UnderstudyCore.CallPattern<((sending Box) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func plainSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<((sending Box) async throws -> Int)?>) -> UnderstudyCore.CallPattern<((sending Box) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfOptionalClosureParametersSendable {
  nonisolated static let all = UnderstudyCore.__Members("OptionalClosureParametersSendable", "sendableNone(_ body:)\nsendableNoneAsyncThrows(_ body:)\nsendableValue(_ body:)\nsendableValueAsyncThrows(_ body:)\nsendableInout(_ body:)\nsendableInoutAsyncThrows(_ body:)\nsendableSending(_ body:)\nsendableSendingAsyncThrows(_ body:)")
}
nonisolated final class MockOptionalClosureParametersSendable: UnderstudyCore.__MockObject, OptionalClosureParametersSendable, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any OptionalClosureParametersSendable
}

extension OptionalClosureParametersSendable where Self: UnderstudyCore.Mockable {
  func sendableNone(_ p0: (@Sendable () -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersSendable.all, 0, p0, real: (any OptionalClosureParametersSendable).self) { (real: any OptionalClosureParametersSendable) -> Swift.Void in
      real.sendableNone(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func sendableNone(_ p0: UnderstudyCore.Matcher<(@Sendable () -> Int)?>) -> UnderstudyCore.CallPattern<(@Sendable () -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersSendable.all, 0, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func sendableNone(_ p0: (@Sendable () -> Int)?) -> UnderstudyCore.CallPattern<(@Sendable () -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func sendableNoneAsyncThrows(_ p0: (@Sendable () async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersSendable.all, 1, p0, real: (any OptionalClosureParametersSendable).self) { (real: any OptionalClosureParametersSendable) -> Swift.Void in
      real.sendableNoneAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func sendableNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<(@Sendable () async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@Sendable () async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersSendable.all, 1, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func sendableNoneAsyncThrows(_ p0: (@Sendable () async throws -> Int)?) -> UnderstudyCore.CallPattern<(@Sendable () async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func sendableValue(_ p0: (@Sendable (Int) -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersSendable.all, 2, p0, real: (any OptionalClosureParametersSendable).self) { (real: any OptionalClosureParametersSendable) -> Swift.Void in
      real.sendableValue(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func sendableValue(_ p0: UnderstudyCore.Matcher<(@Sendable (Int) -> Int)?>) -> UnderstudyCore.CallPattern<(@Sendable (Int) -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersSendable.all, 2, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func sendableValue(_ p0: (@Sendable (Int) -> Int)?) -> UnderstudyCore.CallPattern<(@Sendable (Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func sendableValueAsyncThrows(_ p0: (@Sendable (Int) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersSendable.all, 3, p0, real: (any OptionalClosureParametersSendable).self) { (real: any OptionalClosureParametersSendable) -> Swift.Void in
      real.sendableValueAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func sendableValueAsyncThrows(_ p0: UnderstudyCore.Matcher<(@Sendable (Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@Sendable (Int) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersSendable.all, 3, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func sendableValueAsyncThrows(_ p0: (@Sendable (Int) async throws -> Int)?) -> UnderstudyCore.CallPattern<(@Sendable (Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func sendableInout(_ p0: (@Sendable (inout Int) -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersSendable.all, 4, p0, real: (any OptionalClosureParametersSendable).self) { (real: any OptionalClosureParametersSendable) -> Swift.Void in
      real.sendableInout(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func sendableInout(_ p0: UnderstudyCore.Matcher<(@Sendable (inout Int) -> Int)?>) -> UnderstudyCore.CallPattern<(@Sendable (inout Int) -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersSendable.all, 4, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func sendableInout(_ p0: (@Sendable (inout Int) -> Int)?) -> UnderstudyCore.CallPattern<(@Sendable (inout Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func sendableInoutAsyncThrows(_ p0: (@Sendable (inout Int) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersSendable.all, 5, p0, real: (any OptionalClosureParametersSendable).self) { (real: any OptionalClosureParametersSendable) -> Swift.Void in
      real.sendableInoutAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func sendableInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<(@Sendable (inout Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@Sendable (inout Int) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersSendable.all, 5, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func sendableInoutAsyncThrows(_ p0: (@Sendable (inout Int) async throws -> Int)?) -> UnderstudyCore.CallPattern<(@Sendable (inout Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func sendableSending(_ p0: (@Sendable (sending Box) -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersSendable.all, 6, p0, real: (any OptionalClosureParametersSendable).self) { (real: any OptionalClosureParametersSendable) -> Swift.Void in
      real.sendableSending(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func sendableSending(_ p0: UnderstudyCore.Matcher<(@Sendable (sending Box) -> Int)?>) -> UnderstudyCore.CallPattern<(@Sendable (sending Box) -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersSendable.all, 6, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func sendableSending(_ p0: (@Sendable (sending Box) -> Int)?) -> UnderstudyCore.CallPattern<(@Sendable (sending Box) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func sendableSendingAsyncThrows(_ p0: (@Sendable (sending Box) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersSendable.all, 7, p0, real: (any OptionalClosureParametersSendable).self) { (real: any OptionalClosureParametersSendable) -> Swift.Void in
      real.sendableSendingAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func sendableSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<(@Sendable (sending Box) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@Sendable (sending Box) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersSendable.all, 7, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func sendableSendingAsyncThrows(_ p0: (@Sendable (sending Box) async throws -> Int)?) -> UnderstudyCore.CallPattern<(@Sendable (sending Box) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockOptionalClosureParametersSendable', not 'any OptionalClosureParametersSendable'")
extension OptionalClosureParametersSendable {
  @_transparent nonisolated func sendableNone(_ p0: UnderstudyCore.Matcher<(@Sendable () -> Int)?>) -> UnderstudyCore.CallPattern<(@Sendable () -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func sendableNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<(@Sendable () async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@Sendable () async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func sendableValue(_ p0: UnderstudyCore.Matcher<(@Sendable (Int) -> Int)?>) -> UnderstudyCore.CallPattern<(@Sendable (Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func sendableValueAsyncThrows(_ p0: UnderstudyCore.Matcher<(@Sendable (Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@Sendable (Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func sendableInout(_ p0: UnderstudyCore.Matcher<(@Sendable (inout Int) -> Int)?>) -> UnderstudyCore.CallPattern<(@Sendable (inout Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func sendableInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<(@Sendable (inout Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@Sendable (inout Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func sendableSending(_ p0: UnderstudyCore.Matcher<(@Sendable (sending Box) -> Int)?>) -> UnderstudyCore.CallPattern<(@Sendable (sending Box) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func sendableSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<(@Sendable (sending Box) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@Sendable (sending Box) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfOptionalClosureParametersStudio {
  nonisolated static let all = UnderstudyCore.__Members("OptionalClosureParametersStudio", "studioNone(_ body:)\nstudioNoneAsyncThrows(_ body:)\nstudioValue(_ body:)\nstudioValueAsyncThrows(_ body:)\nstudioInout(_ body:)\nstudioInoutAsyncThrows(_ body:)\nstudioSending(_ body:)\nstudioSendingAsyncThrows(_ body:)")
}
nonisolated final class MockOptionalClosureParametersStudio: UnderstudyCore.__MockObject, OptionalClosureParametersStudio, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any OptionalClosureParametersStudio
}

extension OptionalClosureParametersStudio where Self: UnderstudyCore.Mockable {
  func studioNone(_ p0: (@Studio () -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersStudio.all, 0, p0, real: (any OptionalClosureParametersStudio).self) { (real: any OptionalClosureParametersStudio) -> Swift.Void in
      real.studioNone(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func studioNone(_ p0: UnderstudyCore.Matcher<(@Studio () -> Int)?>) -> UnderstudyCore.CallPattern<(@Studio () -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersStudio.all, 0, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func studioNone(_ p0: (@Studio () -> Int)?) -> UnderstudyCore.CallPattern<(@Studio () -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func studioNoneAsyncThrows(_ p0: (@Studio () async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersStudio.all, 1, p0, real: (any OptionalClosureParametersStudio).self) { (real: any OptionalClosureParametersStudio) -> Swift.Void in
      real.studioNoneAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func studioNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<(@Studio () async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@Studio () async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersStudio.all, 1, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func studioNoneAsyncThrows(_ p0: (@Studio () async throws -> Int)?) -> UnderstudyCore.CallPattern<(@Studio () async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func studioValue(_ p0: (@Studio (Int) -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersStudio.all, 2, p0, real: (any OptionalClosureParametersStudio).self) { (real: any OptionalClosureParametersStudio) -> Swift.Void in
      real.studioValue(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func studioValue(_ p0: UnderstudyCore.Matcher<(@Studio (Int) -> Int)?>) -> UnderstudyCore.CallPattern<(@Studio (Int) -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersStudio.all, 2, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func studioValue(_ p0: (@Studio (Int) -> Int)?) -> UnderstudyCore.CallPattern<(@Studio (Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func studioValueAsyncThrows(_ p0: (@Studio (Int) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersStudio.all, 3, p0, real: (any OptionalClosureParametersStudio).self) { (real: any OptionalClosureParametersStudio) -> Swift.Void in
      real.studioValueAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func studioValueAsyncThrows(_ p0: UnderstudyCore.Matcher<(@Studio (Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@Studio (Int) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersStudio.all, 3, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func studioValueAsyncThrows(_ p0: (@Studio (Int) async throws -> Int)?) -> UnderstudyCore.CallPattern<(@Studio (Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func studioInout(_ p0: (@Studio (inout Int) -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersStudio.all, 4, p0, real: (any OptionalClosureParametersStudio).self) { (real: any OptionalClosureParametersStudio) -> Swift.Void in
      real.studioInout(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func studioInout(_ p0: UnderstudyCore.Matcher<(@Studio (inout Int) -> Int)?>) -> UnderstudyCore.CallPattern<(@Studio (inout Int) -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersStudio.all, 4, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func studioInout(_ p0: (@Studio (inout Int) -> Int)?) -> UnderstudyCore.CallPattern<(@Studio (inout Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func studioInoutAsyncThrows(_ p0: (@Studio (inout Int) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersStudio.all, 5, p0, real: (any OptionalClosureParametersStudio).self) { (real: any OptionalClosureParametersStudio) -> Swift.Void in
      real.studioInoutAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func studioInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<(@Studio (inout Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@Studio (inout Int) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersStudio.all, 5, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func studioInoutAsyncThrows(_ p0: (@Studio (inout Int) async throws -> Int)?) -> UnderstudyCore.CallPattern<(@Studio (inout Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func studioSending(_ p0: (@Studio (sending Box) -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersStudio.all, 6, p0, real: (any OptionalClosureParametersStudio).self) { (real: any OptionalClosureParametersStudio) -> Swift.Void in
      real.studioSending(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func studioSending(_ p0: UnderstudyCore.Matcher<(@Studio (sending Box) -> Int)?>) -> UnderstudyCore.CallPattern<(@Studio (sending Box) -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersStudio.all, 6, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func studioSending(_ p0: (@Studio (sending Box) -> Int)?) -> UnderstudyCore.CallPattern<(@Studio (sending Box) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  func studioSendingAsyncThrows(_ p0: (@Studio (sending Box) async throws -> Int)?) {
    return self.__call(__MembersOfOptionalClosureParametersStudio.all, 7, p0, real: (any OptionalClosureParametersStudio).self) { (real: any OptionalClosureParametersStudio) -> Swift.Void in
      real.studioSendingAsyncThrows(UnderstudyCore.__passed(p0))
    }
  }
  @_disfavoredOverload @_transparent nonisolated func studioSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<(@Studio (sending Box) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@Studio (sending Box) async throws -> Int)?, (), Swift.Never> {
    self.__patternM(__MembersOfOptionalClosureParametersStudio.all, 7, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") @_transparent nonisolated func studioSendingAsyncThrows(_ p0: (@Studio (sending Box) async throws -> Int)?) -> UnderstudyCore.CallPattern<(@Studio (sending Box) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockOptionalClosureParametersStudio', not 'any OptionalClosureParametersStudio'")
extension OptionalClosureParametersStudio {
  @_transparent nonisolated func studioNone(_ p0: UnderstudyCore.Matcher<(@Studio () -> Int)?>) -> UnderstudyCore.CallPattern<(@Studio () -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func studioNoneAsyncThrows(_ p0: UnderstudyCore.Matcher<(@Studio () async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@Studio () async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func studioValue(_ p0: UnderstudyCore.Matcher<(@Studio (Int) -> Int)?>) -> UnderstudyCore.CallPattern<(@Studio (Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func studioValueAsyncThrows(_ p0: UnderstudyCore.Matcher<(@Studio (Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@Studio (Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func studioInout(_ p0: UnderstudyCore.Matcher<(@Studio (inout Int) -> Int)?>) -> UnderstudyCore.CallPattern<(@Studio (inout Int) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func studioInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<(@Studio (inout Int) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@Studio (inout Int) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func studioSending(_ p0: UnderstudyCore.Matcher<(@Studio (sending Box) -> Int)?>) -> UnderstudyCore.CallPattern<(@Studio (sending Box) -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func studioSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<(@Studio (sending Box) async throws -> Int)?>) -> UnderstudyCore.CallPattern<(@Studio (sending Box) async throws -> Int)?, (), Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfOptionalClosuresConcurrent {
  nonisolated static let all = UnderstudyCore.__Members("OptionalClosuresConcurrent", "concurrentNoneAsync()\nconcurrentNoneAsyncThrows()\nconcurrentValueAsync(_ value:)\nconcurrentValueAsyncThrows(_ value:)\nconcurrentInoutAsync(_ value:)\nconcurrentInoutAsyncThrows(_ value:)\nconcurrentSendingAsync(_ value:)\nconcurrentSendingAsyncThrows(_ value:)")
}
final class MockOptionalClosuresConcurrent: UnderstudyCore.Mockable, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockOptionalClosuresConcurrent", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  var instance: OptionalClosuresConcurrent {
    OptionalClosuresConcurrent(
      concurrentNoneAsync: { await self.concurrentNoneAsync() },
      concurrentNoneAsyncThrows: { try await self.concurrentNoneAsyncThrows() },
      concurrentValueAsync: { p0 in await self.concurrentValueAsync(p0) },
      concurrentValueAsyncThrows: { p0 in try await self.concurrentValueAsyncThrows(p0) },
      concurrentInoutAsync: { p0 in await self.concurrentInoutAsync(&p0) },
      concurrentInoutAsyncThrows: { p0 in try await self.concurrentInoutAsyncThrows(&p0) },
      concurrentSendingAsync: { p0 in await self.concurrentSendingAsync(p0) },
      concurrentSendingAsyncThrows: { p0 in try await self.concurrentSendingAsyncThrows(p0) }
    )
  }
  func concurrentNoneAsync() async -> Int {
    return await self.mock.__callAsync(__MembersOfOptionalClosuresConcurrent.all, 0, (), Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func concurrentNoneAsync() -> UnderstudyCore.AsyncCallPattern<(), Int, Swift.Never> {
    self.__asyncPattern(__MembersOfOptionalClosuresConcurrent.all, 0)
  }
  func concurrentNoneAsyncThrows() async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresConcurrent.all, 1, (), (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func concurrentNoneAsyncThrows() -> UnderstudyCore.AsyncCallPattern<(), Int, any Swift.Error> {
    self.__asyncPattern(__MembersOfOptionalClosuresConcurrent.all, 1)
  }
  func concurrentValueAsync(_ p0: Int) async -> Int {
    return await self.mock.__callAsync(__MembersOfOptionalClosuresConcurrent.all, 2, p0, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func concurrentValueAsync(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, Swift.Never> {
    self.__asyncPatternV(__MembersOfOptionalClosuresConcurrent.all, 2, p0)
  }
  @_disfavoredOverload nonisolated func concurrentValueAsync(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, Swift.Never> {
    self.__asyncPatternM(__MembersOfOptionalClosuresConcurrent.all, 2, p0)
  }
  func concurrentValueAsyncThrows(_ p0: Int) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresConcurrent.all, 3, p0, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func concurrentValueAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfOptionalClosuresConcurrent.all, 3, p0)
  }
  @_disfavoredOverload nonisolated func concurrentValueAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfOptionalClosuresConcurrent.all, 3, p0)
  }
  func concurrentInoutAsync(_ p0: inout Int) async -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return await self.mock.__callAsync(__MembersOfOptionalClosuresConcurrent.all, 4, b0, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func concurrentInoutAsync(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresConcurrent.all, 4, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func concurrentInoutAsync(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresConcurrent.all, 4, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func concurrentInoutAsync(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  func concurrentInoutAsyncThrows(_ p0: inout Int) async throws -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresConcurrent.all, 5, b0, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func concurrentInoutAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresConcurrent.all, 5, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func concurrentInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresConcurrent.all, 5, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func concurrentInoutAsyncThrows(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  func concurrentSendingAsync(_ p0: sending Box) async -> Int {
    return await self.mock.__callAsync(__MembersOfOptionalClosuresConcurrent.all, 6, p0 as Box, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func concurrentSendingAsync(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, Swift.Never> {
    self.__asyncPatternV(__MembersOfOptionalClosuresConcurrent.all, 6, p0 as Box)
  }
  @_disfavoredOverload nonisolated func concurrentSendingAsync(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, Swift.Never> {
    self.__asyncPatternM(__MembersOfOptionalClosuresConcurrent.all, 6, p0)
  }
  func concurrentSendingAsyncThrows(_ p0: sending Box) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresConcurrent.all, 7, p0 as Box, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func concurrentSendingAsyncThrows(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfOptionalClosuresConcurrent.all, 7, p0 as Box)
  }
  @_disfavoredOverload nonisolated func concurrentSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfOptionalClosuresConcurrent.all, 7, p0)
  }
}

enum __MembersOfOptionalClosuresMain {
  nonisolated static let all = UnderstudyCore.__Members("OptionalClosuresMain", "mainNone()\nmainNoneAsyncThrows()\nmainValue(_ value:)\nmainValueAsyncThrows(_ value:)\nmainInout(_ value:)\nmainInoutAsyncThrows(_ value:)\nmainSending(_ value:)\nmainSendingAsyncThrows(_ value:)")
}
final class MockOptionalClosuresMain: UnderstudyCore.Mockable, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockOptionalClosuresMain", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  var instance: OptionalClosuresMain {
    OptionalClosuresMain(
      mainNone: { self.mainNone() },
      mainNoneAsyncThrows: { try await self.mainNoneAsyncThrows() },
      mainValue: { p0 in self.mainValue(p0) },
      mainValueAsyncThrows: { p0 in try await self.mainValueAsyncThrows(p0) },
      mainInout: { p0 in self.mainInout(&p0) },
      mainInoutAsyncThrows: { p0 in try await self.mainInoutAsyncThrows(&p0) },
      mainSending: { p0 in self.mainSending(p0) },
      mainSendingAsyncThrows: { p0 in try await self.mainSendingAsyncThrows(p0) }
    )
  }
  @MainActor func mainNone() -> Int {
    return self.mock.__call(__MembersOfOptionalClosuresMain.all, 0, (), Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func mainNone() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfOptionalClosuresMain.all, 0)
  }
  @MainActor func mainNoneAsyncThrows() async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresMain.all, 1, (), (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func mainNoneAsyncThrows() -> UnderstudyCore.AsyncCallPattern<(), Int, any Swift.Error> {
    self.__asyncPattern(__MembersOfOptionalClosuresMain.all, 1)
  }
  @MainActor func mainValue(_ p0: Int) -> Int {
    return self.mock.__call(__MembersOfOptionalClosuresMain.all, 2, p0, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func mainValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfOptionalClosuresMain.all, 2, p0)
  }
  @_disfavoredOverload nonisolated func mainValue(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfOptionalClosuresMain.all, 2, p0)
  }
  @MainActor func mainValueAsyncThrows(_ p0: Int) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresMain.all, 3, p0, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func mainValueAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfOptionalClosuresMain.all, 3, p0)
  }
  @_disfavoredOverload nonisolated func mainValueAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfOptionalClosuresMain.all, 3, p0)
  }
  @MainActor func mainInout(_ p0: inout Int) -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfOptionalClosuresMain.all, 4, b0, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func mainInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfOptionalClosuresMain.all, 4, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func mainInout(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfOptionalClosuresMain.all, 4, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func mainInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @MainActor func mainInoutAsyncThrows(_ p0: inout Int) async throws -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresMain.all, 5, b0, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func mainInoutAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresMain.all, 5, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func mainInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresMain.all, 5, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func mainInoutAsyncThrows(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  @MainActor func mainSending(_ p0: sending Box) -> Int {
    return self.mock.__call(__MembersOfOptionalClosuresMain.all, 6, p0 as Box, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func mainSending(_ p0: Box) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternV(__MembersOfOptionalClosuresMain.all, 6, p0 as Box)
  }
  @_disfavoredOverload nonisolated func mainSending(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternM(__MembersOfOptionalClosuresMain.all, 6, p0)
  }
  @MainActor func mainSendingAsyncThrows(_ p0: sending Box) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresMain.all, 7, p0 as Box, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func mainSendingAsyncThrows(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfOptionalClosuresMain.all, 7, p0 as Box)
  }
  @_disfavoredOverload nonisolated func mainSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfOptionalClosuresMain.all, 7, p0)
  }
}

enum __MembersOfOptionalClosuresMainSendable {
  nonisolated static let all = UnderstudyCore.__Members("OptionalClosuresMainSendable", "mainSendableNone()\nmainSendableNoneAsyncThrows()\nmainSendableValue(_ value:)\nmainSendableValueAsyncThrows(_ value:)\nmainSendableInout(_ value:)\nmainSendableInoutAsyncThrows(_ value:)\nmainSendableSending(_ value:)\nmainSendableSendingAsyncThrows(_ value:)")
}
final class MockOptionalClosuresMainSendable: UnderstudyCore.Mockable, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockOptionalClosuresMainSendable", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  var instance: OptionalClosuresMainSendable {
    OptionalClosuresMainSendable(
      mainSendableNone: { self.mainSendableNone() },
      mainSendableNoneAsyncThrows: { try await self.mainSendableNoneAsyncThrows() },
      mainSendableValue: { p0 in self.mainSendableValue(p0) },
      mainSendableValueAsyncThrows: { p0 in try await self.mainSendableValueAsyncThrows(p0) },
      mainSendableInout: { p0 in self.mainSendableInout(&p0) },
      mainSendableInoutAsyncThrows: { p0 in try await self.mainSendableInoutAsyncThrows(&p0) },
      mainSendableSending: { p0 in self.mainSendableSending(p0) },
      mainSendableSendingAsyncThrows: { p0 in try await self.mainSendableSendingAsyncThrows(p0) }
    )
  }
  @MainActor func mainSendableNone() -> Int {
    return self.mock.__call(__MembersOfOptionalClosuresMainSendable.all, 0, (), Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func mainSendableNone() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfOptionalClosuresMainSendable.all, 0)
  }
  @MainActor func mainSendableNoneAsyncThrows() async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresMainSendable.all, 1, (), (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func mainSendableNoneAsyncThrows() -> UnderstudyCore.AsyncCallPattern<(), Int, any Swift.Error> {
    self.__asyncPattern(__MembersOfOptionalClosuresMainSendable.all, 1)
  }
  @MainActor func mainSendableValue(_ p0: Int) -> Int {
    return self.mock.__call(__MembersOfOptionalClosuresMainSendable.all, 2, p0, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func mainSendableValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfOptionalClosuresMainSendable.all, 2, p0)
  }
  @_disfavoredOverload nonisolated func mainSendableValue(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfOptionalClosuresMainSendable.all, 2, p0)
  }
  @MainActor func mainSendableValueAsyncThrows(_ p0: Int) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresMainSendable.all, 3, p0, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func mainSendableValueAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfOptionalClosuresMainSendable.all, 3, p0)
  }
  @_disfavoredOverload nonisolated func mainSendableValueAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfOptionalClosuresMainSendable.all, 3, p0)
  }
  @MainActor func mainSendableInout(_ p0: inout Int) -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfOptionalClosuresMainSendable.all, 4, b0, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func mainSendableInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfOptionalClosuresMainSendable.all, 4, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func mainSendableInout(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfOptionalClosuresMainSendable.all, 4, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func mainSendableInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @MainActor func mainSendableInoutAsyncThrows(_ p0: inout Int) async throws -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresMainSendable.all, 5, b0, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func mainSendableInoutAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresMainSendable.all, 5, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func mainSendableInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresMainSendable.all, 5, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func mainSendableInoutAsyncThrows(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  @MainActor func mainSendableSending(_ p0: sending Box) -> Int {
    return self.mock.__call(__MembersOfOptionalClosuresMainSendable.all, 6, p0 as Box, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func mainSendableSending(_ p0: Box) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternV(__MembersOfOptionalClosuresMainSendable.all, 6, p0 as Box)
  }
  @_disfavoredOverload nonisolated func mainSendableSending(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternM(__MembersOfOptionalClosuresMainSendable.all, 6, p0)
  }
  @MainActor func mainSendableSendingAsyncThrows(_ p0: sending Box) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresMainSendable.all, 7, p0 as Box, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func mainSendableSendingAsyncThrows(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfOptionalClosuresMainSendable.all, 7, p0 as Box)
  }
  @_disfavoredOverload nonisolated func mainSendableSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfOptionalClosuresMainSendable.all, 7, p0)
  }
}

enum __MembersOfOptionalClosuresNonsending {
  nonisolated static let all = UnderstudyCore.__Members("OptionalClosuresNonsending", "nonsendingNoneAsync()\nnonsendingNoneAsyncThrows()\nnonsendingValueAsync(_ value:)\nnonsendingValueAsyncThrows(_ value:)\nnonsendingInoutAsync(_ value:)\nnonsendingInoutAsyncThrows(_ value:)\nnonsendingSendingAsync(_ value:)\nnonsendingSendingAsyncThrows(_ value:)")
}
final class MockOptionalClosuresNonsending: UnderstudyCore.Mockable, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockOptionalClosuresNonsending", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  var instance: OptionalClosuresNonsending {
    OptionalClosuresNonsending(
      nonsendingNoneAsync: { await self.nonsendingNoneAsync() },
      nonsendingNoneAsyncThrows: { try await self.nonsendingNoneAsyncThrows() },
      nonsendingValueAsync: { p0 in await self.nonsendingValueAsync(p0) },
      nonsendingValueAsyncThrows: { p0 in try await self.nonsendingValueAsyncThrows(p0) },
      nonsendingInoutAsync: { p0 in await self.nonsendingInoutAsync(&p0) },
      nonsendingInoutAsyncThrows: { p0 in try await self.nonsendingInoutAsyncThrows(&p0) },
      nonsendingSendingAsync: { p0 in await self.nonsendingSendingAsync(p0) },
      nonsendingSendingAsyncThrows: { p0 in try await self.nonsendingSendingAsyncThrows(p0) }
    )
  }
  func nonsendingNoneAsync() async -> Int {
    return await self.mock.__callAsync(__MembersOfOptionalClosuresNonsending.all, 0, (), Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func nonsendingNoneAsync() -> UnderstudyCore.AsyncCallPattern<(), Int, Swift.Never> {
    self.__asyncPattern(__MembersOfOptionalClosuresNonsending.all, 0)
  }
  func nonsendingNoneAsyncThrows() async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresNonsending.all, 1, (), (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func nonsendingNoneAsyncThrows() -> UnderstudyCore.AsyncCallPattern<(), Int, any Swift.Error> {
    self.__asyncPattern(__MembersOfOptionalClosuresNonsending.all, 1)
  }
  func nonsendingValueAsync(_ p0: Int) async -> Int {
    return await self.mock.__callAsync(__MembersOfOptionalClosuresNonsending.all, 2, p0, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func nonsendingValueAsync(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, Swift.Never> {
    self.__asyncPatternV(__MembersOfOptionalClosuresNonsending.all, 2, p0)
  }
  @_disfavoredOverload nonisolated func nonsendingValueAsync(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, Swift.Never> {
    self.__asyncPatternM(__MembersOfOptionalClosuresNonsending.all, 2, p0)
  }
  func nonsendingValueAsyncThrows(_ p0: Int) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresNonsending.all, 3, p0, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func nonsendingValueAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfOptionalClosuresNonsending.all, 3, p0)
  }
  @_disfavoredOverload nonisolated func nonsendingValueAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfOptionalClosuresNonsending.all, 3, p0)
  }
  func nonsendingInoutAsync(_ p0: inout Int) async -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return await self.mock.__callAsync(__MembersOfOptionalClosuresNonsending.all, 4, b0, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func nonsendingInoutAsync(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresNonsending.all, 4, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func nonsendingInoutAsync(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresNonsending.all, 4, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func nonsendingInoutAsync(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  func nonsendingInoutAsyncThrows(_ p0: inout Int) async throws -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresNonsending.all, 5, b0, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func nonsendingInoutAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresNonsending.all, 5, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func nonsendingInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresNonsending.all, 5, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func nonsendingInoutAsyncThrows(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  func nonsendingSendingAsync(_ p0: sending Box) async -> Int {
    return await self.mock.__callAsync(__MembersOfOptionalClosuresNonsending.all, 6, p0 as Box, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func nonsendingSendingAsync(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, Swift.Never> {
    self.__asyncPatternV(__MembersOfOptionalClosuresNonsending.all, 6, p0 as Box)
  }
  @_disfavoredOverload nonisolated func nonsendingSendingAsync(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, Swift.Never> {
    self.__asyncPatternM(__MembersOfOptionalClosuresNonsending.all, 6, p0)
  }
  func nonsendingSendingAsyncThrows(_ p0: sending Box) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresNonsending.all, 7, p0 as Box, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func nonsendingSendingAsyncThrows(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfOptionalClosuresNonsending.all, 7, p0 as Box)
  }
  @_disfavoredOverload nonisolated func nonsendingSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfOptionalClosuresNonsending.all, 7, p0)
  }
}

enum __MembersOfOptionalClosuresPlain {
  nonisolated static let all = UnderstudyCore.__Members("OptionalClosuresPlain", "plainNone()\nplainNoneAsyncThrows()\nplainValue(_ value:)\nplainValueAsyncThrows(_ value:)\nplainInout(_ value:)\nplainInoutAsyncThrows(_ value:)\nplainSending(_ value:)\nplainSendingAsyncThrows(_ value:)")
}
final class MockOptionalClosuresPlain: UnderstudyCore.Mockable, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockOptionalClosuresPlain", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  var instance: OptionalClosuresPlain {
    OptionalClosuresPlain(
      plainNone: { self.plainNone() },
      plainNoneAsyncThrows: { try await self.plainNoneAsyncThrows() },
      plainValue: { p0 in self.plainValue(p0) },
      plainValueAsyncThrows: { p0 in try await self.plainValueAsyncThrows(p0) },
      plainInout: { p0 in self.plainInout(&p0) },
      plainInoutAsyncThrows: { p0 in try await self.plainInoutAsyncThrows(&p0) },
      plainSending: { p0 in self.plainSending(p0) },
      plainSendingAsyncThrows: { p0 in try await self.plainSendingAsyncThrows(p0) }
    )
  }
  func plainNone() -> Int {
    return self.mock.__call(__MembersOfOptionalClosuresPlain.all, 0, (), Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func plainNone() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfOptionalClosuresPlain.all, 0)
  }
  func plainNoneAsyncThrows() async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresPlain.all, 1, (), (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func plainNoneAsyncThrows() -> UnderstudyCore.AsyncCallPattern<(), Int, any Swift.Error> {
    self.__asyncPattern(__MembersOfOptionalClosuresPlain.all, 1)
  }
  func plainValue(_ p0: Int) -> Int {
    return self.mock.__call(__MembersOfOptionalClosuresPlain.all, 2, p0, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func plainValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfOptionalClosuresPlain.all, 2, p0)
  }
  @_disfavoredOverload nonisolated func plainValue(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfOptionalClosuresPlain.all, 2, p0)
  }
  func plainValueAsyncThrows(_ p0: Int) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresPlain.all, 3, p0, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func plainValueAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfOptionalClosuresPlain.all, 3, p0)
  }
  @_disfavoredOverload nonisolated func plainValueAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfOptionalClosuresPlain.all, 3, p0)
  }
  func plainInout(_ p0: inout Int) -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfOptionalClosuresPlain.all, 4, b0, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func plainInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfOptionalClosuresPlain.all, 4, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func plainInout(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfOptionalClosuresPlain.all, 4, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func plainInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  func plainInoutAsyncThrows(_ p0: inout Int) async throws -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresPlain.all, 5, b0, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func plainInoutAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresPlain.all, 5, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func plainInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresPlain.all, 5, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func plainInoutAsyncThrows(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  func plainSending(_ p0: sending Box) -> Int {
    return self.mock.__call(__MembersOfOptionalClosuresPlain.all, 6, p0 as Box, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func plainSending(_ p0: Box) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternV(__MembersOfOptionalClosuresPlain.all, 6, p0 as Box)
  }
  @_disfavoredOverload nonisolated func plainSending(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternM(__MembersOfOptionalClosuresPlain.all, 6, p0)
  }
  func plainSendingAsyncThrows(_ p0: sending Box) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresPlain.all, 7, p0 as Box, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func plainSendingAsyncThrows(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfOptionalClosuresPlain.all, 7, p0 as Box)
  }
  @_disfavoredOverload nonisolated func plainSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfOptionalClosuresPlain.all, 7, p0)
  }
}

enum __MembersOfOptionalClosuresSendable {
  nonisolated static let all = UnderstudyCore.__Members("OptionalClosuresSendable", "sendableNone()\nsendableNoneAsyncThrows()\nsendableValue(_ value:)\nsendableValueAsyncThrows(_ value:)\nsendableInout(_ value:)\nsendableInoutAsyncThrows(_ value:)\nsendableSending(_ value:)\nsendableSendingAsyncThrows(_ value:)")
}
final class MockOptionalClosuresSendable: UnderstudyCore.Mockable, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockOptionalClosuresSendable", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  var instance: OptionalClosuresSendable {
    OptionalClosuresSendable(
      sendableNone: { self.sendableNone() },
      sendableNoneAsyncThrows: { try await self.sendableNoneAsyncThrows() },
      sendableValue: { p0 in self.sendableValue(p0) },
      sendableValueAsyncThrows: { p0 in try await self.sendableValueAsyncThrows(p0) },
      sendableInout: { p0 in self.sendableInout(&p0) },
      sendableInoutAsyncThrows: { p0 in try await self.sendableInoutAsyncThrows(&p0) },
      sendableSending: { p0 in self.sendableSending(p0) },
      sendableSendingAsyncThrows: { p0 in try await self.sendableSendingAsyncThrows(p0) }
    )
  }
  nonisolated func sendableNone() -> Int {
    return self.mock.__call(__MembersOfOptionalClosuresSendable.all, 0, (), Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func sendableNone() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfOptionalClosuresSendable.all, 0)
  }
  nonisolated func sendableNoneAsyncThrows() async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresSendable.all, 1, (), (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func sendableNoneAsyncThrows() -> UnderstudyCore.AsyncCallPattern<(), Int, any Swift.Error> {
    self.__asyncPattern(__MembersOfOptionalClosuresSendable.all, 1)
  }
  nonisolated func sendableValue(_ p0: Int) -> Int {
    return self.mock.__call(__MembersOfOptionalClosuresSendable.all, 2, p0, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func sendableValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfOptionalClosuresSendable.all, 2, p0)
  }
  @_disfavoredOverload nonisolated func sendableValue(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfOptionalClosuresSendable.all, 2, p0)
  }
  nonisolated func sendableValueAsyncThrows(_ p0: Int) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresSendable.all, 3, p0, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func sendableValueAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfOptionalClosuresSendable.all, 3, p0)
  }
  @_disfavoredOverload nonisolated func sendableValueAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfOptionalClosuresSendable.all, 3, p0)
  }
  nonisolated func sendableInout(_ p0: inout Int) -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfOptionalClosuresSendable.all, 4, b0, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func sendableInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfOptionalClosuresSendable.all, 4, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func sendableInout(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfOptionalClosuresSendable.all, 4, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func sendableInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated func sendableInoutAsyncThrows(_ p0: inout Int) async throws -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresSendable.all, 5, b0, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func sendableInoutAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresSendable.all, 5, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func sendableInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresSendable.all, 5, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func sendableInoutAsyncThrows(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  nonisolated func sendableSending(_ p0: sending Box) -> Int {
    return self.mock.__call(__MembersOfOptionalClosuresSendable.all, 6, p0 as Box, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func sendableSending(_ p0: Box) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternV(__MembersOfOptionalClosuresSendable.all, 6, p0 as Box)
  }
  @_disfavoredOverload nonisolated func sendableSending(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternM(__MembersOfOptionalClosuresSendable.all, 6, p0)
  }
  nonisolated func sendableSendingAsyncThrows(_ p0: sending Box) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresSendable.all, 7, p0 as Box, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func sendableSendingAsyncThrows(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfOptionalClosuresSendable.all, 7, p0 as Box)
  }
  @_disfavoredOverload nonisolated func sendableSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfOptionalClosuresSendable.all, 7, p0)
  }
}

enum __MembersOfOptionalClosuresStudio {
  nonisolated static let all = UnderstudyCore.__Members("OptionalClosuresStudio", "studioNone()\nstudioNoneAsyncThrows()\nstudioValue(_ value:)\nstudioValueAsyncThrows(_ value:)\nstudioInout(_ value:)\nstudioInoutAsyncThrows(_ value:)\nstudioSending(_ value:)\nstudioSendingAsyncThrows(_ value:)")
}
final class MockOptionalClosuresStudio: UnderstudyCore.Mockable, Swift.Sendable {
  nonisolated let mock: UnderstudyCore.Mock
  nonisolated init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.mock = UnderstudyCore.Mock(
      __of: "MockOptionalClosuresStudio", name, strictness, fileID, filePath, line, column)
  }
  nonisolated convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  var instance: OptionalClosuresStudio {
    OptionalClosuresStudio(
      studioNone: { self.studioNone() },
      studioNoneAsyncThrows: { try await self.studioNoneAsyncThrows() },
      studioValue: { p0 in self.studioValue(p0) },
      studioValueAsyncThrows: { p0 in try await self.studioValueAsyncThrows(p0) },
      studioInout: { p0 in self.studioInout(&p0) },
      studioInoutAsyncThrows: { p0 in try await self.studioInoutAsyncThrows(&p0) },
      studioSending: { p0 in self.studioSending(p0) },
      studioSendingAsyncThrows: { p0 in try await self.studioSendingAsyncThrows(p0) }
    )
  }
  @Studio func studioNone() -> Int {
    return self.mock.__call(__MembersOfOptionalClosuresStudio.all, 0, (), Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func studioNone() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfOptionalClosuresStudio.all, 0)
  }
  @Studio func studioNoneAsyncThrows() async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresStudio.all, 1, (), (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func studioNoneAsyncThrows() -> UnderstudyCore.AsyncCallPattern<(), Int, any Swift.Error> {
    self.__asyncPattern(__MembersOfOptionalClosuresStudio.all, 1)
  }
  @Studio func studioValue(_ p0: Int) -> Int {
    return self.mock.__call(__MembersOfOptionalClosuresStudio.all, 2, p0, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func studioValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfOptionalClosuresStudio.all, 2, p0)
  }
  @_disfavoredOverload nonisolated func studioValue(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfOptionalClosuresStudio.all, 2, p0)
  }
  @Studio func studioValueAsyncThrows(_ p0: Int) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresStudio.all, 3, p0, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func studioValueAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfOptionalClosuresStudio.all, 3, p0)
  }
  @_disfavoredOverload nonisolated func studioValueAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Int, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfOptionalClosuresStudio.all, 3, p0)
  }
  @Studio func studioInout(_ p0: inout Int) -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfOptionalClosuresStudio.all, 4, b0, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func studioInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfOptionalClosuresStudio.all, 4, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func studioInout(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    self.mock.__callPattern(__MembersOfOptionalClosuresStudio.all, 4, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func studioInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @Studio func studioInoutAsyncThrows(_ p0: inout Int) async throws -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresStudio.all, 5, b0, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func studioInoutAsyncThrows(_ p0: Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresStudio.all, 5, .inoutValue(p0))
  }
  @_disfavoredOverload nonisolated func studioInoutAsyncThrows(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> {
    self.mock.__asyncCallPattern(__MembersOfOptionalClosuresStudio.all, 5, .inoutMatcher(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") nonisolated func studioInoutAsyncThrows(_ p0: inout Int) -> UnderstudyCore.AsyncCallPattern<UnderstudyCore.Inout<Int>, Int, any Swift.Error> { UnderstudyCore.__unavailable() }
  @Studio func studioSending(_ p0: sending Box) -> Int {
    return self.mock.__call(__MembersOfOptionalClosuresStudio.all, 6, p0 as Box, Swift.Never.self)
  }
  @_disfavoredOverload nonisolated func studioSending(_ p0: Box) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternV(__MembersOfOptionalClosuresStudio.all, 6, p0 as Box)
  }
  @_disfavoredOverload nonisolated func studioSending(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Box, Int, Swift.Never> {
    self.__patternM(__MembersOfOptionalClosuresStudio.all, 6, p0)
  }
  @Studio func studioSendingAsyncThrows(_ p0: sending Box) async throws -> Int {
    return try await self.mock.__callAsync(__MembersOfOptionalClosuresStudio.all, 7, p0 as Box, (any Swift.Error).self)
  }
  @_disfavoredOverload nonisolated func studioSendingAsyncThrows(_ p0: Box) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternV(__MembersOfOptionalClosuresStudio.all, 7, p0 as Box)
  }
  @_disfavoredOverload nonisolated func studioSendingAsyncThrows(_ p0: UnderstudyCore.Matcher<Box>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.AsyncCallPattern<Box, Int, any Swift.Error> {
    self.__asyncPatternM(__MembersOfOptionalClosuresStudio.all, 7, p0)
  }
}

enum __MembersOfPluginTable {
  nonisolated static let all = UnderstudyCore.__Members("PluginTable", "int(_ value:key:)\nintProperty\nintProperty=\nint8(_ value:key:)\nint8Property\nint8Property=\nint64(_ value:key:)\nint64Property\nint64Property=\nuint(_ value:key:)\nuintProperty\nuintProperty=\nfloat(_ value:key:)\nfloatProperty\nfloatProperty=\ndouble(_ value:key:)\ndoubleProperty\ndoubleProperty=\ndecimal(_ value:key:)\ndecimalProperty\ndecimalProperty=\nstring(_ value:key:)\nstringProperty\nstringProperty=\ncharacter(_ value:key:)\ncharacterProperty\ncharacterProperty=\nscalar(_ value:key:)\nscalarProperty\nscalarProperty=\nsubstring(_ value:key:)\nsubstringProperty\nsubstringProperty=\nbool(_ value:key:)\nboolProperty\nboolProperty=\namount(_ value:key:)\namountProperty\namountProperty=\narray(_ value:key:)\narrayProperty\narrayProperty=\nset(_ value:key:)\nsetProperty\nsetProperty=\ndictionary(_ value:key:)\ndictionaryProperty\ndictionaryProperty=\noptionalString(_ value:key:)\noptionalStringProperty\noptionalStringProperty=\noptionalInt(_ value:key:)\noptionalIntProperty\noptionalIntProperty=\nlevel(_ value:key:)\nlevelProperty\nlevelProperty=\noptionalLevel(_ value:key:)\noptionalLevelProperty\noptionalLevelProperty=\nhost(_ value:key:)\nhostProperty\nhostProperty=\noptionalHost(_ value:key:)\noptionalHostProperty\noptionalHostProperty=\noptionalArray(_ value:key:)\noptionalArrayProperty\noptionalArrayProperty=\nanything(_ value:key:)\nanythingProperty\nanythingProperty=\nduration(_ value:key:)\ndurationProperty\ndurationProperty=\nurl(_ value:key:)\nurlProperty\nurlProperty=\nrange(_ value:key:)\nrangeProperty\nrangeProperty=")
}
nonisolated final class MockPluginTable: UnderstudyCore.__MockObject, PluginTable, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any PluginTable
}

extension PluginTable where Self: UnderstudyCore.Mockable {
  func int(_ p0: Int, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 0, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.int(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func int(_ p0: Int, key p1: String) -> UnderstudyCore.CallPattern<(Int, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 0, p0, p1)
  }
  var intProperty: Int {
    get {
      return self.__call(__MembersOfPluginTable.all, 1, (), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
        real.intProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 2, newValue, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.intProperty = newValue
      }
    }
  }
  func int8(_ p0: Int8, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 3, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.int8(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func int8(_ p0: Int8, key p1: String) -> UnderstudyCore.CallPattern<(Int8, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 3, p0 as Int8, p1)
  }
  var int8Property: Int8 {
    get {
      return self.__call(__MembersOfPluginTable.all, 4, (), real: (any PluginTable).self) { (real: any PluginTable) -> Int8 in
        real.int8Property
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 5, newValue as Int8, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.int8Property = newValue
      }
    }
  }
  func int64(_ p0: Int64, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 6, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.int64(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func int64(_ p0: Int64, key p1: String) -> UnderstudyCore.CallPattern<(Int64, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 6, p0, p1)
  }
  var int64Property: Int64 {
    get {
      return self.__call(__MembersOfPluginTable.all, 7, (), real: (any PluginTable).self) { (real: any PluginTable) -> Int64 in
        real.int64Property
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 8, newValue, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.int64Property = newValue
      }
    }
  }
  func uint(_ p0: UInt, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 9, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.uint(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func uint(_ p0: UInt, key p1: String) -> UnderstudyCore.CallPattern<(UInt, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 9, p0, p1)
  }
  var uintProperty: UInt {
    get {
      return self.__call(__MembersOfPluginTable.all, 10, (), real: (any PluginTable).self) { (real: any PluginTable) -> UInt in
        real.uintProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 11, newValue, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.uintProperty = newValue
      }
    }
  }
  func float(_ p0: Float, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 12, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.float(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func float(_ p0: Float, key p1: String) -> UnderstudyCore.CallPattern<(Float, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 12, p0, p1)
  }
  var floatProperty: Float {
    get {
      return self.__call(__MembersOfPluginTable.all, 13, (), real: (any PluginTable).self) { (real: any PluginTable) -> Float in
        real.floatProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 14, newValue, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.floatProperty = newValue
      }
    }
  }
  func double(_ p0: Double, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 15, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.double(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func double(_ p0: Double, key p1: String) -> UnderstudyCore.CallPattern<(Double, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 15, p0, p1)
  }
  var doubleProperty: Double {
    get {
      return self.__call(__MembersOfPluginTable.all, 16, (), real: (any PluginTable).self) { (real: any PluginTable) -> Double in
        real.doubleProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 17, newValue, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.doubleProperty = newValue
      }
    }
  }
  func decimal(_ p0: Decimal, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 18, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.decimal(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func decimal(_ p0: Decimal, key p1: String) -> UnderstudyCore.CallPattern<(Decimal, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 18, p0 as Decimal, p1)
  }
  var decimalProperty: Decimal {
    get {
      return self.__call(__MembersOfPluginTable.all, 19, (), real: (any PluginTable).self) { (real: any PluginTable) -> Decimal in
        real.decimalProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 20, newValue as Decimal, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.decimalProperty = newValue
      }
    }
  }
  func string(_ p0: String, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 21, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.string(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func string(_ p0: String, key p1: String) -> UnderstudyCore.CallPattern<(String, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 21, p0, p1)
  }
  var stringProperty: String {
    get {
      return self.__call(__MembersOfPluginTable.all, 22, (), real: (any PluginTable).self) { (real: any PluginTable) -> String in
        real.stringProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 23, newValue, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.stringProperty = newValue
      }
    }
  }
  func character(_ p0: Character, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 24, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.character(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func character(_ p0: Character, key p1: String) -> UnderstudyCore.CallPattern<(Character, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 24, p0, p1)
  }
  var characterProperty: Character {
    get {
      return self.__call(__MembersOfPluginTable.all, 25, (), real: (any PluginTable).self) { (real: any PluginTable) -> Character in
        real.characterProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 26, newValue, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.characterProperty = newValue
      }
    }
  }
  func scalar(_ p0: Unicode.Scalar, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 27, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.scalar(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func scalar(_ p0: Unicode.Scalar, key p1: String) -> UnderstudyCore.CallPattern<(Unicode.Scalar, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 27, p0 as Unicode.Scalar, p1)
  }
  var scalarProperty: Unicode.Scalar {
    get {
      return self.__call(__MembersOfPluginTable.all, 28, (), real: (any PluginTable).self) { (real: any PluginTable) -> Unicode.Scalar in
        real.scalarProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 29, newValue as Unicode.Scalar, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.scalarProperty = newValue
      }
    }
  }
  func substring(_ p0: Substring, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 30, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.substring(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func substring(_ p0: Substring, key p1: String) -> UnderstudyCore.CallPattern<(Substring, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 30, p0 as Substring, p1)
  }
  var substringProperty: Substring {
    get {
      return self.__call(__MembersOfPluginTable.all, 31, (), real: (any PluginTable).self) { (real: any PluginTable) -> Substring in
        real.substringProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 32, newValue as Substring, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.substringProperty = newValue
      }
    }
  }
  func bool(_ p0: Bool, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 33, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.bool(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func bool(_ p0: Bool, key p1: String) -> UnderstudyCore.CallPattern<(Bool, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 33, p0, p1)
  }
  var boolProperty: Bool {
    get {
      return self.__call(__MembersOfPluginTable.all, 34, (), real: (any PluginTable).self) { (real: any PluginTable) -> Bool in
        real.boolProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 35, newValue, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.boolProperty = newValue
      }
    }
  }
  func amount(_ p0: Amount, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 36, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.amount(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func amount(_ p0: Amount, key p1: String) -> UnderstudyCore.CallPattern<(Amount, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 36, p0 as Amount, p1)
  }
  var amountProperty: Amount {
    get {
      return self.__call(__MembersOfPluginTable.all, 37, (), real: (any PluginTable).self) { (real: any PluginTable) -> Amount in
        real.amountProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 38, newValue as Amount, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.amountProperty = newValue
      }
    }
  }
  func array(_ p0: [Int], key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 39, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.array(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func array(_ p0: [Int], key p1: String) -> UnderstudyCore.CallPattern<([Int], String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 39, p0, p1)
  }
  var arrayProperty: [Int] {
    get {
      return self.__call(__MembersOfPluginTable.all, 40, (), real: (any PluginTable).self) { (real: any PluginTable) -> [Int] in
        real.arrayProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 41, newValue, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.arrayProperty = newValue
      }
    }
  }
  func set(_ p0: Set<Int>, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 42, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.set(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func set(_ p0: Set<Int>, key p1: String) -> UnderstudyCore.CallPattern<(Set<Int>, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 42, p0 as Set<Int>, p1)
  }
  var setProperty: Set<Int> {
    get {
      return self.__call(__MembersOfPluginTable.all, 43, (), real: (any PluginTable).self) { (real: any PluginTable) -> Set<Int> in
        real.setProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 44, newValue as Set<Int>, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.setProperty = newValue
      }
    }
  }
  func dictionary(_ p0: [String: Int], key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 45, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.dictionary(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func dictionary(_ p0: [String: Int], key p1: String) -> UnderstudyCore.CallPattern<([String: Int], String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 45, p0, p1)
  }
  var dictionaryProperty: [String: Int] {
    get {
      return self.__call(__MembersOfPluginTable.all, 46, (), real: (any PluginTable).self) { (real: any PluginTable) -> [String: Int] in
        real.dictionaryProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 47, newValue, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.dictionaryProperty = newValue
      }
    }
  }
  func optionalString(_ p0: String?, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 48, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.optionalString(UnderstudyCore.__passed(p0), key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalString(_ p0: String?, key p1: String) -> UnderstudyCore.CallPattern<(String?, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 48, p0, p1)
  }
  var optionalStringProperty: String? {
    get {
      return self.__call(__MembersOfPluginTable.all, 49, (), real: (any PluginTable).self) { (real: any PluginTable) -> String? in
        real.optionalStringProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 50, newValue, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.optionalStringProperty = newValue
      }
    }
  }
  func optionalInt(_ p0: Int?, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 51, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.optionalInt(UnderstudyCore.__passed(p0), key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalInt(_ p0: Int?, key p1: String) -> UnderstudyCore.CallPattern<(Int?, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 51, p0, p1)
  }
  var optionalIntProperty: Int? {
    get {
      return self.__call(__MembersOfPluginTable.all, 52, (), real: (any PluginTable).self) { (real: any PluginTable) -> Int? in
        real.optionalIntProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 53, newValue, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.optionalIntProperty = newValue
      }
    }
  }
  func level(_ p0: Level, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 54, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.level(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func level(_ p0: Level, key p1: String) -> UnderstudyCore.CallPattern<(Level, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 54, p0 as Level, p1)
  }
  var levelProperty: Level {
    get {
      return self.__call(__MembersOfPluginTable.all, 55, (), real: (any PluginTable).self) { (real: any PluginTable) -> Level in
        real.levelProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 56, newValue as Level, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.levelProperty = newValue
      }
    }
  }
  func optionalLevel(_ p0: Level?, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 57, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.optionalLevel(UnderstudyCore.__passed(p0), key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalLevel(_ p0: Level?, key p1: String) -> UnderstudyCore.CallPattern<(Level?, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 57, p0, p1)
  }
  var optionalLevelProperty: Level? {
    get {
      return self.__call(__MembersOfPluginTable.all, 58, (), real: (any PluginTable).self) { (real: any PluginTable) -> Level? in
        real.optionalLevelProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 59, newValue, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.optionalLevelProperty = newValue
      }
    }
  }
  func host(_ p0: Host, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 60, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.host(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func host(_ p0: Host, key p1: String) -> UnderstudyCore.CallPattern<(Host, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 60, p0 as Host, p1)
  }
  var hostProperty: Host {
    get {
      return self.__call(__MembersOfPluginTable.all, 61, (), real: (any PluginTable).self) { (real: any PluginTable) -> Host in
        real.hostProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 62, newValue as Host, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.hostProperty = newValue
      }
    }
  }
  func optionalHost(_ p0: Host?, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 63, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.optionalHost(UnderstudyCore.__passed(p0), key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalHost(_ p0: Host?, key p1: String) -> UnderstudyCore.CallPattern<(Host?, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 63, p0, p1)
  }
  var optionalHostProperty: Host? {
    get {
      return self.__call(__MembersOfPluginTable.all, 64, (), real: (any PluginTable).self) { (real: any PluginTable) -> Host? in
        real.optionalHostProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 65, newValue, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.optionalHostProperty = newValue
      }
    }
  }
  func optionalArray(_ p0: [String]?, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 66, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.optionalArray(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func optionalArray(_ p0: [String]?, key p1: String) -> UnderstudyCore.CallPattern<([String]?, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 66, p0, p1)
  }
  var optionalArrayProperty: [String]? {
    get {
      return self.__call(__MembersOfPluginTable.all, 67, (), real: (any PluginTable).self) { (real: any PluginTable) -> [String]? in
        real.optionalArrayProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 68, newValue, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.optionalArrayProperty = newValue
      }
    }
  }
  func anything(_ p0: Any, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 69, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.anything(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func anything(_ p0: Any, key p1: String) -> UnderstudyCore.CallPattern<(Any, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 69, p0 as Any, p1)
  }
  var anythingProperty: Any {
    get {
      return self.__call(__MembersOfPluginTable.all, 70, (), real: (any PluginTable).self) { (real: any PluginTable) -> Any in
        real.anythingProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 71, newValue as Any, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.anythingProperty = newValue
      }
    }
  }
  func duration(_ p0: Duration, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 72, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.duration(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func duration(_ p0: Duration, key p1: String) -> UnderstudyCore.CallPattern<(Duration, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 72, p0 as Duration, p1)
  }
  var durationProperty: Duration {
    get {
      return self.__call(__MembersOfPluginTable.all, 73, (), real: (any PluginTable).self) { (real: any PluginTable) -> Duration in
        real.durationProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 74, newValue as Duration, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.durationProperty = newValue
      }
    }
  }
  func url(_ p0: URL, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 75, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.url(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func url(_ p0: URL, key p1: String) -> UnderstudyCore.CallPattern<(URL, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 75, p0 as URL, p1)
  }
  var urlProperty: URL {
    get {
      return self.__call(__MembersOfPluginTable.all, 76, (), real: (any PluginTable).self) { (real: any PluginTable) -> URL in
        real.urlProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 77, newValue as URL, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.urlProperty = newValue
      }
    }
  }
  func range(_ p0: ClosedRange<Int>, key p1: String) -> Int {
    return self.__call(__MembersOfPluginTable.all, 78, (p0, p1), real: (any PluginTable).self) { (real: any PluginTable) -> Int in
      real.range(p0, key: p1)
    }
  }
  @_disfavoredOverload @_transparent nonisolated func range(_ p0: ClosedRange<Int>, key p1: String) -> UnderstudyCore.CallPattern<(ClosedRange<Int>, String), Int, Swift.Never> {
    self.__patternVV(__MembersOfPluginTable.all, 78, p0 as ClosedRange<Int>, p1)
  }
  var rangeProperty: ClosedRange<Int> {
    get {
      return self.__call(__MembersOfPluginTable.all, 79, (), real: (any PluginTable).self) { (real: any PluginTable) -> ClosedRange<Int> in
        real.rangeProperty
      }
    }
    nonmutating set {
      return self.__call(__MembersOfPluginTable.all, 80, newValue as ClosedRange<Int>, changing: (any PluginTable).self) { (real: inout any PluginTable) -> Swift.Void in
        real.rangeProperty = newValue
      }
    }
  }
}

extension PluginTable where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated func int(_ p0: UnderstudyCore.Matcher<Int>, key p1: String) -> UnderstudyCore.CallPattern<(Int, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 0, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func int(_ p0: Int, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Int, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 0, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func int8(_ p0: UnderstudyCore.Matcher<Int8>, key p1: String) -> UnderstudyCore.CallPattern<(Int8, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 3, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func int8(_ p0: Int8, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Int8, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 3, p0 as Int8, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func int64(_ p0: UnderstudyCore.Matcher<Int64>, key p1: String) -> UnderstudyCore.CallPattern<(Int64, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 6, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func int64(_ p0: Int64, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Int64, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 6, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func uint(_ p0: UnderstudyCore.Matcher<UInt>, key p1: String) -> UnderstudyCore.CallPattern<(UInt, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 9, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func uint(_ p0: UInt, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(UInt, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 9, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func float(_ p0: UnderstudyCore.Matcher<Float>, key p1: String) -> UnderstudyCore.CallPattern<(Float, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 12, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func float(_ p0: Float, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Float, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 12, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func double(_ p0: UnderstudyCore.Matcher<Double>, key p1: String) -> UnderstudyCore.CallPattern<(Double, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 15, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func double(_ p0: Double, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Double, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 15, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func decimal(_ p0: UnderstudyCore.Matcher<Decimal>, key p1: String) -> UnderstudyCore.CallPattern<(Decimal, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 18, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func decimal(_ p0: Decimal, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Decimal, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 18, p0 as Decimal, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func string(_ p0: UnderstudyCore.Matcher<String>, key p1: String) -> UnderstudyCore.CallPattern<(String, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 21, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func string(_ p0: String, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(String, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 21, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func character(_ p0: UnderstudyCore.Matcher<Character>, key p1: String) -> UnderstudyCore.CallPattern<(Character, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 24, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func character(_ p0: Character, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Character, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 24, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func scalar(_ p0: UnderstudyCore.Matcher<Unicode.Scalar>, key p1: String) -> UnderstudyCore.CallPattern<(Unicode.Scalar, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 27, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func scalar(_ p0: Unicode.Scalar, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Unicode.Scalar, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 27, p0 as Unicode.Scalar, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func substring(_ p0: UnderstudyCore.Matcher<Substring>, key p1: String) -> UnderstudyCore.CallPattern<(Substring, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 30, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func substring(_ p0: Substring, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Substring, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 30, p0 as Substring, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func bool(_ p0: UnderstudyCore.Matcher<Bool>, key p1: String) -> UnderstudyCore.CallPattern<(Bool, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 33, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func bool(_ p0: Bool, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Bool, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 33, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func amount(_ p0: UnderstudyCore.Matcher<Amount>, key p1: String) -> UnderstudyCore.CallPattern<(Amount, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 36, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func amount(_ p0: Amount, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Amount, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 36, p0 as Amount, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func array(_ p0: UnderstudyCore.Matcher<[Int]>, key p1: String) -> UnderstudyCore.CallPattern<([Int], String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 39, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func array(_ p0: [Int], key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<([Int], String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 39, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func set(_ p0: UnderstudyCore.Matcher<Set<Int>>, key p1: String) -> UnderstudyCore.CallPattern<(Set<Int>, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 42, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func set(_ p0: Set<Int>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Set<Int>, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 42, p0 as Set<Int>, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func dictionary(_ p0: UnderstudyCore.Matcher<[String: Int]>, key p1: String) -> UnderstudyCore.CallPattern<([String: Int], String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 45, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func dictionary(_ p0: [String: Int], key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<([String: Int], String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 45, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalString(_ p0: UnderstudyCore.Matcher<String?>, key p1: String) -> UnderstudyCore.CallPattern<(String?, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 48, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalString(_ p0: String?, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(String?, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 48, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalInt(_ p0: UnderstudyCore.Matcher<Int?>, key p1: String) -> UnderstudyCore.CallPattern<(Int?, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 51, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalInt(_ p0: Int?, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Int?, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 51, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func level(_ p0: UnderstudyCore.Matcher<Level>, key p1: String) -> UnderstudyCore.CallPattern<(Level, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 54, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func level(_ p0: Level, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Level, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 54, p0 as Level, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalLevel(_ p0: UnderstudyCore.Matcher<Level?>, key p1: String) -> UnderstudyCore.CallPattern<(Level?, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 57, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalLevel(_ p0: Level?, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Level?, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 57, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func host(_ p0: UnderstudyCore.Matcher<Host>, key p1: String) -> UnderstudyCore.CallPattern<(Host, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 60, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func host(_ p0: Host, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Host, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 60, p0 as Host, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalHost(_ p0: UnderstudyCore.Matcher<Host?>, key p1: String) -> UnderstudyCore.CallPattern<(Host?, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 63, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalHost(_ p0: Host?, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Host?, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 63, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalArray(_ p0: UnderstudyCore.Matcher<[String]?>, key p1: String) -> UnderstudyCore.CallPattern<([String]?, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 66, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalArray(_ p0: [String]?, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<([String]?, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 66, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func anything(_ p0: UnderstudyCore.Matcher<Any>, key p1: String) -> UnderstudyCore.CallPattern<(Any, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 69, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func anything(_ p0: Any, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Any, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 69, p0 as Any, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func duration(_ p0: UnderstudyCore.Matcher<Duration>, key p1: String) -> UnderstudyCore.CallPattern<(Duration, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 72, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func duration(_ p0: Duration, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Duration, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 72, p0 as Duration, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func url(_ p0: UnderstudyCore.Matcher<URL>, key p1: String) -> UnderstudyCore.CallPattern<(URL, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 75, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func url(_ p0: URL, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(URL, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 75, p0 as URL, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func range(_ p0: UnderstudyCore.Matcher<ClosedRange<Int>>, key p1: String) -> UnderstudyCore.CallPattern<(ClosedRange<Int>, String), Int, Swift.Never> {
    self.__patternMV(__MembersOfPluginTable.all, 78, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func range(_ p0: ClosedRange<Int>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(ClosedRange<Int>, String), Int, Swift.Never> {
    self.__patternVM(__MembersOfPluginTable.all, 78, p0 as ClosedRange<Int>, p1)
  }
}

extension PluginTable where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated func int(_ p0: UnderstudyCore.Matcher<Int>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Int, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 0, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func int8(_ p0: UnderstudyCore.Matcher<Int8>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Int8, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 3, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func int64(_ p0: UnderstudyCore.Matcher<Int64>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Int64, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 6, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func uint(_ p0: UnderstudyCore.Matcher<UInt>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(UInt, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 9, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func float(_ p0: UnderstudyCore.Matcher<Float>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Float, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 12, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func double(_ p0: UnderstudyCore.Matcher<Double>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Double, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 15, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func decimal(_ p0: UnderstudyCore.Matcher<Decimal>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Decimal, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 18, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func string(_ p0: UnderstudyCore.Matcher<String>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(String, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 21, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func character(_ p0: UnderstudyCore.Matcher<Character>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Character, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 24, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func scalar(_ p0: UnderstudyCore.Matcher<Unicode.Scalar>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Unicode.Scalar, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 27, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func substring(_ p0: UnderstudyCore.Matcher<Substring>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Substring, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 30, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func bool(_ p0: UnderstudyCore.Matcher<Bool>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Bool, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 33, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func amount(_ p0: UnderstudyCore.Matcher<Amount>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Amount, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 36, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func array(_ p0: UnderstudyCore.Matcher<[Int]>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<([Int], String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 39, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func set(_ p0: UnderstudyCore.Matcher<Set<Int>>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Set<Int>, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 42, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func dictionary(_ p0: UnderstudyCore.Matcher<[String: Int]>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<([String: Int], String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 45, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalString(_ p0: UnderstudyCore.Matcher<String?>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(String?, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 48, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalInt(_ p0: UnderstudyCore.Matcher<Int?>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Int?, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 51, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func level(_ p0: UnderstudyCore.Matcher<Level>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Level, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 54, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalLevel(_ p0: UnderstudyCore.Matcher<Level?>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Level?, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 57, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func host(_ p0: UnderstudyCore.Matcher<Host>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Host, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 60, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalHost(_ p0: UnderstudyCore.Matcher<Host?>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Host?, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 63, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func optionalArray(_ p0: UnderstudyCore.Matcher<[String]?>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<([String]?, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 66, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func anything(_ p0: UnderstudyCore.Matcher<Any>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Any, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 69, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func duration(_ p0: UnderstudyCore.Matcher<Duration>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Duration, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 72, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func url(_ p0: UnderstudyCore.Matcher<URL>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(URL, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 75, p0, p1)
  }
  @_disfavoredOverload @_transparent nonisolated func range(_ p0: UnderstudyCore.Matcher<ClosedRange<Int>>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(ClosedRange<Int>, String), Int, Swift.Never> {
    self.__patternMM(__MembersOfPluginTable.all, 78, p0, p1)
  }
}

extension PluginTable where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var intProperty: UnderstudyCore.PropertyPattern<Int> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 1, 2)
  }
  @_disfavoredOverload @_transparent nonisolated var int8Property: UnderstudyCore.PropertyPattern<Int8> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 4, 5)
  }
  @_disfavoredOverload @_transparent nonisolated var int64Property: UnderstudyCore.PropertyPattern<Int64> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 7, 8)
  }
  @_disfavoredOverload @_transparent nonisolated var uintProperty: UnderstudyCore.PropertyPattern<UInt> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 10, 11)
  }
  @_disfavoredOverload @_transparent nonisolated var floatProperty: UnderstudyCore.PropertyPattern<Float> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 13, 14)
  }
  @_disfavoredOverload @_transparent nonisolated var doubleProperty: UnderstudyCore.PropertyPattern<Double> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 16, 17)
  }
  @_disfavoredOverload @_transparent nonisolated var decimalProperty: UnderstudyCore.PropertyPattern<Decimal> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 19, 20)
  }
  @_disfavoredOverload @_transparent nonisolated var stringProperty: UnderstudyCore.PropertyPattern<String> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 22, 23)
  }
  @_disfavoredOverload @_transparent nonisolated var characterProperty: UnderstudyCore.PropertyPattern<Character> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 25, 26)
  }
  @_disfavoredOverload @_transparent nonisolated var scalarProperty: UnderstudyCore.PropertyPattern<Unicode.Scalar> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 28, 29)
  }
  @_disfavoredOverload @_transparent nonisolated var substringProperty: UnderstudyCore.PropertyPattern<Substring> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 31, 32)
  }
  @_disfavoredOverload @_transparent nonisolated var boolProperty: UnderstudyCore.PropertyPattern<Bool> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 34, 35)
  }
  @_disfavoredOverload @_transparent nonisolated var amountProperty: UnderstudyCore.PropertyPattern<Amount> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 37, 38)
  }
  @_disfavoredOverload @_transparent nonisolated var arrayProperty: UnderstudyCore.PropertyPattern<[Int]> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 40, 41)
  }
  @_disfavoredOverload @_transparent nonisolated var setProperty: UnderstudyCore.PropertyPattern<Set<Int>> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 43, 44)
  }
  @_disfavoredOverload @_transparent nonisolated var dictionaryProperty: UnderstudyCore.PropertyPattern<[String: Int]> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 46, 47)
  }
  @_disfavoredOverload @_transparent nonisolated var optionalStringProperty: UnderstudyCore.PropertyPattern<String?> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 49, 50)
  }
  @_disfavoredOverload @_transparent nonisolated var optionalIntProperty: UnderstudyCore.PropertyPattern<Int?> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 52, 53)
  }
  @_disfavoredOverload @_transparent nonisolated var levelProperty: UnderstudyCore.PropertyPattern<Level> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 55, 56)
  }
  @_disfavoredOverload @_transparent nonisolated var optionalLevelProperty: UnderstudyCore.PropertyPattern<Level?> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 58, 59)
  }
  @_disfavoredOverload @_transparent nonisolated var hostProperty: UnderstudyCore.PropertyPattern<Host> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 61, 62)
  }
  @_disfavoredOverload @_transparent nonisolated var optionalHostProperty: UnderstudyCore.PropertyPattern<Host?> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 64, 65)
  }
  @_disfavoredOverload @_transparent nonisolated var optionalArrayProperty: UnderstudyCore.PropertyPattern<[String]?> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 67, 68)
  }
  @_disfavoredOverload @_transparent nonisolated var anythingProperty: UnderstudyCore.PropertyPattern<Any> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 70, 71)
  }
  @_disfavoredOverload @_transparent nonisolated var durationProperty: UnderstudyCore.PropertyPattern<Duration> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 73, 74)
  }
  @_disfavoredOverload @_transparent nonisolated var urlProperty: UnderstudyCore.PropertyPattern<URL> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 76, 77)
  }
  @_disfavoredOverload @_transparent nonisolated var rangeProperty: UnderstudyCore.PropertyPattern<ClosedRange<Int>> {
    self.mock.__settablePattern(__MembersOfPluginTable.all, 79, 80)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockPluginTable', not 'any PluginTable'")
extension PluginTable {
  @_transparent nonisolated func int(_ p0: UnderstudyCore.Matcher<Int>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Int, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func int8(_ p0: UnderstudyCore.Matcher<Int8>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Int8, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func int64(_ p0: UnderstudyCore.Matcher<Int64>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Int64, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func uint(_ p0: UnderstudyCore.Matcher<UInt>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(UInt, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func float(_ p0: UnderstudyCore.Matcher<Float>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Float, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func double(_ p0: UnderstudyCore.Matcher<Double>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Double, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func decimal(_ p0: UnderstudyCore.Matcher<Decimal>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Decimal, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func string(_ p0: UnderstudyCore.Matcher<String>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(String, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func character(_ p0: UnderstudyCore.Matcher<Character>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Character, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func scalar(_ p0: UnderstudyCore.Matcher<Unicode.Scalar>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Unicode.Scalar, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func substring(_ p0: UnderstudyCore.Matcher<Substring>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Substring, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func bool(_ p0: UnderstudyCore.Matcher<Bool>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Bool, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func amount(_ p0: UnderstudyCore.Matcher<Amount>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Amount, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func array(_ p0: UnderstudyCore.Matcher<[Int]>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<([Int], String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func set(_ p0: UnderstudyCore.Matcher<Set<Int>>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Set<Int>, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func dictionary(_ p0: UnderstudyCore.Matcher<[String: Int]>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<([String: Int], String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalString(_ p0: UnderstudyCore.Matcher<String?>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(String?, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalInt(_ p0: UnderstudyCore.Matcher<Int?>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Int?, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func level(_ p0: UnderstudyCore.Matcher<Level>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Level, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalLevel(_ p0: UnderstudyCore.Matcher<Level?>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Level?, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func host(_ p0: UnderstudyCore.Matcher<Host>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Host, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalHost(_ p0: UnderstudyCore.Matcher<Host?>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Host?, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func optionalArray(_ p0: UnderstudyCore.Matcher<[String]?>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<([String]?, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func anything(_ p0: UnderstudyCore.Matcher<Any>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Any, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func duration(_ p0: UnderstudyCore.Matcher<Duration>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(Duration, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func url(_ p0: UnderstudyCore.Matcher<URL>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(URL, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated func range(_ p0: UnderstudyCore.Matcher<ClosedRange<Int>>, key p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(ClosedRange<Int>, String), Int, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfPropertyTable {
  nonisolated static let all = UnderstudyCore.__Members("PropertyTable", "number\nitem\nhidden\noptional\nrecord")
}
nonisolated final class MockPropertyTable: UnderstudyCore.__MockObject, PropertyTable, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any PropertyTable
}

extension PropertyTable where Self: UnderstudyCore.Mockable {
  var number: Int {
    get {
      return self.__call(__MembersOfPropertyTable.all, 0, (), real: (any PropertyTable).self) { (real: any PropertyTable) -> Int in
        real.number
      }
    }
  }
  var item: any Article {
    get {
      return self.__call(__MembersOfPropertyTable.all, 1, (), default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, real: (any PropertyTable).self) { (real: any PropertyTable) -> any Article in
        real.item
      }
    }
  }
  var hidden: any Hidden {
    get {
      return self.__call(__MembersOfPropertyTable.all, 2, (), real: (any PropertyTable).self) { (real: any PropertyTable) -> any Hidden in
        real.hidden
      }
    }
  }
  var optional: (any Article)? {
    get {
      return self.__call(__MembersOfPropertyTable.all, 3, (), real: (any PropertyTable).self) { (real: any PropertyTable) -> (any Article)? in
        real.optional
      }
    }
  }
  var record: Record {
    get {
      return self.__call(__MembersOfPropertyTable.all, 4, (), real: (any PropertyTable).self) { (real: any PropertyTable) -> Record in
        real.record
      }
    }
  }
}

extension PropertyTable where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var number: UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    self.__pattern(__MembersOfPropertyTable.all, 0)
  }
  @_disfavoredOverload @_transparent nonisolated var item: UnderstudyCore.CallPattern<(), any Article, Swift.Never> {
    self.__pattern(__MembersOfPropertyTable.all, 1)
  }
  @_disfavoredOverload @_transparent nonisolated var hidden: UnderstudyCore.CallPattern<(), any Hidden, Swift.Never> {
    self.__pattern(__MembersOfPropertyTable.all, 2)
  }
  @_disfavoredOverload @_transparent nonisolated var optional: UnderstudyCore.CallPattern<(), (any Article)?, Swift.Never> {
    self.__pattern(__MembersOfPropertyTable.all, 3)
  }
  @_disfavoredOverload @_transparent nonisolated var record: UnderstudyCore.CallPattern<(), Record, Swift.Never> {
    self.__pattern(__MembersOfPropertyTable.all, 4)
  }
}

extension PropertyTable where Self: UnderstudyCore.__Chained {
  @_disfavoredOverload @_transparent nonisolated var item: MockArticle {
    self.mock.__child(__MembersOfPropertyTable.all, 1, (), (any Article).self) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
}

enum __MembersOfStaticMethodOfSelfTable {
  nonisolated static let all = UnderstudyCore.__Members("StaticMethodOfSelfTable", "static numberSelf(_ p:)\nstatic itemSelf(_ p:)\nstatic hiddenSelf(_ p:)\nstatic optionalSelf(_ p:)\nstatic recordSelf(_ p:)")
}
nonisolated final class MockStaticMethodOfSelfTable: UnderstudyCore.__MockObject, StaticMethodOfSelfTable, @unchecked Swift.Sendable {
}

extension StaticMethodOfSelfTable where Self: UnderstudyCore.Mockable {
  static func numberSelf(_ p0: Self) -> Int {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodOfSelfTable.all, 0, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func numberSelf(_ p0: Self) -> UnderstudyCore.CallPattern<Self, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodOfSelfTable.all, 0, .value(p0))
  }
  static func itemSelf(_ p0: Self) -> any Article {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodOfSelfTable.all, 1, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func itemSelf(_ p0: Self) -> UnderstudyCore.CallPattern<Self, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodOfSelfTable.all, 1, .value(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func itemSelf(_ p0: Self) -> MockArticle {
    UnderstudyCore.Mock.__static(Self.self).__child(__MembersOfStaticMethodOfSelfTable.all, 1, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated static func itemSelf(_ p0: UnderstudyCore.Matcher<Self>) -> MockArticle { UnderstudyCore.__unavailable() }
  static func hiddenSelf(_ p0: Self) -> any Hidden {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodOfSelfTable.all, 2, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenSelf(_ p0: Self) -> UnderstudyCore.CallPattern<Self, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodOfSelfTable.all, 2, .value(p0))
  }
  static func optionalSelf(_ p0: Self) -> (any Article)? {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodOfSelfTable.all, 3, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalSelf(_ p0: Self) -> UnderstudyCore.CallPattern<Self, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodOfSelfTable.all, 3, .value(p0))
  }
  static func recordSelf(_ p0: Self) -> Record {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodOfSelfTable.all, 4, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func recordSelf(_ p0: Self) -> UnderstudyCore.CallPattern<Self, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodOfSelfTable.all, 4, .value(p0))
  }
}

extension StaticMethodOfSelfTable where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated static func numberSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodOfSelfTable.all, 0, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func itemSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodOfSelfTable.all, 1, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodOfSelfTable.all, 2, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodOfSelfTable.all, 3, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func recordSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodOfSelfTable.all, 4, .matcher(p0))
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockStaticMethodOfSelfTable', not 'any StaticMethodOfSelfTable'")
extension StaticMethodOfSelfTable {
  @_transparent nonisolated static func numberSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func itemSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func hiddenSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func optionalSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func recordSelf(_ p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Record, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfStaticMethodTable {
  nonisolated static let all = UnderstudyCore.__Members("StaticMethodTable", "static numberNone()\nstatic itemNone()\nstatic hiddenNone()\nstatic optionalNone()\nstatic recordNone()\nstatic numberValue(_ p:)\nstatic itemValue(_ p:)\nstatic hiddenValue(_ p:)\nstatic optionalValue(_ p:)\nstatic recordValue(_ p:)\nstatic numberExistential(_ p:)\nstatic itemExistential(_ p:)\nstatic hiddenExistential(_ p:)\nstatic optionalExistential(_ p:)\nstatic recordExistential(_ p:)\nstatic numberVariadic(_ p...:)\nstatic itemVariadic(_ p...:)\nstatic hiddenVariadic(_ p...:)\nstatic optionalVariadic(_ p...:)\nstatic recordVariadic(_ p...:)\nstatic numberInout(_ p:)\nstatic itemInout(_ p:)\nstatic hiddenInout(_ p:)\nstatic optionalInout(_ p:)\nstatic recordInout(_ p:)\nstatic numberConsuming(_ p:)\nstatic itemConsuming(_ p:)\nstatic hiddenConsuming(_ p:)\nstatic optionalConsuming(_ p:)\nstatic recordConsuming(_ p:)\nstatic numberIsolated(_ p:)\nstatic itemIsolated(_ p:)\nstatic hiddenIsolated(_ p:)\nstatic optionalIsolated(_ p:)\nstatic recordIsolated(_ p:)\nstatic numberEscaping(_ p:)\nstatic itemEscaping(_ p:)\nstatic hiddenEscaping(_ p:)\nstatic optionalEscaping(_ p:)\nstatic recordEscaping(_ p:)\nstatic numberClosure(_ p:)\nstatic itemClosure(_ p:)\nstatic hiddenClosure(_ p:)\nstatic optionalClosure(_ p:)\nstatic recordClosure(_ p:)\nstatic numberOpaque<>(_ p:)\nstatic itemOpaque<>(_ p:)\nstatic hiddenOpaque<>(_ p:)\nstatic optionalOpaque<>(_ p:)\nstatic recordOpaque<>(_ p:)")
}
nonisolated final class MockStaticMethodTable: UnderstudyCore.__MockObject, StaticMethodTable, @unchecked Swift.Sendable {
}

extension StaticMethodTable where Self: UnderstudyCore.Mockable {
  static func numberNone() -> Int {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 0, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func numberNone() -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 0)
  }
  static func itemNone() -> any Article {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 1, (), default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func itemNone() -> UnderstudyCore.CallPattern<(), any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 1)
  }
  @_disfavoredOverload @_transparent nonisolated static func itemNone() -> MockArticle {
    UnderstudyCore.Mock.__static(Self.self).__child(__MembersOfStaticMethodTable.all, 1, (), (any Article).self) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  static func hiddenNone() -> any Hidden {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 2, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenNone() -> UnderstudyCore.CallPattern<(), any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 2)
  }
  static func optionalNone() -> (any Article)? {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 3, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalNone() -> UnderstudyCore.CallPattern<(), (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 3)
  }
  static func recordNone() -> Record {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 4, (), Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func recordNone() -> UnderstudyCore.CallPattern<(), Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 4)
  }
  static func numberValue(_ p0: Int) -> Int {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 5, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func numberValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 5, .value(p0))
  }
  static func itemValue(_ p0: Int) -> any Article {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 6, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func itemValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 6, .value(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func itemValue(_ p0: Int) -> MockArticle {
    UnderstudyCore.Mock.__static(Self.self).__child(__MembersOfStaticMethodTable.all, 6, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated static func itemValue(_ p0: UnderstudyCore.Matcher<Int>) -> MockArticle { UnderstudyCore.__unavailable() }
  static func hiddenValue(_ p0: Int) -> any Hidden {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 7, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 7, .value(p0))
  }
  static func optionalValue(_ p0: Int) -> (any Article)? {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 8, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 8, .value(p0))
  }
  static func recordValue(_ p0: Int) -> Record {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 9, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func recordValue(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 9, .value(p0))
  }
  static func numberExistential(_ p0: any Article) -> Int {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 10, p0 as any Article, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func numberExistential(_ p0: any Article) -> UnderstudyCore.CallPattern<any Article, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 10, .value(p0 as any Article))
  }
  static func itemExistential(_ p0: any Article) -> any Article {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 11, p0 as any Article, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func itemExistential(_ p0: any Article) -> UnderstudyCore.CallPattern<any Article, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 11, .value(p0 as any Article))
  }
  @_disfavoredOverload @_transparent nonisolated static func itemExistential(_ p0: any Article) -> MockArticle {
    UnderstudyCore.Mock.__static(Self.self).__child(__MembersOfStaticMethodTable.all, 11, p0 as any Article, (any Article).self, .value(p0 as any Article)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated static func itemExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> MockArticle { UnderstudyCore.__unavailable() }
  static func hiddenExistential(_ p0: any Article) -> any Hidden {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 12, p0 as any Article, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenExistential(_ p0: any Article) -> UnderstudyCore.CallPattern<any Article, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 12, .value(p0 as any Article))
  }
  static func optionalExistential(_ p0: any Article) -> (any Article)? {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 13, p0 as any Article, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalExistential(_ p0: any Article) -> UnderstudyCore.CallPattern<any Article, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 13, .value(p0 as any Article))
  }
  static func recordExistential(_ p0: any Article) -> Record {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 14, p0 as any Article, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func recordExistential(_ p0: any Article) -> UnderstudyCore.CallPattern<any Article, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 14, .value(p0 as any Article))
  }
  static func numberVariadic(_ p0: Int...) -> Int {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 15, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func numberVariadic(_ p0: Int...) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 15, .value(p0))
  }
  static func itemVariadic(_ p0: Int...) -> any Article {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 16, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func itemVariadic(_ p0: Int...) -> UnderstudyCore.CallPattern<[Int], any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 16, .value(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func itemVariadic(_ p0: Int...) -> MockArticle {
    UnderstudyCore.Mock.__static(Self.self).__child(__MembersOfStaticMethodTable.all, 16, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated static func itemVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> MockArticle { UnderstudyCore.__unavailable() }
  static func hiddenVariadic(_ p0: Int...) -> any Hidden {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 17, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenVariadic(_ p0: Int...) -> UnderstudyCore.CallPattern<[Int], any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 17, .value(p0))
  }
  static func optionalVariadic(_ p0: Int...) -> (any Article)? {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 18, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalVariadic(_ p0: Int...) -> UnderstudyCore.CallPattern<[Int], (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 18, .value(p0))
  }
  static func recordVariadic(_ p0: Int...) -> Record {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 19, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func recordVariadic(_ p0: Int...) -> UnderstudyCore.CallPattern<[Int], Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 19, .value(p0))
  }
  static func numberInout(_ p0: inout Int) -> Int {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 20, b0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func numberInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 20, .inoutValue(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") @_transparent nonisolated static func numberInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  static func itemInout(_ p0: inout Int) -> any Article {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 21, b0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func itemInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 21, .inoutValue(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") @_transparent nonisolated static func itemInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  static func hiddenInout(_ p0: inout Int) -> any Hidden {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 22, b0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 22, .inoutValue(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") @_transparent nonisolated static func hiddenInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  static func optionalInout(_ p0: inout Int) -> (any Article)? {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 23, b0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 23, .inoutValue(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") @_transparent nonisolated static func optionalInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  static func recordInout(_ p0: inout Int) -> Record {
    let b0 = UnderstudyCore.Inout<Int>(p0)
    defer { p0 = b0.value }
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 24, b0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func recordInout(_ p0: Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 24, .inoutValue(p0))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Int': write the value without '&', or a matcher") @_transparent nonisolated static func recordInout(_ p0: inout Int) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  static func numberConsuming(_ p0: consuming String) -> Int {
    let v0 = UnderstudyCore.__copied(p0)
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 25, v0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func numberConsuming(_ p0: String) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 25, .value(p0))
  }
  static func itemConsuming(_ p0: consuming String) -> any Article {
    let v0 = UnderstudyCore.__copied(p0)
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 26, v0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func itemConsuming(_ p0: String) -> UnderstudyCore.CallPattern<String, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 26, .value(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func itemConsuming(_ p0: String) -> MockArticle {
    UnderstudyCore.Mock.__static(Self.self).__child(__MembersOfStaticMethodTable.all, 26, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated static func itemConsuming(_ p0: UnderstudyCore.Matcher<String>) -> MockArticle { UnderstudyCore.__unavailable() }
  static func hiddenConsuming(_ p0: consuming String) -> any Hidden {
    let v0 = UnderstudyCore.__copied(p0)
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 27, v0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenConsuming(_ p0: String) -> UnderstudyCore.CallPattern<String, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 27, .value(p0))
  }
  static func optionalConsuming(_ p0: consuming String) -> (any Article)? {
    let v0 = UnderstudyCore.__copied(p0)
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 28, v0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalConsuming(_ p0: String) -> UnderstudyCore.CallPattern<String, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 28, .value(p0))
  }
  static func recordConsuming(_ p0: consuming String) -> Record {
    let v0 = UnderstudyCore.__copied(p0)
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 29, v0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func recordConsuming(_ p0: String) -> UnderstudyCore.CallPattern<String, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 29, .value(p0))
  }
  static func numberIsolated(_ p0: isolated Clerk) -> Int {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 30, p0 as Clerk, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func numberIsolated(_ p0: Clerk) -> UnderstudyCore.CallPattern<Clerk, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 30, .value(p0 as Clerk))
  }
  static func itemIsolated(_ p0: isolated Clerk) -> any Article {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 31, p0 as Clerk, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func itemIsolated(_ p0: Clerk) -> UnderstudyCore.CallPattern<Clerk, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 31, .value(p0 as Clerk))
  }
  @_disfavoredOverload @_transparent nonisolated static func itemIsolated(_ p0: Clerk) -> MockArticle {
    UnderstudyCore.Mock.__static(Self.self).__child(__MembersOfStaticMethodTable.all, 31, p0 as Clerk, (any Article).self, .value(p0 as Clerk)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated static func itemIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> MockArticle { UnderstudyCore.__unavailable() }
  static func hiddenIsolated(_ p0: isolated Clerk) -> any Hidden {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 32, p0 as Clerk, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenIsolated(_ p0: Clerk) -> UnderstudyCore.CallPattern<Clerk, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 32, .value(p0 as Clerk))
  }
  static func optionalIsolated(_ p0: isolated Clerk) -> (any Article)? {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 33, p0 as Clerk, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalIsolated(_ p0: Clerk) -> UnderstudyCore.CallPattern<Clerk, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 33, .value(p0 as Clerk))
  }
  static func recordIsolated(_ p0: isolated Clerk) -> Record {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 34, p0 as Clerk, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func recordIsolated(_ p0: Clerk) -> UnderstudyCore.CallPattern<Clerk, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 34, .value(p0 as Clerk))
  }
  static func numberEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> Int {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 35, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func numberEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 35, .matcher(p0))
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated static func numberEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  static func itemEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> any Article {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 36, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func itemEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 36, .matcher(p0))
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated static func itemEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  static func hiddenEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> any Hidden {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 37, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 37, .matcher(p0))
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated static func hiddenEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  static func optionalEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> (any Article)? {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 38, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 38, .matcher(p0))
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated static func optionalEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  static func recordEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> Record {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 39, p0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func recordEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 39, .matcher(p0))
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated static func recordEscaping(_ p0: @escaping @Sendable (Int) -> Int) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  static func numberClosure(_ p0: (Int) -> Int) -> Int {
    return Swift.withoutActuallyEscaping(p0) { (p0: @escaping (Int) -> Int) -> Int in
      let b0 = UnderstudyCore.__NonEscaping(p0, "p")
      defer { b0.close() }
      let c0: (Int) -> Int = { (q0: Int) -> Int in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 40, c0, Swift.Never.self)
    }
  }
  @_disfavoredOverload @_transparent nonisolated static func numberClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 40, .matcher(p0))
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated static func numberClosure(_ p0: (Int) -> Int) -> UnderstudyCore.CallPattern<(Int) -> Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  static func itemClosure(_ p0: (Int) -> Int) -> any Article {
    return Swift.withoutActuallyEscaping(p0) { (p0: @escaping (Int) -> Int) -> any Article in
      let b0 = UnderstudyCore.__NonEscaping(p0, "p")
      defer { b0.close() }
      let c0: (Int) -> Int = { (q0: Int) -> Int in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 41, c0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
    }
  }
  @_disfavoredOverload @_transparent nonisolated static func itemClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 41, .matcher(p0))
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated static func itemClosure(_ p0: (Int) -> Int) -> UnderstudyCore.CallPattern<(Int) -> Int, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  static func hiddenClosure(_ p0: (Int) -> Int) -> any Hidden {
    return Swift.withoutActuallyEscaping(p0) { (p0: @escaping (Int) -> Int) -> any Hidden in
      let b0 = UnderstudyCore.__NonEscaping(p0, "p")
      defer { b0.close() }
      let c0: (Int) -> Int = { (q0: Int) -> Int in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 42, c0, Swift.Never.self)
    }
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 42, .matcher(p0))
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated static func hiddenClosure(_ p0: (Int) -> Int) -> UnderstudyCore.CallPattern<(Int) -> Int, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  static func optionalClosure(_ p0: (Int) -> Int) -> (any Article)? {
    return Swift.withoutActuallyEscaping(p0) { (p0: @escaping (Int) -> Int) -> (any Article)? in
      let b0 = UnderstudyCore.__NonEscaping(p0, "p")
      defer { b0.close() }
      let c0: (Int) -> Int = { (q0: Int) -> Int in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 43, c0, Swift.Never.self)
    }
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 43, .matcher(p0))
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated static func optionalClosure(_ p0: (Int) -> Int) -> UnderstudyCore.CallPattern<(Int) -> Int, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  static func recordClosure(_ p0: (Int) -> Int) -> Record {
    return Swift.withoutActuallyEscaping(p0) { (p0: @escaping (Int) -> Int) -> Record in
      let b0 = UnderstudyCore.__NonEscaping(p0, "p")
      defer { b0.close() }
      let c0: (Int) -> Int = { (q0: Int) -> Int in
        guard let f = b0.open else { return b0.closed() }
        return f(q0)
      }
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 44, c0, Swift.Never.self)
    }
  }
  @_disfavoredOverload @_transparent nonisolated static func recordClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 44, .matcher(p0))
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'p'") @_transparent nonisolated static func recordClosure(_ p0: (Int) -> Int) -> UnderstudyCore.CallPattern<(Int) -> Int, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  static func numberOpaque<T0: Equatable>(_ p0: T0) -> Int {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 45, p0 as T0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func numberOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 45, .matcher(p0))
  }
  @available(*, unavailable, message: "nothing says what type 'p' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated static func numberOpaque(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  static func itemOpaque<T0: Equatable>(_ p0: T0) -> any Article {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 46, p0 as T0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func itemOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 46, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func itemOpaque<T0: Equatable>(_ p0: T0) -> MockArticle {
    UnderstudyCore.Mock.__static(Self.self).__child(__MembersOfStaticMethodTable.all, 46, p0 as T0, (any Article).self, .value(p0 as T0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") @_transparent nonisolated static func itemOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> MockArticle { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "nothing says what type 'p' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated static func itemOpaque(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  static func hiddenOpaque<T0: Equatable>(_ p0: T0) -> any Hidden {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 47, p0 as T0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 47, .matcher(p0))
  }
  @available(*, unavailable, message: "nothing says what type 'p' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated static func hiddenOpaque(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  static func optionalOpaque<T0: Equatable>(_ p0: T0) -> (any Article)? {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 48, p0 as T0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 48, .matcher(p0))
  }
  @available(*, unavailable, message: "nothing says what type 'p' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated static func optionalOpaque(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  static func recordOpaque<T0: Equatable>(_ p0: T0) -> Record {
    return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticMethodTable.all, 49, p0 as T0, Swift.Never.self)
  }
  @_disfavoredOverload @_transparent nonisolated static func recordOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 49, .matcher(p0))
  }
  @available(*, unavailable, message: "nothing says what type 'p' has: write the type, as in Matcher<Int>.any") @_transparent nonisolated static func recordOpaque(_ p0: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
}

extension StaticMethodTable where Self: __OneMatcher {
  @_disfavoredOverload @_transparent nonisolated static func numberValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 5, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func itemValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 6, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 7, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 8, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func recordValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 9, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func numberExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 10, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func itemExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 11, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 12, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 13, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func recordExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 14, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func numberVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 15, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func itemVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 16, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 17, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 18, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func recordVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 19, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func numberInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 20, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func itemInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 21, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 22, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 23, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func recordInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 24, .inoutMatcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func numberConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 25, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func itemConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 26, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 27, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 28, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func recordConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 29, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func numberIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 30, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func itemIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 31, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 32, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 33, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func recordIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 34, .matcher(p0))
  }
  @_disfavoredOverload @_transparent nonisolated static func numberOpaque<T0: Equatable>(_ p0: T0) -> UnderstudyCore.CallPattern<T0, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 45, .value(p0 as T0))
  }
  @_disfavoredOverload @_transparent nonisolated static func itemOpaque<T0: Equatable>(_ p0: T0) -> UnderstudyCore.CallPattern<T0, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 46, .value(p0 as T0))
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenOpaque<T0: Equatable>(_ p0: T0) -> UnderstudyCore.CallPattern<T0, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 47, .value(p0 as T0))
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalOpaque<T0: Equatable>(_ p0: T0) -> UnderstudyCore.CallPattern<T0, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 48, .value(p0 as T0))
  }
  @_disfavoredOverload @_transparent nonisolated static func recordOpaque<T0: Equatable>(_ p0: T0) -> UnderstudyCore.CallPattern<T0, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 49, .value(p0 as T0))
  }
}

extension StaticMethodTable where Self: __TwoMatchers {
  @_disfavoredOverload @_transparent nonisolated static func numberVariadic(_ p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 15, .matcher(UnderstudyCore.Matcher<[Int]>.__elements(p0)))
  }
  @_disfavoredOverload @_transparent nonisolated static func itemVariadic(_ p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 16, .matcher(UnderstudyCore.Matcher<[Int]>.__elements(p0)))
  }
  @_disfavoredOverload @_transparent nonisolated static func hiddenVariadic(_ p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 17, .matcher(UnderstudyCore.Matcher<[Int]>.__elements(p0)))
  }
  @_disfavoredOverload @_transparent nonisolated static func optionalVariadic(_ p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 18, .matcher(UnderstudyCore.Matcher<[Int]>.__elements(p0)))
  }
  @_disfavoredOverload @_transparent nonisolated static func recordVariadic(_ p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticMethodTable.all, 19, .matcher(UnderstudyCore.Matcher<[Int]>.__elements(p0)))
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockStaticMethodTable', not 'any StaticMethodTable'")
extension StaticMethodTable {
  @_transparent nonisolated static func numberValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func itemValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func hiddenValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func optionalValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func recordValue(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func numberExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func itemExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func hiddenExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func optionalExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func recordExistential(_ p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func numberVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func itemVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func hiddenVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func optionalVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func recordVariadic(_ p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Record, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func numberInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func itemInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func hiddenInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func optionalInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func recordInout(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<UnderstudyCore.Inout<Int>, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func numberConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func itemConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func hiddenConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func optionalConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func recordConsuming(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func numberIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func itemIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func hiddenIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func optionalIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func recordIsolated(_ p0: UnderstudyCore.Matcher<Clerk>) -> UnderstudyCore.CallPattern<Clerk, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func numberEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func itemEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func hiddenEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func optionalEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func recordEscaping(_ p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func numberClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func itemClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func hiddenClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func optionalClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func recordClosure(_ p0: UnderstudyCore.Matcher<(Int) -> Int>) -> UnderstudyCore.CallPattern<(Int) -> Int, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func numberOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func itemOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func hiddenOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func optionalOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  @_transparent nonisolated static func recordOpaque<T0: Equatable>(_ p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, Record, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfStaticPropertyTable {
  nonisolated static let all = UnderstudyCore.__Members("StaticPropertyTable", "static number\nstatic item\nstatic hidden\nstatic optional\nstatic record")
}
nonisolated final class MockStaticPropertyTable: UnderstudyCore.__MockObject, StaticPropertyTable, @unchecked Swift.Sendable {
}

extension StaticPropertyTable where Self: UnderstudyCore.Mockable {
  static var number: Int {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticPropertyTable.all, 0, (), Swift.Never.self)
    }
  }
  static var item: any Article {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticPropertyTable.all, 1, (), default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
    }
  }
  static var hidden: any Hidden {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticPropertyTable.all, 2, (), Swift.Never.self)
    }
  }
  static var optional: (any Article)? {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticPropertyTable.all, 3, (), Swift.Never.self)
    }
  }
  static var record: Record {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticPropertyTable.all, 4, (), Swift.Never.self)
    }
  }
}

extension StaticPropertyTable where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated static var number: UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticPropertyTable.all, 0)
  }
  @_disfavoredOverload @_transparent nonisolated static var item: UnderstudyCore.CallPattern<(), any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticPropertyTable.all, 1)
  }
  @_disfavoredOverload @_transparent nonisolated static var hidden: UnderstudyCore.CallPattern<(), any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticPropertyTable.all, 2)
  }
  @_disfavoredOverload @_transparent nonisolated static var optional: UnderstudyCore.CallPattern<(), (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticPropertyTable.all, 3)
  }
  @_disfavoredOverload @_transparent nonisolated static var record: UnderstudyCore.CallPattern<(), Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticPropertyTable.all, 4)
  }
}

extension StaticPropertyTable where Self: UnderstudyCore.__Chained {
  @_disfavoredOverload @_transparent nonisolated static var item: MockArticle {
    UnderstudyCore.Mock.__static(Self.self).__child(__MembersOfStaticPropertyTable.all, 1, (), (any Article).self) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
}

enum __MembersOfStaticSubscriptOfSelfTable {
  nonisolated static let all = UnderstudyCore.__Members("StaticSubscriptOfSelfTable", "static subscript(numberSelf:)\nstatic subscript(itemSelf:)\nstatic subscript(hiddenSelf:)\nstatic subscript(optionalSelf:)\nstatic subscript(recordSelf:)")
}
nonisolated final class MockStaticSubscriptOfSelfTable: UnderstudyCore.__MockObject, StaticSubscriptOfSelfTable, @unchecked Swift.Sendable {
}

extension StaticSubscriptOfSelfTable where Self: UnderstudyCore.Mockable {
  static subscript(numberSelf p0: Self) -> Int {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptOfSelfTable.all, 0, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(numberSelf p0: Self) -> UnderstudyCore.CallPattern<Self, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptOfSelfTable.all, 0, .value(p0))
  }
  static subscript(itemSelf p0: Self) -> any Article {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptOfSelfTable.all, 1, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(itemSelf p0: Self) -> UnderstudyCore.CallPattern<Self, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptOfSelfTable.all, 1, .value(p0))
  }
  @_disfavoredOverload nonisolated static subscript(itemSelf p0: Self) -> MockArticle {
    UnderstudyCore.Mock.__static(Self.self).__child(__MembersOfStaticSubscriptOfSelfTable.all, 1, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") nonisolated static subscript(itemSelf p0: UnderstudyCore.Matcher<Self>) -> MockArticle { UnderstudyCore.__unavailable() }
  static subscript(hiddenSelf p0: Self) -> any Hidden {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptOfSelfTable.all, 2, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(hiddenSelf p0: Self) -> UnderstudyCore.CallPattern<Self, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptOfSelfTable.all, 2, .value(p0))
  }
  static subscript(optionalSelf p0: Self) -> (any Article)? {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptOfSelfTable.all, 3, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(optionalSelf p0: Self) -> UnderstudyCore.CallPattern<Self, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptOfSelfTable.all, 3, .value(p0))
  }
  static subscript(recordSelf p0: Self) -> Record {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptOfSelfTable.all, 4, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(recordSelf p0: Self) -> UnderstudyCore.CallPattern<Self, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptOfSelfTable.all, 4, .value(p0))
  }
}

extension StaticSubscriptOfSelfTable where Self: __OneMatcher {
  @_disfavoredOverload nonisolated static subscript(numberSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptOfSelfTable.all, 0, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(itemSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptOfSelfTable.all, 1, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(hiddenSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptOfSelfTable.all, 2, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(optionalSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptOfSelfTable.all, 3, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(recordSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptOfSelfTable.all, 4, .matcher(p0))
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockStaticSubscriptOfSelfTable', not 'any StaticSubscriptOfSelfTable'")
extension StaticSubscriptOfSelfTable {
  nonisolated static subscript(numberSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(itemSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(hiddenSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(optionalSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(recordSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Record, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfStaticSubscriptTable {
  nonisolated static let all = UnderstudyCore.__Members("StaticSubscriptTable", "static subscript(numberValue:)\nstatic subscript(itemValue:)\nstatic subscript(hiddenValue:)\nstatic subscript(optionalValue:)\nstatic subscript(recordValue:)\nstatic subscript(numberExistential:)\nstatic subscript(itemExistential:)\nstatic subscript(hiddenExistential:)\nstatic subscript(optionalExistential:)\nstatic subscript(recordExistential:)\nstatic subscript(numberVariadic...:)\nstatic subscript(itemVariadic...:)\nstatic subscript(hiddenVariadic...:)\nstatic subscript(optionalVariadic...:)\nstatic subscript(recordVariadic...:)\nstatic subscript(numberEscaping:)\nstatic subscript(itemEscaping:)\nstatic subscript(hiddenEscaping:)\nstatic subscript(optionalEscaping:)\nstatic subscript(recordEscaping:)\nstatic subscript<>(numberOpaque:)\nstatic subscript<>(itemOpaque:)\nstatic subscript<>(hiddenOpaque:)\nstatic subscript<>(optionalOpaque:)\nstatic subscript<>(recordOpaque:)")
}
nonisolated final class MockStaticSubscriptTable: UnderstudyCore.__MockObject, StaticSubscriptTable, @unchecked Swift.Sendable {
}

extension StaticSubscriptTable where Self: UnderstudyCore.Mockable {
  static subscript(numberValue p0: Int) -> Int {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 0, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(numberValue p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 0, .value(p0))
  }
  static subscript(itemValue p0: Int) -> any Article {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 1, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(itemValue p0: Int) -> UnderstudyCore.CallPattern<Int, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 1, .value(p0))
  }
  @_disfavoredOverload nonisolated static subscript(itemValue p0: Int) -> MockArticle {
    UnderstudyCore.Mock.__static(Self.self).__child(__MembersOfStaticSubscriptTable.all, 1, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") nonisolated static subscript(itemValue p0: UnderstudyCore.Matcher<Int>) -> MockArticle { UnderstudyCore.__unavailable() }
  static subscript(hiddenValue p0: Int) -> any Hidden {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 2, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(hiddenValue p0: Int) -> UnderstudyCore.CallPattern<Int, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 2, .value(p0))
  }
  static subscript(optionalValue p0: Int) -> (any Article)? {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 3, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(optionalValue p0: Int) -> UnderstudyCore.CallPattern<Int, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 3, .value(p0))
  }
  static subscript(recordValue p0: Int) -> Record {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 4, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(recordValue p0: Int) -> UnderstudyCore.CallPattern<Int, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 4, .value(p0))
  }
  static subscript(numberExistential p0: any Article) -> Int {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 5, p0 as any Article, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(numberExistential p0: any Article) -> UnderstudyCore.CallPattern<any Article, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 5, .value(p0 as any Article))
  }
  static subscript(itemExistential p0: any Article) -> any Article {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 6, p0 as any Article, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(itemExistential p0: any Article) -> UnderstudyCore.CallPattern<any Article, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 6, .value(p0 as any Article))
  }
  @_disfavoredOverload nonisolated static subscript(itemExistential p0: any Article) -> MockArticle {
    UnderstudyCore.Mock.__static(Self.self).__child(__MembersOfStaticSubscriptTable.all, 6, p0 as any Article, (any Article).self, .value(p0 as any Article)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") nonisolated static subscript(itemExistential p0: UnderstudyCore.Matcher<any Article>) -> MockArticle { UnderstudyCore.__unavailable() }
  static subscript(hiddenExistential p0: any Article) -> any Hidden {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 7, p0 as any Article, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(hiddenExistential p0: any Article) -> UnderstudyCore.CallPattern<any Article, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 7, .value(p0 as any Article))
  }
  static subscript(optionalExistential p0: any Article) -> (any Article)? {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 8, p0 as any Article, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(optionalExistential p0: any Article) -> UnderstudyCore.CallPattern<any Article, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 8, .value(p0 as any Article))
  }
  static subscript(recordExistential p0: any Article) -> Record {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 9, p0 as any Article, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(recordExistential p0: any Article) -> UnderstudyCore.CallPattern<any Article, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 9, .value(p0 as any Article))
  }
  static subscript(numberVariadic p0: Int...) -> Int {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 10, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(numberVariadic p0: Int...) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 10, .value(p0))
  }
  static subscript(itemVariadic p0: Int...) -> any Article {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 11, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(itemVariadic p0: Int...) -> UnderstudyCore.CallPattern<[Int], any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 11, .value(p0))
  }
  @_disfavoredOverload nonisolated static subscript(itemVariadic p0: Int...) -> MockArticle {
    UnderstudyCore.Mock.__static(Self.self).__child(__MembersOfStaticSubscriptTable.all, 11, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") nonisolated static subscript(itemVariadic p0: UnderstudyCore.Matcher<[Int]>) -> MockArticle { UnderstudyCore.__unavailable() }
  static subscript(hiddenVariadic p0: Int...) -> any Hidden {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 12, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(hiddenVariadic p0: Int...) -> UnderstudyCore.CallPattern<[Int], any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 12, .value(p0))
  }
  static subscript(optionalVariadic p0: Int...) -> (any Article)? {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 13, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(optionalVariadic p0: Int...) -> UnderstudyCore.CallPattern<[Int], (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 13, .value(p0))
  }
  static subscript(recordVariadic p0: Int...) -> Record {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 14, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(recordVariadic p0: Int...) -> UnderstudyCore.CallPattern<[Int], Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 14, .value(p0))
  }
  static subscript(numberEscaping p0: @escaping @Sendable (Int) -> Int) -> Int {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 15, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(numberEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 15, .matcher(p0))
  }
  static subscript(itemEscaping p0: @escaping @Sendable (Int) -> Int) -> any Article {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 16, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(itemEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 16, .matcher(p0))
  }
  static subscript(hiddenEscaping p0: @escaping @Sendable (Int) -> Int) -> any Hidden {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 17, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(hiddenEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 17, .matcher(p0))
  }
  static subscript(optionalEscaping p0: @escaping @Sendable (Int) -> Int) -> (any Article)? {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 18, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(optionalEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 18, .matcher(p0))
  }
  static subscript(recordEscaping p0: @escaping @Sendable (Int) -> Int) -> Record {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 19, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript(recordEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 19, .matcher(p0))
  }
  static subscript<T0: Equatable>(numberOpaque p0: T0) -> Int {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 20, p0 as T0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript<T0: Equatable>(numberOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 20, .matcher(p0))
  }
  static subscript<T0: Equatable>(itemOpaque p0: T0) -> any Article {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 21, p0 as T0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript<T0: Equatable>(itemOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 21, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript<T0: Equatable>(itemOpaque p0: T0) -> MockArticle {
    UnderstudyCore.Mock.__static(Self.self).__child(__MembersOfStaticSubscriptTable.all, 21, p0 as T0, (any Article).self, .value(p0 as T0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") nonisolated static subscript<T0: Equatable>(itemOpaque p0: UnderstudyCore.Matcher<T0>) -> MockArticle { UnderstudyCore.__unavailable() }
  static subscript<T0: Equatable>(hiddenOpaque p0: T0) -> any Hidden {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 22, p0 as T0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript<T0: Equatable>(hiddenOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 22, .matcher(p0))
  }
  static subscript<T0: Equatable>(optionalOpaque p0: T0) -> (any Article)? {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 23, p0 as T0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript<T0: Equatable>(optionalOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 23, .matcher(p0))
  }
  static subscript<T0: Equatable>(recordOpaque p0: T0) -> Record {
    get {
      return UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfStaticSubscriptTable.all, 24, p0 as T0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated static subscript<T0: Equatable>(recordOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 24, .matcher(p0))
  }
}

extension StaticSubscriptTable where Self: __OneMatcher {
  @_disfavoredOverload nonisolated static subscript(numberValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 0, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(itemValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 1, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(hiddenValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 2, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(optionalValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 3, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(recordValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 4, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(numberExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 5, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(itemExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 6, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(hiddenExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 7, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(optionalExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 8, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(recordExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 9, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(numberVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 10, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(itemVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 11, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(hiddenVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 12, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(optionalVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 13, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript(recordVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 14, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static subscript<T0: Equatable>(numberOpaque p0: T0) -> UnderstudyCore.CallPattern<T0, Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 20, .value(p0 as T0))
  }
  @_disfavoredOverload nonisolated static subscript<T0: Equatable>(itemOpaque p0: T0) -> UnderstudyCore.CallPattern<T0, any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 21, .value(p0 as T0))
  }
  @_disfavoredOverload nonisolated static subscript<T0: Equatable>(hiddenOpaque p0: T0) -> UnderstudyCore.CallPattern<T0, any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 22, .value(p0 as T0))
  }
  @_disfavoredOverload nonisolated static subscript<T0: Equatable>(optionalOpaque p0: T0) -> UnderstudyCore.CallPattern<T0, (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 23, .value(p0 as T0))
  }
  @_disfavoredOverload nonisolated static subscript<T0: Equatable>(recordOpaque p0: T0) -> UnderstudyCore.CallPattern<T0, Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 24, .value(p0 as T0))
  }
}

extension StaticSubscriptTable where Self: __TwoMatchers {
  @_disfavoredOverload nonisolated static subscript(numberVariadic p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 10, .matcher(UnderstudyCore.Matcher<[Int]>.__elements(p0)))
  }
  @_disfavoredOverload nonisolated static subscript(itemVariadic p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], any Article, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 11, .matcher(UnderstudyCore.Matcher<[Int]>.__elements(p0)))
  }
  @_disfavoredOverload nonisolated static subscript(hiddenVariadic p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], any Hidden, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 12, .matcher(UnderstudyCore.Matcher<[Int]>.__elements(p0)))
  }
  @_disfavoredOverload nonisolated static subscript(optionalVariadic p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], (any Article)?, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 13, .matcher(UnderstudyCore.Matcher<[Int]>.__elements(p0)))
  }
  @_disfavoredOverload nonisolated static subscript(recordVariadic p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], Record, Swift.Never> {
    UnderstudyCore.Mock.__static(Self.self).__callPattern(__MembersOfStaticSubscriptTable.all, 14, .matcher(UnderstudyCore.Matcher<[Int]>.__elements(p0)))
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockStaticSubscriptTable', not 'any StaticSubscriptTable'")
extension StaticSubscriptTable {
  nonisolated static subscript(numberValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(itemValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(hiddenValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(optionalValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(recordValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(numberExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(itemExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(hiddenExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(optionalExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(recordExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(numberVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(itemVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(hiddenVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(optionalVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(recordVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Record, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(numberEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(itemEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(hiddenEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(optionalEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript(recordEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript<T0: Equatable>(numberOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript<T0: Equatable>(itemOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript<T0: Equatable>(hiddenOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript<T0: Equatable>(optionalOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated static subscript<T0: Equatable>(recordOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, Record, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfStoredClosuresConcurrent {
  nonisolated static let all = UnderstudyCore.__Members("StoredClosuresConcurrent", "concurrentNoneAsync\nconcurrentNoneAsync=\nconcurrentNoneAsyncThrows\nconcurrentNoneAsyncThrows=\nconcurrentValueAsync\nconcurrentValueAsync=\nconcurrentValueAsyncThrows\nconcurrentValueAsyncThrows=\nconcurrentInoutAsync\nconcurrentInoutAsync=\nconcurrentInoutAsyncThrows\nconcurrentInoutAsyncThrows=\nconcurrentSendingAsync\nconcurrentSendingAsync=\nconcurrentSendingAsyncThrows\nconcurrentSendingAsyncThrows=")
}
nonisolated final class MockStoredClosuresConcurrent: UnderstudyCore.__MockObject, StoredClosuresConcurrent, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any StoredClosuresConcurrent
}

extension StoredClosuresConcurrent where Self: UnderstudyCore.Mockable {
  var concurrentNoneAsync: @concurrent () async -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresConcurrent.all, 0, (), real: (any StoredClosuresConcurrent).self) { (real: any StoredClosuresConcurrent) -> @concurrent () async -> Int in
        real.concurrentNoneAsync
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresConcurrent.all, 1, newValue, changing: (any StoredClosuresConcurrent).self) { (real: inout any StoredClosuresConcurrent) -> Swift.Void in
        real.concurrentNoneAsync = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var concurrentNoneAsyncThrows: @concurrent () async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresConcurrent.all, 2, (), real: (any StoredClosuresConcurrent).self) { (real: any StoredClosuresConcurrent) -> @concurrent () async throws -> Int in
        real.concurrentNoneAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresConcurrent.all, 3, newValue, changing: (any StoredClosuresConcurrent).self) { (real: inout any StoredClosuresConcurrent) -> Swift.Void in
        real.concurrentNoneAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var concurrentValueAsync: @concurrent (Int) async -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresConcurrent.all, 4, (), real: (any StoredClosuresConcurrent).self) { (real: any StoredClosuresConcurrent) -> @concurrent (Int) async -> Int in
        real.concurrentValueAsync
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresConcurrent.all, 5, newValue, changing: (any StoredClosuresConcurrent).self) { (real: inout any StoredClosuresConcurrent) -> Swift.Void in
        real.concurrentValueAsync = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var concurrentValueAsyncThrows: @concurrent (Int) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresConcurrent.all, 6, (), real: (any StoredClosuresConcurrent).self) { (real: any StoredClosuresConcurrent) -> @concurrent (Int) async throws -> Int in
        real.concurrentValueAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresConcurrent.all, 7, newValue, changing: (any StoredClosuresConcurrent).self) { (real: inout any StoredClosuresConcurrent) -> Swift.Void in
        real.concurrentValueAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var concurrentInoutAsync: @concurrent (inout Int) async -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresConcurrent.all, 8, (), real: (any StoredClosuresConcurrent).self) { (real: any StoredClosuresConcurrent) -> @concurrent (inout Int) async -> Int in
        real.concurrentInoutAsync
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresConcurrent.all, 9, newValue, changing: (any StoredClosuresConcurrent).self) { (real: inout any StoredClosuresConcurrent) -> Swift.Void in
        real.concurrentInoutAsync = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var concurrentInoutAsyncThrows: @concurrent (inout Int) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresConcurrent.all, 10, (), real: (any StoredClosuresConcurrent).self) { (real: any StoredClosuresConcurrent) -> @concurrent (inout Int) async throws -> Int in
        real.concurrentInoutAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresConcurrent.all, 11, newValue, changing: (any StoredClosuresConcurrent).self) { (real: inout any StoredClosuresConcurrent) -> Swift.Void in
        real.concurrentInoutAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var concurrentSendingAsync: @concurrent (sending Box) async -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresConcurrent.all, 12, (), real: (any StoredClosuresConcurrent).self) { (real: any StoredClosuresConcurrent) -> @concurrent (sending Box) async -> Int in
        real.concurrentSendingAsync
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresConcurrent.all, 13, newValue, changing: (any StoredClosuresConcurrent).self) { (real: inout any StoredClosuresConcurrent) -> Swift.Void in
        real.concurrentSendingAsync = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var concurrentSendingAsyncThrows: @concurrent (sending Box) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresConcurrent.all, 14, (), real: (any StoredClosuresConcurrent).self) { (real: any StoredClosuresConcurrent) -> @concurrent (sending Box) async throws -> Int in
        real.concurrentSendingAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresConcurrent.all, 15, newValue, changing: (any StoredClosuresConcurrent).self) { (real: inout any StoredClosuresConcurrent) -> Swift.Void in
        real.concurrentSendingAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
}

extension StoredClosuresConcurrent where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var concurrentNoneAsync: UnderstudyCore.PropertyPattern<@concurrent () async -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresConcurrent.all, 0, 1)
  }
  @_disfavoredOverload @_transparent nonisolated var concurrentNoneAsyncThrows: UnderstudyCore.PropertyPattern<@concurrent () async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresConcurrent.all, 2, 3)
  }
  @_disfavoredOverload @_transparent nonisolated var concurrentValueAsync: UnderstudyCore.PropertyPattern<@concurrent (Int) async -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresConcurrent.all, 4, 5)
  }
  @_disfavoredOverload @_transparent nonisolated var concurrentValueAsyncThrows: UnderstudyCore.PropertyPattern<@concurrent (Int) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresConcurrent.all, 6, 7)
  }
  @_disfavoredOverload @_transparent nonisolated var concurrentInoutAsync: UnderstudyCore.PropertyPattern<@concurrent (inout Int) async -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresConcurrent.all, 8, 9)
  }
  @_disfavoredOverload @_transparent nonisolated var concurrentInoutAsyncThrows: UnderstudyCore.PropertyPattern<@concurrent (inout Int) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresConcurrent.all, 10, 11)
  }
  @_disfavoredOverload @_transparent nonisolated var concurrentSendingAsync: UnderstudyCore.PropertyPattern<@concurrent (sending Box) async -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresConcurrent.all, 12, 13)
  }
  @_disfavoredOverload @_transparent nonisolated var concurrentSendingAsyncThrows: UnderstudyCore.PropertyPattern<@concurrent (sending Box) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresConcurrent.all, 14, 15)
  }
}

enum __MembersOfStoredClosuresMain {
  nonisolated static let all = UnderstudyCore.__Members("StoredClosuresMain", "mainNone\nmainNone=\nmainNoneAsyncThrows\nmainNoneAsyncThrows=\nmainValue\nmainValue=\nmainValueAsyncThrows\nmainValueAsyncThrows=\nmainInout\nmainInout=\nmainInoutAsyncThrows\nmainInoutAsyncThrows=\nmainSending\nmainSending=\nmainSendingAsyncThrows\nmainSendingAsyncThrows=")
}
nonisolated final class MockStoredClosuresMain: UnderstudyCore.__MockObject, StoredClosuresMain, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any StoredClosuresMain
}

extension StoredClosuresMain where Self: UnderstudyCore.Mockable {
  var mainNone: @MainActor () -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresMain.all, 0, (), real: (any StoredClosuresMain).self) { (real: any StoredClosuresMain) -> @MainActor () -> Int in
        real.mainNone
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresMain.all, 1, newValue, changing: (any StoredClosuresMain).self) { (real: inout any StoredClosuresMain) -> Swift.Void in
        real.mainNone = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var mainNoneAsyncThrows: @MainActor () async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresMain.all, 2, (), real: (any StoredClosuresMain).self) { (real: any StoredClosuresMain) -> @MainActor () async throws -> Int in
        real.mainNoneAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresMain.all, 3, newValue, changing: (any StoredClosuresMain).self) { (real: inout any StoredClosuresMain) -> Swift.Void in
        real.mainNoneAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var mainValue: @MainActor (Int) -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresMain.all, 4, (), real: (any StoredClosuresMain).self) { (real: any StoredClosuresMain) -> @MainActor (Int) -> Int in
        real.mainValue
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresMain.all, 5, newValue, changing: (any StoredClosuresMain).self) { (real: inout any StoredClosuresMain) -> Swift.Void in
        real.mainValue = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var mainValueAsyncThrows: @MainActor (Int) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresMain.all, 6, (), real: (any StoredClosuresMain).self) { (real: any StoredClosuresMain) -> @MainActor (Int) async throws -> Int in
        real.mainValueAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresMain.all, 7, newValue, changing: (any StoredClosuresMain).self) { (real: inout any StoredClosuresMain) -> Swift.Void in
        real.mainValueAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var mainInout: @MainActor (inout Int) -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresMain.all, 8, (), real: (any StoredClosuresMain).self) { (real: any StoredClosuresMain) -> @MainActor (inout Int) -> Int in
        real.mainInout
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresMain.all, 9, newValue, changing: (any StoredClosuresMain).self) { (real: inout any StoredClosuresMain) -> Swift.Void in
        real.mainInout = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var mainInoutAsyncThrows: @MainActor (inout Int) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresMain.all, 10, (), real: (any StoredClosuresMain).self) { (real: any StoredClosuresMain) -> @MainActor (inout Int) async throws -> Int in
        real.mainInoutAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresMain.all, 11, newValue, changing: (any StoredClosuresMain).self) { (real: inout any StoredClosuresMain) -> Swift.Void in
        real.mainInoutAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var mainSending: @MainActor (sending Box) -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresMain.all, 12, (), real: (any StoredClosuresMain).self) { (real: any StoredClosuresMain) -> @MainActor (sending Box) -> Int in
        real.mainSending
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresMain.all, 13, newValue, changing: (any StoredClosuresMain).self) { (real: inout any StoredClosuresMain) -> Swift.Void in
        real.mainSending = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var mainSendingAsyncThrows: @MainActor (sending Box) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresMain.all, 14, (), real: (any StoredClosuresMain).self) { (real: any StoredClosuresMain) -> @MainActor (sending Box) async throws -> Int in
        real.mainSendingAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresMain.all, 15, newValue, changing: (any StoredClosuresMain).self) { (real: inout any StoredClosuresMain) -> Swift.Void in
        real.mainSendingAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
}

extension StoredClosuresMain where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var mainNone: UnderstudyCore.PropertyPattern<@MainActor () -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresMain.all, 0, 1)
  }
  @_disfavoredOverload @_transparent nonisolated var mainNoneAsyncThrows: UnderstudyCore.PropertyPattern<@MainActor () async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresMain.all, 2, 3)
  }
  @_disfavoredOverload @_transparent nonisolated var mainValue: UnderstudyCore.PropertyPattern<@MainActor (Int) -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresMain.all, 4, 5)
  }
  @_disfavoredOverload @_transparent nonisolated var mainValueAsyncThrows: UnderstudyCore.PropertyPattern<@MainActor (Int) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresMain.all, 6, 7)
  }
  @_disfavoredOverload @_transparent nonisolated var mainInout: UnderstudyCore.PropertyPattern<@MainActor (inout Int) -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresMain.all, 8, 9)
  }
  @_disfavoredOverload @_transparent nonisolated var mainInoutAsyncThrows: UnderstudyCore.PropertyPattern<@MainActor (inout Int) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresMain.all, 10, 11)
  }
  @_disfavoredOverload @_transparent nonisolated var mainSending: UnderstudyCore.PropertyPattern<@MainActor (sending Box) -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresMain.all, 12, 13)
  }
  @_disfavoredOverload @_transparent nonisolated var mainSendingAsyncThrows: UnderstudyCore.PropertyPattern<@MainActor (sending Box) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresMain.all, 14, 15)
  }
}

enum __MembersOfStoredClosuresMainSendable {
  nonisolated static let all = UnderstudyCore.__Members("StoredClosuresMainSendable", "mainSendableNone\nmainSendableNone=\nmainSendableNoneAsyncThrows\nmainSendableNoneAsyncThrows=\nmainSendableValue\nmainSendableValue=\nmainSendableValueAsyncThrows\nmainSendableValueAsyncThrows=\nmainSendableInout\nmainSendableInout=\nmainSendableInoutAsyncThrows\nmainSendableInoutAsyncThrows=\nmainSendableSending\nmainSendableSending=\nmainSendableSendingAsyncThrows\nmainSendableSendingAsyncThrows=")
}
nonisolated final class MockStoredClosuresMainSendable: UnderstudyCore.__MockObject, StoredClosuresMainSendable, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any StoredClosuresMainSendable
}

extension StoredClosuresMainSendable where Self: UnderstudyCore.Mockable {
  var mainSendableNone: @MainActor @Sendable () -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresMainSendable.all, 0, (), real: (any StoredClosuresMainSendable).self) { (real: any StoredClosuresMainSendable) -> @MainActor @Sendable () -> Int in
        real.mainSendableNone
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresMainSendable.all, 1, newValue, changing: (any StoredClosuresMainSendable).self) { (real: inout any StoredClosuresMainSendable) -> Swift.Void in
        real.mainSendableNone = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var mainSendableNoneAsyncThrows: @MainActor @Sendable () async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresMainSendable.all, 2, (), real: (any StoredClosuresMainSendable).self) { (real: any StoredClosuresMainSendable) -> @MainActor @Sendable () async throws -> Int in
        real.mainSendableNoneAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresMainSendable.all, 3, newValue, changing: (any StoredClosuresMainSendable).self) { (real: inout any StoredClosuresMainSendable) -> Swift.Void in
        real.mainSendableNoneAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var mainSendableValue: @MainActor @Sendable (Int) -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresMainSendable.all, 4, (), real: (any StoredClosuresMainSendable).self) { (real: any StoredClosuresMainSendable) -> @MainActor @Sendable (Int) -> Int in
        real.mainSendableValue
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresMainSendable.all, 5, newValue, changing: (any StoredClosuresMainSendable).self) { (real: inout any StoredClosuresMainSendable) -> Swift.Void in
        real.mainSendableValue = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var mainSendableValueAsyncThrows: @MainActor @Sendable (Int) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresMainSendable.all, 6, (), real: (any StoredClosuresMainSendable).self) { (real: any StoredClosuresMainSendable) -> @MainActor @Sendable (Int) async throws -> Int in
        real.mainSendableValueAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresMainSendable.all, 7, newValue, changing: (any StoredClosuresMainSendable).self) { (real: inout any StoredClosuresMainSendable) -> Swift.Void in
        real.mainSendableValueAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var mainSendableInout: @MainActor @Sendable (inout Int) -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresMainSendable.all, 8, (), real: (any StoredClosuresMainSendable).self) { (real: any StoredClosuresMainSendable) -> @MainActor @Sendable (inout Int) -> Int in
        real.mainSendableInout
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresMainSendable.all, 9, newValue, changing: (any StoredClosuresMainSendable).self) { (real: inout any StoredClosuresMainSendable) -> Swift.Void in
        real.mainSendableInout = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var mainSendableInoutAsyncThrows: @MainActor @Sendable (inout Int) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresMainSendable.all, 10, (), real: (any StoredClosuresMainSendable).self) { (real: any StoredClosuresMainSendable) -> @MainActor @Sendable (inout Int) async throws -> Int in
        real.mainSendableInoutAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresMainSendable.all, 11, newValue, changing: (any StoredClosuresMainSendable).self) { (real: inout any StoredClosuresMainSendable) -> Swift.Void in
        real.mainSendableInoutAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var mainSendableSending: @MainActor @Sendable (sending Box) -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresMainSendable.all, 12, (), real: (any StoredClosuresMainSendable).self) { (real: any StoredClosuresMainSendable) -> @MainActor @Sendable (sending Box) -> Int in
        real.mainSendableSending
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresMainSendable.all, 13, newValue, changing: (any StoredClosuresMainSendable).self) { (real: inout any StoredClosuresMainSendable) -> Swift.Void in
        real.mainSendableSending = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var mainSendableSendingAsyncThrows: @MainActor @Sendable (sending Box) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresMainSendable.all, 14, (), real: (any StoredClosuresMainSendable).self) { (real: any StoredClosuresMainSendable) -> @MainActor @Sendable (sending Box) async throws -> Int in
        real.mainSendableSendingAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresMainSendable.all, 15, newValue, changing: (any StoredClosuresMainSendable).self) { (real: inout any StoredClosuresMainSendable) -> Swift.Void in
        real.mainSendableSendingAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
}

extension StoredClosuresMainSendable where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var mainSendableNone: UnderstudyCore.PropertyPattern<@MainActor @Sendable () -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresMainSendable.all, 0, 1)
  }
  @_disfavoredOverload @_transparent nonisolated var mainSendableNoneAsyncThrows: UnderstudyCore.PropertyPattern<@MainActor @Sendable () async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresMainSendable.all, 2, 3)
  }
  @_disfavoredOverload @_transparent nonisolated var mainSendableValue: UnderstudyCore.PropertyPattern<@MainActor @Sendable (Int) -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresMainSendable.all, 4, 5)
  }
  @_disfavoredOverload @_transparent nonisolated var mainSendableValueAsyncThrows: UnderstudyCore.PropertyPattern<@MainActor @Sendable (Int) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresMainSendable.all, 6, 7)
  }
  @_disfavoredOverload @_transparent nonisolated var mainSendableInout: UnderstudyCore.PropertyPattern<@MainActor @Sendable (inout Int) -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresMainSendable.all, 8, 9)
  }
  @_disfavoredOverload @_transparent nonisolated var mainSendableInoutAsyncThrows: UnderstudyCore.PropertyPattern<@MainActor @Sendable (inout Int) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresMainSendable.all, 10, 11)
  }
  @_disfavoredOverload @_transparent nonisolated var mainSendableSending: UnderstudyCore.PropertyPattern<@MainActor @Sendable (sending Box) -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresMainSendable.all, 12, 13)
  }
  @_disfavoredOverload @_transparent nonisolated var mainSendableSendingAsyncThrows: UnderstudyCore.PropertyPattern<@MainActor @Sendable (sending Box) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresMainSendable.all, 14, 15)
  }
}

enum __MembersOfStoredClosuresNonsending {
  nonisolated static let all = UnderstudyCore.__Members("StoredClosuresNonsending", "nonsendingNoneAsync\nnonsendingNoneAsync=\nnonsendingNoneAsyncThrows\nnonsendingNoneAsyncThrows=\nnonsendingValueAsync\nnonsendingValueAsync=\nnonsendingValueAsyncThrows\nnonsendingValueAsyncThrows=\nnonsendingInoutAsync\nnonsendingInoutAsync=\nnonsendingInoutAsyncThrows\nnonsendingInoutAsyncThrows=\nnonsendingSendingAsync\nnonsendingSendingAsync=\nnonsendingSendingAsyncThrows\nnonsendingSendingAsyncThrows=")
}
nonisolated final class MockStoredClosuresNonsending: UnderstudyCore.__MockObject, StoredClosuresNonsending, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any StoredClosuresNonsending
}

extension StoredClosuresNonsending where Self: UnderstudyCore.Mockable {
  var nonsendingNoneAsync: nonisolated(nonsending) () async -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresNonsending.all, 0, (), real: (any StoredClosuresNonsending).self) { (real: any StoredClosuresNonsending) -> nonisolated(nonsending) () async -> Int in
        real.nonsendingNoneAsync
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresNonsending.all, 1, newValue, changing: (any StoredClosuresNonsending).self) { (real: inout any StoredClosuresNonsending) -> Swift.Void in
        real.nonsendingNoneAsync = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var nonsendingNoneAsyncThrows: nonisolated(nonsending) () async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresNonsending.all, 2, (), real: (any StoredClosuresNonsending).self) { (real: any StoredClosuresNonsending) -> nonisolated(nonsending) () async throws -> Int in
        real.nonsendingNoneAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresNonsending.all, 3, newValue, changing: (any StoredClosuresNonsending).self) { (real: inout any StoredClosuresNonsending) -> Swift.Void in
        real.nonsendingNoneAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var nonsendingValueAsync: nonisolated(nonsending) (Int) async -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresNonsending.all, 4, (), real: (any StoredClosuresNonsending).self) { (real: any StoredClosuresNonsending) -> nonisolated(nonsending) (Int) async -> Int in
        real.nonsendingValueAsync
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresNonsending.all, 5, newValue, changing: (any StoredClosuresNonsending).self) { (real: inout any StoredClosuresNonsending) -> Swift.Void in
        real.nonsendingValueAsync = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var nonsendingValueAsyncThrows: nonisolated(nonsending) (Int) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresNonsending.all, 6, (), real: (any StoredClosuresNonsending).self) { (real: any StoredClosuresNonsending) -> nonisolated(nonsending) (Int) async throws -> Int in
        real.nonsendingValueAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresNonsending.all, 7, newValue, changing: (any StoredClosuresNonsending).self) { (real: inout any StoredClosuresNonsending) -> Swift.Void in
        real.nonsendingValueAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var nonsendingInoutAsync: nonisolated(nonsending) (inout Int) async -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresNonsending.all, 8, (), real: (any StoredClosuresNonsending).self) { (real: any StoredClosuresNonsending) -> nonisolated(nonsending) (inout Int) async -> Int in
        real.nonsendingInoutAsync
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresNonsending.all, 9, newValue, changing: (any StoredClosuresNonsending).self) { (real: inout any StoredClosuresNonsending) -> Swift.Void in
        real.nonsendingInoutAsync = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var nonsendingInoutAsyncThrows: nonisolated(nonsending) (inout Int) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresNonsending.all, 10, (), real: (any StoredClosuresNonsending).self) { (real: any StoredClosuresNonsending) -> nonisolated(nonsending) (inout Int) async throws -> Int in
        real.nonsendingInoutAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresNonsending.all, 11, newValue, changing: (any StoredClosuresNonsending).self) { (real: inout any StoredClosuresNonsending) -> Swift.Void in
        real.nonsendingInoutAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var nonsendingSendingAsync: nonisolated(nonsending) (sending Box) async -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresNonsending.all, 12, (), real: (any StoredClosuresNonsending).self) { (real: any StoredClosuresNonsending) -> nonisolated(nonsending) (sending Box) async -> Int in
        real.nonsendingSendingAsync
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresNonsending.all, 13, newValue, changing: (any StoredClosuresNonsending).self) { (real: inout any StoredClosuresNonsending) -> Swift.Void in
        real.nonsendingSendingAsync = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var nonsendingSendingAsyncThrows: nonisolated(nonsending) (sending Box) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresNonsending.all, 14, (), real: (any StoredClosuresNonsending).self) { (real: any StoredClosuresNonsending) -> nonisolated(nonsending) (sending Box) async throws -> Int in
        real.nonsendingSendingAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresNonsending.all, 15, newValue, changing: (any StoredClosuresNonsending).self) { (real: inout any StoredClosuresNonsending) -> Swift.Void in
        real.nonsendingSendingAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
}

extension StoredClosuresNonsending where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var nonsendingNoneAsync: UnderstudyCore.PropertyPattern<nonisolated(nonsending) () async -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresNonsending.all, 0, 1)
  }
  @_disfavoredOverload @_transparent nonisolated var nonsendingNoneAsyncThrows: UnderstudyCore.PropertyPattern<nonisolated(nonsending) () async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresNonsending.all, 2, 3)
  }
  @_disfavoredOverload @_transparent nonisolated var nonsendingValueAsync: UnderstudyCore.PropertyPattern<nonisolated(nonsending) (Int) async -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresNonsending.all, 4, 5)
  }
  @_disfavoredOverload @_transparent nonisolated var nonsendingValueAsyncThrows: UnderstudyCore.PropertyPattern<nonisolated(nonsending) (Int) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresNonsending.all, 6, 7)
  }
  @_disfavoredOverload @_transparent nonisolated var nonsendingInoutAsync: UnderstudyCore.PropertyPattern<nonisolated(nonsending) (inout Int) async -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresNonsending.all, 8, 9)
  }
  @_disfavoredOverload @_transparent nonisolated var nonsendingInoutAsyncThrows: UnderstudyCore.PropertyPattern<nonisolated(nonsending) (inout Int) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresNonsending.all, 10, 11)
  }
  @_disfavoredOverload @_transparent nonisolated var nonsendingSendingAsync: UnderstudyCore.PropertyPattern<nonisolated(nonsending) (sending Box) async -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresNonsending.all, 12, 13)
  }
  @_disfavoredOverload @_transparent nonisolated var nonsendingSendingAsyncThrows: UnderstudyCore.PropertyPattern<nonisolated(nonsending) (sending Box) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresNonsending.all, 14, 15)
  }
}

enum __MembersOfStoredClosuresPlain {
  nonisolated static let all = UnderstudyCore.__Members("StoredClosuresPlain", "plainNone\nplainNone=\nplainNoneAsyncThrows\nplainNoneAsyncThrows=\nplainValue\nplainValue=\nplainValueAsyncThrows\nplainValueAsyncThrows=\nplainInout\nplainInout=\nplainInoutAsyncThrows\nplainInoutAsyncThrows=\nplainSending\nplainSending=\nplainSendingAsyncThrows\nplainSendingAsyncThrows=")
}
nonisolated final class MockStoredClosuresPlain: UnderstudyCore.__MockObject, StoredClosuresPlain, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any StoredClosuresPlain
}

extension StoredClosuresPlain where Self: UnderstudyCore.Mockable {
  var plainNone: () -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresPlain.all, 0, (), real: (any StoredClosuresPlain).self) { (real: any StoredClosuresPlain) -> () -> Int in
        real.plainNone
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresPlain.all, 1, newValue, changing: (any StoredClosuresPlain).self) { (real: inout any StoredClosuresPlain) -> Swift.Void in
        real.plainNone = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var plainNoneAsyncThrows: () async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresPlain.all, 2, (), real: (any StoredClosuresPlain).self) { (real: any StoredClosuresPlain) -> () async throws -> Int in
        real.plainNoneAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresPlain.all, 3, newValue, changing: (any StoredClosuresPlain).self) { (real: inout any StoredClosuresPlain) -> Swift.Void in
        real.plainNoneAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var plainValue: (Int) -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresPlain.all, 4, (), real: (any StoredClosuresPlain).self) { (real: any StoredClosuresPlain) -> (Int) -> Int in
        real.plainValue
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresPlain.all, 5, newValue, changing: (any StoredClosuresPlain).self) { (real: inout any StoredClosuresPlain) -> Swift.Void in
        real.plainValue = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var plainValueAsyncThrows: (Int) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresPlain.all, 6, (), real: (any StoredClosuresPlain).self) { (real: any StoredClosuresPlain) -> (Int) async throws -> Int in
        real.plainValueAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresPlain.all, 7, newValue, changing: (any StoredClosuresPlain).self) { (real: inout any StoredClosuresPlain) -> Swift.Void in
        real.plainValueAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var plainInout: (inout Int) -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresPlain.all, 8, (), real: (any StoredClosuresPlain).self) { (real: any StoredClosuresPlain) -> (inout Int) -> Int in
        real.plainInout
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresPlain.all, 9, newValue, changing: (any StoredClosuresPlain).self) { (real: inout any StoredClosuresPlain) -> Swift.Void in
        real.plainInout = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var plainInoutAsyncThrows: (inout Int) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresPlain.all, 10, (), real: (any StoredClosuresPlain).self) { (real: any StoredClosuresPlain) -> (inout Int) async throws -> Int in
        real.plainInoutAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresPlain.all, 11, newValue, changing: (any StoredClosuresPlain).self) { (real: inout any StoredClosuresPlain) -> Swift.Void in
        real.plainInoutAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var plainSending: (sending Box) -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresPlain.all, 12, (), real: (any StoredClosuresPlain).self) { (real: any StoredClosuresPlain) -> (sending Box) -> Int in
        real.plainSending
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresPlain.all, 13, newValue, changing: (any StoredClosuresPlain).self) { (real: inout any StoredClosuresPlain) -> Swift.Void in
        real.plainSending = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var plainSendingAsyncThrows: (sending Box) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresPlain.all, 14, (), real: (any StoredClosuresPlain).self) { (real: any StoredClosuresPlain) -> (sending Box) async throws -> Int in
        real.plainSendingAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresPlain.all, 15, newValue, changing: (any StoredClosuresPlain).self) { (real: inout any StoredClosuresPlain) -> Swift.Void in
        real.plainSendingAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
}

extension StoredClosuresPlain where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var plainNone: UnderstudyCore.PropertyPattern<() -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresPlain.all, 0, 1)
  }
  @_disfavoredOverload @_transparent nonisolated var plainNoneAsyncThrows: UnderstudyCore.PropertyPattern<() async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresPlain.all, 2, 3)
  }
  @_disfavoredOverload @_transparent nonisolated var plainValue: UnderstudyCore.PropertyPattern<(Int) -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresPlain.all, 4, 5)
  }
  @_disfavoredOverload @_transparent nonisolated var plainValueAsyncThrows: UnderstudyCore.PropertyPattern<(Int) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresPlain.all, 6, 7)
  }
  @_disfavoredOverload @_transparent nonisolated var plainInout: UnderstudyCore.PropertyPattern<(inout Int) -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresPlain.all, 8, 9)
  }
  @_disfavoredOverload @_transparent nonisolated var plainInoutAsyncThrows: UnderstudyCore.PropertyPattern<(inout Int) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresPlain.all, 10, 11)
  }
  @_disfavoredOverload @_transparent nonisolated var plainSending: UnderstudyCore.PropertyPattern<(sending Box) -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresPlain.all, 12, 13)
  }
  @_disfavoredOverload @_transparent nonisolated var plainSendingAsyncThrows: UnderstudyCore.PropertyPattern<(sending Box) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresPlain.all, 14, 15)
  }
}

enum __MembersOfStoredClosuresSendable {
  nonisolated static let all = UnderstudyCore.__Members("StoredClosuresSendable", "sendableNone\nsendableNone=\nsendableNoneAsyncThrows\nsendableNoneAsyncThrows=\nsendableValue\nsendableValue=\nsendableValueAsyncThrows\nsendableValueAsyncThrows=\nsendableInout\nsendableInout=\nsendableInoutAsyncThrows\nsendableInoutAsyncThrows=\nsendableSending\nsendableSending=\nsendableSendingAsyncThrows\nsendableSendingAsyncThrows=")
}
nonisolated final class MockStoredClosuresSendable: UnderstudyCore.__MockObject, StoredClosuresSendable, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any StoredClosuresSendable
}

extension StoredClosuresSendable where Self: UnderstudyCore.Mockable {
  var sendableNone: @Sendable () -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresSendable.all, 0, (), real: (any StoredClosuresSendable).self) { (real: any StoredClosuresSendable) -> @Sendable () -> Int in
        real.sendableNone
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresSendable.all, 1, newValue, changing: (any StoredClosuresSendable).self) { (real: inout any StoredClosuresSendable) -> Swift.Void in
        real.sendableNone = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var sendableNoneAsyncThrows: @Sendable () async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresSendable.all, 2, (), real: (any StoredClosuresSendable).self) { (real: any StoredClosuresSendable) -> @Sendable () async throws -> Int in
        real.sendableNoneAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresSendable.all, 3, newValue, changing: (any StoredClosuresSendable).self) { (real: inout any StoredClosuresSendable) -> Swift.Void in
        real.sendableNoneAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var sendableValue: @Sendable (Int) -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresSendable.all, 4, (), real: (any StoredClosuresSendable).self) { (real: any StoredClosuresSendable) -> @Sendable (Int) -> Int in
        real.sendableValue
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresSendable.all, 5, newValue, changing: (any StoredClosuresSendable).self) { (real: inout any StoredClosuresSendable) -> Swift.Void in
        real.sendableValue = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var sendableValueAsyncThrows: @Sendable (Int) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresSendable.all, 6, (), real: (any StoredClosuresSendable).self) { (real: any StoredClosuresSendable) -> @Sendable (Int) async throws -> Int in
        real.sendableValueAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresSendable.all, 7, newValue, changing: (any StoredClosuresSendable).self) { (real: inout any StoredClosuresSendable) -> Swift.Void in
        real.sendableValueAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var sendableInout: @Sendable (inout Int) -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresSendable.all, 8, (), real: (any StoredClosuresSendable).self) { (real: any StoredClosuresSendable) -> @Sendable (inout Int) -> Int in
        real.sendableInout
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresSendable.all, 9, newValue, changing: (any StoredClosuresSendable).self) { (real: inout any StoredClosuresSendable) -> Swift.Void in
        real.sendableInout = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var sendableInoutAsyncThrows: @Sendable (inout Int) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresSendable.all, 10, (), real: (any StoredClosuresSendable).self) { (real: any StoredClosuresSendable) -> @Sendable (inout Int) async throws -> Int in
        real.sendableInoutAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresSendable.all, 11, newValue, changing: (any StoredClosuresSendable).self) { (real: inout any StoredClosuresSendable) -> Swift.Void in
        real.sendableInoutAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var sendableSending: @Sendable (sending Box) -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresSendable.all, 12, (), real: (any StoredClosuresSendable).self) { (real: any StoredClosuresSendable) -> @Sendable (sending Box) -> Int in
        real.sendableSending
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresSendable.all, 13, newValue, changing: (any StoredClosuresSendable).self) { (real: inout any StoredClosuresSendable) -> Swift.Void in
        real.sendableSending = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var sendableSendingAsyncThrows: @Sendable (sending Box) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresSendable.all, 14, (), real: (any StoredClosuresSendable).self) { (real: any StoredClosuresSendable) -> @Sendable (sending Box) async throws -> Int in
        real.sendableSendingAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresSendable.all, 15, newValue, changing: (any StoredClosuresSendable).self) { (real: inout any StoredClosuresSendable) -> Swift.Void in
        real.sendableSendingAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
}

extension StoredClosuresSendable where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var sendableNone: UnderstudyCore.PropertyPattern<@Sendable () -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresSendable.all, 0, 1)
  }
  @_disfavoredOverload @_transparent nonisolated var sendableNoneAsyncThrows: UnderstudyCore.PropertyPattern<@Sendable () async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresSendable.all, 2, 3)
  }
  @_disfavoredOverload @_transparent nonisolated var sendableValue: UnderstudyCore.PropertyPattern<@Sendable (Int) -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresSendable.all, 4, 5)
  }
  @_disfavoredOverload @_transparent nonisolated var sendableValueAsyncThrows: UnderstudyCore.PropertyPattern<@Sendable (Int) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresSendable.all, 6, 7)
  }
  @_disfavoredOverload @_transparent nonisolated var sendableInout: UnderstudyCore.PropertyPattern<@Sendable (inout Int) -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresSendable.all, 8, 9)
  }
  @_disfavoredOverload @_transparent nonisolated var sendableInoutAsyncThrows: UnderstudyCore.PropertyPattern<@Sendable (inout Int) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresSendable.all, 10, 11)
  }
  @_disfavoredOverload @_transparent nonisolated var sendableSending: UnderstudyCore.PropertyPattern<@Sendable (sending Box) -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresSendable.all, 12, 13)
  }
  @_disfavoredOverload @_transparent nonisolated var sendableSendingAsyncThrows: UnderstudyCore.PropertyPattern<@Sendable (sending Box) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresSendable.all, 14, 15)
  }
}

enum __MembersOfStoredClosuresStudio {
  nonisolated static let all = UnderstudyCore.__Members("StoredClosuresStudio", "studioNone\nstudioNone=\nstudioNoneAsyncThrows\nstudioNoneAsyncThrows=\nstudioValue\nstudioValue=\nstudioValueAsyncThrows\nstudioValueAsyncThrows=\nstudioInout\nstudioInout=\nstudioInoutAsyncThrows\nstudioInoutAsyncThrows=\nstudioSending\nstudioSending=\nstudioSendingAsyncThrows\nstudioSendingAsyncThrows=")
}
nonisolated final class MockStoredClosuresStudio: UnderstudyCore.__MockObject, StoredClosuresStudio, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any StoredClosuresStudio
}

extension StoredClosuresStudio where Self: UnderstudyCore.Mockable {
  var studioNone: @Studio () -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresStudio.all, 0, (), real: (any StoredClosuresStudio).self) { (real: any StoredClosuresStudio) -> @Studio () -> Int in
        real.studioNone
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresStudio.all, 1, newValue, changing: (any StoredClosuresStudio).self) { (real: inout any StoredClosuresStudio) -> Swift.Void in
        real.studioNone = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var studioNoneAsyncThrows: @Studio () async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresStudio.all, 2, (), real: (any StoredClosuresStudio).self) { (real: any StoredClosuresStudio) -> @Studio () async throws -> Int in
        real.studioNoneAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresStudio.all, 3, newValue, changing: (any StoredClosuresStudio).self) { (real: inout any StoredClosuresStudio) -> Swift.Void in
        real.studioNoneAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var studioValue: @Studio (Int) -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresStudio.all, 4, (), real: (any StoredClosuresStudio).self) { (real: any StoredClosuresStudio) -> @Studio (Int) -> Int in
        real.studioValue
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresStudio.all, 5, newValue, changing: (any StoredClosuresStudio).self) { (real: inout any StoredClosuresStudio) -> Swift.Void in
        real.studioValue = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var studioValueAsyncThrows: @Studio (Int) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresStudio.all, 6, (), real: (any StoredClosuresStudio).self) { (real: any StoredClosuresStudio) -> @Studio (Int) async throws -> Int in
        real.studioValueAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresStudio.all, 7, newValue, changing: (any StoredClosuresStudio).self) { (real: inout any StoredClosuresStudio) -> Swift.Void in
        real.studioValueAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var studioInout: @Studio (inout Int) -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresStudio.all, 8, (), real: (any StoredClosuresStudio).self) { (real: any StoredClosuresStudio) -> @Studio (inout Int) -> Int in
        real.studioInout
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresStudio.all, 9, newValue, changing: (any StoredClosuresStudio).self) { (real: inout any StoredClosuresStudio) -> Swift.Void in
        real.studioInout = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var studioInoutAsyncThrows: @Studio (inout Int) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresStudio.all, 10, (), real: (any StoredClosuresStudio).self) { (real: any StoredClosuresStudio) -> @Studio (inout Int) async throws -> Int in
        real.studioInoutAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresStudio.all, 11, newValue, changing: (any StoredClosuresStudio).self) { (real: inout any StoredClosuresStudio) -> Swift.Void in
        real.studioInoutAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var studioSending: @Studio (sending Box) -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresStudio.all, 12, (), real: (any StoredClosuresStudio).self) { (real: any StoredClosuresStudio) -> @Studio (sending Box) -> Int in
        real.studioSending
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresStudio.all, 13, newValue, changing: (any StoredClosuresStudio).self) { (real: inout any StoredClosuresStudio) -> Swift.Void in
        real.studioSending = UnderstudyCore.__passed(newValue)
      }
    }
  }
  var studioSendingAsyncThrows: @Studio (sending Box) async throws -> Int {
    get {
      return self.__call(__MembersOfStoredClosuresStudio.all, 14, (), real: (any StoredClosuresStudio).self) { (real: any StoredClosuresStudio) -> @Studio (sending Box) async throws -> Int in
        real.studioSendingAsyncThrows
      }
    }
    nonmutating set {
      return self.__call(__MembersOfStoredClosuresStudio.all, 15, newValue, changing: (any StoredClosuresStudio).self) { (real: inout any StoredClosuresStudio) -> Swift.Void in
        real.studioSendingAsyncThrows = UnderstudyCore.__passed(newValue)
      }
    }
  }
}

extension StoredClosuresStudio where Self: __Patterned {
  @_disfavoredOverload @_transparent nonisolated var studioNone: UnderstudyCore.PropertyPattern<@Studio () -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresStudio.all, 0, 1)
  }
  @_disfavoredOverload @_transparent nonisolated var studioNoneAsyncThrows: UnderstudyCore.PropertyPattern<@Studio () async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresStudio.all, 2, 3)
  }
  @_disfavoredOverload @_transparent nonisolated var studioValue: UnderstudyCore.PropertyPattern<@Studio (Int) -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresStudio.all, 4, 5)
  }
  @_disfavoredOverload @_transparent nonisolated var studioValueAsyncThrows: UnderstudyCore.PropertyPattern<@Studio (Int) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresStudio.all, 6, 7)
  }
  @_disfavoredOverload @_transparent nonisolated var studioInout: UnderstudyCore.PropertyPattern<@Studio (inout Int) -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresStudio.all, 8, 9)
  }
  @_disfavoredOverload @_transparent nonisolated var studioInoutAsyncThrows: UnderstudyCore.PropertyPattern<@Studio (inout Int) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresStudio.all, 10, 11)
  }
  @_disfavoredOverload @_transparent nonisolated var studioSending: UnderstudyCore.PropertyPattern<@Studio (sending Box) -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresStudio.all, 12, 13)
  }
  @_disfavoredOverload @_transparent nonisolated var studioSendingAsyncThrows: UnderstudyCore.PropertyPattern<@Studio (sending Box) async throws -> Int> {
    self.mock.__settablePattern(__MembersOfStoredClosuresStudio.all, 14, 15)
  }
}

enum __MembersOfSubscriptOfSelfTable {
  nonisolated static let all = UnderstudyCore.__Members("SubscriptOfSelfTable", "subscript(numberSelf:)\nsubscript(itemSelf:)\nsubscript(hiddenSelf:)\nsubscript(optionalSelf:)\nsubscript(recordSelf:)")
}
nonisolated final class MockSubscriptOfSelfTable: UnderstudyCore.__MockObject, SubscriptOfSelfTable, @unchecked Swift.Sendable {
}

extension SubscriptOfSelfTable where Self: UnderstudyCore.Mockable {
  subscript(numberSelf p0: Self) -> Int {
    get {
      return self.mock.__call(__MembersOfSubscriptOfSelfTable.all, 0, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(numberSelf p0: Self) -> UnderstudyCore.CallPattern<Self, Int, Swift.Never> {
    self.__patternV(__MembersOfSubscriptOfSelfTable.all, 0, p0)
  }
  subscript(itemSelf p0: Self) -> any Article {
    get {
      return self.mock.__call(__MembersOfSubscriptOfSelfTable.all, 1, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(itemSelf p0: Self) -> UnderstudyCore.CallPattern<Self, any Article, Swift.Never> {
    self.__patternV(__MembersOfSubscriptOfSelfTable.all, 1, p0)
  }
  @_disfavoredOverload nonisolated subscript(itemSelf p0: Self) -> MockArticle {
    self.mock.__child(__MembersOfSubscriptOfSelfTable.all, 1, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") nonisolated subscript(itemSelf p0: UnderstudyCore.Matcher<Self>) -> MockArticle { UnderstudyCore.__unavailable() }
  subscript(hiddenSelf p0: Self) -> any Hidden {
    get {
      return self.mock.__call(__MembersOfSubscriptOfSelfTable.all, 2, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(hiddenSelf p0: Self) -> UnderstudyCore.CallPattern<Self, any Hidden, Swift.Never> {
    self.__patternV(__MembersOfSubscriptOfSelfTable.all, 2, p0)
  }
  subscript(optionalSelf p0: Self) -> (any Article)? {
    get {
      return self.mock.__call(__MembersOfSubscriptOfSelfTable.all, 3, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(optionalSelf p0: Self) -> UnderstudyCore.CallPattern<Self, (any Article)?, Swift.Never> {
    self.__patternV(__MembersOfSubscriptOfSelfTable.all, 3, p0)
  }
  subscript(recordSelf p0: Self) -> Record {
    get {
      return self.mock.__call(__MembersOfSubscriptOfSelfTable.all, 4, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(recordSelf p0: Self) -> UnderstudyCore.CallPattern<Self, Record, Swift.Never> {
    self.__patternV(__MembersOfSubscriptOfSelfTable.all, 4, p0)
  }
}

extension SubscriptOfSelfTable where Self: __OneMatcher {
  @_disfavoredOverload nonisolated subscript(numberSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Int, Swift.Never> {
    self.__patternM(__MembersOfSubscriptOfSelfTable.all, 0, p0)
  }
  @_disfavoredOverload nonisolated subscript(itemSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, any Article, Swift.Never> {
    self.__patternM(__MembersOfSubscriptOfSelfTable.all, 1, p0)
  }
  @_disfavoredOverload nonisolated subscript(hiddenSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, any Hidden, Swift.Never> {
    self.__patternM(__MembersOfSubscriptOfSelfTable.all, 2, p0)
  }
  @_disfavoredOverload nonisolated subscript(optionalSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfSubscriptOfSelfTable.all, 3, p0)
  }
  @_disfavoredOverload nonisolated subscript(recordSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Record, Swift.Never> {
    self.__patternM(__MembersOfSubscriptOfSelfTable.all, 4, p0)
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockSubscriptOfSelfTable', not 'any SubscriptOfSelfTable'")
extension SubscriptOfSelfTable {
  nonisolated subscript(numberSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(itemSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(hiddenSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(optionalSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(recordSelf p0: UnderstudyCore.Matcher<Self>) -> UnderstudyCore.CallPattern<Self, Record, Swift.Never> { UnderstudyCore.__unavailable() }
}

enum __MembersOfSubscriptTable {
  nonisolated static let all = UnderstudyCore.__Members("SubscriptTable", "subscript(numberValue:)\nsubscript(itemValue:)\nsubscript(hiddenValue:)\nsubscript(optionalValue:)\nsubscript(recordValue:)\nsubscript(numberExistential:)\nsubscript(itemExistential:)\nsubscript(hiddenExistential:)\nsubscript(optionalExistential:)\nsubscript(recordExistential:)\nsubscript(numberVariadic...:)\nsubscript(itemVariadic...:)\nsubscript(hiddenVariadic...:)\nsubscript(optionalVariadic...:)\nsubscript(recordVariadic...:)\nsubscript(numberEscaping:)\nsubscript(itemEscaping:)\nsubscript(hiddenEscaping:)\nsubscript(optionalEscaping:)\nsubscript(recordEscaping:)\nsubscript<>(numberOpaque:)\nsubscript<>(itemOpaque:)\nsubscript<>(hiddenOpaque:)\nsubscript<>(optionalOpaque:)\nsubscript<>(recordOpaque:)")
}
nonisolated final class MockSubscriptTable: UnderstudyCore.__MockObject, SubscriptTable, UnderstudyCore.__SpyableMock, @unchecked Swift.Sendable {
  typealias __Real = any SubscriptTable
}

extension SubscriptTable where Self: UnderstudyCore.Mockable {
  subscript(numberValue p0: Int) -> Int {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 0, p0, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> Int in
        real[numberValue: p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(numberValue p0: Int) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 0, p0)
  }
  subscript(itemValue p0: Int) -> any Article {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 1, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> any Article in
        real[itemValue: p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(itemValue p0: Int) -> UnderstudyCore.CallPattern<Int, any Article, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 1, p0)
  }
  @_disfavoredOverload nonisolated subscript(itemValue p0: Int) -> MockArticle {
    self.mock.__child(__MembersOfSubscriptTable.all, 1, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") nonisolated subscript(itemValue p0: UnderstudyCore.Matcher<Int>) -> MockArticle { UnderstudyCore.__unavailable() }
  subscript(hiddenValue p0: Int) -> any Hidden {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 2, p0, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> any Hidden in
        real[hiddenValue: p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(hiddenValue p0: Int) -> UnderstudyCore.CallPattern<Int, any Hidden, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 2, p0)
  }
  subscript(optionalValue p0: Int) -> (any Article)? {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 3, p0, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> (any Article)? in
        real[optionalValue: p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(optionalValue p0: Int) -> UnderstudyCore.CallPattern<Int, (any Article)?, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 3, p0)
  }
  subscript(recordValue p0: Int) -> Record {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 4, p0, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> Record in
        real[recordValue: p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(recordValue p0: Int) -> UnderstudyCore.CallPattern<Int, Record, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 4, p0)
  }
  subscript(numberExistential p0: any Article) -> Int {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 5, p0 as any Article, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> Int in
        real[numberExistential: p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(numberExistential p0: any Article) -> UnderstudyCore.CallPattern<any Article, Int, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 5, p0 as any Article)
  }
  subscript(itemExistential p0: any Article) -> any Article {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 6, p0 as any Article, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> any Article in
        real[itemExistential: p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(itemExistential p0: any Article) -> UnderstudyCore.CallPattern<any Article, any Article, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 6, p0 as any Article)
  }
  @_disfavoredOverload nonisolated subscript(itemExistential p0: any Article) -> MockArticle {
    self.mock.__child(__MembersOfSubscriptTable.all, 6, p0 as any Article, (any Article).self, .value(p0 as any Article)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") nonisolated subscript(itemExistential p0: UnderstudyCore.Matcher<any Article>) -> MockArticle { UnderstudyCore.__unavailable() }
  subscript(hiddenExistential p0: any Article) -> any Hidden {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 7, p0 as any Article, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> any Hidden in
        real[hiddenExistential: p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(hiddenExistential p0: any Article) -> UnderstudyCore.CallPattern<any Article, any Hidden, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 7, p0 as any Article)
  }
  subscript(optionalExistential p0: any Article) -> (any Article)? {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 8, p0 as any Article, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> (any Article)? in
        real[optionalExistential: p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(optionalExistential p0: any Article) -> UnderstudyCore.CallPattern<any Article, (any Article)?, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 8, p0 as any Article)
  }
  subscript(recordExistential p0: any Article) -> Record {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 9, p0 as any Article, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> Record in
        real[recordExistential: p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(recordExistential p0: any Article) -> UnderstudyCore.CallPattern<any Article, Record, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 9, p0 as any Article)
  }
  subscript(numberVariadic p0: Int...) -> Int {
    get {
      return self.mock.__call(__MembersOfSubscriptTable.all, 10, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(numberVariadic p0: Int...) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 10, p0)
  }
  subscript(itemVariadic p0: Int...) -> any Article {
    get {
      return self.mock.__call(__MembersOfSubscriptTable.all, 11, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(itemVariadic p0: Int...) -> UnderstudyCore.CallPattern<[Int], any Article, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 11, p0)
  }
  @_disfavoredOverload nonisolated subscript(itemVariadic p0: Int...) -> MockArticle {
    self.mock.__child(__MembersOfSubscriptTable.all, 11, p0, (any Article).self, .value(p0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") nonisolated subscript(itemVariadic p0: UnderstudyCore.Matcher<[Int]>) -> MockArticle { UnderstudyCore.__unavailable() }
  subscript(hiddenVariadic p0: Int...) -> any Hidden {
    get {
      return self.mock.__call(__MembersOfSubscriptTable.all, 12, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(hiddenVariadic p0: Int...) -> UnderstudyCore.CallPattern<[Int], any Hidden, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 12, p0)
  }
  subscript(optionalVariadic p0: Int...) -> (any Article)? {
    get {
      return self.mock.__call(__MembersOfSubscriptTable.all, 13, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(optionalVariadic p0: Int...) -> UnderstudyCore.CallPattern<[Int], (any Article)?, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 13, p0)
  }
  subscript(recordVariadic p0: Int...) -> Record {
    get {
      return self.mock.__call(__MembersOfSubscriptTable.all, 14, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload nonisolated subscript(recordVariadic p0: Int...) -> UnderstudyCore.CallPattern<[Int], Record, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 14, p0)
  }
  subscript(numberEscaping p0: @escaping @Sendable (Int) -> Int) -> Int {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 15, p0, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> Int in
        real[numberEscaping: UnderstudyCore.__passed(p0)]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(numberEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Int, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 15, p0)
  }
  subscript(itemEscaping p0: @escaping @Sendable (Int) -> Int) -> any Article {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 16, p0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> any Article in
        real[itemEscaping: UnderstudyCore.__passed(p0)]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(itemEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Article, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 16, p0)
  }
  subscript(hiddenEscaping p0: @escaping @Sendable (Int) -> Int) -> any Hidden {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 17, p0, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> any Hidden in
        real[hiddenEscaping: UnderstudyCore.__passed(p0)]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(hiddenEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Hidden, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 17, p0)
  }
  subscript(optionalEscaping p0: @escaping @Sendable (Int) -> Int) -> (any Article)? {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 18, p0, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> (any Article)? in
        real[optionalEscaping: UnderstudyCore.__passed(p0)]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(optionalEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 18, p0)
  }
  subscript(recordEscaping p0: @escaping @Sendable (Int) -> Int) -> Record {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 19, p0, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> Record in
        real[recordEscaping: UnderstudyCore.__passed(p0)]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(recordEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Record, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 19, p0)
  }
  subscript<T0: Equatable>(numberOpaque p0: T0) -> Int {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 20, p0 as T0, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> Int in
        real[numberOpaque: p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript<T0: Equatable>(numberOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, Int, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 20, p0)
  }
  subscript<T0: Equatable>(itemOpaque p0: T0) -> any Article {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 21, p0 as T0, default: { (maker: UnderstudyCore.__DefaultMaker) -> any Article in maker.mock { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) } }, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> any Article in
        real[itemOpaque: p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript<T0: Equatable>(itemOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, any Article, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 21, p0)
  }
  @_disfavoredOverload nonisolated subscript<T0: Equatable>(itemOpaque p0: T0) -> MockArticle {
    self.mock.__child(__MembersOfSubscriptTable.all, 21, p0 as T0, (any Article).self, .value(p0 as T0)) { (name: Swift.String?) -> MockArticle in MockArticle(name, .nice) }
  }
  @available(*, unavailable, message: "a chain takes values, not matchers: stub the call with a 'MockArticle' of your own, and write the calls on that") nonisolated subscript<T0: Equatable>(itemOpaque p0: UnderstudyCore.Matcher<T0>) -> MockArticle { UnderstudyCore.__unavailable() }
  subscript<T0: Equatable>(hiddenOpaque p0: T0) -> any Hidden {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 22, p0 as T0, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> any Hidden in
        real[hiddenOpaque: p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript<T0: Equatable>(hiddenOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, any Hidden, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 22, p0)
  }
  subscript<T0: Equatable>(optionalOpaque p0: T0) -> (any Article)? {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 23, p0 as T0, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> (any Article)? in
        real[optionalOpaque: p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript<T0: Equatable>(optionalOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 23, p0)
  }
  subscript<T0: Equatable>(recordOpaque p0: T0) -> Record {
    get {
      return self.__call(__MembersOfSubscriptTable.all, 24, p0 as T0, real: (any SubscriptTable).self) { (real: any SubscriptTable) -> Record in
        real[recordOpaque: p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript<T0: Equatable>(recordOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, Record, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 24, p0)
  }
}

extension SubscriptTable where Self: __OneMatcher {
  @_disfavoredOverload nonisolated subscript(numberValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 0, p0)
  }
  @_disfavoredOverload nonisolated subscript(itemValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, any Article, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 1, p0)
  }
  @_disfavoredOverload nonisolated subscript(hiddenValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, any Hidden, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 2, p0)
  }
  @_disfavoredOverload nonisolated subscript(optionalValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 3, p0)
  }
  @_disfavoredOverload nonisolated subscript(recordValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Record, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 4, p0)
  }
  @_disfavoredOverload nonisolated subscript(numberExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, Int, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 5, p0)
  }
  @_disfavoredOverload nonisolated subscript(itemExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, any Article, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 6, p0)
  }
  @_disfavoredOverload nonisolated subscript(hiddenExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, any Hidden, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 7, p0)
  }
  @_disfavoredOverload nonisolated subscript(optionalExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 8, p0)
  }
  @_disfavoredOverload nonisolated subscript(recordExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, Record, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 9, p0)
  }
  @_disfavoredOverload nonisolated subscript(numberVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 10, p0)
  }
  @_disfavoredOverload nonisolated subscript(itemVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], any Article, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 11, p0)
  }
  @_disfavoredOverload nonisolated subscript(hiddenVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], any Hidden, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 12, p0)
  }
  @_disfavoredOverload nonisolated subscript(optionalVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 13, p0)
  }
  @_disfavoredOverload nonisolated subscript(recordVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Record, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 14, p0)
  }
  @_disfavoredOverload nonisolated subscript<T0: Equatable>(numberOpaque p0: T0) -> UnderstudyCore.CallPattern<T0, Int, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 20, p0 as T0)
  }
  @_disfavoredOverload nonisolated subscript<T0: Equatable>(itemOpaque p0: T0) -> UnderstudyCore.CallPattern<T0, any Article, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 21, p0 as T0)
  }
  @_disfavoredOverload nonisolated subscript<T0: Equatable>(hiddenOpaque p0: T0) -> UnderstudyCore.CallPattern<T0, any Hidden, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 22, p0 as T0)
  }
  @_disfavoredOverload nonisolated subscript<T0: Equatable>(optionalOpaque p0: T0) -> UnderstudyCore.CallPattern<T0, (any Article)?, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 23, p0 as T0)
  }
  @_disfavoredOverload nonisolated subscript<T0: Equatable>(recordOpaque p0: T0) -> UnderstudyCore.CallPattern<T0, Record, Swift.Never> {
    self.__patternV(__MembersOfSubscriptTable.all, 24, p0 as T0)
  }
}

extension SubscriptTable where Self: __TwoMatchers {
  @_disfavoredOverload nonisolated subscript(numberVariadic p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 10, UnderstudyCore.Matcher<[Int]>.__elements(p0))
  }
  @_disfavoredOverload nonisolated subscript(itemVariadic p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], any Article, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 11, UnderstudyCore.Matcher<[Int]>.__elements(p0))
  }
  @_disfavoredOverload nonisolated subscript(hiddenVariadic p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], any Hidden, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 12, UnderstudyCore.Matcher<[Int]>.__elements(p0))
  }
  @_disfavoredOverload nonisolated subscript(optionalVariadic p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], (any Article)?, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 13, UnderstudyCore.Matcher<[Int]>.__elements(p0))
  }
  @_disfavoredOverload nonisolated subscript(recordVariadic p0: UnderstudyCore.Matcher<Int>...) -> UnderstudyCore.CallPattern<[Int], Record, Swift.Never> {
    self.__patternM(__MembersOfSubscriptTable.all, 14, UnderstudyCore.Matcher<[Int]>.__elements(p0))
  }
}

@available(*, unavailable, message: "only a mock has call patterns: declare the variable as 'MockSubscriptTable', not 'any SubscriptTable'")
extension SubscriptTable {
  nonisolated subscript(numberValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(itemValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(hiddenValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(optionalValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(recordValue p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(numberExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(itemExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(hiddenExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(optionalExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(recordExistential p0: UnderstudyCore.Matcher<any Article>) -> UnderstudyCore.CallPattern<any Article, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(numberVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(itemVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(hiddenVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(optionalVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(recordVariadic p0: UnderstudyCore.Matcher<[Int]>) -> UnderstudyCore.CallPattern<[Int], Record, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(numberEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(itemEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(hiddenEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(optionalEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript(recordEscaping p0: UnderstudyCore.Matcher<@Sendable (Int) -> Int>) -> UnderstudyCore.CallPattern<@Sendable (Int) -> Int, Record, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript<T0: Equatable>(numberOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, Int, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript<T0: Equatable>(itemOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, any Article, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript<T0: Equatable>(hiddenOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, any Hidden, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript<T0: Equatable>(optionalOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, (any Article)?, Swift.Never> { UnderstudyCore.__unavailable() }
  nonisolated subscript<T0: Equatable>(recordOpaque p0: UnderstudyCore.Matcher<T0>) -> UnderstudyCore.CallPattern<T0, Record, Swift.Never> { UnderstudyCore.__unavailable() }
}
