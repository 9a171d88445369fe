// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Something that is said of how a preview is shown: its size, its orientation, what is around it.
@preconcurrency @MainActor
public struct PreviewTrait<T> {
  /// The kinds of traits, each with its value.
  package enum Kind {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    /// Puts another view around the preview's.
    case modifier(@MainActor (AnyView) async throws -> AnyView)
    /// Kept, without effect.
    case assistiveAccess
  }

  nonisolated package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The preview fills the screen of a device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }

  /// The preview is as large as its view.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.sizeThatFits)) }

  /// The preview is shown in a box of this width and this height, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }

  /// The device stands upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }
  /// The device stands upright with its top below. Gnomon draws the preview as upright.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
  /// The device lies on one of its sides: the screen is wider than high.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeLeft)) }
  /// The device lies on the other one of its sides: the screen is wider than high. Gnomon makes no difference between
  /// the two.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeRight)) }

  /// The preview is shown in the mode for people with cognitive disabilities. Gnomon keeps it and has no such mode.
  public static var assistiveAccess: PreviewTrait<T> { PreviewTrait(kind: .assistiveAccess) }

  /// The preview is changed by a modifier. Previews with modifiers of one type share its context, which is made once.
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
