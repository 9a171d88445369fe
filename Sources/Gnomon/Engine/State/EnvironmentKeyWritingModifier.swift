// SPDX-License-Identifier: Apache-2.0
/// Writes one value of the environment of what it modifies: what `environment(_:_:)` and `font(_:)` apply, for sources that name
/// their type.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never

  // Its node reads it as a writer, by its address: nothing else is stored.
  private let writer: EnvironmentWriter

  /// Writes a value into the environment of what it modifies.
  ///
  /// - Parameters:
  ///   - keyPath: the value's place.
  ///   - value: the value.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    writer = EnvironmentWriter(
      write: { $0[keyPath: keyPath] = value },
      isSame: { old in old.keyPath == keyPath && (old.value as? Value).map { valuesAreEqual($0, value) } ?? false },
      value: value, keyPath: keyPath)
  }

  /// The place of the value that is written.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value> {
    writer.keyPath as! WritableKeyPath<EnvironmentValues, Value>  // What `init` has put there.
  }

  /// The value that is written.
  public var value: Value { writer.value as! Value }  // What `init` has put there.

  /// Makes the node that hands the changed environment to its content.
  public static func _makeNode(_ modifier: Self, _ context: _NodeContext, content: _ModifierInput) -> ViewNode {
    EnvironmentNode(modifier.writer, context, content: content)
  }
}
