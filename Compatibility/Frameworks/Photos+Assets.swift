// SPDX-License-Identifier: Apache-2.0
// The pictures of a library: there are none. Asking for them finds nothing, and asking for a picture of one gives nil.
import AVFoundation
import Gnomon
public import GnomonCairo
public import ImageIO

private func lack() { _FrameworkLack.say("there is no library of pictures: Photos finds none.") }

/// The kinds of what a library holds.
public enum PHAssetMediaType: Int, Sendable {
  /// It isn't known.
  case unknown
  /// Pictures.
  case image
  /// Films.
  case video
  /// Sounds.
  case audio
}
/// More of the kinds.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt
  /// The kinds of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A wide picture.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// A picture of a screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  /// A picture that moves.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
}
/// Something that a library holds.
open class PHObject: NSObject, @unchecked Sendable {
  /// The name.
  open var localIdentifier: String { "" }
}
/// A picture of the library. There is none.
open class PHAsset: PHObject, @unchecked Sendable {
  /// The kind.
  open var mediaType: PHAssetMediaType { .unknown }
  /// More of the kind.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width in pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels.
  open var pixelHeight: Int { 0 }
  /// When it was made.
  open var creationDate: Date? { nil }
  /// When it was changed.
  open var modificationDate: Date? { nil }
  /// How long it is, in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether it was chosen as one that people like.
  open var isFavorite: Bool { false }
  /// All: none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    lack()
    return PHFetchResult()
  }
  /// Those of a kind: none.
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    fetchAssets(with: options)
  }
  /// Those of an album: none.
  open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
  {
    fetchAssets(with: options)
  }
  /// Those of some names: none.
  open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { fetchAssets(with: options) }
  /// Asks for changing it: nobody is asked, and nothing comes.
  @discardableResult
  open func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> Int {
    completionHandler(nil, [:])
    return 0
  }
  /// Ends that.
  open func cancelContentEditingInputRequest(_ requestID: Int) {}
}
/// What is changed. There is none.
open class PHContentEditingInput: NSObject {
  /// The address of the whole picture.
  open var fullSizeImageURL: URL? { nil }
  /// The film.
  open var audiovisualAsset: AVAsset? { nil }
}
/// How something is changed.
open class PHContentEditingInputRequestOptions: NSObject {
  /// Whether it may come from the network. It's kept.
  open var isNetworkAccessAllowed = false
  /// Whether old changes can be gone on with.
  open var canHandleAdjustmentData: ((Any) -> Bool)?
  /// The usual way.
  public override init() { super.init() }
}
/// The kinds of albums.
public enum PHAssetCollectionType: Int, Sendable {
  /// Those that people made.
  case album = 1
  /// Those that make themselves.
  case smartAlbum
  /// Those of a day and a place.
  case moment
}
/// More of the kinds of albums.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// One that people made.
  case albumRegular = 2
  /// All films.
  case smartAlbumVideos = 202
  /// Those that people like.
  case smartAlbumFavorites = 203
  /// All.
  case smartAlbumUserLibrary = 209
  /// Any.
  case any = 9_223_372_036_854_775_807
}
/// Several of them.
open class PHCollection: PHObject, @unchecked Sendable {
  /// The name for people.
  open var localizedTitle: String? { nil }
}
/// An album. There is none.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// The kind.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// More of the kind.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
  /// How many it holds.
  open var estimatedAssetCount: Int { 0 }
  /// Those of a kind: none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    lack()
    return PHFetchResult()
  }
}
/// How something is looked for.
open class PHFetchOptions: NSObject {
  /// What it has to be. It's kept.
  open var predicate: NSPredicate?
  /// The order. It's kept.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 is all. It's kept.
  open var fetchLimit = 0
  /// Whether hidden ones count. It's kept.
  open var includeHiddenAssets = false
  /// The usual way.
  public override init() { super.init() }
}
/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// How many: 0.
  open var count: Int { 0 }
  /// The first: nil.
  open var firstObject: ObjectType? { nil }
  /// The last: nil.
  open var lastObject: ObjectType? { nil }
  /// The one at a place. It's a mistake to ask for one.
  open func object(at index: Int) -> ObjectType { fatalError("there is nothing at \(index): Photos finds nothing") }
  /// Those at some places: none.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// Calls for each: never.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// The number of something that was asked for.
public typealias PHImageRequestID = Int32
/// How a picture fills what was asked for.
public enum PHImageContentMode: Int, Sendable {
  /// All of it is in sight.
  case aspectFit
  /// It leaves nothing free.
  case aspectFill
  /// As it is.
  public static let `default` = PHImageContentMode.aspectFit
}
/// How fine a picture is.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// First rough, then fine.
  case opportunistic
  /// Fine.
  case highQualityFormat
  /// Fast.
  case fastFormat
}
/// How exact a picture's size is.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// As it is.
  case none
  /// About.
  case fast
  /// Exact.
  case exact
}
/// How a picture is asked for.
open class PHImageRequestOptions: NSObject {
  /// Whether one waits for it. It's kept.
  open var isSynchronous = false
  /// Whether it may come from the network. It's kept.
  open var isNetworkAccessAllowed = false
  /// How fine it is. It's kept.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exact its size is. It's kept.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// What is told on its way.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
  /// The usual way.
  public override init() { super.init() }
}
/// How a film is asked for.
open class PHVideoRequestOptions: NSObject {
  /// Whether it may come from the network. It's kept.
  open var isNetworkAccessAllowed = false
  /// Which of its versions. It's kept.
  open var version = PHVideoRequestOptionsVersion.current
  /// The usual way.
  public override init() { super.init() }
}
/// Which version of a film.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  /// As it was changed.
  case current
  /// As it was made.
  case original
}
/// What gives pictures of a library: none.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let shared = PHCachingImageManager()
  /// The usual one.
  open class func `default`() -> PHImageManager { shared }
  /// Asks for a picture: nil.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    lack()
    resultHandler(nil, nil)
    return 0
  }
  /// Asks for a picture's file: nil.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    lack()
    resultHandler(nil, nil, .up, nil)
    return 0
  }
  /// Asks for a film: nil.
  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    lack()
    resultHandler(nil, nil, nil)
    return 0
  }
  /// Ends what was asked for.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
/// What keeps pictures of a library: none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Keeps pictures. Nothing happens.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Keeps none.
  open func stopCachingImagesForAllAssets() {}
}
/// The size of a whole picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key of why a picture didn't come.
public let PHImageErrorKey = "PHImageErrorKey"
/// The key of whether a finer picture comes.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of whether a picture lies in the cloud.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of whether it was ended.
public let PHImageCancelledKey = "PHImageCancelledKey"

/// What has changed in a library. Nothing does.
open class PHChange: NSObject, @unchecked Sendable {}
/// What is told of changes of the library. Nothing is told.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Something has changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
extension PHPhotoLibrary {
  /// Is told of changes. Nothing is told.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Is no longer told.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
