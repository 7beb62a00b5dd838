import Foundation
import Testing
import Understudy
import UnderstudyContracts

@testable import Bookshop

@Suite("Recipes for legacy code", .verifyingMocks)
struct LegacyRecipes {
  @Test func aDependencyBecomesADefaultArgument() {
    let files = MockFileAccess("files")
    stub(files.read("one")).returns(Data("Hello".utf8))
    stub(files.read("two")).throws(CocoaError(.fileReadNoSuchFile))

    let text = SubtitleExporter(files: files).export(["one", "two"])
    #expect(text == "Hello\nmissing: two")
  }

  @Test func aProtocolListsWhatTheCodeUses() {
    let folder = MockFolderReading("folder")
    stub(folder.contentsOfDirectory(atPath: "/downloads"))
      .returns(["a.mp3", "b.txt", "c.mp3"])

    #expect(DownloadCounter(folder: folder).count(in: "/downloads") == 2)
  }

  @Test func valuesOfAnyTypeAreReadAndWritten() {
    let mock = MockUserDefaults("defaults")
    stub(mock.object(forKey: "show")).returns("News")
    let defaults: UserDefaults = mock

    #expect(defaults.object(forKey: "show") as? String == "News")
    defaults.set(["News"], forKey: "shows")

    verify(mock.set(["News"], forKey: "shows"))
    verify(mock.set(Matcher<Any?>.isA([String].self), forKey: .any))
  }

  @Test func theInteractionsOfOldCodeAreRecorded() {
    let converter = MockUnitConverter(
      spying: RealUnitConverter(), "converter")

    for hours in 1...2 {
      let minutes = converter.minutes(fromHours: hours)
      _ = converter.hours(fromMinutes: minutes)
    }

    verifyInteractions(converter, matches: "unit conversion")
  }
}
