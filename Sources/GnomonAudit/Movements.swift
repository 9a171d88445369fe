// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import Gnomon
internal import GnomonTrace

/// What goes on moving although the reader asks for little movement (WCAG 2.2, 2.2.2 and 2.3.3; Apple's Human Interface
/// Guidelines, Motion).
///
/// What still moves 6 seconds after it was shown counts: WCAG allows 5. Colours and opacities may go on changing, and the
/// system's own indicators turn in any case.
@MainActor
struct Movements {
  private static let wait = 6.0
  private static let pause = 0.15
  private static let looks = 5
  /// A distance in points between two looks that counts as movement.
  private static let distance = 1.5

  private struct Shot {
    var boxes: [ObjectIdentifier: [CGRect]] = [:]
    var views: [ObjectIdentifier: AuditView] = [:]
    var order: [ObjectIdentifier] = []

    mutating func add(_ box: CGRect, of view: AuditView) {
      if boxes[view.id] == nil {
        views[view.id] = view
        order.append(view.id)
      }
      boxes[view.id, default: []].append(box)
    }
  }

  func look(at host: ViewHost, _ findings: inout FindingList) async {
    var configuration = host.configuration
    configuration.animations = .clocked
    configuration.startDate = configuration.startDate ?? Date(timeIntervalSinceReferenceDate: 0)
    configuration.reducesMotion = true
    configuration.isTraced = false
    // What is fetched may take long, and its places are there without it.
    configuration.pictures = nil
    let moving = host.another(configuration)
    await moving.settle()
    // What nothing is on its way in costs no more.
    if moving.isAnimating { look(atMoving: moving, &findings) }
    host.beginAgain()
  }

  private func look(atMoving host: ViewHost, _ findings: inout FindingList) {
    host.advance(by: Self.wait)
    guard host.isAnimating else { return }
    var last = shot(host)
    var moves: [ObjectIdentifier: Int] = [:]
    for _ in 1..<Self.looks {
      host.advance(by: Self.pause)
      let next = shot(host)
      for (id, boxes) in next.boxes {
        guard let before = last.boxes[id], before.count == boxes.count else { continue }
        if zip(before, boxes).contains(where: Self.hasMoved) { moves[id, default: 0] += 1 }
      }
      last = next
    }
    var told: Set<ObjectIdentifier> = []
    for id in last.order {
      guard let count = moves[id], count >= Self.looks / 2, let view = last.views[id], !view.isOwn,
        told.insert(view.enclosing.id).inserted
      else { continue }
      findings.add(
        .motionNotReduced, view, last.boxes[id]?.first ?? .zero,
        "\(view.spoken) still moves \(points(Self.wait)) seconds after it was shown, though the reader asks for little movement.",
        "Read accessibilityReduceMotion from the environment, and let it stand still there, or fade.")
    }
  }

  private static func hasMoved(_ pair: (CGRect, CGRect)) -> Bool {
    let (a, b) = pair
    return max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)) > distance
  }

  private func shot(_ host: ViewHost) -> Shot {
    let picture = host.auditPicture()
    var shot = Shot()
    for mark in picture.marks { if let view = mark.view { shot.add(mark.box, of: view) } }
    // A text that says something else has another width.
    for run in picture.runs {
      shot.add(CGRect(x: run.box.minX, y: run.box.minY, width: 0, height: run.box.height), of: run.view)
    }
    return shot
  }
}
