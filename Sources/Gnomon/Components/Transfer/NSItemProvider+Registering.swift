// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NSItemProvider {
  /// Adds bytes under the identifier of a type, in place of what is there under it. The handler is called each time
  /// that they are asked for. `visibility` has no effect.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility, loadHandler: @escaping DataHandler
  ) { add(Representation(identifier: typeIdentifier, source: .data(loadHandler))) }

  /// Adds bytes under a type, in place of what is there under it. The handler is called each time that they are asked
  /// for. `visibility` has no effect.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: RepresentationVisibility = .all, loadHandler: @escaping DataHandler
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds a file under the identifier of a type, in place of what is there under it. The handler is called each time
  /// that it is asked for. `fileOptions` and `visibility` have no effect.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: RepresentationVisibility, loadHandler: @escaping FileHandler
  ) { add(Representation(identifier: typeIdentifier, source: .file(loadHandler))) }

  /// Adds a file under a type, in place of what is there under it. The handler is called each time that it is asked
  /// for. `visibility` and `openInPlace` have no effect.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: RepresentationVisibility = .all, openInPlace: Bool = false,
    loadHandler: @escaping FileHandler
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [], visibility: visibility,
      loadHandler: loadHandler)
  }

  /// Adds an object in all types that it can be written as. `visibility` has no effect.
  public func registerObject(_ object: any NSItemProviderWriting, visibility: RepresentationVisibility) {
    let kept = MainActorCarrier(object)
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
        kept.value.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Adds an object in all types that its class can be written as. The handler makes it each time that one of them is
  /// asked for. `visibility` has no effect.
  public func registerObject<Object: NSItemProviderWriting & SendableMetatype>(
    ofClass aClass: Object.Type, visibility: RepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Object?, (any Error)?) -> Void) -> Progress?
  ) {
    for identifier in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error) }
          _ = object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  // MARK: What there is

  /// The identifiers of the types that the item can be had as, the better ones first.
  public var registeredTypeIdentifiers: [String] { representations.map(\.identifier) }

  /// The types that the item can be had as, the better ones first.
  public var registeredContentTypes: [UTType] { representations.map(\.type) }

  /// The types that the item can be had as and that are a given type or a kind of it.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Whether the item can be had as a type or a kind of it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(for: typeIdentifier) != nil
  }

  /// Whether the item can be had as a type or a kind of it. `fileOptions` have no effect: files and bytes aren't told
  /// apart.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { representation(for: typeIdentifier) != nil }

  /// Whether an object of a class can be made of the item.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { representation(for: $0) != nil }
  }

  /// Whether a value of a type, `String` or `URL`, can be made of the item.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }
}
