import Foundation

/// What has become of a picture that is loaded from an address.
public enum AsyncImagePhase: Sendable {
  /// It isn't there yet.
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, where it's there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// What went wrong.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Shows a picture from an address. A file is there at once; a host loads nothing from the network, so that such an
/// address stays empty, with a warning.
public nonisolated struct AsyncImage<Content>: View where Content: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  @Environment(\.imageLoader) private var loader
  @State private var cache = AsyncImageCache()

  /// Makes the view of each phase.
  ///
  /// - Parameter scale: pixels per point of the picture.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// Shows the picture as it is, and a grey area until it's there.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .grayArea }
  }

  /// Makes a view of the picture, and another until it's there.
  public init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.url = url
    self.scale = scale
    self.content = { phase in
      _ConditionalContent(
        storage: phase.image.map { .trueContent(content($0)) } ?? .falseContent(placeholder()))
    }
  }

  @MainActor @preconcurrency public var body: some View {
    content(cache.phase(url, scale, loader)).modifier(NetworkAddressModifier(url: url))
  }
}

extension Image {
  /// A grey area of any size.
  fileprivate static var grayArea: Image {
    Image(bitmap: Bitmap(width: 1, height: 1, pixels: [142, 142, 147, 77])).resizable()
  }
}

/// Keeps what was loaded for as long as the address stays the same.
private final class AsyncImageCache {
  private var known: (url: URL, phase: AsyncImagePhase)?

  func phase(_ url: URL?, _ scale: CGFloat, _ loader: (any ImageLoader)?) -> AsyncImagePhase {
    guard let url, url.isFileURL else { return .empty }
    if let known, known.url == url { return known.phase }
    let phase = load(url, scale, loader)
    known = (url, phase)
    return phase
  }

  private func load(_ url: URL, _ scale: CGFloat, _ loader: (any ImageLoader)?) -> AsyncImagePhase {
    do {
      guard let loaded = loader?.image(data: try Data(contentsOf: url)) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return .success(Image(bitmap: loaded.bitmap, scale: scale.isFinite && scale > 0 ? scale : 1))
    } catch {
      return .failure(error)
    }
  }
}

/// Says that nothing is loaded from the network.
private nonisolated struct NetworkAddressModifier: WrapperModifier {
  let url: URL?

  final class Node: WrapperNode<NetworkAddressModifier> {
    override func didMakeContent() { check() }
    override func modifierDidChange(from old: NetworkAddressModifier) { check() }

    private func check() {
      guard let url = modifier.url, !url.isFileURL else { return }
      graph.warn(
        .unsupported, self, "the picture at \(url.absoluteString) isn't loaded: a host reads files only.",
        hint: "Load the picture before, and hand over a file's address or an Image.")
    }
  }
}
