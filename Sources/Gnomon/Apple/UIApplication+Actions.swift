// SPDX-License-Identifier: Apache-2.0
/// The name of a method as Objective-C has it, which Foundation lacks on Linux. In files of the command line
/// `#selector(UIResponder.resignFirstResponder)` makes one; the compiler knows no selectors here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  /// Names a method.
  public init(_ name: String) { self.name = name }
  /// Names a method.
  public init(stringLiteral name: String) { self.name = name }
  /// The name.
  public var description: String { name }
}

extension UIApplication {
  /// Sends an action to whom it may concern. A host knows one, without a target: `resignFirstResponder` ends the typing into a field of
  /// the host that was made or updated last, as sources do to put the keyboard away.
  ///
  /// - Returns: whether somebody took it.
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
