// SPDX-License-Identifier: Apache-2.0
/// A scene of windows that all show the same kind of view. A host shows one of them.
///
/// ```swift
/// struct Notes: App {
///   var body: some Scene {
///     WindowGroup("Notes", id: "note", for: Int.self) { number in
///       Text("Note \(number.wrappedValue ?? 0)")
///     }
///   }
/// }
/// ```
nonisolated public struct WindowGroup<Content>: Scene, PrimitiveScene where Content: View {
  /// A built-in scene has no body.
  public typealias Body = Never
  let id: String?
  let title: Text?
  let content: () -> Content

  nonisolated init(_ title: Text? = nil, id: String? = nil, content: @escaping () -> Content) {
    self.id = id
    self.title = title
    self.content = content
  }

  /// Makes the view of a window of the scene. Only Gnomon calls it.
  @MainActor public static func _window(of scene: Self, _ place: _WindowPlace) -> AnyView {
    let content = scene.content()
    if let value = place.value, let valued = content as? any WindowValueContent {
      return valued.given(value) ?? AnyView(content)
    }
    return AnyView(content)
  }

  /// Lists the scene. Only Gnomon calls it.
  @MainActor public static func _list(_ scene: Self, into list: inout _SceneListing) {
    list.add(.group, id: scene.id, scene.title, for: (Content.self as? any WindowValueContent.Type)?.valueType)
  }
}

extension WindowGroup {
  /// Makes a group of windows without a title. `makeContent` is called for the view of each of them.
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) { self.init(nil, content: makeContent) }

  /// Makes a group of windows. `id` is the name that `openWindow` calls the scene by. `makeContent` is called for the
  /// view of each window.
  nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(nil, id: id, content: makeContent)
  }

  /// Makes a group of windows with a text as its title. `id` is the name that `openWindow` calls the scene by.
  /// `makeContent` is called for the view of each window.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(.some(title), id: id, content: makeContent)
  }

  /// Makes a group of windows with a title that is looked up as a key in the tables of strings. `id` is the name that
  /// `openWindow` calls the scene by. `makeContent` is called for the view of each window.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content)
  {
    self.init(Text(titleKey), id: id, content: makeContent)
  }

  /// Makes a group of windows with a title that is shown as it's given. `id` is the name that `openWindow` calls the
  /// scene by. `makeContent` is called for the view of each window.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content)
  where S: StringProtocol {
    self.init(Text(title), id: id, content: makeContent)
  }

  /// Makes a group of windows with a text as its title. `makeContent` is called for the view of each window.
  nonisolated public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(.some(title), content: makeContent)
  }

  /// Makes a group of windows with a title that is looked up as a key in the tables of strings. `makeContent` is called
  /// for the view of each window.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(Text(titleKey), content: makeContent)
  }

  /// Makes a group of windows with a title that is shown as it's given. `makeContent` is called for the view of each
  /// window.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) where S: StringProtocol {
    self.init(Text(title), content: makeContent)
  }
}

/// The view of a window that is opened for a value. In one that is opened without, the value is nil, or the default value.
nonisolated public struct PresentedWindowContent<Data, Content>: View
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  init(_ value: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  /// The view that the closure makes of a binding to the value.
  @MainActor @preconcurrency public var body: some View { content($value) }
}

/// The view of windows for values of a type.
protocol WindowValueContent {
  static var valueType: any (Codable & Hashable).Type { get }
  /// The same for a value; nil where that's of another type.
  @MainActor func given(_ value: Any) -> AnyView?
}

extension PresentedWindowContent: WindowValueContent {
  static var valueType: any (Codable & Hashable).Type { Data.self }

  @MainActor func given(_ value: Any) -> AnyView? {
    (value as? Data).map { AnyView(PresentedWindowContent($0, content: content)) }
  }
}

