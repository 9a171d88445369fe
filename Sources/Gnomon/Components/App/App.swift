// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An app: its scenes and, with `@main`, its way in.
///
/// ```swift
/// struct Library: App {
///   var body: some Scene {
///     WindowGroup("Library") {
///       Text("No books yet")
///     }
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol App {
  /// The type of the scene that `body` gives.
  associatedtype Body: Scene

  /// The scenes of the app. Gnomon shows the first one that has a window when the app starts.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the app, when it starts.
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the app as far as that goes without a screen: the first window's view is laid out once, and a line says how
  /// to see it.
  @MainActor @preconcurrency public static func main() {
    var configuration = ViewHost.Configuration()
    configuration.recordsSources = true
    let host = ViewHost(
      AppView(app: Self()), configuration: configuration, textEngine: EstimatingTextEngine(),
      imageLoader: NoImageLoader())
    host.update()
    // Pictures and symbols are the command's to draw; none is looked for here.
    for warning in host.warnings where ![.missingSymbol, .missingImage].contains(warning.name) {
      FileHandle.standardError.write(Data("\(warning)\n".utf8))
    }
    let size = configuration.size
    print(
      "\(Self.self): laid its first window out at \(Int(size.width))×\(Int(size.height)) points; there is no screen here "
        + "to show it on. Draw it with `gnomon render`.")
  }
}

/// The view of an app's first window, for who shows an app by its type. Only Gnomon makes one.
public struct _AppWindowView<A: App>: View, _SeeThroughView {
  private let app: AppView<A>

  /// Makes the app.
  @MainActor public init(_ app: A.Type) { self.app = AppView(app: A()) }

  /// The first window's view, with the app's states and environment.
  public var body: some View { app }
}

/// The view of an app's first window.
struct AppView<A: App>: View, _SeeThroughView {
  private var holder: PropertyHolder<A>

  init(app: A) { holder = PropertyHolder(value: app) }

  var body: some View {
    if !HandedObjects.isEmpty {
      A.Body._window(of: holder.value.body)
        .transformEnvironment(\.self) { environment in onMain { HandedObjects.handDown(into: &environment) } }
    } else {
      A.Body._window(of: holder.value.body)
    }
  }
}

/// The view of a scene that is made of others.
struct SceneView<S: Scene>: View, _SeeThroughView {
  private var holder: PropertyHolder<S>

  init(scene: S) { holder = PropertyHolder(value: scene) }

  var body: some View { S.Body._window(of: holder.value.body) }
}

/// Connects the states and environment values of something that isn't a view.
struct PropertyHolder<Value>: DynamicProperty {
  var value: Value

  static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    withUnsafeMutableBytes(of: &property.value) { bytes in
      guard let base = bytes.baseAddress else { return }
      TypeInfo.of(Value.self).connectNested(base, &context)
    }
  }
}

/// Finds no pictures.
private final class NoImageLoader: ImageLoader {
  func image(named name: String) -> LoadedImage? { nil }
  func symbol(named name: String, font: ResolvedFont, displayScale: CGFloat) -> LoadedImage? { nil }
  func image(data: Data) -> LoadedImage? { nil }
}
