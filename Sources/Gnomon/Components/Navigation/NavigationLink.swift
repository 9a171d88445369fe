// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A button that pushes a view onto the stack around.
///
/// ```swift
/// struct Countries: View {
///   var body: some View {
///     NavigationStack {
///       List(["Chile", "Kenya", "Norway"], id: \.self) { name in
///         NavigationLink(name, value: name)
///       }
///       .navigationDestination(for: String.self) { Text($0) }
///     }
///   }
/// }
/// ```
public nonisolated struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
  enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  let label: Label
  let target: Target
  let isActive: Binding<Bool>?
  @State private var pushed = PushedView()
  @Environment(\.navigation) private var store
  @Environment(\.surroundings) private var surroundings
  @Environment(\.buttonStyle) private var buttonStyle
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator
  @Environment(\.leadingColumn) private var column
  @Environment(\.linkSelection) private var selection
  @Environment(\.isDetailLink) private var isDetailLink

  nonisolated init(label: Label, target: Target, isActive: Binding<Bool>? = nil) {
    self.label = label
    self.target = target
    self.isActive = isActive
  }

  /// Makes a link with a view as its label. A tap pushes `destination` onto the stack around.
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination()))
  }

  /// Makes a link with a view as its label. A tap pushes `destination` onto the stack around.
  @available(*, deprecated, message: "Pass a closure as the destination.")
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination))
  }

  /// Makes a link with a view as its label. A tap pushes `destination` onto the stack around. `isActive` is true while
  /// the destination is shown; setting it pushes and pops.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination), isActive: isActive)
  }

  /// Makes a link with a view as its label. `isActive` is true while the destination is shown; setting it pushes and
  /// pops. A tap pushes `destination` onto the stack around.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination()), isActive: isActive)
  }

  /// Makes a link with a view as its label. A tap pushes `destination` onto the stack around. The destination is shown
  /// while `selection` is equal to `tag`.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List.")
  nonisolated public init<V>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(label: label(), target: .view(destination), isActive: selection.isTag(tag))
  }

  /// Makes a link with a view as its label. The destination is shown while `selection` is equal to `tag`. A tap pushes
  /// `destination` onto the stack around.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List.")
  nonisolated public init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(label: label(), target: .view(destination()), isActive: selection.isTag(tag))
  }

  @MainActor @preconcurrency public var body: some View {
    let button = Button(action: { push() }) { linkLabel }
    if case .view(let destination) = target {
      if let isActive {
        PushingView(
          content: styled(button), isActive: isActive, destination: AnyView(destination), isLink: true)
      } else {
        let _ = pushed.set(AnyView(destination))
        styled(button)
      }
    } else if let chosen = chosenTag {
      styled(button).layoutValue(key: TagKey.self, value: chosen)
    } else {
      styled(button).disabled(hasNoValue)
    }
  }

  private var hasNoValue: Bool { if case .value(nil) = target { true } else { false } }

  /// Whether the link's view is shown in a column beside, which no sign tells of.
  private var leadsBeside: Bool { isDetailLink && column?.next != nil }

  /// What the link chooses in the list of a leading column; nil where it pushes its view.
  private var chosenTag: ViewTag? {
    guard case .value(let value?) = target, let selection else { return nil }
    let tag = ViewTag(value)
    return selection.accepts(tag) ? tag : nil
  }

  @MainActor @ViewBuilder private func styled(_ button: some View) -> some View {
    if surroundings == .list, buttonStyle == nil {
      button.buttonStyle(PlainButtonStyle())
    } else {
      button
    }
  }

  /// In a list the link fills its space, and the row shows that it leads on.
  @MainActor @ViewBuilder private var linkLabel: some View {
    if surroundings == .list {
      ImplicitStack(alignment: .leading, column: { label })
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
        .preference(key: RowLeadsOnKey.self, value: indicator == .automatic ? !leadsBeside : indicator == .visible)
    } else {
      label
    }
  }

  @MainActor private func push() {
    if let isActive {
      isActive.wrappedValue = true
      return
    }
    if let chosen = chosenTag {
      selection?.select(chosen)
      return
    }
    let next = leadsBeside ? column?.next : nil
    switch target {
    case .value(let value?):
      if let next, store?.leadsOn(from: value) ?? false || next.leadsOn(from: value) {
        next.replaceRoot(with: NavigationEntry(.value(value), from: store))
      } else {
        store?.push(NavigationEntry(.value(value)))
      }
    case .value(nil): break
    case .view:
      let entry = NavigationEntry(.view(pushed))
      if let next { next.replaceRoot(with: entry) } else { store?.push(entry) }
    }
  }
}

