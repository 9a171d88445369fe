// SPDX-License-Identifier: Apache-2.0
/// A label in the colour of links, without a border, as macOS has it.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Makes the style, which `.link` stands for in short.
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    PlainButtonStyle().makeBody(configuration: configuration).controlForeground(AnyShapeStyle(.link))
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  @MainActor @preconcurrency public static var link: LinkButtonStyle { LinkButtonStyle() }
}
