// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonRequest

@testable import GnomonRunner

/// Rows of data, as `gnomon batch` reads them: each record, each of its values in several types, and the file's name made of it.
struct RowsReader: Reader {
  let form: RunRequest.Batch.Form

  func read(_ data: Data) {
    guard var reader = try? RowReader(data, form) else { return }
    let told = reader.count()
    let patterns = ["out/{name}.png", "{line}/{name}"].compactMap { try? FileNamePattern($0) }
    var count = 0
    while let record = reader.next() {
      count += 1
      guard let row = try? record.row.get() else { continue }
      for name in row.names + ["name", ""] { read(name, of: row) }
      for pattern in patterns { check(try? pattern.path(for: row, line: record.line)) }
    }
    if count != told { finding("There are \(count) records, and \(told) were counted.") }
  }

  private func read(_ name: String, of row: GnomonRow) {
    _ = try? row.value(name) as String
    _ = try? row.value(name) as Int
    _ = try? row.value(name) as Double?
    _ = try? row.value(name) as Bool
    _ = try? row.value(name) as Date
    _ = try? row.value(name) as Color
    _ = try? row.value(name) as URL
    _ = try? row.value(name) as [String]
    _ = try? row.value(name) as [String: [Double]]
    _ = try? row.value(name) as LocalizedStringKey
    _ = try? row.value(name) as Edge
    _ = try? row.value(name) as Binding<UInt8>
  }

  /// A row can't lead out of the folder that the files lie in.
  private func check(_ path: String?) {
    guard let path else { return }
    if path.split(separator: "/", omittingEmptySubsequences: false).contains(where: { $0 == ".." || $0.isEmpty }) {
      finding("A row's file is '\(path)'.")
    }
  }
}
