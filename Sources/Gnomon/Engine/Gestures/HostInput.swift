// SPDX-License-Identifier: Apache-2.0

/// What a host's interactions go on with: the finger that is down, the field that is typed into, what is scrolled.
final class HostInput {
  /// The interaction under way.
  var touch: TouchSession?
  /// Takes what is typed.
  var typingTarget = WeakTypingTarget()
  /// In the order in which they were made: the host scrolls the first that is still there.
  var scrollViews: [ScrollNode] = []
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
