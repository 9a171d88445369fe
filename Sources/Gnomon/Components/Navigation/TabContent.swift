// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A part of a ``TabView``'s content that gives some tabs. Types of your own give them by their `body`.
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
  /// The type of the values that the tabs are chosen by; `Never` where they have none.
  associatedtype TabValue: Hashable
  /// The type of the tabs that the content is made of.
  associatedtype Body: TabContent

  /// The tabs that the content is made of.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// The tabs as views with labels and tags, for Gnomon's own use. Only built-in contents implement it.
  @MainActor @preconcurrency var _tabs: AnyView { get }
}

extension TabContent {
  /// The tabs of the body as views, for Gnomon's own use.
  @MainActor @preconcurrency public var _tabs: AnyView { body._tabs }
}

extension Never: TabContent {
  /// No value: there are no tabs.
  public typealias TabValue = Never
  /// No tabs.
  @MainActor @preconcurrency public var _tabs: AnyView { AnyView(EmptyView()) }
}

/// One tab of a ``TabView``: the page that it shows, its label in the bar, and the value that it's chosen by.
///
/// In a bar at the bottom the icon stands above the title. On macOS the title is shown alone.
public nonisolated struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label
}

/// The purpose of a tab, which a label can be made of.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// A tab for searching. Without a label of its own it has a magnifying glass and "Search". On iOS 26 it's a circle
  /// beside the bar, with the icon alone. While it's chosen, the field of a `searchable` in it or around the tab view has
  /// the place of the bar, and the other tabs are a circle beside it that leads back.
  public static let search = TabRole(name: "search")
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the value that the tab is chosen by.
  public typealias TabValue = Value

  /// Traps: a tab is built in and has no body.
  @MainActor @preconcurrency public var body: Never { fatalError("A tab is a built-in content and has no body.") }

  /// The page as a view with its label and its tag, for Gnomon's own use.
  @MainActor @preconcurrency public var _tabs: AnyView {
    let item = TabItemModifier(label: TabItemLabel(label: label))
    if role == .search {
      let search = ImplicitStack(column: { SearchTabPage(content: content) }).modifier(item)
        .modifier(TabTraitsModifier(traits: TabTraits(isSearch: true)))
      return value.map { AnyView(search.tag($0)) } ?? AnyView(search)
    }
    let labelled = ImplicitStack(column: { content }).modifier(item)
    if let value { return AnyView(labelled.tag(value)) }
    return AnyView(labelled)
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab that is chosen by a value, with a label of any kind.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab that has no value, with a label of any kind. The tab view keeps for itself which of its tabs is
  /// chosen.
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == Gnomon.Label<Text, Image> {
  /// Creates a tab that is chosen by a value, with a localized title and a system symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: Label(titleKey, systemImage: systemImage))
  }

  /// Creates a tab that is chosen by a value, with a title that isn't localized and a system symbol.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(value: value, role: role, content: content(), label: Label(title, systemImage: systemImage))
  }

  /// Creates a tab that is chosen by a value, with a localized title and a picture by its name.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: Label(titleKey, image: image))
  }
}

extension Tab where Value == Never, Content: View, Label == Gnomon.Label<Text, Image> {
  /// Creates a tab that has no value, with a localized title and a system symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: Label(titleKey, systemImage: systemImage))
  }

  /// Creates a tab that has no value, with a title that isn't localized and a system symbol.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(value: nil, role: role, content: content(), label: Label(title, systemImage: systemImage))
  }

  /// Creates a tab that has no value, with a localized title and a picture by its name.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: Label(titleKey, image: image))
  }
}

/// Several contents in a row, as the builder makes them of statements.
public nonisolated struct _TupleTabContent<TabValue: Hashable>: TabContent {
  let tabs: @MainActor () -> [AnyView]
  /// Traps: tabs in a row are built in and have no body.
  @MainActor @preconcurrency public var body: Never { fatalError("Tabs in a row are built in and have no body.") }

  /// The tabs of all contents in order as views, for Gnomon's own use.
  @MainActor @preconcurrency public var _tabs: AnyView {
    let tabs = tabs()
    return AnyView(ForEach(Array(tabs.indices), id: \.self) { tabs[$0] })
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values that the tabs are chosen by, where there are any.
  public typealias TabValue = Wrapped.TabValue
  /// No content of its own: an optional content is built in.
  public typealias Body = Never
  /// Traps: an optional content is built in and has no body.
  @MainActor @preconcurrency public var body: Never { fatalError("An optional content gives its tabs.") }
  /// The tabs as views, for Gnomon's own use; none where the content is nil.
  @MainActor @preconcurrency public var _tabs: AnyView { self?._tabs ?? AnyView(EmptyView()) }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  /// The type of the values that the tabs of either branch are chosen by.
  public typealias TabValue = TrueContent.TabValue
  /// No content of its own: a conditional content is built in.
  public typealias Body = Never
  /// Traps: a conditional content is built in and has no body.
  @MainActor @preconcurrency public var body: Never { fatalError("A conditional content gives its tabs.") }

  // Tabs of either branch are others, even of the same types.
  /// The tabs of the branch that holds as views, for Gnomon's own use. When the branch changes, the pages begin anew.
  @MainActor @preconcurrency public var _tabs: AnyView {
    switch storage {
    case .trueContent(let content): AnyView(_ConditionalContent<AnyView, AnyView>(storage: .trueContent(content._tabs)))
    case .falseContent(let content):
      AnyView(_ConditionalContent<AnyView, AnyView>(storage: .falseContent(content._tabs)))
    }
  }
}
