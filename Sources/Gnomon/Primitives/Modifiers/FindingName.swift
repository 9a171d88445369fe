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
