// Tests of the declarations in ObjectiveC.swift and Observation.swift.

import Combine
import Foundation
import Understudy

@testable import App

func usesObjectiveC() throws {
  let listener = MockListener()
  stub(listener.name).returns("listener")
  stub(listener.isActive).returns(true)
  stub(listener.changed(.any)).performs { _ in }
  verify(listener.update(.any, completion: .any), .never)
  notify(listener)

  let downloading = MockDownloading(.strict)
  stub(downloading.download(.any)).throws(CocoaError(.fileNoSuchFile))
  stub(downloading.remove("path")).performs { _ in }
  stub(downloading.fetch(.any)).returns("text")
  stub(downloading[1]).returns("one")

  let blocks = MockBlocks()
  stub(blocks.keep(.any)).performs { _ in }
  verify(blocks.each(.any), .never)

  let delegate = MockSwiftDelegate()
  let account = MockAccount(identifier: UUID())
  account.delegate = delegate
  stub(account.withdraw(.any)).throws(CocoaError(.fileNoSuchFile))
  stub(account.total).returns(10)
  verify(account.deposit(1), .never)
  verify(delegate.didFinish(.any, with: .any), .never)

  let profile = MockProfile()
  stub(profile.name).returns("name")
  verify(profile.load(completion: .any), .never)

  let draft = MockDraft(text: "draft")
  stub(draft.text).returns("text")
  let archive = MockArchive(title: "archive")
  verify(archive.title.set(.any), .never)

  let downloader = MockDownloader()
  verify(downloader.urlSession(.any, didBecomeInvalidWithError: .any), .never)
}

func notify(_ listener: any Listener) {
  listener.changed?(1)
  _ = listener.priority
}

func usesPublishers() {
  let feed = MockFeed()
  stub(feed.items).returns(Just(["one"]).eraseToAnyPublisher())
  stub(feed.publisher(for: 1)).returns(PassthroughSubject().eraseToAnyPublisher())
  stub(feed.subscribe(.any)).returns(AnyCancellable {})

  let library = MockLibrary()
  verify(library.load(), .never)

  let record = MockRecord()
  stub(record.id).returns(UUID())

  let center = MockCenter()
  stub(center.observe(.any, using: .any)).returns(NSObject())
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
func usesNewerMembers() {
  let center = MockCenter()
  stub(center.send(.any)).throws(URLError(.timedOut))
  let downloading = MockDownloading()
  verify(downloading.pause(.any), .never)
}

@MainActor func usesCanvas() {
  let canvas = MockCanvas()
  stub(canvas.scale).returns(2)
  stub(canvas.frame).returns(.zero)
  stub(canvas.draw(.zero, size: .any)).returns(.null)
}
