// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import Gnomon

extension Explanation {
  /// The explanation as JSON in the documented form, version 1, with sorted keys; see `Documentation/explain-json.md`.
  /// Numbers aren't rounded.
  public func jsonData() throws -> Data { try jsonData(isForPage: false) }

  /// The explanation as JSON, for others or for the page.
  ///
  /// - Parameter isForPage: Leaves out white space, and what the page finds elsewhere in it: evaluations that are those
  ///   of the view around, redraws that stand with their passes, paths.
  func jsonData(isForPage: Bool) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting =
      isForPage ? [.withoutEscapingSlashes] : [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(JSONExplanation(self, isForPage: isForPage))
  }
}

private struct JSONExplanation: Encodable {
  var version = 1
  var size: JSONSize
  var scale: Double
  var nodes: [JSONNode]
  /// The number of the first of the passes.
  var firstPass: Int
  var frames: [JSONShownFrame]
  var passes: [JSONPass]
  var findings: [JSONFinding]
  var warnings: [RuntimeWarning]

  init(_ explanation: Explanation, isForPage: Bool) {
    let record = explanation.record
    size = JSONSize(record.size)
    scale = Double(record.scale)
    var decisions = Decisions(record)
    nodes = record.nodes.map { JSONNode($0, record, &decisions, isForPage: isForPage) }
    firstPass = record.firstPass
    frames = record.frames.map(JSONShownFrame.init)
    passes = record.passes.map { JSONPass($0, record.places, isForPage: isForPage) }
    findings = explanation.findings.map(JSONFinding.init)
    warnings = record.warnings
  }
}

struct JSONSize: Encodable {
  var width: JSONLength
  var height: JSONLength

  init(_ size: CGSize) { (width, height) = (JSONLength(value: size.width), JSONLength(value: size.height)) }

  init(_ proposal: ProposedViewSize) {
    (width, height) = (JSONLength(value: proposal.width), JSONLength(value: proposal.height))
  }
}

/// A length: null where it's unspecified, `"infinity"` where there's no end.
struct JSONLength: Encodable {
  var value: CGFloat?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let value else { return try container.encodeNil() }
    if value == .infinity { return try container.encode("infinity") }
    try container.encode(value.isFinite ? Double(value) : 0)
  }
}

struct JSONFrame: Encodable {
  var x, y, width, height: Double

  /// What isn't finite counts as 0: JSON has no word for it.
  init(_ rect: CGRect) {
    func number(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    (x, y) = (number(rect.origin.x), number(rect.origin.y))
    (width, height) = (number(rect.size.width), number(rect.size.height))
  }
}

struct JSONReason: Encodable {
  var proposal: JSONLength
  var offer: String
  var offerReason: String
  var answer: JSONLength
  var answerSource: String
  var answerReason: String
  var decisiveNode: Int
  var decisiveStep: String
  var placeReason: String

  init(_ node: LayoutRecord.Node, _ axis: Axis, _ record: LayoutRecord, _ decisions: inout Decisions) {
    let length = node[axis]
    proposal = JSONLength(value: length.proposal)
    offer = length.offer.source.rawValue
    offerReason = length.offer.words
    answer = JSONLength(value: length.length)
    answerSource = length.answer.source.rawValue
    answerReason = length.answer.words
    let decision = decisions.decision(for: node.id, axis)
    decisiveNode = decision.node
    decisiveStep = record.sentence(for: node.id, decision, axis)
    placeReason = node.place[axis]
  }
}

struct JSONQuestion: Encodable {
  var asker: Int?
  var purpose: String
  var proposal: JSONSize
  var answer: JSONSize
  var remembered: Bool
}

struct JSONEvaluation: Encodable {
  var pass: Int
  var because: String
}

struct JSONMark: Encodable {
  var kind: String
  var frame: JSONFrame
  var label: String
}

struct JSONDrawing: Encodable {
  var pass: Int
  var kind: String
  var words: String
  var because: String
}

struct JSONNode: Encodable {
  var id: Int
  var parent: Int?
  var kind: String
  var view: String
  var text: String?
  var source: String?
  var frame: JSONFrame
  var drawn: JSONFrame
  var marks: [JSONMark]
  var redraws: [JSONDrawing]?
  var width: JSONReason
  var height: JSONReason
  var arithmetic: [String]
  var questions: [JSONQuestion]
  var evaluations: [JSONEvaluation]?

  init(_ node: LayoutRecord.Node, _ record: LayoutRecord, _ decisions: inout Decisions, isForPage: Bool) {
    (id, parent, kind, view, text) = (node.id, node.parent, node.kind.rawValue, node.view, node.text)
    source = node.source?.description
    frame = JSONFrame(node.frame)
    drawn = JSONFrame(node.drawn)
    marks = node.marks.map { JSONMark(kind: $0.kind.rawValue, frame: JSONFrame($0.frame), label: $0.label) }
    if !isForPage {
      redraws = node.redraws.map {
        JSONDrawing(pass: $0.pass, kind: $0.redraw.kind.rawValue, words: $0.redraw.words, because: $0.redraw.because)
      }
    }
    width = JSONReason(node, .horizontal, record, &decisions)
    height = JSONReason(node, .vertical, record, &decisions)
    arithmetic = node.arithmetic
    questions = node.questions.map {
      JSONQuestion(
        asker: $0.asker, purpose: $0.purpose.rawValue, proposal: JSONSize($0.proposal), answer: JSONSize($0.answer),
        remembered: $0.isRemembered)
    }
    let isInherited = node.parent.map { parent in
      node.evaluations.elementsEqual(record.nodes[parent].evaluations) {
        $0.pass == $1.pass && $0.because == $1.because
      }
    }
    if !isForPage || isInherited != true {
      evaluations = node.evaluations.map { JSONEvaluation(pass: $0.pass, because: $0.because) }
    }
  }
}

struct JSONFinding: Encodable {
  var name: String
  var node: Int
  var view: String
  var source: String?
  var message: String
  var hint: String

  init(_ finding: Finding) {
    (name, node, view) = (finding.name.rawValue, finding.node, finding.view)
    (message, hint) = (finding.message, finding.hint)
    source = finding.source?.description
  }
}
