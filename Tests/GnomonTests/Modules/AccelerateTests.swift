// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonAccelerate
import Testing

/// What `import Accelerate` has of `vDSP` and `vImage`.
@Suite struct AccelerateTests {
  private let a: [Double] = [1, -2, 3]
  private let b: [Double] = [4, 5, -6]

  @Test("Rows are added, multiplied and divided element by element, and by one number")
  func elements() {
    #expect(vDSP.add(a, b) == [5, 3, -3] && vDSP.add(1, a) == [2, -1, 4])
    #expect(vDSP.subtract(a, b) == [-3, -7, 9])
    #expect(vDSP.multiply(a, b) == [4, -10, -18] && vDSP.multiply(2, a) == [2, -4, 6])
    #expect(
      vDSP.divide(b, a) == [4, -2.5, -2] && vDSP.divide(a, 2) == [0.5, -1, 1.5] && vDSP.divide(6, a) == [6, -3, 2])
    #expect(vDSP.absolute(a) == [1, 2, 3] && vDSP.negative(a) == [-1, 2, -3] && vDSP.square(a) == [1, 4, 9])
    #expect(vDSP.clip(b, to: -1...4) == [4, 4, -1])
    #expect(vDSP.linearInterpolate(a, b, using: 0.5) == [2.5, 1.5, -1.5])
    var result = [Double](repeating: 0, count: 2)
    vDSP.add(a[1...], b[1...], result: &result)
    #expect(result == [3, -3])
  }

  @Test("The mean around each pixel: the edge goes on, counts alone, is a colour, or its pixels are copied")
  func means() {
    var row: [UInt8] = [0, 30, 60, 255]
    func mean(_ flags: Int, background: Pixel_8 = 0, width: UInt32 = 3) -> (result: [UInt8], error: vImage_Error) {
      var result = [UInt8](repeating: 0, count: 4)
      let error = row.withUnsafeMutableBytes { row in
        result.withUnsafeMutableBytes { bytes in
          var source = vImage_Buffer(data: row.baseAddress, height: 1, width: 4, rowBytes: 4)
          var target = vImage_Buffer(data: bytes.baseAddress, height: 1, width: 4, rowBytes: 4)
          return vImageBoxConvolve_Planar8(&source, &target, nil, 0, 0, 1, width, background, vImage_Flags(flags))
        }
      }
      return (result, error)
    }
    #expect(mean(kvImageEdgeExtend).result == [10, 30, 115, 190])
    #expect(mean(kvImageTruncateKernel).result == [15, 30, 115, 158])
    #expect(mean(kvImageBackgroundColorFill, background: 90).result == [40, 30, 115, 135])
    #expect(mean(kvImageCopyInPlace).result == [0, 30, 115, 255])
    #expect(mean(kvImageEdgeExtend, width: 2).error == kvImageInvalidKernelSize)
    #expect(mean(kvImageNoFlags).error == kvImageInvalidEdgeStyle)
  }

  @Test("The mean of four values a pixel, in the picture itself; the first of them may be left as it is")
  func colors() {
    var pixels: [UInt8] = [1, 0, 100, 255, 7, 30, 200, 255]
    pixels.withUnsafeMutableBytes { bytes in
      var picture = vImage_Buffer(data: bytes.baseAddress, height: 2, width: 1, rowBytes: 4)
      let flags = vImage_Flags(kvImageEdgeExtend | kvImageLeaveAlphaUnchanged)
      vImageBoxConvolve_ARGB8888(&picture, &picture, nil, 0, 0, 3, 3, nil, flags)
    }
    #expect(pixels == [1, 10, 133, 255, 7, 20, 167, 255])
  }

  @Test("The means of a part of a picture are those of a plain sum, and kernels that are too large are refused")
  func partsOfPictures() {
    let (width, height) = (9, 7)
    let pixels = (0..<(width * height * 4)).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ $0 / 5) }
    func value(_ x: Int, _ y: Int, _ part: Int) -> Int {
      Int(pixels[(min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)) * 4 + part])
    }
    var memory = pixels
    var result = [UInt8](repeating: 0, count: 5 * 4 * 4)
    func convolve(_ rows: UInt32, _ columns: UInt32) -> vImage_Error {
      memory.withUnsafeMutableBytes { from in
        result.withUnsafeMutableBytes { into in
          var source = vImage_Buffer(data: from.baseAddress, height: 7, width: 9, rowBytes: width * 4)
          var target = vImage_Buffer(data: into.baseAddress, height: 4, width: 5, rowBytes: 20)
          return vImageBoxConvolve_ARGB8888(
            &source, &target, nil, 4, 3, rows, columns, nil, vImage_Flags(kvImageEdgeExtend))
        }
      }
    }
    #expect(convolve(5, 3) == kvImageNoError)
    var expected: [UInt8] = []
    for y in 3..<7 {
      for x in 4..<9 {
        for part in 0..<4 {
          let sum = (-2...2).reduce(0) { sum, down in
            (-1...1).reduce(sum) { $0 + value(x + $1, y + down, part) }
          }
          expected.append(UInt8((sum + 7) / 15))
        }
      }
    }
    #expect(result == expected)
    #expect(convolve(.max, 3) == kvImageInvalidKernelSize && convolve(3, .max) == kvImageInvalidKernelSize)
  }

  @Test("Sums, means and extremes")
  func sums() {
    #expect(vDSP.sum(a) == 2 && vDSP.sumOfSquares(a) == 14 && vDSP.sumOfMagnitudes(a) == 6)
    #expect(vDSP.mean([1, 2, 3, 4] as [Float]) == 2.5 && vDSP.meanMagnitude(a) == 2)
    #expect(vDSP.rootMeanSquare([3, 4, 3, 4] as [Double]) == 12.5.squareRoot())
    #expect(vDSP.maximum(a) == 3 && vDSP.minimum(a) == -2 && vDSP.maximumMagnitude(b) == 6)
    #expect(vDSP.indexOfMaximum(a) == (2, 3) && vDSP.indexOfMinimum(a) == (1, -2))
    #expect(vDSP.dot(a, b) == -24 && vDSP.distanceSquared(a, b) == 139)
    #expect(vDSP.maximum([Double]()) == -.infinity && vDSP.mean([Double]()).isNaN)
    #expect(vDSP.ramp(in: 0.0...1.0, count: 5) == [0, 0.25, 0.5, 0.75, 1])
    #expect(vDSP.ramp(withInitialValue: 1.0, increment: 2, count: 3) == [1, 3, 5])
    var numbers = [2.0, 3, 1]
    vDSP.sort(&numbers, sortOrder: .descending)
    #expect(numbers == [3, 2, 1])
    vDSP.reverse(&numbers)
    #expect(numbers == [1, 2, 3])
    vDSP.fill(&numbers, with: 7)
    #expect(numbers == [7, 7, 7])
  }

  @Test("C's functions go by distances, and take the first row from the second")
  func functions() {
    let a: [Float] = [1, 9, 2, 9]
    let b: [Float] = [4, 6]
    var c: [Float] = [0, 0]
    vDSP_vadd(a, 2, b, 1, &c, 1, 2)
    #expect(c == [5, 8])
    vDSP_vsub(a, 2, b, 1, &c, 1, 2)
    #expect(c == [3, 4])
    vDSP_vdiv(a, 2, b, 1, &c, 1, 2)
    #expect(c == [4, 3])
    var factor: Float = 3
    vDSP_vsmul(b, 1, &factor, &c, 1, 2)
    #expect(c == [12, 18])
    var mean: Double = 0
    vDSP_meanvD([1, 2, 6], 1, &mean, 3)
    #expect(mean == 3)
    var root: Float = 0
    vDSP_rmsqv([3, 4, 3, 4], 1, &root, 4)
    #expect(root == Float(12.5).squareRoot())
  }
}
