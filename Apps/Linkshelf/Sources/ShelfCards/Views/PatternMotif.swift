// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A shape that fills a tile of a pattern.
enum PatternMotif: CaseIterable {
  case quarter
  case leaf
  case half
  case disc
  case ring

  /// Two shapes that go together, the first of them with a direction.
  static func pair(_ numbers: inout SeededNumbers) -> [PatternMotif] {
    let first: [PatternMotif] = [.quarter, .leaf, .half]
    let main = first[numbers.below(first.count)]
    let others = allCases.filter { $0 != main }
    return [main, others[numbers.below(others.count)]]
  }

  /// The shape, turned by so many quarter turns.
  func path(in tile: CGRect, turns: Int) -> Path {
    let unit = unitPath
    let turn = CGAffineTransform(translationX: tile.midX, y: tile.midY)
      .rotated(by: CGFloat(turns % 4) * .pi / 2)
      .scaledBy(x: tile.width, y: tile.height)
      .translatedBy(x: -0.5, y: -0.5)
    return unit.applying(turn)
  }

  /// In a square from 0 to 1.
  private var unitPath: Path {
    switch self {
    case .quarter:
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 0))
        path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        path.closeSubpath()
      }
    case .leaf:
      Path { path in
        path.move(to: .zero)
        path.addArc(
          center: CGPoint(x: 0, y: 1), radius: 1, startAngle: .degrees(-90), endAngle: .zero, clockwise: false)
        path.addArc(
          center: CGPoint(x: 1, y: 0), radius: 1, startAngle: .degrees(90), endAngle: .degrees(180), clockwise: false)
        path.closeSubpath()
      }
    case .half:
      Path { path in
        path.move(to: .zero)
        path.addArc(
          center: CGPoint(x: 0, y: 0.5), radius: 0.5, startAngle: .degrees(-90), endAngle: .degrees(90),
          clockwise: false)
        path.closeSubpath()
      }
    case .disc: Path(ellipseIn: CGRect(x: 0.18, y: 0.18, width: 0.64, height: 0.64))
    case .ring:
      Path { path in
        // The inner circle goes the other way round, so that it's a hole.
        for (radius, end) in [(0.42, 360.0), (0.24, -360.0)] {
          path.move(to: CGPoint(x: 0.5 + radius, y: 0.5))
          path.addArc(
            center: CGPoint(x: 0.5, y: 0.5), radius: radius, startAngle: .zero, endAngle: .degrees(end),
            clockwise: end < 0)
          path.closeSubpath()
        }
      }
    }
  }
}
