// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// Reads rows one after the other; a bad one doesn't hinder those that follow.
struct RowReader {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  struct Record {
    /// Of the record's first line, from 1.
    var line: Int
    var bytes: Data
    var row: Result<GnomonRow, any Error>
  }

  /// More bytes than this are no row that anybody meant.
  static let rowLimit = 1 << 20

  private let data: Data
  private let form: RunRequest.Batch.Form
  private var position: Int
  private var line = 1
  private var columns: [String] = []

  /// Opens a file, `-` for standard input.
  init(_ path: String, _ form: RunRequest.Batch.Form) throws {
    let data: Data
    do {
      data =
        path == "-"
        ? try FileHandle.standardInput.readToEnd() ?? Data()
        : try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    } catch {
      let reason = FileManager.default.fileExists(atPath: path) ? "it can't be read" : "there is no such file"
      throw Failure(description: "no rows from \(path): \(reason)")
    }
    try self.init(data, form)
  }

  init(_ given: Data, _ form: RunRequest.Batch.Form) throws {
    let data = form == .json ? try Self.lines(ofArray: given) : given
    self.data = data
    self.form = form
    position = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.startIndex + 3 : data.startIndex
    guard form == .csv else { return }
    guard let header = nextBytes(), let names = Self.cells(header.bytes), !names.isEmpty else {
      throw Failure(description: "the first line has to name the columns")
    }
    columns = names
    if let twice = Dictionary(grouping: names, by: \.self).first(where: { $0.value.count > 1 }) {
      throw Failure(description: "two columns are called '\(twice.key)'")
    }
  }

  /// The elements of a JSON array, each on a line of its own.
  private static func lines(ofArray data: Data) throws -> Data {
    guard let array = try? JSONSerialization.jsonObject(with: data) as? [Any] else {
      throw Failure(description: "the data has to be a JSON array of objects")
    }
    var lines = Data()
    for element in array {
      lines += try JSONSerialization.data(withJSONObject: element, options: .fragmentsAllowed)
      lines.append(0x0A)
    }
    return lines
  }

  /// How many records there are.
  func count() -> Int {
    var copy = self
    var count = 0
    while copy.nextBytes() != nil { count += 1 }
    return count
  }

  mutating func next() -> Record? {
    guard let (line, bytes) = nextBytes() else { return nil }
    return Record(line: line, bytes: bytes, row: Result { try row(of: bytes) })
  }

  private func row(of bytes: Data) throws -> GnomonRow {
    guard bytes.count <= Self.rowLimit else { throw GnomonRow.Failure(description: "it's longer than a megabyte") }
    if form != .csv { return try GnomonRow(json: bytes) }
    guard let cells = Self.cells(bytes) else {
      throw GnomonRow.Failure(description: "its quotes aren't closed, or it isn't UTF-8")
    }
    return try GnomonRow(columns: columns, cells: cells)
  }

  /// The next record that isn't blank, without the end of its line.
  private mutating func nextBytes() -> (line: Int, bytes: Data)? {
    while position < data.endIndex {
      let first = line
      let bytes = form == .csv ? nextRecord() : nextLine()
      if bytes.contains(where: { $0 != 0x20 && $0 != 0x09 }) { return (first, bytes) }
    }
    return nil
  }

  private mutating func nextLine() -> Data { take(to: data[position...].firstIndex(of: 0x0A) ?? data.endIndex) }

  /// Line ends between quotes belong to a cell.
  private mutating func nextRecord() -> Data {
    var isQuoted = false
    var end = position
    var inside = 0
    while end < data.endIndex {
      let byte = data[end]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == 0x0A {
        if !isQuoted { break }
        inside += 1
      }
      end += 1
    }
    let bytes = take(to: end)
    line += inside
    return bytes
  }

  private mutating func take(to end: Int) -> Data {
    var bytes = data[position..<end]
    if bytes.last == 0x0D { bytes.removeLast() }
    position = min(end + 1, data.endIndex)
    line += 1
    return bytes
  }

  /// The cells of a record; nil where quotes aren't closed, or it isn't UTF-8.
  static func cells(_ record: Data) -> [String]? {
    guard let text = String(validating: record, as: UTF8.self) else { return nil }
    var cells: [String] = []
    var cell = String.UnicodeScalarView()
    var isQuoted = false
    var scalars = text.unicodeScalars.makeIterator()
    var pending = scalars.next()
    while let scalar = pending {
      pending = scalars.next()
      if isQuoted {
        if scalar != "\"" {
          cell.append(scalar)
        } else if pending == "\"" {
          cell.append(scalar)
          pending = scalars.next()
        } else {
          isQuoted = false
        }
      } else if scalar == "\"" && cell.isEmpty {
        isQuoted = true
      } else if scalar == "," {
        cells.append(String(cell))
        cell = String.UnicodeScalarView()
      } else {
        cell.append(scalar)
      }
    }
    return isQuoted ? nil : cells + [String(cell)]
  }
}
