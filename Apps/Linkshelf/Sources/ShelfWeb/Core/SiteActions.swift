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
}

extension SiteActions {
  /// Without a program that draws there are no pictures.
  public func picture(of drawing: Drawing) async -> DrawnPicture? { nil }
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
