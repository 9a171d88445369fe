// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A node that shows one of several pages which an address may lead to.
protocol NavigationPlace: LayoutNode {
  var placePages: ContiguousArray<LayoutNode> { get }
}

/// A stack's: its root, what a link of another column shows in the root's place, and what is pushed.
protocol StackPlace: NavigationPlace {
  var store: NavigationStore? { get }
}

/// A tab view's.
protocol TabPlace: NavigationPlace {
  var shownIndex: Int? { get }
  /// The page that is shown where none is chosen.
  var firstOffered: Int { get }
  func selectPage(_ page: Int)
}

extension TabPagesNode {
  var placePages: ContiguousArray<LayoutNode> {
    updateItems()
    return pages
  }
}

/// The stacks and tab views of a host: where an address is read from, without going through the views.
final class NavigationPlaces {
  private var nodes: [WeakNode] = []
  /// Grows with whatever may have changed of the address or the title.
  var version: UInt = 0
  /// The last answer, with what it was made of.
  var known: (frame: Frame, place: ViewPlace)?
  /// How often one was worked out.
  var counter = 0

  /// What tells answers apart.
  struct Frame: Equatable {
    let version: UInt
    let count: Int
    let locale: Locale?
    let preferences: UInt
  }

  func add(_ node: any NavigationPlace) {
    nodes.removeAll { $0.node?.isMounted != true }
    nodes.append(WeakNode(node: node))
    version &+= 1
  }

  /// Those that there are, in the order in which they came.
  var all: [any NavigationPlace] {
    nodes.compactMap { $0.node.flatMap { $0.isMounted ? $0 as? any NavigationPlace : nil } }
  }

  /// Tells that something has changed in the views that are being evaluated.
  static func changed() { Graph.current?.graph.knownFeature(NavigationPlaces.self)?.version &+= 1 }
}

/// Where somebody is in what a host shows.
package struct ViewPlace: Hashable, Sendable {
  /// The text of the ``NavigationAddress``.
  package var address: String
  /// The title of what is shown; the window's where that has none.
  package var title: String
  /// Which components are what is chosen in a column that others stand beside.
  package var choices: Set<Int> = []
}
