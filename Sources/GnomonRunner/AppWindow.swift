// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonCairo
import GnomonRequest

/// An app that the program declares, of which windows are shown.
@MainActor
final class AppWindow {
  /// The app's type, or that of its scene's delegate.
  let name: String
  /// Whether a scene's delegate makes it, which may make none.
  let isOfScene: Bool
  private let make: @MainActor () -> AnyView?
  private let run: (@MainActor (ViewHost.Configuration) -> RunningApp)?
  /// The app whose windows belong together, once one of them was shown.
  private var running: RunningApp?

  private init<A: App>(_ type: A.Type) {
    name = String(describing: type)
    isOfScene = false
    make = { AnyView(_AppWindowView(type)) }
    run = { RunningApp(type, configuration: $0) }
  }

  private init(scene: any UIWindowSceneDelegate.Type, app: (any UIApplicationDelegate.Type)?) {
    name = String(describing: scene)
    isOfScene = true
    run = nil
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

  /// A host that shows a window of the one app that runs. Throws where the app has no such window.
  func host(_ surroundings: Surroundings, _ scene: LiveScene) throws -> ViewHost {
    guard let run else {
      guard scene == LiveScene() else {
        throw ViewChoice.Failure(description: "\(name) makes one window: it has no others to open")
      }
      return try host(surroundings)
    }
    var shown: RunningApp.Window?
    let host = try surroundings.host { () throws -> AnyView in
      let app = running ?? run(surroundings.configuration)
      running = app
      let window = try app.window(SceneChoice(scene))
      shown = window
      return window.view
    }
    if let running, let shown { host.show(windowOf: running, shown) }
    return host
  }

  /// A host that shows the first window of an app of its own. Throws where the app makes none.
  func host(_ surroundings: Surroundings) throws -> ViewHost {
    try surroundings.host { () throws -> AnyView in
      guard let view = make() else { throw ViewChoice.Failure(description: "\(name) makes no window") }
      return view
    }
  }
}

extension SceneChoice {
  fileprivate init(_ scene: LiveScene) {
    self.init(id: scene.id, value: scene.value, valueType: scene.type, isSettings: scene.settings ?? false)
  }
}

/// A controller of UIKit's as a view.
private struct ShownController: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
