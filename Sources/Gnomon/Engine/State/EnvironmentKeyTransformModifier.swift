// SPDX-License-Identifier: Apache-2.0
/// Changes one value of the environment of what it modifies: what `transformEnvironment(_:transform:)` applies, for sources that name its type.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never

  // Its node reads it as a writer, by its address: nothing else is stored.
  private let writer: EnvironmentWriter

  /// Changes a value of the environment of what it modifies.
  ///
  /// - Parameters:
  ///   - keyPath: the value's place.
  ///   - transform: changes it.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) {
    writer = EnvironmentWriter(
      write: { transform(&$0[keyPath: keyPath]) }, isSame: { _ in false }, value: transform, keyPath: keyPath)
  }

  /// The place of the value that is changed.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value> {
    writer.keyPath as! WritableKeyPath<EnvironmentValues, Value>  // What `init` has put there.
  }

  /// What changes it.
  public var transform: (inout Value) -> Void {
    writer.value as! (inout Value) -> Void  // What `init` has put there.
  }

  /// Makes the node that hands the changed environment to its content.
  public static func _makeNode(_ modifier: Self, _ context: _NodeContext, content: _ModifierInput) -> ViewNode {
    EnvironmentNode(modifier.writer, context, content: content)
  }
}
