import Testing
import UnderstudyCore

/// Programs on which the engine and the model once disagreed, as ordinary tests.
@Suite struct ModelRegressions {
  @Test("a rejection holds on an ignored mock, also where a newer expectation has had its calls")
  func rejectionOfIgnoredMock() {
    let log = FailureLog.of {
      let archive = MockArchive("archive")
      ignore(archive)
      reject(archive.pages(of: 2), line: 100)
      expect(archive.pages(of: .any), line: 101)
      _ = archive.pages(of: 2)
      _ = archive.pages(of: 2)
    }
    #expect(log.headlines == ["Expected no call to archive.pages(of: 2), received 1: pages(of: 2)"])
    #expect(log.lines == [100])
  }
}
