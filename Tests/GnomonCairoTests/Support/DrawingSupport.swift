// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

let black = Color.Resolved(red: 0, green: 0, blue: 0)
let white = Color.Resolved(red: 1, green: 1, blue: 1)
let red = Color.Resolved(red: 1, green: 0, blue: 0)
let green = Color.Resolved(red: 0, green: 1, blue: 0)
let blue = Color.Resolved(red: 0, green: 0, blue: 1)

extension DisplayCommand {
  static func fill(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color.Resolved)
    -> DisplayCommand
  {
    .fill(Path(CGRect(x: x, y: y, width: width, height: height)), style: FillStyle(), paint: .color(color))
  }
}

func drawn(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ commands: [DisplayCommand]) throws -> Bitmap {
  try CairoRenderer().bitmap(
    DisplayList(size: CGSize(width: width, height: height), scale: scale, commands: commands))
}

extension Bitmap {
  /// Red, green, blue and opacity of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    Array(pixels[((y * width + x) * 4)..<((y * width + x) * 4 + 4)])
  }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[(y * width + x) * 4 + 3]) }

  /// The sum of all opacities, in whole pixels.
  var coverage: Double { stride(from: 3, to: pixels.count, by: 4).reduce(0.0) { $0 + Double(pixels[$1]) / 255 } }
}
