// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Gives the view a rotor, a way for assistive technologies to go through its content, with the entries that the
  /// builder gives. The label is a localized resource. Gnomon keeps it and shows no rotor.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<Content>(
    _ label: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Gives the view a rotor, a way for assistive technologies to go through its content, with an entry for each of some
  /// values: by its id it is found, and `entryLabel` leads to what is read aloud. The label is a localized resource.
  /// Gnomon keeps it and shows no rotor.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<EntryModel>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable {
    accessibilityRotor(Text(rotorLabelResource), entries: entries, entryLabel: entryLabel)
  }

  /// Gives the view a rotor, a way for assistive technologies to go through its content, with an entry for each of some
  /// values. `entryID` leads to the id of the view of a value, `entryLabel` to what is read aloud. The label is a
  /// localized resource. Gnomon keeps it and shows no rotor.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<EntryModel, ID>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable {
    accessibilityRotor(Text(rotorLabelResource), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Gives the view a rotor, a way for assistive technologies to go through its content, with ranges of the view's own
  /// text. The label is a localized resource. Gnomon keeps it and shows no rotor.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor(_ label: LocalizedStringResource, textRanges: [Range<String.Index>])
    -> some View
  {
    accessibilityRotor(Text(label), textRanges: textRanges)
  }
}

extension AccessibilityRotorEntry {
  /// Makes an entry that leads to the view with an `id`. The label is a localized resource. `textRange` is the part of
  /// its text; nil is the whole view. `prepare` brings it into sight; Gnomon never calls it.
  @_disfavoredOverload
  nonisolated public init(
    _ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }

  /// Makes an entry that leads to the view that has an `id` in a namespace, by `accessibilityRotorEntry(id:in:)`. The
  /// label is a localized resource. `textRange` is the part of its text; nil is the whole view. `prepare` brings it
  /// into sight; Gnomon never calls it.
  @_disfavoredOverload
  nonisolated public init(
    _ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Makes an entry that leads to a range of the view's own text. The label is a localized resource. `prepare` brings
  /// it into sight; Gnomon never calls it.
  @_disfavoredOverload
  nonisolated public init(
    _ label: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), textRange: textRange, prepare: prepare)
  }
}
