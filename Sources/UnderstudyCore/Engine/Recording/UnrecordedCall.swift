/// Stops the process in a call that cannot be recorded, because the operating system is too old for
/// the types of its arguments or its result.
///
/// The patterns of such a requirement are not available on that system, so no test can set it up.
///
/// - Parameters:
///   - members: The table that contains the requirement.
///   - index: The index of the requirement.
///   - systems: The versions that can record the call, for the message.
/// - Warning: For generated code only.
public func __cannotRecord(
  _ members: __Members, _ index: Int, _ systems: StaticString
) -> Never {
  let name = members.all[index].description
  let text = "A mock of '\(members.protocolName)' cannot record '\(name)' on this system"
  FailureReporting.reportMisuse(
    text, FailureReporting.callSite() ?? .unknown,
    "Run the test on \(systems) or later: older systems have no type for its arguments or result.")
  fatalError(text)
}
