import Testing
import Understudy

@testable import Bookshop

/// The samples of comments on matchers of properties, types and results.
@Suite(.verifyingMocks) struct CommentsMatchersParts {
  @Test func has() {
    let mailer = MockLetterMailer()
    mailer.send(Message(subject: "Re: Emma", body: ""))

    verify(mailer.send(.has(\.subject, .hasPrefix("Re:"))))
  }

  @Test func equalAmongMatchers() {
    let printer = MockPageRangePrinter()
    let copies = 2
    printer.print("Emma", copies: 2, from: 1, to: 9, color: false)

    verify(printer.print(.any, copies: .equal(copies), from: .any, to: .any, color: .any))
  }

  @Test func some() {
    let user = MockSampleUser()
    user.nickname = "bobby"

    verify(user.nickname.set(.some(.hasPrefix("b"))))
  }

  @Test func success() {
    let delegate = MockLoadDelegate()
    delegate.didLoad(.success("{}"))

    verify(delegate.didLoad(.success(.hasPrefix("{"))))
  }

  @Test func failure() {
    let delegate = MockLoadDelegate()
    delegate.didLoad(.failure(Rejection(code: 404)))

    verify(delegate.didLoad(.failure(.isA(Rejection.self))))
  }

  @Test func isA() {
    let store = MockAnyValueStore()
    store.save(User(name: "ann"))

    verify(store.save(.isA(User.self)))
  }

  @Test func isMatchingA() {
    let log = MockErrorLog()
    log.record(Rejection(code: 404))

    verify(log.record(.isA(Rejection.self, .has(\.code, 404))))
  }

  @Test func isExactly() {
    let stage = MockSampleStage()
    stage.add(Singer())
    stage.add(Performer())

    verify(stage.add(.isExactly(Performer.self)))
  }

  @Test func identical() throws {
    let registry = MockServiceRegistry()
    let service = Singer()
    registry.add(service)
    registry.add(Singer())

    verify(registry.add(.identical(to: service)))
  }

  @Test func anyOfType() {
    let log = MockValueLog()
    log.record(7)
    log.record("seven")

    verify(log.record(.any(Int.self)))
  }

  @Test func anyOfValues() {
    let accounts = MockSampleAccounts()
    accounts.set(.suspended, for: 7)

    verify(accounts.set(.anyOf(.active, .suspended), for: .any))
  }

  @Test func hasInOptional() {
    let client = MockSampleClient()
    client.connect(Endpoint(host: "api.example.com"))

    verify(client.connect(.has(\.host, .hasPrefix("api."))))
  }
}

private struct User {
  var name: String
}
