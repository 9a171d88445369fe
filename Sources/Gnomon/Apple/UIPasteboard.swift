// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// What was copied, by UIKit's name.
///
/// ``general`` is the pasteboard of the host whose view asks, else of the host that was made or updated last. Before there is a host it keeps what is
/// copied by itself, and so does each other pasteboard. Threads other than the main one wait for it.
open class UIPasteboard: NSObject, @unchecked Sendable {
  private static let shared = UIPasteboard(isGeneral: true)
  /// The pasteboard of the host whose view asks, or else of the host that was made or updated last.
  open class var general: UIPasteboard { shared }
  /// Makes a pasteboard that keeps what is copied by itself.
  open class func withUniqueName() -> UIPasteboard { UIPasteboard() }

  private let isGeneral: Bool
  /// What was copied outside of a host, and how often.
  private let own = Mutex<(items: [NSItemProvider], changes: Int)>(([], 0))

  private init(isGeneral: Bool) {
    self.isGeneral = isGeneral
    super.init()
  }
  /// A pasteboard that keeps what is copied by itself.
  public override init() {
    isGeneral = false
    super.init()
  }

  private func onExchange<Value>(_ body: @MainActor (HostExchange?) -> Value) -> Value {
    guard isGeneral else { return onMain { body(nil) } }
    if isOnMainActor { return onMain { body(HostExchange.shown) } }
    return DispatchQueue.main.sync { onMain { body(HostExchange.shown) } }
  }

  /// How often something was copied through this name since the program's start. What a host or its views put on the
  /// pasteboard otherwise isn't counted.
  open var changeCount: Int { own.withLock { $0.changes } }

  /// All that was copied. What is set takes its place; an empty array leaves nothing.
  open var itemProviders: [NSItemProvider] {
    get { onExchange { $0?.pasteboard.items } ?? own.withLock { $0.items } }
    set {
      own.withLock { $0.changes += 1 }
      let isHosts = onExchange { exchange in
        exchange?.paste(newValue)
        return exchange != nil
      }
      guard !isHosts else { return }
      // What was there goes outside of the lock: its end may ask the pasteboard.
      let old = own.withLock { own in
        defer { own.items = newValue }
        return own.items
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Puts items in the place of what was copied.
  ///
  /// - Parameters:
  ///   - itemProviders: the items; an empty array leaves nothing.
  ///   - localOnly: whether other devices shall not get them. Not used: nothing leaves the host.
  ///   - expirationDate: when they shall go. Not used: they stay.
  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    self.itemProviders = itemProviders
  }

  /// The first text that was copied; nil where there is none. Setting it puts one text in the place of everything; nil
  /// leaves nothing.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// Copies a text, an address or bytes of a kind of files. A text of another kind than plain ones, as of HTML, is copied as bytes of the kind, and
  /// so is one of an unknown kind. Another value is left out, and a warning says so once.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    switch value {
    case let text as String:
      let isPlain = [UTType.text, .plainText, .utf8PlainText].contains { $0.identifier == pasteboardType }
      if isPlain { string = text } else { setData(Data(text.utf8), forPasteboardType: pasteboardType) }
    case let url as URL: self.url = url
    case let data as Data: setData(data, forPasteboardType: pasteboardType)
    default: _FrameworkLack.say("a value of type \(type(of: value)) isn't copied.", hint: "set itemProviders")
    }
  }

  /// What the first item is in a type: a text or an address where the type is one, else bytes; nil where it isn't of the type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    guard let data = data(forPasteboardType: pasteboardType) else { return nil }
    guard let type = UTType(pasteboardType) else { return data }
    if type.conforms(to: .url) { return String(data: data, encoding: .utf8).flatMap { URL(string: $0) } ?? data }
    guard type.conforms(to: .text) else { return data }
    return (try? TransferredText.string(of: data, type)) ?? data
  }

  /// Copies bytes of a type, in the place of everything.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: pasteboardType, visibility: .all) { completion in
      completion(data, nil)
      return nil
    }
    itemProviders = [provider]
  }

  /// The bytes of the first item in a type; nil where it isn't of the type. Bytes that have to be fetched first aren't waited for.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    guard let provider = itemProviders.first, provider.hasItemConformingToTypeIdentifier(pasteboardType) else {
      return nil
    }
    let found = Mutex<Data?>(nil)
    provider.loadDataRepresentation(forTypeIdentifier: pasteboardType) { data, _ in found.withLock { $0 = data } }
    return found.withLock { $0 }
  }

  /// The types of the first item.
  open var types: [String] { itemProviders.first?.registeredTypeIdentifiers ?? [] }
  /// Whether the first item is of one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    guard let provider = itemProviders.first else { return false }
    return pasteboardTypes.contains { provider.hasItemConformingToTypeIdentifier($0) }
  }

  /// The texts that were copied; nil where there are none. Setting them takes the place of everything; nil leaves
  /// nothing. Texts that have to be fetched first aren't waited for.
  open var strings: [String]? {
    get { values(of: String.self) }
    set { itemProviders = (newValue ?? []).map { NSItemProvider(object: NSString(string: $0)) } }
  }

  /// The first address that was copied; nil where there is none. Setting it puts one address in the place of
  /// everything; nil leaves nothing.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses that were copied; nil where there are none. Setting them takes the place of everything; nil leaves
  /// nothing. Addresses that have to be fetched first aren't waited for.
  open var urls: [URL]? {
    get { values(of: URL.self) }
    set { itemProviders = (newValue ?? []).map { NSItemProvider(object: $0._bridgeToObjectiveC()) } }
  }

  /// Whether there is an item that a text can be made of.
  open var hasStrings: Bool { itemProviders.contains { $0.canLoadObject(ofClass: String.self) } }
  /// Whether there is an item that an address can be made of.
  open var hasURLs: Bool { itemProviders.contains { $0.canLoadObject(ofClass: URL.self) } }
  /// The number of items that were copied.
  open var numberOfItems: Int { itemProviders.count }

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
