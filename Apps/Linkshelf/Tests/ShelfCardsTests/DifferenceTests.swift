// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@testable import ShelfCards

@Suite struct DifferenceTests {
  /// A page of lines of “text”: each line is 12 rows of marks that its number decides, and 8 white rows.
  private struct Page {
    static let width = 320
    var lines: [Int]

    func pixels(noise: UInt64 = 0) -> Bitmap {
      var state = noise | 1
      var pixels: [UInt8] = []
      for line in lines {
        var marks = UInt64(line) &* 0x9E37_79B9_7F4A_7C15
        for row in 0..<20 {
          marks = row % 4 == 0 ? marks &* 0x2545_F491_4F6C_DD1D : marks
          for x in 0..<Self.width {
            let isInk = row < 12 && line > 0 && marks >> UInt64(x / 8) & 1 == 1
            state = noise == 0 ? 1 : state &* 6_364_136_223_846_793_005 &+ 1
            let wobble = noise == 0 ? 0 : Int(state >> 60) % 5
            let value = UInt8(isInk ? 20 + wobble : 250 - wobble)
            pixels += [value, value, value, 255]
          }
        }
      }
      return Bitmap(width: Self.width, height: lines.count * 20, pixels: pixels)
    }
  }

  private func features(_ bitmap: Bitmap) -> RowFeatures {
    var features = RowFeatures(width: bitmap.width)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<bitmap.height {
        features.add(UnsafeBufferPointer(rebasing: pixels[row * bitmap.width * 4..<(row + 1) * bitmap.width * 4]))
      }
    }
    return features
  }

  private func alignment(_ old: [Int], _ new: [Int], noise: UInt64 = 0) -> [RowAlignment.Part] {
    RowAlignment(features(Page(lines: old).pixels()), features(Page(lines: new).pixels(noise: noise))).parts
  }

  @Test func whatWasPutInDoesntChangeAllBelow() {
    let old = Array(1...40)
    let parts = alignment(old, Array(1...10) + [77, 78, 79] + Array(11...40))
    let changed = parts.filter { $0.kind != .same }
    #expect(changed.reduce(0) { $0 + $1.new.count } <= 3 * 20 && changed.allSatisfy(\.old.isEmpty), "\(parts)")
    #expect(parts.first?.kind == .same && parts.last?.kind == .same)
    #expect(parts.last?.new.upperBound == 43 * 20 && parts.last?.old.upperBound == 40 * 20)
  }

  @Test func changesAreWholeLinesAndSpaceIsNone() {
    let (old, new) = (
      features(Page(lines: Array(1...12)).pixels()),
      features(Page(lines: [1, 2, 3, 4, 50, 51, 5, 6, 7, 8, 60, 10, 11, 12]).pixels())
    )
    let parts = ChangeWidening(old, new).widened(RowAlignment(old, new).parts).filter { $0.kind != .same }
    #expect(parts.map(\.kind) == [.replaced, .changed], "\(parts)")
    #expect(parts.first?.old.isEmpty == true && parts.first?.new.count == 40)
    #expect(parts.last?.old == 160..<172 && parts.last?.new == 200..<212)
  }

  @Test func rowsThatWereTakenForTheirNeighboursAreEqual() {
    typealias Part = RowAlignment.Part
    let page = features(Page(lines: Array(1...6)).pixels())
    let parts = [
      Part(kind: .same, old: 0..<40, new: 0..<40), Part(kind: .replaced, old: 40..<41, new: 40..<40),
      Part(kind: .same, old: 41..<45, new: 40..<44), Part(kind: .replaced, old: 45..<45, new: 44..<45),
      Part(kind: .same, old: 45..<120, new: 45..<120),
    ]
    #expect(ChangeWidening(page, page).widened(parts) == [Part(kind: .same, old: 0..<120, new: 0..<120)])
  }

  @Test func noiseIsNoChange() {
    for noise in 1...5 as ClosedRange<UInt64> {
      #expect(alignment(Array(1...30), Array(1...30), noise: noise).map(\.kind) == [.same])
    }
    let parts = alignment(Array(1...30), [5, 6] + Array(1...30), noise: 3)
    #expect(parts.filter { $0.kind != .same }.reduce(0) { $0 + $1.new.count } <= 60, "\(parts)")
  }

  @Test func aChangedLineIsPairedWithItsPlace() {
    let parts = alignment(Array(1...9), [1, 2, 3, 4, 99, 6, 7, 8, 9])
    let changed = parts.filter { $0.kind != .same }
    #expect(!changed.isEmpty && changed.allSatisfy { $0.kind == .changed && $0.new == $0.old }, "\(parts)")
    #expect(changed.allSatisfy { $0.new.lowerBound >= 80 && $0.new.upperBound <= 92 })
  }

  @Test func nothingAlikeIsReplaced() {
    let parts = alignment(Array(1...20), Array(101...125))
    #expect(parts.reduce(0) { $0 + $1.old.count } == 400 && parts.reduce(0) { $0 + $1.new.count } == 500)
  }

  @Test func equalRowsAreFoldedAndLongDifferencesCut() {
    typealias Part = RowAlignment.Part
    let parts = [
      Part(kind: .same, old: 0..<1_000, new: 0..<1_000), Part(kind: .replaced, old: 1_000..<1_000, new: 1_000..<1_040),
      Part(kind: .same, old: 1_000..<1_010, new: 1_040..<1_050),
      Part(kind: .changed, old: 1_010..<1_020, new: 1_050..<1_060),
      Part(kind: .same, old: 1_020..<5_000, new: 1_060..<5_040),
    ]
    let bands = DifferenceBands(parts)
    #expect(
      bands.bands == [
        .folded(968), .context(new: 968..<1_000), .removed(1_000..<1_020, other: nil),
        .added(1_000..<1_060, other: nil),
        .context(new: 1_060..<1_092), .folded(3_948),
      ])
    let long = DifferenceBands([Part(kind: .replaced, old: 0..<40_000, new: 0..<50_000)], mostRows: 1_000)
    #expect(long.bands == [.removed(0..<500, other: nil), .added(0..<500, other: nil), .cut(89_000)])
    #expect(long.rows == 1_000)
    #expect(DifferenceBands([]).bands.isEmpty)
  }

  // MARK: - Drawing

  private func write(_ bitmaps: [Bitmap], _ name: String, in folder: URL) throws -> [String] {
    try bitmaps.enumerated().map { index, bitmap in
      let url = folder.appending(path: "\(name)-\(index).png")
      try PNGEncoder.encode(bitmap).write(to: url)
      return url.path
    }
  }

  private func withFolder(
    isolation: isolated (any Actor)? = #isolation, _ body: (URL) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "difference-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @MainActor @Test func tilesAreComparedAsOnePicture() async throws {
    try await withFolder { folder in
      let old = try write(
        [Page(lines: Array(1...20)), Page(lines: Array(21...40))].map { $0.pixels() }, "old", in: folder)
      let new = try write(
        [Page(lines: Array(1...15) + [90, 91] + Array(16...18)), Page(lines: Array(19...40))].map { $0.pixels() },
        "new",
        in: folder)
      let request = DifferenceRequest(old: old, new: new)
      let strips = try DifferenceDrawing.strips(request).strips
      let drawn = strips.compactMap { $0.picture?.height }.reduce(0, +)
      #expect(drawn > 20 && drawn <= 40 + 4 * DifferenceBands.context, "\(drawn)")
      let png = try DifferenceDrawing.png(request)
      #expect(PNGFile(png)?.width == Page.width)
      #expect(try DifferenceDrawing.png(request) == png)
    }
  }

  @MainActor @Test func whatCantBeComparedIsSaid() async throws {
    try await withFolder { folder in
      let page = try write([Page(lines: [1]).pixels()], "page", in: folder)
      let narrow = try write([Bitmap(width: 1, height: 2, pixels: Array(repeating: 9, count: 8))], "narrow", in: folder)
      let broken = folder.appending(path: "broken.webp")
      try Data("RIFF....WEBPVP8 ".utf8).write(to: broken)
      let svg = folder.appending(path: "a.svg")
      try Data("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8).write(to: svg)
      for (old, sentence) in [
        (narrow, "pixels wide"), ([broken.path], "can't be read"), ([svg.path], "can't be read"),
        ([folder.path + "/none"], "can't be read"), ([], "There is no picture"),
        (page + narrow, "A tile of the picture is 1"),
      ] {
        let error = #expect(throws: CardError.self) {
          _ = try DifferenceDrawing.png(DifferenceRequest(old: old, new: page))
        }
        #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
      }
    }
  }

  @Test func theProcessIsAskedOnceAndItsWordsAreHandedOn() async throws {
    try await withFolder { folder in
      let png = try PNGEncoder.encode(Page(lines: [1]).pixels())
      let file = folder.appending(path: "made.png")
      try png.write(to: file)
      let cache = try CardCache(folder: folder.appending(path: "cache"))
      let works = PictureDifferences(
        cache: cache, program: ["/bin/sh", "-c", "cat > in.json; cp \(file.path) difference.png"])
      let request = DifferenceRequest(old: ["a"], new: ["b"])
      for _ in 0..<3 { #expect(try await works.png(request, hashes: (["1"], ["2"])).png == png) }
      #expect(await works.drawings == 1)
      let other = try await works.png(request, hashes: (["1", "2"], []))
      #expect(try await works.png(request, hashes: (["1"], ["2"])).digest != other.digest)
      for (script, sentence) in [
        ("echo 'Error: It is too large.' >&2; exit 1", "It is too large."), ("exit 0", "there is no file"),
        ("kill -9 $$", "was ended by signal 9"), ("echo x > difference.png", "there is no picture"),
      ] {
        let fails = PictureDifferences(cache: cache, program: ["/bin/sh", "-c", script])
        let error = await #expect(throws: CardError.self) { _ = try await fails.png(request, hashes: ([script], [])) }
        #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
      }
    }
  }
}
