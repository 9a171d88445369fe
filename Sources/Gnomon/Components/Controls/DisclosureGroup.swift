// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A label with a content that a tap shows or hides, in the look of the disclosure group style in force.
///
/// The content is evaluated only while it is shown. A group that is not given `isExpanded` is closed at first and keeps
/// by itself whether it is open.
///
/// ```swift
/// struct ShippingDetails: View {
///   @State private var isExpanded = true
///
///   var body: some View {
///     DisclosureGroup("Shipping", isExpanded: $isExpanded) {
///       Text("Two to four days")
///       Text("Free from 50 €")
///     }
///   }
/// }
/// ```
public nonisolated struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  nonisolated init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
    self.label = label
    self.isExpanded = isExpanded
    self.content = content
  }

  /// Makes a group that opens and closes with a view as its label.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isExpanded: nil, content: content)
  }

  /// Makes a group that opens and closes with a view as its label. `isExpanded` is whether the content is shown, and is
  /// written when somebody opens or closes it.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: isExpanded, content: content)
  }

  /// The group as its style draws it.
  @MainActor @preconcurrency public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(view: AnyView(label)),
      content: .init(view: AnyView(DeferredContent(content: content).environment(\.disclosureGroupStyle, style))),
      isExpanded: isExpanded)
    if let style {
      style.body(configuration).outerControlStyle(\.disclosureGroupStyle)
    } else {
      AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
    }
  }
}

/// Evaluates a closure only where it's shown.
private nonisolated struct DeferredContent<Content: View>: View, _SeeThroughView {
  let content: () -> Content
  @MainActor var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group that opens and closes with a title that is looked up as a key in the tables of strings.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), isExpanded: nil, content: content)
  }

  /// Makes a group that opens and closes with a title that is shown as it's given.
  @_disfavoredOverload
  nonisolated public init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol {
    self.init(label: Text(label), isExpanded: nil, content: content)
  }

  /// Makes a group that opens and closes with a title that is looked up as a key in the tables of strings. `isExpanded`
  /// is whether the content is shown, and is written when somebody opens or closes it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), isExpanded: isExpanded, content: content)
  }

  /// Makes a group that opens and closes with a title that is shown as it's given. `isExpanded` is whether the content
  /// is shown, and is written when somebody opens or closes it.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where S: StringProtocol {
    self.init(label: Text(label), isExpanded: isExpanded, content: content)
  }
}

/// A look of disclosure groups, which ``DisclosureGroup`` asks for its view.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  /// The type of the view that `makeBody(configuration:)` gives.
  associatedtype Body: View

  /// Makes the view of a disclosure group. It is called again when the group opens or closes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The parts of a group, and whether its content is shown.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of a disclosure group, for a style.
public nonisolated struct DisclosureGroupStyleConfiguration {
  /// A disclosure group's label, with its type hidden. It stays in sight.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    /// The label as the group was given it.
    public var body: some View { view }
  }

  /// A disclosure group's content, with its type hidden. The style shows it or leaves it out.
  public nonisolated struct Content: View, _SeeThroughView {
    let view: AnyView
    /// The content as the group was given it. It is evaluated where the style shows it.
    public var body: some View { view }
  }

  /// The view that stays in sight.
  public let label: Label
  /// The view that is shown while the group is open.
  public let content: Content
  /// True while the content is to be shown. Writing it opens or closes the group; `$isExpanded` is the binding for
  /// controls.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The label with a sign that points down while the group is open, and the content below.
///
/// The sign stands at the trailing edge, and a tap on the label or the sign opens the group. On macOS the sign stands
/// in front of the label and alone opens the group outside of lists; the content begins where the label does. In a list
/// each view of the content is a row.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style, which `.automatic` stands for in short.
  nonisolated public init() {}

  /// Draws the label with the sign, and the content while the group is open.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    DisclosureBody(configuration: configuration)
  }
}

private nonisolated struct DisclosureBody: View, _SeeThroughView {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.surroundings) private var surroundings

  @Environment(\.platformProfile) private var profile

  /// From the leading edge to the content.
  private var indent: CGFloat {
    profile.hasLeadingDisclosureSigns ? DisclosureSign.room : surroundings == .list ? 20 : 0
  }

  @MainActor var body: some View {
    if surroundings == .list {
      header
      if configuration.isExpanded { configuration.content.padding(.leading, indent) }
    } else {
      VStack(alignment: .leading, spacing: 8) {
        header
        if configuration.isExpanded {
          if indent > 0 { configuration.content.padding(.leading, indent) } else { configuration.content }
        }
      }
    }
  }

  @MainActor @ViewBuilder private var header: some View {
    if profile.hasLeadingDisclosureSigns { leadingSign } else { trailingSign }
  }

  @MainActor private var label: some View {
    ImplicitStack(alignment: .leading, column: { configuration.label }).modifier(BadgeBehindModifier())
  }

  @MainActor private var trailingSign: some View {
    let isExpanded = configuration.$isExpanded
    return Button(action: { isExpanded.wrappedValue.toggle() }) {
      HStack {
        label
        Spacer(minLength: RowAccessories.gap)
        DisclosureSign(isExpanded: isExpanded.wrappedValue, style: AnyShapeStyle(.tint))
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(PlainButtonStyle())
  }

  @MainActor private var leadingSign: some View {
    let isExpanded = configuration.$isExpanded
    return HStack(spacing: 0) {
      Button(action: { isExpanded.wrappedValue.toggle() }) {
        DisclosureSign(isExpanded: isExpanded.wrappedValue, style: AnyShapeStyle(.secondary))
          .scaleEffect(0.8)
          .frame(width: DisclosureSign.room, height: 16, alignment: .leading)
          .contentShape(Rectangle())
      }
      .buttonStyle(PlainButtonStyle())
      label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The label with a sign that points down while the group is open, and the content below.
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<DisclosureGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var disclosureGroupStyle: ControlStyle<DisclosureGroupStyleConfiguration>? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the disclosure groups inside.
  nonisolated public func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle {
    controlStyle(\.disclosureGroupStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
