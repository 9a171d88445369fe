// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A host's name: checked, in lower case, in ASCII.
enum HostName {
  /// The longest name and label that the domain name system has, in bytes.
  static let longest = 253
  static let longestLabel = 63

  /// The normal form of a host as it stands in an address.
  ///
  /// Names beyond ASCII are brought to NFKC and lower case, and then encoded label by label. An IPv6 address keeps its brackets.
  static func normal(_ given: ArraySlice<UInt8>) throws(AddressProblem) -> String {
    let raw = String(decoding: given, as: UTF8.self)
    if given.first == 0x5B {
      guard given.last == 0x5D, let groups = IPNumbers.six(given.dropFirst().dropLast()) else { throw .host(raw) }
      return "[\(IPNumbers.text(six: groups))]"
    }
    let bytes = Array(given)
    var plain: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x25 {
        guard let byte = PercentEncoding.escaped(bytes, at: index) else { throw .host(raw) }
        plain.append(byte)
        index += 3
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    guard var name = String(validating: plain, as: UTF8.self) else { throw .host(raw) }
    if plain.contains(where: { $0 >= 0x80 }) { name = mapped(name) }
    name = name.lowercased()
    if name.utf8.last == 0x2E { name.removeLast() }
    var labels: [String] = []
    for label in name.split(separator: ".", omittingEmptySubsequences: false) {
      guard let encoded = encoded(label) else { throw .host(raw) }
      labels.append(encoded)
    }
    let host = labels.joined(separator: ".")
    guard !host.isEmpty, host.utf8.count <= longest else { throw .host(raw) }
    if let last = labels.last, IPNumbers.looksNumeric(last) {
      guard let four = IPNumbers.four(labels) else { throw .host(raw) }
      return four
    }
    return host
  }

  private static func mapped(_ name: String) -> String {
    let wide = name.precomposedStringWithCompatibilityMapping.lowercased().precomposedStringWithCompatibilityMapping
    var scalars = String.UnicodeScalarView()
    for scalar in wide.unicodeScalars {
      switch scalar.value {
      case 0x3002: scalars.append(".")
      case 0xAD, 0x200B, 0x2060, 0xFEFF, 0xFE00...0xFE0F: break
      default: scalars.append(scalar)
      }
    }
    return String(scalars).precomposedStringWithCanonicalMapping
  }

  private static func encoded(_ label: Substring) -> String? {
    var isASCII = true
    for scalar in label.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39, 0x61...0x7A, 0x2D, 0x5F: break
      case 0x80...:
        guard !PastedText.isSpace(scalar), !scalar.properties.isWhitespace else { return nil }
        isASCII = false
      default: return nil
      }
    }
    guard !label.isEmpty, label.utf8.count <= 1_000 else { return nil }
    let text: String
    if isASCII {
      text = String(label)
    } else {
      guard let code = Punycode.encoded(String(label)) else { return nil }
      text = "xn--" + code
    }
    return text.utf8.count <= longestLabel ? text : nil
  }

  /// Whether the normal form is an IPv4 or IPv6 address.
  static func isNumeric(_ host: String) -> Bool {
    let bytes = host.utf8
    if bytes.first == 0x5B { return true }
    // Asked often: a label that begins with no digit needs no closer look.
    let start = bytes.lastIndex(of: 0x2E).map { bytes.index(after: $0) } ?? bytes.startIndex
    guard start < bytes.endIndex, bytes[start] >= 0x30, bytes[start] <= 0x39 else { return false }
    return IPNumbers.looksNumeric(String(host[start...]))
  }
}
