// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What an app wants done with its windows.
package struct WindowRequest: Equatable, Sendable {
  package enum Kind: Sendable {
    /// A window is opened, or comes to the front.
    case open
    /// It's closed.
    case close
  }

  package var kind: Kind
  /// The window; nil is the one that asks.
  package var scene: SceneChoice?
  /// True where each request opens another window, as of a group.
  package var isAnother = false
}

/// The windows beside a host's own, as its views may open them.
final class HostWindows {
  /// The app whose window the host shows.
  var app: RunningApp?
  /// Which window that is.
  var own = SceneChoice()
  var title: Text?
  /// Opens and closes windows; nil where nobody does.
  var handler: (@MainActor (WindowRequest) -> Void)?

  /// What is written for a value of a window may have so many bytes.
  static let valueLimit = 4_096
}

/// The way from a view's environment to the windows of its host.
nonisolated struct WindowAccess: Equatable, @unchecked Sendable {
  private weak var exchange: HostExchange?

  init(_ environment: EnvironmentValues) { exchange = environment.exchange?.held }

  static func == (a: Self, b: Self) -> Bool { a.exchange === b.exchange }

  @MainActor func open(_ choice: SceneChoice) {
    guard let graph = exchange?.graph else { return }
    let windows = graph.windows
    guard let handler = windows.handler, let app = windows.app else {
      return graph.warn(
        .unsupported, nil, "\(choice.words) can't be opened. Here an app has one window: nothing was done.",
        hint: "Ask supportsMultipleWindows in the environment, or draw that window's view by itself.")
    }
    guard (choice.value?.utf8.count ?? 0) <= HostWindows.valueLimit else {
      return graph.warn(
        .unsupported, nil,
        "a window was to be opened for a value of more than \(HostWindows.valueLimit) bytes of JSON: nothing was done.",
        hint: "Open it for the value's id.")
    }
    do {
      let scene = try app.found(choice).scene
      handler(WindowRequest(kind: .open, scene: choice, isAnother: scene.kind == .group && choice.value == nil))
    } catch {
      graph.warn(.unsupported, nil, "\(choice.words) can't be opened: \(error).")
    }
  }

  /// Closes windows; nil is the one that asks.
  @MainActor func close(_ choice: SceneChoice?) {
    guard let graph = exchange?.graph else { return }
    guard let handler = graph.windows.handler else {
      return graph.warn(
        .unsupported, nil,
        "\(choice?.words ?? "the window") can't be closed. Here an app has one window, which stays.")
    }
    let own = graph.windows.own
    let isOwn = choice.map { $0 == own || $0.value == nil && $0.id != nil && $0.id == own.id } ?? true
    handler(WindowRequest(kind: .close, scene: isOwn ? nil : choice))
  }
}

extension Graph {
  var windows: HostWindows { feature(HostWindows.self) { HostWindows() } }
}

extension ViewHost {
  /// Says which window of an app the host shows.
  package func show(windowOf app: RunningApp, _ window: RunningApp.Window) {
    let windows = graph.windows
    (windows.app, windows.own, windows.title) = (app, window.choice, window.title)
    graph.knownFeature(NavigationPlaces.self)?.version &+= 1
  }

  /// Opens and closes windows where the app asks for it; nil lets nobody do so. What the app finds in the environment is
  /// `opensWindows` of the configuration.
  package func onWindows(_ action: (@MainActor (WindowRequest) -> Void)?) { graph.windows.handler = action }
}
