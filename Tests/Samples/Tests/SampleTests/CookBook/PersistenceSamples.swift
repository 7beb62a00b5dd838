import Foundation
import Testing
import Understudy

@testable import Bookshop

@Suite("Recipes for persistence", .verifyingMocks)
struct PersistenceRecipes {
  let cache = MockImageCache("cache")
  let files = MockFileAccess("files")

  @Test func aProtocolWithAnAssociatedTypeIsMocked() throws {
    let archive = MockArchive<Episode>("archive")
    stub(archive.find(1)).returns(Episode(id: 1))
    expect(archive.insert(Episode(id: 2)))

    let importer = EpisodeImporter(archive: archive)
    #expect(try importer.add([Episode(id: 1), Episode(id: 2)]) == 1)
  }

  @Test func aGenericRequirementIsStubbedForEachType() throws {
    let decoder = MockValueDecoder("decoder")
    stub(decoder.decode(Int.self, from: .any)).returns(7)
    stub(decoder.decode(String.self, from: .hasPrefix("{")))
      .throws(FeedError.status(422))

    #expect(try decoder.decode(Int.self, from: "7") == 7)
    #expect(throws: FeedError.status(422)) {
      try decoder.decode(String.self, from: "{")
    }
  }

  @Test func aSubscriptIsStubbedAndVerified() throws {
    stub(files.read("cover")).returns(Data([1, 2]))
    let images = ImageLoader(cache: cache, files: files)

    #expect(try images.image("cover") == Data([1, 2]))

    verify(cache["cover"])
    verify(cache["cover"].set(Data([1, 2])))
  }

  @Test func aCachedValueIsNotReadAgain() throws {
    stub(cache["cover"]).returns(Data([1, 2]))
    reject(files.read(.any))

    let loader = ImageLoader(cache: cache, files: files)
    #expect(try loader.image("cover") == Data([1, 2]))
  }

  @Test func aMockBehavesLikeASmallFake() throws {
    stub(cache[.any]).stores(nil)
    stub(files.read(.any)).answers { Data($0.utf8) }
    let images = ImageLoader(cache: cache, files: files)

    for _ in 1...3 { #expect(try images.image("cover") == Data("cover".utf8)) }

    verify(files.read("cover"))
  }

  @Test func aTransactionRunsItsBody() throws {
    let database = MockPlaylistDatabase("database")
    expect(database.transaction(.any)).invokes()
    inOrder { for id in [3, 1] { expect(database.write(id)) } }

    try PlaylistSaver(database: database).save([3, 1])
  }

  @Test func anErrorInsideATransactionIsThrown() {
    let database = MockPlaylistDatabase("database")
    stub(database.transaction(.any)).invokes()
    stub(database.write(1)).throws(FeedError.status(507))

    #expect(throws: FeedError.status(507)) {
      try PlaylistSaver(database: database).save([3, 1, 2])
    }
    verify(database.write(2), .never)
  }

  @Test func aPropertyIsReadAndWritten() {
    let settings = MockPlayerSettings("settings")
    stub(settings.speed).stores(1)

    for _ in 1...3 { SpeedButton(settings: settings).tap() }

    let speeds = verify(settings.speed.set(.any), 3).map(\.arguments)
    #expect(speeds == [1.5, 2, 1])
  }

  @Test func thePropertyOfAServiceChanges() {
    let settings = MockPlayerSettings("settings")
    let volume = stub(settings.volume).stores(3)

    #expect(settings.volume == 3)
    volume.value = 8
    #expect(settings.volume == 8)
  }

  @Test func anOperatorIsMocked() {
    let time = MockListeningTime("time")
    let longer = MockListeningTime("longer")
    stub(time.operatorPlus(90)).returns(longer)

    #expect(adding(Episode(id: 7, minutes: 90), to: time) === longer)
  }

  @Test func chaptersAreComparedByNumber() {
    let (chapter, same) = (MockChapter("chapter"), MockChapter("same"))
    stub(chapter.number).returns(3)
    stub(same.number).returns(3)

    #expect(isSame(chapter, same))
  }
}
