// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a page's JSON-LD says about the article or the page.
struct StructuredData {
  /// Objects that are looked at: 2,000, to a depth of 12.
  static let mostObjects = 2000
  static let mostDepth = 12

  var headline: String?
  var description: String?
  var author: String?
  var publisher: String?
  var published: String?
  var picture: String?
  private var seen = 0

  /// Reads scripts. One that isn't JSON is left out.
  init(scripts: [String]) {
    for script in scripts {
      let text = script.trimmingBlanks()
      guard text.utf8.count <= HTMLTokenizer.mostText, !Self.isTooDeep(text) else { continue }
      guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else { continue }
      visit(value, depth: 0)
    }
  }

  /// A page could nest brackets until a parser's stack ends, so the depth is counted first: 64 at most.
  private static func isTooDeep(_ text: String) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
      if depth > 64 { return true }
    }
    return false
  }

  private mutating func visit(_ value: Any, depth: Int) {
    guard depth < Self.mostDepth, seen < Self.mostObjects else { return }
    seen += 1
    if let list = value as? [Any] {
      for item in list { visit(item, depth: depth + 1) }
      return
    }
    guard let object = value as? [String: Any] else { return }
    if Self.types(of: object).contains(where: Self.isAboutThePage) { take(object) }
    if let graph = object["@graph"] { visit(graph, depth: depth + 1) }
    if let main = object["mainEntity"] ?? object["mainEntityOfPage"] { visit(main, depth: depth + 1) }
  }

  private mutating func take(_ object: [String: Any]) {
    headline = headline ?? Self.text(object["headline"]) ?? Self.text(object["name"])
    description = description ?? Self.text(object["description"])
    author = author ?? Self.names(object["author"]) ?? Self.names(object["creator"])
    publisher = publisher ?? Self.names(object["publisher"])
    published =
      published ?? Self.text(object["datePublished"]) ?? Self.text(object["uploadDate"])
      ?? Self.text(object["dateCreated"])
    picture = picture ?? Self.address(object["image"]) ?? Self.address(object["thumbnailUrl"])
  }

  private static func types(of object: [String: Any]) -> [String] {
    if let one = object["@type"] as? String { return [one] }
    return object["@type"] as? [String] ?? []
  }

  private static func isAboutThePage(_ type: String) -> Bool {
    let name = type.split(whereSeparator: { $0 == "/" || $0 == "#" }).last.map(String.init) ?? type
    return name.hasSuffix("Article") || name.hasSuffix("Posting")
      || [
        "WebPage", "VideoObject", "Recipe", "Product", "Book", "Report", "PodcastEpisode", "Movie", "Event", "HowTo",
        "SoftwareSourceCode",
      ]
      .contains(name)
  }

  private static func text(_ value: Any?) -> String? {
    if let list = value as? [Any] { return list.lazy.compactMap { text($0) }.first }
    guard let text = value as? String, !text.trimmingBlanks().isEmpty else { return nil }
    return text
  }

  private static func names(_ value: Any?) -> String? {
    let list = value as? [Any] ?? [value as Any]
    let names = list.prefix(3).compactMap { item -> String? in
      if let object = item as? [String: Any] { return text(object["name"]) }
      guard let name = text(item), !name.hasPrefix("http") else { return nil }
      return name
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  private static func address(_ value: Any?) -> String? {
    if let list = value as? [Any] { return list.lazy.compactMap { address($0) }.first }
    if let object = value as? [String: Any] { return text(object["url"]) ?? text(object["contentUrl"]) }
    return text(value)
  }
}
