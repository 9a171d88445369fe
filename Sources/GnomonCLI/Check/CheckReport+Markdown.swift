// SPDX-License-Identifier: Apache-2.0
import GnomonRequest

extension CheckReport {
  /// GitHub refuses comments of more letters than 65,536.
  private static let letterLimit = 60_000

  /// The report as a comment below a change: a sentence, a table of issues, and what has changed.
  var markdown: String {
    var text = "### \(Self.plain(title)): \(Self.plain(summary))\n"
    if let kinds { text += "\nBy kind: \(Self.plain(kinds)).\n" }
    if !issues.isEmpty {
      text += "\n| | where | what | seen in |\n|---|---|---|---|\n"
      for (index, (issue, remedy)) in zip(issues, hints).enumerated() {
        let problem = issue.problem
        let place = problem.file.map { "`\(Self.code(relative($0) + (problem.line.map { ":\($0)" } ?? "")))`" } ?? ""
        let hint = remedy.map { " " + $0 } ?? ""
        let row =
          "| \(Self.sign(problem.severity)) | \(place) | \(Self.plain(problem.message + hint)) "
          + "`\(problem.name)` | \(Self.plain(words(issue.places))) |\n"
        guard text.count + row.count < Self.letterLimit else {
          text += "\n… and \(issues.count - index) more.\n"
          return text
        }
        text += row
      }
    }
    for preview in previews where preview.isNew {
      text += "\n- \(Self.plain(preview.preview.name)) is new (`\(Self.code(relative(preview.preview.file)))`)"
    }
    if previews.contains(where: \.isNew) { text += "\n" }
    for preview in previews where preview.isChanged {
      var part = "\n<details><summary>\(Self.plain(preview.preview.name)) has changed"
      part += " (<code>\(Self.plain(relative(preview.preview.file)))</code>)</summary>\n\n"
      for (label, lines) in changes(of: preview) {
        if !label.isEmpty { part += "\(Self.plain(label)):\n\n" }
        for line in lines { part += "- \(Self.plain(line))\n" }
        part += "\n"
      }
      part += "</details>\n"
      guard text.count + part.count < Self.letterLimit else { return text + "\n… and more previews have changed.\n" }
      text += part
    }
    if !vanished.isEmpty { text += "\nVanished: \(vanished.map(Self.plain).joined(separator: ", ")).\n" }
    return text
  }

  private static func sign(_ severity: CheckProblem.Severity) -> String {
    switch severity {
    case .error: "❌"
    case .warning: "⚠️"
    case .note: "ℹ️"
    }
  }

  /// Words that Markdown and HTML take as they are. Names of views and texts may hold anything.
  private static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!", "@": result += "\\\(character)"
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
    }
    return result
  }

  private static func code(_ text: String) -> String { text.filter { $0 != "`" && $0 != "|" && !$0.isNewline } }
}
