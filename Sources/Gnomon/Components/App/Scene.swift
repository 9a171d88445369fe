// SPDX-License-Identifier: Apache-2.0
/// A part of an app's interface that the system manages: a window, or a group of them.
///
/// ```swift
/// struct Reading: Scene {
///   let title: String
///
///   var body: some Scene {
///     WindowGroup(title, id: "reading") { Text(title) }
///     Settings { Toggle("Large letters", isOn: .constant(true)) }
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol Scene {
  /// The type of the scene that `body` gives.
  associatedtype Body: Scene

  /// The scenes that this one is made of. Gnomon shows the first one that has a window when the app starts, and
  /// others where they're opened.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the view of a window of the scene. Only Gnomon calls it. Only built-in scenes have one of their own.
  @MainActor static func _window(of scene: Self, _ place: _WindowPlace) -> AnyView

  /// Lists the scenes that it's made of. Only Gnomon calls it.
  @MainActor static func _list(_ scene: Self, into list: inout _SceneListing)

  /// Whether the scene has a window when the app starts. Only Gnomon calls it.
  @MainActor static func _hasWindow(_ scene: Self) -> Bool
}

extension Scene {
  /// Makes the view of a window of the scene that `body` gives. Only Gnomon calls it.
  @MainActor public static func _window(of scene: Self, _ place: _WindowPlace) -> AnyView {
    AnyView(SceneView(scene: scene, place))
  }
  /// Lists the scenes that `body` gives. Only Gnomon calls it.
  @MainActor public static func _list(_ scene: Self, into list: inout _SceneListing) { list.add(scene) }
  /// true: a scene has a window when the app starts, unless it says otherwise. Only Gnomon calls it.
  @MainActor public static func _hasWindow(_ scene: Self) -> Bool { true }
}

extension Never: Scene {}

/// A built-in scene: it has no body.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// A built-in scene has no body: reading it stops the program.
  public var body: Never { fatalError("\(Self.self) is a built-in scene and has no body.") }
}

/// Makes one scene of several, which are written one below the other.
@resultBuilder
public struct SceneBuilder {
  /// Takes one scene as it stands.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }

  /// Makes a scene of a block with one statement.
  @MainActor public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }

  /// Makes one scene of several, in the order in which they stand. Gnomon shows the first one that has a window.
  @MainActor public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> some Scene where repeat each Content: Scene {
    var scenes: [AnyScene] = []
    for scene in repeat each content { scenes.append(AnyScene(scene)) }
    return SceneList(scenes: scenes)
  }

  /// Makes a scene of an `if #available` without an `else`: no scene where its condition is false.
  @MainActor public static func buildOptional(
    _ scene: (any Scene & _LimitedAvailabilitySceneMarker)?
  ) -> some Scene {
    SceneList(scenes: scene.map { [AnyScene($0)] } ?? [])
  }

  /// Hides the type of a scene that stands in an `if #available`.
  @MainActor public static func buildLimitedAvailability(
    _ scene: some Scene
  ) -> any Scene & _LimitedAvailabilitySceneMarker {
    AnyScene(scene)
  }
}

/// A scene that stands in an `if #available`. Only Gnomon makes one.
public protocol _LimitedAvailabilitySceneMarker: Scene {}

/// A scene whose type is hidden.
nonisolated struct AnyScene: PrimitiveScene, _LimitedAvailabilitySceneMarker {
  let hasWindow: @MainActor () -> Bool
  let window: @MainActor (_WindowPlace) -> AnyView
  let list: @MainActor (inout _SceneListing) -> Void

  init<S: Scene>(_ scene: S) {
    let scene = MainActorCarrier(scene)
    hasWindow = { S._hasWindow(scene.value) }
    window = { S._window(of: scene.value, $0) }
    list = { S._list(scene.value, into: &$0) }
  }

  @MainActor static func _hasWindow(_ scene: Self) -> Bool { scene.hasWindow() }
  @MainActor static func _window(of scene: Self, _ place: _WindowPlace) -> AnyView { scene.window(place) }
  @MainActor static func _list(_ scene: Self, into list: inout _SceneListing) { scene.list(&list) }
}

/// Several scenes. By itself the first one with a window is shown.
nonisolated struct SceneList: PrimitiveScene {
  let scenes: [AnyScene]

  @MainActor static func _hasWindow(_ scene: Self) -> Bool { scene.scenes.contains { $0.hasWindow() } }

  @MainActor static func _window(of scene: Self, _ place: _WindowPlace) -> AnyView {
    guard let number = place.next ?? scene.scenes.firstIndex(where: { $0.hasWindow() }),
      scene.scenes.indices.contains(number)
    else { return AnyView(EmptyView()) }
    return scene.scenes[number].window(place.inside(number))
  }

  @MainActor static func _list(_ scene: Self, into list: inout _SceneListing) {
    for (number, scene) in scene.scenes.enumerated() { list.inside(number) { scene.list(&$0) } }
  }
}

extension Group: Scene, PrimitiveScene where Content: Scene {
  /// Groups several scenes, so that one modifier can be applied to all of them.
  nonisolated public init(@SceneBuilder content: () -> Content) { self.content = content() }

  /// Whether the scene has a window when the app starts. Only Gnomon calls it.
  @MainActor public static func _hasWindow(_ scene: Self) -> Bool { Content._hasWindow(scene.content) }
  /// Makes the view of a window of the scene. Only Gnomon calls it.
  @MainActor public static func _window(of scene: Self, _ place: _WindowPlace) -> AnyView {
    Content._window(of: scene.content, place)
  }
  /// Lists the scenes of the group. Only Gnomon calls it.
  @MainActor public static func _list(_ scene: Self, into list: inout _SceneListing) {
    Content._list(scene.content, into: &list)
  }
}

/// A scene whose views get something more: an environment value, an object.
nonisolated struct ModifiedScene<Base: Scene>: PrimitiveScene {
  let base: Base
  let transform: (AnyView) -> AnyView

  nonisolated init(_ base: Base, _ transform: @escaping (AnyView) -> AnyView = { $0 }) {
    self.base = base
    self.transform = transform
  }

  @MainActor static func _hasWindow(_ scene: Self) -> Bool { Base._hasWindow(scene.base) }
  @MainActor static func _window(of scene: Self, _ place: _WindowPlace) -> AnyView {
    scene.transform(Base._window(of: scene.base, place))
  }
  @MainActor static func _list(_ scene: Self, into list: inout _SceneListing) { Base._list(scene.base, into: &list) }
}
