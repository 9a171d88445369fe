// SPDX-License-Identifier: Apache-2.0

/// What an address leads to, as a shelf sorts it.
public enum MediaKind: String, Sendable, Codable, CaseIterable {
  case page, pdf, image, video, audio, feed, text, other

  /// The kind of a media type without parameters, in lower case.
  public init(mediaType: String) {
    switch mediaType {
    case "text/html", "application/xhtml+xml": self = .page
    case "application/pdf", "application/x-pdf": self = .pdf
    case "application/rss+xml", "application/atom+xml", "application/rdf+xml", "application/feed+json": self = .feed
    case "application/json", "application/xml", "application/javascript", "application/x-yaml", "application/toml":
      self = .text
    default:
      if mediaType.hasPrefix("image/") {
        self = .image
      } else if mediaType.hasPrefix("video/") {
        self = .video
      } else if mediaType.hasPrefix("audio/") || mediaType == "application/ogg" {
        self = .audio
      } else if mediaType.hasPrefix("text/") {
        self = .text
      } else {
        self = .other
      }
    }
  }
}
