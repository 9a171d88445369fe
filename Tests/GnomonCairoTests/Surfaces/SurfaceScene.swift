// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// A screen as a row of the table was measured on, and the picture of it. All lengths are in points.
@MainActor
final class SurfaceScene {
  let host: ViewHost
  private(set) lazy var bitmap: Bitmap? = try? host.bitmap()
  private let scale: CGFloat

  /// - Parameters:
  ///   - height: the screen's height.
  ///   - top: the safe area at the top.
  ///   - bottom: the safe area at the bottom.
  init<V: View>(
    _ row: SurfaceRow, height: CGFloat = 874, top: CGFloat = 62, bottom: CGFloat = 34, isDark: Bool = false,
    @ViewBuilder _ view: () -> V
  ) {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: row.width, height: height)
    configuration.safeArea = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    configuration.profile = row.profile
    configuration.dynamicTypeSize = row.dynamicTypeSize
    configuration.colorScheme = isDark ? .dark : .light
    scale = configuration.profile.displayScale
    host = ViewHost(view(), configuration: configuration)
    host.update()
  }

  /// A stretch of one colour in a line of pixels.
  struct Run: CustomStringConvertible {
    var start: Double
    var end: Double
    var color: String
    var length: Double { end - start }
    var description: String { String(format: "%.2f-%.2f %@", start, end, color) }
  }

  /// The colour of the pixel at a point, as `#RRGGBB`.
  func color(_ x: CGFloat, _ y: CGFloat) -> String {
    guard let bitmap else { return "" }
    let pixel = bitmap.pixel(
      min(bitmap.width - 1, max(0, Int(x * scale))), min(bitmap.height - 1, max(0, Int(y * scale))))
    return String(format: "#%02X%02X%02X", Int(pixel[0]), Int(pixel[1]), Int(pixel[2]))
  }

  /// The stretches of one colour on the way down at an x.
  func column(_ x: CGFloat, from top: CGFloat = 0, to bottom: CGFloat = .infinity) -> [Run] {
    guard let bitmap else { return [] }
    return runs(Int(top * scale), min(bitmap.height, bottom == .infinity ? .max : Int(bottom * scale))) {
      color(x, (CGFloat($0) + 0.5) / scale)
    }
  }

  /// The stretches of one colour on the way from left to right at a y.
  func line(_ y: CGFloat, from left: CGFloat = 0, to right: CGFloat = .infinity) -> [Run] {
    guard let bitmap else { return [] }
    return runs(Int(left * scale), min(bitmap.width, right == .infinity ? .max : Int(right * scale))) {
      color((CGFloat($0) + 0.5) / scale, y)
    }
  }

  private func runs(_ start: Int, _ end: Int, _ color: (Int) -> String) -> [Run] {
    var runs: [Run] = []
    for index in start..<max(start, end) {
      let (color, place) = (color(index), Double(index) / Double(scale))
      if runs.last?.color == color {
        runs[runs.count - 1].end = place + 1 / Double(scale)
      } else {
        runs.append(Run(start: place, end: place + 1 / Double(scale), color: color))
      }
    }
    return runs
  }

  /// The box around all pixels in a rectangle that differ from the colour at its top left corner by more than
  /// `threshold` steps of some channel; nil where none does.
  func ink(in rect: CGRect, threshold: Int = 40) -> CGRect? {
    guard let bitmap else { return nil }
    let rect = rect.intersection(CGRect(origin: .zero, size: host.configuration.size))
    guard !rect.isEmpty else { return nil }
    let (left, top) = (Int((rect.minX * scale).rounded()), Int((rect.minY * scale).rounded()))
    let (right, bottom) = (Int((rect.maxX * scale).rounded()), Int((rect.maxY * scale).rounded()))
    let ground = bitmap.pixel(left, top)
    var box = (minX: Int.max, minY: Int.max, maxX: -1, maxY: -1)
    for y in top..<min(bottom, bitmap.height) {
      for x in left..<min(right, bitmap.width) {
        let start = (y * bitmap.width + x) * 4
        let differs = (0..<3).contains { abs(Int(bitmap.pixels[start + $0]) - Int(ground[$0])) > threshold }
        if differs { box = (min(box.minX, x), min(box.minY, y), max(box.maxX, x), max(box.maxY, y)) }
      }
    }
    guard box.maxX >= 0 else { return nil }
    return CGRect(
      x: CGFloat(box.minX) / scale, y: CGFloat(box.minY) / scale, width: CGFloat(box.maxX + 1 - box.minX) / scale,
      height: CGFloat(box.maxY + 1 - box.minY) / scale)
  }

  /// The frames of the texts that show a word, in the order of the tree.
  func frames(of word: String) -> [CGRect] {
    host.snapshot().root.all("Text").filter { $0.text == word }.map(\.rendered)
  }

  /// The box that the text's pixels fill, of the first text that shows a word.
  func ink(of word: String) -> CGRect? {
    frames(of: word).first.flatMap { ink(in: $0.insetBy(dx: -1, dy: -1)) }
  }
}
