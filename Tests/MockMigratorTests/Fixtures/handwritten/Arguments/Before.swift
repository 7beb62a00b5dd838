import Testing

@testable import Shop

/// Records mails.
class MailerMock: Mailer {
  var lastText: String?
  var lastAddress = ""
  var mails: [(text: String, address: String)] = []
  var texts = [String]()
  var sendCallCount: Int { mails.count }
  var completions: [(Result<Int, any Error>) -> Void] = []

  func send(_ text: String, to address: String) {
    self.lastText = text
    lastAddress = address
    mails.append((text: text, address: address))
    texts.append(text)
  }

  func fetch(completion: @escaping (Result<Int, any Error>) -> Void) {
    completions.append(completion)
  }
}

struct OrderTests {
  @Test func arguments() throws {
    let mailer = MailerMock()
    Order(mailer: mailer).place()

    #expect(mailer.lastText == "hello")
    #expect(mailer.lastAddress == "a@b")
    #expect(mailer.lastText?.count == 5)
    #expect(mailer.lastText!.hasPrefix("h"))
    #expect(mailer.lastText != nil)
    #expect(mailer.mails.count == 1)
    #expect(!mailer.mails.isEmpty)
    #expect(mailer.mails.map(\.address) == ["a@b"])
    #expect(mailer.mails.map { $0.text } == ["hello"])
    #expect(mailer.mails.first?.text == "hello")
    #expect(mailer.texts == ["hello"])
    #expect(mailer.texts.contains("hello"))
    #expect(mailer.sendCallCount == 1)
    for mail in mailer.mails { print(mail.text) }
    mailer.completions[0](.success(1))
    let text = try #require(mailer.lastText)
    #expect(text == "hello")
  }
}
