// SPDX-License-Identifier: Apache-2.0
/// A space of names of the view's own, for ids that must not meet those of other views.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The identity that tells one namespace from another.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id = ID(number: 0)

  /// A space of names. Its id is given when the view is made in the tree.
  public init() {}

  /// The id of the space, the same for as long as the view's identity lives. Outside of a body all have one.
  public var wrappedValue: Namespace.ID { id }

  /// Gives the property the id that its view's node keeps.
  public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    property.id = context.storage { NamespaceStorage() }.id
  }

  /// True: the stored value is only a handle, so two of them aren't compared.
  public static var _isOwnStorage: Bool { true }
}

private final class NamespaceStorage {
  nonisolated(unsafe) private static var count = 0
  let id: Namespace.ID

  init() {
    Self.count += 1
    id = Namespace.ID(number: Self.count)
  }
}
