// SPDX-License-Identifier: Apache-2.0
/// Names of files for previews, each once.
struct PreviewFileNames {
  private var taken: Set<String> = []

  /// The file's name for a preview's, with what doesn't belong into one replaced.
  mutating func next(for name: String, extension ending: String) -> String {
    var base = ""
    for character in name {
      let isPlain = character.isLetter || character.isNumber || " -_.,()+".contains(character)
      base.append(isPlain ? character : "-")
    }
    while let first = base.first, first == "." || first == " " { base.removeFirst() }
    while base.utf8.count > 120 { base.removeLast() }
    while base.last == " " { base.removeLast() }
    if base.isEmpty { base = "Preview" }
    // Some file systems don't tell capital letters from small ones.
    var candidate = base
    var count = 1
    while !taken.insert(candidate.lowercased()).inserted {
      count += 1
      candidate = "\(base)-\(count)"
    }
    return candidate + "." + ending
  }
}
