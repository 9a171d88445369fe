// SPDX-License-Identifier: Apache-2.0
/// A label in the colour of links, without a border. It comes from macOS; Gnomon draws it on iOS too.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Makes the style of links.
  nonisolated public init() {}

  /// Draws the label in the colour of links. It fades while it's pressed.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    PlainButtonStyle().makeBody(configuration: configuration).controlForeground(AnyShapeStyle(.link))
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The look of links: a label in their colour, without a border.
  @MainActor @preconcurrency public static var link: LinkButtonStyle { LinkButtonStyle() }
}
