// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A scene of an app, as the app lists it.
package struct AppScene {
  /// What windows a scene has.
  package enum Kind: String, Sendable {
    /// Any number of them.
    case group
    /// One.
    case window
    /// The one of the settings.
    case settings
    /// What an item of the menu bar opens.
    case menuBar
  }

  package let kind: Kind
  /// The name that `openWindow` calls it by; nil where it has none.
  package let id: String?
  package let title: Text?
  /// The type of the values that its windows are for; nil where they're for none.
  package let valueType: (any (Codable & Hashable).Type)?
  /// The numbers of the scenes on the way to it.
  let path: [Int]

  /// The name of that type, as a choice of a scene has it.
  package var valueTypeName: String? { valueType.map { _typeName($0) } }
}

/// Which scene of an app is meant. One that says nothing is the first that has a window when the app starts.
package struct SceneChoice: Hashable, Sendable {
  /// The scene's name.
  package var id: String?
  /// The value that the window is for, as JSON.
  package var value: String?
  /// The name of the value's type, where there's no `id`.
  package var valueType: String?
  package var isSettings = false

  package init(id: String? = nil, value: String? = nil, valueType: String? = nil, isSettings: Bool = false) {
    (self.id, self.value, self.valueType, self.isSettings) = (id, value, valueType, isSettings)
  }

  package static let settings = SceneChoice(isSettings: true)

  /// Whether it's the window that the app starts with.
  package var isFirst: Bool { self == SceneChoice() }

  /// Stays the same for the same window: `id=note&value=3`.
  package var key: String {
    if isSettings { return "settings" }
    let parts = [id.map { "id=\($0)" }, id == nil ? valueType.map { "type=\($0)" } : nil, value.map { "value=\($0)" }]
    return parts.compactMap { $0 }.joined(separator: "&")
  }

  /// The choice in words, for messages.
  var words: String {
    if isSettings { return "the settings" }
    let name = id.map { "the window \"\($0)\"" } ?? "a window"
    guard let value else { return name }
    return name + " for \(valueType.map { "the \($0.shortTypeName) " } ?? "")\(value.prefix(100))"
  }
}

extension String {
  fileprivate var shortTypeName: String { split(separator: ".").last.map(String.init) ?? self }
}

/// The scenes of an app and what its windows share.
final class AppScenes {
  fileprivate(set) var scenes: [[Int]: AppScene] = [:]
  private var properties: [[Int]: SharedProperties] = [:]

  /// The properties of the app, or of a scene of its own at a place.
  func properties(at place: [Int]) -> SharedProperties {
    if let known = properties[place] { return known }
    let new = SharedProperties()
    properties[place] = new
    return new
  }
}

/// Which window of an app is shown, on the way from the app to it. Only Gnomon makes one.
public struct _WindowPlace {
  /// The numbers of scenes that are still to be chosen; nil stands for the first one with a window.
  private var path: ArraySlice<Int>?
  /// The way up to here. A scene with a body counts as -1.
  private var way: [Int] = []
  /// The value that the window is for.
  let value: Any?
  /// nil where the window shares nothing.
  private let app: AppScenes?

  /// The first window of an app whose values are this window's own.
  init() { (path, value, app) = (nil, nil, nil) }

  init(_ path: [Int]?, value: Any? = nil, of app: AppScenes) {
    (self.path, self.value, self.app) = (path?[...], value, app)
  }

  /// The number of the next scene on the way; nil where that isn't said.
  var next: Int? { path?.first }

  /// The rest of the way, from one of several scenes.
  func inside(_ number: Int) -> Self {
    var inner = self
    inner.path = path?.dropFirst()
    inner.way.append(number)
    return inner
  }

  /// The rest of the way, in a scene's body.
  var entered: Self {
    var inner = self
    inner.way.append(-1)
    return inner
  }

  /// What the properties of the app, or of the scene here, share with other windows.
  var properties: SharedProperties? { app?.properties(at: way) }
}

/// Lists the scenes of an app. Only Gnomon makes one.
public struct _SceneListing {
  fileprivate let app: AppScenes
  private var path: [Int]
  private var way: [Int]
  /// Those that list scenes with bodies.
  fileprivate var views: [AnyView] = []

  fileprivate init(_ app: AppScenes, _ path: [Int], _ way: [Int]) { (self.app, self.path, self.way) = (app, path, way) }

  mutating func inside(_ number: Int, _ body: (inout Self) -> Void) {
    path.append(number)
    way.append(number)
    body(&self)
    path.removeLast()
    way.removeLast()
  }

  /// Adds a built-in scene.
  mutating func add(
    _ kind: AppScene.Kind, id: String?, _ title: Text?, for valueType: (any (Codable & Hashable).Type)? = nil
  ) {
    app.scenes[path] = AppScene(kind: kind, id: id, title: title, valueType: valueType, path: path)
  }

  /// Adds the scenes of one with a body.
  @MainActor mutating func add<S: Scene>(_ scene: S) {
    views.append(AnyView(SceneLister(scene, { S.Body._list($0.body, into: &$1) }, app, path, way + [-1])))
  }
}

/// Lists the scenes of something with a body, whose properties it connects.
struct SceneLister<Whole>: View, _SeeThroughView {
  private var holder: PropertyHolder<Whole>
  private let list: @MainActor (Whole, inout _SceneListing) -> Void
  private let app: AppScenes
  private let path: [Int]
  private let way: [Int]

  init(
    _ whole: Whole, _ list: @escaping @MainActor (Whole, inout _SceneListing) -> Void, _ app: AppScenes,
    _ path: [Int] = [], _ way: [Int] = []
  ) {
    holder = PropertyHolder(value: whole, shared: app.properties(at: way))
    (self.list, self.app, self.path, self.way) = (list, app, path, way)
  }

  var body: some View { inner }

  @MainActor private var inner: some View {
    var listing = _SceneListing(app, path, way)
    list(holder.value, &listing)
    let views = listing.views
    return ForEach(views.indices, id: \.self) { views[$0] }
  }
}
