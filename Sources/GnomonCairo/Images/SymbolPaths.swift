// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A symbol as paths in one colour, for documents, which stay sharp at any size.
struct SymbolPaths: Sendable {
  struct Step: Sendable {
    /// The shape's path in units: a symbol is 24 high.
    var path: Path
    var isFilled: Bool
    /// The width of the line along the path, in units; nil where there is none.
    var lineWidth: Double?
    /// Whether the shape is taken away from the steps before.
    var isCut: Bool
  }

  /// Steps between those that are taken away.
  private struct Group: Sendable {
    let steps: [Step]
    /// The area that the cuts behind these steps leave, by the even-odd rule; nil where there are none.
    let uncut: Path?
  }

  /// The symbol's size in units: it is 24 high.
  let size: CGSize
  private let groups: [Group]

  init(size: CGSize, steps: [Step]) {
    self.size = size
    var cuts = steps.filter(\.isCut)
    let parts = steps.split(omittingEmptySubsequences: false, whereSeparator: \.isCut)
    groups = parts.compactMap { group in
      defer { if !cuts.isEmpty { cuts.removeFirst() } }
      if group.isEmpty { return nil }
      return Group(steps: Array(group), uncut: cuts.isEmpty ? nil : SymbolPaths.rest(size, without: cuts))
    }
  }

  /// Whether one colour falls on another, so that a translucent one would be seen twice.
  var overlaps: Bool {
    let all = groups.flatMap(\.steps)
    return all.count > 1 || all.contains { $0.isFilled && $0.lineWidth != nil }
  }

  /// The commands that draw the symbol stretched over a rectangle.
  func commands(in rect: CGRect, color: Color.Resolved) -> [DisplayCommand] {
    guard size.width > 0, size.height > 0 else { return [] }
    let (across, along) = (rect.width / size.width, rect.height / size.height)
    let place = CGAffineTransform(a: across, b: 0, c: 0, d: along, tx: rect.minX, ty: rect.minY)
    var commands: [DisplayCommand] = [.save, .concatenate(place)]
    for group in groups {
      let drawn = group.steps.flatMap { $0.commands(color) }
      guard let uncut = group.uncut else {
        commands += drawn
        continue
      }
      commands += [.save, .clip(uncut, style: FillStyle(eoFill: true))] + drawn + [.restore]
    }
    return commands + [.restore]
  }

  /// Lines become areas at four times the size, since these are made of straight pieces.
  private static func rest(_ size: CGSize, without cuts: [Step]) -> Path {
    let fineness: CGFloat = 4
    var holes = Path()
    for cut in cuts {
      let path = cut.path.applying(CGAffineTransform(scaleX: fineness, y: fineness))
      if cut.isFilled { holes = holes.union(path) }
      if let width = cut.lineWidth {
        let style = StrokeStyle(lineWidth: width * fineness, lineCap: .round, lineJoin: .round)
        holes = holes.union(path.strokedPath(style))
      }
    }
    var rest = holes.applying(CGAffineTransform(scaleX: 1 / fineness, y: 1 / fineness))
    rest.addRect(CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height))
    return rest
  }
}

extension SymbolPaths.Step {
  fileprivate func commands(_ color: Color.Resolved) -> [DisplayCommand] {
    var commands: [DisplayCommand] = []
    if isFilled { commands.append(.fill(path, style: FillStyle(), paint: .color(color))) }
    if let lineWidth {
      let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
      commands.append(.stroke(path, style: style, paint: .color(color)))
    }
    return commands
  }
}

/// A symbol's picture that has paths.
protocol SymbolVector: VectorPicture {
  /// The paths in one colour, made once.
  var paths: SymbolPaths { get }
}

extension DisplayImage {
  /// The paths of the picture, where it is a symbol that is drawn as a whole.
  var paths: SymbolPaths? {
    guard !tiles, capInsets == EdgeInsets() else { return nil }
    return (vector as? any SymbolVector)?.paths
  }
}

extension Color.Resolved {
  /// The colour without its opacity, and its opacity.
  var apart: (color: Color.Resolved, opacity: Double) {
    var opaque = self
    opaque.opacity = 1
    return (opaque, opacity.isFinite ? Double(min(max(opacity, 0), 1)) : 1)
  }
}
