// SPDX-License-Identifier: Apache-2.0

/// Reads the tags of our own pages, strictly: it takes only what the templates may write.
struct HTMLReader {
  private(set) var attributes: [(name: String, value: String)] = []
  /// The texts between tags.
  private(set) var words: [String] = []
  /// A sentence about the first thing that isn't as it should be.
  private(set) var problem: String?
  private(set) var ids: [String] = []
  private(set) var headings: [Int] = []

  var attributeNames: Set<String> { Set(attributes.map(\.name)) }

  func values(of names: Set<String>) -> [String] { attributes.filter { names.contains($0.name) }.map(\.value) }

  private static let empty: Set<String> = ["!doctype", "meta", "link", "input", "img", "path", "use", "rect", "br"]

  init(_ html: String) {
    var open: [String] = []
    let bytes = Array(html.utf8)
    var at = 0
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "<") else {
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "<") { at += 1 }
        words.append(text(start..<at))
        continue
      }
      let start = at
      var quote: UInt8?
      while at < bytes.count {
        let byte = bytes[at]
        if let mark = quote {
          if byte == mark { quote = nil }
        } else if byte == UInt8(ascii: "\"") {
          quote = byte
        } else if byte == UInt8(ascii: ">") {
          break
        }
        at += 1
      }
      at = min(at + 1, bytes.count)
      readTag(text(start..<at), &open)
    }
    if !open.isEmpty { problem = problem ?? "These stay open: \(open)" }
    if Set(ids).count != ids.count {
      problem = problem ?? "An id occurs twice: \(ids.filter { id in ids.filter { $0 == id }.count > 1 })"
    }
  }

  private mutating func readTag(_ tag: String, _ open: inout [String]) {
    let isClosing = tag.hasPrefix("</")
    let body = tag.dropFirst(isClosing ? 2 : 1).dropLast(tag.hasSuffix("/>") ? 2 : 1)
    let name = String(body.prefix { !$0.isWhitespace }).lowercased()
    if isClosing {
      if open.last == name { open.removeLast() } else { problem = problem ?? "\(tag) closes \(open.last ?? "nothing")" }
      return
    }
    if !HTMLReader.empty.contains(name) && !tag.hasSuffix("/>") { open.append(name) }
    if name.count == 2, name.first == "h", let level = name.last?.wholeNumberValue { headings.append(level) }
    guard name != "!doctype" else { return }
    var rest = body.dropFirst(name.count)[...]
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.isEmpty { return }
      let key = rest.prefix { $0 != "=" && !$0.isWhitespace }
      guard key.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") }) else {
        problem = problem ?? "This attribute has an odd name: \(key) in \(tag.prefix(300))"
        return
      }
      rest = rest.dropFirst(key.count)
      var value: Substring = ""
      if rest.first == "=" {
        guard rest.dropFirst().first == "\"", let end = rest.dropFirst(2).firstIndex(of: "\"") else {
          problem = problem ?? "This value has no quotes: \(tag.prefix(300))"
          return
        }
        value = rest.dropFirst(2)[..<end]
        rest = rest[rest.index(after: end)...]
      }
      if key == "id" { ids.append(String(value)) }
      attributes.append((String(key), String(value)))
    }
  }
}
