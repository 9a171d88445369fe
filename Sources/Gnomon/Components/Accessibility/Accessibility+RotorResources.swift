// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Gives the view a rotor with a label.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<Content>(
    _ label: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Gives the view a rotor with an entry for each of some values.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<EntryModel>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable {
    accessibilityRotor(Text(rotorLabelResource), entries: entries, entryLabel: entryLabel)
  }

  /// Gives the view a rotor with an entry for each of some values.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<EntryModel, ID>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable {
    accessibilityRotor(Text(rotorLabelResource), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Gives the view a rotor through ranges of its text.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor(_ label: LocalizedStringResource, textRanges: [Range<String.Index>])
    -> some View
  {
    accessibilityRotor(Text(label), textRanges: textRanges)
  }
}

extension AccessibilityRotorEntry {
  /// The view with an id.
  @_disfavoredOverload
  nonisolated public init(
    _ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }

  /// The view that says that it has an id in a namespace.
  @_disfavoredOverload
  nonisolated public init(
    _ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// A range of the view's own text.
  @_disfavoredOverload
  nonisolated public init(
    _ label: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), textRange: textRange, prepare: prepare)
  }
}
