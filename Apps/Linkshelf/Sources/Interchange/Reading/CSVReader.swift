// SPDX-License-Identifier: Apache-2.0

/// Cuts a table (RFC 4180) into rows: fields in quotes may hold separators, line breaks and doubled quotes.
///
/// A quote within a field without quotes is a letter. Rows without any text are left out.
struct CSVReader {
  struct Row {
    let fields: [String]
    /// The line that it begins on, from 1.
    let line: Int
    let isCut: Bool
  }

  private enum State { case start, plain, quoted, quoteInQuoted }

  private let separator: UInt8
  private var state = State.start
  private var field: [UInt8] = []
  private var fields: [String] = []
  private var line = 1
  private var rowLine = 1
  private var isCut = false
  private var wasReturn = false

  init(separator: UInt8 = 0x2C) {
    self.separator = separator
  }

  mutating func feed(_ chunk: [UInt8], to rows: inout [Row]) {
    for byte in chunk {
      let isSecondOfPair = wasReturn && byte == 0x0A
      wasReturn = byte == 0x0D
      if byte == 0x0A && !isSecondOfPair || byte == 0x0D { line += 1 }
      switch state {
      case .quoted:
        if byte == 0x22 { state = .quoteInQuoted } else { append(byte) }
        continue
      case .quoteInQuoted:
        if byte == 0x22 {
          append(byte)
          state = .quoted
          continue
        }
        state = .plain
      case .start:
        if byte == 0x22 {
          state = .quoted
          continue
        }
        if byte != separator, byte != 0x0A, byte != 0x0D { state = .plain }
      case .plain: break
      }
      if byte == separator {
        endField()
      } else if byte == 0x0A || byte == 0x0D {
        if !isSecondOfPair { endRow(to: &rows) } else { rowLine = line }
      } else {
        append(byte)
      }
    }
  }

  /// Ends the last row. Returns whether the table ended within quotes.
  mutating func finish(to rows: inout [Row]) -> Bool {
    let isOpen = state == .quoted
    if state != .start || !fields.isEmpty || !field.isEmpty { endRow(to: &rows) }
    return isOpen
  }

  private mutating func append(_ byte: UInt8) {
    if field.count < ImportLimits.longestText { field.append(byte) } else { isCut = true }
  }

  private mutating func endField() {
    if fields.count < ImportLimits.mostColumns {
      fields.append(ByteTools.text(field, limit: ImportLimits.longestText).text)
    } else {
      isCut = true
    }
    field.removeAll(keepingCapacity: field.capacity < 65_536)
    state = .start
  }

  private mutating func endRow(to rows: inout [Row]) {
    endField()
    if fields.contains(where: { !$0.isEmpty }) { rows.append(Row(fields: fields, line: rowLine, isCut: isCut)) }
    fields.removeAll(keepingCapacity: true)
    isCut = false
    rowLine = line
  }
}
