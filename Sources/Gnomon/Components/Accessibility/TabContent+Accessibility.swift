// SPDX-License-Identifier: Apache-2.0
import Foundation

// What assistive technologies are told of a tab. Hosts without a screen have none that ask.
extension TabContent {
  /// What the tab is.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// What the tab is.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// What the tab is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// What the tab is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> where S: StringProtocol { self }

  /// What the tab's value is.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// What the tab's value is.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// What the tab's value is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// What the tab's value is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> where S: StringProtocol { self }

  /// What choosing the tab does.
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// What choosing the tab does.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// What choosing the tab does.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// What choosing the tab does.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> where S: StringProtocol { self }

  /// What the tab may be called by voice.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// What the tab may be called by voice.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// What the tab may be called by voice.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> where S: StringProtocol { self }

  /// What tests know the tab by.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }
}
