// SPDX-License-Identifier: Apache-2.0
import DocumentBlocks
import Foundation

/// What a document quotes of a file: all of it, or the lines between `// document: NAME` and `// document: end`, as far left
/// as they go. Imports and the licence's line don't count: a test imports more than a user, and a document need not repeat it.
/// Nor does a name that begins with `Sample`: who follows the document adds the same files to the same modules under the names that it gives.
struct QuotedFile {
  let text: String

  /// - Parameter name: `PATH`, or `PATH#NAME`.
  init(_ name: String) throws {
    let parts = name.split(separator: "#", maxSplits: 1).map(String.init)
    let file = DocumentBlock.root.appendingPathComponent(parts[0])
    var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    if parts.count > 1 {
      func index(of mark: String, in lines: some Collection<Substring>) throws -> Int {
        let wanted = "// document: \(mark)"
        guard
          let place = lines.enumerated().first(where: { $0.element.trimmingPrefix(while: \.isWhitespace) == wanted })
        else { throw CocoaError(.fileReadCorruptFile) }
        return place.offset
      }
      lines.removeSubrange(...(try index(of: parts[1], in: lines)))
      lines.removeSubrange((try index(of: "end", in: lines))...)
      let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      lines = lines.map { $0.dropFirst(min(indent, $0.count)) }
    }
    text = Self.withoutImports(lines.joined(separator: "\n")).replacing("SampleInset", with: "SideInset")
      .replacing("sampleInset", with: "sideInset")
  }

  /// The text without imports, and with one empty line at most where it has several.
  static func withoutImports(_ text: String) -> String {
    var kept: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if ["import ", "@testable import ", "// SPDX-"].contains(where: line.hasPrefix) { continue }
      if line.isEmpty, kept.last?.isEmpty ?? true { continue }
      kept.append(line)
    }
    while kept.last?.isEmpty ?? false { kept.removeLast() }
    return kept.joined(separator: "\n")
  }
}
