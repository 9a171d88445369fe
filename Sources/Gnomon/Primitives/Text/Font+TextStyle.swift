// SPDX-License-Identifier: Apache-2.0
extension Font {
  /// The role of a text, from which the profile gives size, weight and line height.
  public enum TextStyle: CaseIterable, Sendable {
    /// The largest title.
    case largeTitle
    /// A first-level title.
    case title
    /// A second-level title.
    case title2
    /// A third-level title.
    case title3
    /// A heading, semibold at the size of body text.
    case headline
    /// A heading below a heading.
    case subheadline
    /// Running text: the default.
    case body
    /// A remark beside running text.
    case callout
    /// A footnote.
    case footnote
    /// The text below a picture.
    case caption
    /// The smallest text below a picture.
    case caption2

    /// The column in the profile's tables.
    var index: Int {
      switch self {
      case .largeTitle: 0
      case .title: 1
      case .title2: 2
      case .title3: 3
      case .headline: 4
      case .body: 5
      case .callout: 6
      case .subheadline: 7
      case .footnote: 8
      case .caption: 9
      case .caption2: 10
      }
    }
  }

  /// The drawing style of a system font.
  public enum Design: Hashable, Sendable {
    /// The system's usual design, without serifs.
    case `default`
    /// A design with serifs.
    case serif
    /// A design with round ends.
    case rounded
    /// A design whose characters all have one width.
    case monospaced
  }

  /// The distance between lines.
  public enum Leading: Sendable {
    /// The font's own distance.
    case standard
    /// Lines lie closer than usual.
    case tight
    /// Lines lie further apart than usual.
    case loose
  }
}
