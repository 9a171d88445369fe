// SPDX-License-Identifier: Apache-2.0
import Foundation

extension FixedFrame.Node: LayoutReasoning {
  private func fixed(_ axis: Axis) -> CGFloat? {
    let number = axis == .horizontal ? cell.frame.pointee.width : cell.frame.pointee.height
    return number.isNaN ? nil : number
  }

  func answerReason(_ axis: Axis) -> AnswerReason? {
    guard let length = fixed(axis) else { return child.map { .child($0, axis) } }
    return AnswerReason(.own, "its \(axis.length) is fixed at \(points(length))" + originOfNumber(length, axis))
  }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    guard let length = fixed(axis) else { return nil }
    return OfferReason(.own, "its \(axis.length) is fixed at \(points(length))" + originOfNumber(length, axis))
  }
}

extension FlexibleFrame.Node: LayoutReasoning {
  private func name(_ bound: String, _ axis: Axis) -> String { bound + (axis == .horizontal ? "Width" : "Height") }

  private func bounds(_ axis: Axis) -> FlexibleFrame.Bounds { axis == .horizontal ? horizontal : vertical }

  func answerReason(_ axis: Axis) -> AnswerReason? {
    let (bounds, own, inner) = (bounds(axis), size[axis], child?.size[axis] ?? 0)
    if bounds.min == nil, bounds.ideal == nil, bounds.max == nil { return child.map { .child($0, axis) } }
    if let min = bounds.min, sameLength(own, min), inner < own || (proposal[axis] ?? 0) < own {
      return AnswerReason(.own, "\(name("min", axis)) \(points(min)) decides")
    }
    if let max = bounds.max, max.isFinite, sameLength(own, max) {
      return AnswerReason(.own, "\(name("max", axis)) \(points(max)) decides")
    }
    guard let proposed = proposal[axis] else {
      if let ideal = bounds.ideal, sameLength(own, ideal) {
        return AnswerReason(.own, "no \(axis.length) is proposed, so \(name("ideal", axis)) \(points(ideal)) decides")
      }
      return child.map { .child($0, axis) }
    }
    if sameLength(own, proposed), bounds.max != nil {
      let most = bounds.max.map { "\(name("max", axis)) \(points($0))" } ?? ""
      return AnswerReason(.proposal, "\(most) lets it take all that it's proposed")
    }
    return child.map { .child($0, axis) }
  }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    let bounds = bounds(axis)
    guard let given = bounds.inner(proposal[axis]) else { return nil }
    if let proposed = proposal[axis] {
      if sameLength(given, proposed) { return OfferReason(.same, "its proposal, which lies within its bounds") }
      let bound = given > proposed ? "min" : "max"
      return OfferReason(.own, "\(name(bound, axis)) \(points(given)) clamps the proposed \(points(proposed))")
    }
    return OfferReason(
      .own, "no \(axis.length) is proposed, so it proposes its \(name("ideal", axis)) \(points(given))")
  }
}

extension _PaddingLayout.Node: LayoutReasoning {
  private func spoken(_ axis: Axis) -> String? {
    let lengths = cell.padding.pointee
    let (first, both) = axis == .horizontal ? (lengths.leading, lengths.horizontal) : (lengths.top, lengths.vertical)
    if both == 0, first == 0 { return nil }
    let second = both - first
    return sameLength(first, second) ? "2×\(points(first))" : "\(points(first)) − \(points(second))"
  }

  func answerReason(_ axis: Axis) -> AnswerReason? {
    guard let child else { return nil }
    guard let spoken = spoken(axis) else { return .child(child, axis) }
    let sum = spoken.replacingOccurrences(of: "−", with: "+")
    return AnswerReason(.child, "\(points(child.size[axis])) of what's in it + \(sum) of padding", child: child)
  }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    guard let proposed = proposal[axis], let spoken = spoken(axis), let given = child.proposal[axis] else { return nil }
    return OfferReason(.share, "\(points(proposed)) − \(spoken) of padding = \(points(given))")
  }
}

extension FixedSizeModifier.Node: LayoutReasoning {
  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    let isFixed = axis == .horizontal ? modifier.horizontal : modifier.vertical
    return isFixed
      ? OfferReason(.unspecified, "fixedSize asks for the ideal \(axis.length), whatever it's proposed itself") : nil
  }
}

extension AspectRatioModifier.Node: LayoutReasoning {
  /// `350 of width at the ratio 1.78`, where the other length and the ratio make this one.
  private func derived(_ axis: Axis) -> String? {
    guard let child, let width = child.proposal.width, let height = child.proposal.height, height > 0,
      child.size.width == width, child.size.height == height, let other = proposal[axis.other],
      sameLength(child.size[axis.other], other)
    else { return nil }
    // A proposal of just this ratio: the one that was handed back came of it.
    if let proposed = proposal[axis], sameLength(proposed, size[axis]), !isProposedWhatItTakes(axis) { return nil }
    return "\(points(other)) of \(axis.other.length) at \(whose) \(points(width / height))"
  }

