// SPDX-License-Identifier: Apache-2.0

/// A fenced block of a document, with what the comment directly above it says of it.
///
/// A comment is one of these, and may go over several lines:
///
/// - `<!-- file: PATH -->`: the block quotes a file of this package, which the tests compile and run. `PATH#NAME` quotes
///   the lines between `// document: NAME` and `// document: end` in it.
/// - `<!-- context: CODE -->`: the block is compiled in place of the word `HERE` in this code. `view` and `modifiers`
///   stand for a body that consists of the block, and for a body in which the block goes on from a view.
/// - `<!-- output: COMMAND -->`: the block is what this command prints.
/// - `<!-- uncompiled: REASON -->`: the block can't be compiled here; only its grammar is looked at.
public struct DocumentBlock: Sendable, CustomStringConvertible {
  public enum Note: Sendable, Equatable {
    case file(String)
    case context(String)
    case output(String)
    case uncompiled(String)
  }

  /// The document's path in the package.
  public let document: String
  /// The line of the fence above, counted from 1.
  public let line: Int
  /// The word behind the fence; empty where there's none.
  public let language: String
  /// What lies between the fences, without the indent that they have.
  public let text: String
  public let note: Note?

  public var description: String { "\(document):\(line)" }
}
