// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The view of an app's first window, for who shows an app by its type. Only Gnomon makes one.
public struct _AppWindowView<A: App>: View, _SeeThroughView {
  private let app: AppView<A>

  /// Makes the app.
  @MainActor public init(_ app: A.Type) { self.app = AppView(app: A()) }

  /// The first window's view, with the app's states and environment.
  public var body: some View { app }
}

/// The view of one of an app's windows.
struct AppView<A: App>: View, _SeeThroughView {
  private var holder: PropertyHolder<A>
  private let window: _WindowPlace

  /// The first window's, of an app that has no other.
  init(app: A) { self.init(app, _WindowPlace()) }

  init(_ app: A, _ window: _WindowPlace) {
    holder = PropertyHolder(value: app, shared: window.properties)
    self.window = window
  }

  var body: some View {
    if !HandedObjects.isEmpty {
      A.Body._window(of: holder.value.body, window)
        .transformEnvironment(\.self) { environment in onMain { HandedObjects.handDown(into: &environment) } }
    } else {
      A.Body._window(of: holder.value.body, window)
    }
  }
}

/// The view of a window of a scene that is made of others.
struct SceneView<S: Scene>: View, _SeeThroughView {
  private var holder: PropertyHolder<S>
  private let window: _WindowPlace

  init(scene: S, _ window: _WindowPlace) {
    let window = window.entered
    holder = PropertyHolder(value: scene, shared: window.properties)
    self.window = window
  }

  var body: some View { S.Body._window(of: holder.value.body, window) }
}

/// Connects the states and environment values of something that isn't a view.
struct PropertyHolder<Value>: DynamicProperty {
  var value: Value
  /// What it has together with other hosts; nil where its values are those of one window.
  var shared: SharedProperties?

  static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    if let shared = property.shared { context.node.properties.shared = shared }
    withUnsafeMutableBytes(of: &property.value) { bytes in
      guard let base = bytes.baseAddress else { return }
      TypeInfo.of(Value.self).connectNested(base, &context)
    }
  }
}
