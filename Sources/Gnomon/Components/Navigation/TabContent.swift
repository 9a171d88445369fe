// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Tabs of a tab view.
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent

  /// What the content is made of.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// The tabs as views with labels and tags. Only built-in contents have their own.
  @MainActor @preconcurrency var _tabs: AnyView { get }
}

extension TabContent {
  @MainActor @preconcurrency public var _tabs: AnyView { body._tabs }
}

extension Never: TabContent {
  public typealias TabValue = Never
  @MainActor @preconcurrency public var _tabs: AnyView { AnyView(EmptyView()) }
}

/// One tab: what it shows, its label, and the value that it's chosen by.
public nonisolated struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value

  @MainActor @preconcurrency public var body: Never { fatalError("A tab is a built-in content and has no body.") }

  @MainActor @preconcurrency public var _tabs: AnyView {
    let labelled = ImplicitStack(column: { content }).modifier(TabItemModifier(label: TabItemLabel(label: label)))
    if let value { return AnyView(labelled.tag(value)) }
    return AnyView(labelled)
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Makes a tab with a view as its label. The tab is chosen while the selection of the view of tabs is equal to
  /// `value`. `role` gives the tab a meaning of its own, as `.search`; nil gives it none.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Makes a tab with a view as its label. `role` gives the tab a meaning of its own, as `.search`; nil gives it none.
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == Gnomon.Label<Text, Image> {
  /// Makes a tab with a title that is looked up as a key in the tables of strings and a symbol beside it. `systemImage`
  /// is the name of the symbol. The tab is chosen while the selection of the view of tabs is equal to `value`. `role`
  /// gives the tab a meaning of its own, as `.search`; nil gives it none.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a tab with a title that is shown as it's given and a symbol beside it. `systemImage` is the name of the
  /// symbol. The tab is chosen while the selection of the view of tabs is equal to `value`. `role` gives the tab a
  /// meaning of its own, as `.search`; nil gives it none.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(value: value, role: role, content: content(), label: Label(title, systemImage: systemImage))
  }

  /// Makes a tab with a title that is looked up as a key in the tables of strings and an image beside it. `image` is
  /// the name of an image in an asset catalogue. The tab is chosen while the selection of the view of tabs is equal to
  /// `value`. `role` gives the tab a meaning of its own, as `.search`; nil gives it none.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: Label(titleKey, image: image))
  }
}

extension Tab where Value == Never, Content: View, Label == Gnomon.Label<Text, Image> {
  /// Makes a tab with a title that is looked up as a key in the tables of strings and a symbol beside it. `systemImage`
  /// is the name of the symbol. `role` gives the tab a meaning of its own, as `.search`; nil gives it none.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a tab with a title that is shown as it's given and a symbol beside it. `systemImage` is the name of the
  /// symbol. `role` gives the tab a meaning of its own, as `.search`; nil gives it none.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(value: nil, role: role, content: content(), label: Label(title, systemImage: systemImage))
  }

  /// Makes a tab with a title that is looked up as a key in the tables of strings and an image beside it. `image` is
  /// the name of an image in an asset catalogue. `role` gives the tab a meaning of its own, as `.search`; nil gives it
  /// none.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: Label(titleKey, image: image))
  }
}

/// Several tabs in a row.
public nonisolated struct _TupleTabContent<TabValue: Hashable>: TabContent {
  let tabs: @MainActor () -> [AnyView]
  @MainActor @preconcurrency public var body: Never { fatalError("Tabs in a row are built in and have no body.") }

  @MainActor @preconcurrency public var _tabs: AnyView {
    let tabs = tabs()
    return AnyView(ForEach(Array(tabs.indices), id: \.self) { tabs[$0] })
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { fatalError("An optional content gives its tabs.") }
  @MainActor @preconcurrency public var _tabs: AnyView { self?._tabs ?? AnyView(EmptyView()) }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { fatalError("A conditional content gives its tabs.") }

  // Tabs of either branch are others, even of the same types.
  @MainActor @preconcurrency public var _tabs: AnyView {
    switch storage {
    case .trueContent(let content): AnyView(_ConditionalContent<AnyView, AnyView>(storage: .trueContent(content._tabs)))
    case .falseContent(let content):
      AnyView(_ConditionalContent<AnyView, AnyView>(storage: .falseContent(content._tabs)))
    }
  }
}
