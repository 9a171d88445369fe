// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonRequest

/// All rows of a file of data, of which one view is made: a chart.
@MainActor struct RowTable {
  private let entry: GnomonRowEntry
  private let row: GnomonRow
  /// How many rows were left out.
  let bad: Int

  init(_ batch: RunRequest.Batch, _ entry: GnomonRowEntry) throws {
    self.entry = entry
    let name = try Self.parameter(of: entry)
    var reader = try RowReader(batch.data, batch.form)
    let source = batch.data == "-" ? "standard input" : batch.data
    var rows: [(line: Int, row: GnomonRow)] = []
    var bad: [(line: Int, error: any Error)] = []
    while let record = reader.next() {
      do { rows.append((record.line, try record.row.get())) } catch { bad.append((record.line, error)) }
    }
    let all = AllRows(rows, named: name)
    row = GnomonRow(all)
    // The rows are read here, so that what is wrong with them is said before anything is drawn.
    _ = try Self.view(entry, row)
    bad = (bad + all.bad).sorted { $0.line < $1.line }
    for (line, error) in bad { Console.line("\(source):\(line): error: \(error)") }
    self.bad = bad.count
  }

  /// The parameter that takes the rows: the one called `rows`, or the only one.
  private static func parameter(of entry: GnomonRowEntry) throws -> String {
    if entry.parameters.contains("rows") { return "rows" }
    if entry.parameters.count == 1 { return entry.parameters[0] }
    throw BatchRun.Failure(
      description:
        "\(entry.view) takes \(entry.parameters.map { "'\($0)'" }.joined(separator: ", ")), and none is called "
        + "'rows': call the list of all rows so, or write -o 'out/{id}.png' for a picture of each row")
  }

  func host(_ surroundings: Surroundings) throws -> ViewHost {
    ViewHost(try Self.view(entry, row), configuration: surroundings.configuration)
  }

  private static func view(_ entry: GnomonRowEntry, _ row: GnomonRow) throws -> AnyView {
    do {
      return try entry.make(row)
    } catch let error as GnomonRow.Unreadable {
      throw BatchRun.Failure(description: "\(entry.view) can't be made of all rows: \(error)")
    }
  }
}
