import Foundation
import Testing
import Understudy
import UnderstudyContracts
import UnderstudyMacros

/// The protocol whose implementations the tests compare.
@Mockable(.always) protocol Cabinet {
  func put(_ item: String, at place: Int) throws
  func item(at place: Int) -> String?
  func reload() async -> Int
  var count: Int { get }
}

/// A protocol without a mock.
protocol Unmocked {}

/// An implementation whose defect is a parameter.
private final class MemoryCabinet: Cabinet {
  private var items: [Int: String] = [:]
  private let forgets: Int?
  private let capacity: Int

  init(forgetting place: Int? = nil, capacity: Int = 10) {
    forgets = place
    self.capacity = capacity
  }

  func put(_ item: String, at place: Int) throws {
    if place >= capacity { throw Stumble() }
    if place != forgets { items[place] = item }
  }

  func item(at place: Int) -> String? { items[place] }

  func reload() async -> Int { items.count }

  var count: Int { items.count }
}

@Suite struct ContractTests {
  /// A story that the implementations have in common.
  private func story(_ cabinet: any Cabinet) throws {
    try cabinet.put("tea", at: 1)
    try cabinet.put("jam", at: 2)
    _ = cabinet.item(at: 1)
    _ = cabinet.item(at: 2)
    _ = cabinet.count
  }

  @Test("implementations that behave alike keep the contract")
  func alike() async {
    let holds = verifyContract(of: (any Cabinet).self, with: [MemoryCabinet(), MemoryCabinet()]) {
      try story($0)
    }
    #expect(holds)
  }

  @Test("the first step that differs is reported, with the steps before it")
  func different() async {
    let text = await ReportedFailures.text {
      let holds = verifyContract(
        of: (any Cabinet).self, with: [MemoryCabinet(), MemoryCabinet(forgetting: 2)], line: 200
      ) { try story($0) }
      #expect(!holds)
    }
    #expect(
      text == """
        ContractTests.swift:200: error: MemoryCabinet #2 does not behave like MemoryCabinet, as Cabinet \
        requires: step 4 differs
          both          #1 put("tea", at: 1) returned
                        #2 put("jam", at: 2) returned
                        #3 item(at: 1) returned "tea"
          expected      #4 item(at: 2) returned "jam"  (MemoryCabinet)
          actual        #4 item(at: 2) returned nil  (MemoryCabinet #2)

        """)
  }

  @Test("an error that only one implementation throws is a difference")
  func error() async {
    let text = await ReportedFailures.text {
      verifyContract(
        of: (any Cabinet).self, with: [MemoryCabinet(), MemoryCabinet(capacity: 2)], line: 200
      ) { try story($0) }
    }
    #expect(text.contains("#2 put(\"jam\", at: 2) returned  ("))
    #expect(text.contains("#2 put(\"jam\", at: 2) threw Stumble()  ("))
  }

  @Test("each implementation that differs is reported, also after an async story")
  func several() async {
    let text = await ReportedFailures.text {
      await verifyContract(
        of: (any Cabinet).self,
        with: [
          MemoryCabinet(), MemoryCabinet(forgetting: 1), MemoryCabinet(),
          MemoryCabinet(capacity: 1),
        ],
        line: 200
      ) { cabinet in
        try cabinet.put("tea", at: 1)
        _ = await cabinet.reload()
      }
    }
    #expect(text.components(separatedBy: "ContractTests.swift:200: error: ").count == 3)
    #expect(text.contains("#2 reload() returned 0"))
    #expect(text.contains("#1 put(\"tea\", at: 1) threw Stumble()"))
  }

  @Test("an error of the story itself is its last step")
  func failedStory() async {
    var runs = 0
    let text = await ReportedFailures.text {
      verifyContract(of: (any Cabinet).self, with: [MemoryCabinet(), MemoryCabinet()], line: 200) {
        cabinet in
        _ = cabinet.count
        runs += 1
        if runs == 2 { throw Stumble() }
      }
    }
    #expect(text.contains("expected      no further call  (MemoryCabinet)"))
    #expect(text.contains("#2 the story threw Stumble()"))
  }

  @Test("one implementation, or a protocol without a mock, is a misuse")
  func misuse() async {
    let text = await ReportedFailures.text {
      verifyContract(of: (any Cabinet).self, with: [MemoryCabinet()], line: 200) { _ in }
      verifyContract(of: (any Unmocked).self, with: [], line: 201) { _ in }
      verifyContract(of: Int.self, with: [1, 2], line: 202) { _ in }
    }
    #expect(text.contains("200: error: verifyContract(of: Cabinet) compares fewer than two"))
    #expect(text.contains("201: error: verifyContract(of: Unmocked) compares fewer than two"))
    #expect(text.contains("202: error: verifyContract(of: Int) needs a mock that can be a spy"))
  }

  @Test("a story that throws the error of a call keeps the contract")
  func errorOfCall() {
    let holds = verifyContract(
      of: (any Cabinet).self, with: [MemoryCabinet(capacity: 2), MemoryCabinet(capacity: 2)]
    ) { try story($0) }
    #expect(holds)
  }
}
