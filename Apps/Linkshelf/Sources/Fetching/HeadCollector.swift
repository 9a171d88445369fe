// SPDX-License-Identifier: Apache-2.0

/// Collects what a page's beginning says, without a choice. ``FactsPicker`` chooses.
struct HeadCollector {
  /// Metas and links that are kept: 1,000 each.
  static let mostOfAKind = 1000
  /// JSON-LD scripts that are kept: 20.
  static let mostScripts = 20

  struct Time {
    var text: String
    var isPublication: Bool
  }

  private(set) var metas: [String: [String]] = [:]
  private(set) var links: [HTMLTag] = []
  private(set) var scripts: [String] = []
  private(set) var times: [Time] = []
  private(set) var title: String?
  private(set) var heading: String?
  private(set) var base: String?
  private(set) var language: String?
  private var metaCount = 0
  private var vectorDepth = 0
  private var collecting: Target?

  private enum Target {
    case title, heading, script
  }

  /// Reads a page's beginning as UTF-8. Costs one pass.
  init(page: [UInt8]) {
    var tokens = HTMLTokenizer(bytes: page)
    while let token = tokens.next() {
      switch token {
      case .start(let tag): start(tag)
      case .end(let name): end(name)
      case .text(let text): take(text)
      }
    }
  }

  private mutating func start(_ tag: HTMLTag) {
    switch tag.name {
    case "html": language = language ?? tag["lang"] ?? tag["xml:lang"]
    case "meta": meta(tag)
    case "link": if links.count < Self.mostOfAKind { links.append(tag) }
    case "base": base = base ?? tag["href"]
    case "svg": vectorDepth += 1
    case "title": collecting = vectorDepth == 0 && title == nil ? .title : nil
    case "h1": collecting = heading == nil ? .heading : nil
    case "script":
      let isData = tag["type"]?.trimmingBlanks().lowercased().hasPrefix("application/ld+json") == true
      collecting = isData && scripts.count < Self.mostScripts ? .script : nil
    case "style", "textarea", "iframe", "xmp": collecting = nil
    case "time":
      guard let text = tag["datetime"], times.count < Self.mostOfAKind else { return }
      let isPublication = tag["itemprop"]?.lowercased().contains("datepublished") == true || tag["pubdate"] != nil
      times.append(Time(text: text, isPublication: isPublication))
    default: break
    }
  }

  private mutating func end(_ name: String) {
    if name == "svg" { vectorDepth = max(0, vectorDepth - 1) }
    if name == "title" || name == "h1" || name == "script" { collecting = nil }
  }

  private mutating func take(_ text: String) {
    switch collecting {
    case .title: title = (title ?? "") + text
    case .heading: if (heading?.utf8.count ?? 0) < 2000 { heading = (heading ?? "") + text }
    case .script: scripts.append(text)
    case nil: break
    }
    if collecting != .heading { collecting = nil }
  }

  private mutating func meta(_ tag: HTMLTag) {
    guard let content = tag["content"], !content.isEmpty, metaCount < Self.mostOfAKind else { return }
    for attribute in ["property", "name", "itemprop", "http-equiv"] {
      guard let keys = tag[attribute]?.lowercased() else { continue }
      for key in keys.split(whereSeparator: \.isWhitespace).prefix(4) {
        metas[String(key), default: []].append(content)
        metaCount += 1
      }
    }
  }
}
