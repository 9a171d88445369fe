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

  /// The scenes of the app. Gnomon shows the first one that has a window when the app starts, and others where they're
  /// opened.
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

/// Finds no pictures.
final class NoImageLoader: ImageLoader {
  func image(named name: String) -> LoadedImage? { nil }
  func symbol(named name: String, font: ResolvedFont, displayScale: CGFloat) -> LoadedImage? { nil }
  func image(data: Data) -> LoadedImage? { nil }
}
