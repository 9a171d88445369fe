// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Chooses a page's facts from all that its head says.
struct FactsPicker {
  private let head: HeadCollector
  private let data: StructuredData
  private let page: WebAddress
  private let base: WebAddress

  init(head: HeadCollector, page: WebAddress) {
    self.head = head
    self.page = page
    data = StructuredData(scripts: head.scripts)
    base = head.base.flatMap { page.resolving($0) } ?? page
  }

  func facts() -> PageFacts {
    var facts = PageFacts()
    facts.siteName =
      text(["og:site_name", "application-name", "apple-mobile-web-app-title"], limit: 100)
      ?? Self.clean(data.publisher, limit: 100)
    facts.title = title(siteName: facts.siteName)
    facts.description =
      text(
        ["og:description", "description", "twitter:description", "dc.description", "dcterms.description"], limit: 1000)
      ?? Self.clean(data.description, limit: 1000)
    facts.author = author()
    facts.published = published()
    facts.language = language()
    facts.icons = icons()
    facts.picture = picture()
    facts.canonical = canonical()
    facts.feeds = feeds()
    return facts
  }

  // MARK: Texts

  /// og:title is the title without the site's name, as a rule, so it's preferred, unless it's the name alone.
  private func title(siteName: String?) -> String? {
    let given = Self.clean(head.title, limit: 300)
    let own = text(["og:title", "twitter:title", "dc.title", "dcterms.title", "citation_title"], limit: 300)
    if let own, own.lowercased() != siteName?.lowercased() || given == nil { return own }
    guard let given else { return own ?? Self.clean(data.headline, limit: 300) ?? Self.clean(head.heading, limit: 300) }
    return Self.without(siteName, in: given)
  }

  private static func without(_ siteName: String?, in title: String) -> String {
    guard let siteName, !siteName.isEmpty else { return title }
    for separator in [" | ", " - ", " – ", " — ", " · ", " :: ", "_", " / "]
    where title.lowercased().hasSuffix((separator + siteName).lowercased()) {
      let rest = title.dropLast(separator.count + siteName.count).trimmingBlanks()
      if !rest.isEmpty { return rest }
    }
    return title
  }

  private func author() -> String? {
    for key in [
      "author", "article:author", "dc.creator", "dcterms.creator", "citation_author", "parsely-author",
      "sailthru.author", "byl",
    ] {
      let names = (head.metas[key] ?? []).compactMap { Self.clean($0, limit: 200) }.filter {
        !$0.lowercased().hasPrefix("http")
      }
      guard !names.isEmpty else { continue }
      var unique: [String] = []
      for name in names.prefix(3) where !unique.contains(name) { unique.append(name) }
      return Self.clean(unique.joined(separator: ", "), limit: 200)
    }
    return Self.clean(data.author, limit: 200) ?? text(["twitter:creator"], limit: 200)
  }

  private func published() -> Date? {
    let keys = [
      "article:published_time", "og:article:published_time", "datepublished", "og:published_time", "parsely-pub-date",
      "sailthru.date",
      "citation_publication_date", "citation_date", "dc.date.issued", "dcterms.issued", "dc.date", "dcterms.date",
      "dcterms.created",
      "pubdate", "publishdate", "publish_date", "publish-date", "date", "video:release_date", "article.published",
    ]
    for text in keys.lazy.flatMap({ head.metas[$0] ?? [] }) {
      if let date = PublishedDate.date(from: text) { return date }
    }
    if let date = data.published.flatMap(PublishedDate.date(from:)) { return date }
    let time = head.times.first { $0.isPublication } ?? head.times.first
    return time.flatMap { PublishedDate.date(from: $0.text) }
  }

