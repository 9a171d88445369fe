// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

/// A node of a tree as it lies, with the way to it.
struct PlacedNode: Equatable, CustomStringConvertible {
  let path: String
  let frame: CGRect
  let rendered: CGRect
  let text: String?

  var description: String {
    "\(path)\(text.map { " \(String(reflecting: $0))" } ?? "")  \(numbers(frame)), drawn at \(numbers(rendered))"
  }

  private func numbers(_ rect: CGRect) -> String { "\(rect.width)×\(rect.height) at (\(rect.minX), \(rect.minY))" }

  func isClose(to other: PlacedNode, within tolerance: CGFloat) -> Bool {
    guard path == other.path, text == other.text else { return false }
    return Self.isClose(frame, other.frame, tolerance) && Self.isClose(rendered, other.rendered, tolerance)
  }

  private static func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat) -> Bool {
    let own: [CGFloat] = [a.minX, a.minY, a.width, a.height]
    let others: [CGFloat] = [b.minX, b.minY, b.width, b.height]
    return zip(own, others).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

/// Where two trees differ first.
struct Difference: CustomStringConvertible {
  let found: PlacedNode?
  let expected: PlacedNode?

  /// - Parameter tolerance: in points; 0 wants the very same numbers.
  init?(_ found: [PlacedNode], _ expected: [PlacedNode], within tolerance: CGFloat) {
    let count = max(found.count, expected.count)
    for index in 0..<count {
      let (a, b) = (index < found.count ? found[index] : nil, index < expected.count ? expected[index] : nil)
      if let a, let b, a.isClose(to: b, within: tolerance) { continue }
      (self.found, self.expected) = (a, b)
      return
    }
    return nil
  }

  var description: String {
    "found    \(found?.description ?? "nothing")\nexpected \(expected?.description ?? "nothing")"
  }
}

@MainActor
final class SketchHost {
  let host: ViewHost
  private let remote = Remote<Stage>()
  private var stage: Stage

  /// - Parameter usesModels: whether views read models, which are evaluated one by one, or are handed values.
  init(_ stage: Stage, _ spelling: Spelling = Spelling(), usesModels: Bool = false) {
    self.stage = stage
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: stage.width, height: stage.height)
    configuration.safeArea.top = stage.safeTop
    configuration.scale = 2
    let engine = EstimatingTextEngine()
    host =
      usesModels
      ? ViewHost(
        StagedModels(stage, spelling, remote), configuration: configuration, textEngine: engine,
        imageLoader: OnePicture.shared)
      : ViewHost(
        StagedValues(stage, spelling, remote), configuration: configuration, textEngine: engine,
        imageLoader: OnePicture.shared)
    host.update()
  }

  /// Shows the next stage, by as few changes as lead there.
  func show(_ next: Stage) {
    remote.set(next)
    if (next.width, next.height, next.safeTop) != (stage.width, stage.height, stage.safeTop) {
      var safeArea = EdgeInsets()
      safeArea.top = next.safeTop
      host.resize(to: CGSize(width: next.width, height: next.height), safeArea: safeArea)
    } else {
      host.update()
    }
    stage = next
  }

  /// Every node in the order of the tree, spellings that mean the same under one name.
  var nodes: [PlacedNode] {
    var list: [PlacedNode] = []
    func add(_ node: LayoutSnapshot.Node, _ path: String) {
      let path = path + "/" + (Self.names[node.view] ?? node.view)
      list.append(PlacedNode(path: path, frame: node.frame, rendered: node.rendered, text: node.text))
      for (index, child) in node.children.enumerated() { add(child, path + "[\(index)]") }
    }
    add(host.snapshot().root, "")
    return list
  }

  private static let names = [
    "HStackLayout": "HStack", "VStackLayout": "VStack", "ZStackLayout": "ZStack", "DocumentedRow": "HStack",
    "DocumentedColumn": "VStack", "DocumentedPile": "ZStack", "DocumentedReader": "GeometryReader", "Share": "frame",
  ]
}
