import Foundation
package import Gnomon

/// The explanation as one file: pictures, tree and story, without a network.
package struct HTMLPage {
  /// What one pass drew.
  package struct Picture: Sendable {
    /// The pass, counted from 0 since the host was made.
    package var pass: Int
    package var png: Data
    /// The host's size at the time, in points.
    package var size: CGSize

    package init(pass: Int, png: Data, size: CGSize) {
      self.pass = pass
      self.png = png
      self.size = size
    }
  }

  private let explanation: Explanation
  private let title: String
  private let pictures: [Picture]

  /// - Parameter pictures: In the order of their passes; the last is the settled one.
  package init(_ explanation: Explanation, title: String, pictures: [Picture]) {
    self.explanation = explanation
    self.title = title
    self.pictures = pictures
  }

  package func data() throws -> Data {
    let page = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <title>\(escaped(title))</title>
      <style>\(Self.style)</style></head>
      <body>\(Self.body.replacing("{title}", with: escaped(title)))
      <script type="application/json" id="data">\(embedded(try explanation.jsonData(isCompact: true)))</script>
      <script type="application/json" id="pictures">\(embedded(try picturesJSON()))</script>
      <script>\(Self.model)\(Self.views)\(Self.input)</script></body></html>

      """
    return Data(page.utf8)
  }

  private func picturesJSON() throws -> Data {
    struct Entry: Encodable {
      var pass: Int
      var width: Double
      var height: Double
      var source: String
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return try encoder.encode(
      pictures.map {
        Entry(
          pass: $0.pass, width: $0.size.width, height: $0.size.height,
          source: "data:image/png;base64," + $0.png.base64EncodedString())
      })
  }

  /// A closing tag in a text must not end the script that it stands in.
  private func embedded(_ json: Data) -> String {
    String(decoding: json, as: UTF8.self).replacing("</", with: "<\\/").replacing("<!--", with: "<\\u0021--")
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
