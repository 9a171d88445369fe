// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An app that runs: one value of it, whose windows share its own states and objects. What a window's views keep is the
/// window's.
@MainActor
package final class RunningApp {
  /// Why there's no such window, as a sentence.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// A window's view, with what there is to know of it.
  package struct Window {
    package let view: AnyView
    package let choice: SceneChoice
    package let title: Text?
  }

  private let app = AppScenes()
  private let graph: Graph
  /// Keeps the app's states. It's never laid out.
  private let root: HostNode
  private let view: @MainActor (_WindowPlace) -> AnyView
  private let name: String

  /// Makes the app.
  ///
  /// - Parameter configuration: The surroundings that the app's own properties find. They don't follow a window's.
  package init<A: App>(_ type: A.Type, configuration: ViewHost.Configuration = ViewHost.Configuration()) {
    let value = A()
    name = String(describing: type)
    graph = Graph(textEngine: EstimatingTextEngine(), imageLoader: NoImageLoader(), recordsSources: false)
    var environment = configuration.environment
    environment.exchange = HostExchange.Access(graph)
    root = HostNode(
      _NodeContext(graph: graph, parent: nil, environment: environment, source: nil), size: configuration.size,
      safeArea: configuration.safeArea)
    let carried = MainActorCarrier(value)
    view = { AnyView(AppView(carried.value, $0)) }
    graph.isUpdating = true
    root.show(SceneLister(carried.value, { A.Body._list($0.body, into: &$1) }, app))
    graph.isUpdating = false
  }

  isolated deinit { root.unmount() }

  /// The app's scenes, in the order in which they stand.
  package var scenes: [AppScene] {
    graph.isUpdating = true
    _ = graph.evaluateDirtyNodes()
    graph.isUpdating = false
    return app.scenes.values.sorted { $0.path.lexicographicallyPrecedes($1.path) }
  }

  /// The window of a scene.
  ///
  /// - Throws: A ``Failure`` where the app has no such scene, or where the value isn't one of the scene's type.
  package func window(_ choice: SceneChoice = SceneChoice()) throws -> Window {
    guard !choice.isFirst else {
      let first = scenes.first { $0.kind == .group || $0.kind == .window } ?? scenes.first
      return Window(view: view(_WindowPlace(nil, of: app)), choice: choice, title: first?.title)
    }
    let (scene, value) = try found(choice)
    let content = view(_WindowPlace(scene.path, value: value, of: app))
    return Window(view: AnyView(OpenedWindow(content: content)), choice: choice, title: scene.title)
  }

  /// The scene of a choice, with the value that the window is for.
  func found(_ choice: SceneChoice) throws -> (scene: AppScene, value: Any?) {
    if choice.isSettings {
      guard let settings = scenes.first(where: { $0.kind == .settings }) else {
        throw Failure(description: "\(name) has no settings")
      }
      return (settings, nil)
    }
    let ofID = try scenes(ofID: choice.id)
    guard let json = choice.value else { return (ofID[0], nil) }
    let ofType = ofID.filter {
      guard let name = $0.valueTypeName else { return false }
      return choice.valueType.map { $0 == name } ?? true
    }
    guard !ofType.isEmpty else {
      let type = choice.valueType.map { "values of the type \($0)" } ?? "values"
      throw Failure(
        description: "\(choice.id.map { "the scene \"\($0)\" of \(name)" } ?? name) has no windows for \(type)")
    }
    for scene in ofType {
      if let value = scene.valueType.flatMap({ Self.value(of: json, as: $0) }) { return (scene, value) }
    }
    let names = ofType.compactMap(\.valueTypeName).joined(separator: " or ")
    throw Failure(description: "the value \(json.prefix(100)) isn't the JSON of a \(names)")
  }

  private func scenes(ofID id: String?) throws -> [AppScene] {
    let scenes = scenes.filter { $0.kind == .group || $0.kind == .window }
    guard let id else { return scenes }
    let found = scenes.filter { $0.id == id }
    guard found.isEmpty else { return found }
    let ids = scenes.compactMap(\.id).map { "\"\($0)\"" }
    throw Failure(
      description: "\(name) has no scene \"\(id.prefix(100))\"; "
        + (ids.isEmpty ? "none of its scenes has a name" : "there \(ids.count == 1 ? "is" : "are") ")
        + ids.joined(separator: ", "))
  }

  private static func value(of json: String, as type: any (Codable & Hashable).Type) -> Any? {
    func decode<V: Decodable>(_ type: V.Type) -> Any? { try? JSONDecoder().decode(type, from: Data(json.utf8)) }
    return decode(type)
  }
}

/// A window that was opened: what its views dismiss is the window, unless they're in something inside of it.
private struct OpenedWindow: View, _SeeThroughView {
  let content: AnyView
  @Environment(\.dismissWindow) private var dismissWindow: DismissWindowAction

  var body: some View {
    let dismissWindow = dismissWindow
    content.environment(\.dismiss, DismissAction { dismissWindow() })
  }
}
