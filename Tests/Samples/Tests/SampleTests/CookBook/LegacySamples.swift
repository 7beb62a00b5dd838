import Foundation
import Testing
import Understudy

@testable import Bookshop

final class RecordingEqualizer: Mock, Equalizer, @unchecked Sendable {}

final class HandwrittenEqualizer: Equalizer, Mockable {
  let mock = Mock("equalizer")
  @Mocked func setGain(_ gain: Double, band: Int)
  @Mocked func gain(band: Int) -> Double
}

@Suite("Recipes for legacy code", .verifyingMocks)
struct LegacyRecipes {
  @Test func aDependencyBecomesADefaultArgument() {
    let files = MockFileAccess("files")
    stub(files.read("one")).returns(Data("Hello".utf8))
    stub(files.read("two")).throws(CocoaError(.fileReadNoSuchFile))

    #expect(SubtitleExporter(files: files).export(["one", "two"]) == "Hello\nmissing: two")
  }

  @Test func aProtocolListsWhatTheCodeUses() {
    let folder = MockFolderReading("folder")
    stub(folder.contentsOfDirectory(atPath: "/downloads")).returns(["a.mp3", "b.txt", "c.mp3"])

    #expect(DownloadCounter(folder: folder).count(in: "/downloads") == 2)
  }

  @Test func theInteractionsOfOldCodeAreRecorded() {
    let converter = MockUnitConverter(spying: RealUnitConverter(), "converter")

    for hours in 1...2 { _ = converter.hours(fromMinutes: converter.minutes(fromHours: hours)) }

    verifyInteractions(converter, matches: "unit conversion")
  }

  @Test func aHandwrittenMockHasAnEmptyBody() {
    let equalizer = RecordingEqualizer("equalizer")
    stub(equalizer.gain(band: 1)).returns(0.5)

    EqualizerPreset(gains: [1, 0.5]).apply(to: equalizer)

    verify(equalizer.setGain(1, band: 0))
    verify(equalizer.setGain(.any, band: 1), .never)
  }

  @Test func aHandwrittenMockDeclaresItsMembers() {
    let equalizer = HandwrittenEqualizer()
    stub(equalizer.gain(band: .any)).returns(1)

    EqualizerPreset(gains: [1, 0.5]).apply(to: equalizer)

    verify(equalizer.setGain(0.5, band: 1))
  }

  @Test func aPartOfAClassIsReal() throws {
    let synthesizer = MockSpeechSynthesizer("synthesizer")
    stub(synthesizer.speak(.any)).forwards()
    stub(synthesizer.rate).forwards()
    stub(synthesizer.duration(of: .any)).forwards().lenient()

    #expect(TitleReader(synthesizer: synthesizer).read(["News", ""]) == 1)
  }
}
