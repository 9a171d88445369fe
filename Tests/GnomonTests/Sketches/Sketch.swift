// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

/// A view as data: it can be built in several spellings, edited, taken apart where a test fails, and printed as source.
struct Sketch: Equatable, Sendable {
  var head: Head
  var children: [Sketch] = []
  /// What overlays, backgrounds and insets show; each has its mark's id.
  var layers: [Sketch] = []

  /// A view without what lies inside it.
  struct Head: Equatable, Sendable {
    /// The view's identity among its siblings, and in the whole sketch.
    var id: Int
    var kind: Kind
    var marks: [Mark] = []
  }

  /// A modifier.
  struct Mark: Equatable, Sendable {
    var id: Int
    var kind: MarkKind
  }

  enum Kind: Equatable, Sendable {
    case color, rectangle, circle, divider, empty
    case text(String)
    case spacer(CGFloat?)
    case picture(isResizable: Bool)
    case row(alignment: Int, spacing: CGFloat?)
    case column(alignment: Int, spacing: CGFloat?)
    case pile(alignment: Int)
    case grid(alignment: Int, spacing: CGFloat?, columns: Int)
    case scroll(axes: Int)
    case reader(fraction: CGFloat)
    case group
    case lazyColumn(alignment: Int, spacing: CGFloat?)
    case lazyGrid(minimum: CGFloat, spacing: CGFloat?)
    case fits
    case flow(gap: CGFloat)
    case list(isForm: Bool)
    /// A control with the views as its label.
    case control(Int)
    case arranged(isRow: Bool, spacing: CGFloat?)

    var isContainer: Bool {
      switch self {
      case .color, .rectangle, .circle, .divider, .empty, .text, .spacer, .picture: false
      default: true
      }
    }
  }

  enum MarkKind: Equatable, Sendable {
    case frame(CGFloat?, CGFloat?, alignment: Int)
    case bounds(width: [CGFloat?], height: [CGFloat?], alignment: Int)
    case padding(CGFloat, CGFloat, CGFloat, CGFloat)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspect(CGFloat?, isFit: Bool)
    case offset(CGFloat, CGFloat)
    case position(CGFloat, CGFloat)
    case scale(CGFloat)
    case rotation(CGFloat)
    case priority(Double)
    case horizontalGuide(Int, CGFloat)
    case verticalGuide(Int, CGFloat)
    case overlay(alignment: Int)
    case background(alignment: Int)
    case inset(isTop: Bool, CGFloat?)
    case safeAreaPadding(CGFloat)
    case ignoresSafeArea
    case direction(isRightToLeft: Bool)
    case typeSize(isLarge: Bool)
    case lineLimit(Int?)
    case font(CGFloat)
    case border, marked
    case identity(Int)
    case cells(Int)
    case cellAnchor(Int)
    case unsized(isHorizontal: Bool)
    case columnAlignment(Int)
    case share(count: Int)

    var hasLayer: Bool {
      switch self {
      case .overlay, .background, .inset: true
      default: false
      }
    }
  }
}

/// Guides that no built-in view sets.
enum MiddleThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

enum LowerThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * 2 / 3 }
}

extension Sketch {
  nonisolated static let horizontal: [(String, HorizontalAlignment)] = [
    (".center", .center), (".leading", .leading), (".trailing", .trailing),
    (".third", HorizontalAlignment(MiddleThird.self)),
  ]
  nonisolated static let vertical: [(String, VerticalAlignment)] = [
    (".center", .center), (".top", .top), (".bottom", .bottom), (".firstTextBaseline", .firstTextBaseline),
    (".lastTextBaseline", .lastTextBaseline), (".lowerThird", VerticalAlignment(LowerThird.self)),
  ]
  nonisolated static let both: [(String, Alignment)] = [
    (".center", .center), (".topLeading", .topLeading), (".bottomTrailing", .bottomTrailing), (".top", .top),
    (".leadingFirstTextBaseline", .leadingFirstTextBaseline), (".trailing", .trailing),
    (
      ".thirds",
      Alignment(horizontal: HorizontalAlignment(MiddleThird.self), vertical: VerticalAlignment(LowerThird.self))
    ),
  ]
  nonisolated static let axes: [(String, Axis.Set)] = [
    ("", .vertical), (".horizontal", .horizontal), ("[.horizontal, .vertical]", [.horizontal, .vertical]),
  ]

  /// Every sketch inside, this one first.
  var all: [Sketch] { [self] + (children + layers).flatMap(\.all) }

  /// The same with each sketch inside replaced; nil leaves one out.
  func map(_ change: (Sketch) -> Sketch?) -> Sketch? {
    guard var new = change(self) else { return nil }
    new.children = new.children.compactMap { $0.map(change) }
    new.layers = new.layers.compactMap { $0.map(change) }
    // A mark whose layer is gone goes with it.
    new.head.marks.removeAll { mark in mark.kind.hasLayer && !new.layers.contains { $0.head.id == mark.id } }
    return new
  }
}

/// What a host shows at one time.
struct Stage: Equatable, Sendable {
  var sketch: Sketch
  var width: CGFloat = 320
  var height: CGFloat = 480
  var safeTop: CGFloat = 0
  var isRightToLeft = false
  var isLarge = false
}
