// SPDX-License-Identifier: Apache-2.0
/// A text of the user's in one line: what would end the line, move a terminal's cursor or turn the direction of what
/// follows becomes a space.
package func plainLine(_ text: some StringProtocol) -> String {
  guard text.unicodeScalars.contains(where: \.disturbsLines) else { return String(text) }
  var plain = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { plain.append(scalar.disturbsLines ? " " : scalar) }
  return String(plain)
}

extension Unicode.Scalar {
  fileprivate var disturbsLines: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
