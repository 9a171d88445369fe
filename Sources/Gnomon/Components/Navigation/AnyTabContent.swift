// SPDX-License-Identifier: Apache-2.0
/// Tabs whose type is hidden. When the hidden type changes, the pages begin anew.
public nonisolated struct AnyTabContent<SelectionValue>: TabContent where SelectionValue: Hashable {
  /// The type of the values that the hidden tabs are chosen by.
  public typealias TabValue = SelectionValue
  /// No content of its own: the hidden tabs are asked for.
  public typealias Body = Never
  private let tabs: @MainActor () -> AnyView

  /// Hides the type of some tabs.
  nonisolated public init<T>(_ tabContent: T) where SelectionValue == T.TabValue, T: TabContent {
    let content = MainActorCarrier(tabContent)
    tabs = { content.value._tabs }
  }

  /// Traps: this content is built in and has no body.
  @MainActor @preconcurrency public var body: Never { fatalError("Tabs of any type are built in and have no body.") }
  /// The hidden tabs as views, for Gnomon's own use.
  @MainActor @preconcurrency public var _tabs: AnyView { tabs() }
}

extension TabContentBuilder {
  /// Hides the type of the tabs that stand behind `if #available`.
  public static func buildLimitedAvailability<T>(_ content: T) -> AnyTabContent<T.TabValue> where T: TabContent {
    AnyTabContent(content)
  }
}
