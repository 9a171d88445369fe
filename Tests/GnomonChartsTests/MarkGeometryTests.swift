// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCharts

/// Where marks lie, as pictures of Swift Charts have them.
@MainActor @Suite struct MarkGeometryTests {
  private func rects(_ data: ChartData, _ width: CGFloat, _ height: CGFloat, labelRoom: CGFloat = 0) -> [CGRect] {
    let geometry = PlotGeometry(data, size: CGSize(width: width, height: height), labelRoom: labelRoom)
    return data.marks.compactMap { geometry.rect(of: $0) }
  }

  private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool { abs(a - b) <= tolerance }

  @Test("A bar takes 0.7 of its category's room (fact 109)")
  func categories() {
    let data = Sample.data(
      ForEach(["a", "b", "c", "d"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 50)) })
    let rects = rects(data, 400, 100)
    #expect(rects.map(\.minX) == [15, 115, 215, 315] && rects.allSatisfy { near($0.width, 70) })
    #expect(data.y.upper == 60 && rects.allSatisfy { near($0.minY, 100 - 500.0 / 6) && near($0.maxY, 100) })
  }

  @Test("Bars beside each other share 0.7 of the room, and take 0.7 of their share (fact 109)")
  func groups() {
    let days = (0..<7).map { Sample.date(2022, 5, 2 + $0) }
    let data = Sample.data(
      ForEach(days, id: \.self) { day in
        ForEach(["A", "B"], id: \.self) { city in
          BarMark(x: .value("Day", day, unit: .day), y: .value("Sales", 10))
            .position(by: .value("City", city))
        }
      })
    // 286 points for seven days, as in the measured picture.
    let rects = rects(data, 286, 100)
    let band = 286.0 / 7
    #expect(near(rects[0].minX, 8.27, 0.02) && near(rects[1].minX, 22.57, 0.02) && near(rects[0].width, 10.01, 0.02))
    #expect(near(rects[2].minX - rects[0].minX, band))
  }

  @Test("Bars at one place lie on each other, what is negative below zero")
  func stacks() {
    let data = Sample.data(
      ForEach([3.0, 4, -2, -1], id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0)) })
    let ends = data.marks.map { mark -> [Double] in
      guard case .range(.number(let start), .number(let end), _) = mark.y else { return [] }
      return [start, end]
    }
    #expect(ends == [[0, 3], [3, 7], [0, -2], [-2, -3]])
  }

  @Test("A normalized stack makes 1, a centred one lies around zero")
  func methods() {
    func ends(_ method: MarkStackingMethod) -> [[Double]] {
      let data = Sample.data(
        ForEach([1.0, 3], id: \.self) { value in
          BarMark(x: .value("x", "a"), y: .value("y", value), stacking: method)
        })
      return data.marks.map { mark in
        guard case .range(.number(let start), .number(let end), _) = mark.y else { return [] }
        return [start, end]
      }
    }
    #expect(ends(.normalized) == [[0, 0.25], [0.25, 1]])
    #expect(ends(.center) == [[-2, -1], [-1, 2]])
    #expect(ends(.unstacked) == [[0, 1], [0, 3]])
  }

  @Test("A horizontal bar leaves room for its label above it (fact 116)")
  func labels() {
    let names = ["a", "b", "c", "d", "e", "f"]
    let data = Sample.data(ForEach(names, id: \.self) { BarMark(x: .value("x", 900), y: .value("y", $0)) })
    #expect(data.hasLyingBars)
    // The measured picture: rooms of 30.33, labels of 13.33 with 4 above.
    let rects = rects(data, 310, 182, labelRoom: 17.33)
    #expect(near(rects[0].height, 9.1, 0.02) && near(rects[0].minY, 19.28, 0.05))
  }

  @Test("Points and lines stand in the middle of a category and of a unit")
  func middles() {
    let data = Sample.data(
      ForEach(["a", "b"], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) })
    #expect(rects(data, 200, 100).map(\.midX) == [50, 150])
    let month = Sample.data(
      ForEach([1, 2], id: \.self) { LineMark(x: .value("x", Sample.date(2022, $0), unit: .month), y: .value("y", 1)) })
    // January has 31 days, February 28.
    #expect(rects(month, 590, 100).map(\.midX) == [155, 450])
  }

  @Test("Dates without a unit go from edge to edge (fact 108)")
  func edges() {
    let data = Sample.data(
      ForEach([1, 3, 5], id: \.self) { PointMark(x: .value("x", Sample.date(2022, 5, $0)), y: .value("y", 1)) })
    #expect(rects(data, 200, 100).map(\.midX) == [0, 100, 200])
  }

  @Test("Sectors begin at the top and fill the shorter side (fact 115)")
  func sectors() throws {
    let data = Sample.data(
      ForEach([1.0, 1, 2], id: \.self) { SectorMark(angle: .value("v", $0), innerRadius: .ratio(0.5)) })
    let geometry = PlotGeometry(data, size: CGSize(width: 300, height: 200))
    let shapes = data.marks.compactMap { SectorShape($0, geometry) }
    #expect(shapes.count == 3 && shapes[0].start == 0 && near(shapes[0].end, .pi / 2))
    #expect(shapes[0].outer == 100 && shapes[0].inner == 50)
    let box = shapes[0].path.boundingRect
    #expect(near(box.minX, 150, 0.1) && near(box.maxX, 250, 0.1) && near(box.minY, 0, 0.1) && near(box.maxY, 100, 0.1))
  }

  @Test("From right to left the first category lies at the right")
  func mirrored() {
    let content = ForEach(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    let data = ChartData(
      content, ChartSettings(),
      ChartSurroundings(locale: Locale(identifier: "ar"), calendar: Sample.calendar, isRightToLeft: true))
    #expect(rects(data, 200, 100).map(\.midX) == [150, 50])
  }
}
