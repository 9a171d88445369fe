import Foundation

/// What a program consists of. A host shows single views; an app's scenes compile and open no windows.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Says that there are no windows here and ends the program with 1.
  @MainActor @preconcurrency public static func main() {
    let text = "\(Self.self) can't open windows here: 'gnomon render' draws its views, 'ViewHost' shows them to code\n"
    FileHandle.standardError.write(Data(text.utf8))
    exit(1)
  }
}

/// A part of an app with a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Collects an app's scenes.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    _TupleScene(content: (repeat each content))
  }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    _TupleScene(content: content)
  }

  public static func buildLimitedAvailability(_ content: some Scene) -> some Scene { content }
}

/// Several scenes as one.
struct _TupleScene<Content>: Scene {
  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) {
    self.content = content
  }

  var body: Never { fatalError("a group of scenes has no body") }
}

/// Whether an app is in front. A host's views are.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
  /// Whether the app is in front; a host's views are.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
