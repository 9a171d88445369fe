// SPDX-License-Identifier: Apache-2.0
import Observation
import OpenCombine

/// Sets one of the focused values, while the focus is inside or while the view is shown.
nonisolated struct FocusedValueModifier: ViewModifier {
  typealias Body = Never
  let write: (inout FocusedValues) -> Void
  /// True if it holds wherever the focus is.
  let isOfScene: Bool

  static func _makeNode(_ modifier: Self, _ context: _NodeContext, content: _ModifierInput) -> ViewNode {
    FocusedValueNode(modifier, context, content: content)
  }
}

/// Keeps what a view hands to the app while the focus is inside.
final class FocusedValueNode: ViewNode, OneViewNode {
  private(set) var modifier: FocusedValueModifier
  private let modifierOffset: Int
  private var content: ViewNode!

  init(_ modifier: FocusedValueModifier, _ context: _NodeContext, content input: _ModifierInput) {
    self.modifier = modifier
    modifierOffset = input.modifierOffset
    super.init(context)
    content = input.makeNode(context.child(of: self, source: context.source))
    graph.focusValues.add(self)
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    modifier = (value + modifierOffset).assumingMemoryBound(to: FocusedValueModifier.self).pointee
    graph.focusValues.isOutdated = true
    content.update(from: value, source: source)
  }

  // Tabs and lazy containers have views that they don't show.
  override func appearanceDidChange(_ isShown: Bool) { graph.focusValues.settersDidChange() }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    graph.focusValues.settersDidChange()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override var isUnary: Bool { content.isUnary }
  override var firstItem: LayoutNode? { content.firstItem }
}

extension View {
  nonisolated private func focusedValues(
    ofScene isOfScene: Bool = false, _ write: @escaping (inout FocusedValues) -> Void
  ) -> ModifiedContent<Self, FocusedValueModifier> {
    modifier(FocusedValueModifier(write: write, isOfScene: isOfScene))
  }

  /// Hands a value to the whole app while the view, or one inside, has the focus.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValues { $0[keyPath: keyPath] = value }
  }

  /// Hands a value to the whole app while the view, or one inside, has the focus; nil is none, also where a view around sets one.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    focusedValues { $0[keyPath: keyPath] = value }
  }

  /// Hands an object to the whole app, found by its type, while the view, or one inside, has the focus; nil is none.
  nonisolated public func focusedValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    focusedValues { $0.setObject(object, of: T.self) }
  }

  /// Hands a value to the whole app while the view is shown, wherever in the scene the focus is.
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    focusedValues(ofScene: true) { $0[keyPath: keyPath] = value }
  }

  /// Hands a value to the whole app while the view is shown, wherever in the scene the focus is; nil is none.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    focusedValues(ofScene: true) { $0[keyPath: keyPath] = value }
  }

  /// Hands an object to the whole app, found by its type, while the view is shown, wherever in the scene the focus is; nil is none.
  nonisolated public func focusedSceneValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    focusedValues(ofScene: true) { $0.setObject(object, of: T.self) }
  }

  /// Hands an object to the whole app, found by its type, while the view is shown, wherever in the scene the focus is.
  nonisolated public func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject {
    focusedValues(ofScene: true) { $0.setObject(object, of: T.self) }
  }

  /// Hands an object to the whole app, found by its type, while the view is shown, wherever in the scene the focus is; nil is none.
  nonisolated public func focusedSceneObject<T>(_ object: T?) -> some View where T: ObservableObject {
    focusedValues(ofScene: true) { $0.setObject(object, of: T.self) }
  }

  /// Hands an object to the whole app, found by its type, while the view, or one inside, has the focus.
  nonisolated public func focusedObject<T>(_ object: T) -> some View where T: ObservableObject {
    focusedValues { $0.setObject(object, of: T.self) }
  }

  /// Hands an object to the whole app, found by its type, while the view, or one inside, has the focus; nil is none.
  nonisolated public func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject {
    focusedValues { $0.setObject(object, of: T.self) }
  }
}
