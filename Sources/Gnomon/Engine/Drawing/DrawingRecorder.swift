// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Hears which node draws what while a frame's commands are gathered. This one keeps nothing.
class DrawingRecorder {
  /// A node begins to draw.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - origin: Its corner, in the coordinates of the commands.
  ///   - commands: What was drawn before it.
  func begin(_ node: LayoutNode, at origin: CGPoint, _ commands: [DisplayCommand]) {}

  /// The node that has begun last is done.
  func end(_ commands: [DisplayCommand]) {}

  /// Commands from a place on become others that draw the same things in the same order.
  func willReplace(_ commands: [DisplayCommand], from start: Int, with others: [DisplayCommand]) {}

  /// Passes over what was drawn so far.
  func skip(_ commands: [DisplayCommand]) {}
}
