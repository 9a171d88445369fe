// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// Pictures of products: 12 PNG files of 320×320 pixels, each a disc on a ground that gets darker.
public enum SamplePictures {
  public static let all: [Data] = (0..<12).map { number in
    (try? PNGEncoder.encode(bitmap(number), mode: .fast)) ?? Data()
  }

  private static let side = 320

  private static func bitmap(_ number: Int) -> Bitmap {
    var pixels = [UInt8](repeating: 255, count: side * side * 4)
    let (red, green, blue) = (90 + number * 53 % 160, 90 + number * 97 % 160, 90 + number * 31 % 160)
    let radius = 60 + number * 7
    for y in 0..<side {
      for x in 0..<side {
        let (right, down) = (x - side / 2, y - side / 2)
        let isInside = right * right + down * down < radius * radius
        let light = isInside ? 256 - (x + y) / 8 : 200 - (2 * y + x) / 8
        let place = (y * side + x) * 4
        pixels[place] = UInt8(clamping: red * light / 200)
        pixels[place + 1] = UInt8(clamping: (isInside ? blue : green) * light / 200)
        pixels[place + 2] = UInt8(clamping: (isInside ? green : blue) * light / 200)
      }
    }
    return Bitmap(width: side, height: side, pixels: pixels)
  }
}
