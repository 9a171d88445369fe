// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a tab view is told of one of its tabs, besides its label and its badge.
nonisolated struct TabTraits {
  /// Whether the bar leaves it out; its page keeps its state.
  var isHidden = false
  /// Whether it can't be chosen by hand.
  var isDisabled = false
  /// Whether it's for searching.
  var isSearch = false
}

nonisolated enum TabTraitsKey: LayoutValueKey {
  static var defaultValue: TabTraits { TabTraits() }
}

/// Tells the tab view around of a tab.
nonisolated struct TabTraitsModifier: UnaryModifier {
  /// Those that are set here; what the view itself says stays.
  let traits: TabTraits

  final class Node: UnaryNode<TabTraitsModifier> {
    override func didMakeContent() { passThrough() }
    override func modifierDidChange(from old: TabTraitsModifier) { invalidateLayout(.traits) }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      guard key == ObjectIdentifier(TabTraitsKey.self) else { return super.layoutValue(key) }
      var traits = super.layoutValue(key) as? TabTraits ?? TabTraits()
      traits.isHidden = traits.isHidden || modifier.traits.isHidden
      traits.isDisabled = traits.isDisabled || modifier.traits.isDisabled
      traits.isSearch = traits.isSearch || modifier.traits.isSearch
      return traits
    }
  }
}

/// Tabs with a modifier around the page of each.
private nonisolated struct ModifiedTabContent<Content: TabContent, Modifier: ViewModifier>: TabContent {
  typealias TabValue = Content.TabValue
  let content: Content
  let modifier: Modifier

  @MainActor var body: Never { fatalError("Modified tabs are built in and have no body.") }
  @MainActor var _tabs: AnyView { AnyView(content._tabs.modifier(modifier)) }
}

extension TabContent {
  nonisolated func modified(by modifier: some ViewModifier) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self, modifier: modifier)
  }

  /// Shows a number at the tab's icon; 0 shows none. It's drawn in bars at the bottom, not on macOS.
  nonisolated public func badge(_ count: Int) -> some TabContent<Self.TabValue> {
    modified(by: BadgeModifier(count: count))
  }

  /// Shows a text at the tab's icon; nil shows none. It's drawn in bars at the bottom, not on macOS.
  nonisolated public func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
    modified(by: BadgeModifier(label))
  }

  /// Shows a localized string at the tab's icon. It's drawn in bars at the bottom, not on macOS.
  nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<Self.TabValue> {
    modified(by: BadgeModifier(Text(key)))
  }

  /// Shows a localized resource at the tab's icon. It's drawn in bars at the bottom, not on macOS.
  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource) -> some TabContent<Self.TabValue> {
    modified(by: BadgeModifier(Text(resource)))
  }

  /// Shows a string that isn't localized at the tab's icon. It's drawn in bars at the bottom, not on macOS.
  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S) -> some TabContent<Self.TabValue> where S: StringProtocol {
    modified(by: BadgeModifier(Text(label)))
  }

  /// Leaves the tab out of the bar if `hidden` is true, which is the default.
  ///
  /// Its page keeps its state, and is shown where the selection says so.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
    modified(by: TabTraitsModifier(traits: TabTraits(isHidden: hidden)))
  }

  /// Keeps the tab from being chosen by hand if `disabled` is true: its label is dimmed.
  ///
  /// Its page stays as it is, and is shown where the selection says so.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> {
    modified(by: TabTraitsModifier(traits: TabTraits(isDisabled: disabled)))
  }
}
