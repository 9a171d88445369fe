// SPDX-License-Identifier: Apache-2.0
import Drawings
import Foundation
import Logging
import Shelf
import ShelfCards
import ShelfWeb
import ShelfWork
import Snapshots

/// What the site asks this program for.
struct ShelfActions: SiteActions {
  private let workers: Workers
  private let shelf: Shelf
  private let cards: Cards
  private let differences: PictureDifferences
  private let documents: Documents
  private let logger: Logger

  /// The bytes that drawn cards take at most.
  private static let cardBytes = 256 << 20
  /// Saved pages up to so many bytes are read before their sender gets an answer: 8 MiB.
  private static let largestReadAtOnce: UInt64 = 8 << 20
  /// The bytes that drawn differences take at most.
  private static let differenceBytes = 64 << 20

  /// - Parameters:
  ///   - home: where the household's own card lies.
  ///   - documents: makes the PDFs of all shelves in turn.
  init(workers: Workers, shelf: Shelf, home: Shelf, documents: Documents, logger: Logger) throws {
    self.workers = workers
    self.shelf = shelf
    self.documents = documents
    self.logger = logger
    var own: OwnCard?
    switch OwnCardState.load(source: Self.source(in: home.folder), folder: Self.folder(in: home.folder)) {
    case .none: break
    case .ready(let card): own = card
    case .unusable(let sentence): logger.warning("\(sentence)")
    }
    cards = Cards(
      cache: try CardCache(folder: URL(filePath: shelf.folder + "/cards"), byteLimit: Self.cardBytes), own: own)
    differences = PictureDifferences(
      cache: try CardCache(folder: URL(filePath: shelf.folder + "/differences"), byteLimit: Self.differenceBytes),
      program: [Self.program, "draw-difference"])
  }

  /// This program's file.
  static var program: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }

  /// The card of the owner's own, and where it's built: both lie outside of what a backup holds.
  static func source(in folder: String) -> URL { URL(filePath: folder + "/Card.swift") }
  static func folder(in folder: String) -> URL { URL(filePath: folder + "/card") }

  func wakeWorkers() { workers.wake() }

  var areWorkersAlive: Bool { workers.areAlive }

  func card(of row: LinkRow, size: String, theme: String) async -> DrawnPicture? {
    let link = row.link
    func data(_ hash: String?) -> Data? { hash.flatMap { try? shelf.files.data($0, most: CardLimits.pictureBytes) } }
    let content = CardContent(
      title: link.shownTitle, description: link.description, site: link.host, siteName: link.siteName,
      author: link.author,
      date: link.publishedAt.map { Self.day($0) } ?? "", tags: row.tags,
      readingMinutes: link.words > 0 ? max(1, link.words / 230) : nil,
      icon: data(link.icon), picture: data(link.picture) ?? data(link.preview), theme: theme == "dark" ? .dark : .light,
      language: link.language,
      size: CardSize(rawValue: size) ?? .gallery)
    do {
      let card = try await cards.card(for: content)
      if let warning = card.warning { logger.warning("\(warning)") }
      return DrawnPicture(png: card.png, digest: card.digest)
    } catch {
      logger.info("a card can't be drawn", metadata: ["link": "\(link.id)", "reason": "\(error)"])
      return nil
    }
  }

  func picture(of drawing: Drawing) async -> DrawnPicture? {
    do {
      let card = try await cards.picture(of: drawing)
      return DrawnPicture(png: card.png, digest: card.digest)
    } catch {
      logger.info("a picture can't be drawn", metadata: ["reason": "\(error)"])
      return nil
    }
  }

  func difference(of old: [Part], _ new: [Part]) async throws -> DrawnPicture {
    func paths(_ parts: [Part]) throws -> [String] {
      try parts.map { part in
        guard let path = shelf.files.path(of: part.hash) else {
          throw DrawingProblem("A file of the picture is missing; “linkshelf doctor” says more.")
        }
        return path
      }
    }
    do {
      let drawn = try await differences.png(
        DifferenceRequest(old: paths(old), new: paths(new)), hashes: (old.map(\.hash), new.map(\.hash)))
      return DrawnPicture(png: drawn.png, digest: drawn.digest)
    } catch let error as CardError {
      logger.info("a difference can't be drawn", metadata: ["reason": "\(error)"])
      throw DrawingProblem(error.description, isBusy: error.kind == .busy)
    }
  }

  func document(_ order: DocumentOrder) async throws -> URL { try await documents.file(order, of: shelf) }
  func typeOfSavedPage(_ path: String) throws -> String {
    do {
      let handle = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { try? handle.close() }
      let kind = SavedFileKind(head: try handle.read(upToCount: SavedFileKind.headLength) ?? Data())
      if kind == .pdf { return "application/pdf" }
      guard kind != nil else { throw SavedPageProblem.unknownKind }
      // A larger one is read when its turn comes, so that many at once don't take the memory.
      let size = try handle.seekToEnd()
      if size <= Self.largestReadAtOnce || size > UInt64(SavedPage.largest) { _ = try SavedPage(path: path) }
      return kind == .html ? "text/html" : "multipart/related"
    } catch let problem as SavedPageProblem {
      throw ShelfError(.invalid, "\(problem)")
    }
  }

  private static func day(_ moment: Moment) -> String {
    moment.date.formatted(.iso8601.year().month().day())
  }
}
