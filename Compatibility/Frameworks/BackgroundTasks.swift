// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import BackgroundTasks`: no system runs an app in the background here. What is asked for is refused.
@_exported import GnomonFoundation
public import Gnomon

/// Work that the system lets an app do in the background.
open class BGTask: NSObject, @unchecked Sendable {
  /// The name that it was registered by.
  public let identifier: String
  /// What is called when its time is up. It never is.
  open var expirationHandler: (() -> Void)?
  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
  /// Says that it's done.
  open func setTaskCompleted(success: Bool) {}
}
/// Work that brings an app up to date in a short time.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Work that takes minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A wish for work in the background.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// The name that it was registered by.
  public let identifier: String
  /// The time before which it isn't done.
  open var earliestBeginDate: Date?
  init(named identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
/// A wish to bring an app up to date.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// A wish by a registered name.
  public init(identifier: String) { super.init(named: identifier) }
}
/// A wish for work that takes minutes.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether it needs the network.
  open var requiresNetworkConnectivity = false
  /// Whether it needs power.
  open var requiresExternalPower = false
  /// A wish by a registered name.
  public init(identifier: String) { super.init(named: identifier) }
}

/// What takes wishes for work in the background, and refuses them.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// Why a wish is refused.
  public struct Error: Swift.Error, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
      /// There's no work in the background.
      case unavailable = 1
      /// There are too many wishes.
      case tooManyPendingTaskRequests
      /// The name isn't allowed.
      case notPermitted
    }
    /// The reason.
    public let code: Code
    init(_ code: Code) { self.code = code }
  }
  /// The only one.
  public static let shared = BGTaskScheduler()
  /// Registers what does the work: false, for it's never done.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    _FrameworkLack.say("there's no work in the background: BGTaskScheduler refuses it.")
    return false
  }
  /// Asks for work: it throws ``Error``.
  open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
  /// Takes a wish back.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Takes all wishes back.
  open func cancelAllTaskRequests() {}
  /// The wishes that wait: none.
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
