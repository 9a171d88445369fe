// SPDX-License-Identifier: Apache-2.0
import Foundation

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

/// Whole lines that a program has written.
struct Printed: Sendable, Equatable {
  var isError: Bool
  var lines: [String]

  func kind(of line: String) -> Console.Kind {
    if !isError { return .output }
    return line.contains("warning:") || line.contains("note:") ? .warning : .error
  }
}

/// Takes what a program writes apart into lines, of which each is kept up to a length.
struct LineCutter {
  static let limit = 4 << 10
  /// Stands for what is left out of a line.
  static let mark = "…"

  private var line: [UInt8] = []
  private var isCut = false

  /// The lines that are whole with these bytes.
  mutating func take(_ bytes: UnsafeRawBufferPointer) -> [String] {
    var lines: [String] = []
    var rest = bytes[...]
    while let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
      guard let end = memchr(base, 0x0A, rest.count) else {
        add(rest)
        break
      }
      let count = UnsafeRawPointer(end) - base
      add(rest.prefix(count))
      lines.append(finish())
      rest = rest.dropFirst(count + 1)
    }
    return lines
  }

  /// What was written behind the last line.
  mutating func end() -> [String] { line.isEmpty ? [] : [finish()] }

  private mutating func add(_ bytes: Slice<UnsafeRawBufferPointer>) {
    let room = Self.limit - line.count
    line.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes.prefix(room)))
    if bytes.count > room { isCut = true }
  }

  private mutating func finish() -> String {
    defer {
      line.removeAll(keepingCapacity: true)
      isCut = false
    }
    if line.last == 0x0D { line.removeLast() }
    return String(decoding: line, as: UTF8.self) + (isCut ? Self.mark : "")
  }
}
