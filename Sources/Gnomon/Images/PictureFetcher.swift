import Foundation

/// What brings pictures from the network. A host without one shows files alone; `GnomonNetwork` has one.
public protocol PictureFetcher: Sendable {
  /// The encoded bytes of the picture at an address. What is thrown is shown to the user as `description`.
  func data(from url: URL) async throws -> Data
}

/// The pictures that a host's views have asked its fetcher for: each address once.
@MainActor final class PictureFetches {
  private let fetcher: any PictureFetcher
  private let loader: any ImageLoader
  private var tasks: [URL: Task<Result<LoadedImage, any Error>, Never>] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// The addresses that aren't answered yet.
  private(set) var underWay: [URL] = []

  init(_ fetcher: any PictureFetcher, loader: any ImageLoader) {
    self.fetcher = fetcher
    self.loader = loader
  }

  isolated deinit {
    for task in tasks.values { task.cancel() }
  }

  /// The picture at an address, once it's there and decoded.
  func picture(at url: URL) async -> Result<LoadedImage, any Error> {
    if let task = tasks[url] { return await task.value }
    let (fetcher, loader) = (fetcher, loader)
    let task = Task.detached { () -> Result<LoadedImage, any Error> in
      do {
        let data = try await fetcher.data(from: url)
        guard let image = loader.image(data: data) else {
          throw UnreadablePicture(reason: loader.reasonUnreadable(data))
        }
        return .success(image)
      } catch {
        return .failure(error)
      }
    }
    tasks[url] = task
    underWay.append(url)
    let result = await task.value
    underWay.removeAll { $0 == url }
    goOn()
    return result
  }

  /// Waits until one more is answered, for so long at most.
  func waitForOne(atMost time: Duration) async {
    let alarm = Task { [weak self] in
      try? await Task.sleep(for: time)
      self?.goOn()
    }
    await withCheckedContinuation { waiting.append($0) }
    alarm.cancel()
  }

  private func goOn() {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume() }
  }
}

/// Bytes that no picture can be made of.
struct UnreadablePicture: Error, CustomStringConvertible, LocalizedError {
  var reason: String

  var description: String { reason }
  var errorDescription: String? { reason }
}

extension ImageLoader {
  /// What to say of bytes that no picture can be made of.
  public func reasonUnreadable(_ data: Data) -> String { "it isn't a picture that can be read" }
  /// nil: this loader reads no catalogs.
  public func color(named name: String) -> NamedColor? { nil }
  /// nil: a picture that isn't found isn't there.
  public func reasonUnreadable(named name: String) -> String? { nil }
}

extension EnvironmentValues {
  private enum PictureFetchesKey: EnvironmentKey {
    static var defaultValue: PictureFetches? { nil }
  }

  /// What brings the host's pictures from the network; nil where nothing does.
  var pictureFetches: PictureFetches? {
    get { self[PictureFetchesKey.self] }
    set { self[PictureFetchesKey.self] = newValue }
  }
}
