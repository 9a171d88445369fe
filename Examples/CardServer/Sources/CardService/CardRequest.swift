// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes

/// What a card shows and how it's written: a request's query, checked.
public struct CardRequest: Sendable, Hashable {
  public var title: String
  public var summary: String
  public var author: String
  /// From 0 to 100 each.
  public var bars: [Double]
  /// Pixels per point: the card is 1200×630 points.
  public var scale: Double
  public var format: CardFormat

  /// What is allowed.
  public enum Limits {
    /// Bytes of the whole query.
    public static let query = 8_192
    /// Unicode scalars, so that a thousand combining marks are a thousand.
    public static let title = 200
    public static let summary = 300
    public static let author = 60
    public static let bars = 40
    public static let scale = 0.25...3.0
  }

  public init(
    title: String, summary: String = "", author: String = "", bars: [Double] = [], scale: Double = 1,
    format: CardFormat = .png
  ) {
    self.title = title
    self.summary = summary
    self.author = author
    self.bars = bars
    self.scale = scale
    self.format = format
  }

  /// Reads a query as it stands in the address: `title=A%20card&bars=20,40`.
  ///
  /// Throws a ``ServiceError`` that names the parameter for whatever isn't as it should be: an unknown or repeated name,
  /// a text that is too long or isn't UTF-8, a number out of range.
  public init(query: String, format: CardFormat) throws {
    let parameters = try QueryParameters(query, limit: Limits.query)
    try parameters.allow(["title", "summary", "author", "bars", "scale"])
    guard let title = try parameters.text("title", limit: Limits.title), !title.isEmpty else {
      throw ServiceError(.badRequest, "The parameter 'title' is missing: /card.png?title=Hello")
    }
    self.init(
      title: title, summary: try parameters.text("summary", limit: Limits.summary) ?? "",
      author: try parameters.text("author", limit: Limits.author) ?? "",
      bars: try parameters.numbers("bars", in: 0...100, limit: Limits.bars) ?? [],
      scale: try parameters.number("scale", in: Limits.scale) ?? 1, format: format)
  }
}

/// A form that the card is written in.
public enum CardFormat: String, CaseIterable, Sendable {
  case png
  case webp
  case pdf
  case svg

  public var mediaType: String {
    switch self {
    case .png: "image/png"
    case .webp: "image/webp"
    case .pdf: "application/pdf"
    case .svg: "image/svg+xml"
    }
  }
}
