// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

extension ChartContent {
  /// Names the marks for those who don't see them.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    styled { marks, _ in marks.label = .text(label) }
  }

  /// Names the marks for those who don't see them, by a key that is looked up in the app's texts.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    styled { marks, _ in marks.label = .key(labelKey) }
  }

  /// Names the marks for those who don't see them, by words as they are.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> some ChartContent where S: StringProtocol {
    styled { marks, _ in marks.label = .string(String(label)) }
  }

  /// Tells the marks' value to those who don't see them.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    styled { marks, _ in marks.value = .text(valueDescription) }
  }

  /// Tells the marks' value to those who don't see them, by a key that is looked up in the app's texts.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    styled { marks, _ in marks.value = .key(valueKey) }
  }

  /// Tells the marks' value to those who don't see them, by words as they are.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S) -> some ChartContent where S: StringProtocol {
    styled { marks, _ in marks.value = .string(String(value)) }
  }

  /// Names the marks for those who don't see them, by a resource of the app's texts.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Tells the marks' value to those who don't see them, by a resource of the app's texts.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some ChartContent {
    accessibilityValue(Text(valueResource))
  }

  /// Gives the marks a name that tests find them by.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    styled { marks, _ in marks.identifier = identifier }
  }

  /// Keeps the marks from those who don't see them.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    styled { marks, _ in marks.isHidden = hidden }
  }
}
