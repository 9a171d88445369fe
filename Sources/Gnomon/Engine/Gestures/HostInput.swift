// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a host's interactions go on with: the finger that is down, the field that is typed into, what is scrolled.
final class HostInput {
  /// The interaction under way.
  var touch: TouchSession?
  /// Takes what is typed.
  var typingTarget = WeakTypingTarget()
  /// The view beside fields that was given the focus last, and has it where no field is typed into.
  weak var focused: FocusableModifier.Node?
  /// In the order in which they were made: the host scrolls the first that is still there.
  var scrollViews: [ScrollNode] = []
  /// The nodes that the pointer was told to be over, the outermost first.
  var hovered: [WeakNode] = []
  /// The scroll views that a wheel has moved and that haven't come to rest, with where they were before.
  var wheeled: [(view: WeakNode, start: CGPoint)] = []
  /// The number of events that are being told, one because of the other.
  var eventsUnderWay = 0
}

struct WeakNode {
  weak var node: ViewNode?
}

extension Graph {
  var input: HostInput { feature(HostInput.self) { HostInput() } }

  var touch: TouchSession? {
    get { knownFeature(HostInput.self)?.touch }
    set { input.touch = newValue }
  }

  var typingTarget: WeakTypingTarget {
    get { knownFeature(HostInput.self)?.typingTarget ?? WeakTypingTarget() }
    set { input.typingTarget = newValue }
  }
}
