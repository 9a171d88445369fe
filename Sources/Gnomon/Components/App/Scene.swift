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

  /// What the scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The view of the scene's first window. Only built-in scenes have their own.
  @MainActor static func _window(of scene: Self) -> AnyView

  /// Whether the scene has a window when the app starts.
  @MainActor static func _hasWindow(_ scene: Self) -> Bool
}

extension Scene {
  /// The view of the scene's window. Gnomon's own, for hosts.
  @MainActor public static func _window(of scene: Self) -> AnyView { AnyView(SceneView(scene: scene)) }
  /// Whether a window of the scene is open when the app starts. Gnomon's own, for hosts.
  @MainActor public static func _hasWindow(_ scene: Self) -> Bool { true }
}

extension Never: Scene {}

/// A built-in scene: it has no body.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// It is built in and has no body: reading this stops the program.
  public var body: Never { fatalError("\(Self.self) is a built-in scene and has no body.") }
}

/// Builds scenes out of statements.
@resultBuilder
public struct SceneBuilder {
  /// Takes a single part as it stands.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }

  /// A block of one part.
  @MainActor public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }

  /// A block of several parts, in the order in which they stand.
  @MainActor public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> some Scene where repeat each Content: Scene {
    var scenes: [AnyScene] = []
    for scene in repeat each content { scenes.append(AnyScene(scene)) }
    return SceneList(scenes: scenes)
  }

  /// An `if` without an `else`: nothing where its condition is false.
  @MainActor public static func buildOptional(
    _ scene: (any Scene & _LimitedAvailabilitySceneMarker)?
  ) -> some Scene {
    SceneList(scenes: scene.map { [AnyScene($0)] } ?? [])
  }

  /// What stands behind `if #available`.
  @MainActor public static func buildLimitedAvailability(
    _ scene: some Scene
  ) -> any Scene & _LimitedAvailabilitySceneMarker {
    AnyScene(scene)
  }
}

/// A scene inside of `if #available`.
public protocol _LimitedAvailabilitySceneMarker: Scene {}

/// A scene whose type is hidden.
nonisolated struct AnyScene: PrimitiveScene, _LimitedAvailabilitySceneMarker {
  let hasWindow: @MainActor () -> Bool
  let window: @MainActor () -> AnyView

  init<S: Scene>(_ scene: S) {
    let scene = MainActorCarrier(scene)
    hasWindow = { S._hasWindow(scene.value) }
    window = { S._window(of: scene.value) }
  }

  @MainActor static func _hasWindow(_ scene: Self) -> Bool { scene.hasWindow() }
  @MainActor static func _window(of scene: Self) -> AnyView { scene.window() }
}

/// Several scenes: the first one with a window is shown.
nonisolated struct SceneList: PrimitiveScene {
  let scenes: [AnyScene]

  @MainActor static func _hasWindow(_ scene: Self) -> Bool { scene.scenes.contains { $0.hasWindow() } }

  @MainActor static func _window(of scene: Self) -> AnyView {
    scene.scenes.first { $0.hasWindow() }?.window() ?? AnyView(EmptyView())
  }
}

extension Group: Scene, PrimitiveScene where Content: Scene {
  /// Groups several parts, which stand where the group does.
  nonisolated public init(@SceneBuilder content: () -> Content) { self.content = content() }

  /// Whether a window of the scene is open when the app starts. Gnomon's own, for hosts.
  @MainActor public static func _hasWindow(_ scene: Self) -> Bool { Content._hasWindow(scene.content) }
  /// The view of the scene's window. Gnomon's own, for hosts.
  @MainActor public static func _window(of scene: Self) -> AnyView { Content._window(of: scene.content) }
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
  @MainActor static func _window(of scene: Self) -> AnyView { scene.transform(Base._window(of: scene.base)) }
}
