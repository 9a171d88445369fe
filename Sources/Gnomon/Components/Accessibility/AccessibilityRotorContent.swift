// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What an accessibility rotor leads through: entries, alone or made of collections.
@preconcurrency @MainActor
public protocol AccessibilityRotorContent {
  /// What the content consists of.
  associatedtype Body: AccessibilityRotorContent

  /// What the content is made of.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The entries in their order. Only built-in contents have their own.
  @MainActor @preconcurrency var _entries: [_AccessibilityRotorEntry] { get }
}

extension AccessibilityRotorContent {
  /// The entries, in their order. Gnomon's own.
  @MainActor @preconcurrency public var _entries: [_AccessibilityRotorEntry] { body._entries }
}

/// A place that a rotor leads to.
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

  /// It is built in and has no body: reading this stops the program.
  @MainActor @preconcurrency public var body: Never { fatalError("An entry of a rotor is built in: it has no body.") }

  /// The entries, in their order. Gnomon's own.
  @MainActor @preconcurrency public var _entries: [_AccessibilityRotorEntry] { [entry] }
}

extension AccessibilityRotorEntry {
  /// The view with an id; `prepare` is called before it's led to, to scroll it into sight.
  nonisolated public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(label: label, id: id, textRange: textRange, prepare: prepare)
  }

  /// The view with an id.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
  }

  /// The view with an id.
  @_disfavoredOverload
  nonisolated public init<L>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) where L: StringProtocol {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }

  /// The view that says with ``View/accessibilityRotorEntry(id:in:)`` that it has an id in a namespace.
  nonisolated public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(label: label, id: id, namespace: namespace, textRange: textRange, prepare: prepare)
  }

  /// The view that says that it has an id in a namespace.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// The view that says that it has an id in a namespace.
  @_disfavoredOverload
  nonisolated public init<L>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) where L: StringProtocol {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// A range of the view's own text.
  nonisolated public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(label: label, id: nil, textRange: textRange, prepare: prepare)
  }

  /// A range of the view's own text.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), textRange: textRange, prepare: prepare)
  }

  /// A range of the view's own text.
  @_disfavoredOverload
  nonisolated public init<L>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) where L: StringProtocol {
    self.init(Text(label), textRange: textRange, prepare: prepare)
  }
}
