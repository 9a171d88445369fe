// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The first window of an app that is made by UIKit's names, with the delegate of its scene. Only Gnomon asks for it.
public enum _SceneWindow {
  /// Tells the app and its scene that they begin, as UIKit would, and gives what the window shows.
  ///
  /// - Parameters:
  ///   - scene: the class of the scene's delegate.
  ///   - app: the class of the app's delegate; nil where there's none.
  /// - Returns: the controller of the window that the delegate keeps; nil where it keeps none.
  @MainActor public static func rootViewController(
    scene: any UIWindowSceneDelegate.Type, app: (any UIApplicationDelegate.Type)?
  ) -> UIViewController? {
    if let type = app as? NSObject.Type { ApplicationDelegates.launch(ApplicationDelegates.object(of: type)) }
    guard let type = scene as? NSObject.Type,
      let delegate = ApplicationDelegates.object(of: type) as? any UIWindowSceneDelegate
    else { return nil }
    UIWindow.isConnecting = true
    defer { UIWindow.isConnecting = false }
    UIWindowScene.host.delegate = delegate
    delegate.scene(
      UIWindowScene.host, willConnectTo: UISceneSession(role: .windowApplication),
      options: UIScene.ConnectionOptions())
    return delegate.window?.rootViewController
  }
}
