// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import Gnomon

/// The passes of the documented form.
struct JSONPass: Encodable {
  struct Change: Encodable {
    var name: String?
    var old: String
    var new: String
    var writer: String?
    var source: String?
  }

  struct Evaluation: Encodable {
    var view: String?
    var name: String
    var source: String?
    var because: String
  }

  struct Contribution: Encodable {
    var view: String
    var name: String
    var source: String?
    var value: String
    var replaced: Bool
  }

  struct Reduction: Encodable {
    var key: String
    var view: String
    var name: String
    var source: String?
    var value: String
    var contributions: [Contribution]
  }

  struct Redraw: Encodable {
    var node: Int?
    var view: String?
    var name: String
    var source: String?
    var kind: String
    var old: JSONFrame?
    var new: JSONFrame?
    var words: String
    var because: String
  }

  struct Move: Encodable {
    var node: Int?
    var old: JSONFrame?
    var new: JSONFrame?
  }

  struct Action: Encodable {
    var view: String
    var source: String?
    var kind: String
    var value: String?
    var beganPass: Bool
  }

  var changes: [Change]
  var evaluations: [Evaluation]
  var reductions: [Reduction]
  var redraws: [Redraw]
  var moves: [Move]
  var actions: [Action]

  /// - Parameter places: Where the nodes of the trace are in the document.
  init(_ pass: LayoutTracer.Pass, _ places: [Int: Int], isForPage: Bool) {
    changes = pass.changes.map {
      Change(name: $0.name, old: $0.old, new: $0.new, writer: $0.writer, source: $0.source?.description)
    }
    evaluations = pass.evaluations.map {
      Evaluation(view: isForPage ? nil : $0.view, name: $0.name, source: $0.source?.description, because: $0.because)
    }
    reductions = pass.reductions.map { reduction in
      Reduction(
        key: reduction.key, view: reduction.view, name: reduction.name, source: reduction.source?.description,
        value: reduction.value,
        contributions: reduction.contributions.map {
          Contribution(
            view: $0.view, name: $0.name, source: $0.source?.description, value: $0.value, replaced: $0.isReplaced)
        })
    }
    redraws = pass.redraws.map {
      Redraw(
        node: places[$0.serial], view: isForPage ? nil : $0.view, name: $0.spoken, source: $0.source?.description,
        kind: $0.kind.rawValue,
        old: $0.old.map(JSONFrame.init), new: $0.new.map(JSONFrame.init), words: $0.words, because: $0.because)
    }
    moves = pass.moves.map {
      Move(node: places[$0.serial], old: $0.old.map(JSONFrame.init), new: $0.new.map(JSONFrame.init))
    }
    actions = pass.actions.map {
      Action(view: $0.view, source: $0.source?.description, kind: $0.kind, value: $0.value, beganPass: $0.madeDue)
    }
  }
}

/// A frame that was shown.
struct JSONShownFrame: Encodable {
  var cause: String
  var firstPass: Int
  var passCount: Int

  init(_ frame: LayoutTracer.Frame) {
    (cause, firstPass, passCount) = (frame.cause, frame.firstPass, frame.passCount)
  }
}
