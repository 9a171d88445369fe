// SPDX-License-Identifier: Apache-2.0

extension Sequence<UInt8> {
  /// Two digits for each byte, in lower case.
  var hexadecimalDigits: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
