// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Which container around a view gets a background.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  let name: String

  /// The page of a ``NavigationStack``, or the column of a ``NavigationSplitView``, that shows the view.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// Behind all columns of a ``NavigationSplitView``.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The window. A host has none: the background is kept, and not drawn.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

/// The backgrounds that views give the containers around them; of several for one container the first counts.
enum ContainerBackgroundKey: PreferenceKey {
  static var defaultValue: [ContainerBackgroundPlacement: ContainerBackground] { [:] }

  static func reduce(
    value: inout [ContainerBackgroundPlacement: ContainerBackground],
    nextValue: () -> [ContainerBackgroundPlacement: ContainerBackground]
  ) {
    value.merge(nextValue()) { first, _ in first }
  }
}

nonisolated struct ContainerBackground {
  let alignment: Alignment
  let view: AnyView
}

/// Draws what a view says of its container's background behind it, into the safe area, and keeps it from containers further out.
nonisolated struct ContainerBackgroundReader: ViewModifier {
  let placement: ContainerBackgroundPlacement

  func body(content: Content) -> some View {
    content
      .backgroundPreferenceValue(ContainerBackgroundKey.self) { backgrounds in
        if let background = backgrounds[placement] {
          ZStack(alignment: background.alignment) { background.view }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: background.alignment)
            .ignoresSafeArea()
        }
      }
      .transformPreference(ContainerBackgroundKey.self) { $0[placement] = nil }
  }
}

extension View {
  /// Gives the container around the view a background: a style that fills it, also below its bars.
  nonisolated public func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
  where S: ShapeStyle {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Gives the container around the view a background: views in layers, which may fill it, also below its bars.
  nonisolated public func containerBackground<V>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let background = ContainerBackground(alignment: alignment, view: AnyView(content()))
    return transformPreference(ContainerBackgroundKey.self) { $0[container] = background }
  }
}
