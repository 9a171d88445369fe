// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A rotor that the system may offer by itself, and that a view can fill. Gnomon keeps what it is filled with and shows
/// no rotor.
public struct AccessibilitySystemRotor: Sendable {
  let name: String

  /// The rotor that leads from one bold text to the next.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "boldText") }
  /// The rotor that leads from one heading to the next, of all levels.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "headings") }
  /// The rotor that leads from one heading of a level to the next.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings.\(level)")
  }
  /// The rotor that leads from one picture to the next.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "images") }
  /// The rotor that leads from one italic text to the next.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "italicText") }
  /// The rotor that leads from one landmark to the next: the main parts of a page.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "landmarks") }
  /// The rotor that leads from one link to the next.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }
  /// The rotor of links that were followed where `visited` is true, and of the others where it is false.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "links.visited" : "links.unvisited")
  }
  /// The rotor that leads from one list to the next.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "lists") }
  /// The rotor that leads from one misspelled word to the next.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "misspelledWords") }
  /// The rotor that leads from one table to the next.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "tables") }
  /// The rotor that leads from one field for text to the next.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "textFields") }
  /// The rotor that leads from one underlined text to the next.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "underlineText") }
}

/// A rotor of a view: a way through what is in it.
struct AccessibilityRotor {
  enum Name {
    case label(Text)
    case system(AccessibilitySystemRotor)
  }

  let name: Name
  let entries: @MainActor () -> [_AccessibilityRotorEntry]
}

extension View {
  nonisolated private func rotor<Content>(_ name: AccessibilityRotor.Name, _ entries: @escaping () -> Content)
    -> some View where Content: AccessibilityRotorContent
  {
    let entries = MainActorCarrier(entries)
    return accessibility("rotor", AccessibilityRotor(name: name) { entries.value()._entries })
  }

  nonisolated private func rotor(_ name: AccessibilityRotor.Name, _ ranges: [Range<String.Index>]) -> some View {
    accessibility(
      "rotor",
      AccessibilityRotor(name: name) { ranges.flatMap { AccessibilityRotorEntry(textRange: $0)._entries } })
  }

  nonisolated private func rotor<Model, ID: Hashable>(
    _ name: AccessibilityRotor.Name, _ models: [Model], _ id: KeyPath<Model, ID>, _ label: KeyPath<Model, String>
  ) -> some View {
    let entries = MainActorCarrier(
      models.map { AccessibilityRotorEntry(Text($0[keyPath: label]), id: $0[keyPath: id]) })
    return accessibility("rotor", AccessibilityRotor(name: name) { entries.value.flatMap(\._entries) })
  }

  // MARK: Entries

  /// Gives the view a rotor, a way for assistive technologies to go through its content, with the entries that the
  /// builder gives. The label is a text. Gnomon keeps it and shows no rotor.
  nonisolated public func accessibilityRotor<Content>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent {
    rotor(.label(label), entries)
  }

  /// Fills one of the rotors that the system itself has, with the entries that the builder gives. Gnomon keeps it and
  /// shows no rotor.
  nonisolated public func accessibilityRotor<Content>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent {
    rotor(.system(systemRotor), entries)
  }

  /// Gives the view a rotor, a way for assistive technologies to go through its content, with the entries that the
  /// builder gives. The label is a key that is looked up in the tables of strings. Gnomon keeps it and shows no rotor.
  nonisolated public func accessibilityRotor<Content>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent {
    rotor(.label(Text(labelKey)), entries)
  }

