// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonRequest

/// The way from the screen to an element: step by step, each inside of what the one before has found.
struct ElementQuery: Sendable {
  enum Step: Sendable {
    case roles([SemanticsSnapshot.Role], Words?)
    case heading(Words?)
    case identifier(String)
    case anything(Words)
    case value(Words)
    case view(String)
    case line(String?, Int)
    /// Of several that the step before has found the one of this number, from 0.
    case number(Int)
    /// Of several that the step before has found those that hold an element of these words.
    case holding(Words)
  }

  var steps: [Step] = []

  func adding(_ step: Step) -> ElementQuery { ElementQuery(steps: steps + [step]) }

  /// True if the app's views take part in the way.
  var namesViews: Bool { steps.contains { if case .view = $0 { true } else { false } } }
}

extension ElementQuery.Step: CustomStringConvertible {
  private func named(_ kind: String, _ words: Words?) -> String { words.map { "\(kind) \($0)" } ?? kind }

  var description: String {
    switch self {
    case .roles(let roles, let words): named(roles.first?.spoken ?? "element", words)
    case .heading(let words): named("heading", words)
    case .identifier(let identifier): "element with the identifier \"\(identifier)\""
    case .anything(let words): "element \(words)"
    case .value(let words): "element with the value \(words)"
    case .view(let name): "view \(name)"
    case .line(let file, let line): "element of line \(line)" + (file.map { " in \($0)" } ?? "")
    case .number(let number): "number \(number)"
    case .holding(let words): "holding \(words)"
    }
  }

  func holds(for node: SemanticsSnapshot.Node) -> Bool {
    switch self {
    case .roles(let roles, let words): roles.contains(node.role) && node.isCalled(words)
    case .heading(let words): node.traits.contains(.isHeader) && node.isCalled(words)
    case .identifier(let identifier): node.identifier == identifier
    case .anything(let words): node.role != .view && node.isCalled(words)
    case .value(let words): node.role != .view && node.value != nil && words.match(node.value)
    case .view(let name): node.role == .view && node.view == name
    case .line(let file, let line):
      node.source?.line == line && (file.map { node.source?.fileID.hasSuffix($0) ?? false } ?? true)
    case .number, .holding: false
    }
  }
}

extension ElementQuery: CustomStringConvertible {
  /// `button "Save" in row number 3 in list`.
  var description: String {
    var parts: [String] = []
    for step in steps {
      switch step {
      case .number, .holding: parts[parts.count - 1] += " " + step.description
      default: parts.append(step.description)
      }
    }
    return parts.reversed().joined(separator: " in ")
  }
}

extension SemanticsSnapshot.Role {
  /// The role in words: `text field`.
  var spoken: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }
}

extension SemanticsSnapshot.Node {
  /// True if words name it: its label, or where it has none what it shows while it's empty.
  func isCalled(_ words: Words?) -> Bool {
    guard let words else { return true }
    return words.match(label) || label == nil && words.match(placeholder) || inputLabels.contains { words.match($0) }
  }

  /// The names that it may be called by.
  var names: [String] { [label, placeholder, identifier].compactMap { $0 } + inputLabels }
}

// MARK: Searching

/// What a search has found.
enum ElementSearch {
  case found(SemanticsSnapshot.Node)
  case failed(String)
}

extension ElementQuery {
  /// All elements at the end of the way; an element that isn't there on the way is the failure.
  func all(in root: SemanticsSnapshot.Node) -> (nodes: [SemanticsSnapshot.Node], failure: String?) {
    var scopes = [root]
    var index = 0
    while index < steps.count {
      let step = steps[index]
      var found: [SemanticsSnapshot.Node] = []
      for scope in scopes { scope.findOutermost(where: step.holds, into: &found, isRoot: true) }
      var way = ElementQuery(steps: Array(steps[...index]))
      index += 1
      while index < steps.count {
        if case .number(let number) = steps[index] {
          guard found.indices.contains(number) else {
            let reason = found.isEmpty ? way.missing(in: scopes) : way.tooFew(found, number)
            return ([], reason)
          }
          found = [found[number]]
        } else if case .holding(let words) = steps[index] {
          let all = found
          found = found.filter { $0.first { $0.isCalled(words) } != nil }
          if found.isEmpty { return ([], way.holdingNone(of: all, words)) }
        } else {
          break
        }
        way = ElementQuery(steps: Array(steps[...index]))
        index += 1
      }
      if index < steps.count {
        if found.isEmpty { return ([], way.missing(in: scopes)) }
        if found.count > 1 { return ([], way.ambiguous(found)) }
      } else if found.isEmpty {
        return ([], way.missing(in: scopes))
      }
      scopes = found
    }
    return (scopes, nil)
  }

  /// The one element at the end of the way.
  func one(in root: SemanticsSnapshot.Node) -> ElementSearch {
    let (nodes, failure) = all(in: root)
    if let failure { return .failed(failure) }
    return nodes.count == 1 ? .found(nodes[0]) : .failed(ambiguous(nodes))
  }

