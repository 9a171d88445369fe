// SPDX-License-Identifier: Apache-2.0

/// Clean HTML as a tree. Costs O(letters).
enum ArticleTree {
  /// An element with what is in it, or a text.
  enum Node {
    case element(Element)
    case text(String)
  }

  final class Element {
    let name: Substring
    let attributes: [(name: Substring, value: String)]
    fileprivate(set) var children: [Node] = []

    fileprivate init(_ name: Substring, _ attributes: [(name: Substring, value: String)] = []) {
      (self.name, self.attributes) = (name, attributes)
    }

    func value(_ attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }
  }

  private static let empty: Set<Substring> = ["br", "hr", "img"]
  private static let hidden: Set<Substring> = ["script", "style"]
  /// Elements lie in each other this deep at most; deeper ones lose their tags.
  static let deepest = 60

  static func read(_ html: String) -> Element {
    let root = Element("article")
    var open = [root]
    var hidden: Substring?
    var rest = html[...]
    func add(_ text: Substring) {
      if hidden == nil, !text.isEmpty {
        open[open.count - 1].children.append(.text(CharacterReferences.resolved(text)))
      }
    }
    while let start = rest.firstIndex(of: "<") {
      add(rest[..<start])
      rest = rest[start...]
      guard let tag = Tag(&rest) else {
        add(rest.prefix(1))
        rest = rest.dropFirst()
        continue
      }
      if let name = hidden {
        if tag.isEnd, tag.name == name { hidden = nil }
      } else if Self.hidden.contains(tag.name) {
        if !tag.isEnd { hidden = tag.name }
      } else if tag.isEnd {
        guard let place = open.lastIndex(where: { $0.name == tag.name }), place > 0 else { continue }
        open.removeSubrange(place...)
      } else {
        let element = Element(tag.name, tag.attributes)
        guard empty.contains(tag.name) || open.count < deepest else { continue }
        open[open.count - 1].children.append(.element(element))
        if !empty.contains(tag.name) { open.append(element) }
      }
    }
    add(rest)
    return root
  }
}
