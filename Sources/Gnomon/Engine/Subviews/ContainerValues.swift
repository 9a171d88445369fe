// SPDX-License-Identifier: Apache-2.0
/// A key of a value that a view carries for the container it's in.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value that is read where the view carries none.
  static var defaultValue: Self.Value { get }
}

/// The values that a view carries for the container it's in.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tag: ViewTag?

  init() {}

  init(of node: LayoutNode) { tag = node.layoutValue(ObjectIdentifier(TagKey.self)) as? ViewTag }

  /// The value of a key.
  public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey {
    get { (values[ObjectIdentifier(key)] as? Key.Value) ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag where it is of a type; nil where it has none.
  public func tag<V>(for type: V.Type) -> V? where V: Hashable { tag?.value(as: type) }

  /// True if the view has a tag.
  public func hasTag<V>(_ tag: V) -> Bool where V: Hashable { self.tag?.matches(AnyHashable(tag)) ?? false }
}

enum ContainerValuesKey: LayoutValueKey {
  static var defaultValue: ContainerValues { ContainerValues() }
}

/// Sets a value that the container reads.
nonisolated struct ContainerValueModifier<V>: UnaryModifier {
  let keyPath: WritableKeyPath<ContainerValues, V>
  let value: V

  final class Node: UnaryNode<ContainerValueModifier<V>> {
    override func modifierDidChange(from old: ContainerValueModifier<V>) { subviewValuesDidChange() }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      guard key == ObjectIdentifier(ContainerValuesKey.self) else { return super.layoutValue(key) }
      var values = (super.layoutValue(key) as? ContainerValues) ?? ContainerValues(of: self)
      values[keyPath: modifier.keyPath] = modifier.value
      return values
    }
  }
}

extension View {
  /// Sets a value that the view's container reads.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

extension LayoutSubview {
  /// The values that the subview carries for the container.
  public var containerValues: ContainerValues {
    (node.layoutValue(ObjectIdentifier(ContainerValuesKey.self)) as? ContainerValues) ?? ContainerValues(of: node)
  }
}
