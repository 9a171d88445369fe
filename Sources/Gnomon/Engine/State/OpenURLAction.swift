// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Opens an address. A host has nothing to open one with: it takes note and says that it's done.
@preconcurrency @MainActor
public struct OpenURLAction {
  /// The outcome of a handler for an address.
  public struct Result: Sendable {
    enum Kind: Equatable {
      case handled
      case discarded
      case system(URL?)
    }

    let kind: Kind
    /// The address was taken care of.
    public static let handled = Result(kind: .handled)
    /// The address is ignored.
    public static let discarded = Result(kind: .discarded)
    /// The system opens the address.
    public static let systemAction = Result(kind: .system(nil))
    /// The system opens another address.
    public static func systemAction(_ url: URL) -> OpenURLAction.Result { Result(kind: .system(url)) }
    /// The system opens the address, or another one, in the app if it can.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> OpenURLAction.Result {
      Result(kind: .system(url))
    }
  }

  nonisolated(unsafe) private let handler: (URL) -> OpenURLAction.Result

  /// An action that calls a closure.
  public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }

  nonisolated init(system: @escaping (URL) -> OpenURLAction.Result) { handler = system }

  /// Opens an address by the handler that the environment has.
  public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Asks the handler, and hands on to the system what it wants opened by that.
  private func open(_ url: URL) -> Bool {
    let kind = handler(url).kind
    if case .system(let other) = kind { HostExchange.shown?.opened(other ?? url) }
    return kind != .discarded
  }

  /// Opens an address by the handler that the environment has, and tells a closure whether it was accepted.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - completion: takes false where the handler ignores the address, else true. It's called at once.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  /// Opens an address by the handler that the environment has. Whether it's preferred in the app isn't asked.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = open(url) }
}

extension OpenURLAction: @unchecked Sendable {}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(system: { _ in .systemAction }) }
}

extension EnvironmentValues {
  /// The action that opens an address.
  @preconcurrency @MainActor public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
