// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The kind of activity of somebody who reads a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What somebody does in an app, as a value that another app or device goes on with. Foundation has it on Apple's systems only.
///
/// No other app or device hears of it here: a view gets one by ``ViewHost/continueActivity(_:)``.
open class NSUserActivity: NSObject {
  /// The kind of activity, such as `com.example.reading`.
  public let activityType: String
  /// What is shown of the activity; nil is nothing.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that are needed.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the activity has changed since it was last handed on.
  open var needsSave = false
  /// The page that shows the same; nil is none.
  open var webpageURL: URL?
  /// The page that led to it; nil is none.
  open var referrerURL: URL?
  /// When the activity is no longer of use; nil is never.
  open var expirationDate: Date?
  /// Words that the activity is found by.
  open var keywords: Set<String> = []
  /// Whether another device may go on with it. None hears of it here.
  open var isEligibleForHandoff = true
  /// Whether it may be found on the device. It isn't here.
  open var isEligibleForSearch = false
  /// Whether everybody may find it. Nobody does here.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest it. None does here.
  open var isEligibleForPrediction = false
  /// What the activity is known by in an index; nil is nothing.
  open var persistentIdentifier: String?
  /// What the activity's content is known by; nil is nothing.
  open var targetContentIdentifier: String?

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes it what is done at present. Nobody hears of it here.
  open func becomeCurrent() {}

  /// Says that something else is done. Nobody hears of it here.
  open func resignCurrent() {}

  /// Ends the activity.
  open func invalidate() {}
}

extension NSUserActivity {
  /// What is wrong with an activity's payload.
  public enum TypedPayloadError: Error {
    /// There's no payload, or it's of another type.
    case invalidContent
    /// A value can't be written as a dictionary.
    case encodingError
  }

  /// Keeps a value in ``userInfo``.
  ///
  /// - Throws: ``TypedPayloadError/encodingError`` where the value isn't written as a dictionary.
  public func setTypedPayload<T>(_ payload: T) throws where T: Decodable, T: Encodable {
    let data = try JSONEncoder().encode(payload)
    guard let content = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw TypedPayloadError.encodingError
    }
    userInfo = content
  }

  /// The value in ``userInfo``.
  ///
  /// - Throws: ``TypedPayloadError/invalidContent`` where there's none of the type.
  public func typedPayload<T>(_ type: T.Type) throws -> T where T: Decodable, T: Encodable {
    guard let userInfo = userInfo as? [String: Any], JSONSerialization.isValidJSONObject(userInfo),
      let value = try? JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: userInfo))
    else { throw TypedPayloadError.invalidContent }
    return value
  }
}

extension ViewHost {
  /// Hands an activity to the views that have `onContinueUserActivity(_:perform:)` for its kind, and updates the host.
  ///
  /// - Returns: Whether there was such a view.
  @discardableResult
  public func continueActivity(_ activity: NSUserActivity) -> Bool { handOver(activity) }
}

extension View {
  /// Calls an action when the app is to go on with an activity of a kind, here by ``ViewHost/continueActivity(_:)``.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(HandOverModifier<NSUserActivity>(isWanted: { $0.activityType == activityType }, action: action))
  }

  /// Says what is done in the view, so that others can go on with it. Nobody hears of it here: it has no effect, and `update` isn't called.
  ///
  /// - Parameters:
  ///   - activityType: the kind of activity.
  ///   - isActive: whether it's done at present.
  ///   - update: fills the activity in.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    attribute("userActivity", activityType)
  }

  /// Says what is done in the view with an element, so that others can go on with it. Nobody hears of it here: it has no effect, and `update` isn't
  /// called.
  ///
  /// - Parameters:
  ///   - activityType: the kind of activity.
  ///   - element: what it's done with; nil is nothing.
  ///   - update: fills the activity in.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    attribute("userActivity", activityType)
  }
}
