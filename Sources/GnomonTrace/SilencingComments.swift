// SPDX-License-Identifier: Apache-2.0
package import Gnomon

/// Findings and warnings that comments in the source don't want: `// gnomon:silence overflow` on the line or above it.
package struct SilencingComments {
  private var read: (String) -> String?
  private final class Cache { var lines: [String: [Substring]] = [:] }
  private let cache = Cache()

  /// - Parameter read: The text of a file by its name; nil where it can't be read.
  package init(_ read: @escaping (String) -> String?) { self.read = read }

  /// A modifier's finding is silenced at its own line, and where its expression begins.
  package func silence(_ finding: Finding) -> Bool {
    silence(finding.name.rawValue, at: finding.source)
      || finding.expression != finding.source && silence(finding.name.rawValue, at: finding.expression)
  }

  package func silence(_ name: String, at source: SourceLocation?) -> Bool {
    guard let source else { return false }
    let lines = lines(of: source.file)
    guard lines.indices.contains(source.line - 1) else { return false }
    if Self.names(in: lines[source.line - 1]).contains(name) { return true }
    // The lines of comments directly above.
    var above = source.line - 2
    while above >= 0, lines[above].drop(while: \.isWhitespace).hasPrefix("//") {
      if Self.names(in: lines[above]).contains(name) { return true }
      above -= 1
    }
    return lines[source.line - 1].contains("#Preview") && isSaid(name, inPreviewAt: source.line - 1, lines)
  }

  /// A preview's body is compiled where its macro stands, so that all its views have the macro's line: a comment anywhere
  /// in the braces is meant.
  private func isSaid(_ name: String, inPreviewAt first: Int, _ lines: [Substring]) -> Bool {
    var depth = 0
    for (index, line) in lines[first...].prefix(Self.previewLimit).enumerated() {
      if index > 0, Self.names(in: line).contains(name) { return true }
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      depth += code.count { $0 == "{" } - code.count { $0 == "}" }
      if depth <= 0, code.contains("}") { return false }
    }
    return false
  }

  /// More lines than these aren't looked through for a preview.
  private static let previewLimit = 1_000

  private func lines(of file: String) -> [Substring] {
    if let known = cache.lines[file] { return known }
    // The compiler's lines: a carriage return with its line feed is one end, and one character.
    let lines = (read(file) ?? "").split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    cache.lines[file] = lines
    return lines
  }

  /// The names behind a line's `gnomon:silence`, between spaces or commas.
  static func names(in line: Substring) -> [String] {
    guard let comment = line.firstRange(of: "//"), let mark = line.firstRange(of: "gnomon:silence"),
      comment.upperBound <= mark.lowerBound
    else { return [] }
    return line[mark.upperBound...].split { !($0.isLetter || $0 == "-") }.map(String.init)
  }
}
