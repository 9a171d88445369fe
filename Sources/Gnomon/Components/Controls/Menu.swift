// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A button that offers a choice of actions. A tap presents them at the bottom, like a confirmation dialog, or runs the
/// primary action where there's one.
public nonisolated struct Menu<Label, Content>: View where Label: View, Content: View {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @Environment(\.menuStyle) private var style

  nonisolated init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// Makes a menu with a view as its label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    let content = content()
    self.init(label: label(), content: content, primaryAction: nil)
  }

  /// Makes a menu with a view as its label. A tap runs `primaryAction` in place of opening the menu.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    let content = content()
    self.init(label: label(), content: content, primaryAction: primaryAction)
  }

  @MainActor @preconcurrency public var body: some View {
    if let style {
      style.body(
        MenuStyleConfiguration(
          label: .init(view: AnyView(label)), content: .init(view: AnyView(content)), primaryAction: primaryAction)
      ).outerControlStyle(\.menuStyle)
    } else {
      let (primaryAction, isOpen, content) = (primaryAction, $isOpen, content)
      MenuButton(label: label) { @MainActor in
        if let primaryAction { primaryAction() } else { isOpen.wrappedValue = true }
      }
      .present(.dialog, isOpen) {
        AlertBox(title: nil, message: EmptyView(), actions: content, isDialog: true).environment(\.isInMenu, true)
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
  /// Makes a menu with a title that is looked up as a key in the tables of strings.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a title that is shown as it's given.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a title that is looked up as a key in the tables of strings. A tap runs `primaryAction` in place
  /// of opening the menu.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// Makes a menu with a title that is shown as it's given. A tap runs `primaryAction` in place of opening the menu.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Gnomon.Label<Text, Image> {
  /// Makes a menu with a title that is looked up as a key in the tables of strings and a symbol beside it.
  /// `systemImage` is the name of the symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a title that is looked up as a key in the tables of strings and a symbol beside it.
  /// `systemImage` is the name of the symbol. A tap runs `primaryAction` in place of opening the menu.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }

  /// Makes a menu with a title that is shown as it's given and a symbol beside it. `systemImage` is the name of the
  /// symbol.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(label: Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is styling, in the style around.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

/// How menus look.
@preconcurrency @MainActor
public protocol MenuStyle {
  associatedtype Body: View

  /// The view of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = MenuStyleConfiguration
}

/// What a menu is made of.
public nonisolated struct MenuStyleConfiguration {
  /// What opens the menu.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  /// The menu's actions.
  public nonisolated struct Content: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

/// The look for where the menu stands.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  /// Makes the style, which `.automatic` stands for in short.
  nonisolated public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button that opens the menu.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  /// Makes the style, which `.button` stands for in short.
  nonisolated public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border that opens the menu.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style, which `.borderlessButton` stands for in short.
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
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
  /// Gives the menus inside a look.
  nonisolated public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
    controlStyle(\.menuStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }

  /// Offers actions when a finger stays on the view: they're presented at the bottom.
  nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View
  where MenuItems: View {
    ContextMenuView(content: self, items: menuItems())
  }

  /// Offers actions when a finger stays on the view: they're presented at the bottom; the preview isn't shown.
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
      .present(.dialog, isOpen) {
        AlertBox(title: nil, message: EmptyView(), actions: items, isDialog: true).environment(\.isInMenu, true)
      }
  }
}
