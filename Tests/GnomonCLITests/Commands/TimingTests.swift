// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `--timings` from outside.
@Suite(.serialized)
final class TimingTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      "Card.swift", "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\").padding() } }\n")
  }

  deinit { workspace.remove() }

  @Test func aRowForEachPhase() throws {
    let result = try workspace.gnomon("render", "Card.swift", "--size", "100x50", "--timings", "-o", "a.png")
    #expect(result.status == 0, "\(result.errors)")
    let lines = result.errors.split(separator: "\n").filter { $0.contains(" ms") }
    let names = lines.map { String($0.prefix { $0 != " " }) }
    let phases = ["evaluate", "negotiate", "place", "gather", "settle", "draw", "encode", "findings", "total"]
    #expect(phases.allSatisfy(names.contains), "\(result.errors)")
    #expect(names.first == "compile" || names.first == "find")
    #expect(lines.contains { $0.hasPrefix("settle") && $0.hasSuffix("1 passes") }, "\(lines)")
    // The parts make the whole, but for rounding.
    let times = lines.compactMap { line in line.split(separator: " ").compactMap { Double($0) }.first }
    let total = try #require(times.last)
    #expect(abs(times.dropLast().reduce(0, +) - total) < 0.01 * Double(times.count))
  }

  @Test func oneLineOfJSON() throws {
    let result = try workspace.gnomon("layout", "Card.swift", "--json", "--timings")
    #expect(result.status == 0, "\(result.errors)")
    let line = try #require(result.errors.split(separator: "\n").first { $0.hasPrefix("{\"timings\"") })
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: [[String: Any]]]
    let phases = try #require(object?["timings"])
    let names = phases.compactMap { $0["phase"] as? String }
    #expect(Array(names.suffix(6)) == ["evaluate", "negotiate", "place", "gather", "settle", "findings"])
    #expect(phases.allSatisfy { ($0["milliseconds"] as? Double).map { $0 >= 0 } == true })
    #expect(!result.output.contains("timings"))
  }

  @Test func nothingUnlessAsked() throws {
    let result = try workspace.gnomon("layout", "Card.swift")
    #expect(!result.errors.contains(" ms"), "\(result.errors)")
  }
}
