// SPDX-License-Identifier: Apache-2.0

/// Limits of one capture. A page that reaches one is kept as far as it came, with a warning.
public struct CaptureLimits: Sendable, Equatable {
  /// The time for the server's first answer and the load event, in seconds.
  public var loadSeconds: Double = 25
  /// The time for lazy pictures, fonts and a quiet network after the load event, in seconds.
  public var settleSeconds: Double = 8
  /// The time for each form (picture, HTML, article, PDF), in seconds. A high picture has six seconds for each 8,000 points, where that is more.
  public var formSeconds: Double = 40
  /// The time for everything, in seconds.
  public var seconds: Double = 180
  /// The bytes that the page may load, unpacked.
  public var bytes: Int = 100 << 20
  /// The requests that the page may make.
  public var requests: Int = 3000
  /// The height of the full picture, in CSS points. The page below isn't in the picture.
  public var height: Int = 200_000
  /// The bytes of the self-contained HTML file. Resources beyond are left out of it.
  public var htmlBytes: Int = 64 << 20
  /// The bytes of one picture, font or stylesheet in the HTML file or beside the article.
  public var resourceBytes: Int = 16 << 20
  /// The characters of the page's elements and texts that are kept in the HTML file and in the article.
  public var characters: Int = 20_000_000
  /// The pictures that are kept beside the article.
  public var articlePictures: Int = 300
  /// The forms that are wanted.
  public var forms: Set<CaptureForm> = Set(CaptureForm.allCases)

  public init() {}
}

/// A form of a page that can be left out.
public enum CaptureForm: String, Sendable, Codable, CaseIterable {
  case picture, smallPicture, html, article, pdf
}

/// What a capture does at the moment.
public enum CaptureStep: String, Sendable, Codable, CaseIterable {
  case start, load, settle, prepare, picture, html, article, pdf, finish
}
