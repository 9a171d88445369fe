// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The stylesheet, scripts, icons and the manifest.
///
/// `shelf.css` is put together from the parts `css-NAME.css` in the order of their names.
public enum StaticFiles {
  /// A file to send.
  public struct File: Sendable {
    public let name: String
    public let contentType: String
    public let bytes: Data
  }

  /// 16 hex digits over all files; it changes when any of them does.
  public static let hash: String = made.hash

  /// The file of a name; nil if there is none. Send it with `Cache-Control: public, max-age=31536000, immutable`,
  /// but `service-worker.js` and `manifest.webmanifest` with `no-cache`, from the root.
  public static func file(_ name: String) -> File? { made.files[name] }

  /// The names of all files, sorted.
  public static var names: [String] { made.files.keys.sorted() }

  /// A sentence about what is wrong with the installed templates, texts or files; nil if all is well. Ask it once at the start.
  public static var problem: String? {
    Resources.shared.problem ?? Language.allCases.lazy.flatMap { Templates.of($0).problems }.first
  }

  /// The header that all pages are made for.
  public static let contentSecurityPolicy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src *; \
    manifest-src 'self'; form-action 'self'; base-uri 'none'
    """

  private static let made = make(Resources.shared.files)

  private static func make(_ parts: [String: Data]) -> (files: [String: File], hash: String) {
    var files: [String: Data] = [:]
    var style = Data()
    for (name, bytes) in parts.sorted(by: { $0.key < $1.key }) {
      if name.hasPrefix("css-") { style += bytes } else { files[name] = bytes }
    }
    files["shelf.css"] = style
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      for byte in Data(name.utf8) + bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    let digits = String(state, radix: 16)
    let hash = String(repeating: "0", count: 16 - digits.count) + digits
    if let worker = files["service-worker.js"] {
      files["service-worker.js"] = Data(
        String(decoding: worker, as: UTF8.self).replacingOccurrences(of: "@HASH@", with: hash).utf8)
    }
    if let manifest = files["manifest.webmanifest"] {
      files["manifest.webmanifest"] = Data(
        String(decoding: manifest, as: UTF8.self).replacingOccurrences(of: "@HASH@", with: hash).utf8)
    }
    var result: [String: File] = [:]
    for (name, bytes) in files { result[name] = File(name: name, contentType: contentType(name), bytes: bytes) }
    return (result, hash)
  }

  private static func contentType(_ name: String) -> String {
    switch name.split(separator: ".").last {
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "webmanifest": "application/manifest+json"
    default: "application/octet-stream"
    }
  }
}
