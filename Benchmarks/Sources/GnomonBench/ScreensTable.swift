// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The document's table of whole screens: a row for each, a column for each kind of work.
struct ScreensTable {
  let results: Results

  /// The kinds, by the name and by the head of their column.
  private static let kinds: [(name: String, head: String)] = [
    ("first", "first"), ("again", "again"), ("change", "change"), ("type_size", "type size"), ("dark", "dark"),
    ("page", "page"), ("png_3x", "PNG at 3x"), ("png_3x_fast", "fast PNG"),
    ("live", "live"), ("cold", "cold"), ("process", "process"),
  ]

  var text: String {
    let own = results.measurements.filter(\.isScreen)
    guard !own.isEmpty else { return "Not measured: `GnomonBench run screen`." }
    var names: [String] = []
    for name in own.map(screen) where !names.contains(name) { names.append(name) }
    return """
      Whole screens of 390×844 points as people write them, in the fonts that are drawn: medians of processor time in milliseconds, measured
      on a later day than the trees. Their sources lie in `Benchmarks/Sources/Workloads/Screens`.

      | column | what is measured |
      |---|---|
      | first | from what is shown to a display list, in a process that has shown the screen before |
      | again | at a size that it never had, to a display list |
      | change | one state changed, to a display list |
      | type size, dark | between two type sizes, and between light and dark, to a display list |
      | page | scrolled by 700 points, to a display list; after the last page it begins again, and rows come back |
      | PNG at 3x | a display list to the bytes of a small PNG file |
      | fast PNG | the same to a larger file that is encoded in less time |
      | live | one state changed, to the message for a browser |
      | cold | the first frame of a process alone |
      | process | the process around it, with the making of what is shown: 100,000 letters in one |

      | screen | \(Self.kinds.map(\.head).joined(separator: " | ")) |
      |---|\(Self.kinds.map { _ in "--:" }.joined(separator: "|"))|
      \(names.map(row).joined(separator: "\n"))

      The number of allocations:

      | screen | \(Self.kinds.dropLast(2).map(\.head).joined(separator: " | ")) |
      |---|\(Self.kinds.dropLast(2).map { _ in "--:" }.joined(separator: "|"))|
      \(names.map(allocations).joined(separator: "\n"))
      """
  }

  private func screen(_ measurement: Measurement) -> String {
    String(measurement.name.dropFirst(7).prefix { $0 != "/" })
  }

  private func row(_ name: String) -> String {
    let cells = Self.kinds.map { Table.number(results["screen_\(name)/\($0.name)"].map { $0.time / 1e6 }) }
    return "| `\(name)` | \(cells.joined(separator: " | ")) |"
  }

  private func allocations(_ name: String) -> String {
    let cells = Self.kinds.dropLast(2).map {
      Table.number(results["screen_\(name)/\($0.name)"]?.allocations.map(Double.init))
    }
    return "| `\(name)` | \(cells.joined(separator: " | ")) |"
  }
}
