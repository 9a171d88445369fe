// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Whole lines that a program has written.
package struct Printed: Sendable, Equatable {
  package var isError: Bool
  package var lines: [String]

  package init(isError: Bool, lines: [String]) { (self.isError, self.lines) = (isError, lines) }
}

/// Takes what a program writes apart into lines, of which each is kept up to a length.
package struct LineCutter {
  package static let limit = 4 << 10
  /// Stands for what is left out of a line.
  package static let mark = "…"

  private var line: [UInt8] = []
  private var isCut = false

  package init() {}

  /// The lines that are whole with these bytes.
  package mutating func take(_ bytes: UnsafeRawBufferPointer) -> [String] {
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
  package mutating func end() -> [String] { line.isEmpty ? [] : [finish()] }

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
