// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A rotor that the system may offer by itself, and that a view can fill.
public struct AccessibilitySystemRotor: Sendable {
  let name: String

  /// Bold texts.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "boldText") }
  /// Headings of all levels.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "headings") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings.\(level)")
  }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "images") }
  /// Italic texts.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "italicText") }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "landmarks") }
  /// Links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }
  /// Links that were followed, or weren't.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "links.visited" : "links.unvisited")
  }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "lists") }
  /// Words that are spelled wrong.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "misspelledWords") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "tables") }
  /// Fields for text.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "textFields") }
  /// Underlined texts.
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

  /// Gives the view a rotor with a label.
  nonisolated public func accessibilityRotor<Content>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent {
    rotor(.label(label), entries)
  }

  /// Fills one of the system's rotors.
  nonisolated public func accessibilityRotor<Content>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent {
    rotor(.system(systemRotor), entries)
  }

  /// Gives the view a rotor with a label.
  nonisolated public func accessibilityRotor<Content>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent {
    rotor(.label(Text(labelKey)), entries)
  }

  /// Gives the view a rotor with a label.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L, Content>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent {
    rotor(.label(Text(label)), entries)
  }

  // MARK: Models

  /// Gives the view a rotor with an entry for each of some values, named by a property.
  nonisolated public func accessibilityRotor<EntryModel>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable {
    rotor(.label(rotorLabel), entries, \.id, entryLabel)
  }

  /// Fills one of the system's rotors with an entry for each of some values.
  nonisolated public func accessibilityRotor<EntryModel>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable {
    rotor(.system(systemRotor), entries, \.id, entryLabel)
  }

  /// Gives the view a rotor with an entry for each of some values.
  nonisolated public func accessibilityRotor<EntryModel>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable {
    rotor(.label(Text(rotorLabelKey)), entries, \.id, entryLabel)
  }

  /// Gives the view a rotor with an entry for each of some values.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L, EntryModel>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, EntryModel: Identifiable {
    rotor(.label(Text(rotorLabel)), entries, \.id, entryLabel)
  }

  /// Gives the view a rotor with an entry for each of some values, whose views are found by another property.
  nonisolated public func accessibilityRotor<EntryModel, ID>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable {
    rotor(.label(rotorLabel), entries, entryID, entryLabel)
  }

  /// Fills one of the system's rotors with an entry for each of some values.
  nonisolated public func accessibilityRotor<EntryModel, ID>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable {
    rotor(.system(systemRotor), entries, entryID, entryLabel)
  }

  /// Gives the view a rotor with an entry for each of some values.
  nonisolated public func accessibilityRotor<EntryModel, ID>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable {
    rotor(.label(Text(rotorLabelKey)), entries, entryID, entryLabel)
  }

  /// Gives the view a rotor with an entry for each of some values.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L, EntryModel, ID>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, ID: Hashable {
    rotor(.label(Text(rotorLabel)), entries, entryID, entryLabel)
  }

  // MARK: Ranges

  /// Gives the view a rotor through ranges of its text.
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    rotor(.label(label), textRanges)
  }

  /// Fills one of the system's rotors with ranges of the view's text.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(.system(systemRotor), textRanges)
  }

  /// Gives the view a rotor through ranges of its text.
  nonisolated public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>])
    -> some View
  {
    rotor(.label(Text(labelKey)), textRanges)
  }

  /// Gives the view a rotor through ranges of its text.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L>(_ label: L, textRanges: [Range<String.Index>]) -> some View
  where L: StringProtocol {
    rotor(.label(Text(label)), textRanges)
  }

  /// Says by which id entries of rotors find the view.
  nonisolated public func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View
  where ID: Hashable {
    accessibility("rotorEntry", [AnyHashable(namespace), AnyHashable(id)])
  }
}
