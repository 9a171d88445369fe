// SPDX-License-Identifier: Apache-2.0

/// Decides which addresses may become links, pictures or frames.
enum SafeAddress {
  /// The address if it's `http`, `https`, `mailto`, or a path of this server; otherwise nil.
  static func link(_ address: String) -> String? {
    if isPath(address) { return address }
    let lower = address.prefix(8).lowercased()
    guard lower.hasPrefix("http://") || lower.hasPrefix("https://") || lower.hasPrefix("mailto:") else { return nil }
    return isClean(address) ? address : nil
  }

  /// The address if it's a path of this server, or a `data:` picture of a kind that can't hold script; otherwise nil.
  static func picture(_ address: String?) -> String? {
    guard let address else { return nil }
    if isPath(address) { return address }
    let kinds = ["png", "jpeg", "gif", "webp", "avif", "x-icon"]
    return kinds.contains { address.hasPrefix("data:image/\($0);base64,") } && isClean(address) ? address : nil
  }

  /// A path that stays on this server: `/a`, `?a`; never `//host` nor `/\\host`.
  static func path(_ address: String?) -> String? {
    guard let address else { return nil }
    return isPath(address) ? address : nil
  }

  private static func isPath(_ address: String) -> Bool {
    var bytes = address.utf8.makeIterator()
    let first = bytes.next()
    if first == UInt8(ascii: "?") { return isClean(address) }
    guard first == UInt8(ascii: "/") else { return false }
    let second = bytes.next()
    return second != UInt8(ascii: "/") && second != UInt8(ascii: "\\") && isClean(address)
  }

  /// Browsers drop tabs and line ends from addresses, so `java\tscript:` counts; none may be in one of ours.
  private static func isClean(_ address: String) -> Bool {
    address.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }
}
