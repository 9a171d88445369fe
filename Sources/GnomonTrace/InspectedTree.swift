// SPDX-License-Identifier: Apache-2.0
import Foundation
package import Gnomon

/// The views of a record as somebody sees them who looks around in a live view: who is inside whom, and where it is.
package struct InspectedTree: Encodable {
  /// A view, in an array: few of them would be looked at closely.
  struct Row: Encodable {
    var node: LayoutRecord.Node

    func encode(to encoder: any Encoder) throws {
      var row = encoder.unkeyedContainer()
      try row.encode(node.parent ?? -1)
      try row.encode(node.kind.rawValue)
      try row.encode(node.view)
      try row.encode(node.text.map { String($0.prefix(InspectedTree.textLimit)) })
      try row.encode(node.source?.description)
      let drawn = node.drawn
      for length in [drawn.minX, drawn.minY, drawn.width, drawn.height] { try row.encode(rounded(length)) }
      for length in [node.width.proposal, node.height.proposal, node.width.length, node.height.length] {
        try row.encode(JSONLength(value: length.map { $0.isFinite ? rounded($0) : $0 }))
      }
    }

    private func rounded(_ length: CGFloat) -> CGFloat {
      length.isFinite ? (length * 1_000).rounded() / 1_000 : 0
    }
  }

  var size: JSONSize
  var nodes: [Row]
  /// How many more there are than are told.
  var more: Int
  var findings: [JSONFinding]
  var warnings: [RuntimeWarning]

  /// So many are told.
  package static let limit = 20_000
  private static let textLimit = 80

  package init(_ explanation: Explanation) {
    let record = explanation.record
    size = JSONSize(record.size)
    nodes = record.nodes.prefix(Self.limit).map(Row.init)
    more = record.nodes.count - nodes.count
    findings = explanation.findings.filter { $0.node < Self.limit }.map(JSONFinding.init)
    warnings = record.warnings
  }
}

/// What is to be said of one view: itself, those around it, and those that decide its lengths, as `Documentation/explain-json.md` has
/// them.
package struct InspectedView: Encodable {
  var node: Int
  var nodes: [JSONNode]

  /// nil where there's no such view.
  package init?(_ explanation: Explanation, _ node: Int) {
    let record = explanation.record
    guard record.nodes.indices.contains(node) else { return nil }
    self.node = node
    var decisions = Decisions(record)
    var told = Set(record.path(to: node))
    // Modifiers without a name of their own, which are told with what they modify.
    told.formUnion(record.nodes[node].children.filter { record.nodes[$0].isHidden })
    for axis in [Axis.horizontal, .vertical] {
      told.formUnion(record.path(to: decisions.decision(for: node, axis).node))
    }
    for question in record.nodes[node].questions.prefix(Self.questionLimit) {
      if let asker = question.asker { told.insert(asker) }
    }
    nodes = told.sorted().map { index in
      var copy = record.nodes[index]
      copy.questions = index == node ? Array(copy.questions.prefix(Self.questionLimit)) : []
      return JSONNode(copy, record, &decisions, isForPage: false)
    }
  }

  private static let questionLimit = 200
}

/// What has happened since a frame that was told before.
package struct InspectedFrames: Encodable {
  struct Frame: Encodable {
    var cause: String
    var firstPass: Int
    var passes: [JSONPass]
  }

  /// The number of the next pass, for the next question.
  package private(set) var next: Int
  var frames: [Frame]
  /// How many frames there were before those.
  var missed: Int

  private static let frameLimit = 60
  private static let listLimit = 100

  /// - Parameter pass: The first one that isn't known.
  package init(_ record: LayoutRecord, since pass: Int) {
    next = record.firstPass + record.passes.count
    let new = record.frames.filter { $0.passCount > 0 && $0.firstPass >= pass }
    frames = new.suffix(Self.frameLimit).map { frame in
      let passes = (frame.firstPass..<frame.firstPass + frame.passCount).map { $0 - record.firstPass }
      return Frame(
        cause: frame.cause, firstPass: frame.firstPass,
        passes: passes.filter(record.passes.indices.contains).map {
          JSONPass(Self.cut(record.passes[$0]), record.places, isForPage: true)
        })
    }
    missed = new.count - frames.count
  }

  private static func cut(_ pass: LayoutTracer.Pass) -> LayoutTracer.Pass {
    var pass = pass
    pass.changes = Array(pass.changes.prefix(listLimit))
    pass.evaluations = Array(pass.evaluations.prefix(listLimit))
    pass.reductions = Array(pass.reductions.prefix(listLimit))
    pass.redraws = Array(pass.redraws.prefix(listLimit))
    pass.moves = []
    pass.actions = Array(pass.actions.prefix(listLimit))
    return pass
  }
}
