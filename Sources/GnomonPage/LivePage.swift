// SPDX-License-Identifier: Apache-2.0

/// The page that shows a live view in a browser.
package enum LivePage {
  /// A file of the page, to be served as `/page/NAME`. `page.html` is the page itself.
  package struct File: Sendable {
    package var name: String
    package var text: String

    /// The type in HTTP's words.
    package var type: String {
      let types = ["html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"]
      let ending = name.split(separator: ".").last.map(String.init) ?? ""
      return (types[ending] ?? "text/plain") + "; charset=utf-8"
    }
  }

  /// The file of a name; nil where there's none.
  package static func file(_ name: String) -> File? { files.first { $0.name == name } }

  /// The text of a page whose files a browser may keep: `page/` is `page/VERSION/` there.
  package static func page(_ name: String) -> String? {
    file(name)?.text.replacing("page/", with: "page/\(version)/")
  }

  /// What a server says the page may load: its own files, and pictures that come over the connection. It lies in no other page.
  package static let policy = rules + "frame-ancestors 'none'"

  /// The same for a page that may lie in a frame: of a page in a browser, or of an editor's.
  package static let framedPolicy = rules + "frame-ancestors http: https: vscode-webview: vscode-file:"

  private static let rules =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; "
    + "connect-src 'self'; base-uri 'none'; form-action 'none'; "
}
