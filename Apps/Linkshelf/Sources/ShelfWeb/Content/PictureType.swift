// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What sort of picture bytes are, told by their begin; nobody's word is taken for it.
enum PictureType {
  static func of(_ data: Data) -> String? {
    let begin = [UInt8](data.prefix(64))
    func has(_ bytes: [UInt8], at place: Int = 0) -> Bool {
      begin.count >= place + bytes.count && Array(begin[place..<place + bytes.count]) == bytes
    }
    if has([0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if has([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if has(Array("GIF8".utf8)) { return "image/gif" }
    if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) { return "image/webp" }
    if has([0, 0, 1, 0]) || has([0, 0, 2, 0]) { return "image/x-icon" }
    if has(Array("ftypavif".utf8), at: 4) { return "image/avif" }
    if has(Array("BM".utf8)) { return "image/bmp" }
    let text = String(decoding: data.prefix(1_000), as: UTF8.self).lowercased()
    return text.contains("<svg") ? "image/svg+xml" : nil
  }
}
