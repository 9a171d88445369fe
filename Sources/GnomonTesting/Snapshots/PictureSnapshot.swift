// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// A picture with what it depends on, compared with a file.
struct PictureSnapshot: Sendable {
  let bitmap: Bitmap
  let layout: String
  let scale: CGFloat
  let versions: DrawingVersions
  let tolerance: PictureTolerance

  private enum Key {
    static let fonts = "Gnomon-Fonts"
    static let libraries = "Gnomon-Libraries"
    static let pixels = "Gnomon-Pixels"
    static let layout = "Gnomon-Layout"
  }

  /// The file: the pixels, and in texts that no viewer shows what they were drawn with and the layout.
  func data() throws -> Data {
    PNGTexts.adding(
      [
        (Key.fonts, versions.fonts.joined(separator: "\n")),
        (Key.libraries, versions.libraries.joined(separator: "\n")),
        (Key.pixels, bitmap.fingerprint), (Key.layout, layout),
      ], to: try PNGEncoder.encode(bitmap))
  }

  /// True if a file was drawn by this kit.
  static func isOwn(_ png: Data) -> Bool { PNGTexts.reading(png)[Key.pixels] != nil }

  func compare(with file: SnapshotFile) throws -> [SnapshotFailure] {
    guard let old = file.read() else { return try Snapshot.writeMissing(try data(), file) }
    if SnapshotRecording.mode == .all {
      if PNGTexts.reading(old)[Key.pixels] != bitmap.fingerprint { try file.write(try data()) }
      return []
    }
    guard Bitmap(png: old) != nil else {
      return [
        SnapshotFailure(
          "The snapshot \(file.name) isn't a PNG file that can be read. GNOMON_RECORD=all writes it anew.")
      ]
    }
    guard let difference = difference(from: old, tolerance) else { return [] }
    if SnapshotRecording.mode == .failed {
      try file.write(try data())
      return []
    }
    var failure = SnapshotFailure("The picture isn't that of \(file.name).\(difference.words)")
    let message = failure.message
    failure.keep(old, as: "expected.png", file)
    failure.keep(try data(), as: "seen.png", file)
    if let picture = difference.picture { failure.keep(try PNGEncoder.encode(picture), as: "difference.png", file) }
    failure.leaveRecord(message, file)
    failure.message += Snapshot.howToRecord
    return [failure]
  }

  /// How the picture differs from one of a file that was drawn by this kit; nil where it doesn't, as far as a tolerance
  /// goes, or as other fonts and libraries let it.
  func difference(from old: Data, _ tolerance: PictureTolerance) -> PictureDifference? {
    let texts = PNGTexts.reading(old)
    if texts[Key.pixels] == bitmap.fingerprint { return nil }
    guard let expected = Bitmap(png: old) else { return PictureDifference(" It isn't a PNG file that can be read.") }
    let comparison = PictureComparison(expected, bitmap, tolerance: tolerance.color)
    if comparison.isWithin(tolerance) { return nil }
    let drawn = texts[Key.fonts].map { fonts in
      DrawingVersions(
        fonts: fonts.components(separatedBy: "\n"),
        libraries: (texts[Key.libraries] ?? "").components(separatedBy: "\n"))
    }
    let differences = drawn.map { versions.differences(to: $0) } ?? []
    let oldLayout = texts[Key.layout]
    // Other fonts or libraries draw other edges: then the layout decides, and what can be seen.
    if !differences.isEmpty, let oldLayout, Self.isSameStructure(oldLayout, layout),
      comparison.isWithin(.perceptual) || drawn?.fonts != versions.fonts
    {
      return nil
    }
    var words = ""
    if !differences.isEmpty {
      words += " It was drawn with others: " + differences.joined(separator: "; ") + "."
    }
    words += "\n" + comparison.words(expected, bitmap, scale)
    if let oldLayout, let moves = LayoutText.words(oldLayout, layout) {
      words += moves.isEmpty ? "\nNo view has another place or size." : "\n"
      words += moves.prefix(20).map { "  " + $0 }.joined(separator: "\n")
      if moves.count > 20 { words += "\n  … and \(moves.count - 20) more" }
    }
    var difference = PictureDifference(words)
    difference.picture = comparison.picture
    return difference
  }

  /// True if both have the same views with the same words. Sizes may be others, by a tenth or by 8 points: letters of
  /// another font are.
  static func isSameStructure(_ old: String, _ new: String) -> Bool {
    func views(_ text: String) -> [(head: Substring, numbers: [Double])] {
      text.split(separator: "\n").map { line in
        let gap = line.range(of: "  ", options: .backwards)?.lowerBound ?? line.endIndex
        let numbers = line[gap...].split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
        return (line[..<gap], numbers)
      }
    }
    let (a, b) = (views(old), views(new))
    guard a.count == b.count else { return false }
    return zip(a, b).allSatisfy { a, b in
      a.head == b.head && a.numbers.count == b.numbers.count
        && zip(a.numbers, b.numbers).allSatisfy { abs($0 - $1) <= max(8, abs($0) / 10) }
    }
  }
}

extension PictureComparison {
  /// True if no more differs than a tolerance allows.
  func isWithin(_ tolerance: PictureTolerance) -> Bool { isSameSize && share <= tolerance.share }
}
