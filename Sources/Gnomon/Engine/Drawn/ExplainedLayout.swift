// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A layout of a module above this one that says why its views are where they are.
package protocol ExplainedLayout: Layout {
  /// The reasons for the frame that was placed last; nil before the first.
  var explanation: (any LayoutExplanation)? { get }
}

/// The reasons of a layout. They're asked after a frame, and only when somebody wants to know.
package protocol LayoutExplanation {
  /// A clause for the layout's own length: `its plot takes 200, its labels 20`.
  func answer(_ axis: Axis) -> String?
  /// A clause for what a view is proposed.
  func offer(to index: Int, _ axis: Axis) -> String?
  /// A clause for where a view lies.
  func place(of index: Int, _ axis: Axis) -> String?
  /// The calculation, a sentence a line.
  var arithmetic: [String] { get }
  /// What is probably not meant.
  var notes: [LayoutNote] { get }
}

extension LayoutExplanation {
  package func answer(_ axis: Axis) -> String? { nil }
  package func offer(to index: Int, _ axis: Axis) -> String? { nil }
  package func place(of index: Int, _ axis: Axis) -> String? { nil }
  package var arithmetic: [String] { [] }
  package var notes: [LayoutNote] { [] }
}

/// Something about a layout that is probably not meant, as its own node knows it.
package struct LayoutNote: Sendable, Hashable {
  /// The finding's name, as it's silenced by.
  package var name: String
  package var message: String
  package var hint: String

  package init(named name: String, _ message: String, hint: String) {
    (self.name, self.message, self.hint) = (name, message, hint)
  }
}

extension LayoutContainerNode {
  /// The reasons of a layout that has some of its own.
  var explanation: (any LayoutExplanation)? { (layout as? any ExplainedLayout)?.explanation }

  func index(of child: LayoutNode) -> Int? { children.firstIndex { $0 === child } }
}
