// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Says how a preview is shown.
public struct PreviewTrait<T> {
  /// What there is to say.
  package enum Kind {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    /// Puts another view around the preview's.
    case modifier(@MainActor (AnyView) async throws -> AnyView)
    /// Kept, without effect.
    case assistiveAccess
  }

  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// On a whole screen.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }

  /// As large as the view is.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.sizeThatFits)) }

  /// In a box of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }

  /// Upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }
  /// Upright with the top below.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
  /// On its left side: width and height of the screen are swapped.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeLeft)) }
  /// On its right side: width and height of the screen are swapped.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeRight)) }

  /// As in the mode for people with cognitive disabilities. Has no effect here.
  public static var assistiveAccess: PreviewTrait<T> { PreviewTrait(kind: .assistiveAccess) }

  /// Changed by a modifier, whose context all previews share that name a modifier of its type.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(kind: .modifier { try await SharedContexts.apply(modifier, to: $0) })
  }
}

/// The contexts of preview modifiers, made once for each type.
@MainActor
private enum SharedContexts {
  private static var known: [ObjectIdentifier: Any] = [:]

  static func apply<M: PreviewModifier>(_ modifier: M, to view: AnyView) async throws -> AnyView {
    let context: M.Context
    if let shared = known[ObjectIdentifier(M.self)] as? M.Context {
      context = shared
    } else {
      context = try await M.makeSharedContext()
      known[ObjectIdentifier(M.self)] = context
    }
    return AnyView(modifier.body(content: PreviewModifierContent(content: view), context: context))
  }
}
