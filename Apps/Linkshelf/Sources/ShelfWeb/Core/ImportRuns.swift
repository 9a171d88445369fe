// SPDX-License-Identifier: Apache-2.0
import Exchange
import Foundation
import Shelf
import ShelfPages
import Synchronization

/// The imports that run, and what the last ones came to.
final class ImportRuns: Sendable {
  struct Run: Sendable {
    var name: String
    var began: Moment
    var report: ShelfImport.Report
    var isDone = false
  }

  private static let remembered = 20
  private let runs = Mutex<[(id: Int, run: Run)]>([])
  private let number = Atomic(0)

  /// What stands beside a file that is imported, so that a server that was stopped goes on with it.
  private struct Plan: Codable {
    var name: String
    var tags: [String]
    var snapshots: Bool
  }

  /// Imports a file behind the answer. The file is removed at its end.
  func begin(
    _ file: URL, name: String, into shelf: Shelf, options: ShelfImport.Options, wake: @escaping @Sendable () -> Void
  ) {
    let id = number.add(1, ordering: .relaxed).newValue
    let run = Run(name: name, began: shelf.now, report: .init(name: name))
    runs.withLock {
      $0.append((id, run))
      if $0.count > Self.remembered { $0.removeFirst() }
    }
    let plan = file.appendingPathExtension("plan")
    try? JSONEncoder().encode(Plan(name: name, tags: options.tags, snapshots: options.snapshots)).write(to: plan)
    Task {
      do {
        let report = try await ShelfImport.run(file, name: name, into: shelf, options: options) { [self] report in
          change(id) { $0.report = report }
          return true
        }
        change(id) { $0.report = report }
      } catch {
        // What was added before stays, and is still told.
        let goesOn = shelf.isNoSpace(error) && FileManager.default.fileExists(atPath: plan.path)
        let sentence =
          goesOn ? "The disk is full. The import goes on when the server is started again." : "\(error)"
        change(id) { $0.report.problems.append(sentence) }
        if goesOn {
          change(id) { $0.isDone = true }
          return
        }
      }
      change(id) { $0.isDone = true }
      // The plan first: a file without one isn't gone on with.
      for url in [plan, file] { try? FileManager.default.removeItem(at: url) }
      wake()
    }
  }

  /// Begins again what was cut off. What had been added already is known, and isn't added twice.
  func resume(in folder: String, into shelf: Shelf, wake: @escaping @Sendable () -> Void) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !name.hasSuffix(".plan") {
      let file = URL(filePath: folder + "/" + name)
      guard let data = try? Data(contentsOf: file.appendingPathExtension("plan")),
        let plan = try? JSONDecoder().decode(Plan.self, from: data)
      else {
        // It was cut off while it was still sent, or is an export's.
        try? FileManager.default.removeItem(at: file)
        continue
      }
      var options = ShelfImport.Options()
      options.tags = plan.tags
      options.snapshots = plan.snapshots
      begin(file, name: plan.name, into: shelf, options: options, wake: wake)
    }
  }

  private func change(_ id: Int, _ body: (inout Run) -> Void) {
    runs.withLock { runs in
      if let index = runs.firstIndex(where: { $0.id == id }) { body(&runs[index].run) }
    }
  }

  func all() -> [Run] { runs.withLock { $0.map(\.run) } }

  /// The imports that aren't done, for the queue's page. How long a file is isn't known before its end.
  func progress() -> [ImportProgress] {
    all().filter { !$0.isDone }.map {
      ImportProgress(name: $0.name, done: $0.report.added + $0.report.known + $0.report.wrong, total: 0, remaining: nil)
    }
  }

  func reports() -> [FileReport] {
    all().filter(\.isDone).reversed().map { run in
      let report = run.report
      return FileReport(
        name: report.name, format: report.format, added: report.added, known: report.known, wrong: report.wrong,
        problems: report.problems)
    }
  }
}
