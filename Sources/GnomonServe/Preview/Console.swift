// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonProcess

/// The last lines that programs have printed.
struct Console {
  enum Kind: String, Sendable, Encodable {
    /// What a program prints.
    case output
    /// What it says on its standard error of things that may be wrong, and of those that are.
    case warning
    case error
  }

  struct Line: Sendable, Encodable, Equatable {
    /// Counts from 1 as long as the server runs.
    var n: Int
    var kind: Kind
    var program: String
    var text: String
  }

  static let limit = 1_000
  static let sizeLimit = 1 << 20

  private var lines: [Line] = []
  /// Those before it are thrown away when there are enough of them.
  private var first = 0
  private var size = 0
  private(set) var last = 0
  /// The last line when the console was emptied.
  private(set) var cleared = 0

  mutating func add(_ printed: Printed, of program: String) {
    // Of very many at once only the last are kept.
    let kept = printed.lines.suffix(Self.limit)
    last += printed.lines.count - kept.count
    for text in kept {
      last += 1
      lines.append(Line(n: last, kind: printed.kind(of: text), program: program, text: text))
      size += text.utf8.count
      while lines.count - first > Self.limit || size > Self.sizeLimit {
        size -= lines[first].text.utf8.count
        first += 1
      }
    }
    guard first > Self.limit else { return }
    lines.removeFirst(first)
    first = 0
  }

  mutating func clear() { (lines, first, size, cleared) = ([], 0, 0, last) }

  /// The lines behind one.
  func lines(after number: Int) -> ArraySlice<Line> { lines[first...].drop { $0.n <= number } }
}

extension Printed {
  func kind(of line: String) -> Console.Kind {
    if !isError { return .output }
    return line.contains("warning:") || line.contains("note:") ? .warning : .error
  }
}
