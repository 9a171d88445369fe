// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes a page as one HTML file that needs nothing else.
///
/// A resource that is used more than once and is larger than ``sharedFrom`` bytes is written once for each frame, as a CSS variable; fonts and pictures
/// in shadow roots are written at each use. The whole file is at most ``CaptureLimits/htmlBytes`` long: what comes after that has no data.
struct SelfContainedPage {
  /// 2 KiB.
  static let sharedFrom = 2048
  static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline' data:; font-src data:; media-src data:; frame-src data:; form-action 'none'; base-uri 'none'"
  static let emptyPicture = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

  let resources: ResourceStore
  let limit: Int
  /// Gives the pieces of a frame, and the world in which its addresses are understood.
  let frame: (Int) async -> (pieces: [PagePiece], world: Int)?

  private(set) var written = 0
  private(set) var missing = 0
  private(set) var isFull = false

  init(resources: ResourceStore, limit: Int, frame: @escaping (Int) async -> (pieces: [PagePiece], world: Int)?) {
    self.resources = resources
    self.limit = limit
    self.frame = frame
  }

  /// A piece whose CSS is resolved.
  private enum Ready {
    case piece(PagePiece)
    case css([CSSPart], media: String?, inAttribute: Bool)
  }

  /// Writes the document of these pieces. `depth` counts frames in frames: at most three are written.
  mutating func write(_ pieces: [PagePiece], world: Int, depth: Int = 0, to put: (String) throws -> Void) async throws {
    var sheets = ResolvedSheets(resources: resources, world: world)
    var ready: [Ready] = []
    ready.reserveCapacity(pieces.count)
    var uses: [String: Int] = [:]
    for piece in pieces {
      switch piece {
      case .css(let base, let text, let inAttribute):
        ready.append(.css(await sheets.resolve(text, base: base), media: nil, inAttribute: inAttribute))
      case .sheet(let address, let media, let base, let rules):
        var parts = await sheets.sheet(address)
        if parts == nil { parts = await sheets.resolve(rules, base: address.isEmpty ? base : address) }
        ready.append(.css(parts ?? [], media: media, inAttribute: false))
      default: ready.append(.piece(piece))
      }
      if case .picture(let address) = piece { uses[address, default: 0] += 1 }
      if case .css(let parts, _, _)? = ready.last {
        for case .address(let address, isFont: false) in parts { uses[address, default: 0] += 1 }
      }
    }

    var shared: [String: Int] = [:]
    var small: [String: String] = [:]
    for item in ready {
      switch item {
      case .piece(.head):
        try emit(
          "<meta charset=\"utf-8\"><meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">", put)
        try emit("<meta name=\"referrer\" content=\"no-referrer\">", put)
        for (address, count) in uses.sorted(by: { $0.key < $1.key }) where count > 1 {
          guard !isFull else { break }
          let data = await data(address)
          if data.utf8.count < Self.sharedFrom {
            small[address] = data
            continue
          }
          let number = shared.count
          shared[address] = number
          try emit(
            "<style>:root{--snapshot-\(number):url(\"\(data)\")}[data-snapshot=\"\(number)\"]{content:var(--snapshot-\(number))}</style>",
            put)
        }
      case .piece(.text(let text)): try emit(text, put)
      case .piece(.attribute(let address)):
        let data = await data(address)
        try emit(Self.escaped(data.isEmpty ? Self.emptyPicture : data), put)
      case .piece(.picture(let address)):
        if let number = shared[address] {
          try emit(" src=\"\(Self.emptyPicture)\" data-snapshot=\"\(number)\"", put)
          continue
        }
        var data = small[address] ?? ""
        if data.isEmpty { data = await self.data(address) }
        if !data.isEmpty { try emit(" src=\"\(Self.escaped(data))\"", put) }
      case .piece(.frame(let number)):
        guard depth < 3, let inner = await frame(number) else { continue }
        var text = ""
        // The count is kept of the written frame as a whole, since its text is escaped once more.
        let before = written
        try await write(inner.pieces, world: inner.world, depth: depth + 1) { text += $0 }
        written = before
        try emit(Self.escaped(text), put)
      case .css(let parts, let media, let inAttribute):
        var text = ""
        for part in parts {
          switch part {
          case .text(let words): text += words
          case .imported: break
          case .address(let address, let isFont):
            if !isFont, let number = shared[address] {
              text += "var(--snapshot-\(number))"
            } else {
              var data = small[address] ?? ""
              if data.isEmpty { data = await self.data(address, isPicture: !isFont) }
              text += "url(\"\(data.isEmpty ? "data:," : data.split(separator: "\"").joined(separator: "%22"))\")"
            }
          }
        }
        if inAttribute {
          try emit(Self.escaped(text), put)
        } else {
          let safe = text.split(separator: "</", omittingEmptySubsequences: false).joined(separator: "<\\/")
          if let media {
            try emit("<style\(media.isEmpty ? "" : " media=\"\(Self.escaped(media))\"")>\(safe)</style>", put)
          } else {
            try emit(safe, put)
          }
        }
      default: break
      }
    }
  }

  private mutating func emit(_ text: String, _ put: (String) throws -> Void) throws {
    written += text.utf8.count
    try put(text)
  }

  /// The resource as a data: address. Empty where it isn't there or doesn't fit any more.
  private mutating func data(_ address: String, isPicture: Bool = true) async -> String {
    if address.lowercased().hasPrefix("data:") { return address }
    guard !address.isEmpty else { return "" }
    guard !isFull else { return "" }
    guard let body = await resources.body(address) else {
      if isPicture { missing += 1 }
      return ""
    }
    guard body.mediaType != "text/html" else { return "" }
    guard written + body.count / 3 * 4 <= limit else {
      isFull = true
      return ""
    }
    var fragment = ""
    if let hash = address.firstIndex(of: "#"), body.mediaType.contains("svg") { fragment = String(address[hash...]) }
    return body.dataAddress + fragment
  }

  static func escaped(_ text: String) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): out.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "\""): out.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "<"): out.append(contentsOf: "&lt;".utf8)
      default: out.append(byte)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
