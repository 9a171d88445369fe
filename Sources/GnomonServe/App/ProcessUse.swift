// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a process uses of the machine, as the system tells it.
struct ProcessUse: Equatable {
  /// The bytes of memory that are the process's own, with what it has in common with the program that it's a copy of.
  var memoryBytes: UInt64
  /// The seconds of processor time since it began.
  var processorSeconds: Double

  /// What a process uses; nil where it isn't there any more.
  init?(_ pid: pid_t) {
    guard let memory = Self.read("/proc/\(pid)/status"), let times = Self.read("/proc/\(pid)/stat") else { return nil }
    self.init(memory: memory, times: times)
  }

  /// - Parameters:
  ///   - memory: What `/proc/PID/status` says.
  ///   - times: What `/proc/PID/stat` says.
  init?(memory: String, times: String) {
    // What it shares with programs that it has started is its own, too. Files that are mapped aren't.
    let kinds: Set<Substring> = ["RssAnon:", "RssShmem:", "VmSwap:"]
    let sizes = memory.split(separator: "\n").compactMap { line -> UInt64? in
      let parts = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      return parts.count >= 2 && kinds.contains(parts[0]) ? UInt64(parts[1]) : nil
    }
    // The program's name may have spaces and brackets in it.
    guard !sizes.isEmpty, let end = times.lastIndex(of: ")") else { return nil }
    let fields = times[times.index(after: end)...].split(separator: " ")
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return nil }
    memoryBytes = sizes.reduce(0, +) << 10
    processorSeconds = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private static func read(_ path: String) -> String? {
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}

/// Whether a process uses more processor time than it may, over a minute.
struct ProcessorBudget {
  private var samples: [(at: ContinuousClock.Instant, seconds: Double)] = []

  /// The seconds of processor time within the last minute, with those until an instant.
  mutating func use(until now: ContinuousClock.Instant, _ seconds: Double) -> Double {
    samples.append((now, seconds))
    // One from before the minute stays, as where it began.
    while samples.count > 1, samples[1].at <= now - .seconds(60) { samples.removeFirst() }
    return seconds - samples[0].seconds
  }
}
