// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonRequest

/// Which of a file's views is taken, and what is said about it.
struct ViewChoice {
  var name: String
  var make: @MainActor () -> AnyView
  /// Said on standard error when nobody named the view.
  var note: String?

  /// A choice that can't be made, as a text for the user.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static func choose(named wanted: String?, from entries: [GnomonViewEntry], file: String) throws -> ViewChoice {
    if let wanted { return try choose(wanted, from: entries, file: file) }
    let usable = GnomonViewEntry.usable(in: entries)
    guard let last = usable.last, case .make(let make) = last.content else {
      throw Failure(description: nothingToTake(in: entries, file: file))
    }
    let others = usable.dropLast().map(\.name)
    let note =
      others.isEmpty
      ? "taking \(last.name), the only view that needs no arguments"
      : "taking \(last.name), a view that needs no arguments; "
        + "--view takes another: \(others.suffix(12).joined(separator: ", "))"
        + (others.count > 12 ? " and \(others.count - 12) more" : "")
    return ViewChoice(name: last.name, make: make, note: note)
  }

  private static func choose(_ wanted: String, from entries: [GnomonViewEntry], file: String) throws -> ViewChoice {
    let matches = entries.filter { $0.name == wanted }
    let found = matches.first ?? entries.last { $0.name.hasSuffix("." + wanted) }
    guard let found else {
      var text = "no view called '\(wanted)' in \(file)"
      if let near = nearest(to: wanted, in: entries.map(\.name)) { text += "; did you mean '\(near)'?" }
      throw Failure(description: text + "\n" + list(entries))
    }
    switch found.content {
    case .make(let make):
      return ViewChoice(name: found.name, make: make, note: nil)
    case .unusable(let reason):
      throw Failure(
        description: "\(found.name) (\(found.place)) can't be made without arguments: it \(reason)\n"
          + "hint: add a view that makes one, for example "
          + "'struct Demo: View { var body: some View { \(found.name)(…) } }'")
    }
  }

  private static func nothingToTake(in entries: [GnomonViewEntry], file: String) -> String {
    if entries.isEmpty { return "\(file) has no view to take: nothing in it conforms to View" }
    return "\(file) has no view that can be made without arguments\n" + list(entries)
  }

  private static func list(_ entries: [GnomonViewEntry]) -> String {
    if entries.isEmpty { return "nothing in it conforms to View" }
    let lines = entries.map { entry in
      switch entry.content {
      case .make: "  \(entry.name) (\(entry.place))"
      case .unusable(let reason): "  \(entry.name) (\(entry.place)): \(reason)"
      }
    }
    return "found:\n" + lines.joined(separator: "\n")
  }
}
