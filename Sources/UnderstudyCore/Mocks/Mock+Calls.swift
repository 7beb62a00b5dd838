// What generated requirements call.

extension Mock {
  /// Records a call and answers it.
  ///
  /// - Warning: For generated code only.
  public func __call<Arguments, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ failure: Failure.Type
  ) throws(Failure) -> Result {
    let time = CallTime.now()
    core.lock.lock()
    let member: Member<Arguments, Result> = core.memberLocked(members, index)
    do {
      return try member.answer(arguments, time, core)
    } catch {
      throw UnansweredCall.rethrowable(error)
    }
  }

  /// Records a call of an `async` requirement and answers it, on the caller's actor.
  ///
  /// - Warning: For generated code only.
  public func __callAsync<Arguments, Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ failure: Failure.Type
  ) async throws(Failure) -> Result {
    let time = CallTime.now()
    core.lock.lock()
    let member: Member<Arguments, Result> = core.memberLocked(members, index)
    switch member.start(arguments, time, core) {
    case .answered(let result):
      return result
    case .pending(let work):
      do {
        return try await member.complete(isolation: isolation, work, arguments, core)
      } catch {
        throw UnansweredCall.rethrowable(error)
      }
    }
  }
}
