// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// The tools for coding agents: what each answers about a project.
final class AgentTools {
  let project: AgentProject
  /// What the command's options say, as far as `gnomon check` takes it.
  let options: CheckSettings

  init(_ project: AgentProject, options: CheckSettings) { (self.project, self.options) = (project, options) }

  static let all = views + screens

  static let instructions = """
    Gnomon lays SwiftUI out and draws it without a Mac, from the sources in the folder that it was started in. Edit files with your own tools: \
    each call reads and compiles what has changed. Begin with 'previews'. 'render' shows a picture; 'layout' and 'explain' tell sizes and why \
    they are so, in points, and are cheaper than pictures; 'findings' tells what is probably wrong. 'open' shows a preview to be used by 'tap', \
    'type', 'set', 'scroll' and 'wait'; it stays open over edits and keeps its state. Views are named by type, by a text's words, by line \
    (Card.swift:12), or by a path (Card/VStack/Text#2).
    """

  /// Calls a tool, and gives the result's fields.
  func call(_ name: String, _ arguments: JSONValue) -> JSONValue {
    guard let tool = Self.all.first(where: { $0.name == name }) else {
      return AgentAnswer(failure: "There's no tool '\(name)'.").result
    }
    var answer: AgentAnswer
    do {
      let arguments = try AgentArguments(arguments, of: tool)
      do {
        try project.refresh()
      } catch let failure as CommandFailure {
        throw CommandFailure(Self.compiling(failure.description))
      }
      answer = try tool.run(self, arguments)
    } catch {
      answer = AgentAnswer(failure: (error as? CommandFailure)?.description ?? "\(error)")
    }
    let printed = project.printed()
    if !printed.isEmpty {
      answer.add("printed:\n" + AgentAnswer.end(of: printed, budget: Self.printBudget), budget: .max / 8, advice: "")
    }
    return answer.result
  }

  private static let printBudget = 300

  /// A compiler's errors, and what to do about them.
  private static func compiling(_ text: String) -> String {
    CompilerDiagnostics(text).errors.isEmpty
      ? text
      : withoutNotesElsewhere(text) + "\nThe sources don't compile. Mend that and ask again: each call reads them anew."
  }

  /// A compiler's text without its notes on declarations that aren't in the sources: nobody mends those.
  static func withoutNotesElsewhere(_ text: String) -> String {
    var isKept = true
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let parts = line.split(separator: ":", maxSplits: 4)
      if parts.count > 3, Int(parts[1]) != nil, Int(parts[2]) != nil {
        let isNote = parts[3].trimmingCharacters(in: .whitespaces) == "note"
        isKept = !(isNote && (line.hasPrefix("/") || line.hasPrefix("<")))
      }
      return isKept
    }.joined(separator: "\n")
  }

  // MARK: What is asked about

  /// A preview or a view that a call names.
  struct Subject {
    let unit: AgentProject.Unit
    /// The key of a preview; nil where the request names a view.
    let preview: String?
    let title: String
    var request: RunRequest
  }

  /// The preview or the view that a call names, with the request to show it in its look.
  func subject(_ arguments: AgentArguments) throws -> Subject {
    let axes = try arguments.look()
    func subject(_ unit: AgentProject.Unit, _ preview: String?, _ title: String) throws -> Subject {
      var request = unit.program.request
      request.live = nil
      request.axes = Self.merged(axes, over: request.axes)
      guard request.lookCount <= RunRequest.lookLimit else {
        throw CommandFailure("This look has \(request.lookCount) variants; at most \(RunRequest.lookLimit) are shown.")
      }
      return Subject(unit: unit, preview: preview, title: title, request: request)
    }
    if let view = try arguments.text("view") {
      guard try arguments.text("preview") == nil else {
        throw CommandFailure("Name a 'view' or a 'preview', not both.")
      }
      var (names, reasons): ([String], [String]) = ([], [])
      for unit in project.units {
        for one in try project.views(of: unit) where one.key == nil {
          names.append(one.name)
          guard one.name == view || one.name.hasSuffix("." + view) else { continue }
          if let reason = one.reason {
            reasons.append("\(one.name) (\(one.place)) can't be made without arguments: it \(reason).")
            continue
          }
          var found = try subject(unit, nil, one.name + (one.place.isEmpty ? "" : " (\(one.place))"))
          found.request.view = one.name
          return found
        }
      }
      if let reason = reasons.first { throw CommandFailure(reason + " Write a #Preview that makes one.") }
      let near = nearest(to: view, in: names).map { " Did you mean '\($0)'?" } ?? ""
      throw CommandFailure("There's no view '\(view)'.\(near) 'previews' tells what there is.")
    }
    let all = project.units.flatMap { unit in unit.previews.map { (unit, $0) } }
    guard !all.isEmpty else {
      throw CommandFailure(
        project.units.lazy.compactMap(\.failure).first
          ?? "There are no previews: write a #Preview, or name a 'view' that needs no arguments.")
    }
    func title(_ preview: LivePreview) -> String { preview.name + (preview.place.isEmpty ? "" : " (\(preview.place))") }
    guard let wanted = try arguments.text("preview") else {
      guard all.count == 1 else {
        throw CommandFailure("There are \(all.count) previews; name one with 'preview':\n" + Self.list(all.map(\.1)))
      }
      return try subject(all[0].0, all[0].1.key, title(all[0].1))
    }
    let found = Self.matching(wanted, all) { $0.1 }
    guard let first = found.first else {
      let near = nearest(to: wanted, in: all.map(\.1.name)).map { " Did you mean '\($0)'?" } ?? ""
      throw CommandFailure("There's no preview '\(wanted)'.\(near) There are:\n" + Self.list(all.map(\.1)))
    }
    guard found.count == 1 else {
      throw CommandFailure(
        "\(found.count) previews are called '\(wanted)'; name one by its key:\n"
          + found.prefix(Self.listLimit).map { "\($0.1.key)  \($0.1.place)" }.joined(separator: "\n"))
    }
    return try subject(first.0, first.1.key, title(first.1))
  }

  /// What a call says, over what the command's options say.
  static func merged(
    _ axes: [RunRequest.AxisValues], over others: [RunRequest.AxisValues]
  ) -> [RunRequest.AxisValues] {
    var named = Set(axes.map(\.axis))
    // A size takes a device's place, and the other way round.
    if named.contains(.size) { named.formUnion([.device, .orientation]) }
    if named.contains(.device) { named.insert(.size) }
    let all = others.filter { !named.contains($0.axis) } + axes
    return RunRequest.Axis.allCases.flatMap { axis in all.filter { $0.axis == axis } }
  }

  /// Those that words mean: a key, a name, a place; else a part of a name.
  static func matching<Element>(_ wanted: String, _ all: [Element], _ preview: (Element) -> LivePreview) -> [Element] {
    for matches: (LivePreview) -> Bool in [
      { $0.key == wanted }, { $0.name == wanted }, { $0.place == wanted || $0.place.hasSuffix("/" + wanted) },
      { $0.name.lowercased() == wanted.lowercased() }, { $0.name.lowercased().contains(wanted.lowercased()) },
    ] {
      let found = all.filter { matches(preview($0)) }
      if !found.isEmpty { return found }
    }
    return []
  }

  static let listLimit = 40

  static func list(_ previews: [LivePreview]) -> String {
    let lines = previews.prefix(listLimit).map { $0.name + ($0.place.isEmpty ? "" : "  \($0.place)") }
    let more = previews.count - lines.count
    return (lines + (more > 0 ? ["… and \(more) more"] : [])).joined(separator: "\n")
  }
}