  private var whose: String { modifier.ratio == nil ? "the content's own ratio" : "the ratio" }

  /// Whether what it's proposed is what it takes, handed back by a container that asked it first.
  private func isProposedWhatItTakes(_ axis: Axis) -> Bool {
    var node: LayoutNode = self
    while let parent = node.layoutParent {
      switch parent.reasonForOffer(to: node, axis).source {
      case .same: node = parent
      // Where the other length is the container's own, too, neither makes the other.
      case .size: return parent.reasonForOffer(to: node, axis.other).source != .size
      case .own, .share, .unspecified: return false
      }
    }
    return false
  }

  func answerReason(_ axis: Axis) -> AnswerReason? { derived(axis).map { AnswerReason(.own, $0) } }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    if let words = derived(axis) { return OfferReason(.share, words) }
    guard let width = child.proposal.width, let height = child.proposal.height, height > 0, width.isFinite,
      height.isFinite
    else { return nil }
    if let proposed = proposal[axis], sameLength(proposed, axis == .horizontal ? width : height) {
      return OfferReason(.same, "its proposal, handed on")
    }
    let ratio = points(width / height)
    let mode = modifier.contentMode == .fit ? "fits into" : "fills"
    return OfferReason(
      .share,
      "\(points(width))×\(points(height)) has \(whose) \(ratio) and \(mode) "
        + "\(points(proposal.width))×\(points(proposal.height))")
  }
}

extension LayoutNode {
  /// Where a number in the source comes from, if that can be told: from a geometry that the code around has read.
  func originOfNumber(_ length: CGFloat, _ axis: Axis) -> String {
    var node = parent
    var isNearest = true
    while let current = node {
      if let reader = current as? DynamicNode {
        for source in reader.readSources where source !== self && source.size[axis] > 0 {
          let whole = source.size[axis]
          let percent = length / whole * 100
          let isRound = abs(percent - percent.rounded()) < 0.01 && percent.rounded() > 0
          if isRound {
            return ": \(points(percent.rounded())) % of the \(points(whole)) that its code reads of "
              + "\(source.spokenName)" + (source.tracedLocation.map { " (\($0))" } ?? "")
          }
          if isNearest {
            return ", by code that reads the size of \(source.spokenName), "
              + "\(points(source.size.width))×\(points(source.size.height))"
          }
        }
        isNearest = false
      }
      node = current.parent
    }
    return ""
  }
}

extension _PaddingLayout.Node {
  var marks: [LayoutMark] {
    guard let child else { return [] }
    let inner = CGRect(origin: child.origin, size: child.size)
    return [
      (CGRect(x: 0, y: 0, width: size.width, height: inner.minY), inner.minY),
      (
        CGRect(x: 0, y: inner.maxY, width: size.width, height: max(0, size.height - inner.maxY)),
        size.height - inner.maxY
      ),
      (CGRect(x: 0, y: inner.minY, width: inner.minX, height: inner.height), inner.minX),
      (
        CGRect(x: inner.maxX, y: inner.minY, width: max(0, size.width - inner.maxX), height: inner.height),
        size.width - inner.maxX
      ),
    ].filter { $0.1 > 0.001 }.map { mark(.padding, $0.0, points($0.1)) }
  }
}

extension _PaddingLayout.Node {
  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? {
    sameLength(child.origin[axis], 0) ? "" : "\(points(child.origin[axis])) of padding"
  }
}

extension FixedFrame.Node {
  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? {
    alignmentWords(modifier.alignment[axis], of: child)
  }
}

extension FlexibleFrame.Node {
  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? {
    alignmentWords(modifier.alignment[axis], of: child)
  }
}

extension OffsetModifier.Node: LayoutReasoning {
  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? {
    sameLength(child.origin[axis], 0) ? "" : "offset says so"
  }
}

extension PositionModifier.Node: LayoutReasoning {
  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? {
    let middle = axis == .horizontal ? modifier.position.x : modifier.position.y
    return "its middle is to lie at \(points(middle)), \(points(middle)) − \(points(child.size[axis])) / 2"
  }
}

extension DynamicNode {
  /// The nodes whose geometry the body has read, each once, in the order of the first reads.
  fileprivate var readSources: [LayoutNode] {
    ReasonMemo.sources(readBy: self) {
      var seen: Set<ObjectIdentifier> = []
      return geometryReads.compactMap(\.source).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
  }
}
