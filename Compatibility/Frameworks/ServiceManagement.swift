// SPDX-License-Identifier: Apache-2.0
// What sources want of `import ServiceManagement`: programs that are started at login. None are: registering throws.
@_exported public import GnomonFoundation
import enum Gnomon._FrameworkLack

/// A program that the system starts, by ServiceManagement's name. None is started: registering throws.
open class SMAppService: NSObject, @unchecked Sendable {
  /// Whether a program is started.
  public enum Status: Int, Sendable {
    /// It isn't registered.
    case notRegistered
    /// It is.
    case enabled
    /// The user has to allow it.
    case requiresApproval
    /// There is none.
    case notFound
  }
  private let name: String
  private let isFound: Bool
  private init(_ name: String, isFound: Bool = false) {
    (self.name, self.isFound) = (name, isFound)
    super.init()
  }
  /// The running app, which could be started at login.
  open class var mainApp: SMAppService { SMAppService("the app", isFound: true) }
  /// A program of an app that is started at login.
  open class func loginItem(identifier: String) -> SMAppService { SMAppService(identifier) }
  /// A program that is started for a user.
  open class func agent(plistName: String) -> SMAppService { SMAppService(plistName) }
  /// A program that is started for the machine.
  open class func daemon(plistName: String) -> SMAppService { SMAppService(plistName) }
  /// Whether it's started: the running app isn't registered, and others aren't found.
  open var status: Status { isFound ? .notRegistered : .notFound }
  /// Has it started. It throws: there is nothing that starts it.
  open func register() throws { throw lack() }
  /// Has it started no more. It throws: it isn't registered.
  open func unregister() throws { throw lack(kSMErrorJobNotFound) }
  /// Has it started no more. It throws: it isn't registered.
  open func unregister() async throws { throw lack(kSMErrorJobNotFound) }
  /// Has it started no more. It gives an error: it isn't registered.
  open func unregister(completionHandler handler: @escaping ((any Error)?) -> Void) {
    handler(lack(kSMErrorJobNotFound))
  }
  /// Whether a program of an older kind is started: it isn't found.
  open class func statusForLegacyPlist(at url: URL) -> Status { .notFound }
  /// Shows the settings of programs that are started. Nothing is shown, and a warning says so once.
  open class func openSystemSettingsLoginItems() {
    _FrameworkLack.say("the settings of login items aren't shown: there are none.")
  }
  private func lack(_ code: Int = kSMErrorInternalFailure) -> any Error {
    _FrameworkLack.say("\(name) isn't started at login: ServiceManagement registers nothing.")
    return NSError(
      domain: "SMAppServiceErrorDomain", code: code,
      userInfo: [NSLocalizedDescriptionKey: "Programs aren't started at login here."])
  }
}

/// Has a program of the app started at login, by the old call. False: none is started, and a warning says so once.
@discardableResult
public func SMLoginItemSetEnabled(_ identifier: CFString, _ enabled: Bool) -> Bool {
  _FrameworkLack.say("\(identifier) isn't started at login: ServiceManagement registers nothing.")
  return false
}

/// Something failed.
public let kSMErrorInternalFailure = 2
/// The program's signature isn't valid.
public let kSMErrorInvalidSignature = 3
/// The user hasn't allowed it.
public let kSMErrorAuthorizationFailure = 4
/// The tool isn't valid.
public let kSMErrorToolNotValid = 5
/// There is no such program.
public let kSMErrorJobNotFound = 6
/// The service can't be reached.
public let kSMErrorServiceUnavailable = 7
/// The program isn't there.
public let kSMErrorJobPlistNotFound = 8
/// The job must be enabled first.
public let kSMErrorJobMustBeEnabled = 9
/// What describes it isn't valid.
public let kSMErrorInvalidPlist = 10
/// The user has forbidden it.
public let kSMErrorLaunchDeniedByUser = 11
/// It's registered.
public let kSMErrorAlreadyRegistered = 12
