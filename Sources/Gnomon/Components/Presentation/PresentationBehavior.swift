// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a presentation becomes where there's little room.
public struct PresentationAdaptation: Sendable {
  enum Kind {
    case automatic
    case none
    case popover
    case sheet
    case fullScreenCover
  }

  let kind: Kind
  /// As the system likes.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
  /// It stays what it is.
  public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
  /// A popover. There's none here: it's shown as a sheet.
  public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
  /// A cover of the whole screen.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: .fullScreenCover) }
}

/// Whether what lies behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Hashable {
    case automatic
    case enabled(upThrough: PresentationDetent?)
    case disabled
  }

  let kind: Kind
  /// As the system likes: it can't.
  public static var automatic: PresentationBackgroundInteraction { Self(kind: .automatic) }
  /// It can.
  public static var enabled: PresentationBackgroundInteraction { Self(kind: .enabled(upThrough: nil)) }
  /// It can while the sheet is no higher than a height.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    Self(kind: .enabled(upThrough: detent))
  }
  /// It can't.
  public static var disabled: PresentationBackgroundInteraction { Self(kind: .disabled) }
}

/// What a drag on a sheet's content does first. Sheets aren't dragged here.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  /// As the system likes.
  public static var automatic: PresentationContentInteraction { Self(name: "automatic") }
  /// It resizes the sheet.
  public static var resizes: PresentationContentInteraction { Self(name: "resizes") }
  /// It scrolls the content.
  public static var scrolls: PresentationContentInteraction { Self(name: "scrolls") }
}

extension View {
  /// What the presentation around becomes where there's little room. A sheet can become a cover; popovers are sheets here.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// What the presentation around becomes where there's little room along an axis. A sheet can become a cover; popovers are sheets here.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    transformPreference(PresentationLooksKey.self) {
      $0.horizontalAdaptation = horizontalAdaptation.kind
      $0.verticalAdaptation = verticalAdaptation.kind
    }
  }

  /// Whether what lies behind the sheet around can be used; it isn't shaded then.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    transformPreference(PresentationLooksKey.self) { $0.backgroundInteraction = interaction.kind }
  }

  /// What a drag on the sheet's content does first. It's kept: sheets aren't dragged here.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    attribute("presentationContentInteraction", behavior)
  }
}
