// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

extension CommandWriter {
  mutating func write(
    _ image: DisplayImage, in rect: CGRect, from corner: CGPoint, to json: inout JSONBytes
  ) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    // Paths are scaled by a transform; in the corner's own coordinates it's the same wherever that lies.
    if let paths = image.pathCommands(in: rect.offsetBy(dx: -corner.x, dy: -corner.y)) {
      if paths.opacity < 1 {
        write(.beginLayer(DisplayLayer(opacity: paths.opacity)), element: 0, from: .zero, to: &json)
      }
      for command in paths.commands { write(command, element: 0, from: .zero, to: &json) }
      if paths.opacity < 1 { write(.endLayer, element: 0, from: .zero, to: &json) }
      return
    }
    guard let number = contents.picture(image.bitmap) else { return }
    let scale = image.scale.isFinite && image.scale > 0 ? image.scale : 1
    for patch in ImagePatches(image, in: rect, scale: scale).all {
      if patch.isTiled {
        json.array { json in
          json.value("f" as StaticString)
          json.shape(Path(patch.target), from: corner)
          json.value(0)
          let (tile, cut) = tile(patch, of: image, number, scale: scale)
          json.object { json in
            json.picture(tile, smooth: image.interpolation != .none)
            json.key("p")
            json.rect(cut.offsetBy(dx: -corner.x, dy: -corner.y))
          }
        }
        continue
      }
      json.array { json in
        json.value("i" as StaticString)
        json.value(number)
        for value in [patch.source.minX, patch.source.minY, patch.source.width, patch.source.height] {
          json.value(value)
        }
        json.point(patch.target.origin, from: corner)
        json.value(patch.target.width)
        json.value(patch.target.height)
        json.value(image.interpolation == .none ? 0 : 1)
        if let tint = image.tint { json.color(tint) } else { json.null() }
      }
    }
  }

  /// A picture of its own for what is repeated, and where one copy lies.
  private func tile(
    _ patch: ImagePatches.Patch, of image: DisplayImage, _ whole: Int, scale: CGFloat
  ) -> (number: Int, place: CGRect) {
    let source = patch.source.integral
    let place = CGRect(
      x: patch.target.minX, y: patch.target.minY, width: source.width / scale, height: source.height / scale)
    let key = Array("tile \(whole) \(source) \(image.tint.map { "\($0)" } ?? "")".utf8)
    let drawn = contents.picture(of: key) {
      guard let part = image.bitmap.part(source, tint: image.tint),
        let png = try? PNGEncoder.encode(part, mode: .fast)
      else { return nil }
      return (png, place, scale)
    }
    return (drawn?.number ?? whole, place)
  }
}
