// SPDX-License-Identifier: Apache-2.0

/// Finds a safe name for a file that comes from the web.
enum FileName {
  /// The longest name: 200 bytes.
  static let mostBytes = 200

  /// The name in `Content-Disposition`, else the last part of the path. Nil if neither gives one.
  static func name(disposition: String?, address: WebAddress) -> String? {
    if let disposition, let name = inDisposition(disposition).flatMap(safe) { return name }
    let path = address.path.prefix { $0 != "?" }
    return path.split(separator: "/", omittingEmptySubsequences: false).last.flatMap { safe(unescaped(String($0))) }
  }

  private static func inDisposition(_ value: String) -> String? {
    var plain: String?
    for part in parts(of: value).dropFirst() {
      guard let equals = part.firstIndex(of: "=") else { continue }
      let key = part[..<equals].trimmingBlanks().lowercased()
      let text = part[part.index(after: equals)...].trimmingBlanks()
      if key == "filename*" {
        let pieces = text.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        if pieces.count == 3, pieces[0].lowercased() == "utf-8" { return unescaped(String(pieces[2])) }
      } else if key == "filename" {
        plain = text
      }
    }
    return plain.map(unescaped)
  }

  /// Splits at semicolons outside of quotes, and removes the quotes.
  private static func parts(of value: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    var isEscaped = false
    for character in value.prefix(2000) {
      if isEscaped {
        parts[parts.count - 1].append(character)
        isEscaped = false
      } else if character == "\\", isQuoted {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if character == ";", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  private static func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "%"), rest.count >= 3,
        let code = UInt8(String(decoding: rest.dropFirst().prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The last part of a path without characters that file systems or people stumble over.
  static func safe(_ text: String) -> String? {
    let last = text.split(whereSeparator: { $0 == "/" || $0 == "\\" || $0 == "\0" }).last.map(String.init) ?? ""
    let clean = FactsPicker.clean(last.filter { !"<>:\"|?*".contains($0) }, limit: mostBytes) ?? ""
    var name = String(clean.drop { $0 == "." || $0 == " " || $0 == "~" })
    while name.utf8.count > mostBytes {
      // The ending is kept, as it tells people the kind.
      let dot = name.lastIndex(of: ".") ?? name.endIndex
      let ending = name[dot...].utf8.count <= 12 ? name[dot...] : ""
      name = String(name[..<(ending.isEmpty ? name.endIndex : dot)].dropLast()) + ending
    }
    return name.isEmpty ? nil : name
  }
}