extension WindowGroup {
  /// Makes a group of windows. Each window is for a value of `type`, to which `content` gets a binding; nil in a window
  /// that was opened without one.
  nonisolated public init<D, C>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(nil) { PresentedWindowContent(nil, content: content) }
  }

  /// Makes a group of windows. `id` is the name that `openWindow` calls the scene by. Each window is for a value of
  /// `type`, to which `content` gets a binding; nil in a window that was opened without one.
  nonisolated public init<D, C>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(nil, id: id) { PresentedWindowContent(nil, content: content) }
  }

  /// Makes a group of windows. Each window is for a value of `type`, to which `content` gets a binding. `defaultValue`
  /// makes the value of a window that is opened without one.
  nonisolated public init<D, C>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(nil) { Self.window(content, defaultValue) }
  }

  /// Makes a group of windows. `id` is the name that `openWindow` calls the scene by. Each window is for a value of
  /// `type`, to which `content` gets a binding. `defaultValue` makes the value of a window that is opened without one.
  nonisolated public init<D, C>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(nil, id: id) { Self.window(content, defaultValue) }
  }

  nonisolated static func window<D, C>(
    _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
  ) -> PresentedWindowContent<D, C> {
    let first = defaultValue()
    return PresentedWindowContent(first) { binding in
      content(
        Binding(
          location: FunctionLocation(
            get: { binding.wrappedValue ?? first }, set: { value, _ in binding.wrappedValue = value })))
    }
  }
}

/// A scene of one window. Gnomon shows its view and draws no frame around it.
nonisolated public struct Window<Content>: Scene, PrimitiveScene where Content: View {
  /// A built-in scene has no body.
  public typealias Body = Never
  let id: String
  let title: Text
  let content: Content

  /// Makes a window with a text as its title. `id` is the name that `openWindow` calls the scene by.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.id = id
    self.content = content()
  }

  /// Makes a window with a title that is looked up as a key in the tables of strings. `id` is the name that
  /// `openWindow` calls the scene by.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Makes a window with a title that is shown as it's given. `id` is the name that `openWindow` calls the scene by.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(Text(title), id: id, content: content)
  }

  /// Makes the view of the scene's window. Only Gnomon calls it.
  @MainActor public static func _window(of scene: Self, _ place: _WindowPlace) -> AnyView { AnyView(scene.content) }
  /// Lists the scene. Only Gnomon calls it.
  @MainActor public static func _list(_ scene: Self, into list: inout _SceneListing) {
    list.add(.window, id: scene.id, scene.title)
  }
}

/// The settings of an app, in a window that is closed when the app starts. A host shows them where the app has no other
/// scene, and where `openSettings` opens a window.
nonisolated public struct Settings<Content>: Scene, PrimitiveScene where Content: View {
  /// A built-in scene has no body.
  public typealias Body = Never
  let content: Content

  /// Makes the scene of an app's settings. `content` is what its window shows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// false: no window of the scene is open when the app starts. Only Gnomon calls it.
  @MainActor public static func _hasWindow(_ scene: Self) -> Bool { false }
  /// Makes the view of the settings. Only Gnomon calls it.
  @MainActor public static func _window(of scene: Self, _ place: _WindowPlace) -> AnyView { AnyView(scene.content) }
  /// Lists the scene. Only Gnomon calls it.
  @MainActor public static func _list(_ scene: Self, into list: inout _SceneListing) {
    list.add(.settings, id: nil, nil)
  }
}

/// An item in the menu bar of the system, whose content is closed when the app starts. Gnomon shows the content only
/// where the app has no other scene, and never the item.
nonisolated public struct MenuBarExtra<Label, Content>: Scene, PrimitiveScene where Label: View, Content: View {
  /// A built-in scene has no body.
  public typealias Body = Never
  let content: Content
  let label: Label

  /// Makes an item of the menu bar with a view as its label. `content` is what it opens.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// false: no window of the scene is open when the app starts. Only Gnomon calls it.
  @MainActor public static func _hasWindow(_ scene: Self) -> Bool { false }
  /// Makes the view of what the item opens. Only Gnomon calls it.
  @MainActor public static func _window(of scene: Self, _ place: _WindowPlace) -> AnyView { AnyView(scene.content) }
  /// Lists the scene. Only Gnomon calls it.
  @MainActor public static func _list(_ scene: Self, into list: inout _SceneListing) {
    list.add(.menuBar, id: nil, nil)
  }
}

extension MenuBarExtra where Label == Text {
  /// Makes an item of the menu bar with a title that is looked up as a key in the tables of strings. `content` is what
  /// it opens.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Makes an item of the menu bar with a title that is shown as it's given. `content` is what it opens.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(content: content, label: { Text(title) })
  }
}
