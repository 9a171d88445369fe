// SPDX-License-Identifier: Apache-2.0

/// The stylesheets of a page with absolute addresses, and with their imports put in.
///
/// Each sheet is read once, however often it's used. Imports go at most ``maximumImportDepth`` deep.
struct ResolvedSheets {
  static let maximumImportDepth = 5

  let resources: ResourceStore
  let world: Int
  private var sheets: [String: [CSSPart]] = [:]

  init(resources: ResourceStore, world: Int) {
    self.resources = resources
    self.world = world
  }

  /// The parts of CSS text, whose addresses are now absolute.
  mutating func resolve(_ css: String, base: String, depth: Int = 0) async -> [CSSPart] {
    guard css.utf8.count <= resources.limit else { return [] }
    let parts = CSSScanner.parts(
      of: css.split(separator: ":not(:defined)", omittingEmptySubsequences: false).joined(separator: ":not(*)"))
    var pairs: [(address: String, base: String)] = []
    for part in parts {
      switch part {
      case .address(let address, _), .imported(let address, _): pairs.append((address, base))
      case .text: break
      }
    }
    if pairs.isEmpty { return parts }
    var absolute = await resources.absolute(pairs, world: world).makeIterator()
    var out: [CSSPart] = []
    for part in parts {
      switch part {
      case .text: out.append(part)
      case .address(_, let isFont): out.append(.address(absolute.next() ?? "", isFont: isFont))
      case .imported(_, let conditions):
        let address = absolute.next() ?? ""
        guard depth < Self.maximumImportDepth, let inner = await sheet(address, depth: depth + 1) else { continue }
        let (open, close) = Self.wrapping(conditions)
        out.append(.text(open))
        out += inner
        out.append(.text(close))
      }
    }
    return out
  }

  /// The parts of the sheet at an address. Nil where the page didn't load it.
  mutating func sheet(_ address: String, depth: Int = 0) async -> [CSSPart]? {
    if let known = sheets[address] { return known }
    guard let body = await resources.body(address), !body.isBase64 else { return nil }
    sheets[address] = []
    let parts = await resolve(body.text, base: address, depth: depth)
    sheets[address] = parts
    return parts
  }

  /// Blocks that stand for the conditions of an import.
  static func wrapping(_ conditions: String) -> (open: String, close: String) {
    var rest = Substring(conditions)
    func trim() { rest = rest.drop { $0.isWhitespace } }
    var open = ""
    var count = 0
    trim()
    if rest.hasPrefix("layer") {
      rest = rest.dropFirst(5)
      var name = ""
      if rest.first == "(" {
        name = String(rest.dropFirst().prefix { $0 != ")" })
        rest = rest.drop { $0 != ")" }.dropFirst()
      }
      open += "@layer \(name){"
      count += 1
      trim()
    }
    if rest.hasPrefix("supports(") {
      var depth = 0
      let condition = rest.dropFirst(8).prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth > 0
      }
      open += "@supports \(condition)){"
      count += 1
      rest = rest.dropFirst(8 + condition.count + 1)
      trim()
    }
    let media = rest.reversed().drop { $0.isWhitespace }.reversed()
    if !media.isEmpty {
      open += "@media \(String(media)){"
      count += 1
    }
    return (open, String(repeating: "}", count: count) + "\n")
  }
}
