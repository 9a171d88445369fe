// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import Gnomon
internal import GnomonTrace

/// What was found, each view's line once for a rule, and without what is silenced.
struct FindingList {
  private var list: [Finding] = []
  private var seen: Set<String> = []

  /// - Parameter hint: what helps, a sentence.
  mutating func add(_ name: Finding.Name, _ view: AuditView, _ frame: CGRect, _ message: String, _ hint: String) {
    guard !view.silences(name) else { return }
    let source = view.source
    if let source, !seen.insert("\(name.rawValue) \(source)").inserted { return }
    list.append(
      Finding(
        name: name, node: list.count, view: view.path, source: source, message: message, hint: hint, frame: frame))
  }

  /// True if something was found in the line that made a view: what else that line makes isn't told.
  func knows(_ name: Finding.Name, _ view: AuditView) -> Bool {
    view.source.map { seen.contains("\(name.rawValue) \($0)") } ?? false
  }

  /// From top to bottom, and in a line from left to right.
  var inOrder: [Finding] {
    var sorted = list.sorted { a, b in
      let (one, other) = (a.frame ?? .zero, b.frame ?? .zero)
      return (one.minY, one.minX, a.node) < (other.minY, other.minX, b.node)
    }
    for index in sorted.indices { sorted[index].node = index }
    return sorted
  }
}

extension SemanticsSnapshot.Role {
  /// The role in a sentence.
  var spoken: String {
    switch self {
    case .menuButton: "menu"
    case .textField: "text field"
    case .secureField: "secure field"
    case .searchField: "search field"
    case .textEditor: "text editor"
    case .datePicker: "date picker"
    case .colorPicker: "colour picker"
    default: rawValue
    }
  }
}
