// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonRequest
import Testing

@testable import GnomonRunner

@MainActor struct LookMatrixTests {
  private func request(_ axes: [RunRequest.AxisValues]) -> RunRequest {
    var request = RunRequest(output: .png, destination: "")
    request.axes = axes
    return request
  }

  private func drawings(_ request: RunRequest, _ view: some View) throws -> [DisplayList] {
    try HostConfiguration.all(from: request).map { one in
      let host = ViewHost(view, configuration: one.configuration)
      host.update()
      return host.displayList(onSystemBackground: true)
    }
  }

  /// The frames that cells are clipped to.
  private func frames(_ picture: DisplayList) -> [CGRect] {
    zip(picture.commands, picture.commands.dropFirst()).compactMap { move, clip in
      guard case .concatenate(let transform) = move, case .clip(let path, _) = clip else { return nil }
      return path.boundingRect.applying(transform)
    }
  }

  private let axes = [
    RunRequest.AxisValues(.appearance, ["light", "dark"]),
    RunRequest.AxisValues(.size, ["100x50", "40x80", "60.5x20"]),
  ]

  @Test("Two axes are rows and columns: a column is as wide as its widest cell, a row as high as its highest")
  func places() throws {
    let request = request(axes)
    let picture = LookMatrix(request, ViewHost.Configuration()).drawing(of: try drawings(request, Color.red))
    let frames = frames(picture)
    #expect(
      frames.map { [$0.width, $0.height] } == [[100, 50], [40, 80], [60.5, 20], [100, 50], [40, 80], [60.5, 20]])
    let (first, second) = (Array(frames.prefix(3)), Array(frames.suffix(3)))
    #expect(Set(first.map(\.minY)).count == 1 && Set(second.map(\.minY)).count == 1)
    #expect(first.map(\.minX) == second.map(\.minX))
    let step = second[0].minY - first[0].minY
    #expect(step == 96)
    #expect(first[1].minX - first[0].minX >= 100 + 16)
    // Cells lie on whole pixels of every scale, beside the labels and inside the picture.
    #expect(frames.allSatisfy { $0.minX == $0.minX.rounded() && $0.minY == $0.minY.rounded() })
    #expect(first[0].minX > 40 && first[0].minY > 30)
    #expect(frames.allSatisfy { CGRect(origin: .zero, size: picture.size).contains($0) })
    let svg = String(decoding: try CairoRenderer().data(picture, format: .svg, svgText: .text), as: UTF8.self)
    for label in ["appearance", "light", "dark", "size", "100x50", "40x80", "60.5x20"] {
      #expect(svg.contains(">\(label)<"), "\(label)")
    }
  }

  @Test("One axis is a row; of three, the last gives the columns and the others together the rows")
  func otherCounts() throws {
    let row = request([axes[1]])
    let places = frames(LookMatrix(row, ViewHost.Configuration()).drawing(of: try drawings(row, Color.red)))
    #expect(Set(places.map(\.minY)).count == 1 && places[0].minX == 16)
    let three = request([axes[0], RunRequest.AxisValues(.typeSize, ["small", "large"]), axes[1]])
    let grid = frames(LookMatrix(three, ViewHost.Configuration()).drawing(of: try drawings(three, Color.red)))
    #expect(grid.count == 12 && Set(grid.map(\.minX)).count == 3 && Set(grid.map(\.minY)).count == 4)
  }

  @Test("The scale is the largest, and a cell of that scale has the pixels of the picture alone, glass too")
  func pixels() throws {
    let request = request([
      RunRequest.AxisValues(.appearance, ["light", "dark"]),
      RunRequest.AxisValues(.device, ["iPhone 11", "iPhone 17"]),
    ])
    let view = TabView {
      Tab("One", systemImage: "star") {
        LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
      }
    }
    let cells = try drawings(request, view)
    let picture = LookMatrix(request, ViewHost.Configuration()).drawing(of: cells)
    #expect(cells.map(\.scale) == [2, 3, 2, 3] && picture.scale == 3)
    #expect(cells[1].commands.contains { if case .backdrop = $0 { true } else { false } })
    let (whole, frames) = (try CairoRenderer().bitmap(picture), frames(picture))
    for index in [1, 3] {
      let alone = try CairoRenderer().bitmap(cells[index])
      let (left, top) = (Int(frames[index].minX * 3), Int(frames[index].minY * 3))
      let differing = (0..<alone.height).filter { y in
        let start = ((top + y) * whole.width + left) * 4
        return whole.pixels[start..<start + alone.width * 4]
          != alone.pixels[(y * alone.width * 4)..<((y + 1) * alone.width * 4)]
      }
      #expect(differing.isEmpty, "cell \(index) differs in \(differing.count) rows")
    }
  }

  @Test("A picture that is too large says how many were to go into it, and what helps")
  func tooLarge() throws {
    let request = request([RunRequest.AxisValues(.size, ["9000x10", "9001x10"])])
    let matrix = LookMatrix(request, ViewHost.Configuration())
    let picture = matrix.drawing(of: try drawings(request, Color.red))
    let error = #expect(throws: LookMatrix.Failure.self) {
      try matrix.data(of: picture, .png, .text, onWarning: { _ in })
    }
    #expect(error?.description.hasPrefix("2 pictures don't go into one: ") == true)
    #expect(
      error?.description.hasSuffix("hint: a smaller --scale, fewer values, or an SVG, which has no limit") == true)
  }

  @Test("A device gives size, safe area and scale; a language its direction, unless the direction is said")
  func configurations() throws {
    let all = try HostConfiguration.all(
      from: request([
        RunRequest.AxisValues(.layoutDirection, ["ltr"]), RunRequest.AxisValues(.locale, ["ar"]),
        RunRequest.AxisValues(.orientation, ["portrait", "landscape"]), RunRequest.AxisValues(.device, ["iPhone 17"]),
      ])
    ).map(\.configuration)
    #expect(all.map(\.size) == [CGSize(width: 402, height: 874), CGSize(width: 874, height: 402)])
    #expect(all[0].safeArea == EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
    #expect(all[1].safeArea == EdgeInsets(top: 0, leading: 62, bottom: 21, trailing: 62))
    #expect(all[0].scale == 3 && all[0].layoutDirection == .leftToRight && all[0].locale?.identifier == "ar")
    let languages = ["ar", "he", "fa_IR", "ur", "de", "zh-Hans"]
    let directions = try HostConfiguration.all(from: request([RunRequest.AxisValues(.locale, languages)]))
      .map { $0.configuration.layoutDirection == .rightToLeft }
    #expect(directions == [true, true, true, true, false, false])
    #expect(throws: HostConfiguration.ForeignProfile.self) {
      try HostConfiguration.all(
        from: request([
          RunRequest.AxisValues(.profile, ["macOS26"]), RunRequest.AxisValues(.device, ["iPhone 17"]),
        ]))
    }
  }
}
