// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Charset {
  /// Decodes to UTF-8. Bytes that mean nothing become U+FFFD; a character that is cut at the end is left out.
  ///
  /// Returns nil if the system's iconv doesn't know the charset. Costs one pass.
  func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes = bytes
    if let mark = Self.byteOrderMark(bytes), mark.charset == self { bytes = bytes.dropFirst(mark.length) }
    if self == .utf8 { return Array(String(decoding: bytes, as: UTF8.self).utf8) }
    guard let converter = iconv_open("UTF-8", iconvName), Int(bitPattern: UnsafeRawPointer(converter)) != -1 else {
      return nil
    }
    defer { iconv_close(converter) }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count * 2)
    var chunk = [CChar](repeating: 0, count: 16384)
    var input = bytes.map { CChar(bitPattern: $0) }
    input.withUnsafeMutableBufferPointer { input in
      var next = input.baseAddress
      var left = input.count
      while left > 0 {
        let (code, written, fault) = chunk.withUnsafeMutableBufferPointer { chunk in
          var target = chunk.baseAddress
          var room = chunk.count
          let code = iconv(converter, &next, &left, &target, &room)
          return (code, chunk.count - room, errno)
        }
        output += chunk[..<written].lazy.map { UInt8(bitPattern: $0) }
        guard code == -1 else { continue }
        switch fault {
        case E2BIG: continue
        case EILSEQ:
          output += [0xEF, 0xBF, 0xBD]
          next = next?.advanced(by: 1)
          left -= 1
        default: left = 0
        }
      }
    }
    return output
  }
}
