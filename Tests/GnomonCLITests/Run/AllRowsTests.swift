// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonRunner

/// A row that counts how often it's read.
private struct Counted: Decodable {
  nonisolated(unsafe) static var read = 0
  let value: Double

  private enum Key: CodingKey { case value }

  init(from decoder: any Decoder) throws {
    Self.read += 1
    value = try decoder.container(keyedBy: Key.self).decode(Double.self, forKey: .value)
  }
}

private struct Opaque {}

/// The list of all rows, in the type that a view asks for.
@MainActor @Suite(.serialized) struct AllRowsTests {
  private func rows() throws -> AllRows {
    let lines = [#"{"value": 1}"#, #"{"value": "x"}"#, #"{"value": 3}"#]
    return AllRows(
      try lines.enumerated().map { ($0.offset + 1, try GnomonRow(json: Data($0.element.utf8))) }, named: "rows")
  }

  @Test("Each row is read once, however often the view is made; a bad one is left out and told with its line")
  func once() throws {
    Counted.read = 0
    let all = try rows()
    let row = GnomonRow(all)
    for _ in 0..<3 {
      let list: [Counted] = try row.value("rows")
      #expect(list.map(\.value) == [1, 3])
    }
    #expect(Counted.read == 3)
    #expect(all.bad.map { "\($0.line): \($0.error)" } == ["2: 'value' has to be of type Double"])
  }

  @Test("Optional and bound lists get the rows, too")
  func kinds() throws {
    let optional: [Counted]? = try GnomonRow(try rows()).value("rows")
    #expect(optional?.count == 2)
    let bound: Binding<[Counted]> = try GnomonRow(try rows()).value("rows")
    #expect(bound.wrappedValue.count == 2)
    let both: Binding<[Counted]?> = try GnomonRow(try rows()).value("rows")
    #expect(both.wrappedValue?.count == 2)
  }

  @Test("What can't be read is named by its type, as it's written")
  func unreadable() throws {
    func told<T>(_ type: T.Type) throws -> String {
      let row = GnomonRow(try rows())
      let error = #expect(throws: GnomonRow.Unreadable.self) { let _: T = try row.value("rows") }
      return error?.description ?? ""
    }
    #expect(try told([Opaque].self) == "'rows' is of type [Opaque], and Opaque isn't Decodable")
    #expect(try told([Opaque]?.self) == "'rows' is of type [Opaque], and Opaque isn't Decodable")
    #expect(try told(String.self) == "'rows' is of type String, which all rows together can't give")
  }
}
