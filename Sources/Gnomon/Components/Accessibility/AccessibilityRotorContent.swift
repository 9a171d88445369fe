// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What an accessibility rotor leads through: entries, alone or made of collections.
@preconcurrency @MainActor
public protocol AccessibilityRotorContent {
  /// The type of the content that `body` gives.
  associatedtype Body: AccessibilityRotorContent

  /// The entries, or groups of them, that the content is made of.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The entries of this content, in order. Only Gnomon calls it.
  @MainActor @preconcurrency var _entries: [_AccessibilityRotorEntry] { get }
}

extension AccessibilityRotorContent {
  /// The entries of this content, in order. Only Gnomon calls it.
  @MainActor @preconcurrency public var _entries: [_AccessibilityRotorEntry] { body._entries }
}

/// A place that a rotor leads to. Only Gnomon makes one.
public struct _AccessibilityRotorEntry {
  let label: Text?
  /// The view's id, or that of ``View/accessibilityRotorEntry(id:in:)``.
  let id: AnyHashable?
  let namespace: Namespace.ID?
  let textRange: Range<String.Index>?
  let prepare: () -> Void
}

/// One place that a rotor leads to: a view by its id, a range of a text, or both.
public nonisolated struct AccessibilityRotorEntry<ID>: AccessibilityRotorContent where ID: Hashable {
  let entry: _AccessibilityRotorEntry

  fileprivate init(
    label: Text?, id: AnyHashable? = nil, namespace: Namespace.ID? = nil, textRange: Range<String.Index>?,
    prepare: @escaping () -> Void
  ) {
    entry = _AccessibilityRotorEntry(
      label: label, id: id, namespace: namespace, textRange: textRange, prepare: prepare)
  }

  /// A built-in part of a rotor has no body: reading it stops the program.
  @MainActor @preconcurrency public var body: Never { fatalError("An entry of a rotor is built in: it has no body.") }

  /// The entries of this content, in order. Only Gnomon calls it.
  @MainActor @preconcurrency public var _entries: [_AccessibilityRotorEntry] { [entry] }
}

extension AccessibilityRotorEntry {
  /// Makes an entry that leads to the view with an `id`. The label is a text. `textRange` is the part of its text; nil
  /// is the whole view. `prepare` brings it into sight; Gnomon never calls it.
  nonisolated public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(label: label, id: id, textRange: textRange, prepare: prepare)
  }

  /// Makes an entry that leads to the view with an `id`. The label is a key that is looked up in the tables of strings.
  /// `textRange` is the part of its text; nil is the whole view. `prepare` brings it into sight; Gnomon never calls it.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
  }

  /// Makes an entry that leads to the view with an `id`. The label is a string that is taken as it is. `textRange` is
  /// the part of its text; nil is the whole view. `prepare` brings it into sight; Gnomon never calls it.
  @_disfavoredOverload
  nonisolated public init<L>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) where L: StringProtocol {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }

  /// Makes an entry that leads to the view that has an `id` in a namespace, by `accessibilityRotorEntry(id:in:)`. The
  /// label is a text. `textRange` is the part of its text; nil is the whole view. `prepare` brings it into sight;
  /// Gnomon never calls it.
  nonisolated public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(label: label, id: id, namespace: namespace, textRange: textRange, prepare: prepare)
  }

  /// Makes an entry that leads to the view that has an `id` in a namespace, by `accessibilityRotorEntry(id:in:)`. The
  /// label is a key that is looked up in the tables of strings. `textRange` is the part of its text; nil is the whole
  /// view. `prepare` brings it into sight; Gnomon never calls it.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// Makes an entry that leads to the view that has an `id` in a namespace, by `accessibilityRotorEntry(id:in:)`. The
  /// label is a string that is taken as it is. `textRange` is the part of its text; nil is the whole view. `prepare`
  /// brings it into sight; Gnomon never calls it.
  @_disfavoredOverload
  nonisolated public init<L>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) where L: StringProtocol {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Makes an entry that leads to a range of the view's own text. The label may be nil. `prepare` brings it into sight;
  /// Gnomon never calls it.
  nonisolated public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(label: label, id: nil, textRange: textRange, prepare: prepare)
  }

  /// Makes an entry that leads to a range of the view's own text. The label is a key that is looked up in the tables of
  /// strings. `prepare` brings it into sight; Gnomon never calls it.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), textRange: textRange, prepare: prepare)
  }

  /// Makes an entry that leads to a range of the view's own text. The label is a string that is taken as it is.
  /// `prepare` brings it into sight; Gnomon never calls it.
  @_disfavoredOverload
  nonisolated public init<L>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) where L: StringProtocol {
    self.init(Text(label), textRange: textRange, prepare: prepare)
  }
}
