// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The form that a presentation takes where there's little room.
public struct PresentationAdaptation: Sendable {
  enum Kind {
    case automatic
    case none
    case popover
    case sheet
    case fullScreenCover
  }

  let kind: Kind
  /// The form that the system chooses; in Gnomon a sheet.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
  /// The form that the presentation has where there's room.
  public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
  /// A popover. Gnomon has none: it's shown as a sheet.
  public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
  /// A sheet at the bottom of the host.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
  /// A cover of the whole host.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: .fullScreenCover) }
}

/// A choice of whether people can use what lies behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Hashable {
    case automatic
    case enabled(upThrough: PresentationDetent?)
    case disabled
  }

  let kind: Kind
  /// The system's choice: what lies behind can't be used, and is shaded.
  public static var automatic: PresentationBackgroundInteraction { Self(kind: .automatic) }
  /// What lies behind can be used, and isn't shaded.
  public static var enabled: PresentationBackgroundInteraction { Self(kind: .enabled(upThrough: nil)) }
  /// What lies behind can be used, and isn't shaded, while the sheet is no higher than a height.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    Self(kind: .enabled(upThrough: detent))
  }
  /// What lies behind can't be used, and is shaded.
  public static var disabled: PresentationBackgroundInteraction { Self(kind: .disabled) }
}

/// The first effect of a drag on a sheet's content. In Gnomon sheets aren't dragged.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  /// The system's choice.
  public static var automatic: PresentationContentInteraction { Self(name: "automatic") }
  /// The drag resizes the sheet.
  public static var resizes: PresentationContentInteraction { Self(name: "resizes") }
  /// The drag scrolls the content.
  public static var scrolls: PresentationContentInteraction { Self(name: "scrolls") }
}

extension View {
  /// Sets the form of the presentation around where its width or its height is compact.
  ///
  /// A sheet can become a cover of the whole host; other forms have no effect. Popovers are sheets in Gnomon.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets the form of the presentation around where its width, and where its height, is compact.
  ///
  /// A sheet can become a cover of the whole host; other forms have no effect. Popovers are sheets in Gnomon.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    transformPreference(PresentationLooksKey.self) {
      $0.horizontalAdaptation = horizontalAdaptation.kind
      $0.verticalAdaptation = verticalAdaptation.kind
    }
  }

  /// Says whether people can use what lies behind the sheet around. Where they can, it isn't shaded.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    transformPreference(PresentationLooksKey.self) { $0.backgroundInteraction = interaction.kind }
  }

  /// Says what a drag on the sheet's content does first. Gnomon keeps it, without effect: sheets aren't dragged.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    attribute("presentationContentInteraction", behavior)
  }
}
