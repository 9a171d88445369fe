// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonTrace

extension Screen {
  /// What is cut off: texts that have too little room. Each is a line with its place and what to do.
  ///
  /// `lineLimit` says that a cut is meant. `#expect(screen.truncations.isEmpty)` tells them where there are any.
  public var truncations: [String] { findings(.textTruncated) }

  /// What reaches beyond the screen or a frame, where nothing scrolls or clips.
  public var overflows: [String] { findings(.overflow) }

  /// All that is probably not meant: texts that are cut off, views that overflow, and others of the rules of
  /// `gnomon explain`.
  public var findings: [String] { host.findings().map(\.description) }

  private func findings(_ name: ViewHost.FindingName) -> [String] {
    host.findings().filter { $0.name == name }.map(\.description)
  }

  /// Why the views are as they are. The whole tree is asked once more for it.
  public func explanation() -> Explanation { host.explanation() }

  /// The story of the view that an element stands for.
  func story(of node: SemanticsSnapshot.Node) -> String {
    let explanation = host.explanation()
    guard let index = explanation.record.index(of: node) else { return "Nothing is known of it." }
    return explanation.story(of: index, nil, Paint())
  }
}

extension LayoutRecord {
  /// The view that an element stands for: the one that is drawn in its place, of its line and its words if possible.
  fileprivate func index(of node: SemanticsSnapshot.Node) -> Int? {
    func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
      abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
        && abs(a.height - b.height) < 0.01
    }
    let there = nodes.filter { isSame($0.drawn, node.frame) && !$0.view.isEmpty }
    let byLine = node.source.map { source in there.filter { $0.source == source } } ?? []
    let candidates = byLine.isEmpty ? there : byLine
    return
      (candidates.first { $0.text == node.label && $0.text != nil } ?? candidates.first { $0.view == node.view }
      ?? candidates.first)?.id
  }
}
