import Mockable
import Testing

@Suite struct WideTests {
  @Test func wide() {
    let form = MockForm()
    given(form).fill(.value(1), .value("a"), c: .any, d: .value(nil), e: .value(.any)).willReturn(true)
    verify(form).fill(.value(1), .value("a"), c: .value(2), d: .value(nil), e: .value(.blue)).called(1)
    verify(form).paint(.value(.any), with: .generic(2), over: Parameter<Int>.any).called(1)
  }
}
