// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

extension SurfaceMeasures {
  /// The distance of two baselines of one text in a font.
  private static func pitch(_ row: SurfaceRow, _ font: Font) throws -> Double {
    func height(_ words: String) throws -> Double {
      let scene = SurfaceScene(row) { Text(verbatim: words).font(font) }
      return Double(try #require(scene.frames(of: words).first).height)
    }
    return try (height("Ag\nAg\nAg\nAg") - height("Ag")) / 3
  }

  private static let reordering = "Drag to reorder your servers. The one at the top is used"
  private static let comparing = "Otherwise, your location is compared with"

  /// The width of a line's ink.
  private static func ink(_ row: SurfaceRow, _ words: String, _ font: Font) throws -> Double {
    let scene = SurfaceScene(row) { Text(verbatim: words).font(font) }
    return try #require(scene.ink(of: words)).width
  }

  mutating func addTexts() {
    add("t26-01") { row in
      let scene = SurfaceScene(row) {
        VStack {
          Text("First")
          Text("Second")
        }
      }
      let (first, second) = (try #require(scene.frames(of: "First").first), scene.frames(of: "Second").first)
      return [.points(Double(try #require(second).minY - first.maxY))]
    }
    add("t26-05") { [.points(try Self.ink($0, Self.reordering, .footnote.leading(.tight)))] }
    add("t26-06") { [.points(try Self.ink($0, Self.comparing, .subheadline))] }
    add("t26-07") { [.points(try Self.ink($0, "Firebase Cloud Messaging", .body))] }
    // The texts of that picture are footers of a list's sections.
    add("t26-02") { row in [.points(try Self.pitch(row, .footnote.leading(.tight)))] }
    add("t26-03") { row in [.points(try Self.pitch(row, .body))] }
    add("t26-04") { row in [.points(try Self.pitch(row, .subheadline))] }
  }
}
