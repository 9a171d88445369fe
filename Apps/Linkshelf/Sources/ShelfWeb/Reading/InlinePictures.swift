// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Puts an article's pictures into its HTML.
enum InlinePictures {
  /// - Parameter picture: the `data:` address of a picture by its name; nil where there's none, so that its words stay.
  static func html(_ html: String, _ picture: (String) -> String?) -> String {
    var out = ""
    var rest = html[...]
    while let start = rest.range(of: "<img src=\"") {
      guard let end = rest[start.upperBound...].firstIndex(of: "\"") else { break }
      out += rest[..<start.upperBound]
      let name = rest[start.upperBound..<end].replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
      out += picture(String(name)) ?? ""
      rest = rest[end...]
    }
    return out + rest
  }
}
