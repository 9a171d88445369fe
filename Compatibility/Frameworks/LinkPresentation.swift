// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import LinkPresentation`: what is known of an address, as a value. Nothing is fetched.
@_exported import GnomonFoundation
import Gnomon

private func lack() { _FrameworkLack.say("LinkPresentation fetches nothing.") }

/// What is known of an address.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address that it led to.
  open var url: URL?
  /// The title.
  open var title: String?
  /// A sign.
  open var iconProvider: NSItemProvider?
  /// A picture.
  open var imageProvider: NSItemProvider?
  /// A film.
  open var videoProvider: NSItemProvider?
  /// The address of a film.
  open var remoteVideoURL: URL?
  /// Nothing is known yet.
  public override init() { super.init() }
  /// A copy.
  open func copy(with zone: NSZone?) -> Any {
    let copy = LPLinkMetadata()
    (copy.originalURL, copy.url, copy.title, copy.remoteVideoURL) = (originalURL, url, title, remoteVideoURL)
    (copy.iconProvider, copy.imageProvider, copy.videoProvider) = (iconProvider, imageProvider, videoProvider)
    return copy
  }
}

/// Why nothing is known of an address.
public struct LPError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// It isn't known.
    case unknown = 1
    /// It wasn't fetched.
    case metadataFetchFailed
    /// It was given up.
    case metadataFetchCancelled
    /// It took too long.
    case metadataFetchTimedOut
  }
  /// The reason.
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
}

/// What asks an address what it's about. It fails each time.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// How long it may take, in seconds. It's kept.
  open var timeout: TimeInterval = 30
  /// Whether pictures are fetched. It's kept.
  open var shouldFetchSubresources = true
  /// One that asks.
  public override init() { super.init() }
  /// Asks an address. It fails.
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    lack()
    completionHandler(nil, LPError(.metadataFetchFailed))
  }
  /// Asks an address. It throws.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    lack()
    throw LPError(.metadataFetchFailed)
  }
  /// Gives up.
  open func cancel() {}
}

/// A card of an address: its name is drawn.
open class LPLinkView: UIView {
  /// What is known of the address. It's kept.
  open var metadata = LPLinkMetadata()
  /// A card of an address.
  public convenience init(url URL: URL) {
    self.init(frame: .zero)
    metadata.url = URL
  }
  /// A card of what is known.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }
  /// Why it isn't drawn.
  open override var _lack: String? { "Link" }
}

extension UIActivityItemSource {
  /// Nothing is known of what is shared.
  public func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata?
  {
    nil
  }
}
