// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// A host over the fixed text engine.
@MainActor
func makeHost<V: View>(
  _ view: V, _ width: CGFloat, _ height: CGFloat, images: OnePicture = .shared,
  configure: (inout ViewHost.Configuration) -> Void = { _ in }
) -> ViewHost {
  var configuration = ViewHost.Configuration()
  configuration.size = CGSize(width: width, height: height)
  configuration.scale = 1
  configure(&configuration)
  return ViewHost(view, configuration: configuration, textEngine: FixedTextEngine.shared, imageLoader: images)
}

/// Lays a view out in a size and compares frames.
///
/// - Parameters:
///   - expected: nodes by name, or `name[index]` in the order of the tree, each with `[x, y, width, height]` or
///     `[width, height]`. A name after `~` compares where the node is drawn instead of where it was laid out.
///   - warnings: the names of the warnings that are expected, in order.
@MainActor @discardableResult
func expectLayout<V: View>(
  _ view: V, in size: [CGFloat], _ expected: KeyValuePairs<String, [CGFloat]>,
  warnings: [RuntimeWarning.Name] = [], images: OnePicture = .shared,
  configure: (inout ViewHost.Configuration) -> Void = { _ in },
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> ViewHost {
  let host = makeHost(view, size[0], size[1], images: images, configure: configure)
  host.update()
  host.expect(expected, warnings: warnings, sourceLocation: sourceLocation)
  return host
}

extension ViewHost {
  /// Compares frames of the tree as it lies, and prints the tree where one differs.
  func expect(
    _ expected: KeyValuePairs<String, [CGFloat]>, warnings: [RuntimeWarning.Name]? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expect(expected.map { ($0.key, $0.value) }, warnings: warnings, sourceLocation: sourceLocation)
  }

  /// Likewise, for cases that are data: their title is printed with what differs.
  func expect(
    _ expected: [(String, [CGFloat])], warnings: [RuntimeWarning.Name]? = nil, title: String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let tree = snapshot()
    var problems: [String] = []
    for (name, numbers) in expected {
      guard let node = tree.node(name) else {
        problems.append("\(name): there's no such node")
        continue
      }
      let rect = name.hasPrefix("~") ? node.rendered : node.frame
      let found =
        numbers.count == 2
        ? [rect.size.width, rect.size.height]
        : [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      if !isClose(found, numbers) { problems.append("\(name): \(found), expected \(numbers)") }
    }
    if let warnings, warnings != self.warnings.map(\.name) {
      problems.append("warnings: \(self.warnings.map(\.description)), expected \(warnings.map(\.rawValue))")
    }
    guard !problems.isEmpty else { return }
    Issue.record("\(title)\n\(problems.joined(separator: "\n"))\n\(tree.text())", sourceLocation: sourceLocation)
  }

  /// The frame of a node, by name or `name[index]`; empty where there's none.
  func frame(_ name: String) -> CGRect { snapshot().node(name)?.frame ?? .null }

  /// What a text shows, by its index in the order of the tree.
  func text(_ index: Int = 0) -> String? {
    let all = snapshot().root.all("Text")
    return all.indices.contains(index) ? all[index].text : nil
  }
}

extension LayoutSnapshot {
  /// A node by name or `name[index]`, with or without a `~` before.
  func node(_ key: String) -> Node? {
    var name = key.drop { $0 == "~" }
    var index = 0
    if let bracket = name.firstIndex(of: "[") {
      index = Int(name[name.index(after: bracket)...].dropLast()) ?? 0
      name = name[..<bracket]
    }
    let all = root.all(String(name))
    return all.indices.contains(index) ? all[index] : nil
  }

  /// Every node, in the order of the tree.
  var allNodes: [Node] {
    func list(_ node: Node) -> [Node] { [node] + node.children.flatMap(list) }
    return list(root)
  }
}

func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.001 }

func isClose(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { isClose($0, $1) }
}

func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
  isClose([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height])
}

extension ViewHost {
  /// What the texts of the tree say, in order.
  var texts: [String] { snapshot().root.all("Text").compactMap(\.text) }
}
