// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// What was copied, by UIKit's name.
///
/// It is the pasteboard of the host whose view asks, else that of the host that was made or updated last. Before there
/// is a host it keeps what is copied by itself.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The pasteboard of the host whose view asks, or else of the host that was made or updated last.
  public static let general = UIPasteboard()

  private init() {}

  /// How often something was copied through this name since the program's start. What a host or its views put on the
  /// pasteboard otherwise isn't counted.
  public private(set) var changeCount = 0

  /// What was copied outside of a host.
  private var own: [NSItemProvider] = []

  /// All that was copied. What is set takes its place; an empty array leaves nothing.
  public var itemProviders: [NSItemProvider] {
    get { HostExchange.shown?.pasteboard.items ?? own }
    set {
      changeCount += 1
      if let exchange = HostExchange.shown { exchange.paste(newValue) } else { own = newValue }
    }
  }

  /// Puts items in the place of what was copied.
  ///
  /// - Parameters:
  ///   - itemProviders: the items; an empty array leaves nothing.
  ///   - localOnly: whether other devices shall not get them. Not used: nothing leaves the host.
  ///   - expirationDate: when they shall go. Not used: they stay.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    self.itemProviders = itemProviders
  }

  /// The first text that was copied; nil where there is none. Setting it puts one text in the place of everything; nil
  /// leaves nothing.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// Copies a text or an address of a kind of files. Another value is left out, and a warning says so once.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    switch value {
    case let text as String: string = text
    case let url as URL: string = url.absoluteString
    default: _FrameworkLack.say("a value of type \(type(of: value)) isn't copied.", hint: "set itemProviders")
    }
  }

  /// The texts that were copied; nil where there are none. Setting them takes the place of everything; nil leaves
  /// nothing. Texts that have to be fetched first aren't waited for.
  public var strings: [String]? {
    get { values(of: String.self) }
    set { itemProviders = (newValue ?? []).map { NSItemProvider(object: NSString(string: $0)) } }
  }

  /// The first address that was copied; nil where there is none. Setting it puts one address in the place of
  /// everything; nil leaves nothing.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses that were copied; nil where there are none. Setting them takes the place of everything; nil leaves
  /// nothing. Addresses that have to be fetched first aren't waited for.
  public var urls: [URL]? {
    get { values(of: URL.self) }
    set { itemProviders = (newValue ?? []).map { NSItemProvider(object: $0._bridgeToObjectiveC()) } }
  }

  /// Whether there is an item that a text can be made of.
  public var hasStrings: Bool { itemProviders.contains { $0.canLoadObject(ofClass: String.self) } }
  /// Whether there is an item that an address can be made of.
  public var hasURLs: Bool { itemProviders.contains { $0.canLoadObject(ofClass: URL.self) } }
  /// The number of items that were copied.
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

/// What was copied, by AppKit's name. It has the contents of ``UIPasteboard``.
@MainActor @preconcurrency
public final class NSPasteboard {
  /// A type of what is copied.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The type's identifier.
    public let rawValue: String

    /// A type by its identifier. Any string is taken; a pasteboard knows `string` and `URL`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A type by its identifier. Any string is taken; a pasteboard knows `string` and `URL`.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A text: `public.utf8-plain-text`.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// An address: `public.url`.
    public static let URL = PasteboardType("public.url")
  }

  /// The pasteboard of the host whose view asks, or else of the host that was made or updated last.
  public static let general = NSPasteboard()

  private init() {}

  /// How often something was copied through this name or UIKit's since the program's start.
  public var changeCount: Int { UIPasteboard.general.changeCount }

  /// Forgets what was copied.
  ///
  /// - Returns: the new `changeCount`.
  @discardableResult
  public func clearContents() -> Int {
    UIPasteboard.general.itemProviders = []
    return changeCount
  }

  /// Copies a text or an address, in the place of what was there.
  ///
  /// - Parameters:
  ///   - string: the text, or the address as a text.
  ///   - dataType: `string` or `URL`; other types aren't taken.
  /// - Returns: whether it was copied. False for other types, and for a text that isn't an address where one is meant.
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

  /// What was copied, as a text.
  ///
  /// - Parameter dataType: `string` for the first text, `URL` for the first address.
  /// - Returns: nil where there is nothing of the type, and for other types.
  public func string(forType dataType: NSPasteboard.PasteboardType) -> String? {
    switch dataType {
    case .string: UIPasteboard.general.string
    case .URL: UIPasteboard.general.url?.absoluteString
    default: nil
    }
  }
}
