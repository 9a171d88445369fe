// SPDX-License-Identifier: Apache-2.0
/// The way in which colours are mixed where drawings lie above each other, and where their edges cover a pixel in part.
///
/// A picture that is mixed by linear components becomes one of pixels in PDF and SVG.
public enum ColorRenderingMode: Sendable {
  /// Colours are mixed by the components of sRGB.
  case nonLinear
  /// Colours are mixed by linear components, as light mixes: half of white over black is a lighter grey than that of
  /// sRGB's.
  case linear
  /// Colours are mixed by linear components, which may be below 0 and above 1 until the picture is whole.
  ///
  /// Only plain colours keep components that are below 0 or above 1.
  case extendedLinear
}
