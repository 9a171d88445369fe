// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes a message whose values stand behind it: `os_log("Read %{public}@ in %.2f s", log: log, type: .info, name, seconds)`.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: Any...
) {
  log.write(LogFormat.text("\(message)", arguments), type)
}

/// Writes a message of a level, whose values stand behind it: `os_log(.error, log: log, "Read %{public}@", name)`.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(LogFormat.text("\(message)", arguments), type)
}

/// A format as C's `printf` has it, whose values may have a privacy in braces.
enum LogFormat {
  static func text(_ format: String, _ arguments: [Any]) -> String {
    var text = ""
    var values = arguments[...]
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      var privacy = ""
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        privacy = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
      }
      let flags = rest.prefix { "0123456789.+- #".contains($0) }
      rest = rest[flags.endIndex...]
      rest = rest[rest.prefix { "lhqztjL".contains($0) }.endIndex...]
      guard let letter = rest.first, "@sdiuxXofFeEgGaAcpD".contains(letter) else {
        text += "%" + flags
        continue
      }
      rest = rest.dropFirst()
      guard let value = values.popFirst() else {
        text += "<missing>"
        continue
      }
      let isPrivate = privacy.contains("private") || privacy.contains("sensitive")
      text += isPrivate ? "<private>" : shown(value, String(flags), letter)
    }
    return text + rest
  }

  private static func shown(_ value: Any, _ flags: String, _ letter: Character) -> String {
    let flags = flags.split(whereSeparator: { !$0.isNumber }).allSatisfy { $0.count < 4 } ? flags : ""
    switch letter {
    case "d", "i", "u", "x", "X", "o", "D":
      guard let number = value as? any BinaryInteger else { return "\(value)" }
      if letter == "u" || letter == "x" || letter == "X" || letter == "o" {
        return String(format: "%\(flags)ll\(letter)", UInt64(truncatingIfNeeded: number))
      }
      return String(format: "%\(flags)lld", Int64(truncatingIfNeeded: number))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard let number = value as? any BinaryFloatingPoint else { return "\(value)" }
      return String(format: "%\(flags)\(letter)", Double(number))
    default: return "\(value)"
    }
  }
}
