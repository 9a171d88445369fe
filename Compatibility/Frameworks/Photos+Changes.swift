// SPDX-License-Identifier: Apache-2.0
// Changes of a library of pictures: there is none. They're never made, and each attempt fails.
import Gnomon
public import GnomonCairo

private func lack() { _FrameworkLack.say("there is no library of pictures: Photos changes nothing.") }

extension PHPhotoLibrary {
  /// Changes the library. It fails: the first closure isn't called, the second one is, later.
  public func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    lack()
    guard let completionHandler else { return }
    let handler = UncheckedHandler(call: completionHandler)
    DispatchQueue.global().async { handler.call(false, PHPhotosError(.accessUserDenied)) }
  }
  /// Changes the library. It throws, and the closure isn't called.
  public func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    lack()
    throw PHPhotosError(.accessUserDenied)
  }
  /// Changes the library. It throws, and the closure isn't called.
  public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    lack()
    throw PHPhotosError(.accessUserDenied)
  }
}
/// A closure that is called on another queue.
private struct UncheckedHandler: @unchecked Sendable {
  let call: (Bool, (any Error)?) -> Void
}

/// What stands for a picture that is being added. There is none.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
/// A change of a picture. It's never made.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
  /// A change of nothing.
  public required override init() { super.init() }
  /// A change of a picture. It's never made.
  public convenience init(for asset: PHAsset) {
    lack()
    self.init()
  }
  /// Adds a picture. It isn't added.
  open class func creationRequestForAsset(from image: UIImage) -> Self {
    lack()
    return self.init()
  }
  /// Adds a picture of a file: nil.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    lack()
    return nil
  }
  /// Adds a film of a file: nil.
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
    lack()
    return nil
  }
  /// Takes pictures out. There are none.
  open class func deleteAssets(_ assets: NSArray) { lack() }
  /// What stands for the picture: nil.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  /// When it was made. It's kept.
  open var creationDate: Date?
  /// Whether people like it. It's kept.
  open var isFavorite = false
  /// Whether it's hidden. It's kept.
  open var isHidden = false
}
/// What a file of a picture is.
public enum PHAssetResourceType: Int, Sendable {
  /// The picture.
  case photo = 1
  /// The film.
  case video
  /// The sound.
  case audio
  /// Another form of the picture.
  case alternatePhoto
  /// The picture as it was changed.
  case fullSizePhoto
  /// The film as it was changed.
  case fullSizeVideo
  /// What was changed.
  case adjustmentData
  /// The picture before the changes.
  case adjustmentBasePhoto
  /// The film of a picture that moves.
  case pairedVideo
  /// The same as it was changed.
  case fullSizePairedVideo
  /// The same before the changes.
  case adjustmentBasePairedVideo
  /// The film before the changes.
  case adjustmentBaseVideo
  /// A smaller picture that stands for the whole one.
  case photoProxy = 19
}
/// How a file is added. It changes nothing.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
  /// The file's name. It's kept.
  open var originalFilename: String?
  /// The file's kind. It's kept.
  open var uniformTypeIdentifier: String?
  /// Whether the file is moved. It's kept.
  open var shouldMoveFile = false
  /// The usual way.
  public override init() { super.init() }
}
/// A picture that is added with its files. It isn't added.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  /// A new picture.
  open class func forAsset() -> Self {
    lack()
    return self.init()
  }
  /// Whether pictures of such files can be added: false.
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }
  /// Adds a file. It's dropped.
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
  /// Adds a file. It's dropped.
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}
