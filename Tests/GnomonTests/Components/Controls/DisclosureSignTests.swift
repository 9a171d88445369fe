// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Where the sign of a disclosure group points.
@MainActor @Suite struct DisclosureSignTests {
  /// From the middle of the ends of the only drawn line to its tip, in points.
  private func pointing(_ isExpanded: Bool, _ direction: LayoutDirection, _ profile: PlatformProfile) -> CGVector? {
    let group = DisclosureGroup("", isExpanded: .constant(isExpanded)) { Color.clear }
    let host = makeHost(group, 100, 100) {
      $0.layoutDirection = direction
      $0.profile = profile
    }
    host.update()
    var transforms = [CGAffineTransform.identity]
    for command in host.displayList().commands {
      switch command {
      case .save: transforms.append(transforms[transforms.count - 1])
      case .restore: transforms.removeLast()
      case .concatenate(let inner):
        transforms[transforms.count - 1] = inner.concatenating(transforms[transforms.count - 1])
      case .stroke(let path, _, _):
        var points: [CGPoint] = []
        path.forEach {
          switch $0 {
          case .move(let point), .line(let point): points.append(point.applying(transforms[transforms.count - 1]))
          default: break
          }
        }
        guard points.count == 3 else { return nil }
        return CGVector(
          dx: points[1].x - (points[0].x + points[2].x) / 2, dy: points[1].y - (points[0].y + points[2].y) / 2)
      default: break
      }
    }
    return nil
  }

  @Test("It points where reading goes while the content is hidden, and down while it's shown")
  func directions() throws {
    for profile in [PlatformProfile.iOS26, .macOS26] {
      for (direction, reading) in [(LayoutDirection.leftToRight, 1.0), (.rightToLeft, -1)] {
        let hidden = try #require(pointing(false, direction, profile))
        #expect(hidden.dx * reading > 4 && abs(hidden.dy) < 0.5)
        let shown = try #require(pointing(true, direction, profile))
        #expect(shown.dy > 4 && abs(shown.dx) < 0.5)
      }
    }
  }
}
