// SPDX-License-Identifier: Apache-2.0
/// An action that ends a search: the text is emptied, and the field gives the focus back.
///
/// It's called like a function. Where nothing is being searched it does nothing.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let action: (@MainActor () -> Void)?
  nonisolated init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }
  /// Ends the search. Without one it does nothing.
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
  /// True while the search field around is in use: from the tap into it to the end of the search. False where there's
  /// no such field.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The action that ends the search around. Where nothing is being searched it does nothing.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
