// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The one who has chosen a text's colour.
package enum AuditColorOrigin: Sendable {
  /// The system: a label's colour, the tint that nobody has set, a placeholder's.
  case system
  /// The app, from the system's palette, as `.blue`.
  case palette
  /// The app.
  case own
}

extension TextNode {
  /// Who has chosen the colours of the text's runs, one a run.
  var colorOrigins: [AuditColorOrigin] {
    resolution.styles.map { style in
      if let own = style.style { return own.style.origin(in: environment) }
      if style.link != nil { return TintShapeStyle().origin(in: environment) }
      return ForegroundStyle().origin(in: environment)
    }
  }

  /// True for each run that stands for a picture.
  var pictureRuns: [Bool] { resolution.styles.map { $0.picture != nil } }
}

extension ShapeStyle {
  fileprivate func origin(in environment: EnvironmentValues) -> AuditColorOrigin {
    switch self {
    case let any as AnyShapeStyle: return any.style.origin(in: environment)
    case is ForegroundStyle, is HierarchicalShapeStyle:
      guard let levels = environment.styles.foreground else { return .system }
      let style = levels.primary.style
      // What a control gives its label is the system's choice, but for a tint that the app has set.
      guard levels.isAskedFor || style is TintShapeStyle else { return .system }
      var outer = environment
      outer.styles.foreground = nil
      return style.origin(in: outer)
    case is TintShapeStyle:
      guard let tint = environment.styles.tint?.style else { return Color.accentColor.origin(in: environment) }
      var outer = environment
      outer.styles.tint = nil
      return tint.origin(in: outer)
    case is LinkShapeStyle: return Color.accentColor.origin(in: environment)
    case is PlaceholderTextShapeStyle, is SeparatorShapeStyle, is FillShapeStyle, is BackgroundStyle: return .system
    case let color as Color: return color.origin(in: environment)
    default: return .own
    }
  }
}

extension Color {
  fileprivate func origin(in environment: EnvironmentValues) -> AuditColorOrigin {
    switch storage {
    case .semantic: return .system
    case .system(.primary), .system(.secondary): return .system
    case .system(.white), .system(.black), .system(.clear): return .own
    case .system(.accent):
      guard let accent = environment.styles.accent else {
        return environment.imageLoader?.color(named: "AccentColor") == nil ? .system : .own
      }
      var outer = environment
      outer.styles.accent = nil
      return accent.origin(in: outer)
    case .system: return .palette
    default: return .own
    }
  }
}

/// The colours that the system brings, in one appearance.
package struct AuditColors {
  /// The colours behind content, by their levels.
  package let levels: [Color.Resolved]
  /// All that may lie behind content: the levels, a window's colour, and those of materials.
  package let backgrounds: [Color.Resolved]
  /// The palette: `.blue`, `.gray` and their like.
  package let palette: [Color.Resolved]
}

extension ViewHost {
  /// The system's colours in an appearance.
  package func auditColors(_ scheme: ColorScheme) -> AuditColors {
    var environment = configuration.environment
    environment.colorScheme = scheme
    var levels: [Color.Resolved] = []
    for level in 0...2 {
      levels.append(SemanticColor.background(level).resolve(in: environment))
      levels.append(SemanticColor.groupedBackground(level).resolve(in: environment))
    }
    var backgrounds = levels + [SemanticColor.window.resolve(in: environment)]
    for material in [Material.ultraThin, .thin, .regular, .thick, .ultraThick, .bar] {
      if case .color(let color) = material._paint(in: environment, bounds: .zero) { backgrounds.append(color) }
    }
    let colors = SystemColor.allCases.filter { ![.white, .black, .clear, .primary, .secondary, .accent].contains($0) }
    return AuditColors(
      levels: levels, backgrounds: backgrounds,
      palette: colors.map { $0.resolve(in: environment) }
        + colors.compactMap { Palette.gradientTop($0).map { Color.Resolved(hex: $0) } })
  }
}