  private func language() -> String? {
    let given =
      head.language ?? head.metas["content-language"]?.first ?? head.metas["og:locale"]?.first
      ?? head.metas["dc.language"]?.first
    guard let given = Self.clean(given, limit: 35)?.replacing("_", with: "-") else { return nil }
    let isTag = given.utf8.allSatisfy { $0.isASCIILetter || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
    return isTag && given.utf8.first?.isASCIILetter == true ? given : nil
  }

  private func text(_ keys: [String], limit: Int) -> String? {
    for key in keys {
      for value in head.metas[key] ?? [] {
        if let text = Self.clean(value, limit: limit) { return text }
      }
    }
    return nil
  }

  /// Single spaces, no control characters, at most `limit` characters. Nil if nothing is left.
  static func clean(_ text: String?, limit: Int) -> String? {
    guard let text else { return nil }
    var scalars = String.UnicodeScalarView()
    var isBlank = true
    // A character has few scalars in honest texts; the factor bounds the work for others.
    for scalar in text.unicodeScalars {
      guard scalars.count < limit * 8 else { break }
      if scalar.properties.isWhitespace || scalar.properties.generalCategory == .control {
        if !isBlank { scalars.append(" ") }
        isBlank = true
      } else if !(0x202A...0x202E).contains(scalar.value), !(0x2066...0x2069).contains(scalar.value),
        scalar.value != 0xFEFF
      {
        scalars.append(scalar)
        isBlank = false
      }
    }
    let result = String(scalars).trimmingBlanks()
    guard !result.isEmpty else { return nil }
    return result.count <= limit ? result : result.prefix(limit - 1).trimmingBlanks() + "…"
  }

  // MARK: Addresses

  private func address(_ text: String?) -> String? {
    guard let text, !text.trimmingBlanks().isEmpty else { return nil }
    return base.resolving(text)?.description
  }

  private func picture() -> String? {
    let keys = [
      "og:image:secure_url", "og:image", "og:image:url", "twitter:image", "twitter:image:src", "thumbnail", "image",
    ]
    for value in keys.lazy.flatMap({ head.metas[$0] ?? [] }) {
      if let found = address(value) { return found }
    }
    return address(data.picture) ?? address(links(of: "image_src").first?["href"])
  }

  private func canonical() -> String? {
    address(links(of: "canonical").first?["href"]) ?? address(head.metas["og:url"]?.first)
  }

  private func feeds() -> [PageFacts.Feed] {
    let types: Set<String> = [
      "application/rss+xml", "application/atom+xml", "application/feed+json", "application/rdf+xml",
    ]
    var seen: Set<String> = []
    var feeds: [PageFacts.Feed] = []
    for link in links(of: "alternate") where feeds.count < 20 {
      guard types.contains(MediaSniffer.bare(link["type"] ?? "")), let address = address(link["href"]),
        seen.insert(address).inserted
      else { continue }
      feeds.append(PageFacts.Feed(title: Self.clean(link["title"], limit: 200), address: address))
    }
    return feeds
  }

  private func links(of relation: String) -> [HTMLTag] {
    head.links.filter { link in
      link["rel"]?.lowercased().split(whereSeparator: \.isWhitespace).contains { $0 == relation } == true
    }
  }

  /// A vector picture fits all sizes. Else the smallest icon of at least 64 points is best, then the largest.
  private func icons() -> [String] {
    var scored: [(address: String, score: Int)] = []
    for link in head.links {
      let relations = link["rel"]?.lowercased().split(whereSeparator: \.isWhitespace).map(String.init) ?? []
      let isTouch = relations.contains { $0.hasPrefix("apple-touch-icon") }
      guard isTouch || relations.contains("icon"), let address = address(link["href"]) else { continue }
      let path = address.prefix { $0 != "?" }.lowercased()
      let isVector = link["type"]?.lowercased().contains("svg") == true || path.hasSuffix(".svg")
      let sizes = (link["sizes"]?.lowercased() ?? "").split(whereSeparator: \.isWhitespace)
        .compactMap { Int($0.prefix { $0 != "x" }) }.filter { (1...4096).contains($0) }
      let size = sizes.max() ?? (isTouch ? 180 : path.hasSuffix(".ico") ? 32 : 48)
      scored.append((address, isVector ? 100_000 : size >= 64 ? 50_000 - size : size))
    }
    let best = scored.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }.map(
      \.element.address)
    var seen: Set<String> = []
    let fallback = page.resolving("/favicon.ico")?.description
    return (best.prefix(20) + (fallback.map { [$0] } ?? [])).filter { seen.insert($0).inserted }
  }
}
