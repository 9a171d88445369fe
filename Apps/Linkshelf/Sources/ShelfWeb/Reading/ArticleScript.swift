// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation
import ShelfPages

/// The script inside an article's frame, and the policy that lets it run and nothing else.
enum ArticleScript {
  static let text = StaticFiles.file("article.js").map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""

  /// How a policy names it: by its content, so that an article's own script can't take its place.
  static let source = "'sha256-\(Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString())'"

  /// For the frame: it has no origin, opens links in windows of their own, loads pictures of its version, and runs this one script. An
  /// article's own scripts, handlers, forms, frames and connections stay dead, should its HTML ever have any.
  static let policy = """
    sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; default-src 'none'; script-src \(source); img-src data: 'self'; \
    media-src data: 'self'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'
    """
}
