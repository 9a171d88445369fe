// SPDX-License-Identifier: Apache-2.0
import Drawings
import Foundation

/// A card as it's given to who asked for it.
public struct DrawnCard: Sendable {
  /// The picture.
  public let png: Data
  /// Names the picture: for an ETag, between quotes. The same name means the same picture.
  public let digest: String
  /// Whether a card of one's own drew it.
  public let isOwn: Bool
  /// Why the built-in card was drawn in place of one's own. nil where nothing went wrong.
  public let warning: String?
}

/// Gives the cards of contents: kept ones, or drawn by a card of one's own or the built-in one.
public actor Cards {
  /// A content whose own card failed isn't tried again for so long, in seconds.
  public static let retrySeconds = 600.0
  /// Own cards that fail one after the other before none is tried for ``retrySeconds``.
  public static let failureLimit = 5
  /// The failures that are remembered.
  static let rememberedFailures = 1000

  private let cache: CardCache
  private let renderer = CardRenderer()
  private let own: OwnCard?
  private var underWay: [String: Task<DrawnCard, any Error>] = [:]
  private var failures: [String: (until: ContinuousClock.Instant, warning: String)] = [:]
  private var failuresInARow = 0
  /// How often a card of one's own was run.
  private(set) var ownDrawings = 0
  private var pause: (until: ContinuousClock.Instant, warning: String)?

  /// - Parameters:
  ///   - cache: where pictures are kept.
  ///   - own: the card of one's own that is used; nil uses the built-in one.
  public init(cache: CardCache, own: OwnCard? = nil) {
    self.cache = cache
    self.own = own
  }

  /// The card of a content. A kept one takes a millisecond or less; who asks for the same at the same time waits for one drawing.
  ///
  /// - Throws: a ``CardError`` where too many cards are waited for. A picture that can't be kept, as on a full disk, is given all the same.
  public func card(for content: CardContent) async throws -> DrawnCard {
    let builtIn = content.digest
    let ownDigest = OwnCard.draws(content.size) ? own.map { content.digest(design: $0.design) } : nil
    let name = ownDigest ?? builtIn
    if let running = underWay[name] { return try await running.value }
    let work = Task { try await drawn(content, builtIn: builtIn, ownDigest: ownDigest) }
    underWay[name] = work
    defer { underWay[name] = nil }
    return try await work.value
  }

  /// A chart, a year or a list as a picture. A kept one takes a millisecond or less; who asks for the same at the same time waits for
  /// one drawing.
  ///
  /// - Throws: as ``card(for:)`` does.
  public func picture(of drawing: Drawing) async throws -> DrawnCard {
    let digest = try drawing.digest()
    if let running = underWay[digest] { return try await running.value }
    let work = Task {
      if let png = cache.png(for: digest) { return DrawnCard(png: png, digest: digest, isOwn: false, warning: nil) }
      let png = try await renderer.png(for: drawing)
      try? cache.keep(png, for: digest)
      return DrawnCard(png: png, digest: digest, isOwn: false, warning: nil)
    }
    underWay[digest] = work
    defer { underWay[digest] = nil }
    return try await work.value
  }

  private func drawn(_ content: CardContent, builtIn: String, ownDigest: String?) async throws -> DrawnCard {
    var warning: String?
    if let own, let ownDigest {
      if let png = cache.png(for: ownDigest) {
        return DrawnCard(png: png, digest: ownDigest, isOwn: true, warning: nil)
      }
      warning = knownFailure(ownDigest)
      if warning == nil {
        ownDrawings += 1
        do {
          let png = try await own.png(for: content)
          failuresInARow = 0
          try? cache.keep(png, for: ownDigest)
          return DrawnCard(png: png, digest: ownDigest, isOwn: true, warning: nil)
        } catch {
          warning = "The built-in card is used: \(error)"
          remember("\(error)", for: ownDigest)
        }
      }
    }
    if let png = cache.png(for: builtIn) { return DrawnCard(png: png, digest: builtIn, isOwn: false, warning: warning) }
    let png = try await renderer.png(for: content)
    try? cache.keep(png, for: builtIn)
    return DrawnCard(png: png, digest: builtIn, isOwn: false, warning: warning)
  }

  private func knownFailure(_ digest: String) -> String? {
    let now = ContinuousClock.now
    if let pause {
      if pause.until > now { return pause.warning }
      self.pause = nil
    }
    guard let failure = failures[digest] else { return nil }
    if failure.until > now { return failure.warning }
    failures[digest] = nil
    return nil
  }

  private func remember(_ reason: String, for digest: String) {
    let until = ContinuousClock.now + .seconds(Self.retrySeconds)
    if failures.count >= Self.rememberedFailures { failures.removeAll() }
    failures[digest] = (until, "The built-in card is used: \(reason)")
    failuresInARow += 1
    if failuresInARow >= Self.failureLimit {
      failuresInARow = 0
      pause = (
        until,
        "The built-in card is used for some minutes: Card.swift failed \(Self.failureLimit) times one after the other. \(reason)"
      )
    }
  }
}
