// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import OpenCombine

extension Scene {
  /// Sets an environment value for the views inside.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ModifiedScene(self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Hands an observable object down.
  nonisolated public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
    ModifiedScene(self) { AnyView($0.environment(object)) }
  }

  /// Hands an observable object down, read by `@EnvironmentObject`.
  nonisolated public func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject {
    ModifiedScene(self) { AnyView($0.environmentObject(object)) }
  }

  /// Changes an environment value for the views inside.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    ModifiedScene(self) { AnyView($0.transformEnvironment(keyPath, transform: transform)) }
  }

  /// The store of the `@AppStorage` properties inside that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ModifiedScene(self) { AnyView($0.defaultAppStorage(store)) }
  }

  /// Calls an action with the old and the new value when the value changes.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    ModifiedScene(self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls an action when the value changes.
  nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene
  where V: Equatable {
    ModifiedScene(self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls an action with the new value when the value changes.
  @_disfavoredOverload
  nonisolated public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene
  where V: Equatable {
    ModifiedScene(self) { AnyView($0.onChange(of: value, perform: action)) }
  }

  /// Adds menu commands. A host shows no menus.
  nonisolated public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene
  where Content: Commands {
    ModifiedScene(self)
  }

  /// Leaves the scene's own menu commands out.
  nonisolated public func commandsRemoved() -> some Scene { ModifiedScene(self) }

  /// Shows other menu commands than the scene's own.
  nonisolated public func commandsReplaced<Content>(@CommandsBuilder content: () -> Content) -> some Scene
  where Content: Commands {
    ModifiedScene(self)
  }

  /// Which events from outside open the scene.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { ModifiedScene(self) }

  /// The window's first size in points. A host has a size of its own.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { ModifiedScene(self) }

  /// The window's first size in points. A host has a size of its own.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { ModifiedScene(self) }

  /// Where the window first lies on the screen.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { ModifiedScene(self) }

  /// How the window may be resized.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { ModifiedScene(self) }

  /// How the window's frame looks. A host has none.
  nonisolated public func windowStyle<S>(_ style: S) -> some Scene where S: WindowStyle { ModifiedScene(self) }

  /// How the window's toolbar looks.
  nonisolated public func windowToolbarStyle<S>(_ style: S) -> some Scene where S: WindowToolbarStyle {
    ModifiedScene(self)
  }

  /// Whether the scene comes back with its state.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    ModifiedScene(self)
  }

  /// What the window is for.
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { ModifiedScene(self) }

  /// Whether the system's bars stay over the scene.
  nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
    ModifiedScene(self)
  }

  /// Runs a task in the background when the system calls for it; a host never does.
  nonisolated public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene where D: Sendable, R: Sendable {
    ModifiedScene(self)
  }
}

/// How a window may be resized.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// What the kind of scene wants. Nothing resizes windows here.
  public static var automatic: WindowResizability { WindowResizability(name: "automatic") }
  /// As its content's least and greatest size say.
  public static var contentSize: WindowResizability { WindowResizability(name: "contentSize") }
  /// As its content's least size says.
  public static var contentMinSize: WindowResizability { WindowResizability(name: "contentMinSize") }
}

/// Whether a scene comes back with its state.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String
  /// The system decides whether windows are opened again. It is kept, without effect.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// Windows are not opened again when the app starts. It is kept, without effect.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// What a window is for.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String
  /// The system decides on the role of the windows. It is kept, without effect.
  public static let automatic = WindowManagerRole(name: "automatic")
}

/// Work that a system gives an app in the background.
public struct BackgroundTask<Request, Response>: Sendable {
  let name: String
}

extension BackgroundTask {
  /// The task of an app that wants to look for new content. Nothing starts it here.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>(name: identifier)
  }

  /// The task of an app whose downloads have ended in the background. Nothing starts it here.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>(name: identifier)
  }
}

/// How a window's frame looks.
public protocol WindowStyle {}

/// The frame that the platform gives a window. Hosts draw no frames of windows.
public struct DefaultWindowStyle: WindowStyle, Sendable {
  /// Makes the style, which `.automatic` stands for in short.
  public init() {}
}

/// A frame with a bar for the title. Hosts draw no frames of windows.
public struct TitleBarWindowStyle: WindowStyle, Sendable {
  /// Makes the style, which `.titleBar` stands for in short.
  public init() {}
}

/// A frame without a bar for the title: the content reaches to the top. Hosts draw no frames of windows.
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

/// How a window's toolbar looks.
public protocol WindowToolbarStyle {}

/// A toolbar that stands where the platform has it. Hosts draw no frames of windows.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// Makes the style, which `.automatic` stands for in short.
  public init() {}
}

/// A toolbar in one row with the title. Hosts draw no frames of windows.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  /// Makes the style, which `.unified` stands for in short.
  public init() {}
}

/// A low toolbar in one row with the title. Hosts draw no frames of windows.
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
