// SPDX-License-Identifier: Apache-2.0
/// Which of some views an assistive technology is at: a Bool for one view, an optional value for several.
@propertyWrapper
public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  /// Hands the focus to a view that can take it.
  @propertyWrapper
  public struct Binding {
    let base: Gnomon.Binding<Value>

    /// What has the focus of assistive technologies, read and set through the state.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private let unfocused: Value
  private var storage: StateStorage<Value>?

  /// Makes a state in which nothing has the focus.
  public init() where Value == Bool { unfocused = false }
  /// Makes a state in which nothing has the focus.
  public init<T>() where Value == T?, T: Hashable { unfocused = nil }

  /// What has the focus now: false or nil is nothing.
  public var wrappedValue: Value {
    get { storage?.get() ?? unfocused }
    nonmutating set { storage?.set(newValue) }
  }

  /// A binding to the focus, for `accessibilityFocused(_:)`.
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(base: storage.map { Gnomon.Binding(location: $0) } ?? .constant(unfocused))
  }

  /// How the graph gives it its storage. Gnomon's own.
  public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    let (unfocused, node) = (property.unfocused, context.node)
    property.storage = context.storage { StateStorage(unfocused, owner: node) }
  }

  /// It keeps its own storage. Gnomon's own.
  public static var _isOwnStorage: Bool { true }
}

extension View {
  /// The assistive technology is at the view while the binding's value is the given one.
  nonisolated public func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    accessibility("focused", AnyHashable(value))
  }

  /// The assistive technology is at the view while the binding is true.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    accessibility("focused", true)
  }
}
