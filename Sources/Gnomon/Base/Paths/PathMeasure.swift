// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A path as lines and curves with their lengths, from which parts can be cut.
struct PathMeasure {
  /// A line or curve of the path.
  struct Segment {
    var shape: Shape
    var length: CGFloat
    /// Lengths from the start to each eighth of a curve.
    var eighths: [CGFloat]
  }

  enum Shape {
    case line(CGPoint, CGPoint)
    case cubic(CubicSegment)

    var start: CGPoint {
      switch self {
      case .line(let start, _): start
      case .cubic(let cubic): cubic.start
      }
    }

    /// The direction at the start, of length 1.
    var startTangent: CGPoint? {
      switch self {
      case .line(let start, let end): start == end ? nil : (end - start) * (1 / (end - start).length)
      case .cubic(let cubic): cubic.tangent(at: 0)
      }
    }

    /// The direction at the end, of length 1.
    var endTangent: CGPoint? {
      if case .cubic(let cubic) = self { cubic.tangent(at: 1) } else { startTangent }
    }
  }

  /// A connected part of the path.
  struct Subpath {
    var segments: [Segment] = []
    var isClosed = false
    var length: CGFloat = 0
    /// The point where the part starts; it may have no segments.
    var start: CGPoint
  }

  var subpaths: [Subpath] = []

  var length: CGFloat { subpaths.reduce(0) { $0 + $1.length } }

  init(_ path: Path) {
    var subpath: Subpath?
    var current = CGPoint.zero
    func add(_ shape: Shape) {
      let segment = Segment(shape)
      if subpath == nil { subpath = Subpath(start: current) }
      guard segment.length > 0, segment.length.isFinite else { return }
      subpath?.segments.append(segment)
      subpath?.length += segment.length
    }
    var finished: [Subpath] = []
    path.forEach { element in
      switch element {
      case .move(let to):
        if let subpath { finished.append(subpath) }
        subpath = Subpath(start: to)
        current = to
      case .line(let to):
        add(.line(current, to))
        current = to
      case .quadCurve(let to, let control):
        add(.cubic(CubicSegment(current, control, to)))
        current = to
      case .curve(let to, let control1, let control2):
        add(.cubic(CubicSegment(current, control1, control2, to)))
        current = to
      case .closeSubpath:
        let start = subpath?.start ?? current
        add(.line(current, start))
        subpath?.isClosed = true
        if let subpath { finished.append(subpath) }
        subpath = nil
        current = start
      }
    }
    if let subpath { finished.append(subpath) }
    subpaths = finished
  }
}

extension PathMeasure.Segment {
  init(_ shape: PathMeasure.Shape) {
    self.shape = shape
    switch shape {
    case .line(let start, let end):
      length = start.distance(to: end)
      eighths = []
    case .cubic(let cubic):
      var sum: CGFloat = 0
      var eighths: [CGFloat] = [0]
      eighths.reserveCapacity(9)
      for index in 0..<8 {
        sum += cubic.length(from: CGFloat(index) / 8, to: CGFloat(index + 1) / 8)
        eighths.append(sum)
      }
      length = sum
      self.eighths = eighths
    }
  }

  /// The place on the segment that lies `distance` points from its start.
  func place(at distance: CGFloat) -> CGFloat {
    if distance <= 0 { return 0 }
    if distance >= length { return 1 }
    guard case .cubic(let cubic) = shape else { return distance / length }
    let index = (eighths.firstIndex { $0 > distance } ?? 8) - 1
    let origin = CGFloat(index) / 8
    var low = origin
    var high = origin + 0.125
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if eighths[index] + cubic.length(from: origin, to: middle) < distance { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Appends the part between two distances; a `move` to its start comes first where `moves`.
  func append(from first: CGFloat, to last: CGFloat, moves: Bool, to elements: inout [Path.Element]) {
    switch shape {
    case .line(let start, let end):
      if moves { elements.append(.move(to: start.mix(end, place(at: first)))) }
      elements.append(.line(to: start.mix(end, place(at: last))))
    case .cubic(let cubic):
      let part = cubic.part(from: place(at: first), to: place(at: last))
      if moves { elements.append(.move(to: part.start)) }
      elements.append(.curve(to: part.end, control1: part.control1, control2: part.control2))
    }
  }
}

extension PathMeasure.Subpath {
  /// Appends the part between two distances from the start.
  func append(from first: CGFloat, to last: CGFloat, moves: Bool = true, to elements: inout [Path.Element]) {
    var position: CGFloat = 0
    var moves = moves
    for segment in segments {
      let next = position + segment.length
      defer { position = next }
      if next <= first { continue }
      if position >= last { break }
      segment.append(from: first - position, to: last - position, moves: moves, to: &elements)
      moves = false
    }
  }
}

extension Path {
  /// The part of the path between two fractions of its length, which are held to 0…1. Nothing where `from` isn't
  /// less than `to`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = max(0, min(1, from)), to = max(0, min(1, to))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let measure = PathMeasure(self)
    let total = measure.length
    var first = from * total
    var last = to * total
    var result: [Element] = []
    for subpath in measure.subpaths {
      if last <= 0 { break }
      if first <= 0, last >= subpath.length, subpath.isClosed, subpath.length > 0 {
        subpath.append(from: 0, to: subpath.length, to: &result)
        result.append(.closeSubpath)
      } else if first < subpath.length {
        subpath.append(from: first, to: min(last, subpath.length), to: &result)
      }
      first -= subpath.length
      last -= subpath.length
    }
    return Path(elements: result)
  }

  /// The path cut into dashes; the path itself where the lengths aren't a pattern.
  func dashed(_ lengths: [CGFloat], phase: CGFloat) -> Path {
    let sum = lengths.reduce(0, +)
    guard sum > 0, sum.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return self }
    let measure = PathMeasure(self)
    guard measure.length / sum * CGFloat(lengths.count) < 200_000 else { return self }
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let cycle = pattern.reduce(0, +)
    var startIndex = 0
    var startRest = phase.isFinite ? phase.truncatingRemainder(dividingBy: cycle) : 0
    if startRest < 0 { startRest += cycle }
    while startRest >= pattern[startIndex], startRest > 0 {
      startRest -= pattern[startIndex]
      startIndex = (startIndex + 1) % pattern.count
    }
    var result: [Element] = []
    for subpath in measure.subpaths {
      var index = startIndex
      var position: CGFloat = 0
      var rest = pattern[index] - startRest
      while position < subpath.length {
        let end = min(position + rest, subpath.length)
        if index.isMultiple(of: 2) {
          let wraps = end == subpath.length && subpath.isClosed && startIndex.isMultiple(of: 2) && position > 0
          subpath.append(from: position, to: max(end, position + 1e-6), to: &result)
          if wraps {
            subpath.append(from: 0, to: min(pattern[startIndex] - startRest, position), moves: false, to: &result)
          }
        }
        position += rest
        index = (index + 1) % pattern.count
        rest = pattern[index]
      }
    }
    return Path(elements: result)
  }
}
