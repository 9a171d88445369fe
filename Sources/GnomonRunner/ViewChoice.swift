// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonRequest

/// Which of a file's views is taken where somebody names it.
enum ViewChoice {
  /// A choice that can't be made, as a text for the user.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// What makes the view of a name.
  static func choose(
    _ wanted: String, from entries: [GnomonViewEntry], file: String
  ) throws -> @MainActor () -> AnyView {
    let matches = entries.filter { $0.name == wanted }
    let found = matches.first ?? entries.last { $0.name.hasSuffix("." + wanted) }
    guard let found else {
      var text = "no view called '\(wanted)' in \(file)"
      if let near = nearest(to: wanted, in: entries.map(\.name)) { text += "; did you mean '\(near)'?" }
      throw Failure(description: text + "\n" + list(entries))
    }
    switch found.content {
    case .make(let make): return make
    case .unusable(let reason):
      throw Failure(
        description: "\(found.name) (\(found.place)) can't be made without arguments: it \(reason)\n"
          + "hint: add a view that makes one, for example "
          + "'struct Demo: View { var body: some View { \(found.name)(…) } }'")
    }
  }

  /// Why there's no view to take.
  static func nothing(in entries: [GnomonViewEntry], file: String) -> Failure {
    Failure(
      description: entries.isEmpty
        ? "\(file) has no view to take: nothing in it conforms to View"
        : "\(file) has no view that can be made without arguments\n" + list(entries))
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
