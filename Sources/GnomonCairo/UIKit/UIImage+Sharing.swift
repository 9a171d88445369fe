// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Synchronization

/// Pictures go by dragging, dropping and pasting: written as PNG and JPEG, read from these and WebP.
extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The types that a picture can be made of.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.png, .jpeg, .webP, .image].map(\.identifier)
  }
  /// The types that a picture can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png, .jpeg].map(\.identifier) }

  /// Makes a picture of a file's bytes. It throws where they are none.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw NSError(
        domain: NSItemProvider.errorDomain, code: NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "the bytes aren't a picture that can be read"])
    }
    return image
  }

  /// Hands the bytes of a file to the handler: JPEG where the type says so, else PNG.
  ///
  /// - Returns: nil, since the handler was called at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let isJPEG = typeIdentifier == UTType.jpeg.identifier
    completionHandler(isJPEG ? jpegData(compressionQuality: 0.9) : pngData(), nil)
    return nil
  }
}

extension UIPasteboard {
  /// The first picture that was copied; nil where there is none. Setting it puts one picture in the place of everything; nil leaves nothing.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The pictures that were copied; nil where there are none. Setting them takes the place of everything; nil leaves nothing. Pictures that have to
  /// be fetched first aren't waited for.
  public var images: [UIImage]? {
    get {
      let found = Mutex<[UIImage]>([])
      for provider in itemProviders where provider.canLoadObject(ofClass: UIImage.self) {
        provider.loadObject(ofClass: UIImage.self) { object, _ in
          guard let image = object as? UIImage else { return }
          found.withLock { $0.append(image) }
        }
      }
      let known = found.withLock { $0 }
      return known.isEmpty ? nil : known
    }
    set { itemProviders = (newValue ?? []).map { NSItemProvider(object: $0) } }
  }
  /// Whether there is an item that a picture can be made of.
  public var hasImages: Bool { itemProviders.contains { $0.canLoadObject(ofClass: UIImage.self) } }
}

/// Adds a picture to the device's photos. There are none here: nothing is added, nobody is told, and a warning says so once.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  _FrameworkLack.say("a picture isn't added to the photos: there are none here.", hint: "pngData() gives its bytes.")
}

extension UIColor {
  /// A picture that is repeated in a colour's place. It isn't: the colour is clear, and a warning says so once.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0, alpha: 0)
    _FrameworkLack.say("a colour repeats no picture: it's clear.", hint: "Use ImagePaint.")
  }
}
