// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A node's paints on their way: the distance from the paints of the end, in components.
final class PaintMotion: ComponentMotion {
  /// The forms in which the paints of the end are written while they're on their way, one for each.
  let forms: [PaintForm]

  init(_ node: ViewNode, _ clock: FrameClock, forms: [PaintForm]) {
    self.forms = forms
    super.init(node, clock)
  }

  /// The paints of the end as they are shown now.
  func shown(_ paints: [Paint]) -> [Paint] {
    var rest = offset.components[...]
    return paints.enumerated().map { index, paint in
      let form = forms.indices.contains(index) ? forms[index] : .own
      let end = form.written(paint)
      let own = end.components
      let offset = ComponentVector(Array(rest.prefix(own.components.count)))
      rest = rest.dropFirst(own.components.count)
      return end.with(own + offset)
    }
  }
}

/// The form in which a paint is written that another goes to.
enum PaintForm: Equatable {
  case own
  /// A colour as a gradient that has it everywhere.
  case filling(Paint)

  func written(_ paint: Paint) -> Paint {
    guard case .filling(let gradient) = self, case .color(let color) = paint else { return paint }
    return gradient.filled(with: color)
  }
}

extension LayoutNode {
  /// Takes a change of what the node is painted with. Where the transaction has an animation and there are paints between old
  /// and new ones, the new ones are reached gradually; without an animation those that are on their way are there at once.
  final func animatingPaints(_ paints: () -> [Paint], _ change: () -> Void) {
    guard isPlaced, graph.transaction?.animation != nil || flags.contains(.animated) else { return change() }
    let before = paints()
    change()
    animatePaints(from: before, to: paints())
  }

  /// Brings what the node is painted with to other paints, as the transaction says.
  final func animatePaints(from old: [Paint], to new: [Paint]) {
    guard isPlaced else { return }
    graph.frameClock?.animatePaints(of: self, from: old, to: new)
  }

  /// The paints as they are shown now.
  final func shown(_ paints: [Paint]) -> [Paint] {
    guard flags.contains(.animated), let motion = graph.frameClock?.paints[ObjectIdentifier(self)] as? PaintMotion
    else {
      return paints
    }
    return motion.shown(paints)
  }

  final func shown(_ paint: Paint) -> Paint { flags.contains(.animated) ? shown([paint])[0] : paint }
}

extension FrameClock {
  fileprivate func animatePaints(of node: LayoutNode, from old: [Paint], to new: [Paint]) {
    guard old != new else { return }
    let id = ObjectIdentifier(node)
    guard let transaction = graph.transaction, let animation = transaction.animation else {
      paints.removeValue(forKey: id)?.stop(self)
      return unflag(node)
    }
    var record = paints[id] as? PaintMotion
    var old = old
    var ways = ways(from: old, to: new)
    if let known = record, known.forms != ways?.map(\.form) {
      // What is on its way otherwise goes on from what is shown of it.
      old = known.shown(old)
      ways = self.ways(from: old, to: new)
      known.stop(self)
      record = nil
    }
    guard let ways else {
      paints.removeValue(forKey: id)?.stop(self)
      return unflag(node)
    }
    let interval = ComponentVector(ways.flatMap { ($0.end.components - $0.start.components).components })
    guard interval.magnitudeSquared.isFinite else { return }
    let motion = record ?? PaintMotion(node, self, forms: ways.map(\.form))
    paints[id] = motion
    node.flags.insert(.animated)
    motion.move(by: interval, animation, transaction, self)
  }

  /// The ways between two lists of paints; nil if some paint has no way to the other.
  private func ways(from old: [Paint], to new: [Paint]) -> [PaintWay]? {
    guard old.count == new.count else { return nil }
    let ways = zip(old, new).compactMap { PaintWay(from: $0, to: $1) }
    return ways.count == new.count ? ways : nil
  }
}

/// The way from one paint to another, both written alike.
private struct PaintWay {
  let start: Paint
  let end: Paint
  let form: PaintForm

  init?(from old: Paint, to new: Paint) {
    var (start, form) = (old, PaintForm.own)
    if !old.isAlike(new) {
      if case .color(let color) = old { start = new.filled(with: color) }
      if case .color = new { form = .filling(old) }
    }
    end = form.written(new)
    guard start.isAlike(end) else { return nil }
    (self.start, self.form) = (start, form)
  }
}