  // MARK: Messages

  private func ambiguous(_ nodes: [SemanticsSnapshot.Node]) -> String {
    let listed = nodes.prefix(8).enumerated().map { "  \($0.offset): \($0.element.described)" }
    let rest = nodes.count > 8 ? ["  … and \(nodes.count - 8) more"] : []
    return "There are \(nodes.count) of \(self), and one is asked for:\n" + (listed + rest).joined(separator: "\n")
      + "\nSay more of it, or choose one by its number: element(0)."
  }

  private func tooFew(_ nodes: [SemanticsSnapshot.Node], _ number: Int) -> String {
    let listed = nodes.prefix(8).map { "  \($0.described)" }
    return "There's no \(ElementQuery(steps: steps)) number \(number), counted from 0: there are \(nodes.count).\n"
      + listed.joined(separator: "\n")
  }

  private func holdingNone(of nodes: [SemanticsSnapshot.Node], _ words: Words) -> String {
    "None of the \(nodes.count) of \(self) holds an element \(words)." + near(words, in: nodes)
  }

  private func missing(in scopes: [SemanticsSnapshot.Node]) -> String {
    guard let step = steps.last else { return "Nothing was asked for." }
    var message = "There's no \(self)."
    switch step {
    case .roles(let roles, let words?): message += others(roles, words, in: scopes)
    case .heading(let words?), .anything(let words): message += near(words, in: scopes)
    case .identifier(let identifier): message += nearIdentifiers(identifier, in: scopes)
    case .value(let words): message += nearValues(words, in: scopes)
    case .view(let name): message += nearViews(name, in: scopes)
    default: break
    }
    return message
  }

  /// Elements of the same words and another role, and of the role with near words.
  private func others(_ roles: [SemanticsSnapshot.Role], _ words: Words, in scopes: [SemanticsSnapshot.Node]) -> String
  {
    var same: [SemanticsSnapshot.Node] = []
    for scope in scopes { scope.forEach { if $0.role != .view, $0.isCalled(words) { same.append($0) } } }
    if let first = same.first { return " But there's \(first.described)." }
    return near(words, in: scopes)
  }

  private func near(_ words: Words, in scopes: [SemanticsSnapshot.Node]) -> String {
    var found: [SemanticsSnapshot.Node] = []
    for scope in scopes { scope.forEach { if !$0.names.isEmpty { found.append($0) } } }
    let near = nearest(3, to: words.letters, in: Array(Set(found.flatMap(\.names))))
    let described = near.compactMap { name in found.first { $0.names.contains(name) }?.described }
    return described.isEmpty ? "" : " Near it are:\n" + described.map { "  " + $0 }.joined(separator: "\n")
  }

  private func nearValues(_ words: Words, in scopes: [SemanticsSnapshot.Node]) -> String {
    var found: [SemanticsSnapshot.Node] = []
    for scope in scopes { scope.forEach { if $0.role != .view, $0.value != nil { found.append($0) } } }
    let near = nearest(3, to: words.letters, in: Array(Set(found.compactMap(\.value))))
    let described = near.compactMap { value in found.first { $0.value == value }?.described }
    return described.isEmpty ? "" : " Near it are:\n" + described.map { "  " + $0 }.joined(separator: "\n")
  }

  private func nearIdentifiers(_ identifier: String, in scopes: [SemanticsSnapshot.Node]) -> String {
    var names: Set<String> = []
    for scope in scopes { scope.forEach { if let name = $0.identifier { names.insert(name) } } }
    if names.isEmpty { return " No element has an identifier." }
    return " There are: " + names.sorted().prefix(10).map { "\"\($0)\"" }.joined(separator: ", ") + "."
  }

  private func nearViews(_ name: String, in scopes: [SemanticsSnapshot.Node]) -> String {
    var names: Set<String> = []
    for scope in scopes { scope.forEach { if $0.role == .view { names.insert($0.view) } } }
    return " The views that are shown: " + names.sorted().prefix(12).joined(separator: ", ") + "."
  }
}

extension SemanticsSnapshot.Node {
  /// Finds the outermost elements inside that a condition holds for.
  fileprivate func findOutermost(
    where condition: (SemanticsSnapshot.Node) -> Bool, into list: inout [SemanticsSnapshot.Node], isRoot: Bool
  ) {
    if !isRoot, condition(self) { return list.append(self) }
    for child in children { child.findOutermost(where: condition, into: &list, isRoot: false) }
  }

  /// The element with its line: `button "Save" (Form.swift:12)`.
  var described: String { summary + contents + (source.map { " (\($0))" } ?? "") }

  /// The words inside of an element that has none itself.
  private var contents: String {
    guard label == nil, !children.isEmpty else { return "" }
    var words: [String] = []
    forEach { if let label = $0.label, words.count < 4 { words.append("\"\(label)\"") } }
    return words.isEmpty ? "" : " holding " + words.joined(separator: ", ")
  }
}
