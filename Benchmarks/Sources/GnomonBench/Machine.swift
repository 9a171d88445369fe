// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The machine in words.
enum Machine {
  static var description: String {
    let processor = field("/proc/cpuinfo", "model name") ?? "unknown processor"
    let memory = field("/proc/meminfo", "MemTotal").flatMap { Double($0.split(separator: " ").first ?? "") }
    let gigabytes = memory.map { ", \(Int(($0 / 1_048_576).rounded())) GB" } ?? ""
    let system = field("/etc/os-release", "PRETTY_NAME", separator: "=")?.trimmingCharacters(in: ["\""]) ?? "Linux"
    return "\(ProcessInfo.processInfo.activeProcessorCount) cores of \(processor)\(gigabytes), \(system)"
  }

  /// Bytes of memory that this process keeps.
  static var residentMemory: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static func field(_ path: String, _ name: String, separator: Character = ":") -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    for line in text.split(separator: "\n") where line.hasPrefix(name) {
      guard let at = line.firstIndex(of: separator) else { continue }
      return line[line.index(after: at)...].trimmingCharacters(in: .whitespaces)
    }
    return nil
  }
}
