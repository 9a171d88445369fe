// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTracer {
  /// Why something is evaluated.
  package enum Cause: Hashable, Sendable {
    /// The node is new.
    case first
    /// The value that its parent gave it is another.
    case parent
    /// A state or an object that it read; `width of Card` where the name is known.
    case property(String?)
    case observedProperty
    case environment
    case geometry
    case focus

    package var words: String {
      switch self {
      case .first: "it's new"
      case .parent: "its parent gave it another value"
      case .property(let name?): "\(name) has changed"
      case .property(nil): "a value that it reads has changed"
      case .observedProperty: "an observed property that it reads has changed"
      case .environment: "an environment value that it reads has changed"
      case .geometry: "a geometry that it reads has changed"
      case .focus: "a value of the focused view that it reads has changed"
      }
    }
  }

  package struct Evaluation: Sendable {
    let node: ObjectIdentifier
    package var view: String
    /// The view, or `a closure in` it, in a sentence.
    package var name: String
    package var source: SourceLocation?
    package var cause: Cause
    /// The value, with what it was and is: `100 → 101`.
    package var detail: String?
    /// True if it's the body of a view of the user's.
    package var isBody: Bool

    /// The cause in a clause.
    package var because: String { detail.map { "\(cause.words): \($0)" } ?? cause.words }
  }

  /// A value that was written: it may begin a pass.
  package struct Change: Sendable {
    /// `width of Card`; nil where the name isn't known.
    package var name: String?
    package var old: String
    package var new: String
    /// The action that wrote it, `onAppear`; nil where it came from outside.
    package var writer: String?
    package var source: SourceLocation?

    /// `width of Card: 100 → 101, written by onAppear`.
    package var words: String {
      "\(name ?? "a value"): \(old) → \(new)" + (writer.map { ", written by \($0)" } ?? "")
    }
  }

  /// A call of the user's code after a frame.
  package struct Action: Sendable {
    let composite: ObjectIdentifier?
    package var view: String
    package var source: SourceLocation?
    /// `onChange`, `task`…
    package var kind: String
    package var value: String?
    /// True if it made the next pass necessary.
    package var madeDue: Bool
  }

  /// A preference as one reader got it.
  package struct Reduction: Sendable {
    package struct Contribution: Sendable {
      let node: ObjectIdentifier
      package var view: String
      /// The view that says it: `Text “Hello”`.
      package var name: String
      package var source: SourceLocation?
      package var value: String
      package var isDefault: Bool
      /// A view around it said something else, which counts instead.
      package var isReplaced: Bool
    }

    let reader: ObjectIdentifier
    package var key: String
    package var view: String
    /// The modifier that reads: `onPreferenceChange`.
    package var name: String
    package var source: SourceLocation?
    package var contributions: [Contribution]
    package var value: String
    package var isDefault: Bool
    /// True if a default that is reduced after another value, or before it, takes that value's place.
    package var losesToDefault: Bool
    /// The index in a record of the view that says the default.
    package var node: Int?

    /// True if a view says something else than the default, and the default is what is read.
    package var isLost: Bool { isDefault && losesToDefault && overwriter != nil }

    /// The contribution that says the default that is read.
    package var overwriter: Contribution? { contributions.last { $0.isDefault && !$0.isReplaced } }
  }

  package struct Pass: Sendable {
    /// The values that were written since the pass before.
    package var changes: [Change] = []
    package var evaluations: [Evaluation] = []
    package var reductions: [Reduction] = []
    package var redraws: [Redraw] = []
    package var moves: [Move] = []
    package var actions: [Action] = []
    /// The picture that the pass drew.
    package var picture: DisplayList?

    package var isQuiet: Bool {
      changes.isEmpty && evaluations.isEmpty && reductions.isEmpty && redraws.isEmpty && actions.isEmpty
    }
  }

  /// The passes of one update: what is shown after it is a frame.
  package struct Frame: Sendable {
    /// `scrolled to (0, 40)`.
    package var cause: String
    /// The first of its passes, counted from 0 since the host was made.
    package var firstPass: Int
    package var passCount: Int
  }
}
