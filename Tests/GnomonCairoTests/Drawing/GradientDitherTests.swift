// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Slow gradients have no bands: what lies between two steps is a fine pattern of both.
@Suite struct GradientDitherTests {
  private func gray(_ value: Float) -> Color.Resolved { Color.Resolved(red: value, green: value, blue: value) }

  private func filled(
    _ from: Color.Resolved, _ to: Color.Resolved, width: CGFloat = 1000, height: CGFloat = 16, shortcuts: Bool = true
  ) throws -> Bitmap {
    let paint = Paint.linearGradient(
      [ResolvedStop(color: from, location: 0), ResolvedStop(color: to, location: 1)], start: .zero,
      end: CGPoint(x: width, y: 0))
    let fill = DisplayCommand.fill(
      Path(CGRect(x: 0, y: 0, width: width, height: height)), style: FillStyle(), paint: paint)
    return try CairoRenderer(usesShortcuts: shortcuts).bitmap(
      DisplayList(size: CGSize(width: width, height: height), scale: 1, commands: [fill]))
  }

  @Test("The mean of eight by eight pixels follows the exact colour")
  func means() throws {
    let (from, to) = (0x20, 0x2A)
    let bitmap = try filled(gray(Float(from) / 255), gray(Float(to) / 255))
    var values = Set<UInt8>()
    for left in stride(from: 0, to: 1000, by: 8) {
      var sum = 0
      for y in 0..<8 {
        for x in left..<left + 8 {
          let pixel = bitmap.pixel(x, y)
          #expect(pixel[0] == pixel[1] && pixel[0] == pixel[2] && pixel[3] == 255)
          values.insert(pixel[0])
          sum += Int(pixel[0])
        }
      }
      let exact = Double(from) + Double(to - from) * Double(left + 4) / 1000
      #expect(abs(Double(sum) / 64 - exact) < 0.06, "at \(left)")
    }
    #expect(values == Set(UInt8(from)...UInt8(to)))
  }

  @Test("Fades of opacity stay within their colour")
  func fades() throws {
    let bitmap = try filled(
      Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0), Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.1)
    )
    let rows = (0..<8).map { y in (0..<1000).map { bitmap.alpha($0, y) } }
    #expect(rows.contains { $0 != rows[0] })
    let mean = Double(rows.joined().reduce(0, +)) / 8000
    #expect(abs(mean - 0.05 * 255) < 0.1)
  }

  @Test("Steps too narrow to be seen, single colours and exact stops are as they were")
  func plain() throws {
    for (from, to) in [(gray(0), gray(1)), (gray(0.3), gray(0.3))] {
      let bitmap = try filled(from, to, width: from == to ? 300 : 255 * 2)
      let row = bitmap.width * 4
      let first = bitmap.pixels[0..<row]
      for y in 1..<bitmap.height { #expect(bitmap.pixels[y * row..<(y + 1) * row] == first) }
    }
    let table = GradientTable(
      [
        ResolvedStop(color: gray(0.25), location: 0), ResolvedStop(color: gray(0.25), location: 0.5),
        ResolvedStop(color: gray(0.26), location: 1),
      ], length: 1000, alpha: 1)
    #expect(table.fine.count == table.colors.count)
    let flat = table.fine.prefix(table.fine.count / 2)
    #expect(flat.allSatisfy { $0 & 255 == 0 })
  }

  @Test("The pattern is the canvas's, whatever way the pixels are drawn")
  func shortcuts() throws {
    let (from, to) = (gray(0.1), gray(0.12))
    #expect(try filled(from, to).pixels == filled(from, to, shortcuts: false).pixels)
    #expect(try filled(from, to).pixels == filled(from, to).pixels)
    let thresholds = Set(DitheredShading.patterns.map { $0 & 0xFFFF })
    let all = Set((0..<16).map { UInt64($0 * 16 + 8) })
    #expect(thresholds == all)
  }
}
