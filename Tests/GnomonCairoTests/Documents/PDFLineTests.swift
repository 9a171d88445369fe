// SPDX-License-Identifier: Apache-2.0
import CDeflate
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Lines of a gradient are written to PDF upright: Poppler cuts them off at their path's bounds where the page is turned by a quarter.
@Suite struct PDFLineTests {
  /// What a page draws, as PDF's operators.
  private func operators(_ commands: [DisplayCommand]) throws -> String {
    let list = DisplayList(size: CGSize(width: 100, height: 100), scale: 2, commands: commands)
    let data = [UInt8](try CairoRenderer().pdf(list))
    let mark = Array("stream\n".utf8)
    let start = try #require(data.indices.first { data[$0...].starts(with: mark) }) + mark.count
    let packed = Array(data[start...])
    var (plain, length) = ([UInt8](repeating: 0, count: 1 << 16), 0)
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    let result = libdeflate_zlib_decompress(decompressor, packed, packed.count, &plain, plain.count, &length)
    try #require(result == LIBDEFLATE_SUCCESS)
    return String(decoding: plain[..<length], as: UTF8.self)
  }

  private func line(_ paint: Paint) -> DisplayCommand {
    let path = Path { path in
      path.move(to: CGPoint(x: -20, y: 0))
      path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 0, y: 20))
    }
    return .stroke(path, style: StrokeStyle(lineWidth: 8, dash: [6, 2]), paint: paint)
  }

  private let gradient = Paint.linearGradient(
    [ResolvedStop(color: red, location: 0), ResolvedStop(color: blue, location: 1)], start: CGPoint(x: -20, y: 0),
    end: CGPoint(x: 20, y: 0))

  private let middle = CGAffineTransform(translationX: 50, y: 50)

  private func written(_ transform: CGAffineTransform, _ paint: Paint) throws -> String {
    try operators([.save, .concatenate(middle), .concatenate(transform), line(paint), .restore])
  }

  /// The transforms that lines are drawn with.
  private func turns(_ text: String) -> [String] {
    text.matches(of: /q (-?[0-9.]+ -?[0-9.]+ -?[0-9.]+ -?[0-9.]+) [0-9.-]+ [0-9.-]+ cm/).map { String($0.1) }
  }

  @Test("A quarter's turn, a mirror and a scale are worked into the path")
  func upright() throws {
    for transform in [CGAffineTransform(rotationAngle: -.pi / 2), CGAffineTransform(0, 1, 1, 0, 0, 0)] {
      let text = try written(transform, gradient)
      #expect(!turns(text).contains { $0.hasPrefix("0 ") }, "\(text)")
      #expect(text.contains("8 w") && text.contains("[ 6 2] 0 d"))
    }
    let larger = try written(CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2), gradient)
    #expect(!turns(larger).contains { $0.hasPrefix("0 ") }, "\(larger)")
  }

  @Test("What is stretched keeps its turn, and so do lines of one colour")
  func others() throws {
    let stretched = CGAffineTransform(scaleX: 2, y: 1)
    let text = try written(stretched, gradient)
    #expect(turns(text).contains("1 0 0 0.5"), "\(text)")
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(try turns(written(quarter, .color(red))).contains { $0.hasPrefix("0 ") })
  }
}

extension CGAffineTransform {
  fileprivate init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
}
