// SPDX-License-Identifier: Apache-2.0
import Drawings
import Foundation
import Shelf

/// What the site asks the program for that isn't the store's.
public protocol SiteActions: Sendable {
  /// There is new work in the queue.
  func wakeWorkers()
  /// Whether the queue is being worked on.
  var areWorkersAlive: Bool { get }
  /// A link's card; nil where none can be drawn.
  ///
  /// - Parameters:
  ///   - size: `share`, `gallery` or `row`.
  ///   - theme: `light` or `dark`.
  func card(of row: LinkRow, size: String, theme: String) async -> DrawnPicture?
  /// A chart, a year or a list as a picture; nil where none can be drawn.
  func picture(of drawing: Drawing) async -> DrawnPicture?
  /// The difference of two pictures in tiles.
  ///
  /// - Throws: a ``DrawingProblem`` where it can't be drawn.
  func difference(of old: [Part], _ new: [Part]) async throws -> DrawnPicture
  /// A book as a PDF, in a file that is the caller's.
  ///
  /// - Throws: a ``DrawingProblem`` where it can't be made.
  func document(_ order: DocumentOrder) async throws -> URL
  /// The media type of a file that a browser saved.
  ///
  /// - Throws: an `invalid` ``ShelfError`` where no version can be made of it.
  func typeOfSavedPage(_ path: String) throws -> String
}

extension SiteActions {
  /// Without a program that makes versions nothing is looked at.
  public func typeOfSavedPage(_ path: String) throws -> String { "text/html" }

  /// Without a program that draws there are no pictures.
  public func picture(of drawing: Drawing) async -> DrawnPicture? { nil }

  /// The difference of two pictures in tiles.
  ///
  /// - Throws: a ``DrawingProblem``.
  public func difference(of old: [Part], _ new: [Part]) async throws -> DrawnPicture {
    throw DrawingProblem("This server draws no differences.")
  }

  /// A book as a PDF, in a file that is the caller's.
  ///
  /// - Throws: a ``DrawingProblem``.
  public func document(_ order: DocumentOrder) async throws -> URL {
    throw DrawingProblem("This server makes no PDF.")
  }
}

/// A book of links' articles that is wanted as a PDF.
public struct DocumentOrder: Codable, Hashable, Sendable {
  public var links: [Link.ID]
  /// nil takes the only article's title, or the day.
  public var title: String?
  public var subtitle = ""
  /// `a4`, `letter`, `a5` or `reader`.
  public var paper = "a4"
  /// Of the words around the articles: `en` or `zh`.
  public var language = "en"

  public init(_ links: [Link.ID], title: String? = nil) {
    self.links = links
    self.title = title
  }
}

/// Why a picture can't be drawn.
public struct DrawingProblem: Error {
  public var sentence: String
  /// Whether it may be drawn later.
  public var isBusy: Bool

  public init(_ sentence: String, isBusy: Bool = false) {
    self.sentence = sentence
    self.isBusy = isBusy
  }
}

/// A picture that was drawn.
public struct DrawnPicture: Sendable {
  public var png: Data
  /// Names its content.
  public var digest: String

  public init(png: Data, digest: String) {
    self.png = png
    self.digest = digest
  }
}
