// SPDX-License-Identifier: Apache-2.0
/// Ends a search: the text goes, and the field gives the focus back. Without a search it does nothing.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let action: (@MainActor () -> Void)?
  nonisolated init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }
  public func callAsFunction() { action?() }
}

extension DismissSearchAction: @unchecked Sendable {}

private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction() }
}

extension EnvironmentValues {
  /// Whether the search field around is in use: from the tap into it to the end of the search.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search around.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
