// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct ColorMatrixTests {
  @Test("Grey has the luminance of the colour, and a full turn of hue changes nothing")
  func colorMatrices() {
    let grey = ColorMatrix.grayscale(1).applying(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(grey.red == grey.green && grey.green == grey.blue && abs(grey.red - 0.2126) < 1e-6)
    let turned = ColorMatrix.hueRotation(.degrees(360)).applying(red: 0.2, green: 0.5, blue: 0.7, alpha: 1)
    #expect(abs(turned.red - 0.2) < 1e-3 && abs(turned.green - 0.5) < 1e-3 && abs(turned.blue - 0.7) < 1e-3)
    let twice = ColorMatrix.colorInvert.concatenating(.colorInvert)
    #expect(twice == ColorMatrix())
  }
}
