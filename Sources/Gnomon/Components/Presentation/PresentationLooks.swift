// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a presented view says of the panel that it lies in.
struct PresentationLooks {
  var background: AnyShapeStyle?
  /// What lies behind the content in the place of a style.
  var backgroundView: PresentationBackgroundView?
  var cornerRadius: CGFloat?
  var horizontalAdaptation: PresentationAdaptation.Kind?
  var verticalAdaptation: PresentationAdaptation.Kind?
  var backgroundInteraction: PresentationBackgroundInteraction.Kind?
  var dragIndicator: Visibility?
}

enum PresentationLooksKey: PreferenceKey {
  static var defaultValue: PresentationLooks { PresentationLooks() }

  static func reduce(value: inout PresentationLooks, nextValue: () -> PresentationLooks) {
    let next = nextValue()
    if value.background == nil, value.backgroundView == nil {
      (value.background, value.backgroundView) = (next.background, next.backgroundView)
    }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.horizontalAdaptation = value.horizontalAdaptation ?? next.horizontalAdaptation
    value.verticalAdaptation = value.verticalAdaptation ?? next.verticalAdaptation
    value.backgroundInteraction = value.backgroundInteraction ?? next.backgroundInteraction
    value.dragIndicator = value.dragIndicator ?? next.dragIndicator
  }
}

extension View {
  /// Fills the panel of the presentation around with a style, in the place of the system's background.
  nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    let style = AnyShapeStyle(style)
    return transformPreference(PresentationLooksKey.self) { ($0.background, $0.backgroundView) = (style, nil) }
  }

  /// Sets the radius of the corners of the sheet around, in points; nil is the system's: 38 on iOS 26, 10 before. A
  /// negative radius is 0. On iOS 26 lower sheets have other corners, and round ones at the bottom.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    transformPreference(PresentationLooksKey.self) { $0.cornerRadius = cornerRadius }
  }
}
