/// The text of a hidden value. It consists of Greek letters, and nothing else in the tests does. If one
/// of them is in a text, a part of a hidden value is.
enum GreekText {
  static let letters = Array("αβγδεζηθικλμνξοπρστυφχψω")

  static func random(_ random: inout SplitMix64) -> String {
    let length = random.next() % 8 == 0 ? 3_000 : 1 + random.next() % 12
    return String((0..<length).map { _ in random.pick(letters) })
  }

  /// Returns the Greek letters of a text, with the text around the first of them.
  static func excerpt(of text: String) -> String? {
    guard let first = text.firstIndex(where: letters.contains) else { return nil }
    return String(text[..<first].suffix(40) + text[first...].prefix(40))
  }
}

/// A value that tests hide by its type.
struct FuzzedSecret: FuzzedValue, Comparable, Error {
  var text: String

  static func random(_ random: inout SplitMix64) -> Self { Self(text: GreekText.random(&random)) }

  func marked(_ random: inout SplitMix64) -> Self { .random(&random) }

  static func < (left: Self, right: Self) -> Bool { left.text < right.text }
}

/// A value with a field that tests hide by its label.
struct FuzzedLogin: FuzzedValue {
  var user: String
  var password: String

  static func random(_ random: inout SplitMix64) -> Self {
    Self(user: .random(&random), password: GreekText.random(&random))
  }

  func marked(_ random: inout SplitMix64) -> Self {
    Self(
      user: random.chance(30) ? user.marked(&random) : user, password: GreekText.random(&random))
  }
}

/// A value with an entry that tests hide by its key.
struct FuzzedForm: FuzzedValue {
  var fields: [String: String]

  static func random(_ random: inout SplitMix64) -> Self {
    Self(fields: ["user": .random(&random), "password": GreekText.random(&random)])
  }

  func marked(_ random: inout SplitMix64) -> Self {
    var copy = self
    copy.fields["password"] = GreekText.random(&random)
    return copy
  }
}

/// Associated values that tests hide by their label, or by the name of the case.
enum FuzzedCredential: FuzzedValue {
  case password(String)
  case login(user: String, password: String)

  static func random(_ random: inout SplitMix64) -> Self {
    random.chance(50)
      ? .password(GreekText.random(&random))
      : .login(user: .random(&random), password: GreekText.random(&random))
  }

  func marked(_ random: inout SplitMix64) -> Self { .random(&random) }
}

/// A value that describes itself with a part that tests hide.
struct FuzzedReport: FuzzedValue, CustomStringConvertible {
  var password: String
  var secret: FuzzedSecret

  var description: String { "wrong password \(password), not \(secret.text)" }

  static func random(_ random: inout SplitMix64) -> Self {
    Self(password: GreekText.random(&random), secret: .random(&random))
  }

  func marked(_ random: inout SplitMix64) -> Self { .random(&random) }
}

/// An object that describes itself with a part that it inherits, and that tests hide.
class FuzzedAccount: FuzzedValue, CustomDebugStringConvertible {
  let password: String

  required init(_ password: String) { self.password = password }

  var debugDescription: String { "account of \(password)" }

  static func random(_ random: inout SplitMix64) -> Self { Self(GreekText.random(&random)) }

  func marked(_ random: inout SplitMix64) -> Self { .random(&random) }

  static func == (left: FuzzedAccount, right: FuzzedAccount) -> Bool {
    left.password == right.password
  }
}

final class FuzzedSubaccount: FuzzedAccount {}
