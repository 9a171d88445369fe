// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A version of a link with its files.
public struct LinkVersion: Sendable {
  public var snapshot: Snapshot
  public var parts: [Part]

  /// The tiles of the page's picture, from the top; the file itself where the link is a picture.
  public var pictures: [Part] {
    let tiles = parts.filter { $0.kind == .picture }.sorted { $0.position < $1.position }
    if !tiles.isEmpty { return tiles }
    return parts.filter { $0.kind == .original && Self.pictureTypes.contains($0.mediaType) }
  }

  /// Pictures that can't hold script.
  private static let pictureTypes: Set<String> = ["image/webp", "image/png", "image/jpeg"]
}

extension Shelf {
  /// Two versions of a link by their numbers. Without numbers these are the newest one and the one before it.
  ///
  /// - Parameters:
  ///   - from: the number of the old one. Without it, the version before `to`.
  ///   - to: the number of the new one. Without it, the newest.
  /// - Throws: `notFound` where there's no such link or version.
  public func versions(of link: Link.ID, from: Int?, to: Int?) async throws -> (old: LinkVersion, new: LinkVersion) {
    guard try await self.link(link) != nil else { throw ShelfError(.notFound, "There's no link \(link).") }
    let all = try await snapshots(of: link)
    guard let newest = all.first else {
      throw ShelfError(.notFound, "This link has no version yet, so that there is nothing to compare.")
    }
    let numbers = all.map(\.snapshot.number)
    func index(_ number: Int) throws -> Int {
      guard let index = numbers.firstIndex(of: number) else {
        throw ShelfError(
          .notFound, "This link has no version \(number); its versions are \(Self.listed(numbers.reversed())).")
      }
      return index
    }
    let new = try to.map(index) ?? (from == newest.snapshot.number && all.count > 1 ? 1 : 0)
    let old: Int
    if let from {
      old = try index(from)
    } else {
      guard new + 1 < all.count else {
        throw ShelfError(
          .notFound,
          all.count == 1
            ? "This link has only one version, so that there is nothing to compare."
            : "Version \(numbers[new]) is the oldest one. Name the version to compare it with.")
      }
      old = new + 1
    }
    return (
      LinkVersion(snapshot: all[old].snapshot, parts: all[old].parts),
      LinkVersion(snapshot: all[new].snapshot, parts: all[new].parts)
    )
  }

  /// Long lists are cut in their middle.
  private static func listed(_ numbers: [Int]) -> String {
    guard numbers.count > 12 else { return numbers.map(String.init).joined(separator: ", ") }
    return "\(listed(Array(numbers.prefix(5)))), …, \(listed(Array(numbers.suffix(5))))"
  }

  /// The readable texts of two versions, of one kind where both have one. nil where a version has none.
  ///
  /// - Parameter most: the bytes of each that are read, but for some more.
  public func readableTexts(_ old: LinkVersion, _ new: LinkVersion, most: Int) throws -> (old: String?, new: String?) {
    func part(_ version: LinkVersion, _ kind: Part.Kind) -> Part? { version.parts.first { $0.kind == kind } }
    for kind in [Part.Kind.text, .markdown] {
      if let a = part(old, kind), let b = part(new, kind) {
        return (try beginning(of: a, most: most), try beginning(of: b, most: most))
      }
    }
    func any(_ version: LinkVersion) throws -> String? {
      try (part(version, .text) ?? part(version, .markdown)).map { try beginning(of: $0, most: most) }
    }
    return (try any(old), try any(new))
  }

  private func beginning(of part: Part, most: Int) throws -> String {
    var bytes: [UInt8] = []
    try files.read(part.hash) { piece in
      bytes.append(contentsOf: piece)
      return bytes.count <= most
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
