// SPDX-License-Identifier: Apache-2.0
import CMeasure
import Foundation
import Gnomon
import Workloads

do {
  try command(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("GnomonBench: error: \(error)\n".utf8))
  exit(1)
}

@MainActor
func command(_ arguments: [String]) throws {
  var rest = Array(arguments.dropFirst())
  func option(_ name: String) -> String? {
    guard let index = rest.firstIndex(of: name), index + 1 < rest.count else { return nil }
    defer { rest.removeSubrange(index...index + 1) }
    return rest[index + 1]
  }
  switch arguments.first {
  case "run":
    let file = option("--json")
    let seconds = option("--seconds").flatMap(Double.init) ?? 1
    let results = try Run(filter: rest, sampler: Sampler(seconds: seconds)).results()
    if let file { try results.write(file) }
  case "one" where !rest.isEmpty:
    try one(rest[0], seconds: rest.count > 1 ? Double(rest[1]) ?? 1 : 1)
  case "list":
    for workload in Workload.all { print(workload.name, "–", workload.summary) }
  case "tree" where rest.count == 2:
    print(TreeFile.text(try tree(rest[0], Int(rest[1]) ?? 0)), terminator: "")
  case "guard":
    let isFine = try Guard(path: option("--file") ?? "guard.json").check(updating: rest.contains("--update"))
    if !isFine { exit(2) }
  case "document" where rest.count == 3:
    let results = try Results.read(rest[0])
    try Document(results: results).text.write(toFile: rest[1], atomically: true, encoding: .utf8)
    try Plot(results: results).svg().write(toFile: rest[2], atomically: true, encoding: .utf8)
  case "endure":
    let threads = option("--threads").flatMap(Int.init) ?? 1
    let count = rest.first.flatMap(Int.init) ?? 10_000
    guard count >= 100, threads >= 1 else { throw Failure("endure takes 100 cards or more, and a thread or more") }
    let outcome = try Endurance(count: count, threads: threads).run()
    guard outcome.isSteady else {
      throw Failure("memory grew by \(Table.number(Double(outcome.end - outcome.settled) / 1e6)) MB")
    }
  case "cold" where rest.count == 1:
    for measurement in try ColdScreen(name: rest[0]).measurements() {
      let (processor, wall) = (Table.number(measurement.time / 1e6), Table.number(measurement.wall / 1e6))
      print("\(measurement.name): \(processor) ms of processor time, \(wall) ms on the wall")
    }
  case "frame" where rest.count == 1:
    try ColdScreen.frame(rest[0])
  case "picture" where rest.count == 3:
    guard let data = try Workload.picture(ofScreen: rest[0], kind: rest[1]) else {
      throw Failure("no screen is called \(rest[0])")
    }
    try data.write(to: URL(fileURLWithPath: rest[2]))
  case "sample" where rest.count == 2:
    guard let number = Int(rest[0]), SamplePictures.all.indices.contains(number) else {
      throw Failure("the pictures are 0 to \(SamplePictures.all.count - 1)")
    }
    try SamplePictures.all[number].write(to: URL(fileURLWithPath: rest[1]))
  case "region" where rest.count == 1:
    try Guard.region(rest[0])
  default:
    print(
      """
      GnomonBench run [NAME …] [--json FILE] [--seconds N]   measures
      GnomonBench guard [--update] [--file FILE]             counts instructions, and fails where there are more
      GnomonBench tree bal|deepalt|deepcol|deepgrow N        prints a tree
      GnomonBench document RESULTS.json OUT.md OUT.svg       writes the page of results
      GnomonBench endure [N] [--threads T]                   draws N different cards, fails where memory grows
      GnomonBench cold SCREEN                                the first frame of a process, and the process
      GnomonBench picture SCREEN KIND OUT.png                draws a screen once: first, again, dark, type_size, page, change
      GnomonBench sample N OUT.png                           writes one of the products' pictures
      GnomonBench list                                       names the workloads
      """)
    if arguments.first != "help" { exit(64) }
  }
}

/// Measures one workload and prints it as JSON.
@MainActor
func one(_ name: String, seconds: Double) throws {
  if let cold = try ColdScreen.measurement(name) {
    print(String(decoding: try JSONEncoder().encode(cold), as: UTF8.self))
    return
  }
  let workload = try Workload.named(name)
  var resident: Int?
  if name.hasSuffix("/first") {
    // Code and tables that the first tree of a process brings into memory aren't part of this one.
    _ = try Workload.named("bal_1k/first").prepare()()
    let run = try workload.prepare()
    // What earlier work has left in the heap would be filled first.
    allocations_return_free_memory()
    let before = Machine.residentMemory
    let host = try run()
    // Below that the heap's own steps are larger than the tree.
    if workload.nodes >= 10_000 { resident = Machine.residentMemory - before }
    withExtendedLifetime(host) {}
  }
  var measurement = try Sampler(seconds: seconds).measure(workload)
  measurement.residentBytes = resident
  print(String(decoding: try JSONEncoder().encode(measurement), as: UTF8.self))
}

func tree(_ kind: String, _ count: Int) throws -> TreeNode {
  guard count > 0 else { throw Failure("a tree has a number of leaves or levels") }
  switch kind {
  case "bal": return TreeGenerator.balanced(leaves: count)
  case "deepalt": return TreeGenerator.chain(depth: count, alternates: true)
  case "deepcol": return TreeGenerator.chain(depth: count, alternates: false)
  case "deepgrow": return TreeGenerator.chain(depth: count, alternates: true, grows: true)
  default: throw Failure("no tree is called \(kind)")
  }
}
