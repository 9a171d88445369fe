// SPDX-License-Identifier: Apache-2.0

import Mustache

/// One level of what a template can name.
///
/// Every name that a template asks for has to be there: nil becomes an empty text, so a row never sees its page's field of the same name.
final class Node: MustacheParent {
  private var fields: [String: Any]

  init(_ pairs: KeyValuePairs<String, Any?> = [:]) {
    fields = Dictionary(minimumCapacity: pairs.count)
    for (name, value) in pairs { fields[name] = Node.leaf(value) }
  }

  func set(_ name: String, _ value: Any?) {
    fields[name] = Node.leaf(value)
  }

  func add(_ pairs: KeyValuePairs<String, Any?>) {
    for (name, value) in pairs { set(name, value) }
  }

  /// Takes all that another node has.
  func add(_ other: Node) {
    fields.merge(other.fields) { _, new in new }
  }

  func child(named: String) -> Any? { fields[named] }

  private static func leaf(_ value: Any?) -> Any {
    guard let value else { return Leaf("") }
    if let text = value as? String { return Leaf(text) }
    return value
  }
}

/// The lowest level: it notes every name that no level has. Tests look at the notes.
final class RootNode: MustacheParent {
  private let node: Node
  private(set) var missing: Set<String> = []

  init(_ node: Node) { self.node = node }

  func child(named: String) -> Any? {
    if let value = node.child(named: named) { return value }
    missing.insert(named)
    return nil
  }
}

/// A text in a template. An empty text is as good as none for a section.
struct Leaf: MustacheCustomRenderable {
  let renderText: String
  var isNull: Bool { renderText.isEmpty }

  init(_ text: String) { renderText = text }
}

/// The name of a template that a page is made of; it stays a plain string for the dynamic partial.
struct TemplateName: MustacheCustomRepresentation {
  let name: String
  var representation: Any? { name }
}
