import Foundation

/// Controls that belong together, side by side.
public nonisolated struct ControlGroup<Content>: View where Content: View {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public var body: some View {
    HStack(spacing: 8) { content }.buttonStyle(ControlGroupButtonStyle())
  }
}

/// Buttons of a group have a border of their own.
private nonisolated struct ControlGroupButtonStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// A group's controls with the label that stands for them in menus.
public nonisolated struct LabeledControlGroupContent<Content, Label>: View where Content: View, Label: View {
  let content: Content
  let label: Label
  @MainActor @preconcurrency public var body: some View { content }
}

extension ControlGroup {
  nonisolated public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    self.init { LabeledControlGroupContent(content: content(), label: label()) }
  }

  nonisolated public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.init { LabeledControlGroupContent(content: content(), label: Text(titleKey)) }
  }

  @_disfavoredOverload
  nonisolated public init<C, S>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol {
    self.init { LabeledControlGroupContent(content: content(), label: Text(title)) }
  }

  nonisolated public init<C>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init { LabeledControlGroupContent(content: content(), label: Label(titleKey, systemImage: systemImage)) }
  }
}
