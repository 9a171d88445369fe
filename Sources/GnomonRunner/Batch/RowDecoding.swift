// SPDX-License-Identifier: Apache-2.0
import Foundation

extension GnomonRow {
  /// A line of JSON: an object.
  init(json: Data) throws {
    do {
      self.init([try Self.decoder.decode(Captured.self, from: json).container])
    } catch DecodingError.dataCorrupted {
      throw Failure(description: "it isn't JSON")
    } catch {
      throw Failure(description: "it isn't a JSON object")
    }
  }

  /// A record of comma-separated values. An empty cell is no value.
  init(columns: [String], cells: [String]) throws {
    guard cells.count == columns.count else {
      throw Failure(description: "it has \(cells.count) cells for \(columns.count) columns")
    }
    var texts: [String] = []
    var values: [String] = []
    for (column, cell) in zip(columns, cells) where !cell.isEmpty {
      let name = try Self.quoted(column)
      texts.append("\(name):\(try Self.quoted(cell))")
      let isJSON = (try? JSONSerialization.jsonObject(with: Data(cell.utf8), options: .fragmentsAllowed)) != nil
      if isJSON { values.append("\(name):\(cell)") }
    }
    self.init(
      try [texts, values].map {
        try Self.decoder.decode(Captured.self, from: Data("{\($0.joined(separator: ","))}".utf8)).container
      })
  }

  private static func quoted(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  /// Keeps the object's container, so that each value is decoded as the type that is asked for.
  private struct Captured: Decodable {
    let container: KeyedDecodingContainer<Name>
    init(from decoder: any Decoder) throws { container = try decoder.container(keyedBy: Name.self) }
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Double.self) { return Date(timeIntervalSince1970: seconds) }
      let text = try container.decode(String.self)
      if let date = date(text) { return date }
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a date as 2026-01-31 or 2026-01-31T12:00:00Z: '\(text)'")
    }
    return decoder
  }

  private static func date(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    if let date = try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)) { return date }
    return try? Date(text, strategy: Date.ISO8601FormatStyle().year().month().day())
  }
}
