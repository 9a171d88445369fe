// SPDX-License-Identifier: Apache-2.0
import Observation
import OpenCombine

/// Sets environment values for what it modifies.
nonisolated struct EnvironmentWriter: ViewModifier {
  typealias Body = Never
  /// Writes into a copy of the inherited values.
  let write: (inout EnvironmentValues) -> Void
  /// True if a writer before would have written the same.
  let isSame: (EnvironmentWriter) -> Bool
  let value: Any?
  /// The place of the value that is written, where one is.
  var keyPath: AnyKeyPath?

  static func _makeNode(_ modifier: Self, _ context: _NodeContext, content: _ModifierInput) -> ViewNode {
    EnvironmentNode(modifier, context, content: content)
  }
}

final class EnvironmentNode: ViewNode {
  @exclusivity(unchecked) private var writer: EnvironmentWriter
  private let modifierOffset: Int
  @exclusivity(unchecked) private var content: ViewNode!
  @exclusivity(unchecked) private var inner: EnvironmentValues

  init(_ writer: EnvironmentWriter, _ context: _NodeContext, content input: _ModifierInput) {
    self.writer = writer
    modifierOffset = input.modifierOffset
    inner = context.environment
    writer.write(&inner)
    super.init(context)
    content = input.makeNode(context.child(of: self, environment: inner, source: context.source))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    let new = (value + modifierOffset).assumingMemoryBound(to: EnvironmentWriter.self).pointee
    let isSame = new.isSame(writer)
    writer = new
    if !isSame { pushEnvironment() }
    content.update(from: value, source: source)
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    pushEnvironment()
  }

  /// Writes what the node writes into other values.
  func write(_ values: inout EnvironmentValues) { writer.write(&values) }

  private func pushEnvironment() {
    inner = environment
    writer.write(&inner)
    content.environmentDidChange(inner)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override var isUnary: Bool { content.isUnary }
  override var firstItem: LayoutNode? { content.firstItem }
}

extension View {
  /// Sets an environment value for the view and those inside. Views inside may set another.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes an environment value for the views inside.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Hands an observable object down to the view and those inside, which find it by its type. nil takes away the one
  /// from above.
  nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    modifier(
      EnvironmentWriter(
        write: { $0.setObject(object, of: T.self) }, isSame: { ($0.value as? T) === object }, value: object))
  }

  /// Hands an observable object down, read by `@EnvironmentObject`.
  nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    modifier(
      EnvironmentWriter(
        write: { $0.setObject(object, of: T.self) }, isSame: { ($0.value as? T) === object }, value: object))
  }
}

extension EnvironmentValues {
  /// The observable object of a type, as `environment(_:)` handed it down.
  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { object(of: objectType) }
    set { setObject(newValue, of: objectType) }
  }
}
