// SPDX-License-Identifier: Apache-2.0
// Pictures that move: there are none. Asking for one gives nil and an error.
public import Foundation
import Gnomon
public import GnomonCairo

/// The domain of Photos' errors.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why something isn't done with pictures.
public struct PHPhotosError: CustomNSError, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Something went wrong.
    case internalError = -1
    /// The user has ended it.
    case userCancelled = 3072
    /// The library is elsewhere.
    case libraryVolumeOffline = 3114
    /// The library is being ended.
    case relinquishingLibraryBundleToWriter = 3142
    /// Another library is in use.
    case switchingSystemPhotoLibrary = 3143
    /// The network is needed.
    case networkAccessRequired = 3164
    /// The network has failed.
    case networkError = 3169
    /// Nothing is found for a name.
    case identifierNotFound = 3201
    /// Several are found for a name.
    case multipleIdentifiersFound = 3202
    /// The changes that were asked for don't fit.
    case changeNotSupported = 3300
    /// The file isn't one.
    case invalidResource = 3302
    /// The file is missing.
    case missingResource = 3303
    /// There isn't room enough.
    case notEnoughSpace = 3305
    /// It isn't done here.
    case requestNotSupportedForAsset = 3306
    /// The user doesn't allow it.
    case accessUserDenied = 3311
    /// It isn't allowed.
    case accessRestricted = 3310
  }
  /// The reason.
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { PHPhotosErrorDomain }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// The number of a picture that was asked for.
public typealias PHLivePhotoRequestID = Int32
/// No picture that was asked for.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// The key of why a picture didn't come.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of whether a finer picture comes.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The key of whether it was ended.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A picture that moves. There is none.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  init(nothing: Void) { super.init() }
  /// Its size in pixels.
  open var size: CGSize { .zero }
  /// Asks for a picture of a picture's and a film's file: nil, and why.
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    _FrameworkLack.say("Photos makes no pictures that move.")
    resultHandler(nil, lackOfLivePhotos())
    return PHLivePhotoRequestIDInvalid
  }
  /// Ends what was asked for.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

/// What is said of a picture that doesn't come.
private func lackOfLivePhotos() -> [AnyHashable: Any] {
  let error = NSError(domain: PHPhotosErrorDomain, code: PHPhotosError.Code.requestNotSupportedForAsset.rawValue)
  return [PHLivePhotoInfoErrorKey: error]
}

/// How a picture that moves is asked for.
open class PHLivePhotoRequestOptions: NSObject {
  /// Which of its versions. It's kept.
  open var version = PHImageRequestOptionsVersion.current
  /// How fine it is. It's kept.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether it may come from the network. It's kept.
  open var isNetworkAccessAllowed = false
  /// What is told on its way.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
  /// The usual way.
  public override init() { super.init() }
}
/// Which version of a picture.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// As it was changed.
  case current
  /// As it was made, or as it was first changed.
  case unadjusted
  /// As it was made.
  case original
}

extension PHImageManager {
  /// Asks for a picture that moves: nil, and why.
  @discardableResult
  public func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    _FrameworkLack.say("Photos makes no pictures that move.")
    let error = NSError(domain: PHPhotosErrorDomain, code: PHPhotosError.Code.requestNotSupportedForAsset.rawValue)
    resultHandler(nil, [PHImageErrorKey: error])
    return 0
  }
}
