// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The kind of container around a view that gets a background.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  let name: String

  /// The page of a ``NavigationStack``, or the column of a ``NavigationSplitView``, that shows the view.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The area behind all columns of a ``NavigationSplitView``. Gnomon keeps the background and doesn't draw it.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The window. A host has none: Gnomon keeps the background and doesn't draw it.
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

/// Draws what a view says of its container's background behind it, into the safe area, and keeps it from containers
/// further out.
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
  /// Fills the container around the view with a style, also below its bars.
  ///
  /// Only backgrounds of `navigation` are drawn. Of several for one container the first counts.
  nonisolated public func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
  where S: ShapeStyle {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Puts views, in layers, behind the container around the view. They may fill it, also below its bars.
  ///
  /// Only backgrounds of `navigation` are drawn. Of several for one container the first counts.
  nonisolated public func containerBackground<V>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let background = ContainerBackground(alignment: alignment, view: AnyView(content()))
    return transformPreference(ContainerBackgroundKey.self) { $0[container] = background }
  }
}
