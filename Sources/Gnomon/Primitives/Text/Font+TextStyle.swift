// SPDX-License-Identifier: Apache-2.0
extension Font {
  /// The role of a text, from which the profile gives size, weight and line height.
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
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
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The distance between lines.
  public enum Leading: Sendable {
    case standard
    /// Less than usual.
    case tight
    /// More than usual.
    case loose
  }
}