  /// Gives the view a rotor, a way for assistive technologies to go through its content, with the entries that the
  /// builder gives. The label is a string that is taken as it is. Gnomon keeps it and shows no rotor.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L, Content>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent {
    rotor(.label(Text(label)), entries)
  }

  // MARK: Models

  /// Gives the view a rotor, a way for assistive technologies to go through its content, with an entry for each of some
  /// values: by its id it is found, and `entryLabel` leads to what is read aloud. The label is a text. Gnomon keeps it
  /// and shows no rotor.
  nonisolated public func accessibilityRotor<EntryModel>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable {
    rotor(.label(rotorLabel), entries, \.id, entryLabel)
  }

  /// Fills one of the rotors that the system itself has, with an entry for each of some values: by its id it is found,
  /// and `entryLabel` leads to what is read aloud. Gnomon keeps it and shows no rotor.
  nonisolated public func accessibilityRotor<EntryModel>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable {
    rotor(.system(systemRotor), entries, \.id, entryLabel)
  }

  /// Gives the view a rotor, a way for assistive technologies to go through its content, with an entry for each of some
  /// values: by its id it is found, and `entryLabel` leads to what is read aloud. The label is a key that is looked up
  /// in the tables of strings. Gnomon keeps it and shows no rotor.
  nonisolated public func accessibilityRotor<EntryModel>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable {
    rotor(.label(Text(rotorLabelKey)), entries, \.id, entryLabel)
  }

  /// Gives the view a rotor, a way for assistive technologies to go through its content, with an entry for each of some
  /// values: by its id it is found, and `entryLabel` leads to what is read aloud. The label is a string that is taken
  /// as it is. Gnomon keeps it and shows no rotor.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L, EntryModel>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, EntryModel: Identifiable {
    rotor(.label(Text(rotorLabel)), entries, \.id, entryLabel)
  }

  /// Gives the view a rotor, a way for assistive technologies to go through its content, with an entry for each of some
  /// values. `entryID` leads to the id of the view of a value, `entryLabel` to what is read aloud. The label is a text.
  /// Gnomon keeps it and shows no rotor.
  nonisolated public func accessibilityRotor<EntryModel, ID>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable {
    rotor(.label(rotorLabel), entries, entryID, entryLabel)
  }

  /// Fills one of the rotors that the system itself has, with an entry for each of some values. `entryID` leads to the
  /// id of the view of a value, `entryLabel` to what is read aloud. Gnomon keeps it and shows no rotor.
  nonisolated public func accessibilityRotor<EntryModel, ID>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable {
    rotor(.system(systemRotor), entries, entryID, entryLabel)
  }

  /// Gives the view a rotor, a way for assistive technologies to go through its content, with an entry for each of some
  /// values. `entryID` leads to the id of the view of a value, `entryLabel` to what is read aloud. The label is a key
  /// that is looked up in the tables of strings. Gnomon keeps it and shows no rotor.
  nonisolated public func accessibilityRotor<EntryModel, ID>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable {
    rotor(.label(Text(rotorLabelKey)), entries, entryID, entryLabel)
  }

  /// Gives the view a rotor, a way for assistive technologies to go through its content, with an entry for each of some
  /// values. `entryID` leads to the id of the view of a value, `entryLabel` to what is read aloud. The label is a
  /// string that is taken as it is. Gnomon keeps it and shows no rotor.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L, EntryModel, ID>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, ID: Hashable {
    rotor(.label(Text(rotorLabel)), entries, entryID, entryLabel)
  }

  // MARK: Ranges

  /// Gives the view a rotor, a way for assistive technologies to go through its content, with ranges of the view's own
  /// text. The label is a text. Gnomon keeps it and shows no rotor.
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    rotor(.label(label), textRanges)
  }

  /// Fills one of the rotors that the system itself has, with ranges of the view's own text. Gnomon keeps it and shows
  /// no rotor.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(.system(systemRotor), textRanges)
  }

  /// Gives the view a rotor, a way for assistive technologies to go through its content, with ranges of the view's own
  /// text. The label is a key that is looked up in the tables of strings. Gnomon keeps it and shows no rotor.
  nonisolated public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>])
    -> some View
  {
    rotor(.label(Text(labelKey)), textRanges)
  }

  /// Gives the view a rotor, a way for assistive technologies to go through its content, with ranges of the view's own
  /// text. The label is a string that is taken as it is. Gnomon keeps it and shows no rotor.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L>(_ label: L, textRanges: [Range<String.Index>]) -> some View
  where L: StringProtocol {
    rotor(.label(Text(label)), textRanges)
  }

  /// Gives the view an `id` in a namespace, by which entries of rotors find it. Gnomon keeps it and draws nothing for
  /// it.
  nonisolated public func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View
  where ID: Hashable {
    accessibility("rotorEntry", [AnyHashable(namespace), AnyHashable(id)])
  }
}
