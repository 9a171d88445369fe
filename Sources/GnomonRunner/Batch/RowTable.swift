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
  private(set) var bad = 0

  init(_ batch: RunRequest.Batch, _ entry: GnomonRowEntry) throws {
    self.entry = entry
    let name = try Self.parameter(of: entry)
    var reader = try RowReader(batch.data, batch.form)
    let source = batch.data == "-" ? "standard input" : batch.data
    var rows: [GnomonRow] = []
    while let record = reader.next() {
      do {
        let row = try record.row.get()
        // The view is made of those alone that it can be made of.
        _ = try entry.make(GnomonRow([row], named: name))
        rows.append(row)
      } catch let error as GnomonRow.Unreadable {
        throw BatchRun.Failure(description: "\(entry.view) can't be made of all rows: \(error)")
      } catch {
        bad += 1
        Console.line("\(source):\(record.line): error: \(error)")
      }
    }
    row = GnomonRow(rows, named: name)
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
    let view: AnyView
    do {
      view = try entry.make(row)
    } catch let error as GnomonRow.Unreadable {
      throw BatchRun.Failure(description: "\(entry.view) can't be made of all rows: \(error)")
    }
    return ViewHost(view, configuration: surroundings.configuration)
  }
}
