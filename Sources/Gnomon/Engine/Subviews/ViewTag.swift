// SPDX-License-Identifier: Apache-2.0
/// The value by which a picker or a tab view knows a view.
struct ViewTag {
  /// The tag, and the same as an optional where that counts too.
  let values: [AnyHashable]

  init<V: Hashable>(_ tag: V, includeOptional: Bool) {
    values = includeOptional ? [AnyHashable(tag), AnyHashable(Optional(tag))] : [AnyHashable(tag)]
  }

  /// True if a selection means the view.
  func matches(_ selection: AnyHashable) -> Bool { values.contains(selection) }

  /// The tag as a value of the selection's type; nil where it's of another type.
  func value<V: Hashable>(as type: V.Type) -> V? {
    for value in values { if let found = value.base as? V { return found } }
    return nil
  }

  /// Makes the tag the selection, where it's of that one's type.
  func select<V: Hashable>(in selection: Binding<V>) {
    if let value = value(as: V.self) { selection.wrappedValue = value }
  }
}

/// Carries a view's tag to its container: `subview[TagKey.self]`.
enum TagKey: LayoutValueKey {
  static var defaultValue: ViewTag? { nil }
}
