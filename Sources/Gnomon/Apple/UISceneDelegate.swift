// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What UIKit tells the delegate of a scene of its life.
///
/// A host connects no scene of UIKit's: it shows the views that it's given. So it calls none of the methods; each has a default, so that a
/// delegate implements what it needs.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Says that a scene is added to the app. A host doesn't call it.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - session: what the app keeps of the scene while it isn't there.
  ///   - connectionOptions: why the scene is added.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Says that a scene is taken out of the app. A host doesn't call it.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Says that a scene has come into use. A host doesn't call it.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Says that a scene is about to be out of use. A host doesn't call it.
  func sceneWillResignActive(_ scene: UIScene)
  /// Says that a scene is about to come to the screen. A host doesn't call it.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Says that a scene has left the screen. A host doesn't call it.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Asks a scene to open addresses. A host doesn't call it.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Hands an activity of another device or app to a scene. A host doesn't call it.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// The activity from which a scene can be made again. A host doesn't call it.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Does nothing unless the delegate does it.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing unless the delegate does it.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing unless the delegate does it.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing unless the delegate does it.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing unless the delegate does it.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing unless the delegate does it.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing unless the delegate does it.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing unless the delegate does it.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// nil unless the delegate says otherwise.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// What UIKit tells the delegate of a scene with windows. A host calls none of it: see ``UISceneDelegate``.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
  /// Asks to do what a shortcut on the app's icon stands for. A host doesn't call it.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// nil unless the delegate keeps one; setting it does nothing then.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Says that nothing was done unless the delegate does it.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// What an app keeps of a scene while it isn't there, by UIKit's name. A host has none; a source may hold one that it's given.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// What a scene is for, by UIKit's name.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's identifier.
    public let rawValue: String
    /// A role by its identifier. Any string is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene of the app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on another screen.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// A scene on another screen that takes no input.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scene is for.
  public let role: Role
  /// By which the session is known. It's the same for as long as the program runs.
  public let persistentIdentifier = UUID().uuidString
  /// The session's scene: nil, as none is connected.
  public var scene: UIScene? { nil }
  /// How the scene is made.
  public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  /// The activity from which the scene can be made again. It's kept.
  public var stateRestorationActivity: NSUserActivity?
  /// What the app keeps for the scene.
  public var userInfo: [String: Any]?

  init(role: Role) { self.role = role }
}

/// How a scene is made, by UIKit's name. It's kept, and nothing is made of it.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The configuration's name in the app's `Info.plist`.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene. nil is ``UIWindowScene``.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// A configuration of a name, for scenes of a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension UIScene {
  /// Why a scene is added to the app, by UIKit's name. A host gives no reason: all is empty.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// Addresses to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// Activities to go on with.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The shortcut on the app's icon that was chosen.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The app that asked for it.
    open var sourceApplication: String? { nil }
  }

  /// How a scene is asked for, by UIKit's name. It's kept.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
  }

  /// How a scene is given up, by UIKit's name. It's kept.
  @preconcurrency @MainActor
  open class DestructionRequestOptions: NSObject {}

  /// What is said with an address to open, by UIKit's name.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The app that asks for it.
    open var sourceApplication: String? { nil }
    /// Whether the file has to be copied before it's changed.
    open var openInPlace: Bool { false }
  }
}

/// An address to open, by UIKit's name. A host makes none.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// What is said with it.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) { self.url = url }
}

/// A shortcut on an app's icon, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// By which the app knows it.
  public let type: String
  /// What it says.
  public let localizedTitle: String
  /// What it says below.
  public let localizedSubtitle: String?
  /// What the app keeps with it.
  public let userInfo: [String: any NSSecureCoding]?

  /// A shortcut of a type with a title, a line below it, and what the app keeps with it.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
  }
}

/// The picture of a shortcut on an app's icon, by UIKit's name. It isn't drawn.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The picture of a system symbol.
  public init(systemImageName: String) {}
  /// The picture of an asset.
  public init(templateImageName: String) {}
}
