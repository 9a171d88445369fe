// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The way in which a picture's colours are combined with those below it.
public enum BlendMode: Hashable, Sendable {
  /// The picture over what lies below: where it's opaque, nothing shows through.
  case normal
  /// The product of both colours, never lighter than either.
  case multiply
  /// The product of what each colour lacks, taken from 1: never darker than either.
  case screen
  /// Multiplies where the colour below is dark and screens where it's light.
  case overlay
  /// The darker of both, component by component.
  case darken
  /// The lighter of both, component by component.
  case lighten
  /// Lightens what lies below as far as the picture's colour is light.
  case colorDodge
  /// Darkens what lies below as far as the picture's colour is dark.
  case colorBurn
  /// Darkens or lightens softly, as the picture's colour is below or above one half.
  case softLight
  /// Multiplies or screens, as the picture's colour is below or above one half.
  case hardLight
  /// The distance between both colours, component by component.
  case difference
  /// The distance between both colours, with less contrast than ``difference``.
  case exclusion
  /// The picture's hue with the saturation and the luminosity of what lies below.
  case hue
  /// The picture's saturation with the hue and the luminosity of what lies below.
  case saturation
  /// The picture's hue and saturation with the luminosity of what lies below.
  case color
  /// The picture's luminosity with the hue and the saturation of what lies below.
  case luminosity
  /// The picture, only where there's something below.
  case sourceAtop
  /// The picture under what lies below: it shows only where that is transparent.
  case destinationOver
  /// Takes away from what lies below where the picture is opaque. The picture isn't drawn.
  case destinationOut
  /// The sum of both less 1, component by component: never lighter than either.
  case plusDarker
  /// The sum of both, component by component, 1 at most.
  case plusLighter
}