private enum LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether rows show that the links in them lead on; `automatic` shows it.
  public internal(set) var navigationLinkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Whether rows show that the links inside lead on; `automatic` shows it.
  @MainActor @preconcurrency
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}

/// A sign that something leads on.
nonisolated struct ChevronShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title that is looked up as a key in the tables of strings. A tap pushes `destination` onto the
  /// stack around.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), target: .view(destination()))
  }

  /// Makes a link with a title that is shown as it's given. A tap pushes `destination` onto the stack around.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
    self.init(label: Text(title), target: .view(destination()))
  }

  /// Makes a link with a title that is looked up as a key in the tables of strings. A tap pushes `destination` onto the
  /// stack around.
  @available(*, deprecated, message: "Pass a closure as the destination.")
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), target: .view(destination))
  }

  /// Makes a link with a title that is shown as it's given. A tap pushes `destination` onto the stack around.
  @available(*, deprecated, message: "Pass a closure as the destination.")
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(label: Text(title), target: .view(destination))
  }

  /// Makes a link with a title that is looked up as a key in the tables of strings. A tap pushes `destination` onto the
  /// stack around. `isActive` is true while the destination is shown; setting it pushes and pops.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey), target: .view(destination), isActive: isActive)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title that is looked up as a key in the tables of strings. `isActive` is true while the
  /// destination is shown; setting it pushes and pops. A tap pushes `destination` onto the stack around.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .view(destination()), isActive: isActive)
  }

  /// Makes a link with a title that is looked up as a key in the tables of strings. A tap pushes `destination` onto the
  /// stack around. The destination is shown while `selection` is equal to `tag`.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List.")
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) where V: Hashable {
    self.init(label: Text(titleKey), target: .view(destination), isActive: selection.isTag(tag))
  }

  /// Makes a link with a title that is looked up as a key in the tables of strings. The destination is shown while
  /// `selection` is equal to `tag`. A tap pushes `destination` onto the stack around.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List.")
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) where V: Hashable {
    self.init(label: Text(titleKey), target: .view(destination()), isActive: selection.isTag(tag))
  }

  /// Makes a link with a title that is shown as it's given. A tap pushes `destination` onto the stack around.
  /// `isActive` is true while the destination is shown; setting it pushes and pops.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>) where S: StringProtocol {
    self.init(label: Text(title), target: .view(destination), isActive: isActive)
  }

  /// Makes a link with a title that is shown as it's given. `isActive` is true while the destination is shown; setting
  /// it pushes and pops. A tap pushes `destination` onto the stack around.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol {
    self.init(label: Text(title), target: .view(destination()), isActive: isActive)
  }

  /// Makes a link with a title that is shown as it's given. A tap pushes `destination` onto the stack around. The
  /// destination is shown while `selection` is equal to `tag`.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List.")
  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) where S: StringProtocol, V: Hashable {
    self.init(label: Text(title), target: .view(destination), isActive: selection.isTag(tag))
  }

  /// Makes a link with a title that is shown as it's given. The destination is shown while `selection` is equal to
  /// `tag`. A tap pushes `destination` onto the stack around.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List.")
  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol, V: Hashable {
    self.init(label: Text(title), target: .view(destination()), isActive: selection.isTag(tag))
  }
}

extension Binding {
  /// Whether the value is a tag; writing false makes it nil.
  nonisolated fileprivate func isTag<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    let base = self
    return Binding<Bool>(
      location: FunctionLocation(
        get: { base.wrappedValue == tag }, set: { isOn, _ in base.wrappedValue = isOn ? tag : nil }))
  }
}

extension NavigationLink where Destination == Never {
  /// - Parameter value: what is pushed; nil disables the link.
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }

  /// Makes a link with a title that is looked up as a key in the tables of strings. A tap pushes `value` onto the path
  /// of the stack around, which shows what its `navigationDestination` makes of it; nil disables the link.
  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
    self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
  }

  /// Makes a link with a title that is shown as it's given. A tap pushes `value` onto the path of the stack around,
  /// which shows what its `navigationDestination` makes of it; nil disables the link.
  @_disfavoredOverload
  nonisolated public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
    self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink {
  /// Whether the link of a column shows its view in the next one, as it does by itself, or pushes it onto its own. Where one column is shown at a
  /// time, and of the last one, links push.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    environment(\.isDetailLink, isDetailLink)
  }
}
