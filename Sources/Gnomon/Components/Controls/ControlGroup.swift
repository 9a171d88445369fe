// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Controls that belong together, in the look of the control group style in force.
///
/// Without a style they lie side by side, 8 points apart, and buttons have borders. The label of a group is drawn by
/// the styles that make a menu of it, and by no other style of Gnomon.
///
/// ```swift
/// struct ZoomControls: View {
///   @State private var scale = 1.0
///
///   var body: some View {
///     ControlGroup("Zoom", systemImage: "magnifyingglass") {
///       Button("Smaller", systemImage: "minus") { scale /= 2 }
///       Button("Larger", systemImage: "plus") { scale *= 2 }
///     }
///     .controlGroupStyle(.palette)
///   }
/// }
/// ```
public nonisolated struct ControlGroup<Content>: View where Content: View {
  let content: Content
  @Environment(\.controlGroupStyle) private var style

  /// Makes a group of the controls in `content`, without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The group as its style draws it.
  @MainActor @preconcurrency public var body: some View {
    if let style {
      let parts = content as? any LabeledContentParts
      style.body(
        ControlGroupStyleConfiguration(
          content: AnyView((parts?.partContent ?? AnyView(content)).environment(\.controlGroupStyle, style)),
          label: parts?.partLabel ?? AnyView(EmptyView()))
      ).outerControlStyle(\.controlGroupStyle)
    } else {
      HStack(spacing: 8) { content }.buttonStyle(ControlGroupButtonStyle())
    }
  }
}

extension ControlGroupStyleConfiguration.Content: LabeledContentParts {
  @MainActor fileprivate var partContent: AnyView { view }
  @MainActor fileprivate var partLabel: AnyView { label }
}

/// Buttons of a group have a border of their own.
private nonisolated struct ControlGroupButtonStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// A content that has a label with it.
private protocol LabeledContentParts {
  @MainActor var partContent: AnyView { get }
  @MainActor var partLabel: AnyView { get }
}

/// The controls of a group with the group's label. Groups that are made with a title or a label have it as their
/// content.
public nonisolated struct LabeledControlGroupContent<Content, Label>: View where Content: View, Label: View {
  let content: Content
  let label: Label
  /// The controls alone. The label is drawn by the styles that make a menu of a group.
  @MainActor @preconcurrency public var body: some View { content }
}

extension LabeledControlGroupContent: LabeledContentParts {
  @MainActor fileprivate var partContent: AnyView { AnyView(content) }
  @MainActor fileprivate var partLabel: AnyView { AnyView(label) }
}

extension ControlGroup {
  /// Makes a group of controls with a view as its label.
  nonisolated public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    self.init { LabeledControlGroupContent(content: content(), label: label()) }
  }

  /// Makes a group of controls with a title that is looked up as a key in the tables of strings.
  nonisolated public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.init { LabeledControlGroupContent(content: content(), label: Text(titleKey)) }
  }

  /// Makes a group of controls with a title that is shown as it's given.
  @_disfavoredOverload
  nonisolated public init<C, S>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol {
    self.init { LabeledControlGroupContent(content: content(), label: Text(title)) }
  }

  /// Makes a group of controls with a title that is looked up as a key in the tables of strings and a symbol beside it.
  /// `systemImage` is the name of the symbol.
  nonisolated public init<C>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init { LabeledControlGroupContent(content: content(), label: Label(titleKey, systemImage: systemImage)) }
  }

  /// Makes a group of controls with a title that is shown as it's given and a symbol beside it. `systemImage` is the
  /// name of the symbol.
  @_disfavoredOverload
  nonisolated public init<C, S>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View, S: StringProtocol {
    self.init { LabeledControlGroupContent(content: content(), label: Label(title, systemImage: systemImage)) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes a group of the parts that a style is given, in the style around that one.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init { configuration.content }
  }
}
