// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Data that can be handed over, under each of the types that they can be had as: what is dragged, dropped or pasted.
///
/// What a completion handler is given comes before the loading function returns, where whoever was registered answers at once; else when that
/// answers, on its thread.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  /// Who may load a representation. All happens in one process here: nothing is hidden.
  public typealias RepresentationVisibility = NSItemProviderRepresentationVisibility
  /// Loads bytes and hands them, or an error, to what it's given.
  public typealias DataHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  /// Loads a file and hands its address, whether it may be opened where it lies, or an error, to what it's given.
  public typealias FileHandler = @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

  /// One way in which the item can be had.
  struct Representation: Sendable {
    typealias MakePayload = nonisolated(nonsending) @Sendable () async throws -> TransferPayload

    enum Source: Sendable {
      case data(DataHandler)
      case file(FileHandler)
      case payload(MakePayload)
    }

    let identifier: String
    let source: Source

    var type: UTType { UTType(known: identifier) }
  }

  private struct Contents {
    var representations: [Representation] = []
    var suggestedName: String?
    var item: (any NSSecureCoding)?
  }

  private let lock = NSLock()
  private var contents = Contents()

  /// Nothing yet.
  public override init() { super.init() }

  /// An object in all types that it can be written as.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A file, in the type that the ending of its name tells, and its address. nil where there's no such file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    let type = fileURL.typeByName ?? .data
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerFileRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
      completion(fileURL, true, nil)
      return nil
    }
    registerDataRepresentation(forTypeIdentifier: UTType.fileURL.identifier, visibility: .all) { completion in
      completion(Data(fileURL.absoluteString.utf8), nil)
      return nil
    }
  }

  /// An item under a type's identifier. Texts, addresses and bytes can be loaded as data too.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    let kept = MainActorCarrier(item)
    lock.withLock { contents.item = kept.value }
    guard let typeIdentifier else { return }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
      if let data = Self.data(of: kept.value) {
        completion(data, nil)
      } else {
        completion(nil, Self.error(.unavailableCoercionError, "the item can't be loaded as data"))
      }
      return nil
    }
  }

  private static func data(of item: Any?) -> Data? {
    switch item {
    case let data as NSData: Data(referencing: data)
    case let text as NSString: Data(text.description.utf8)
    case let url as NSURL: Data((url.absoluteString).utf8)
    default: nil
    }
  }

  /// A name to save the item under, without an extension; nil where there's none.
  public var suggestedName: String? {
    get { lock.withLock { contents.suggestedName } }
    set { lock.withLock { contents.suggestedName = newValue } }
  }

  /// The item itself, where it was given as one.
  var item: (any NSSecureCoding)? { lock.withLock { contents.item } }

  var representations: [Representation] { lock.withLock { contents.representations } }

  func add(_ representation: Representation) {
    lock.withLock {
      contents.representations.removeAll { $0.identifier == representation.identifier }
      contents.representations.append(representation)
    }
  }

  /// The representation of a type, or the first that is a kind of it.
  func representation(for identifier: String) -> Representation? {
    let all = representations
    let type = UTType(known: identifier)
    return all.first { $0.identifier == identifier } ?? all.first { $0.type.conforms(to: type) }
  }

  static func error(_ code: ErrorCode, _ reason: String) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: reason])
  }

  /// The domain of the errors that providers give.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// What went wrong.
  public enum ErrorCode: Int, Sendable {
    /// Something else failed.
    case unknownError = -1
    /// There is no item of the type.
    case itemUnavailableError = -1000
    /// The item is of another class than was asked for.
    case unexpectedValueClassError = -1100
    /// The item can't be turned into the class that was asked for.
    case unavailableCoercionError = -1200
  }
}

/// Who may load a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody may load it.
  case all
  /// The apps of one developer may load it.
  case team
  /// The apps of one group may load it.
  case group
  /// This process alone may load it.
  case ownProcess
}

/// How a file representation is handed over.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Makes the set of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file may be opened where it lies.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
