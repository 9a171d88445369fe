// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A button that offers a choice of actions.
///
/// A tap presents them below the button; on macOS Gnomon presents them at the bottom of the screen, like a confirmation
/// dialog. Where there is a primary action, a tap runs that, and a long press presents the choice.
///
/// ```swift
/// struct SortMenu: View {
///   @State private var isAscending = true
///
///   var body: some View {
///     Menu("Sort", systemImage: "arrow.up.arrow.down") {
///       Button("Oldest First") { isAscending = true }
///       Button("Newest First") { isAscending = false }
///     }
///   }
/// }
/// ```
public nonisolated struct Menu<Label, Content>: View where Label: View, Content: View {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @Environment(\.menuStyle) private var style
  @Environment(\.isInMenu) private var isInMenu

  nonisolated init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// Makes a menu with a label of your own.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    let content = content()
    self.init(label: label(), content: content, primaryAction: nil)
  }

  /// Makes a menu with a label of your own, whose button runs an action of its own when it's tapped.
  ///
  /// A tap runs `primaryAction`; a finger that stays for half a second opens the menu.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    let content = content()
    self.init(label: label(), content: content, primaryAction: primaryAction)
  }

  /// The button that opens the menu, as the style around draws it.
  @MainActor @preconcurrency public var body: some View {
    if let style {
      style.body(
        MenuStyleConfiguration(
          label: .init(view: AnyView(label)), content: .init(view: AnyView(content)), primaryAction: primaryAction)
      ).outerControlStyle(\.menuStyle)
    } else {
      let (primaryAction, isOpen, content) = (primaryAction, $isOpen, content)
      let button = MenuButton(label: label) { @MainActor in
        if let primaryAction { primaryAction() } else { isOpen.wrappedValue = true }
      }
      ImplicitStack(row: {
        if primaryAction == nil, isInMenu {
          // A menu in a menu opens above it.
          button.environment(\.menuActionDismissBehavior, .disabled)
        } else if primaryAction == nil {
          button
        } else {
          button.gestureTakingOver(LongPressGesture().onEnded { _ in isOpen.wrappedValue = true })
        }
      })
      .presentMenu(isOpen, opensByClick: false) { content }
    }
  }
}

extension View {
  /// Presents a menu's items: at the view, or on macOS as a dialog.
  nonisolated fileprivate func presentMenu<Items: View>(
    _ isOpen: Binding<Bool>, opensByClick: Bool, @ViewBuilder _ items: @escaping () -> Items
  ) -> some View {
    MenuPresenter(content: self, isOpen: isOpen, opensByClick: opensByClick, items: items)
  }
}

private nonisolated struct MenuPresenter<Content: View, Items: View>: View, _SeeThroughView, ContextMenuOwner {
  let content: Content
  let isOpen: Binding<Bool>
  let opensByClick: Bool
  let items: () -> Items
  @Environment(\.platformProfile) private var profile

  @MainActor func open() { isOpen.wrappedValue = true }
  @MainActor func close() { isOpen.wrappedValue = false }

  @MainActor var body: some View {
    let (items, isPhone) = (items, profile.system == .iOS)
    content.present(isPhone ? .menu : .dialog, isOpen) {
      if isPhone {
        MenuBox(items: items())
      } else {
        AlertBox(title: nil, message: EmptyView(), actions: items(), isDialog: true).environment(\.isInMenu, true)
      }
    }
  }
}

