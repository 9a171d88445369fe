// SPDX-License-Identifier: Apache-2.0
/// Tabs of any type. Tabs of another type are others, whose pages begin anew.
public nonisolated struct AnyTabContent<SelectionValue>: TabContent where SelectionValue: Hashable {
  public typealias TabValue = SelectionValue
  public typealias Body = Never
  private let tabs: @MainActor () -> AnyView

  nonisolated public init<T>(_ tabContent: T) where SelectionValue == T.TabValue, T: TabContent {
    let content = MainActorCarrier(tabContent)
    tabs = { content.value._tabs }
  }

  @MainActor @preconcurrency public var body: Never { fatalError("Tabs of any type are built in and have no body.") }
  @MainActor @preconcurrency public var _tabs: AnyView { tabs() }
}

extension TabContentBuilder {
  /// Tabs behind an `if #available`.
  public static func buildLimitedAvailability<T>(_ content: T) -> AnyTabContent<T.TabValue> where T: TabContent {
    AnyTabContent(content)
  }
}
