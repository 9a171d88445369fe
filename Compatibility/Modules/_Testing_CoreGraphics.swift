// SPDX-License-Identifier: Apache-2.0
// What `import Testing` asks for beside Core Graphics: pictures become attachments of tests. Testing's own types of these names can't be
// used on Linux; these take their place.
import Foundation
public import Gnomon
public import GnomonCairo
public import Testing

/// A picture that a test can attach.
public protocol AttachableAsImage {
  /// Calls a function with the picture's file in a format.
  borrowing func withUnsafeBytes<R>(
    as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R
}

/// The format of an attached picture's file.
public struct AttachableImageFormat: Sendable, Equatable, Hashable, CustomStringConvertible {
  fileprivate enum Kind: Sendable, Equatable, Hashable {
    case png
    case jpeg
  }

  fileprivate var kind: Kind
  /// From 0, the smallest file, to 1, the best picture. PNG has no other quality than 1.
  public private(set) var encodingQuality: Float

  /// PNG, without loss.
  public static var png: AttachableImageFormat { AttachableImageFormat(kind: .png, encodingQuality: 1) }

  /// JPEG of the best quality.
  public static var jpeg: AttachableImageFormat { jpeg(withEncodingQuality: 1) }

  /// JPEG of a quality from 0 to 1.
  public static func jpeg(withEncodingQuality encodingQuality: Float) -> AttachableImageFormat {
    AttachableImageFormat(kind: .jpeg, encodingQuality: min(max(encodingQuality, 0), 1))
  }

  /// PNG or JPEG.
  public var description: String { kind == .png ? "PNG" : "JPEG" }

  fileprivate var fileExtension: String { kind == .png ? "png" : "jpeg" }

  /// The format that a file's name asks for.
  fileprivate init?(fileName: String) {
    switch fileName.split(separator: ".").last?.lowercased() {
    case "png": self = .png
    case "jpg", "jpeg": self = .jpeg
    default: return nil
    }
  }

  fileprivate init(kind: Kind, encodingQuality: Float) {
    self.kind = kind
    self.encodingQuality = encodingQuality
  }
}

/// What a test attaches of a picture.
public struct _AttachableImageWrapper<Image>: AttachableWrapper, @unchecked Sendable where Image: AttachableAsImage {
  /// The picture.
  public let wrappedValue: Image
  fileprivate let imageFormat: AttachableImageFormat?

  /// The format that was asked for; else what the file's name says; else PNG.
  private func format(_ name: String) -> AttachableImageFormat {
    imageFormat ?? AttachableImageFormat(fileName: name) ?? .png
  }

  /// Calls a function with the picture's file, in the format that was asked for or that the attachment's name says.
  public func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<_AttachableImageWrapper>, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    try wrappedValue.withUnsafeBytes(as: format(attachment.preferredName), body)
  }

  /// A name that ends as files of the picture's format do.
  public borrowing func preferredName(
    for attachment: borrowing Attachment<_AttachableImageWrapper>, basedOn suggestedName: String
  ) -> String {
    let wanted = format(suggestedName)
    if let named = AttachableImageFormat(fileName: suggestedName), named.kind == wanted.kind { return suggestedName }
    return suggestedName + "." + wanted.fileExtension
  }
}

extension Attachment {
  /// Makes an attachment of a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - preferredName: Its file's name. Where it ends in `.png` or `.jpg`, that's the format.
  ///   - imageFormat: The format. `nil` takes the name's, or PNG.
  ///   - sourceLocation: Where the test makes it.
  public init<T>(
    _ image: T, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) where T: AttachableAsImage, AttachableValue == _AttachableImageWrapper<T> {
    self.init(
      _AttachableImageWrapper(wrappedValue: image, imageFormat: imageFormat), named: preferredName,
      sourceLocation: sourceLocation)
  }

  /// Attaches a picture to the running test. `swift test --attachments-path FOLDER` writes its file.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - preferredName: Its file's name. Where it ends in `.png` or `.jpg`, that's the format.
  ///   - imageFormat: The format. `nil` takes the name's, or PNG.
  ///   - sourceLocation: Where the test attaches it.
  public static func record<T>(
    _ image: T, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) where T: AttachableAsImage, AttachableValue == _AttachableImageWrapper<T> {
    let attached = _AttachableImageWrapper(wrappedValue: image, imageFormat: imageFormat)
    record(Self(attached, named: preferredName, sourceLocation: sourceLocation), sourceLocation: sourceLocation)
  }
}

/// A picture that has no file in a format.
private struct PictureError: Error, CustomStringConvertible {
  var description: String
}

extension UIImage: AttachableAsImage {
  /// Calls a function with the picture as a PNG or JPEG file.
  public func withUnsafeBytes<R>(
    as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    let data = imageFormat.kind == .png ? pngData() : jpegData(compressionQuality: CGFloat(imageFormat.encodingQuality))
    guard let data else { throw PictureError(description: "the picture has no pixels to attach as \(imageFormat)") }
    return try data.withUnsafeBytes(body)
  }
}

extension CGImage: AttachableAsImage {
  /// Calls a function with the picture as a PNG or JPEG file.
  public func withUnsafeBytes<R>(
    as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    try UIImage(cgImage: self).withUnsafeBytes(as: imageFormat, body)
  }
}
