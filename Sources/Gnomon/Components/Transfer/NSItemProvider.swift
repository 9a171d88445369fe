// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An item that can be handed over, under each of the types that it can be had as: what is dragged, dropped or pasted.
///
/// A loading function calls its completion handler before it returns where the one who registered the data answers at
/// once. Otherwise it is called when that answer comes, on the thread that it comes on.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  /// Those who may load a representation. It has no effect in Gnomon, where all happens in one process.
  public typealias RepresentationVisibility = NSItemProviderRepresentationVisibility
  /// A closure that loads bytes, and hands them or an error to what it is given.
  public typealias DataHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  /// A closure that loads a file. It hands the address, whether the file may be opened where it lies, and an error to
  /// what it is given.
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

  /// Makes a provider that holds nothing yet.
  public override init() { super.init() }

  /// Makes a provider of an object, in all types that it can be written as.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Makes a provider of a file: as the type that the ending of its name tells, and as its address. nil where there is
  /// no such file.
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

  /// Makes a provider of an item under the identifier of a type. A text, an address or bytes can be loaded as data,
  /// too. Without an identifier nothing is registered.
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

  /// The name to save the item under, without an extension; nil where there is none.
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

  /// The code of an error that a provider gives.
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

/// Those who may load a representation. It has no effect in Gnomon, where all happens in one process.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All apps may load it.
  case all
  /// The apps of one developer may load it.
  case team
  /// The apps of one group may load it.
  case group
  /// This process alone may load it.
  case ownProcess
}

/// Options of a file that is handed over. Gnomon drops them: the handler says whether the file may be opened in place.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Makes options of bits: 1 for `openInPlace`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file may be opened where it lies.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
