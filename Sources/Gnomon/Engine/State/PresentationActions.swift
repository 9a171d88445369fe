// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Closes what the view is presented in: a sheet, a pushed view. Without such a thing it does nothing.
@preconcurrency @MainActor
public struct DismissAction {
  let action: (@MainActor () -> Void)?

  nonisolated init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }

  /// Closes what the view is presented in; does nothing if it isn't presented.
  public func callAsFunction() { action?() }
}

extension DismissAction: @unchecked Sendable {}

/// The state of a view that may be presented, and the means to end that. An older form of ``DismissAction``.
public struct PresentationMode {
  /// True if something presents the view.
  public internal(set) var isPresented: Bool

  /// Ends the presentation; nothing happens if the view isn't presented.
  public mutating func dismiss() { isPresented = false }
}

extension PresentationMode: Equatable, Sendable {}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The action that closes what the view is presented in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// True if something presents the view.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// The mode in which something presents the view; writing a dismissed mode closes it.
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      location: FunctionLocation(
        get: { PresentationMode(isPresented: isPresented) },
        set: { mode, _ in if !mode.isPresented { onMain { dismiss() } } }))
  }
}

/// Reloads what a view shows.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Reloads what the view shows, and returns when that is done.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that reloads what a view shows; nil where nothing above can.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Hands an action down that reloads what the view shows.
  nonisolated public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
