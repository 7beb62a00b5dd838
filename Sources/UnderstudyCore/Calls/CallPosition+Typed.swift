// Typed access to the log, for generated code and verbs.

extension CallPosition {
  /// Returns the call as a public value. The caller must hold the lock.
  func call<Arguments, Result>(
    _ arguments: Arguments.Type, _ result: Result.Type
  ) -> Call<Arguments, Result> {
    let header = self.header
    return Call(
      arguments: self.arguments.assumingMemoryBound(to: Arguments.self).pointee,
      outcome: outcome(header),
      order: Int(header.order),
      time: header.time.instant)
  }

  /// Records that the call returned `result`. The caller must hold the lock.
  func setReturned<Result>(_ result: Result) { chunk.setReturned(result, at: index) }

  /// Appends a copy of the call, including its outcome, to another log. The caller must hold the
  /// lock.
  func copy<Arguments, Result>(
    to log: inout CallLog, _ arguments: Arguments.Type, _ result: Result.Type
  ) {
    let target = log.chunkWithRoom ?? log.addChunk(chunk.types)
    let position = CallPosition(chunk: target, index: target.count)
    let header = self.header
    target.argumentsPointer(at: position.index).initializeMemory(
      as: Arguments.self, to: self.arguments.assumingMemoryBound(to: Arguments.self).pointee)
    target.append(
      CallHeader(
        order: header.order, time: header.time,
        flags: header.flags.subtracting([.returned, .threw])))
    switch outcome(header) as Outcome<Result> {
    case .pending: chunk.successors[index] = position
    case .returned(let result): position.setReturned(result)
    case .threw(let error): target.noteThrew(error, at: position.index)
    }
  }

  private func outcome<Result>(_ header: CallHeader) -> Outcome<Result> {
    if header.flags.contains(.returned) {
      return .returned(
        chunk.resultPointer(at: index).assumingMemoryBound(to: Result.self).pointee)
    }
    return chunk.error(at: index).map { .threw($0) } ?? .pending
  }
}

extension CallChunk {
  /// Records that a call returned `result`. The caller must hold the lock.
  func setReturned<Result>(_ result: Result, at index: Int) {
    resultPointer(at: index).initializeMemory(as: Result.self, to: result)
    noteReturned(at: index)
  }
}
