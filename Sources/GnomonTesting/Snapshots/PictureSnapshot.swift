// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// A picture with what it depends on, compared with a file.
struct PictureSnapshot {
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
  private func data() throws -> Data {
    PNGTexts.adding(
      [
        (Key.fonts, versions.fonts.joined(separator: "\n")),
        (Key.libraries, versions.libraries.joined(separator: "\n")),
        (Key.pixels, bitmap.fingerprint), (Key.layout, layout),
      ], to: try PNGEncoder.encode(bitmap))
  }

  func compare(with file: SnapshotFile) throws -> [SnapshotFailure] {
    guard let old = file.read() else { return try Snapshot.writeMissing(try data(), file) }
    let texts = PNGTexts.reading(old)
    if texts[Key.pixels] == bitmap.fingerprint { return [] }
    if SnapshotRecording.mode == .all {
      try file.write(try data())
      return []
    }
    guard let expected = Bitmap(png: old) else {
      return [
        SnapshotFailure(
          "The snapshot \(file.name) isn't a PNG file that can be read. GNOMON_RECORD=all writes it anew.")
      ]
    }
    let comparison = PictureComparison(expected, bitmap, tolerance: tolerance.color)
    if comparison.isWithin(tolerance) { return [] }
    let drawn = texts[Key.fonts].map { fonts in
      DrawingVersions(
        fonts: fonts.components(separatedBy: "\n"),
        libraries: (texts[Key.libraries] ?? "").components(separatedBy: "\n"))
    }
    let differences = drawn.map { versions.differences(to: $0) } ?? []
    let oldLayout = texts[Key.layout]
    // Other fonts or libraries draw other edges: then the layout decides, and what can be seen.
    if !differences.isEmpty, let oldLayout, Self.isSameStructure(oldLayout, layout),
      comparison.isWithin(.perceptual) || !isSameFonts(drawn)
    {
      return []
    }
    if SnapshotRecording.mode == .failed {
      try file.write(try data())
      return []
    }
    return [try failure(file, old, expected, comparison, differences, oldLayout)]
  }

  private func isSameFonts(_ drawn: DrawingVersions?) -> Bool { drawn?.fonts == versions.fonts }

  private func failure(
    _ file: SnapshotFile, _ old: Data, _ expected: Bitmap, _ comparison: PictureComparison, _ differences: [String],
    _ oldLayout: String?
  ) throws -> SnapshotFailure {
    var message = "The picture isn't that of \(file.name)."
    if !differences.isEmpty {
      message += " It was drawn with others: " + differences.joined(separator: "; ") + "."
    }
    message += "\n" + comparison.words(expected, bitmap, scale)
    if let oldLayout, let words = LayoutText.words(oldLayout, layout) {
      message += words.isEmpty ? "\nNo view has another place or size." : "\n"
      message += words.prefix(20).map { "  " + $0 }.joined(separator: "\n")
      if words.count > 20 { message += "\n  … and \(words.count - 20) more" }
    }
    var failure = SnapshotFailure(message)
    failure.keep(old, as: "expected.png", file)
    failure.keep(try data(), as: "seen.png", file)
    if let picture = comparison.picture { failure.keep(try PNGEncoder.encode(picture), as: "difference.png", file) }
    failure.leaveRecord(message, file)
    failure.message += Snapshot.howToRecord
    return failure
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
