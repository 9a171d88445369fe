// SPDX-License-Identifier: Apache-2.0
/// A colour by what it is for, as UIKit and AppKit name them.
///
/// Apple's documented values of the older generation; nobody measured them.
enum SemanticColor: Hashable, Sendable {
  /// From 0 (primary) to 4.
  case label(Int)
  /// From 0, for thin shapes, to 3, for large ones.
  case fill(Int)
  /// From 0 (the window's) to 2.
  case background(Int)
  /// The same for grouped content.
  case groupedBackground(Int)
  /// From 2, the darkest on light, to 6.
  case gray(Int)
  case separator, opaqueSeparator, link, placeholder, selection
  case window, underPage, grid
}
