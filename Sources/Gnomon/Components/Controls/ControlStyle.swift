// SPDX-License-Identifier: Apache-2.0
/// A style of controls whose type is hidden: how it turns a configuration into a view, and the style around it.
///
/// Inside a style's body the style around it is in force, so that a style may be made of the control that it styles.
nonisolated struct ControlStyle<Configuration>: Equatable {
  private let box: ControlStyleBox<Configuration>
  /// The style that was in force where this one was set.
  private(set) var outer: Chain?

  /// A style around another.
  final class Chain {
    let style: ControlStyle<Configuration>
    init(_ style: ControlStyle<Configuration>) { self.style = style }
  }

  init<S, V: View>(_ style: S, _ makeBody: @escaping @MainActor (S, Configuration) -> V) {
    box = TypedControlStyleBox<S, Configuration, V>(style, makeBody)
  }

  /// The styled view. The style's own dynamic properties are fed.
  @MainActor func body(_ configuration: Configuration) -> AnyView { box.body(configuration) }

  func around(_ outer: ControlStyle<Configuration>?) -> ControlStyle<Configuration> {
    var copy = self
    copy.outer = outer.map(Chain.init)
    return copy
  }

  /// The style's value, for who knows its type.
  var value: Any { box.value }

  static func == (a: Self, b: Self) -> Bool {
    (a.box === b.box || a.box.isSame(as: b.box)) && a.outer?.style == b.outer?.style
  }
}

// Styles are only touched where views are: on the main actor.
nonisolated extension ControlStyle: @unchecked Sendable {}

private nonisolated class ControlStyleBox<Configuration> {
  @MainActor func body(_ configuration: Configuration) -> AnyView { fatalError("A box has a body.") }
  func isSame(as other: ControlStyleBox<Configuration>) -> Bool { false }
  var value: Any { fatalError("A box has a value.") }
}

private nonisolated final class TypedControlStyleBox<S, Configuration, V: View>: ControlStyleBox<Configuration> {
  private let style: S
  private let makeBody: @MainActor (S, Configuration) -> V

  init(_ style: S, _ makeBody: @escaping @MainActor (S, Configuration) -> V) {
    self.style = style
    self.makeBody = makeBody
  }

  override var value: Any { style }

  @MainActor override func body(_ configuration: Configuration) -> AnyView {
    AnyView(StyledView(style: StyleField(style: style), configuration: configuration, makeBody: makeBody))
  }

  override func isSame(as other: ControlStyleBox<Configuration>) -> Bool {
    guard let other = other as? Self else { return false }
    return withUnsafePointer(to: style) { a in
      withUnsafePointer(to: other.style) { b in
        TypeInfo.of(S.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
      }
    }
  }
}

/// Evaluates a style's body.
private struct StyledView<S, Configuration, V: View>: View, _SeeThroughView {
  let style: StyleField<S>
  let configuration: Configuration
  let makeBody: @MainActor (S, Configuration) -> V

  var body: V { makeBody(style.style, configuration) }
}

/// Holds a style, so that the dynamic properties inside are fed by the node that evaluates its body.
private nonisolated struct StyleField<S>: DynamicProperty {
  var style: S

  static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    withUnsafeMutableBytes(of: &property.style) { bytes in
      guard let base = bytes.baseAddress else { return }
      TypeInfo.of(S.self).connectNested(base, &context)
    }
  }
}

extension View {
  /// Puts a style in force for the controls inside.
  nonisolated func controlStyle<Configuration>(
    _ keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>?>,
    _ style: ControlStyle<Configuration>
  ) -> some View {
    modifier(
      EnvironmentWriter(
        write: { $0[keyPath: keyPath] = style.around($0[keyPath: keyPath]) },
        isSame: { ($0.value as? ControlStyle<Configuration>) == style },
        value: style))
  }

  /// Puts the style in force that was in force around the present one.
  nonisolated func outerControlStyle<Configuration>(
    _ keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>?>
  ) -> some View {
    modifier(
      EnvironmentWriter(
        write: { $0[keyPath: keyPath] = $0[keyPath: keyPath]?.outer?.style }, isSame: { _ in true }, value: nil))
  }
}
