// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import OpenCombine

extension Scene {
  /// Sets an environment value for the views of the scene.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ModifiedScene(self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Hands an observable object down to the views of the scene, which find it by its type. nil takes away the one from
  /// above.
  nonisolated public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
    ModifiedScene(self) { AnyView($0.environment(object)) }
  }

  /// Hands an observable object down to the views of the scene, which read it with `@EnvironmentObject`.
  nonisolated public func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject {
    ModifiedScene(self) { AnyView($0.environmentObject(object)) }
  }

  /// Changes an environment value for the views of the scene: `transform` gets the value from above.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    ModifiedScene(self) { AnyView($0.transformEnvironment(keyPath, transform: transform)) }
  }

  /// Sets the store of the `@AppStorage` properties in the views of the scene, for those that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ModifiedScene(self) { AnyView($0.defaultAppStorage(store)) }
  }

  /// Calls an action with the old and the new value when the value changes. `initial` is true to call it when the scene
  /// appears, too, with the first value twice.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    ModifiedScene(self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls an action when the value changes. `initial` is true to call it when the scene appears, too.
  nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene
  where V: Equatable {
    ModifiedScene(self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls an action with the new value when the value changes. It is an older form, which doesn't give the old value.
  @_disfavoredOverload
  nonisolated public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene
  where V: Equatable {
    ModifiedScene(self) { AnyView($0.onChange(of: value, perform: action)) }
  }

  /// Adds menu commands to those of the system. Gnomon shows no menus; the commands' shortcuts act.
  nonisolated public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene
  where Content: Commands {
    let commands = SceneCommands(commands: content(), takesPlace: false)
    return ModifiedScene(self) { AnyView($0.attribute("commands", commands)) }
  }

  /// Takes the menu commands away that the scene has by itself, and those that are added further in.
  nonisolated public func commandsRemoved() -> some Scene {
    ModifiedScene(self) {
      AnyView($0.attribute("commands", SceneCommands(commands: EmptyCommands(), takesPlace: true)))
    }
  }

  /// Puts other menu commands in the place of those that the scene has by itself or that are added further in. Gnomon
  /// shows no menus; the commands' shortcuts act.
  nonisolated public func commandsReplaced<Content>(@CommandsBuilder content: () -> Content) -> some Scene
  where Content: Commands {
    let commands = SceneCommands(commands: content(), takesPlace: true)
    return ModifiedScene(self) { AnyView($0.attribute("commands", commands)) }
  }

  /// Says which events from outside open a window of the scene. Gnomon gets no such events: it has no effect.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { ModifiedScene(self) }

  /// Sets the size that a window has at first, in points. A host of Gnomon has a size of its own: it has no effect.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { ModifiedScene(self) }

  /// Sets the width and the height that a window has at first, in points. A host of Gnomon has a size of its own: it
  /// has no effect.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { ModifiedScene(self) }

  /// Sets the place that a window has at first, as a fraction of the screen. Gnomon has no screen for windows: it has
  /// no effect.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { ModifiedScene(self) }

  /// Says how people may resize a window. Gnomon has no windows that people resize: it has no effect.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { ModifiedScene(self) }

  /// Sets the look of the frame of a window. Gnomon draws no frames of windows: it has no effect.
  nonisolated public func windowStyle<S>(_ style: S) -> some Scene where S: WindowStyle { ModifiedScene(self) }

  /// Sets the look of the toolbar in the frame of a window. Gnomon draws no frames of windows: it has no effect.
  nonisolated public func windowToolbarStyle<S>(_ style: S) -> some Scene where S: WindowToolbarStyle {
    ModifiedScene(self)
  }

  /// Says whether the windows of the scene come back when the app starts again. Gnomon opens none again: it has no
  /// effect.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    ModifiedScene(self)
  }

  /// Says what the windows of the scene are for. Gnomon has no manager of windows: it has no effect.
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { ModifiedScene(self) }

  /// Says whether the bars of the system stay over the scene. Gnomon has no such bars: it has no effect.
  nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
    ModifiedScene(self)
  }

  /// Calls an action when the system gives the app time in the background. Gnomon never calls it.
  nonisolated public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene where D: Sendable, R: Sendable {
    ModifiedScene(self)
  }
}

/// A way in which people may resize a window. It has no effect in Gnomon, where a window has the size of its host.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// The way that suits the kind of scene.
  public static var automatic: WindowResizability { WindowResizability(name: "automatic") }
  /// A window is between the least and the greatest size of its content.
  public static var contentSize: WindowResizability { WindowResizability(name: "contentSize") }
  /// A window is at least as large as the least size of its content.
  public static var contentMinSize: WindowResizability { WindowResizability(name: "contentMinSize") }
}

/// Whether the windows of a scene come back when the app starts again. It has no effect in Gnomon, which opens none
/// again.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String
  /// The system decides whether the windows come back.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// The windows don't come back when the app starts again.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// What the windows of a scene are for. It has no effect in Gnomon, which has no manager of windows.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String
  /// The system decides what the windows are for.
  public static let automatic = WindowManagerRole(name: "automatic")
}

/// A reason for which a system gives an app time in the background. Gnomon never does.
public struct BackgroundTask<Request, Response>: Sendable {
  let name: String
}

extension BackgroundTask {
  /// Makes the task of looking for new content, under an identifier. Gnomon never starts it.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>(name: identifier)
  }

  /// Makes the task of what is to be done when downloads have ended, under the identifier of their session. Gnomon
  /// never starts it.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>(name: identifier)
  }
}

/// A look of the frame of a window. Gnomon draws no frames of windows: it has no effect.
public protocol WindowStyle {}

/// The frame that the platform gives a window. Gnomon draws no frames of windows: it has no effect.
public struct DefaultWindowStyle: WindowStyle, Sendable {
  /// Makes the style, which `.automatic` stands for in short.
  public init() {}
}

/// A frame with a bar for the title. Gnomon draws no frames of windows: it has no effect.
public struct TitleBarWindowStyle: WindowStyle, Sendable {
  /// Makes the style, which `.titleBar` stands for in short.
  public init() {}
}

/// A frame without a bar for the title: the content reaches to the top. Gnomon draws no frames of windows: it has no
/// effect.
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
  /// Makes the style, which `.hiddenTitleBar` stands for in short.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The frame that the platform gives a window.
  public static var automatic: Self { Self() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A frame with a bar for the title.
  public static var titleBar: Self { Self() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A frame without a bar for the title: the content reaches to the top.
  public static var hiddenTitleBar: Self { Self() }
}

/// A look of the toolbar in the frame of a window. Gnomon draws no frames of windows: it has no effect.
public protocol WindowToolbarStyle {}

/// A toolbar that stands where the platform has it. Gnomon draws no frames of windows: it has no effect.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// Makes the style, which `.automatic` stands for in short.
  public init() {}
}

/// A toolbar in one row with the title. Gnomon draws no frames of windows: it has no effect.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// Makes the style, which `.unified` stands for in short.
  public init() {}
}

/// A low toolbar in one row with the title. Gnomon draws no frames of windows: it has no effect.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// Makes the style, which `.unifiedCompact` stands for in short.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// A toolbar that stands where the platform has it.
  public static var automatic: Self { Self() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar in one row with the title.
  public static var unified: Self { Self() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A low toolbar in one row with the title.
  public static var unifiedCompact: Self { Self() }
}
