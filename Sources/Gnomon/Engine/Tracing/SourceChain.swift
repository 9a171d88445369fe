// SPDX-License-Identifier: Apache-2.0

/// An expression of a builder, and the nodes that it made around each other: `Text("a").padding()` makes a text and a padding.
package struct SourceChain: Hashable, Sendable {
  /// Where the expression begins.
  package var start: SourceLocation
  /// The column there, in bytes, counted from 1.
  package var column: Int
  /// The nodes' names, the outermost modifier first. Those without a name are left out.
  package var names: [String]

  package init(start: SourceLocation, column: Int, names: [String]) {
    (self.start, self.column, self.names) = (start, column, names)
  }
}

/// Knows where the modifiers of expressions stand. The compiler tells the place of a whole expression alone.
package protocol ChainLineFinder: AnyObject {
  /// The line of each of a chain's nodes; nil where it isn't sure. It's asked once for each chain of the same nodes.
  func lines(of chain: SourceChain) -> [Int?]
}
