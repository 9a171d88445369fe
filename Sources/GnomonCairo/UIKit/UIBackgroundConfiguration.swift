// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// What lies behind a cell's or a button's content, by UIKit's name. A button draws it; cells keep it.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// A view behind the content. It's kept.
  public var customView: UIView?
  /// The corners' radius in points.
  public var cornerRadius: CGFloat = 0
  /// How far it lies within its view, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The sides where the view's margins are added to that. They're kept.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour; nil is the tint.
  public var backgroundColor: UIColor?
  /// What becomes of the colour. It's called.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An effect. It's kept.
  public var visualEffect: UIVisualEffect?
  /// A picture.
  public var image: UIImage?
  /// How the picture fills it. It's kept: it fills the rectangle.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The border's colour; nil is the tint.
  public var strokeColor: UIColor?
  /// What becomes of that colour. It's called.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The border's width in points.
  public var strokeWidth: CGFloat = 0
  /// How far the border lies outside, in points.
  public var strokeOutset: CGFloat = 0

  private init(color: UIColor?) { backgroundColor = color }
  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(color: .clear) }
  /// What lies behind a plain list's row.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .systemBackground)
  }
  /// What lies behind a plain list's header or footer.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .systemBackground)
  }
  /// What lies behind a grouped list's row.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .secondarySystemGroupedBackground)
  }
  /// What lies behind a grouped list's header or footer.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// What lies behind a list's row.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// What lies behind a list's header.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  /// What lies behind a list's footer.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  /// What lies behind a sidebar's row.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// What lies behind a sidebar's header.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  /// What lies behind a row of a sidebar beside another.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }

  /// What is shown in a state: the same.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// The colour after what becomes of it.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }
  /// The border's colour after what becomes of it.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }
}

/// What becomes of a text's attributes, by UIKit's name.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The function.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  /// Other attributes by a function.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// The other attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
