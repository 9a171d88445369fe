// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A way to size sheets. Gnomon keeps it, without effect.
///
/// Sheets are as wide as the host, and as high as their detents say.
public protocol PresentationSizing {
  /// The size that the sheet proposes to its content. Gnomon doesn't call it.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// A sheet's content as something that can be measured.
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// The content's size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The surroundings of a sheet. It has no values yet.
public struct PresentationSizingContext {}

/// The size that the system chooses.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// An unspecified size in both axes.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// The content's ideal size, in points.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

/// A size that suits a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// An unspecified size in both axes.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// A size that suits a page of text.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// An unspecified size in both axes.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size that the system chooses. Gnomon keeps it, without effect.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content. Gnomon keeps it, without effect.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A size that suits a form. Gnomon keeps it, without effect.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A size that suits a page of text. Gnomon keeps it, without effect.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

/// A size along some axes as the content's.
private struct FittedAlongAxes<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal, vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var proposal = base.proposedSize(for: root, context: context)
    let fitted = root.sizeThatFits(
      ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
    if horizontal { proposal.width = fitted.width }
    if vertical { proposal.height = fitted.height }
    return proposal
  }
}

/// A size that only grows along some axes.
private struct StickyAlongAxes<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal, vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    base.proposedSize(for: root, context: context)
  }
}

extension PresentationSizing {
  /// The size with that of the content along the axes that are true. Gnomon keeps it, without effect.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedAlongAxes(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// The size that only grows, along the axes that are true, when the content changes. Gnomon keeps it, without effect.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickyAlongAxes(base: self, horizontal: horizontal, vertical: vertical)
  }
}

extension View {
  /// Sets the size of the sheet around. Gnomon keeps it, without effect: sheets are as wide as the host.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    attribute("presentationSizing", sizing)
  }
}
