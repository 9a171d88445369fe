package import Gnomon

/// A node named by a user: `Card/VStack/Text`, `Text`, `Text#2`, `12`, `Card.swift:12`, or what a text shows.
package struct NodeQuery: Sendable {
  package let text: String
  package init(_ text: String) { self.text = text }

  /// The nodes that are meant, in the order of the tree.
  package func matches(in record: LayoutRecord) -> [Int] {
    let shown = record.nodes.filter { !$0.isHidden }.map(\.id)
    if let line = Int(text) { return byLine(line, nil, record, shown) }
    if let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]) {
      let file = text[..<colon].split(separator: "/").last.map(String.init) ?? ""
      return byLine(line, file, record, shown)
    }
    var (name, number) = (text, Int?.none)
    if let hash = text.lastIndex(of: "#"), let count = Int(text[text.index(after: hash)...]) {
      (name, number) = (String(text[..<hash]), count)
    }
    var found = byName(name, record, shown)
    if found.isEmpty { found = shown.filter { record.nodes[$0].text == name } }
    if found.isEmpty { found = shown.filter { record.nodes[$0].text?.contains(name) == true } }
    guard let number else { return found }
    return found.indices.contains(number - 1) ? [found[number - 1]] : []
  }

  private func byName(_ name: String, _ record: LayoutRecord, _ shown: [Int]) -> [Int] {
    let parts = name.split(separator: "/").map { $0.lowercased() }
    guard !parts.isEmpty else { return [] }
    return shown.filter { index in
      let names = record.path(to: index).map { record.nodes[$0].view.lowercased() }.filter { !$0.isEmpty }
      return names.suffix(parts.count) == parts[...]
    }
  }

  /// The outermost views of a line: with modifiers, the view that they make of it.
  private func byLine(_ line: Int, _ file: String?, _ record: LayoutRecord, _ shown: [Int]) -> [Int] {
    func isMeant(_ index: Int) -> Bool {
      guard let source = record.nodes[index].source, record.nodes[index].kind != .host else { return false }
      return source.line == line && (file == nil || source.file == file)
    }
    return shown.filter { index in
      isMeant(index) && !record.ancestors(of: index).contains { !record.nodes[$0].isHidden && isMeant($0) }
    }
  }

  /// What to say where nothing is meant: names that there are.
  package func failure(in record: LayoutRecord) -> String {
    var names: [String] = []
    for node in record.nodes where !node.isHidden && !names.contains(node.view) { names.append(node.view) }
    return "no view '\(text)' in the tree; there are \(names.prefix(14).joined(separator: ", "))"
      + (names.count > 14 ? " and \(names.count - 14) more kinds" : "")
      + "\nhint: name a type, a path as Card/VStack/Text, a line as Card.swift:12, or a text's words; "
      + "Text#2 is the second one"
  }
}
