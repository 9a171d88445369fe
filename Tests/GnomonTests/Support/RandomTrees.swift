// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

/// A small generator of pseudo-random numbers (SplitMix64): the same seed gives the same tree everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Makes views of all kinds, at random.
@MainActor
struct RandomTree {
  var generator: SeededGenerator
  /// Whether numbers may be what no length can be.
  let isHostile: Bool
  private var budget: Int

  init(seed: UInt64, isHostile: Bool, size: Int = 24) {
    generator = SeededGenerator(seed)
    self.isHostile = isHostile
    budget = size
  }

  mutating func make(depth: Int = 6) -> AnyView {
    budget -= 1
    if depth <= 0 || budget <= 0 { return leaf() }
    switch pick(14) {
    case 0...1: return leaf()
    case 2...5: return container(depth)
    case 6: return laterContainer(depth)
    case 7: return laterModified(make(depth: depth - 1))
    case 8: return control(make(depth: depth - 1))
    default: return modified(make(depth: depth - 1), depth)
    }
  }

  // MARK: Choices

  mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  mutating func length() -> CGFloat {
    if isHostile, pick(4) == 0 {
      let hostile: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, -1e300, 1e300, 0, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e-9,
      ]
      return hostile[pick(hostile.count)]
    }
    let usual: [CGFloat] = [0, 1, 8, 10.5, 33.333, 44, 100, 250]
    return usual[pick(usual.count)]
  }

  mutating func optionalLength() -> CGFloat? { pick(3) == 0 ? nil : length() }

  mutating func children(_ depth: Int) -> [AnyView] {
    (0..<pick(5)).map { _ in make(depth: depth - 1) }
  }

  mutating func alignment() -> Alignment {
    let all: [Alignment] = [.center, .topLeading, .bottomTrailing, .top, .leading, .leadingFirstTextBaseline]
    return all[pick(all.count)]
  }

  // MARK: Views

  private mutating func leaf() -> AnyView {
    switch pick(12) {
    case 0: return AnyView(Color.red)
    case 1: return AnyView(Rectangle())
    case 2: return AnyView(Circle().strokeBorder(lineWidth: length()))
    case 3: return AnyView(Text(["", "word", "some words that wrap", "two\nlines"][pick(4)]))
    case 4: return AnyView(Spacer(minLength: optionalLength()))
    case 5: return AnyView(Divider())
    case 6: return AnyView(EmptyView())
    case 7: return AnyView(Image(pick(2) == 0 ? "pic" : "none"))
    case 8: return AnyView(Image("pic").resizable())
    case 9:
      let (x, y) = (length(), length())
      return AnyView(Path { $0.addRect(CGRect(x: x, y: y, width: 10, height: y)) }.stroke(lineWidth: x))
    case 10: return AnyView(RoundedRectangle(cornerRadius: length()))
    default: return AnyView(Color.blue.frame(width: optionalLength(), height: optionalLength()))
    }
  }

  private mutating func container(_ depth: Int) -> AnyView {
    let views = children(depth)
    let each = ForEach(views.indices, id: \.self) { views[$0] }
    let (spacing, place) = (optionalLength(), alignment())
    switch pick(12) {
    case 0...2: return AnyView(HStack(alignment: place.vertical, spacing: spacing) { each })
    case 3...5: return AnyView(VStack(alignment: place.horizontal, spacing: spacing) { each })
    case 6: return AnyView(ZStack(alignment: place) { each })
    case 7:
      let other = length()
      return AnyView(
        GeometryReader { space in
          each
          Color.red.frame(width: space.size.width - other, height: space.frame(in: .global).minY / other)
        })
    case 8: return AnyView(ScrollView([.vertical, .horizontal, [.vertical, .horizontal]][pick(3)]) { each })
    case 9:
      let span = pick(4)
      return AnyView(
        Grid(alignment: place, horizontalSpacing: spacing) {
          GridRow { each }
          Divider()
          GridRow { Text("a").gridCellColumns(span) }
        })
    case 10:
      let isThere = pick(2) == 0
      return AnyView(
        Group {
          if isThere { each } else { Text("else") }
        })
    default:
      let factor = length()
      return AnyView(ErraticLayout(factor: factor).callAsFunction { each })
    }
  }

  private mutating func modified(_ view: AnyView, _ depth: Int) -> AnyView {
    let (a, b) = (length(), length())
    switch pick(26) {
    case 0...2: return AnyView(view.frame(width: optionalLength(), height: optionalLength(), alignment: alignment()))
    case 3...5:
      return AnyView(
        view.frame(
          minWidth: optionalLength(), idealWidth: optionalLength(), maxWidth: optionalLength(),
          minHeight: optionalLength(), idealHeight: optionalLength(), maxHeight: optionalLength(),
          alignment: alignment()))
    case 6: return AnyView(view.padding(a))
    case 7: return AnyView(view.padding(EdgeInsets(top: a, leading: b, bottom: b, trailing: a)))
    case 8: return AnyView(view.fixedSize(horizontal: pick(2) == 0, vertical: pick(2) == 0))
    case 9: return AnyView(view.aspectRatio(optionalLength(), contentMode: pick(2) == 0 ? .fit : .fill))
    case 10: return AnyView(view.offset(x: a, y: b))
    case 11: return AnyView(view.position(x: a, y: b))
    case 12: return AnyView(view.scaleEffect(x: a, y: b))
    case 13: return AnyView(view.rotationEffect(.degrees(a)))
    case 14:
      let layer = make(depth: depth - 1)
      return AnyView(view.overlay(alignment: alignment()) { layer })
    case 15:
      let layer = make(depth: depth - 1)
      return AnyView(view.background(alignment: alignment()) { layer })
    case 16: return AnyView(view.layoutPriority(a))
    case 17: return AnyView(view.alignmentGuide(.leading) { _ in a }.alignmentGuide(.top) { $0.height * b })
    case 18: return AnyView(view.border(.red, width: a))
    case 19: return AnyView(view.clipShape(RoundedRectangle(cornerRadius: a)).opacity(b).blur(radius: a))
    case 20: return AnyView(view.shadow(color: .black, radius: a, x: b, y: a))
    case 21: return AnyView(view.safeAreaPadding(a).ignoresSafeArea())
    case 22:
      let inset = make(depth: depth - 1)
      return AnyView(view.safeAreaInset(edge: .bottom, spacing: optionalLength()) { inset })
    case 23: return AnyView(view.zIndex(a).rotation3DEffect(.degrees(b), axis: (x: a, y: b, z: 1)))
    case 24:
      return AnyView(view.visualEffect { content, space in content.offset(x: space.size.width * a).scaleEffect(b) })
    default: return AnyView(view.transformEffect(CGAffineTransform(a: a, b: b, c: a, d: a, tx: b, ty: b)))
    }
  }
}

/// A user's layout that gives numbers as it's told, whatever they are.
private struct ErraticLayout: Layout {
  let factor: CGFloat
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(width: (sizes.first?.width ?? 0) * factor, height: (sizes.last?.height ?? 1) - factor)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, subview) in subviews.enumerated() where index % 3 != 2 {
      subview.place(
        at: CGPoint(x: bounds.minX + factor, y: bounds.midY * CGFloat(index)), anchor: UnitPoint(x: factor, y: 0.5),
        proposal: ProposedViewSize(width: factor, height: proposal.height))
    }
  }
}
