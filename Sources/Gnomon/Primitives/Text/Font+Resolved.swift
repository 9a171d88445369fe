// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Font {
  /// The font of an environment: with its profile, type size and font modifiers.
  public func resolved(in environment: EnvironmentValues) -> ResolvedFont {
    let text = environment.text
    var attributes = text.attributes
    attributes.font = self
    return attributes.resolvedFont(profile: environment.platformProfile, text: text)
  }

  /// The font without what the environment's font modifiers change.
  func resolved(
    profile: PlatformProfile, typeSize: DynamicTypeSize, changing change: (inout Traits) -> Void = { _ in }
  ) -> ResolvedFont {
    var traits = traits
    change(&traits)
    var metrics: TextStyleMetrics?
    var family = ResolvedFont.Family.system(traits.design ?? .default)
    var size: CGFloat
    var weight = 400
    switch base {
    case .textStyle(let style):
      let found = profile.metrics(for: style, at: typeSize)
      (size, weight, metrics) = (found.size, found.weight, found)
    case .system(let given):
      size = given
    case .custom(let name, let given, let style):
      size = given * (style.map { profile.scale(of: $0, at: typeSize) } ?? 1)
      family = .custom(name)
    }
    if let given = traits.pointSize { (size, metrics) = (given, nil) }
    if traits.scale != 1 { (size, metrics) = (size * traits.scale, nil) }
    size = size.isFinite ? min(max(size, 0), 10_000) : 17
    if traits.isBold, traits.weight == nil || traits.weight == .regular || traits.weight == .medium {
      // A weight that was asked for and is light or bold already stays (recorded on macOS 27).
      if case .textStyle(let style) = base, traits.weight == nil {
        traits.weight = Weight(value: profile.boldWeight(of: style))
      } else {
        traits.weight = .bold
      }
    }

    var font = ResolvedFont(
      family: family, size: size, weight: traits.weight?.value ?? weight, isItalic: traits.isItalic,
      isMonospacedDigit: traits.isMonospacedDigit, isSmallCaps: traits.lowercaseSmallCaps || traits.uppercaseSmallCaps,
      width: traits.width?.percent ?? 100)
    if case .custom = family { font.isWeightGiven = traits.weight != nil }
    if case .system = family {
      let height = profile.systemLineHeight(size: size)
      font.lineHeight = metrics?.lineHeight ?? height
      font.linePitch = metrics?.linePitch ?? height
      font.ascent = profile.systemAscent(size: size, design: traits.design ?? .default)
      font.reservedHeight = profile.reservedLineHeight(size: size)
      font.hasMacWidths = profile.correctsLetterWidths
      switch traits.leading {
      case .standard: break
      case .tight: font.linePitch = max(0, (font.linePitch ?? height) - 2)
      case .loose: font.linePitch = (font.linePitch ?? height) + 2
      }
    }
    return font
  }
}
