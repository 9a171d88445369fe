// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

extension Workload {
  /// Display lists to bitmaps, each with one thing that takes long. Nothing is laid out or encoded.
  public static var drawing: [Workload] {
    [1, 2, 3].flatMap { scale in
      [
        picture("shadow", "a shadow of radius 20 below a card", scale, shadow(of: [panel])),
        picture("shadow_group", "the same below a card with a title bar", scale, shadow(of: [panel, bar])),
        picture("blur", "a blur of radius 20 over a card", scale, blur),
        picture("gradient", "a diagonal gradient over all of it", scale, [fill(canvas, diagonal)]),
        picture("gradients", "100 rounded bars with a gradient each", scale, bars),
      ]
    }
  }

  private static let size = CGSize(width: 1200, height: 630)
  private static let canvas = Path(CGRect(origin: .zero, size: size))
  private static let white = Color.Resolved(red: 1, green: 1, blue: 1)
  private static let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.35)
  private static let ends = [
    ResolvedStop(color: Color.Resolved(red: 0.118, green: 0.227, blue: 0.541), location: 0),
    ResolvedStop(color: Color.Resolved(red: 0.576, green: 0.2, blue: 0.918), location: 1),
  ]
  private static let diagonal = Paint.linearGradient(
    ends, start: .zero, end: CGPoint(x: size.width, y: size.height))
  private static let panel = fill(
    Path(roundedRect: CGRect(x: 60, y: 60, width: 1080, height: 510), cornerRadius: 32), .color(white))
  private static let bar = fill(
    Path(CGRect(x: 92, y: 100, width: 1016, height: 80)),
    .linearGradient(ends, start: .zero, end: CGPoint(x: 0, y: 630)))

  private static func fill(_ path: Path, _ paint: Paint) -> DisplayCommand {
    .fill(path, style: FillStyle(), paint: paint)
  }

  private static func shadow(of content: [DisplayCommand]) -> [DisplayCommand] {
    let filter = DisplayFilter.shadow(color: black, radius: 20, x: 0, y: 16)
    return [fill(canvas, .color(white)), .beginLayer(DisplayLayer(filters: [filter]))] + content + [.endLayer]
  }

  private static var blur: [DisplayCommand] {
    [
      fill(canvas, .color(white)),
      .beginLayer(DisplayLayer(filters: [.blur(radius: 20, opaque: false)])),
      fill(Path(roundedRect: CGRect(x: 60, y: 60, width: 1080, height: 510), cornerRadius: 32), diagonal),
      .endLayer,
    ]
  }

  private static var bars: [DisplayCommand] {
    [fill(canvas, .color(white))]
      + (0..<100).map { index in
        let rect = CGRect(x: 10 + 118 * CGFloat(index % 10), y: 10 + 62 * CGFloat(index / 10), width: 100, height: 50)
        let paint = Paint.linearGradient(
          ends, start: CGPoint(x: 0, y: rect.minY), end: CGPoint(x: 0, y: rect.maxY))
        return fill(Path(roundedRect: rect, cornerRadius: 8), paint)
      }
  }

  private static func picture(_ name: String, _ what: String, _ scale: Int, _ commands: [DisplayCommand]) -> Workload {
    Workload("drawing/\(name)_\(scale)x", "\(what), 1200×630 points at \(scale)x, to a bitmap") {
      let list = DisplayList(size: size, scale: CGFloat(scale), commands: commands)
      return { try CairoRenderer().bitmap(list) }
    }
  }
}
