// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a check has found, in all targets.
package struct CheckReport: Codable, Sendable {
  /// A preview with what came of it.
  package struct Preview: Codable, Sendable {
    /// The module that it's in.
    package var target: String
    package var preview: CheckedPreview
    package var looks: [CheckedLook]
    /// What kept it from being shown; nil where nothing did.
    package var ending: CheckProblem?
    /// True where there was none of its key before.
    package var isNew = false
    /// True where another file has a preview of its name; nil where none has.
    package var sharesName: Bool?

    package var problems: [CheckProblem] { (ending.map { [$0] } ?? []) + looks.flatMap(\.problems) }
    package var isChanged: Bool { looks.contains { $0.change != nil } }

    package init(target: String, preview: CheckedPreview, looks: [CheckedLook], ending: CheckProblem?) {
      (self.target, self.preview, self.looks, self.ending) = (target, preview, looks, ending)
    }
  }

  /// Something wrong, with all the places where it shows.
  package struct Issue: Codable, Sendable {
    package var problem: CheckProblem
    /// The numbers of the previews, with the looks in each; no look means all.
    package var places: [Place]

    package struct Place: Codable, Sendable {
      package var preview: Int
      package var looks: [Int]
    }
  }

  /// The version of the form.
  package var version = 1
  /// What was checked, as the user named it.
  package var title: String
  /// The folder that the files' paths are told from, in full.
  package var root: String
  /// The looks in words; one without words where there's only one.
  package var looks: [String] = []
  package var previews: [Preview] = []
  /// What it was compared with; nil where it wasn't.
  package var baseline: String?
  /// The names of previews that are there no longer, each with its target.
  package var vanished: [String] = []
  /// What is wrong; where it was compared, only what wasn't before.
  package var issues: [Issue] = []

  package init(title: String, root: String) { (self.title, self.root) = (title, root) }

  package var errors: Int { issues.count { $0.problem.severity == .error } }
  package var warnings: Int { issues.count { $0.problem.severity == .warning } }
  package var notes: Int { issues.count { $0.problem.severity == .note } }
  package var changed: [Preview] { previews.filter { $0.isChanged || $0.isNew } }

  /// Brings what is the same in several looks and previews together: one line of source is told of once for a rule.
  package mutating func gather() {
    struct Key: Hashable {
      var name: String
      var file: String
      var line: Int
      var view: String
    }
    let files = Dictionary(grouping: previews, by: \.preview.name).mapValues { Set($0.map(\.preview.file)).count }
    for index in previews.indices where files[previews[index].preview.name, default: 0] > 1 {
      previews[index].sharesName = true
    }
    var found: [Key: Int] = [:]
    issues = []
    func place(_ problem: CheckProblem, _ preview: Int, _ look: Int?) {
      let checked = previews[preview].preview
      var problem = problem
      // What stands in no file of the user's shows with the preview; what is about no view either is the same in all.
      let isPlaced = problem.file != nil && problem.line != nil
      let view = isPlaced ? "" : problem.view.isEmpty ? problem.message : "\(checked.key) \(problem.view)"
      let key = Key(
        name: problem.name, file: isPlaced ? problem.file ?? "" : "", line: isPlaced ? problem.line ?? 0 : 0, view: view
      )
      if problem.file == nil { (problem.file, problem.line) = (checked.file, checked.line) }
      let index = found[key] ?? issues.count
      if index == issues.count {
        found[key] = index
        issues.append(Issue(problem: problem, places: []))
      }
      if issues[index].places.last?.preview != preview {
        issues[index].places.append(Issue.Place(preview: preview, looks: []))
      }
      let last = issues[index].places.count - 1
      if let look, issues[index].places[last].looks.last != look { issues[index].places[last].looks.append(look) }
    }
    for (number, preview) in previews.enumerated() {
      if let ending = preview.ending { place(ending, number, nil) }
      for look in preview.looks {
        for problem in look.problems {
          // What is about no view, as a font that isn't there, is said in the first look that meets it.
          let isOfAll = problem.isOfSettings == true || problem.view.isEmpty && problem.file == nil
          place(problem, number, isOfAll ? nil : look.look)
        }
      }
    }
    // A look in large type has told of the same text, and of what it got.
    let cut = Set(issues.lazy.filter { $0.problem.name == "text-truncated" }.map(\.problem.place))
    issues.removeAll { $0.problem.name == "text-cut-off" && $0.problem.line != nil && cut.contains($0.problem.place) }
    issues = issues.enumerated().sorted { a, b in
      let (p, q) = (a.element.problem, b.element.problem)
      // What isn't the preview's fault comes last.
      if (p.severity == .note) != (q.severity == .note) { return q.severity == .note }
      return (p.file ?? "", p.line ?? 0, a.offset) < (q.file ?? "", q.line ?? 0, b.offset)
    }.map(\.element)
  }

  /// Keeps what an earlier check hasn't: issues that are new, and previews that weren't there.
  package mutating func compare(with before: CheckReport, named baseline: String) {
    self.baseline = baseline
    // Lines move. Where a view has as many issues of a name as before, they're the same.
    func count(_ report: CheckReport) -> [String: Int] {
      Dictionary(grouping: report.issues, by: report.key(of:)).mapValues(\.count)
    }
    let (known, own) = (count(before), count(self))
    issues = issues.filter { own[key(of: $0), default: 0] > known[key(of: $0), default: 0] }
    let old = Set(before.previews.map(\.preview.key))
    for index in previews.indices { previews[index].isNew = !old.contains(previews[index].preview.key) }
    let new = Set(previews.map(\.preview.key))
    vanished = before.previews.filter { !new.contains($0.preview.key) }.map { "\"\($0.preview.name)\" of \($0.target)" }
  }

  /// What an issue is known by when lines move.
  private func key(of issue: Issue) -> String {
    [issue.problem.name, issue.problem.file.map(relative) ?? "", issue.problem.view].joined(separator: "\n")
  }

  /// A file's path from the root.
  package func relative(_ file: String) -> String {
    guard let path = Self.real(file), path.hasPrefix(root + "/") else { return file }
    return String(path.dropFirst(root.count + 1))
  }

  // MARK: In words

  /// Where an issue shows, in words: `"Card" (dark), "Card, long" and 2 more`. Names that several files have are told with the file; what
  /// is said of all stands once.
  package func words(_ places: [Issue.Place], limit: Int = 3) -> String {
    struct Shown: Hashable { let title, file, looks: String }
    var list: [Shown] = []
    var counts: [Shown: Int] = [:]
    for place in places {
      let preview = previews[place.preview]
      let shown = Shown(title: title(preview), file: preview.preview.file, looks: words(looks: place.looks))
      if counts[shown] == nil { list.append(shown) }
      counts[shown, default: 0] += 1
    }
    let common = list.count > 1 && list.allSatisfy { $0.looks == list[0].looks } ? list[0].looks : ""
    let named = list.prefix(limit).map { shown in
      let times = counts[shown].map { $0 > 1 ? "\($0)× " : "" } ?? ""
      return times + shown.title + (shown.looks.isEmpty || !common.isEmpty ? "" : " (\(shown.looks))")
    }
    let rest = list.dropFirst(limit).reduce(0) { $0 + (counts[$1] ?? 0) }
    return named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      + (common.isEmpty ? "" : " (\(common))")
  }

  /// Looks in words: nothing where it's all of them, and of those that a few values make these alone, `type-size accessibility3`.
  package func words(looks numbers: [Int]) -> String {
    let chosen = Set(numbers.filter(looks.indices.contains))
    if chosen.isEmpty || chosen.count == looks.count { return "" }
    let parts = looks.map {
      $0.components(separatedBy: ", ").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    }
    let axes = parts[0].map(\.first)
    let isGrid = parts.allSatisfy { look in look.map(\.first) == axes && look.allSatisfy { $0.count == 2 } }
    func values(_ axis: Int, _ among: [Int]) -> [String] {
      among.map { parts[$0][axis][1] }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    let sorted = chosen.sorted()
    guard isGrid, axes.indices.reduce(1, { $0 * values($1, sorted).count }) == chosen.count else {
      return sorted.map { looks[$0] }.filter { !$0.isEmpty }.joined(separator: "; ")
    }
    return axes.indices.compactMap { axis in
      let shown = values(axis, sorted)
      guard shown.count < values(axis, Array(looks.indices)).count else { return nil }
      return "\(axes[axis] ?? "") \(shown.joined(separator: " or "))"
    }.joined(separator: ", ")
  }

  /// The remedies of the issues, each once: nil where an earlier issue of that kind has said the same.
  package var hints: [String?] {
    var told: Set<String> = []
    return issues.map { issue in
      issue.problem.hint.flatMap { told.insert("\(issue.problem.name) \($0)").inserted ? $0 : nil }
    }
  }

  /// How many issues there are of each kind, the most first; nil where a glance tells.
  package var kinds: String? {
    let counts = Dictionary(grouping: issues, by: \.problem.name).mapValues(\.count)
    guard issues.count > 5, counts.count > 1 else { return nil }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return sorted.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }

  /// A preview's name, with its file where another file has one of that name.
  private func title(_ preview: Preview) -> String {
    let (name, file) = (preview.preview.name, preview.preview.file)
    guard preview.sharesName == true else { return "\"\(name)\"" }
    return "\"\(name)\" of \(file.split(separator: "/").last.map(String.init) ?? file)"
  }

  /// How much was checked and found, in a sentence.
  package var summary: String {
    func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
    var text = count(previews.count, "preview")
    if looks.count > 1 { text += " in \(looks.count) looks" }
    let new = baseline == nil ? "" : "new "
    text +=
      issues.isEmpty
      ? ": nothing \(new)found" : ": \(count(errors, "\(new)error")), \(count(warnings, "\(new)warning"))"
    if notes > 0 { text += ", \(count(notes, "\(new)note"))" }
    if let baseline {
      let changed = previews.count(where: \.isChanged)
      let added = previews.count(where: \.isNew)
      var parts: [String] = []
      if changed > 0 { parts.append("\(changed) changed") }
      if added > 0 { parts.append("\(added) \(added == 1 ? "is" : "are") new") }
      if !vanished.isEmpty { parts.append("\(vanished.count) vanished") }
      text += "; since \(baseline) " + (parts.isEmpty ? "no preview has changed" : parts.joined(separator: ", "))
    }
    return text
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
