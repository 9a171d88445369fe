// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How large sheets are. It's kept, without effect: sheets here are as wide as the host, and as high as their detents say.
public protocol PresentationSizing {
  /// What the sheet proposes to its content.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// A sheet's content, for who works out a size.
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// The content's size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What surrounds a sheet, for who works out a size.
public struct PresentationSizingContext {}

/// As the system likes.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// Nothing: the sheet is as it's without.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// As large as the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// The content's ideal size.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

/// For forms.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// Nothing: the sheet is as it's without.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// For pages of text.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Nothing: the sheet is as it's without.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the platform does it.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page.
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
  /// The size with that of the content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedAlongAxes(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// The size that doesn't become less along some axes when the content does.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickyAlongAxes(base: self, horizontal: horizontal, vertical: vertical)
  }
}

extension View {
  /// How large the sheet around is. It's kept, without effect.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    attribute("presentationSizing", sizing)
  }
}
