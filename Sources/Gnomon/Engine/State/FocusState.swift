// SPDX-License-Identifier: Apache-2.0
/// The view that has the focus, of some: a Bool for one view, an optional value for several.
@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  /// Hands the focus to a view that can take it.
  @propertyWrapper
  public struct Binding {
    let base: Gnomon.Binding<Value>
    /// The value that is read when nothing has the focus.
    let unfocused: Value

    /// The value of the view that has the focus. Writing it moves the focus: false or nil takes it away.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself, to be handed on with `$`.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let unfocused: Value
  private var storage: StateStorage<Value>?

  /// A state that is true while its view has the focus, and false at first.
  public init() where Value == Bool { unfocused = false }
  /// A state that tells by a value which view has the focus, and is nil at first.
  public init<T>() where Value == T?, T: Hashable { unfocused = nil }

  /// The value of the view that has the focus now: false or nil is none.
  public var wrappedValue: Value {
    get { storage?.get() ?? unfocused }
    nonmutating set { storage?.set(newValue) }
  }

  /// A binding, for `focused(_:)` and for views inside.
  public var projectedValue: FocusState<Value>.Binding {
    Binding(base: storage.map { Gnomon.Binding(location: $0) } ?? .constant(unfocused), unfocused: unfocused)
  }

  /// Connects the property with what its view's node keeps, before the body is evaluated.
  public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    property.storage = context.ownedStorage(property.unfocused)
  }

  /// True: the stored value is only a handle, so two of them aren't compared.
  public static var _isOwnStorage: Bool { true }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState.Binding: EquatableByLocation {
  static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let (a, b) = (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee)
    return a.base.location === b.base.location || a.base.location.isSame(as: b.base.location)
  }
}

/// Tells the view inside whether it has the focus.
nonisolated struct FocusedView<Content: View, Value: Hashable>: View, _SeeThroughView {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
  @State private var taker = FocusTaker()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.takesNoFocus) private var takesNoFocus
  @Environment(\.focusTaker) private var outer
  @Environment(\.focusLevel) private var level

  var body: some View {
    let isBarred = takesNoFocus || !isEnabled
    let isAsked = binding.wrappedValue == value
    let _ = follow(isAsked && !isBarred)
    content.environment(\.focusLevel, isBarred ? 0 : level + (isAsked ? 1 : 0))
      .environment(\.focusTaker, isBarred ? nil : taker)
      // What is hidden or disabled takes none (recorded on macOS 27).
      .onChange(of: isAsked && isBarred, initial: true) { if $1 { release() } }
      // What goes loses the focus (recorded on macOS 27), unless another view has been given it.
      .onDisappear {
        if taker.isFocused { release() }
      }
  }

  private func release() {
    if binding.wrappedValue == value { binding.wrappedValue = binding.unfocused }
  }

  private func follow(_ isFocused: Bool) {
    let (binding, value) = (binding, value)
    taker.isFocused = isFocused
    taker.node = Graph.current
    if isFocused { Graph.current?.graph.focusValues.add(taker) }
    taker.outer = outer
    taker.take = { if binding.wrappedValue != value { binding.wrappedValue = value } }
    taker.release = { if binding.wrappedValue == value { binding.wrappedValue = binding.unfocused } }
  }
}

extension View {
  /// The view has the focus while the binding's value is the given one.
  nonisolated public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  where Value: Hashable {
    FocusedView(content: self, binding: binding, value: value)
  }

  /// The view has the focus while the binding is true.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: condition, value: true)
  }
}

private enum FocusLevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// True if the nearest view around that can have the focus has it.
  public var isFocused: Bool { focusLevel > 0 || holdsFocus }

  /// The number of the `focused` modifiers around that say that what's inside has the focus.
  var focusLevel: Int {
    get { self[FocusLevelKey.self] }
    set { self[FocusLevelKey.self] = newValue }
  }
}
