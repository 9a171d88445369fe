import Foundation
import OpenCombine

/// Windows that all show the same view. They compile; a host shows the view itself.
public struct WindowGroup<Content: View>: Scene {
  nonisolated(unsafe) private let makeContent: () -> Content

  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.makeContent = makeContent
  }

  nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.makeContent = makeContent
  }

  nonisolated public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.makeContent = makeContent
  }

  nonisolated public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.makeContent = makeContent
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) {
    self.makeContent = makeContent
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.makeContent = makeContent
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    self.makeContent = makeContent
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.makeContent = makeContent
  }

  public var body: some Scene { _TupleScene(content: makeContent) }
}

/// How a window's size follows its content's.
public struct WindowResizability: Sendable {
  private enum Kind { case automatic, contentSize, contentMinSize }
  private let kind: Kind

  public static var automatic: WindowResizability { WindowResizability(kind: .automatic) }
  public static var contentSize: WindowResizability { WindowResizability(kind: .contentSize) }
  public static var contentMinSize: WindowResizability { WindowResizability(kind: .contentMinSize) }
}

// There are no windows: what follows is accepted and changes nothing.
extension Scene {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    self
  }

  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
