/// A file with what the shop did on a day.
class AuditLog {
  let path: String

  init(path: String) { self.path = path }

  func note(_ text: String) { print("\(path): \(text)") }
}

/// Notes what the shop does, in one file for each day.
struct Auditor {
  let open: (_ path: String) -> AuditLog

  func note(_ text: String, on day: String) { open("\(day).log").note(text) }
}
