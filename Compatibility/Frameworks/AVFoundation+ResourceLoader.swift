// SPDX-License-Identifier: Apache-2.0
// What a film's bytes can be given by. No film is read: nobody is asked for bytes.
public import Foundation
public import FoundationNetworking

/// What asks a delegate for the bytes of a film. It asks for none.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  /// What is asked. It's kept.
  public private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  /// Where it's asked. It's kept.
  public private(set) var delegateQueue: DispatchQueue?
  /// Whether keys are asked for at once. It's kept.
  open var preloadsEligibleContentKeys = false
  override init() { super.init() }
  /// Sets what is asked, and where. Nobody asks.
  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
    (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
  }
}

/// What gives the bytes of a film. Nobody asks.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  /// Asked for bytes: whether they come.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  /// Asked for a key anew: whether it comes.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
  ) -> Bool
  /// Bytes are no longer asked for.
  func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
  /// A server asks who it is: whether there is an answer.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge
  ) -> Bool
  /// A server no longer asks.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel authenticationChallenge: URLAuthenticationChallenge)
}
extension AVAssetResourceLoaderDelegate {
  /// No bytes come.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  /// No key comes.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
  ) -> Bool { false }
  /// Does nothing.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
  /// There is no answer.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge
  ) -> Bool { false }
  /// Does nothing.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel authenticationChallenge: URLAuthenticationChallenge
  ) {}
}

/// What asks for bytes. There is none.
open class AVAssetResourceLoadingRequestor: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// Whether it tells of keys that are no longer good: false.
  open var providesExpiredSessionReports: Bool { false }
}
/// Something that a film's bytes are asked for by. There is none.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  /// What is asked for.
  public let request: URLRequest
  /// What asks.
  public let requestor = AVAssetResourceLoadingRequestor()
  /// What has to be known of the bytes; nil where it isn't asked for.
  public let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
  /// The bytes; nil where they aren't asked for.
  public let dataRequest: AVAssetResourceLoadingDataRequest?
  /// Whether they have come, or failed.
  open private(set) var isFinished = false
  /// Whether they're no longer asked for: false.
  open var isCancelled: Bool { false }
  /// What a server has answered. It's kept.
  open var response: URLResponse?
  /// Where the bytes lie instead. It's kept.
  open var redirect: URLRequest?
  init(
    _ request: URLRequest, information: AVAssetResourceLoadingContentInformationRequest?,
    data: AVAssetResourceLoadingDataRequest?
  ) {
    self.request = request
    (contentInformationRequest, dataRequest) = (information, data)
    super.init()
  }
  /// All bytes have come.
  open func finishLoading() { isFinished = true }
  /// The bytes don't come.
  open func finishLoading(with error: (any Error)?) { isFinished = true }
}
/// Something that a key is asked for anew by. There is none.
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest, @unchecked Sendable {}
/// What has to be known of a film's bytes. It's kept.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The kind of the bytes.
  open var contentType: String?
  /// The kinds that may come; nil is any.
  open var allowedContentTypes: [String]? { nil }
  /// How many there are.
  open var contentLength: Int64 = 0
  /// Whether parts can be asked for.
  open var isByteRangeAccessSupported = false
  /// When the bytes change.
  open var renewalDate: Date?
  /// Whether all of them can come at any time.
  open var isEntireLengthAvailableOnDemand = false
}
/// The bytes that are asked for.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  /// Where they begin.
  public let requestedOffset: Int64
  /// How many there are.
  public let requestedLength: Int
  /// Whether all to the end are asked for.
  public let requestsAllDataToEndOfResource: Bool
  /// Where those begin that haven't come.
  open private(set) var currentOffset: Int64
  init(offset: Int64, length: Int, isToEnd: Bool) {
    (requestedOffset, requestedLength, requestsAllDataToEndOfResource, currentOffset) = (
      offset, length, isToEnd, offset
    )
    super.init()
  }
  /// Gives some of them.
  open func respond(with data: Data) { currentOffset += Int64(data.count) }
}
