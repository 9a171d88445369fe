// SPDX-License-Identifier: Apache-2.0
/// A colour by what it is for, as UIKit and AppKit name them.
///
/// Apple's documented values of the older generation; nobody measured them.
enum SemanticColor: Hashable, Sendable {
  /// A text's or a symbol's colour, from 0 (primary) to 4.
  case label(Int)
  /// A shape's colour, from 0, for thin shapes, to 3, for large ones.
  case fill(Int)
  /// A background's colour, from 0 (the window's) to 2.
  case background(Int)
  /// A background's colour below grouped content, from 0 (the window's) to 2.
  case groupedBackground(Int)
  /// A grey, from 2, the darkest in light appearance, to 6.
  case gray(Int)
  case separator, opaqueSeparator, link, placeholder, selection
  case window, underPage, grid
}
