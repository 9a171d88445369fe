// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIApplication {
  /// Sends an action to the one it is for. A host knows a single action: `resignFirstResponder` without a target. It
  /// ends the typing into a field of the host that was made or updated last, as sources do to put the keyboard away.
  ///
  /// - Parameters:
  ///   - action: the method's name.
  ///   - target: the object that it is for. Nothing happens where it isn't nil.
  ///   - sender: what sent it; not used.
  ///   - event: the event that led to it; not used.
  /// - Returns: whether a field was typed into and gave up the focus.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool {
    guard target == nil, action == "resignFirstResponder" else { return false }
    return onMain { HostExchange.shown?.endTyping() ?? false }
  }
}

extension HostExchange {
  /// Takes the focus from the field that is typed into; false where none is.
  @MainActor fileprivate func endTyping() -> Bool {
    guard let target = graph.typingTarget.target, target.isMounted else { return false }
    graph.typingTarget = WeakTypingTarget(target: nil)
    target.endTyping(for: nil)
    return true
  }
}
