// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import WatchConnectivity`: there is no watch, and no phone.
@_exported import GnomonFoundationBase
import Gnomon

/// Whether a watch and a phone are connected.
public enum WCSessionActivationState: Int, Sendable {
  /// They aren't.
  case notActivated
  /// They were.
  case inactive
  /// They are.
  case activated
}
/// Why nothing is sent.
public struct WCError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// There is nothing to send to.
    case notReachable = 7014
    /// The device can't.
    case sessionNotSupported = 7002
  }
  /// The reason.
  public let code: Code
}
/// What is told of the other device. It's told nothing.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// The connection was asked for.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  /// The watch is about to be another.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// The watch is another.
  func sessionDidDeactivate(_ session: WCSession)
  /// The other device comes or goes.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// A message has come.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// A message has come that wants an answer.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  /// The other device's state has come.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Something has come.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}
extension WCSessionDelegate {
  /// Does nothing unless the delegate does it.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Does nothing unless the delegate does it.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Does nothing unless the delegate does it.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Does nothing unless the delegate does it.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Does nothing unless the delegate does it.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Does nothing unless the delegate does it.
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  /// Does nothing unless the delegate does it.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}
/// The connection of a watch and a phone: there is none.
open class WCSession: NSObject, @unchecked Sendable {
  /// The connection.
  public static let `default` = WCSession()
  private override init() { super.init() }
  /// Whether the device can have one: false.
  open class func isSupported() -> Bool { false }
  /// What is told of it. It's kept.
  open weak var delegate: (any WCSessionDelegate)?
  /// Asks for the connection. It fails, and a warning says so once.
  open func activate() {
    _FrameworkLack.say("WatchConnectivity connects nothing: there is no other device.")
    delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(code: .sessionNotSupported))
  }
  /// Whether there is one: `notActivated`.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Whether the other device listens: false.
  open var isReachable: Bool { false }
  /// Whether a watch belongs to the phone: false.
  open var isPaired: Bool { false }
  /// Whether the watch has the app: false.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the phone has the app: false.
  open var isCompanionAppInstalled: Bool { false }
  /// The state that was sent last: nothing.
  open var applicationContext: [String: Any] { [:] }
  /// The state that came last: nothing.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// Sends the state. It fails.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(code: .notReachable) }
  /// Sends a message. It fails.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(code: .notReachable)) }
  /// Sends data. It fails.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(code: .notReachable)) }
  /// Sends something when it can. It never can.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer()
  }
}
/// Something that is on its way to the other device: it never comes.
open class WCSessionUserInfoTransfer: NSObject {
  /// Whether it's on its way: false.
  open var isTransferring: Bool { false }
  /// Gives it up.
  open func cancel() {}
}
