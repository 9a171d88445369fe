// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NSItemProvider {
  /// Loads the bytes of the type with an identifier, or of a kind of it. The completion handler gets an error where
  /// there are none.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let representation = representation(for: typeIdentifier) else {
      completionHandler(nil, unavailable(typeIdentifier))
      return Progress(totalUnitCount: 1).finished
    }
    return representation.load { result in
      do { completionHandler(try result.get().data, nil) } catch { completionHandler(nil, error) }
    }
  }

  /// Loads the bytes of a type, or of a kind of it. The completion handler gets an error where there are none.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Writes the item into a file, of the type with an identifier or a kind of it. The file is gone when the completion
  /// handler has returned.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    guard let representation = representation(for: typeIdentifier) else {
      completionHandler(nil, unavailable(typeIdentifier))
      return Progress(totalUnitCount: 1).finished
    }
    let name = suggestedName ?? "item"
    return representation.load { result in
      do {
        let copy = try TransferredCopy(of: result.get(), representation.type, named: name)
        defer { copy.remove() }
        completionHandler(copy.file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Writes the item into a file, of a type or a kind of it. The file is gone when the completion handler has returned.
  ///
  /// With `openInPlace` true, an item that was registered as a file gives what its handler gives: the file, and whether
  /// it is the original.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if openInPlace, let representation = representation(for: contentType.identifier),
      case .file(let load) = representation.source
    {
      return load(completionHandler) ?? Progress(totalUnitCount: 1).finished
    }
    return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
  }

  private func unavailable(_ identifier: String) -> NSError {
    let known = registeredTypeIdentifiers
    return Self.error(
      .itemUnavailableError,
      "there's no \(identifier): the item can be had as \(known.isEmpty ? "nothing" : known.joined(separator: ", "))")
  }

  // MARK: Objects

  /// Loads the item as an object of a class. The completion handler gets an error where the item has none of the types
  /// that the class can be made of.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    guard let wanted = readable.first(where: { representation(for: $0) != nil }),
      let found = representation(for: wanted)
    else {
      completionHandler(nil, unavailable(readable.joined(separator: ", ")))
      return Progress(totalUnitCount: 1).finished
    }
    return loadDataRepresentation(forTypeIdentifier: found.identifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: found.identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads the item as a value of a type, `String` or `URL`. The completion handler gets an error where it can't be
  /// made.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in completionHandler(object as? T, error) }
  }

  /// Loads the item. The completion handler gets the item that the provider was made with, where there is one; else an
  /// `NSURL` where the type is an address, and an `NSData` for others. `options` have no effect.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    guard let representation = representation(for: typeIdentifier) else {
      completionHandler?(nil, unavailable(typeIdentifier))
      return
    }
    if let item {
      completionHandler?(item, nil)
      return
    }
    loadDataRepresentation(forTypeIdentifier: representation.identifier) { data, error in
      guard let data else {
        completionHandler?(nil, error)
        return
      }
      let address = representation.type.conforms(to: .url) ? NSURL(string: String(decoding: data, as: UTF8.self)) : nil
      completionHandler?(address ?? NSData(data: data), nil)
    }
  }

  /// Loads the item: the one that the provider was made with, where there is one; else an `NSURL` where the type is an
  /// address, and an `NSData` for others. It throws where there is no such type. `options` have no effect.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    let found: MainActorCarrier<any NSSecureCoding> = try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        if let item {
          continuation.resume(returning: MainActorCarrier(item))
        } else {
          continuation.resume(throwing: error ?? Self.error(.unknownError, "the item couldn't be loaded"))
        }
      }
    }
    return found.value
  }
}

extension Progress {
  fileprivate var finished: Progress {
    completedUnitCount = totalUnitCount
    return self
  }
}
