// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Says which document the page shows, so that a menu of the title could share it. Gnomon keeps it, without effect.
  nonisolated public func navigationDocument<D>(_ document: D) -> some View where D: Transferable {
    attribute("navigationDocument", document)
  }

  /// Says which file the page shows, so that a menu of the title could share it. Gnomon keeps it, without effect.
  nonisolated public func navigationDocument(_ url: URL) -> some View { attribute("navigationDocument", url) }

  /// Says which document the page shows, with a preview that has neither image nor icon. Gnomon keeps the document,
  /// without effect.
  nonisolated public func navigationDocument<D>(_ document: D, preview: SharePreview<Never, Never>) -> some View
  where D: Transferable { attribute("navigationDocument", document) }

  /// Says which document the page shows, with a preview that has an icon. Gnomon keeps the document, without effect.
  nonisolated public func navigationDocument<D, I>(_ document: D, preview: SharePreview<Never, I>) -> some View
  where D: Transferable, I: Transferable { attribute("navigationDocument", document) }

  /// Says which document the page shows, with a preview that has an image. Gnomon keeps the document, without effect.
  nonisolated public func navigationDocument<D, I>(_ document: D, preview: SharePreview<I, Never>) -> some View
  where D: Transferable, I: Transferable { attribute("navigationDocument", document) }

  /// Says which document the page shows, with a preview that has an image and an icon. Gnomon keeps the document,
  /// without effect.
  nonisolated public func navigationDocument<D, I1, I2>(_ document: D, preview: SharePreview<I1, I2>) -> some View
  where D: Transferable, I1: Transferable, I2: Transferable { attribute("navigationDocument", document) }
}

/// The event that begins the search of a tab with the search role. Gnomon keeps it, without effect.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  /// The system's choice. In Gnomon a search begins when its field is tapped.
  public static var automatic: TabSearchActivation { TabSearchActivation(name: "automatic") }
  /// The search begins when its tab is chosen. In Gnomon its field has to be tapped all the same.
  public static var searchTabSelection: TabSearchActivation { TabSearchActivation(name: "searchTabSelection") }
}

extension View {
  /// Says which event begins the search of a tab with the search role. Gnomon keeps it, without effect: the field has
  /// to be tapped.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    attribute("tabViewSearchActivation", activation)
  }
}
