// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// What was copied, as UIKit has it: the pasteboard of the host whose view asks, or else of the one that was made or updated last.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The pasteboard that all views of the process share.
  public static let general = UIPasteboard()

  private init() {}

  /// How often something was copied.
  public private(set) var changeCount = 0

  /// What was copied outside of a host.
  private var own: [NSItemProvider] = []

  /// What lies on it, as providers.
  public var itemProviders: [NSItemProvider] {
    get { HostExchange.shown?.pasteboard.items ?? own }
    set {
      changeCount += 1
      if let exchange = HostExchange.shown { exchange.paste(newValue) } else { own = newValue }
    }
  }

  /// Puts providers on it in place of what was there. `localOnly` and `expirationDate` have no effect.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    self.itemProviders = itemProviders
  }

  /// The first text; nil where there's none. nil leaves nothing.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil where there are none.
  public var strings: [String]? {
    get { values(of: String.self) }
    set { itemProviders = (newValue ?? []).map { NSItemProvider(object: NSString(string: $0)) } }
  }

  /// The first address; nil where there's none. nil leaves nothing.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses; nil where there are none.
  public var urls: [URL]? {
    get { values(of: URL.self) }
    set { itemProviders = (newValue ?? []).map { NSItemProvider(object: $0._bridgeToObjectiveC()) } }
  }

  /// Whether it holds a text.
  public var hasStrings: Bool { itemProviders.contains { $0.canLoadObject(ofClass: String.self) } }
  /// Whether it holds an address.
  public var hasURLs: Bool { itemProviders.contains { $0.canLoadObject(ofClass: URL.self) } }
  /// How many values lie on it.
  public var numberOfItems: Int { itemProviders.count }

  private func values<Value: _ObjectiveCBridgeable & Sendable>(of type: Value.Type) -> [Value]?
  where Value._ObjectiveCType: NSItemProviderReading {
    // What an item has at hand is there before the loading returns; what has to be fetched first isn't waited for.
    let values = Mutex<[Value]>([])
    for provider in itemProviders where provider.canLoadObject(ofClass: type) {
      provider.loadObject(ofClass: type) { value, _ in if let value { values.withLock { $0.append(value) } } }
    }
    let known = values.withLock { $0 }
    return known.isEmpty ? nil : known
  }
}

/// What was copied, as AppKit has it. See ``UIPasteboard``.
@MainActor @preconcurrency
public final class NSPasteboard {
  /// A type of data by its identifier.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String

    /// Makes the type of this identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes the type of this identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Plain text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// An address.
    public static let URL = PasteboardType("public.url")
  }

  /// The pasteboard that all views of the process share.
  public static let general = NSPasteboard()

  private init() {}

  /// How often its content has changed.
  public var changeCount: Int { UIPasteboard.general.changeCount }

  /// Forgets what was copied.
  @discardableResult
  public func clearContents() -> Int {
    UIPasteboard.general.itemProviders = []
    return changeCount
  }

  /// Copies a text, or an address. Other types aren't taken.
  ///
  /// - Returns: whether it was.
  @discardableResult
  public func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool {
    switch dataType {
    case .string: UIPasteboard.general.string = string
    case .URL:
      guard let url = Foundation.URL(string: string) else { return false }
      UIPasteboard.general.url = url
    default: return false
    }
    return true
  }

  /// What was copied as a type; nil where it isn't one.
  public func string(forType dataType: NSPasteboard.PasteboardType) -> String? {
    switch dataType {
    case .string: UIPasteboard.general.string
    case .URL: UIPasteboard.general.url?.absoluteString
    default: nil
    }
  }
}
