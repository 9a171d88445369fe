// SPDX-License-Identifier: Apache-2.0
import Foundation
import Workloads

/// `cold`: the first frame of a process, in which nothing has been laid out yet: no font is open, no type's description is made.
///
/// Each is a process of its own, started several times.
struct ColdScreen {
  /// As in `screen_NAME/cold`.
  let name: String

  /// A process as it tells of itself.
  private struct Frame: Codable {
    /// Nanoseconds of the first frame, the processor's and on the wall.
    var processor: Double
    var wall: Double
  }

  /// The first frame alone (`cold`), and the process around it (`process`).
  func measurements(count: Int = 15) throws -> [Measurement] {
    var frames: [(processor: Double, wall: Double)] = []
    var processes: [(processor: Double, wall: Double)] = []
    for number in 0...count {
      let child = try Child.run(["frame", name])
      guard child.status == 0, let frame = try? JSONDecoder().decode(Frame.self, from: Data(child.output.utf8)) else {
        throw Failure("the first frame of \(name) failed: \(child.output.suffix(400))")
      }
      // The first brings the program's file into memory.
      if number == 0 { continue }
      frames.append((frame.processor, frame.wall))
      processes.append((child.processor * 1e6, child.milliseconds * 1e6))
    }
    return [
      measurement("cold", "the first frame of a process", frames),
      measurement("process", "a process that lays out one frame, from its start to its end", processes),
    ]
  }

  /// One of the two, by its name.
  static func measurement(_ name: String) throws -> Measurement? {
    let parts = name.split(separator: "/").map(String.init)
    guard parts.count == 2, ["cold", "process"].contains(parts[1]), parts[0].hasPrefix("screen_") else { return nil }
    return try ColdScreen(name: String(parts[0].dropFirst(7))).measurements().first { $0.name == name }
  }

  /// What the process does: the first frame, and what it took.
  @MainActor static func frame(_ name: String) throws {
    guard let workload = Workload.firstFrame(ofScreen: name) else { throw Failure("no screen is called \(name)") }
    let run = try workload.prepare()
    let start = Instant.now
    let host = try run()
    let spent = start.elapsed
    withExtendedLifetime(host) {}
    print(
      String(decoding: try JSONEncoder().encode(Frame(processor: spent.processor, wall: spent.wall)), as: UTF8.self))
  }

  private func measurement(_ kind: String, _ what: String, _ times: [(processor: Double, wall: Double)]) -> Measurement
  {
    let (processor, wall) = (times.map(\.processor).sorted(), times.map(\.wall).sorted())
    return Measurement(
      name: "screen_\(name)/\(kind)", summary: what, nodes: 0, time: processor[times.count / 2],
      wall: wall[times.count / 2], minimum: processor[0], p90: processor[times.count * 9 / 10], samples: times.count)
  }
}
