// SPDX-License-Identifier: Apache-2.0
import Foundation
package import Gnomon

/// What happened in the passes of one frame.
package struct FrameStory {
  let record: LayoutRecord
  let paint: Paint
  private var lines: [String] = []
  private static let limit = 8

  package init(_ record: LayoutRecord, _ paint: Paint) {
    self.record = record
    self.paint = paint
  }

  /// - Parameter number: The first frame is 1.
  package mutating func text(of number: Int) -> String? {
    guard record.frames.indices.contains(number - 1) else { return nil }
    let frame = record.frames[number - 1]
    lines = [paint.bold("Frame \(number) of \(record.frames.count)") + ": \(frame.cause)"]
    for pass in frame.firstPass..<frame.firstPass + frame.passCount {
      // The making of the nodes belongs to pass 1.
      guard record.passes.indices.contains(pass - record.firstPass) else { continue }
      add(record.passes[pass - record.firstPass], pass)
    }
    return lines.joined(separator: "\n")
  }

  private mutating func add(_ pass: LayoutTracer.Pass, _ number: Int) {
    guard !pass.isQuiet else { return }
    lines += ["", paint.bold(number == 0 ? "Making" : "Pass \(number)")]
    for change in limited(pass.changes) {
      line("began", "\(change.words)\(place(change.source))", isDecisive: true)
    }
    note(pass.changes.count)
    add(pass.evaluations)
    for reduction in limited(pass.reductions) {
      line("reduced", words(reduction))
    }
    note(pass.reductions.count)
    add(pass.redraws)
    for action in limited(pass.actions) {
      line(
        "ran",
        "\(action.kind) of \(last(action.view))\(place(action.source))"
          + (action.value.map { " with \($0)" } ?? "") + (action.madeDue ? ", which began the next pass" : ""))
    }
    note(pass.actions.count)
  }

  /// What was evaluated at the same line for the same reason is told together.
  private mutating func add(_ evaluations: [LayoutTracer.Evaluation]) {
    let groups = grouped(evaluations) { "\($0.name)\(place($0.source)): \($0.because)" }
    for group in groups.prefix(Self.limit) {
      let first = group.members[0]
      let count = group.members.count > 1 ? ", \(group.members.count) of them" : ""
      line("evaluated", "\(first.name)\(place(first.source))\(count): \(first.because)")
    }
    note(groups.count)
  }

  /// Views that are drawn otherwise in the same way for the same reason are told together.
  private mutating func add(_ redraws: [LayoutTracer.Redraw]) {
    let groups = grouped(redraws) { "\($0.words): \($0.because)" }
    for group in groups.prefix(Self.limit) {
      let names = group.members.prefix(3).map(\.spoken).joined(separator: ", ")
      let more = group.members.count > 3 ? " and \(group.members.count - 3) more" : ""
      line("redrawn", "\(names)\(more)\(group.members.count == 1 ? place(group.members[0].source) : "") \(group.words)")
    }
    note(groups.count)
  }

  private func grouped<Element>(_ list: [Element], by words: (Element) -> String) -> [(
    words: String, members: [Element]
  )] {
    var groups: [(words: String, members: [Element])] = []
    var places: [String: Int] = [:]
    for element in list {
      let words = words(element)
      if let place = places[words] {
        groups[place].members.append(element)
      } else {
        places[words] = groups.count
        groups.append((words, [element]))
      }
    }
    return groups
  }

  private func words(_ reduction: LayoutTracer.Reduction) -> String {
    let given = reduction.contributions.map { contribution in
      "\(contribution.name) said \(contribution.value)" + (contribution.isReplaced ? " (replaced)" : "")
    }
    let shown = given.prefix(5).joined(separator: ", ") + (given.count > 5 ? " and \(given.count - 5) more" : "")
    return "\(reduction.key) to \(reduction.value) for \(reduction.name)\(place(reduction.source)): "
      + (given.isEmpty ? "nobody said anything" : shown)
  }

  private mutating func line(_ verb: String, _ text: String, isDecisive: Bool = false) {
    let first = "  " + verb.padding(toLength: 11, withPad: " ", startingAt: 0)
    let wrapped = paint.lines(text, first: first, indent: String(repeating: " ", count: 15))
    lines += isDecisive ? wrapped.map { paint.marked($0) } : wrapped
  }

  private func limited<Element>(_ list: [Element]) -> ArraySlice<Element> { list.prefix(Self.limit) }

  private mutating func note(_ count: Int) {
    if count > Self.limit { lines.append(paint.dim("             … and \(count - Self.limit) more")) }
  }

  private func last(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "the root" }
  private func place(_ source: SourceLocation?) -> String { source.map { " (\($0))" } ?? "" }
}
