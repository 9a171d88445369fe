// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a scene is made, by UIKit's name. It's kept: the only scene is the host's.
open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// The part that the scene plays.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of what is told of it.
  open var delegateClass: AnyClass?
  /// How a scene is made.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

/// A scene's life, by UIKit's name. There is none: the only scene is the host's.
open class UISceneSession: NSObject {
  /// The parts that scenes play.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// The part that the scene plays.
  open var role: Role { .windowApplication }
  /// How the scene is made.
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
}

extension UIScene {
  /// What a scene begins with. Nothing is known.
  open class ConnectionOptions: NSObject {}
}

/// What is told of a scene, by UIKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene begins.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene has ended.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is in use.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to be out of use.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene comes to the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
}
extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
/// What is told of a scene of windows, by UIKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}
extension UIWindowSceneDelegate {
  /// The scene's window: the host's.
  public var window: UIWindow? {
    get { .host }
    set {}
  }
}
