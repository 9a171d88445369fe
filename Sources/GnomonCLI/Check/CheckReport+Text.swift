// SPDX-License-Identifier: Apache-2.0
import GnomonRequest

extension CheckReport {
  /// The report for a terminal: an issue in a line of a compiler's form, and where it shows below. A remedy is told once.
  var text: String {
    var text = ""
    for (issue, remedy) in zip(issues, hints) {
      let problem = issue.problem
      let place = problem.file.map { $0 + (problem.line.map { ":\($0)" } ?? "") + ": " } ?? ""
      // “VStack: VStack is 400 high” says no more than the sentence does.
      let isNamed = problem.view.isEmpty || problem.message.hasPrefix(problem.shortView + " ")
      let view = isNamed ? "" : problem.shortView + ": "
      let hint = remedy.map { " " + $0 } ?? ""
      text += "\(place)\(problem.severity.rawValue): \(view)\(problem.message)\(hint) [\(problem.name)]\n"
      text += "  in \(words(issue.places))\n"
    }
    for preview in changed {
      text += "\(issues.isEmpty && text.isEmpty ? "" : "\n")\(preview.preview.file):\(preview.preview.line ?? 1): "
      text += preview.isNew ? "\"\(preview.preview.name)\" is new\n" : "\"\(preview.preview.name)\" has changed\n"
      for (label, lines) in changes(of: preview) {
        if !label.isEmpty { text += "  \(label):\n" }
        for line in lines { text += "  \(label.isEmpty ? "" : "  ")\(line)\n" }
      }
    }
    for name in vanished { text += "\(name) vanished\n" }
    if !text.isEmpty { text += "\n" }
    if let kinds { text += "by kind: \(kinds)\n" }
    return text + summary + "\n"
  }

  /// What has changed of a preview, by its looks. Looks that say the same stand together.
  func changes(of preview: Preview, limit: Int = 12) -> [(label: String, lines: [String])] {
    var list: [(labels: [String], lines: [String])] = []
    for look in preview.looks {
      guard let change = look.change else { continue }
      var lines = Array(change.words.prefix(limit))
      if change.words.count > limit { lines.append("… and \(change.words.count - limit) more") }
      if change.words.isEmpty, let pixels = change.pixels { lines.append("No view moved or grew. \(pixels)") }
      let label = looks.indices.contains(look.look) ? looks[look.look] : ""
      if let same = list.firstIndex(where: { $0.lines == lines }) {
        list[same].labels.append(label)
      } else {
        list.append(([label], lines))
      }
    }
    return list.map { entry in
      (entry.labels.count == looks.count ? "" : entry.labels.joined(separator: "; "), entry.lines)
    }
  }
}
