// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The state of a picture that is loaded from an address.
public enum AsyncImagePhase: Sendable {
  /// The picture isn't there yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// The picture couldn't be loaded, because of this error.
  case failure(any Error)

  /// The picture, where it's there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error, if the picture couldn't be loaded; nil otherwise.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Shows a picture from an address. A file is there at once. What comes from the network is there once the host's
/// ``PictureFetcher`` has brought it, for which ``ViewHost/settle()`` waits; a host without one leaves it empty, with a
/// warning.
public nonisolated struct AsyncImage<Content>: View where Content: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @Environment(\.imageLoader) private var loader
  @Environment(\.pictureFetches) private var fetches
  @State private var files = FilePictureCache()
  @State private var fetched: FetchedPicture?

  /// A picture from an address, shown by a view that is made for each phase.
  ///
  /// - Parameters:
  ///   - url: the picture's address; nil stays empty.
  ///   - scale: the pixels per point of the picture; 1 where it isn't a positive number.
  ///   - transaction: the transaction of the change from one phase to the next.
  ///   - content: makes the view of a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.transaction = transaction
    self.content = content
  }

  /// A picture from an address, shown as it is, and a grey area until it's there.
  ///
  /// - Parameters:
  ///   - url: the picture's address; nil stays empty.
  ///   - scale: the pixels per point of the picture; 1 where it isn't a positive number.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .grayArea }
  }

  /// A picture from an address, shown by a view that is made of it, and by another one until it's there.
  ///
  /// - Parameters:
  ///   - url: the picture's address; nil stays empty.
  ///   - scale: the pixels per point of the picture; 1 where it isn't a positive number.
  ///   - content: makes the view of the picture.
  ///   - placeholder: makes the view that is shown without it, also where it couldn't be loaded.
  public init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.init(url: url, scale: scale) { phase in
      _ConditionalContent(
        storage: phase.image.map { .trueContent(content($0)) } ?? .falseContent(placeholder()))
    }
  }

  /// The content of the phase. It begins to load the picture when it appears and when the address becomes another.
  @MainActor @preconcurrency public var body: some View {
    let phase = phase
    content(phase)
      .modifier(NetworkAddressModifier(url: url, isFetched: fetches != nil, failure: phase.error.map { "\($0)" }))
      .task(id: url) { await fetch() }
  }

  @MainActor private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    if url.isFileURL { return files.result(url, loader).phase(scale: scale) }
    guard let fetched, fetched.url == url else { return .empty }
    return fetched.result.phase(scale: scale)
  }

  @MainActor private func fetch() async {
    guard let url, !url.isFileURL, let fetches, fetched?.url != url else { return }
    let result = await fetches.picture(at: url)
    guard !Task.isCancelled else { return }
    withTransaction(transaction) { fetched = FetchedPicture(url: url, result: result) }
  }
}

/// The result of an address.
private struct FetchedPicture {
  var url: URL
  var result: Result<LoadedImage, any Error>
}

extension Result<LoadedImage, any Error> {
  fileprivate func phase(scale: CGFloat) -> AsyncImagePhase {
    switch self {
    case .success(let loaded): .success(Image(bitmap: loaded.bitmap, scale: loaded.scale(shownAt: scale)))
    case .failure(let error): .failure(error)
    }
  }
}

extension Image {
  /// A grey area of any size.
  fileprivate static var grayArea: Image {
    Image(bitmap: Bitmap(width: 1, height: 1, pixels: [142, 142, 147, 77])).resizable()
  }
}

/// Keeps what was read of a file for as long as the address stays the same.
private final class FilePictureCache {
  private var known: (url: URL, result: Result<LoadedImage, any Error>)?

  func result(_ url: URL, _ loader: (any ImageLoader)?) -> Result<LoadedImage, any Error> {
    if let known, known.url == url { return known.result }
    let result = Result { try load(url, loader) }
    known = (url, result)
    return result
  }

  private func load(_ url: URL, _ loader: (any ImageLoader)?) throws -> LoadedImage {
    let data = try Data(contentsOf: url)
    guard let loaded = loader?.image(data: data) else {
      throw UnreadablePicture(reason: loader?.reasonUnreadable(data) ?? "there's nothing to read pictures with")
    }
    return loaded
  }
}

/// Says what isn't loaded from the network, and why.
private nonisolated struct NetworkAddressModifier: WrapperModifier {
  let url: URL?
  let isFetched: Bool
  let failure: String?

  final class Node: WrapperNode<NetworkAddressModifier> {
    override func didMakeContent() { check() }
    override func modifierDidChange(from old: NetworkAddressModifier) { check() }

    private func check() {
      guard let url = modifier.url, !url.isFileURL else { return }
      if let failure = modifier.failure {
        graph.warn(
          .missingImage, self, "the picture at \(url.shortened) couldn't be loaded: \(failure).",
          hint: "Show something for the phase's error.")
      } else if !modifier.isFetched {
        graph.warn(
          .noNetwork, self, "the picture at \(url.shortened) isn't loaded: this host has no network.",
          hint: "Give its configuration a PictureFetcher (gnomon's --allow-network), or hand over a file's address.")
      }
    }
  }
}

extension URL {
  /// The address for a message: one may be a picture's bytes in letters.
  var shortened: String {
    let text = absoluteString
    return text.count <= 120 ? text : text.prefix(119) + "…"
  }
}
