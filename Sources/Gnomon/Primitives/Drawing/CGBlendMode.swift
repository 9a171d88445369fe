// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How what is drawn is composited onto what lies below, by Core Graphics' name.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// The picture over what lies below.
  case normal
  /// The product of both colours.
  case multiply
  /// The product of what each colour lacks, taken from 1.
  case screen
  /// Multiplies where the colour below is dark and screens where it's light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Lightens what lies below.
  case colorDodge
  /// Darkens what lies below.
  case colorBurn
  /// Darkens or lightens softly.
  case softLight
  /// Multiplies or screens.
  case hardLight
  /// The distance between both colours.
  case difference
  /// The distance between both colours, with less contrast.
  case exclusion
  /// The picture's hue.
  case hue
  /// The picture's saturation.
  case saturation
  /// The picture's hue and saturation.
  case color
  /// The picture's luminosity.
  case luminosity
  /// Nothing is left. A rectangle is cleared by `clear(_:)`; elsewhere it counts as normal.
  case clear
  /// The picture alone. It counts as normal.
  case copy
  /// The picture, where something lies below. It counts as `sourceAtop`.
  case sourceIn
  /// The picture, where nothing lies below. It counts as normal.
  case sourceOut
  /// The picture, only where something lies below.
  case sourceAtop
  /// The picture under what lies below.
  case destinationOver
  /// What lies below, where the picture is. It counts as normal.
  case destinationIn
  /// Takes away from what lies below.
  case destinationOut
  /// What lies below, over the picture. It counts as `destinationOver`.
  case destinationAtop
  /// Each where the other isn't. It counts as normal.
  case xor
  /// The sum of both less 1.
  case plusDarker
  /// The sum of both.
  case plusLighter

  /// The nearest that a drawing knows.
  package var blendMode: BlendMode {
    switch self {
    case .normal, .clear, .copy, .sourceOut, .destinationIn, .xor: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceIn, .sourceAtop: .sourceAtop
    case .destinationOver, .destinationAtop: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

extension CGContext {
  /// Sets how what is drawn from now on is composited onto what lies below.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.blendMode }
  /// Sets how well pictures are scaled. They're always scaled well: it means nothing.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
}

/// How well pictures are scaled, by Core Graphics' name.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The usual way.
  case `default`
  /// Not at all.
  case none
  /// Fast.
  case low
  /// Well.
  case high
  /// Between.
  case medium
}