/// What opens a menu: a button, on a bare canvas on macOS with the sign that there's a choice.
private nonisolated struct MenuButton<Label: View>: View, _SeeThroughView {
  let label: Label
  let action: @MainActor () -> Void
  @Environment(\.platformProfile) private var profile
  @Environment(\.surroundings) private var surroundings
  @Environment(\.buttonStyle) private var buttonStyle
  @Environment(\.controlSize) private var controlSize

  @MainActor var body: some View {
    if profile.system == .macOS, surroundings == .plain, buttonStyle == nil {
      Button(action: action) {
        PopUpLayout(bezel: controlSize.bezel(on: profile)).callAsFunction {
          ImplicitStack(row: { label }).lineLimit(1)
        }
        .background { RoundedRectangle(cornerRadius: 6, style: .continuous).fill(SystemFill(level: 1)) }
        .overlay(alignment: .trailing) {
          DownSign().stroke(.primary, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
            .frame(width: 7, height: 4)
            .padding(.trailing, 9)
        }
      }
      .buttonStyle(.plain)
    } else {
      Button(action: action) { label }
    }
  }
}

private nonisolated struct DownSign: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a string as its title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a localized title, whose button runs an action of its own when it's tapped.
  ///
  /// A tap runs `primaryAction`; a finger that stays for half a second opens the menu.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// Makes a menu with a string as its title, whose button runs an action of its own when it's tapped.
  ///
  /// A tap runs `primaryAction`; a finger that stays for half a second opens the menu.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Gnomon.Label<Text, Image> {
  /// Makes a menu with a system symbol and a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a system symbol and a localized title, whose button runs an action of its own when it's tapped.
  ///
  /// A tap runs `primaryAction`; a finger that stays for half a second opens the menu.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }

  /// Makes a menu with a system symbol and a string as its title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(label: Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes the menu that a style is styling, in the style further out. A style uses it to add to a menu.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

/// A look of menus, set by `menuStyle(_:)`.
///
/// A type of your own makes a view out of a menu's label and content, usually by `Menu(configuration)`.
@preconcurrency @MainActor
public protocol MenuStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view of a menu out of its parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The parts that a menu is made of.
  typealias Configuration = MenuStyleConfiguration
}

/// The parts of a menu, as a style gets them.
public nonisolated struct MenuStyleConfiguration {
  /// The view that opens a menu, with its type hidden.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    /// The label as the menu was given it.
    public var body: some View { view }
  }

  /// The actions that a menu offers, with their type hidden.
  public nonisolated struct Content: View, _SeeThroughView {
    let view: AnyView
    /// The actions as the menu was given them.
    public var body: some View { view }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

/// The look of menus for the place where they stand.
///
/// On macOS, outside of lists and bars, it is a box with a sign that there's a choice. Elsewhere it is a button in the
/// look for that place.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  /// Makes the style that follows the place.
  nonisolated public init() {}
  /// Draws a menu as its place asks for.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button that opens the menu. Gnomon draws it just like ``DefaultMenuStyle``.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  /// Makes the style of a button.
  nonisolated public init() {}
  /// Draws a menu as a button.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border that opens the menu: its label in the tint.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style of a button without a border.
  nonisolated public init() {}

  /// Draws a menu as a button without a border.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look for the place where a menu stands.
  @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button that opens the menu. Gnomon draws it just like `automatic`.
  @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border that opens the menu.
  @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<MenuStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var menuStyle: ControlStyle<MenuStyleConfiguration>? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the menus inside.
  nonisolated public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
    controlStyle(\.menuStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }

  /// Offers actions when a finger stays on the view for half a second. They're presented below the view, as a menu's.
  nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View
  where MenuItems: View {
    ContextMenuView(content: self, items: menuItems())
  }

  /// Offers actions when a finger stays on the view for half a second, with a preview of the view.
  ///
  /// The actions are presented below the view, as a menu's. Gnomon never makes the preview.
  nonisolated public func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View where M: View, P: View {
    ContextMenuView(content: self, items: menuItems())
  }
}

private nonisolated struct ContextMenuView<Content: View, Items: View>: View, _SeeThroughView {
  let content: Content
  let items: Items
  @State private var isOpen = false

  @MainActor var body: some View {
    let (isOpen, items) = ($isOpen, items)
    content
      .gestureTakingOver(LongPressGesture().onEnded { _ in isOpen.wrappedValue = true })
      .presentMenu(isOpen, opensByClick: true) { items }
  }
}
