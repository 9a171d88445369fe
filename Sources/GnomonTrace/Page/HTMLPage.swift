// SPDX-License-Identifier: Apache-2.0
import Foundation

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
  private let home: String?

  /// - Parameters:
  ///   - pictures: In the order of their passes; the last is the settled one.
  ///   - home: The address of the page that lists this one; nil where there's none.
  package init(_ explanation: Explanation, title: String, pictures: [Picture], home: String? = nil) {
    self.explanation = explanation
    self.title = title
    self.pictures = pictures
    self.home = home
  }

  package func data() throws -> Data {
    var page = Data(
      """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>\(escaped(title))</title>
      <style>\(Self.style)</style></head>
      <body>\(Self.body.replacing("{home}", with: homeLink).replacing("{title}", with: escaped(title)))
      <script type="application/json" id="data">
      """.utf8)
    page += embedded(try explanation.jsonData(isForPage: true))
    page += Data("</script>\n<script type=\"application/json\" id=\"pictures\">".utf8)
    page += embedded(try picturesJSON())
    page += Data("</script>\n<script>\(Self.model)\(Self.views)\(Self.input)</script></body></html>\n".utf8)
    return page
  }

  /// The page needs nothing but itself, and asks the network for nothing.
  private static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; "
    + "form-action 'none'"

  private var homeLink: String {
    home.map { "<a class=\"home\" href=\"\(escaped($0))\">‹ Previews</a>" } ?? ""
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

  /// A tag in a text must not end the script that it stands in. Byte by byte: in a string a character before it may be
  /// one with its first.
  private func embedded(_ json: Data) -> Data {
    var result = Data(capacity: json.count + json.count / 16)
    var rest = json[...]
    while let place = rest.firstIndex(of: UInt8(ascii: "<")) {
      result += rest[..<place]
      result += Self.lessThan
      rest = rest[(place + 1)...]
    }
    return result + rest
  }

  private static let lessThan = Data("\\u003C".utf8)

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
