// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A button that pushes a view onto the stack around it.
///
/// The link either holds its destination, or a value. The view of a value is found by
/// `navigationDestination(for:destination:)`. In a list the link fills its row, and the row shows a chevron. In the
/// leading column of a ``NavigationSplitView`` the link shows its view in the next column. Outside of a stack and of a
/// split view it does nothing.
///
/// ```swift
/// struct CityList: View {
///   var body: some View {
///     NavigationStack {
///       List {
///         NavigationLink("Lisbon", value: "Lisbon")
///         NavigationLink("About") { Text("Version 1") }
///       }
///       .navigationDestination(for: String.self) { city in
///         Text(city)
///       }
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

  /// Creates a link with a label of any kind, which pushes a view.
  ///
  /// The destination is made together with the link. Its body is asked for when it's shown.
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination()))
  }

  /// Creates a link with a label of any kind, which pushes a view that exists already.
  @available(*, deprecated, message: "Pass a closure as the destination.")
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination))
  }

  /// Creates a link whose view, which exists already, is pushed while a binding is true.
  ///
  /// A tap on the link sets the binding to true. Going back sets it to false.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination), isActive: isActive)
  }

  /// Creates a link whose view, made by a closure, is pushed while a binding is true.
  ///
  /// A tap on the link sets the binding to true. Going back sets it to false.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination()), isActive: isActive)
  }

  /// Creates a link whose view, which exists already, is pushed while a selection equals a tag.
  ///
  /// A tap on the link sets the selection to the tag. Going back sets it to nil.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List.")
  nonisolated public init<V>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(label: label(), target: .view(destination), isActive: selection.isTag(tag))
  }

  /// Creates a link whose view, made by a closure, is pushed while a selection equals a tag.
  ///
  /// A tap on the link sets the selection to the tag. Going back sets it to nil.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List.")
  nonisolated public init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(label: label(), target: .view(destination()), isActive: selection.isTag(tag))
  }

  /// The link's button. A link whose value is nil is disabled.
  @MainActor @preconcurrency public var body: some View {
    let button = Button(action: { push() }) { linkLabel }
    if case .view(let destination) = target {
      if let isActive {
        PushingView(
          content: styled(button), isActive: isActive, destination: AnyView(destination), linkWords: words)
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
      let entry = NavigationEntry(.view(pushed), words: words)
      if let next { next.replaceRoot(with: entry) } else { store?.push(entry) }
    }
  }
}

/// A link, as it's found by its words.
protocol NamedLink {
  var words: LinkWords { get }
}

extension NavigationLink: NamedLink {
  var words: LinkWords {
    let label = MainActorCarrier(label)
    return { $0.label(label.value) }
  }
}

private enum LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Says whether a row shows a chevron for the link in it. The default is `automatic`.
  ///
  /// `automatic` shows the chevron, except where the link shows its view in the column beside.
  public internal(set) var navigationLinkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the chevrons in the rows of the links inside the view.
  ///
  /// `automatic`, the default, shows a chevron, except where a link shows its view in the column beside. Links outside
  /// of lists have none.
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
  /// Creates a link with a localized title, which pushes a view.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), target: .view(destination()))
  }

  /// Creates a link with a title that isn't localized, which pushes a view.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
    self.init(label: Text(title), target: .view(destination()))
  }

  /// Creates a link with a localized title, which pushes a view that exists already.
  @available(*, deprecated, message: "Pass a closure as the destination.")
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), target: .view(destination))
  }

  /// Creates a link with a title that isn't localized, which pushes a view that exists already.
  @available(*, deprecated, message: "Pass a closure as the destination.")
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(label: Text(title), target: .view(destination))
  }

  /// Creates a link with a localized title, whose view exists already and is pushed while a binding is true.
  ///
  /// A tap on the link sets the binding to true. Going back sets it to false.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey), target: .view(destination), isActive: isActive)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title, whose view is made by a closure and is pushed while a binding is true.
  ///
  /// A tap on the link sets the binding to true. Going back sets it to false.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .view(destination()), isActive: isActive)
  }

  /// Creates a link with a localized title, whose view exists already and is pushed while a selection equals a tag.
  ///
  /// A tap on the link sets the selection to the tag. Going back sets it to nil.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List.")
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) where V: Hashable {
    self.init(label: Text(titleKey), target: .view(destination), isActive: selection.isTag(tag))
  }

  /// Creates a link with a localized title, whose view is made by a closure and is pushed while a selection equals a
  /// tag.
  ///
  /// A tap on the link sets the selection to the tag. Going back sets it to nil.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List.")
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) where V: Hashable {
    self.init(label: Text(titleKey), target: .view(destination()), isActive: selection.isTag(tag))
  }

  /// Creates a link with a title that isn't localized, whose view exists already and is pushed while a binding is true.
  ///
  /// A tap on the link sets the binding to true. Going back sets it to false.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>) where S: StringProtocol {
    self.init(label: Text(title), target: .view(destination), isActive: isActive)
  }

  /// Creates a link with a title that isn't localized, whose view is made by a closure and is pushed while a binding is
  /// true.
  ///
  /// A tap on the link sets the binding to true. Going back sets it to false.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol {
    self.init(label: Text(title), target: .view(destination()), isActive: isActive)
  }

  /// Creates a link with a title that isn't localized, whose view exists already and is pushed while a selection equals
  /// a tag.
  ///
  /// A tap on the link sets the selection to the tag. Going back sets it to nil.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List.")
  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) where S: StringProtocol, V: Hashable {
    self.init(label: Text(title), target: .view(destination), isActive: selection.isTag(tag))
  }

  /// Creates a link with a title that isn't localized, whose view is made by a closure and is pushed while a selection
  /// equals a tag.
  ///
  /// A tap on the link sets the selection to the tag. Going back sets it to nil.
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
  /// Creates a link with a label of any kind, which pushes a value.
  ///
  /// `navigationDestination(for:destination:)` says which view the value shows. In a list with a selection, in a
  /// leading column, the link selects the value instead.
  ///
  /// - Parameters:
  ///   - value: The value that is pushed; nil disables the link.
  ///   - label: The views that the link shows.
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }

  /// Creates a link with a localized title, which pushes a value; nil disables the link.
  ///
  /// `navigationDestination(for:destination:)` says which view the value shows. In a list with a selection, in a
  /// leading column, the link selects the value instead.
  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
    self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
  }

  /// Creates a link with a title that isn't localized, which pushes a value; nil disables the link.
  ///
  /// `navigationDestination(for:destination:)` says which view the value shows. In a list with a selection, in a
  /// leading column, the link selects the value instead.
  @_disfavoredOverload
  nonisolated public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
    self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink {
  /// Says whether a link in a leading column shows its view in the next column. True is the default.
  ///
  /// With false the link pushes onto its own column. Links in the last column always push, and so do all links where
  /// one column is shown at a time.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    environment(\.isDetailLink, isDetailLink)
  }
}
