// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@testable import GnomonCharts

/// Where annotations lie: boxes of 20 by 10 points at a rectangle in a plot of 200 by 100 points.
@MainActor @Suite struct AnnotationPlaceTests {
  private final class Told {
    var frame: CGRect?
    var size: CGSize?
  }

  /// The box's frame beside a rectangle.
  private func frame(
    _ position: AnnotationPosition, _ overflow: AnnotationOverflowResolution = .automatic,
    at rect: CGRect = CGRect(x: 80, y: 40, width: 40, height: 20), title: Bool = false
  ) -> CGRect? {
    let told = Told()
    let chart = Chart {
      RectangleMark(xStart: rect.minX, xEnd: rect.maxX, yStart: rect.minY, yEnd: rect.maxY)
        .annotation(position: position, spacing: 5, overflowResolution: overflow) { (context: AnnotationContext) in
          let _ = told.size = context.targetSize
          Color.red.frame(width: 20, height: 10).onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
          } action: {
            told.frame = $0
          }
        }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    .chartXAxisLabel(position: .top, spacing: 0) { if title { Color.blue.frame(width: 200, height: 30) } }
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 200, height: title ? 130 : 100)
    let host = ViewHost(chart, configuration: configuration)
    for _ in 0..<4 { host.update() }
    #expect(told.size == rect.size)
    return told.frame
  }

  struct Place: CustomTestStringConvertible, Sendable {
    let position: AnnotationPosition
    let x: CGFloat
    let y: CGFloat
    var testDescription: String { "\(position.place)" }
  }

  @Test(
    "An annotation lies beside its mark, 5 points from it",
    arguments: [
      Place(position: .automatic, x: 90, y: 25),
      Place(position: .top, x: 90, y: 25),
      Place(position: .bottom, x: 90, y: 65),
      Place(position: .leading, x: 55, y: 45),
      Place(position: .trailing, x: 125, y: 45),
      Place(position: .overlay, x: 90, y: 45),
      Place(position: .topLeading, x: 55, y: 25),
      Place(position: .topTrailing, x: 125, y: 25),
      Place(position: .bottomLeading, x: 55, y: 65),
      Place(position: .bottomTrailing, x: 125, y: 65),
    ])
  func places(_ place: Place) {
    #expect(frame(place.position) == CGRect(x: place.x, y: place.y, width: 20, height: 10))
  }

  @Test("An annotation that would lie beyond the plot is moved into it, or left there")
  func overflow() {
    let edge = CGRect(x: 0, y: 0, width: 10, height: 10)
    typealias Resolution = AnnotationOverflowResolution
    let plot: Resolution.Boundary = .plot
    let fitted: Resolution.Strategy = .fit(to: plot)
    #expect(frame(.top, Resolution(x: fitted, y: fitted), at: edge)?.origin == .zero)
    #expect(frame(.top, Resolution(x: .fit, y: .fit), at: edge)?.origin == .zero)
    #expect(frame(.top, Resolution(x: .fit(to: .automatic), y: .disabled), at: edge)?.origin == CGPoint(x: 0, y: -15))
    #expect(frame(.top, Resolution(x: .disabled, y: .disabled), at: edge)?.origin == CGPoint(x: -5, y: -15))
    #expect(frame(.top, .automatic, at: edge) == frame(.top, Resolution(x: .automatic, y: .automatic), at: edge))
    // Below a title of 30 points there's room above the plot, in the chart.
    #expect(frame(.top, Resolution(x: .fit, y: .fit(to: .chart)), at: edge, title: true)?.minY == 15)
    #expect(frame(.top, Resolution(x: .fit, y: fitted), at: edge, title: true)?.minY == 30)
  }
}
