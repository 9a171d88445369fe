// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Something that a layout goes by and that nobody sees: a padding, a distance, a guide.
package struct LayoutMark: Sendable {
  package enum Kind: String, Sendable, Codable {
    case padding, spacing, guide
  }

  package var kind: Kind
  /// The frame in the host's coordinates as it's drawn; a guide's is a line, of no width or of no height.
  package var frame: CGRect
  /// `16`, `leading`, `first baseline`.
  package var label: String
}

extension LayoutNode {
  func mark(_ kind: LayoutMark.Kind, _ rect: CGRect, _ label: String) -> LayoutMark {
    LayoutMark(kind: kind, frame: convert(rect, to: nil), label: label)
  }

  /// A line across the node at the place where a guide of one of its children lies.
  fileprivate func guide(_ key: AlignmentKey, of child: LayoutNode) -> LayoutMark? {
    let value = child.dimensions(in: child.proposal)[key]
    guard value.isFinite else { return nil }
    if key.axis == .vertical {
      return mark(.guide, CGRect(x: 0, y: child.origin.y + value, width: size.width, height: 0), key.spokenName)
    }
    let isMirrored = cell.pointee.flags.contains(.isRightToLeft)
    let x = child.origin.x + (isMirrored ? child.size.width - value : value)
    return mark(.guide, CGRect(x: x, y: 0, width: 0, height: size.height), key.spokenName)
  }

  fileprivate func guides(_ alignment: Alignment, of child: LayoutNode?) -> [LayoutMark] {
    guard let child else { return [] }
    return [guide(alignment.horizontal.key, of: child), guide(alignment.vertical.key, of: child)].compactMap { $0 }
  }

  /// The paddings, distances and guides that the node lays out by.
  final var layoutMarks: [LayoutMark] { reasoning?.marks ?? [] }
}

extension LayerStackNode: LayoutReasoning {
  var marks: [LayoutMark] { guides(alignment, of: laidOutChildren.first) }
}

extension LayoutContainerNode {
  var marks: [LayoutMark] {
    (layout as? ZStackLayout).map { guides($0.alignment, of: laidOutChildren.first) } ?? []
  }
}

extension StackNode {
  private static let markLimit = 200

  var marks: [LayoutMark] {
    let axis = cell.pointee.axis ?? .vertical
    let line = laidOutChildren.sorted { $0.origin[axis] < $1.origin[axis] }
    var marks: [LayoutMark] = []
    for (before, after) in zip(line, line.dropFirst()).prefix(Self.markLimit) {
      let start = before.origin[axis] + before.size[axis]
      let gap = after.origin[axis] - start
      guard gap > 0.001 else { continue }
      let rect =
        axis == .horizontal
        ? CGRect(x: start, y: 0, width: gap, height: size.height)
        : CGRect(x: 0, y: start, width: size.width, height: gap)
      marks.append(mark(.spacing, rect, points(gap)))
    }
    if let first = line.first, let guide = guide(guideKey, of: first) { marks.append(guide) }
    return marks
  }
}

extension AlignmentKey {
  /// `leading`, `first baseline`; a guide of the user's by its type.
  var spokenName: String {
    if id == VerticalAlignment.FirstTextBaseline.self { return "first baseline" }
    if id == VerticalAlignment.LastTextBaseline.self { return "last baseline" }
    switch place {
    case .start: return axis == .horizontal ? "leading" : "top"
    case .center: return "center"
    case .end: return axis == .horizontal ? "trailing" : "bottom"
    case .other: return baseName(of: id)
    }
  }
}
