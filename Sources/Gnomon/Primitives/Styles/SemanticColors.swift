// SPDX-License-Identifier: Apache-2.0
/// The colours of labels, fills, separators and backgrounds in an environment.
///
/// Only macOS's first two labels and separator were recorded (facts 55, 97); the others are the documented values of the
/// older generation.
struct SemanticColors {
  private let isDark: Bool
  private let system: PlatformProfile.System

  init(_ environment: EnvironmentValues) {
    isDark = environment.colorScheme == .dark
    system = environment.platformProfile.system
  }

  /// A label's colour from level 0 (primary) to 4 (quinary) and above.
  func label(level: Int) -> Color.Resolved {
    let level = min(max(level, 0), 4)
    switch system {
    case .iOS:
      if level == 0 { return Color.Resolved(hex: isDark ? 0xFFFFFF : 0x000000) }
      let opacities = isDark ? [1, 0.6, 0.3, 0.16, 0.08] : [1, 0.6, 0.3, 0.18, 0.09]
      return Color.Resolved(hex: isDark ? 0xEBEBF5 : 0x3C3C43, opacity: opacities[level])
    case .macOS:
      // The first two are 216, 127 and 140 of 255.
      let opacities = isDark ? [0.84706, 0.54902, 0.25, 0.1, 0.05] : [0.84706, 0.49804, 0.26, 0.1, 0.05]
      return Color.Resolved(hex: isDark ? 0xFFFFFF : 0x000000, opacity: opacities[level])
    }
  }

  /// A level of the foreground style where nobody has set one: on iOS fainter and fainter black or white, without the tint of
  /// blue that the labels' own colours have (`list26-67`, `list18-32`).
  func foreground(level: Int) -> Color.Resolved {
    guard system == .iOS else { return label(level: level) }
    return label(level: 0).multiplyingOpacity(HierarchicalShapeStyle.opacity(level: level))
  }

  /// A fill behind content, from level 0 (for thin shapes) to 3 (for large ones) and above.
  func fill(level: Int) -> Color.Resolved {
    let level = min(max(level, 0), 4)
    switch system {
    case .iOS:
      let opacities = isDark ? [0.36, 0.32, 0.24, 0.18, 0.12] : [0.2, 0.16, 0.12, 0.08, 0.05]
      return Color.Resolved(hex: 0x787880, opacity: opacities[level])
    case .macOS:
      let opacities = [0.1, 0.08, 0.05, 0.03, 0.02]
      return Color.Resolved(hex: isDark ? 0xFFFFFF : 0x000000, opacity: opacities[level])
    }
  }

  var separator: Color.Resolved {
    switch system {
    case .iOS:
      isDark ? Color.Resolved(hex: 0x545458, opacity: 0.6) : Color.Resolved(hex: 0x3C3C43, opacity: 0.29)
    case .macOS: Color.Resolved(hex: isDark ? 0xFFFFFF : 0x000000, opacity: 0.098039)
    }
  }

  /// The line between two rows of a list: on iOS 26 fainter than a divider (`list26-17`, `list26-64`).
  func rowSeparator(_ profile: PlatformProfile) -> Color.Resolved {
    guard profile.system == .iOS, profile.palette == .v26 else { return separator }
    return isDark ? Color.Resolved(hex: 0xEBEBF5, opacity: 0.135) : Color.Resolved(hex: 0x3C3C43, opacity: 0.12)
  }

  /// A background's colour from level 0 (the window's) to 2 (grouped content in grouped content) and above.
  func background(level: Int) -> Color.Resolved {
    let level = min(max(level, 0), 2)
    switch system {
    case .iOS:
      let colors: [UInt32] = isDark ? [0x000000, 0x1C1C1E, 0x2C2C2E] : [0xFFFFFF, 0xF2F2F7, 0xFFFFFF]
      return Color.Resolved(hex: colors[level])
    case .macOS:
      let colors: [UInt32] = isDark ? [0x1E1E1E, 0x282828, 0x323232] : [0xFFFFFF, 0xF5F5F5, 0xECECEC]
      return Color.Resolved(hex: colors[level])
    }
  }

  var placeholder: Color.Resolved { label(level: 2) }

  var selection: Color.Resolved {
    switch system {
    case .iOS: Color.Resolved(hex: isDark ? 0x3A3A3C : 0xD1D1D6)
    case .macOS: Color.Resolved(hex: isDark ? 0x0059D1 : 0x0064E1)
    }
  }

  /// Behind a chosen row of a list that hasn't the focus, as lists of a drawing haven't.
  var rowSelection: Color.Resolved {
    system == .macOS ? Color.Resolved(hex: isDark ? 0x464646 : 0xDCDCDC) : selection
  }
}
