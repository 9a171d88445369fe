// SPDX-License-Identifier: Apache-2.0
package import Gnomon

/// A node named by a user: `Card/VStack/Text`, `Card/Text`, `Text`, `Text#2`, `12`, `Card.swift:12`, or what a text shows, in
/// quotation marks or without.
package struct NodeQuery: Sendable {
  package let text: String
  package init(_ text: String) { self.text = text }

  /// The nodes that are meant, in the order of the tree.
  package func matches(in record: LayoutRecord) -> [Int] {
    let shown = record.nodes.filter { !$0.isHidden }.map(\.id)
    if text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") {
      let words = String(text.dropFirst().dropLast())
      let whole = shown.filter { record.nodes[$0].text == words }
      let found = whole.isEmpty ? containing(words, record, shown) : whole
      if !found.isEmpty { return found }
    }
    // A text's own words may look like a line or a number: `10:30`, `Step #2`.
    let found = named(text, record, shown)
    if !found.isEmpty { return found }
    if let hash = text.lastIndex(of: "#"), let number = Int(text[text.index(after: hash)...]) {
      let name = String(text[..<hash])
      let list = named(name, record, shown)
      let all = list.isEmpty ? containing(name, record, shown) : list
      if !all.isEmpty { return all.indices.contains(number - 1) ? [all[number - 1]] : [] }
    }
    return containing(text, record, shown)
  }

  /// The nodes that a name means: by line, by type or path, or by all of a text's words. A bare number means a text of these
  /// digits before a line.
  private func named(_ name: String, _ record: LayoutRecord, _ shown: [Int]) -> [Int] {
    func texts() -> [Int] { shown.filter { record.nodes[$0].text == name } }
    if Int(name) != nil {
      let found = texts()
      if !found.isEmpty { return found }
    }
    let found = byLine(name, record, shown)
    if !found.isEmpty { return found }
    let views = byName(name, record, shown)
    return views.isEmpty ? texts() : views
  }

  private func containing(_ words: String, _ record: LayoutRecord, _ shown: [Int]) -> [Int] {
    words.isEmpty ? [] : shown.filter { record.nodes[$0].text?.contains(words) == true }
  }

  private func byLine(_ name: String, _ record: LayoutRecord, _ shown: [Int]) -> [Int] {
    if let line = Int(name) { return byLine(line, nil, record, shown) }
    guard let colon = name.lastIndex(of: ":"), let line = Int(name[name.index(after: colon)...]) else { return [] }
    let file = name[..<colon].split(separator: "/").last.map(String.init)
    return byLine(line, file, record, shown)
  }

  private func byName(_ name: String, _ record: LayoutRecord, _ shown: [Int]) -> [Int] {
    let parts = name.split(separator: "/").map { $0.lowercased() }
    guard !parts.isEmpty else { return [] }
    var lowercased: [String: String] = [:]
    func isNamed(_ index: Int, _ name: String) -> Bool {
      let view = record.nodes[index].view
      if let known = lowercased[view] { return known == name }
      let own = view.lowercased()
      lowercased[view] = own
      return own == name
    }
    /// - Parameter isWhole: Each part is right in the one before; else other views may lie between them.
    func isMeant(_ index: Int, isWhole: Bool) -> Bool {
      guard isNamed(index, parts[parts.count - 1]) else { return false }
      var node = record.nodes[index].parent
      for part in parts.dropLast().reversed() {
        // Nodes without a name aren't part of a path.
        while let current = node, record.nodes[current].view.isEmpty || !isWhole && !isNamed(current, part) {
          node = record.nodes[current].parent
        }
        guard let current = node, isNamed(current, part) else { return false }
        node = record.nodes[current].parent
      }
      return true
    }
    let found = shown.filter { isMeant($0, isWhole: true) }
    return found.isEmpty && parts.count > 1 ? shown.filter { isMeant($0, isWhole: false) } : found
  }

  /// The outermost views of a line: with modifiers, the view that they make of it. Where no view begins, the modifiers that stand there.
  private func byLine(_ line: Int, _ file: String?, _ record: LayoutRecord, _ shown: [Int]) -> [Int] {
    func views(at place: (LayoutRecord.Node) -> SourceLocation?) -> [Int] {
      func isMeant(_ index: Int) -> Bool {
        guard let source = place(record.nodes[index]), record.nodes[index].kind != .host else { return false }
        return source.line == line && (file == nil || source.file == file)
      }
      return shown.filter { index in
        isMeant(index) && !record.ancestors(of: index).contains { !record.nodes[$0].isHidden && isMeant($0) }
      }
    }
    let begun = views { $0.expression }
    return begun.isEmpty ? views { $0.source } : begun
  }

  /// What to say where nothing is meant: names that there are.
  package func failure(in record: LayoutRecord) -> String {
    var names: [String] = []
    var seen: Set<String> = []
    for node in record.nodes where !node.isHidden && seen.insert(node.view).inserted { names.append(node.view) }
    return "no view '\(plainLine(text))' in the tree; there are \(names.prefix(14).joined(separator: ", "))"
      + (names.count > 14 ? " and \(names.count - 14) more kinds" : "") + nearestLine(in: record)
      + "\nhint: name a type, a path as Card/Text, a line as Card.swift:12, or a text's words; "
      + "Text#2 is the second one"
  }
  /// A modifier's line names no view: the view that it modifies begins above.
  private func nearestLine(in record: LayoutRecord) -> String {
    let parts = text.split(separator: ":")
    guard let wanted = parts.last.flatMap({ Int($0) }) else { return "" }
    let file = parts.count > 1 ? parts[0].split(separator: "/").last.map(String.init) : nil
    let above = record.nodes.compactMap { node -> (SourceLocation, String)? in
      guard !node.isHidden, let source = node.source, source.line < wanted, file == nil || source.file == file else {
        return nil
      }
      return (source, node.spoken)
    }
    guard let (source, name) = above.max(by: { $0.0.line < $1.0.line }) else { return "" }
    return "\nno view begins at line \(wanted); the nearest above is \(name) at \(source)"
  }
}
