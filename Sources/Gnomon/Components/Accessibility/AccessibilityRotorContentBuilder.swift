// SPDX-License-Identifier: Apache-2.0
/// Builds the content of rotors out of statements.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Takes one content as it stands.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: AccessibilityRotorContent {
    content
  }

  /// Makes a content of a block with one statement.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: AccessibilityRotorContent {
    content
  }

  /// Makes one content of several, whose entries follow each other.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some AccessibilityRotorContent
  where repeat each Content: AccessibilityRotorContent {
    let contents = MainActorCarrier((repeat each content))
    return RotorEntries {
      var entries: [_AccessibilityRotorEntry] = []
      for content in repeat each contents.value { entries += content._entries }
      return entries
    }
  }

  /// Makes a content of an `if` without an `else`: no entries where its condition is false.
  public static func buildIf<Content>(_ content: Content?) -> some AccessibilityRotorContent
  where Content: AccessibilityRotorContent {
    let content = MainActorCarrier(content)
    return RotorEntries { content.value?._entries ?? [] }
  }
}

/// Entries of several contents.
private nonisolated struct RotorEntries: AccessibilityRotorContent {
  let entries: @MainActor () -> [_AccessibilityRotorEntry]

  @MainActor var body: Never { fatalError("The contents of a rotor in a row give their entries.") }
  @MainActor var _entries: [_AccessibilityRotorEntry] { entries() }
}

extension Never: AccessibilityRotorContent {
  /// The entries of this content, in order. Only Gnomon calls it.
  @MainActor @preconcurrency public var _entries: [_AccessibilityRotorEntry] { [] }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Groups the entries of several contents, in their order.
  @_disfavoredOverload
  nonisolated public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }

  /// A built-in part of a rotor has no body: reading it stops the program.
  @MainActor @preconcurrency public var body: Never { fatalError("A group of entries gives its entries.") }

  /// The entries of this content, in order. Only Gnomon calls it.
  @MainActor @preconcurrency public var _entries: [_AccessibilityRotorEntry] { content._entries }
}

/// Entries for the elements of a collection.
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// A collection of entries is built in and has no body.
  public typealias Body = Never

  /// Makes an entry, or several, for each element of a collection, which is told from others by its own `id`.
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Makes an entry, or several, for each element of a collection, which is told from others by the value at a key
  /// path.
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// A built-in part of a rotor has no body: reading it stops the program.
  @MainActor @preconcurrency public var body: Never { fatalError("A collection of entries gives its entries.") }

  /// The entries of this content, in order. Only Gnomon calls it.
  @MainActor @preconcurrency public var _entries: [_AccessibilityRotorEntry] {
    data.flatMap { content($0)._entries }
  }
}
