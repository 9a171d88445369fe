// SPDX-License-Identifier: Apache-2.0
/// The focus of an assistive technology as a state: a Bool for one view, an optional value for several.
///
/// Gnomon has no assistive technology. The state changes where the app sets it, and a change evaluates the views that
/// read it again.
///
/// ```swift
/// struct SignUp: View {
///   @AccessibilityFocusState private var isAtMessage: Bool
///
///   var body: some View {
///     VStack {
///       Text("The name is taken.").accessibilityFocused($isAtMessage)
///       Button("Check the name") { isAtMessage = true }
///     }
///   }
/// }
/// ```
@propertyWrapper
public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  /// A reference to the state, for `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
  @propertyWrapper
  public struct Binding {
    let base: Gnomon.Binding<Value>

    /// What has the focus: true, or the value of a view. false or nil is nothing. Setting it changes the state.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself, so that `$` can be written in front of a binding, too.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private let unfocused: Value
  private var storage: StateStorage<Value>?

  /// Makes a state for one view. It is false at first.
  public init() where Value == Bool { unfocused = false }
  /// Makes a state for several views. It is nil at first.
  public init<T>() where Value == T?, T: Hashable { unfocused = nil }

  /// What has the focus: true, or the value of a view. false or nil is nothing. Setting it changes the state.
  public var wrappedValue: Value {
    get { storage?.get() ?? unfocused }
    nonmutating set { storage?.set(newValue) }
  }

  /// A binding to the state, written with `$` in front of its name.
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(base: storage.map { Gnomon.Binding(location: $0) } ?? .constant(unfocused))
  }

  /// Connects the state with its storage. Only Gnomon calls it.
  public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    let (unfocused, node) = (property.unfocused, context.node)
    property.storage = context.storage { StateStorage(unfocused, owner: node) }
  }

  /// true: the state has a storage of its own. Only Gnomon reads it.
  public static var _isOwnStorage: Bool { true }
}

extension View {
  /// Marks the view as the one that has the focus of assistive technologies while the state has the given value. Gnomon
  /// keeps the value and never changes the state.
  nonisolated public func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    accessibility("focused", AnyHashable(value))
  }

  /// Marks the view as the one that has the focus of assistive technologies while the state is true. Gnomon keeps that,
  /// and never changes the state.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    accessibility("focused", true)
  }
}