extension Paint {
  /// True if there are paints between this one and another.
  func isAlike(_ other: Paint) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.linearGradient(let a, _, _), .linearGradient(let b, _, _)): a.count == b.count
    case (.radialGradient(let a, _, _, _), .radialGradient(let b, _, _, _)): a.count == b.count
    case (.ellipticalGradient(let a, _, _, _, _), .ellipticalGradient(let b, _, _, _, _)): a.count == b.count
    case (.angularGradient(let a, _, _, _), .angularGradient(let b, _, _, _)): a.count == b.count
    case (.mesh(let a), .mesh(let b)): a.width == b.width && a.height == b.height
    default: self == other
    }
  }

  /// A gradient that lies as this one and has one colour; what isn't a gradient stays.
  func filled(with color: Color.Resolved) -> Paint {
    func stops(_ stops: [ResolvedStop]) -> [ResolvedStop] {
      stops.map { ResolvedStop(color: color, location: $0.location) }
    }
    switch self {
    case .linearGradient(let old, let start, let end): return .linearGradient(stops(old), start: start, end: end)
    case .radialGradient(let old, let center, let start, let end):
      return .radialGradient(stops(old), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let old, let bounds, let center, let start, let end):
      return .ellipticalGradient(
        stops(old), bounds: bounds, center: center, startRadiusFraction: start, endRadiusFraction: end)
    case .angularGradient(let old, let center, let start, let end):
      return .angularGradient(stops(old), center: center, startAngle: start, endAngle: end)
    case .mesh(var mesh):
      mesh.colors = mesh.colors.map { _ in color }
      mesh.background = color
      return .mesh(mesh)
    case .color, .image: return self
    }
  }

  /// The paint's numbers; those of the same kind with as many stops have as many.
  var components: ComponentVector {
    switch self {
    case .color(let color): ComponentVector(Self.components(color))
    case .linearGradient(let stops, let start, let end):
      ComponentVector(Self.components(stops) + [start.x, start.y, end.x, end.y].map { Double($0) })
    case .radialGradient(let stops, let center, let start, let end):
      ComponentVector(Self.components(stops) + [center.x, center.y, start, end].map { Double($0) })
    case .ellipticalGradient(let stops, _, let center, let start, let end):
      ComponentVector(Self.components(stops) + [center.x, center.y, start, end].map { Double($0) })
    case .angularGradient(let stops, let center, let start, let end):
      ComponentVector(Self.components(stops) + [Double(center.x), Double(center.y), start.radians, end.radians])
    case .mesh(let mesh):
      ComponentVector(mesh.placeNumbers + (mesh.colors + [mesh.background]).flatMap { Self.components($0) })
    case .image: ComponentVector()
    }
  }

  /// The paint with other numbers.
  func with(_ vector: ComponentVector) -> Paint {
    func stops(_ stops: [ResolvedStop]) -> [ResolvedStop] {
      stops.indices.map {
        ResolvedStop(color: Self.color(vector, at: 5 * $0), location: CGFloat(vector[5 * $0 + 4]))
      }
    }
    func number(_ index: Int, after stops: [ResolvedStop]) -> CGFloat { CGFloat(vector[5 * stops.count + index]) }
    func point(_ index: Int, after stops: [ResolvedStop]) -> CGPoint {
      CGPoint(x: number(index, after: stops), y: number(index + 1, after: stops))
    }
    switch self {
    case .color: return .color(Self.color(vector, at: 0))
    case .linearGradient(let old, _, _):
      return .linearGradient(stops(old), start: point(0, after: old), end: point(2, after: old))
    case .radialGradient(let old, _, _, _):
      return .radialGradient(
        stops(old), center: point(0, after: old), startRadius: max(0, number(2, after: old)),
        endRadius: max(0, number(3, after: old)))
    case .ellipticalGradient(let old, let bounds, _, _, _):
      let center = point(0, after: old)
      return .ellipticalGradient(
        stops(old), bounds: bounds, center: UnitPoint(x: center.x, y: center.y),
        startRadiusFraction: max(0, number(2, after: old)), endRadiusFraction: max(0, number(3, after: old)))
    case .angularGradient(let old, _, _, _):
      return .angularGradient(
        stops(old), center: point(0, after: old), startAngle: .radians(Double(number(2, after: old))),
        endAngle: .radians(Double(number(3, after: old))))
    case .mesh(let old):
      return .mesh(old.with({ vector[$0] }, color: { Self.color(vector, at: $0) }))
    case .image: return self
    }
  }

  private static func components(_ stops: [ResolvedStop]) -> [Double] {
    stops.flatMap { components($0.color) + [Double($0.location)] }
  }

  private static func components(_ color: Color.Resolved) -> [Double] {
    let data = color.animatableData
    return [data.first, data.second.first, data.second.second.first, data.second.second.second].map { Double($0) }
  }

  private static func color(_ vector: ComponentVector, at index: Int) -> Color.Resolved {
    var color = Color.Resolved.clear
    color.animatableData = AnimatablePair(
      Float(vector[index]),
      AnimatablePair(
        Float(vector[index + 1]),
        AnimatablePair(Float(vector[index + 2]), Float(min(1, max(0, vector[index + 3]))))))
    return color
  }
}
