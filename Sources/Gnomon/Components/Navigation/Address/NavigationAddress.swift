// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where somebody is in an app, as a short path: a component for each thing that is chosen or pushed, from the outermost
/// in.
///
/// Its text has the components between slashes: `Groceries/12`. In a component `%`, `/` and control characters are
/// percent-encoded; whoever puts the text into an address of the web encodes what that needs besides. A component that
/// begins with `~` has a meaning:
///
/// | component | meaning |
/// |---|---|
/// | `~` | The next thing that could be chosen isn't. |
/// | `~link=Edit` | The link that is called so. |
/// | `~shown=2` | The second view that the screen pushes by a binding. |
/// | `~Int=12` | A value of this type. |
/// | `~=~x` | What stands behind the `=` as it is: for texts that begin with `~`, and for `.`, `..` and nothing. |
package struct NavigationAddress: Hashable, Sendable {
  package enum Component: Hashable, Sendable {
    /// A text that the screen knows what to do with: a value's, a tab's, a link's.
    case text(String)
    /// The same of a kind that is named, where the text alone would be taken for another.
    case marked(kind: String, String)
    /// Nothing is chosen.
    case nothing
  }

  package var components: [Component]

  package init(_ components: [Component] = []) { self.components = components }

  package var isEmpty: Bool { components.isEmpty }

  /// An address has no more bytes.
  package static let byteLimit = 4_096
  /// An address has no more components.
  package static let componentLimit = 64

  /// What is wrong with a text, as a sentence.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Reads a text. Empty components, as at its ends, are passed over.
  ///
  /// - Throws: A ``Failure`` where it's too long, or where what is percent-encoded is no text.
  package init(_ text: String) throws {
    guard text.utf8.count <= Self.byteLimit else {
      throw Failure(description: "an address has \(text.utf8.count) bytes, where \(Self.byteLimit) are allowed")
    }
    let parts = text.split(separator: "/")
    guard parts.count <= Self.componentLimit else {
      throw Failure(description: "an address has \(parts.count) components, where \(Self.componentLimit) are allowed")
    }
    components = try parts.map { part in
      guard let plain = part.removingPercentEncoding else {
        throw Failure(description: "an address has '\(part.prefix(40))', which is no percent-encoded text")
      }
      return Component(plain)
    }
  }

  /// The components between slashes; empty where somebody is where the app starts.
  package var text: String { components.map(\.text).joined(separator: "/") }

  /// True if another address leads further than this one.
  package func isPrefix(of other: NavigationAddress) -> Bool {
    components.count < other.components.count && other.components.starts(with: components)
  }

  /// The components that an address of allowed length has room for.
  var bounded: NavigationAddress {
    var (bytes, kept) = (0, 0)
    for component in components.prefix(Self.componentLimit) {
      bytes += component.text.utf8.count + 1
      guard bytes <= Self.byteLimit else { break }
      kept += 1
    }
    return NavigationAddress(Array(components.prefix(kept)))
  }
}

extension NavigationAddress.Component {
  /// Reads a component that isn't percent-encoded any more.
  init(_ plain: String) {
    guard plain.first == "~" else {
      self = .text(plain)
      return
    }
    guard let sign = plain.firstIndex(of: "=") else {
      self = plain == "~" ? .nothing : .text(plain)
      return
    }
    let kind = String(plain[plain.index(after: plain.startIndex)..<sign])
    let text = String(plain[plain.index(after: sign)...])
    self = kind.isEmpty ? .text(text) : .marked(kind: kind, text)
  }

  /// The component as an address has it.
  var text: String {
    switch self {
    case .text(let text):
      let isPlain = !text.isEmpty && text.first != "~" && text != "." && text != ".."
      return Self.encoded(isPlain ? text : "~=" + text)
    case .marked(let kind, let text): return Self.encoded("~\(kind)=\(text)")
    case .nothing: return "~"
    }
  }

  private static func encoded(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isEncoded) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isEncoded(scalar) {
        for byte in String(scalar).utf8 {
          result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isEncoded(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "%" || scalar == "/" || scalar.properties.generalCategory == .control
  }
}
