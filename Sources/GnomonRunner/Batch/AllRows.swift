// SPDX-License-Identifier: Apache-2.0
import Gnomon

/// All rows of a file of data under one name, as the list that one view is made of. Each is read once, when the view asks
/// for the list; those that can't be read are left out of it.
final class AllRows {
  let name: String
  private let rows: [(line: Int, row: GnomonRow)]
  /// The list that was asked for last: a view is made several times of the same, in several looks.
  private var list: Any?
  /// The rows that aren't as the list's elements have to be.
  private(set) var bad: [(line: Int, error: any Error)] = []

  init(_ rows: [(line: Int, row: GnomonRow)], named name: String) { (self.rows, self.name) = (rows, name) }

  /// The list in the type that the context wants.
  func value<T>(_ name: String) throws -> T {
    // Unwrapped first: nothing at all could be taken for an optional list that is nil.
    if name == self.name, let list, let known = list as? T { return known }
    guard name == self.name, let type = T.self as? any RowList.Type else {
      throw GnomonRow.Unreadable(
        description: "'\(name)' is of type \(words(T.self)), which all rows together can't give")
    }
    bad = []
    guard let list = try type.read(self) as? T else {
      throw GnomonRow.Unreadable(
        description: "'\(name)' is of type \(words(T.self)), which all rows together can't give")
    }
    self.list = list
    return list
  }

  fileprivate func elements<Element>(_ type: Element.Type) throws -> [Element] {
    guard let type = Element.self as? any Decodable.Type else {
      throw GnomonRow.Unreadable(
        description: "'\(name)' is of type \(words([Element].self)), and \(Element.self) isn't Decodable")
    }
    var elements: [Element] = []
    elements.reserveCapacity(rows.count)
    for (line, row) in rows {
      do {
        if let element = try row.whole(type) as? Element { elements.append(element) }
      } catch {
        bad.append((line, error))
      }
    }
    return elements
  }
}

/// A type as it's written: `[Row]?`.
private func words(_ type: Any.Type) -> String { (type as? any RowList.Type)?.words ?? "\(type)" }

/// A list that all rows together make.
private protocol RowList {
  static func read(_ all: AllRows) throws -> Self
  static var words: String { get }
}

extension Array: RowList {
  fileprivate static func read(_ all: AllRows) throws -> Self { try all.elements(Element.self) }
  fileprivate static var words: String { "[\(Element.self)]" }
}

extension Optional: RowList where Wrapped: RowList {
  fileprivate static func read(_ all: AllRows) throws -> Self { try Wrapped.read(all) }
  fileprivate static var words: String { "\(Wrapped.words)?" }
}

extension Binding: RowList where Value: RowList {
  fileprivate static func read(_ all: AllRows) throws -> Self { .constant(try Value.read(all)) }
  fileprivate static var words: String { "Binding<\(Value.words)>" }
}
