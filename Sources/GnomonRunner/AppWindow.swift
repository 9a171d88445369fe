// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonCairo

/// The first window of an app that the program declares.
@MainActor
struct AppWindow {
  /// The app's type, or that of its scene's delegate.
  let name: String
  /// Whether a scene's delegate makes it, which may make none.
  let isOfScene: Bool
  private let make: @MainActor () -> AnyView?

  private init<A: App>(_ type: A.Type) {
    name = String(describing: type)
    isOfScene = false
    make = { AnyView(_AppWindowView(type)) }
  }

  private init(scene: any UIWindowSceneDelegate.Type, app: (any UIApplicationDelegate.Type)?) {
    name = String(describing: scene)
    isOfScene = true
    make = {
      guard let controller = _SceneWindow.rootViewController(scene: scene, app: app) else { return nil }
      return (controller as? any _HostingController)?._hostedView ?? AnyView(ShownController(controller: controller))
    }
  }

  /// The apps of a module: those of SwiftUI's, else those of UIKit's whose scene has a delegate.
  static func all(of module: String) -> [AppWindow] {
    func types(_ existential: Any.Type) -> [Any.Type] {
      ConformanceRecords.types(conformingTo: existential, in: module)
    }
    let apps = types((any App).self).compactMap { $0 as? any App.Type }.map { AppWindow($0) }
    guard apps.isEmpty else { return apps }
    let delegate = types((any UIApplicationDelegate).self).lazy.compactMap { $0 as? any UIApplicationDelegate.Type }
    return types((any UIWindowSceneDelegate).self).compactMap { $0 as? any UIWindowSceneDelegate.Type }
      .map { AppWindow(scene: $0, app: delegate.first) }
  }

  /// A host that shows the window. Throws where the app makes none.
  func host(_ surroundings: Surroundings) throws -> ViewHost {
    try surroundings.host { () throws -> AnyView in
      guard let view = make() else { throw ViewChoice.Failure(description: "\(name) makes no window") }
      return view
    }
  }
}

/// A controller of UIKit's as a view.
private struct ShownController: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
