// SPDX-License-Identifier: Apache-2.0
import Foundation

// What assistive technologies are told of a tab. Hosts without a screen have none that ask.
extension TabContent {
  /// Labels the tab for assistive technologies, which read the label aloud. The label is a text. Gnomon drops it and
  /// draws nothing for it.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// Labels the tab for assistive technologies, which read the label aloud. The label is a key that is looked up in the
  /// tables of strings. Gnomon drops it and draws nothing for it.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// Labels the tab for assistive technologies, which read the label aloud. The label is a localized resource. Gnomon
  /// drops it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// Labels the tab for assistive technologies, which read the label aloud. The label is a string that is taken as it
  /// is. Gnomon drops it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> where S: StringProtocol { self }

  /// Tells assistive technologies the tab's value, as a text. Gnomon drops it and draws nothing for it.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// Tells assistive technologies the tab's value, as a key that is looked up in the tables of strings. Gnomon drops it
  /// and draws nothing for it.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// Tells assistive technologies the tab's value, as a localized resource. Gnomon drops it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// Tells assistive technologies the tab's value, as a string that is taken as it is. Gnomon drops it and draws
  /// nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> where S: StringProtocol { self }

  /// Tells assistive technologies what choosing the tab does, as a text. Gnomon drops it and draws nothing for it.
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// Tells assistive technologies what choosing the tab does, as a key that is looked up in the tables of strings.
  /// Gnomon drops it and draws nothing for it.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// Tells assistive technologies what choosing the tab does, as a localized resource. Gnomon drops it and draws
  /// nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// Tells assistive technologies what choosing the tab does, as a string that is taken as it is. Gnomon drops it and
  /// draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> where S: StringProtocol { self }

  /// Gives the names that people can call the tab by when they speak to the device, as texts. Gnomon drops it and draws
  /// nothing for it.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// Gives the names that people can call the tab by when they speak to the device, as keys that are looked up in the
  /// tables of strings. Gnomon drops it and draws nothing for it.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }

  /// Gives the names that people can call the tab by when they speak to the device, as strings that are taken as they
  /// are. Gnomon drops it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> where S: StringProtocol { self }

  /// Gives the tab a name that tests find it by. Gnomon drops it and draws nothing for it.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> { self }
}
