// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Image {
  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// The picture in any size that it's proposed, whatever its own.
  ///
  /// - Parameters:
  ///   - capInsets: the borders that keep their thickness, in points.
  ///   - resizingMode: the way in which the rest is stretched or repeated.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// The picture as a template or in its own colours; nil makes symbols templates and leaves pictures in their own
  /// colours.
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// Says how pixels are found where the picture isn't drawn in its own size.
  public func interpolation(_ interpolation: Image.Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// Says whether the picture's edges are smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

  /// Says how a symbol's layers are coloured; nil leaves it to its surroundings.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolRenderingMode = mode } }

  /// Says how bright the picture may be. Drawings have the standard range, so that nothing changes.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

private enum SymbolFontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
  /// The font whose size system symbols have, where that isn't the texts' around them, as in bars.
  var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }

  private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
  }

  private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }

  private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }

  private enum AllowedDynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
  }

  /// The size of symbols relative to the text beside them.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The way in which symbols' layers are coloured; nil leaves it to each symbol.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The variants that symbols are shown in.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The brightness that pictures may have; nil is no wish. Gnomon draws in the standard range: it has no effect.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols inside relative to the text beside them.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets how symbols' layers inside are coloured; nil is as each symbol prefers.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Shows symbols inside in variants.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }

  /// Sets how bright pictures inside may be. Gnomon draws in the standard range: it has no effect.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
