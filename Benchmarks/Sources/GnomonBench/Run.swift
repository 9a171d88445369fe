// SPDX-License-Identifier: Apache-2.0
import Foundation
import Workloads

/// `run`: measures, prints a line each, and gives all for the file of results.
@MainActor
struct Run {
  var filter: [String]
  var sampler = Sampler()

  func results() throws -> Results {
    var results = Results(date: Self.today, machine: Machine.description)
    let chosen = Workload.all.filter { isChosen($0.name) }
    let screens = Workload.screenNames.filter { isChosen("screen_\($0)/cold") || isChosen("screen_\($0)/process") }
    guard !chosen.isEmpty || !screens.isEmpty else {
      throw Failure("no workload is called \(filter.joined(separator: ", ")); 'list' prints their names")
    }
    print(Table.header)
    for workload in chosen {
      // Each in a process of its own: what one leaves behind in caches and heaps isn't another's.
      let child = try Child.run(
        program: "timeout", ["180", CommandLine.arguments[0], "one", workload.name, String(sampler.seconds)])
      let line = child.output.split(separator: "\n").last.map(String.init) ?? ""
      guard child.status == 0, let measurement = try? JSONDecoder().decode(Measurement.self, from: Data(line.utf8))
      else {
        print(
          workload.name, child.status == 124 ? "takes more than three minutes" : "failed: \(child.output.suffix(400))")
        continue
      }
      results.measurements.append(measurement)
      print(Table.row(measurement))
      fflush(nil)
    }
    for name in screens {
      for measurement in try ColdScreen(name: name).measurements() where isChosen(measurement.name) {
        results.measurements.append(measurement)
        print(Table.row(measurement))
        fflush(nil)
      }
    }
    if filter.isEmpty || filter.contains("card") { results.cold = try cold() }
    if let cold = results.cold {
      print(
        "card/cold".padding(toLength: 24, withPad: " ", startingAt: 0), Table.number(cold.milliseconds, 12), "ms,",
        "\(Table.number(cold.processor)) ms of processor time,",
        "\(Table.number(cold.peakMemory)) MB at most")
    }
    for line in Table.growth(results) { print(line) }
    return results
  }

  private func isChosen(_ name: String) -> Bool {
    filter.isEmpty || filter.contains { name == $0 || name.hasPrefix($0 + "/") || $0 == Workload.group(of: name) }
  }

  /// A process from its start to the written file, the median of 21.
  private func cold() throws -> Results.Cold {
    let folder = FileManager.default.temporaryDirectory
    let path = folder.appendingPathComponent("gnomon-card-\(getpid()).png").path
    let program = folder.appendingPathComponent("gnomon-cold-card-\(getpid())").path
    defer {
      unlink(path)
      unlink(program)
    }
    // As it is when it's installed: what a linker has just written lies in small pieces in the system's memory, a copy in large ones.
    let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("ColdCard")
    try Data(contentsOf: built).write(to: URL(fileURLWithPath: program))
    chmod(program, 0o755)
    func run(_ arguments: [String]) throws -> Child {
      let run = try Child.run(program: program, arguments)
      guard run.status == 0 else { throw Failure("ColdCard: \(run.output)") }
      return run
    }
    let runs = try (0..<21).map { _ in try run([path]) }
    // In kilobytes.
    let peak = Double(try run([path, "--peak"]).output.filter(\.isNumber)) ?? 0
    func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
    return Results.Cold(
      milliseconds: median(runs.map(\.milliseconds)), processor: median(runs.map(\.processor)),
      peakMemory: peak * 1024 / 1e6)
  }

  private static var today: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter.string(from: Date())
  }
}

extension Workload {
  @MainActor static var all: [Workload] {
    trees + scenes + screens + motion + live + card + charts + drawing + tracing
  }

  /// What a name begins with, up to the first `_` or slash: `bal`, `deepalt`, `card`.
  static func group(of name: String) -> String { String(name.prefix { $0 != "/" && $0 != "_" }) }
}
