// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// What the page shows, which its title's menu would hand on. No bar has one: it's kept.
  nonisolated public func navigationDocument<D>(_ document: D) -> some View where D: Transferable {
    attribute("navigationDocument", document)
  }

  /// What the page shows, which its title's menu would hand on. No bar has one: it's kept.
  nonisolated public func navigationDocument(_ url: URL) -> some View { attribute("navigationDocument", url) }

  /// What the page shows, which its title's menu would hand on. No bar has one: it's kept.
  nonisolated public func navigationDocument<D>(_ document: D, preview: SharePreview<Never, Never>) -> some View
  where D: Transferable { attribute("navigationDocument", document) }

  /// What the page shows, which its title's menu would hand on. No bar has one: it's kept.
  nonisolated public func navigationDocument<D, I>(_ document: D, preview: SharePreview<Never, I>) -> some View
  where D: Transferable, I: Transferable { attribute("navigationDocument", document) }

  /// What the page shows, which its title's menu would hand on. No bar has one: it's kept.
  nonisolated public func navigationDocument<D, I>(_ document: D, preview: SharePreview<I, Never>) -> some View
  where D: Transferable, I: Transferable { attribute("navigationDocument", document) }

  /// What the page shows, which its title's menu would hand on. No bar has one: it's kept.
  nonisolated public func navigationDocument<D, I1, I2>(_ document: D, preview: SharePreview<I1, I2>) -> some View
  where D: Transferable, I1: Transferable, I2: Transferable { attribute("navigationDocument", document) }
}

/// What is shown of tabs for a search.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  public static var automatic: TabSearchActivation { TabSearchActivation(name: "automatic") }
  /// Choosing the tab begins the search.
  public static var searchTabSelection: TabSearchActivation { TabSearchActivation(name: "searchTabSelection") }
}

extension View {
  /// What begins the search of a tab that is for it. Its field has to be tapped here: it's kept.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    attribute("tabViewSearchActivation", activation)
  }
}
