// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// What pictures depend on beside the views: the fonts and the libraries that draw them.
package struct DrawingVersions: Sendable, Equatable {
  /// The fonts that stand for the system's, each with its version and a sum of its file.
  package var fonts: [String]
  /// The libraries that shape and draw, each with its version.
  package var libraries: [String]

  package init(fonts: [String], libraries: [String]) {
    self.fonts = fonts
    self.libraries = libraries
  }

  /// Those of this process. Font files are read once.
  package init(for configuration: ViewHost.Configuration) {
    let engine = TextEngines.engine(for: configuration)
    let designs: [Font.Design] = [.default, .monospaced, .serif]
    var seen: Set<String> = []
    fonts = designs.compactMap { design in
      guard let file = engine.fontFile(for: ResolvedFont(family: .system(design), size: 17)),
        seen.insert(file.path).inserted
      else { return nil }
      let sum = (try? Data(contentsOf: URL(fileURLWithPath: file.path))).map { $0.withUnsafeBytes(Deflate.crc) } ?? 0
      return "\(file.family) \(file.version) \(String(sum, radix: 16))"
    }
    func text(_ version: UnsafePointer<CChar>?) -> String { version.map { String(cString: $0) } ?? "?" }
    libraries = [
      "Cairo \(text(cairo_version_string()))", "Pango \(text(pango_version_string()))",
      "HarfBuzz \(text(hb_version_string()))",
    ]
  }

  /// The differences to others, in words; empty where there are none.
  package func differences(to other: DrawingVersions) -> [String] {
    var list: [String] = []
    if fonts != other.fonts {
      list.append("the fonts differ: \(fonts.joined(separator: ", ")) and \(other.fonts.joined(separator: ", "))")
    }
    if libraries != other.libraries {
      list.append(
        "the libraries differ: \(libraries.joined(separator: ", ")) and \(other.libraries.joined(separator: ", "))")
    }
    return list
  }
}

/// Texts in a PNG file, which no viewer shows.
package enum PNGTexts {
  /// A copy of a file with texts in front of its pixels.
  package static func adding(_ texts: [(key: String, text: String)], to png: Data) -> Data {
    // Behind the head: eight bytes, and a chunk of thirteen.
    let head = 33
    guard png.count > head else { return png }
    var data = png.prefix(head)
    for (key, text) in texts {
      // No compression, no language, no translated key.
      data.appendChunk("iTXt", Data(key.utf8) + [0, 0, 0, 0, 0] + Data(text.utf8))
    }
    return data + png.dropFirst(head)
  }

  /// The texts of a file by their keys; those of a file that is no PNG, or cut off, as far as they can be read.
  package static func reading(_ png: Data) -> [String: String] {
    var texts: [String: String] = [:]
    let bytes = [UInt8](png)
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length >= 0, place + 12 + length <= bytes.count else { break }
      let content = bytes[(place + 8)..<(place + 8 + length)]
      let name = bytes[(place + 4)..<(place + 8)]
      if name.elementsEqual("IDAT".utf8) { break }
      if name.elementsEqual("iTXt".utf8), let end = content.firstIndex(of: 0), end + 5 <= content.endIndex {
        texts[String(decoding: content[..<end], as: UTF8.self)] = String(decoding: content[(end + 5)...], as: UTF8.self)
      }
      place += 12 + length
    }
    return texts
  }
}

extension Bitmap {
  /// The pixels of a PNG file; nil where it can't be read.
  package convenience init?(png: Data) {
    guard let decoded = try? ImageDecoder.decode(png, pixelLimit: 200_000_000) else { return nil }
    self.init(width: decoded.width, height: decoded.height, pixels: decoded.pixels)
  }
}
