// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Opens a window of the app. Read it as `\.openWindow` from the environment.
///
/// Where whoever shows the app opens no further windows, as in a picture or a test, nothing is done, and a warning says
/// so. `supportsMultipleWindows` in the environment tells which it is.
///
/// ```swift
/// struct OpenNote: View {
///   let number: Int
///   @Environment(\.openWindow) private var openWindow
///
///   var body: some View {
///     Button("Open") { openWindow(id: "note", value: number) }
///   }
/// }
/// ```
@preconcurrency @MainActor
public struct OpenWindowAction: Sendable {
  private let windows: WindowAccess

  nonisolated init(_ windows: WindowAccess) { self.windows = windows }

  /// Opens a window of the scene with a name. A `Window` that is open already comes to the front.
  ///
  /// - Parameter id: The name that the scene was given.
  @MainActor @preconcurrency public func callAsFunction(id: String) { windows.open(SceneChoice(id: id)) }

  /// Opens a window for a value, of the scene with windows for values of its type. One that is open for an equal value
  /// comes to the front.
  ///
  /// - Parameter value: The value that the window is for.
  @MainActor @preconcurrency public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {
    windows.open(SceneChoice(for: value))
  }

  /// Opens a window for a value, of the scene with a name. One that is open for an equal value comes to the front.
  ///
  /// - Parameters:
  ///   - id: The name that the scene was given.
  ///   - value: The value that the window is for.
  @MainActor @preconcurrency public func callAsFunction<D>(id: String, value: D)
  where D: Decodable, D: Encodable, D: Hashable {
    windows.open(SceneChoice(for: value, id: id))
  }
}

/// Closes windows of the app. Read it as `\.dismissWindow` from the environment.
///
/// Where whoever shows the app has no further windows, nothing is done, and a warning says so.
@preconcurrency @MainActor
public struct DismissWindowAction: Sendable {
  private let windows: WindowAccess

  nonisolated init(_ windows: WindowAccess) { self.windows = windows }

  /// Closes the window that the view is in.
  @MainActor @preconcurrency public func callAsFunction() { windows.close(nil) }

  /// Closes the windows of the scene with a name.
  ///
  /// - Parameter id: The name that the scene was given.
  @MainActor @preconcurrency public func callAsFunction(id: String) { windows.close(SceneChoice(id: id)) }

  /// Closes the window for a value, of the scene with windows for values of its type.
  ///
  /// - Parameter value: The value that the window is for.
  @MainActor @preconcurrency public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {
    windows.close(SceneChoice(for: value))
  }

  /// Closes the window for a value, of the scene with a name.
  ///
  /// - Parameters:
  ///   - id: The name that the scene was given.
  ///   - value: The value that the window is for.
  @MainActor @preconcurrency public func callAsFunction<D>(id: String, value: D)
  where D: Decodable, D: Encodable, D: Hashable {
    windows.close(SceneChoice(for: value, id: id))
  }
}

/// Opens the settings of the app. Read it as `\.openSettings` from the environment.
///
/// Where whoever shows the app opens no further windows, nothing is done, and a warning says so.
@preconcurrency @MainActor
public struct OpenSettingsAction: Sendable {
  private let windows: WindowAccess

  nonisolated init(_ windows: WindowAccess) { self.windows = windows }

  /// Opens the window of the app's `Settings`, or brings it to the front.
  @MainActor @preconcurrency public func callAsFunction() { windows.open(.settings) }
}

extension EnvironmentValues {
  /// The action that opens a window of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(WindowAccess(self)) }

  /// The action that closes windows of the app.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(WindowAccess(self)) }

  /// The action that opens the settings of the app.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(WindowAccess(self)) }
}

extension SceneChoice {
  fileprivate init<D: Encodable>(for value: D, id: String? = nil) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    self.init(id: id, value: json ?? "", valueType: _typeName(D.self))
  }
}
