// SPDX-License-Identifier: Apache-2.0
extension ViewHost {
  /// The name of a finding about a settled layout; `Documentation/findings.md` tells of each.
  ///
  /// The names are stable: they silence a finding in code (``View/silencesFindings(_:)``), in a comment
  /// (`// gnomon:silence overflow`) and on the command line.
  public enum FindingName: String, Hashable, Sendable, CaseIterable, Codable {
    /// A `GeometryReader` that nothing is proposed to is 10 points long.
    case readerIdealSize = "reader-ideal-size"
    /// A `GeometryReader` makes a row as high as it's allowed to be, for content that needs little.
    case readerStretches = "reader-stretches"
    /// A `GeometryReader` takes the room that a stack has left, for content that needs little, and pushes what follows away.
    case readerPushes = "reader-pushes"
    /// A view reaches beyond the host or a frame, and nothing scrolls or clips.
    case overflow
    /// A text was cut off.
    case textTruncated = "text-truncated"
    /// A text or a picture has no width or no height.
    case zeroSize = "zero-size"
    /// A `Layout` answered the same question differently.
    case unstableLayout = "unstable-layout"
    /// A `Layout` proposed more than it had, and the child took it.
    case excessProposal = "excess-proposal"
    /// `onAppear` read a geometry that is another now.
    case readOnce = "read-once"
    /// What one view says of a preference is lost to another's default.
    case preferenceLost = "preference-lost"
    /// Many bodies were evaluated for a change that few of them show.
    case wideEvaluation = "wide-evaluation"
    /// Values of a chart's marks lie outside of a domain that was given.
    case valuesOutsideDomain = "values-outside-domain"
    /// A chart's legend tells more categories apart than people can.
    case manyCategories = "many-categories"
    /// Labels of a chart's axis have no room beside others, and were left out.
    case labelsDropped = "labels-dropped"
    /// Values of a chart's marks can't be drawn: they are no numbers, infinite, or have no place on their scale.
    case valuesNotDrawn = "values-not-drawn"
    /// Elements of a chart's data have the same id, so that their marks are found again by their order alone.
    case repeatedIDs = "repeated-ids"
    /// An audit: what can be used, or a picture, has no words for those who don't see it.
    case missingLabel = "missing-label"
    /// An audit: text hardly stands out from what is drawn behind it.
    case lowContrast = "low-contrast"
    /// An audit: what can be tapped or clicked is smaller than a finger or a pointer needs.
    case smallTarget = "small-target"
    /// An audit: a text is cut off in a large type size.
    case textCutOff = "text-cut-off"
    /// An audit: elements are read in another order than they are seen in.
    case readingOrder = "reading-order"
    /// An audit: colour alone tells things apart.
    case colorAlone = "color-alone"
    /// An audit: something moves on although the reader asks for little movement.
    case motionNotReduced = "motion-not-reduced"
    /// An audit: views lie over each other from right to left, and not from left to right.
    case rightToLeftOverlap = "right-to-left-overlap"
  }
}

extension LayoutNote {
  package init(_ name: ViewHost.FindingName, _ message: String, hint: String) {
    self.init(named: name.rawValue, message, hint: hint)
  }
}

extension View {
  /// Keeps findings about this view and those inside away: what they name is meant.
  ///
  /// SwiftUI has no such modifier. In code that other systems compile too, write the comment
  /// `// gnomon:silence overflow` on the view's line or the one above.
  nonisolated public func silencesFindings(_ names: ViewHost.FindingName...) -> some View {
    modifier(SilencingModifier(names: Set(names.map(\.rawValue))))
  }

  /// Keeps warnings about this view and those inside away: what they name is meant.
  ///
  /// SwiftUI has no such modifier. This one silences what a host's warnings tell, as `silencesFindings(_:)` silences
  /// findings.
  nonisolated public func silencesWarnings(_ names: RuntimeWarning.Name...) -> some View {
    modifier(SilencingModifier(names: Set(names.map(\.rawValue))))
  }
}

/// Says which findings and warnings aren't wanted of what it modifies.
nonisolated struct SilencingModifier: WrapperModifier {
  let names: Set<String>

  final class Node: WrapperNode<SilencingModifier> {}

  // What's inside may be warned of while it's made.
  static func _makeNode(_ modifier: Self, _ context: _NodeContext, content: _ModifierInput) -> ViewNode {
    context.graph.silences = true
    return Node(modifier, context, content: content)
  }
}

extension ViewNode {
  /// The findings and warnings that aren't wanted of the node.
  final var silencedNames: Set<String> {
    guard graph.silences else { return [] }
    var names: Set<String> = []
    var node: ViewNode? = self
    while let current = node {
      if let silencer = current as? SilencingModifier.Node { names.formUnion(silencer.modifier.names) }
      node = current.parent
    }
    return names
  }
}
