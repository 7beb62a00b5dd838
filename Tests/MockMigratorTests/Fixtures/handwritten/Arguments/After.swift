import Testing
import Understudy

@testable import Shop

@Suite(.verifyingMocks)
struct OrderTests {
  @Test func arguments() throws {
    let mailer = MailerMock()
    Order(mailer: mailer).place()

    #expect(calls(mailer.send(.any, to: .any)).last?.arguments.0 == "hello")
    #expect((calls(mailer.send(.any, to: .any)).last?.arguments.1 ?? "") == "a@b")
    #expect(calls(mailer.send(.any, to: .any)).last?.arguments.0.count == 5)
    #expect(calls(mailer.send(.any, to: .any)).last!.arguments.0.hasPrefix("h"))
    verify(mailer.send(.any, to: .any), .atLeast(1))
    verify(mailer.send(.any, to: .any))
    verify(mailer.send(.any, to: .any), .atLeast(1))
    #expect(calls(mailer.send(.any, to: .any)).map(\.arguments.1) == ["a@b"])
    #expect(calls(mailer.send(.any, to: .any)).map(\.arguments.0) == ["hello"])
    #expect(calls(mailer.send(.any, to: .any)).first?.arguments.0 == "hello")
    #expect(calls(mailer.send(.any, to: .any)).map(\.arguments.0) == ["hello"])
    #expect(calls(mailer.send(.any, to: .any)).map(\.arguments.0).contains("hello"))
    verify(mailer.send(.any, to: .any))
    for mail in calls(mailer.send(.any, to: .any)).map({ (text: $0.arguments.0, address: $0.arguments.1) }) { print(mail.text) }
    calls(mailer.fetch(completion: .any))[0].arguments(.success(1))
    let text = try #require(calls(mailer.send(.any, to: .any)).last?.arguments.0)
    #expect(text == "hello")
  }
}
