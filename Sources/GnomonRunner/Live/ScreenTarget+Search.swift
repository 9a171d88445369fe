// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonRequest

extension ScreenTarget {
  /// The element that is meant. Where several are called so, what is used comes before what is read.
  func element(in semantics: SemanticsSnapshot) throws -> SemanticsSnapshot.Node {
    guard name != nil || role != nil else {
      throw ScreenFailure("Name an element by its label, or give a place with 'x' and 'y'.")
    }
    let wanted = try wantedRole()
    var all: [SemanticsSnapshot.Node] = []
    semantics.root.forEach { all.append($0) }
    all.removeFirst()
    let ofRole = all.filter(wanted)
    let found = matching(in: ofRole)
    if let number {
      guard found.indices.contains(number - 1) else {
        throw ScreenFailure("There's no \(words)." + (found.isEmpty ? near(ofRole, all) : " There are \(found.count)."))
      }
      return found[number - 1]
    }
    guard let first = found.first else { throw ScreenFailure("There's no \(words).\(near(ofRole, all))") }
    if found.count == 1 { return first }
    // A row is called by the words of what is in it, and so are controls by their labels.
    let used = found.filter { $0.role.isUsed }
    if used.count == 1 { return used[0] }
    let listed = found.prefix(8).enumerated().map { "  \($0.offset + 1): \($0.element.told)" }
    throw ScreenFailure(
      "There are \(found.count) of \(words):\n\(listed.joined(separator: "\n"))"
        + (found.count > 8 ? "\n  … and \(found.count - 8) more" : "") + "\nSay which with 'number', or with 'role'.")
  }

  /// Whether there's at least one.
  func isThere(in semantics: SemanticsSnapshot) -> Bool {
    guard let wanted = try? wantedRole() else { return false }
    var nodes: [SemanticsSnapshot.Node] = []
    semantics.root.forEach { if wanted($0) { nodes.append($0) } }
    return matching(in: nodes).count >= number ?? 1
  }

  /// Those of a role that are meant. What has no name of its own, such as a row, is called by what is in it.
  private func matching(in nodes: [SemanticsSnapshot.Node]) -> [SemanticsSnapshot.Node] {
    guard let name else { return nodes }
    let found = Self.called(name, in: nodes)
    guard found.isEmpty, role != nil else { return found }
    return nodes.filter { node in
      var inner: [SemanticsSnapshot.Node] = []
      node.forEach { inner.append($0) }
      return node.label == nil && !Self.called(name, in: inner).isEmpty
    }
  }

  /// Those that a name means: by all of their words; else without regard to case; else by a part of them.
  private static func called(_ name: String, in nodes: [SemanticsSnapshot.Node]) -> [SemanticsSnapshot.Node] {
    func first(_ matches: (String) -> Bool) -> [SemanticsSnapshot.Node] {
      nodes.filter { $0.names.contains(where: matches) }
    }
    let whole = first { $0 == name }
    if !whole.isEmpty { return whole }
    let lowercased = name.lowercased()
    let similar = first { $0.lowercased() == lowercased }
    if !similar.isEmpty || lowercased.isEmpty { return similar }
    let words = first { $0.lowercased().hasWord(lowercased) }
    // A letter or two are part of too much.
    if !words.isEmpty || lowercased.count < 3 { return words }
    return first { $0.lowercased().contains(lowercased) }
  }

  private func wantedRole() throws -> (SemanticsSnapshot.Node) -> Bool {
    guard let role else { return { _ in true } }
    if role == "heading" { return { $0.traits.contains(.isHeader) } }
    if role == "field" { return { $0.role.isField } }
    guard let known = SemanticsSnapshot.Role(rawValue: role) else {
      let names = SemanticsSnapshot.Role.allCases.map(\.rawValue) + ["heading", "field"]
      let near = nearest(to: role, in: names).map { "; did you mean '\($0)'?" } ?? ""
      throw ScreenFailure("there's no role '\(role)'\(near). They are \(names.joined(separator: ", ")).")
    }
    return { $0.role == known }
  }

  /// What is looked for.
  var words: String {
    let kind = role ?? "element"
    return (name.map { "\(kind) \"\($0)\"" } ?? kind) + (number.map { " number \($0)" } ?? "")
  }

  /// What there is instead.
  private func near(_ ofRole: [SemanticsSnapshot.Node], _ all: [SemanticsSnapshot.Node]) -> String {
    let name = name ?? ""
    if role != nil, let other = Self.called(name, in: all).first { return " But there's \(other.told)." }
    let pool = ofRole.isEmpty ? all : ofRole
    let names = nearest(3, to: name, in: Array(Set(pool.flatMap(\.names))))
    let near = names.compactMap { name in pool.first { $0.names.contains(name) }?.told }
    if !near.isEmpty { return " Near it are: " + near.joined(separator: "; ") + "." }
    let used = all.filter { $0.role.isUsed && !$0.names.isEmpty }.prefix(8).map(\.told)
    return used.isEmpty ? " 'see' tells what there is." : " There are: " + used.joined(separator: "; ") + "."
  }
}

extension String {
  /// Whether words stand in it as a whole.
  fileprivate func hasWord(_ words: String) -> Bool {
    ranges(of: words).contains { range in
      func isLetter(_ index: Index?) -> Bool { index.map { self[$0].isLetter || self[$0].isNumber } ?? false }
      let before = range.lowerBound > startIndex ? index(before: range.lowerBound) : nil
      return !isLetter(before) && !isLetter(range.upperBound < endIndex ? range.upperBound : nil)
    }
  }
}

extension SemanticsSnapshot.Role {
  /// What takes text.
  var isField: Bool { [.textField, .secureField, .searchField, .textEditor].contains(self) }

  /// What somebody uses, not only reads.
  var isUsed: Bool {
    switch self {
    case .button, .link, .menuButton, .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker, .tab: true
    default: isField
    }
  }
}

extension SemanticsSnapshot.Node {
  /// The elements from this one down to one of a number; empty where it isn't in here.
  func path(to id: Int) -> [SemanticsSnapshot.Node] {
    if self.id == id { return [self] }
    for child in children {
      let path = child.path(to: id)
      if !path.isEmpty { return [self] + path }
    }
    return []
  }

  /// The elements from the outermost to the innermost at a place.
  func path(at place: CGPoint) -> [SemanticsSnapshot.Node] {
    for child in children.reversed() {
      let path = child.path(at: place)
      if !path.isEmpty { return (role == .screen ? [] : [self]) + path }
    }
    return role != .screen && frame.contains(place) ? [self] : []
  }

  /// What it may be called by.
  var names: [String] { [label, placeholder, identifier].compactMap { $0 } + inputLabels }

  /// The element with its line: `button "Save" (Form.swift:12)`.
  var told: String { summary + (source.map { " (\($0))" } ?? "") }
}

extension KeyEquivalent {
  /// The keys that have names.
  static let named: [String: KeyEquivalent] = [
    "return": .return, "escape": .escape, "tab": .tab, "space": .space, "delete": .delete,
    "deleteForward": .deleteForward, "up": .upArrow, "down": .downArrow, "left": .leftArrow, "right": .rightArrow,
    "home": .home, "end": .end, "pageUp": .pageUp, "pageDown": .pageDown,
  ]

  /// A key by its name, or by the character that it types.
  init?(named name: String) {
    if let key = Self.named[name] ?? Self.named.first(where: { $0.key.lowercased() == name.lowercased() })?.value {
      self = key
    } else if name.count == 1, let character = name.first {
      self.init(character)
    } else {
      return nil
    }
  }
}
