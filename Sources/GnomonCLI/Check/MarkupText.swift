// SPDX-License-Identifier: Apache-2.0

/// A text for XML and HTML, in an element or in an attribute. What XML can't hold at all becomes the sign for that.
func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n", "\t": result.unicodeScalars.append(scalar)
    default:
      let isAllowed = scalar.value >= 0x20 && scalar.value != 0x7F && scalar.value != 0xFFFE && scalar.value != 0xFFFF
      result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
    }
  }
  return result
}
