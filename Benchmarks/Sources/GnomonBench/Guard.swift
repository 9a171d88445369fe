// SPDX-License-Identifier: Apache-2.0
import CMeasure
import Foundation
import Workloads

/// `guard`: instructions and allocations of a few workloads, compared with what is kept in the repository.
///
/// Both are counted, not timed: they hardly differ from run to run, and a busy machine doesn't matter.
@MainActor
struct Guard {
  static let workloads =
    ["bal_1k/first", "bal_1k/again", "bal_1k_text/first", "state_10k/change", "card/layout"]
    + (Workload.guardedScreens + Workload.live).map(\.name)
  /// A larger share than this is a failure.
  static let limit = 0.01

  struct Counts: Codable {
    var instructions: Int
    var allocations: Int
  }

  let path: String

  /// Gives whether all stayed within the limit.
  func check(updating: Bool) throws -> Bool {
    let kept =
      (try? JSONDecoder().decode([String: Counts].self, from: Data(contentsOf: URL(fileURLWithPath: path)))) ?? [:]
    let program = try stripped()
    defer { unlink(program) }
    var counted: [String: Counts] = [:]
    var isFine = true
    for name in Self.workloads {
      let before = updating ? nil : kept[name]
      let counts = try leastCounts(name, program, below: before)
      counted[name] = counts
      isFine = report(name, "instructions", before?.instructions, counts.instructions) && isFine
      isFine = report(name, "allocations", before?.allocations, counts.allocations) && isFine
    }
    if updating || kept.isEmpty {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try (encoder.encode(counted) + [10]).write(to: URL(fileURLWithPath: path))
      print("kept in \(URL(fileURLWithPath: path).lastPathComponent)")
      return true
    }
    return isFine
  }

  /// The least of up to three runs. Types lie at other addresses in each run, and two of them may drive each other out of a table; what only one
  /// of three runs takes more is that.
  ///
  /// - Parameter before: What is kept; where a run stays within the limit of it, it's the last.
  private func leastCounts(_ name: String, _ program: String, below before: Counts?) throws -> Counts {
    var least = try count(name, program)
    for _ in 1..<3 {
      if let before, isWithin(before.instructions, least.instructions), isWithin(before.allocations, least.allocations)
      {
        break
      }
      let again = try count(name, program)
      least.instructions = min(least.instructions, again.instructions)
      least.allocations = min(least.allocations, again.allocations)
    }
    return least
  }

  private func isWithin(_ before: Int, _ now: Int) -> Bool { Double(now) <= Double(before) * (1 + Self.limit) }

  private func report(_ name: String, _ what: String, _ before: Int?, _ now: Int) -> Bool {
    guard let before, before > 0 else {
      print("\(name) \(what): \(now), nothing kept to compare with")
      return true
    }
    let change = Double(now) / Double(before) - 1
    let verdict =
      !isWithin(before, now)
      ? "  too much" : change < -Self.limit ? "  better: keep it with 'make bench-guard-update'" : ""
    print("\(name) \(what): \(before) → \(now), \(String(format: "%+.1f", change * 100)) %\(verdict)")
    return isWithin(before, now)
  }

  private func count(_ name: String, _ program: String) throws -> Counts {
    let child = try Child.run(
      program: "valgrind",
      [
        "--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=measured_region",
        "--main-stacksize=67108864",
        program, "region", name,
      ],
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    func number(after mark: String) -> Int? {
      guard let range = child.output.range(of: mark) else { return nil }
      return Int(child.output[range.upperBound...].drop { $0 == " " || $0 == ":" }.prefix { $0.isNumber })
    }
    guard child.status == 0, let instructions = number(after: "Collected"),
      let allocations = number(after: "allocations=")
    else { throw Failure("\(name) can't be counted: \(child.output.suffix(600))") }
    return Counts(instructions: instructions, allocations: allocations)
  }

  /// Valgrind can't read the newest debug information.
  private func stripped() throws -> String {
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("gnomon-bench-\(getpid())").path
    let strip = try Child.run(program: "strip", ["--strip-debug", "-o", copy, CommandLine.arguments[0]])
    guard strip.status == 0 else { throw Failure("strip: \(strip.output)") }
    return copy
  }

  /// Runs a workload once where a profiler counts, having run it twice before.
  static func region(_ name: String) throws {
    let workload = try Workload.named(name)
    let run = try workload.prepare()
    for _ in 0..<2 { _ = try run() }
    let context = Region(run)
    allocations_start()
    measured_region(
      { pointer in
        guard let pointer else { return }
        let region = Unchecked(Unmanaged<Region>.fromOpaque(pointer))
        MainActor.assumeIsolated { region.value.takeUnretainedValue().enter() }
      }, Unmanaged.passUnretained(context).toOpaque())
    allocations_stop()
    if let error = context.error { throw error }
    print("allocations=\(allocations_count())")
  }
}

@MainActor
private final class Region {
  private let run: @MainActor () throws -> AnyObject?
  private var result: AnyObject?
  var error: (any Error)?

  init(_ run: @escaping @MainActor () throws -> AnyObject?) { self.run = run }

  func enter() {
    do { result = try run() } catch { self.error = error }
  }
}

extension Workload {
  @MainActor static func named(_ name: String) throws -> Workload {
    guard let found = all.first(where: { $0.name == name }) else { throw Failure("no workload is called \(name)") }
    return found
  }
}

/// Carries a value to the main actor, where it already is.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
