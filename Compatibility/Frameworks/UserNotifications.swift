// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import UserNotifications`: nobody can be told. Permission is denied, and requests fail.
@_exported import GnomonFoundation
import Gnomon

/// What an app asks to do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// What it is, as bits.
  public let rawValue: UInt
  /// What some bits say.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at its sign.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// A message.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
}
/// Whether an app may tell the user something.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user wasn't asked.
  case notDetermined
  /// It may not.
  case denied
  /// It may.
  case authorized
  /// It may quietly.
  case provisional
}
/// What the user has set.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the app may tell something: denied.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
}
/// Why it isn't told.
public struct UNError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// It isn't allowed.
    case notificationsNotAllowed = 1
  }
  /// The reason.
  public let code: Code
}
/// What is told.
open class UNMutableNotificationContent: NSObject {
  /// The title.
  open var title = ""
  /// The title below.
  open var subtitle = ""
  /// The text.
  open var body = ""
  /// The number at the app's sign.
  open var badge: NSNumber?
  /// What goes with it.
  open var userInfo: [AnyHashable: Any] = [:]
}
/// When it's told.
open class UNNotificationTrigger: NSObject {}
/// After some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// After some seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) { super.init() }
}
/// At a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// At a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) { super.init() }
}
/// What is to be told, and when.
open class UNNotificationRequest: NSObject {
  /// The name that it's found by.
  public let identifier: String
  /// What is to be told, and when.
  public init(identifier: String, content: UNMutableNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    super.init()
  }
}
/// What tells the user. Nobody can be told.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  /// The app's.
  public class func current() -> UNUserNotificationCenter { shared }
  private func deny() { _FrameworkLack.say("UserNotifications can tell nobody: permission is denied.") }
  /// Asks the user: false.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    deny()
    completionHandler(false, nil)
  }
  /// Asks the user: false.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    deny()
    return false
  }
  /// What the user has set: denied.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }
  /// What the user has set: denied.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Has something told. It fails.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    deny()
    completionHandler?(UNError(code: .notificationsNotAllowed))
  }
  /// Has something told. It fails.
  open func add(_ request: UNNotificationRequest) async throws {
    deny()
    throw UNError(code: .notificationsNotAllowed)
  }
  /// Takes back what is to be told.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Takes back all that is to be told.
  open func removeAllPendingNotificationRequests() {}
}
