// SPDX-License-Identifier: Apache-2.0
package import Gnomon

/// What goes round in an update that never settles.
package struct LoopStory {
  let record: LayoutRecord
  let paint: Paint

  package init(_ record: LayoutRecord, _ paint: Paint) {
    self.record = record
    self.paint = paint
  }

  /// The loop in sentences; empty where the update settled.
  package func text() -> String {
    guard let warning = record.warnings.first(where: { $0.name == .updateLoop }) else { return "" }
    var lines = [paint.marked("This never settles."), ""]
    if let cycle = cycle() {
      lines.append("One round:")
      for (number, text) in cycle.enumerated() {
        lines += paint.lines(text, first: "  \(number + 1). ", indent: "     ")
      }
      lines.append("")
    }
    let message = warning.message.prefix(1).uppercased() + warning.message.dropFirst()
    lines += paint.lines(message, first: "", indent: "  ")
    if let hint = warning.hint { lines += paint.lines("What to do: " + hint, first: "", indent: "  ").map(paint.blue) }
    return lines.joined(separator: "\n")
  }

  /// The last pass whose actions made the next one necessary, as a chain.
  private func cycle() -> [String]? {
    guard let last = record.passes.indices.dropLast().last(where: { record.passes[$0].actions.contains { $0.madeDue } })
    else { return nil }
    var chain: [String] = []
    for action in record.passes[last].actions where action.madeDue {
      let value = action.value.map { " with \($0)" } ?? ""
      chain.append("\(action.kind) of \(name(action.view)) ran\(value)\(place(action.source)) and changed what is read")
    }
    for evaluation in record.passes[last + 1].evaluations {
      chain.append("\(evaluation.cause.words): \(name(evaluation.view)) was evaluated\(place(evaluation.source))")
    }
    for action in record.passes[last + 1].actions where action.madeDue {
      chain.append("so \(action.kind) ran again" + (action.value.map { ", with \($0)" } ?? ""))
    }
    if chain.count > 9 { chain.replaceSubrange(6..<chain.count - 1, with: ["… (\(chain.count - 7) more)"]) }
    return chain
  }

  private func name(_ path: String) -> String {
    let names = path.split(separator: "/").map(String.init)
    return names.last { $0.first?.isUppercase == true } ?? names.last ?? "the root"
  }

  private func place(_ source: SourceLocation?) -> String { source.map { " (\($0))" } ?? "" }
}
