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
  private typealias Fetch = Task<Result<LoadedImage, any Error>, Never>
  /// What is under way; what is answered is kept by who asked.
  private var fetches: [URL: Fetch] = [:]
  /// Who wants what is under way.
  private var askers: [URL: Set<Int>] = [:]
  private var lastAsker = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// The addresses that aren't answered yet.
  private(set) var underWay: [URL] = []

  init(_ fetcher: any PictureFetcher, loader: any ImageLoader) {
    self.fetcher = fetcher
    self.loader = loader
  }

  /// The picture at an address, once it's there and decoded. What nobody waits for any more is given up.
  func picture(at url: URL) async -> Result<LoadedImage, any Error> {
    let fetch = fetches[url] ?? begin(url)
    lastAsker += 1
    let asker = lastAsker
    askers[url, default: []].insert(asker)
    let result = await withTaskCancellationHandler {
      await fetch.value
    } onCancel: {
      Task { @MainActor [weak self] in self?.leave(url, fetch, asker) }
    }
    // Only when the last who asked has been answered is the address done: a host that waits would draw too early.
    leave(url, fetch, asker)
    return result
  }

  private func begin(_ url: URL) -> Fetch {
    let (fetcher, loader) = (fetcher, loader)
    let fetch = Fetch.detached {
      do {
        let data = try await fetcher.data(from: url)
        if let reason = loader.reasonRefused(fetched: data) { throw UnreadablePicture(reason: reason) }
        guard let image = loader.image(data: data) else {
          throw UnreadablePicture(reason: loader.reasonUnreadable(data))
        }
        return .success(image)
      } catch {
        return .failure(error)
      }
    }
    fetches[url] = fetch
    underWay.append(url)
    return fetch
  }

  private func leave(_ url: URL, _ fetch: Fetch, _ asker: Int) {
    guard fetches[url] == fetch, askers[url]?.remove(asker) != nil, askers[url]?.isEmpty == true else { return }
    fetch.cancel()
    end(url, fetch)
  }

  private func end(_ url: URL, _ fetch: Fetch) {
    guard fetches[url] == fetch else { return }
    fetches[url] = nil
    askers[url] = nil
    underWay.removeAll { $0 == url }
    goOn()
  }

  /// Gives up all that is under way: the host is gone.
  func cancelAll() {
    for (url, fetch) in fetches {
      fetch.cancel()
      end(url, fetch)
    }
  }

  /// Waits until one more is answered, for so long at most.
  func waitForOne(atMost time: Duration) async {
    let alarm = Task { [weak self] in
      try? await Task.sleep(for: time)
      if !Task.isCancelled { self?.goOn() }
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
  /// nil: what came from the network is read as files are.
  public func reasonRefused(fetched data: Data) -> String? { nil }
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
