#if canImport(Runtime)
  import Runtime
  import Testing
  import Understudy

  /// The behavior of the toolchain that `Sources/Understudy/Unsupported` relies on.
  ///
  /// If one of these tests fails with a new toolchain, the file that its documentation names must
  /// change.
  @Suite struct AddressBacktraceTests {
    /// `AddressBacktrace.swift`: a backtrace can be decoded from the addresses of another one.
    @Test func aBacktraceCanBeMadeOfAddresses() throws {
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
      let addresses = try Backtrace.capture(limit: 8, top: 0).frames.compactMap { frame in
        if case .returnAddress = frame {
          return UInt(frame.originalProgramCounter.description.dropFirst(2), radix: 16)
        }
        return nil
      }
      let copy = try #require(AddressBacktrace.make(addresses))
      let copies = copy.frames.compactMap {
        UInt($0.originalProgramCounter.description.dropFirst(2), radix: 16)
      }
      #expect(!addresses.isEmpty)
      #expect(copies == addresses)
    }
  }
#endif
