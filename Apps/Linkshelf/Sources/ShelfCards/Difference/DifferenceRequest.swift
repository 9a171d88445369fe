// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Two pictures that are compared, each in tiles from the top.
public struct DifferenceRequest: Codable, Sendable, Equatable {
  /// The tiles' files.
  public var old: [String]
  public var new: [String]

  public init(old: [String], new: [String]) {
    self.old = old
    self.new = new
  }
}

/// What a drawing of a difference may take.
public enum DifferenceLimits {
  /// The address space of the process that draws, in bytes.
  static let memory = 1 << 30
  /// The seconds that it has.
  static let seconds = 60.0
  /// The bytes of a tile's file.
  static let tileBytes = 64 << 20
  /// The pixels of a tile.
  static let tilePixels = 16_000_000
  /// The rows of each picture, in all its tiles.
  static let rows = 250_000
  /// The rows of the drawing. What comes later is left out, and the drawing says how many rows that are.
  public static let drawnRows = 10_000
}
