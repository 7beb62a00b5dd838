import Foundation

/// Returns the resident memory of the process in bytes, as whole pages.
///
/// Measure growth only, and before memory has been freed that could be used again.
func residentBytes() -> Int {
  #if os(Linux)
    let text = try! String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let fields = text.split(separator: " ")
    return Int(fields[1])! * Int(sysconf(Int32(_SC_PAGESIZE)))
  #else
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(
      MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
    let result = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    precondition(result == KERN_SUCCESS)
    return Int(info.resident_size)
  #endif
}
