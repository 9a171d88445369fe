// SPDX-License-Identifier: Apache-2.0
import GnomonRequest

/// Which of a program's previews are taken.
enum PreviewChoice {
  /// The previews that a request names, all where it names none.
  static func choose(_ names: [String], from previews: [FoundPreview], file: String) throws -> [FoundPreview] {
    guard !previews.isEmpty else { throw none(in: file) }
    if names.isEmpty { return previews }
    var chosen: [FoundPreview] = []
    for name in names {
      // A preview can be named by its place too.
      let places = previews.filter { $0.place == name || $0.place.hasSuffix(":" + name) }
      let matches = previews.filter { $0.name == name }
      guard !matches.isEmpty || !places.isEmpty else {
        var text = "no preview called '\(name)' in \(file)"
        if let near = nearest(to: name, in: previews.map(\.name)) { text += "; did you mean '\(near)'?" }
        throw ViewChoice.Failure(description: text + "\nfound:\n" + list(previews))
      }
      chosen += matches.isEmpty ? places : matches
    }
    return chosen
  }

  static func none(in file: String) -> ViewChoice.Failure {
    ViewChoice.Failure(description: "\(file) has no previews: nothing in it is a #Preview or a PreviewProvider")
  }

  static func tooMany(_ previews: [FoundPreview]) -> ViewChoice.Failure {
    ViewChoice.Failure(
      description: "\(previews.count) previews don't go into one file: give a folder with '-o DIR', or name one\n"
        + "found:\n" + list(previews))
  }

  /// One preview a line, with its place.
  static func list(_ previews: [FoundPreview]) -> String {
    previews.map { "  \($0.name) (\($0.place))" }.joined(separator: "\n")
  }
}
