// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// The page with links to all previews.
enum PreviewListPage {
  static func html(_ lists: [(title: String, previews: [LivePreview])]) -> String {
    var body = ""
    for (title, previews) in lists {
      body += "<h2>\(escaped(title))</h2>\n<ul>\n"
      for preview in previews {
        let place = preview.place.isEmpty ? "" : " <small>\(escaped(preview.place))</small>"
        body += "<li><a href=\"\(path(of: preview.key))\">\(escaped(preview.name))</a>\(place)</li>\n"
      }
      body += "</ul>\n"
      if previews.isEmpty { body += "<p>It has no previews.</p>\n" }
    }
    if lists.isEmpty { body = "<p>There is nothing to show.</p>\n" }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
      <link rel="icon" href="data:,"><link rel="stylesheet" href="/list.css"><title>Previews</title></head>
      <body><main><h1>Previews</h1>
      \(body)</main></body></html>

      """
  }

  static let style = """
    :root { color-scheme: light dark }
    body { margin: 0; font: 16px/1.5 system-ui, sans-serif }
    main { max-width: 40rem; margin: 0 auto; padding: 1.5rem }
    h1 { font-size: 1.5rem } h2 { font-size: 1.1rem }
    ul { list-style: none; padding: 0 } li { padding: 0.3rem 0; overflow-wrap: anywhere }
    small { opacity: 0.75 }

    """

  /// The address of a preview's page: a folder, in which its files lie.
  static func path(of key: String) -> String {
    var allowed = CharacterSet(charactersIn: "a"..."z")
    allowed.insert(charactersIn: "A"..."Z")
    allowed.insert(charactersIn: "0"..."9")
    allowed.insert(charactersIn: "-._~")
    return "/preview/\(key.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")/"
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }
}
