// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The fetcher of pictures from the network. A host without one shows files alone; `GnomonNetwork` has one.
public protocol PictureFetcher: Sendable {
  /// The encoded bytes of the picture at an address.
  ///
  /// - Throws: the reason why there are none; its `description` is shown to the user.
  func data(from url: URL) async throws -> Data
}

/// The pictures that a host's views have asked its fetcher for: each address once.
@MainActor final class PictureFetches {
  private let fetcher: any PictureFetcher
  private let loader: any ImageLoader

  private struct Fetch {
    let task: Task<Result<LoadedImage, any Error>, Never>
    /// The numbers of those who wait for it. They're never used again.
    var askers: Set<Int> = []
  }

  /// The fetches that are under way; what is answered is kept by who asked.
  private var fetches: [URL: Fetch] = [:]
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
    var fetch = fetches[url] ?? begin(url)
    lastAsker += 1
    let asker = lastAsker
    fetch.askers.insert(asker)
    fetches[url] = fetch
    let result = await withTaskCancellationHandler { [task = fetch.task] in
      await task.value
    } onCancel: {
      Task { @MainActor [weak self] in self?.leave(url, asker) }
    }
    // Only when the last who asked has been answered is the address done: a host that waits would draw too early.
    leave(url, asker)
    return result
  }

  private func begin(_ url: URL) -> Fetch {
    let (fetcher, loader) = (fetcher, loader)
    underWay.append(url)
    let task = Task.detached { () -> Result<LoadedImage, any Error> in
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
    return Fetch(task: task)
  }

  private func leave(_ url: URL, _ asker: Int) {
    guard fetches[url]?.askers.remove(asker) != nil, fetches[url]?.askers.isEmpty == true else { return }
    end(url)
  }

  private func end(_ url: URL) {
    fetches.removeValue(forKey: url)?.task.cancel()
    underWay.removeAll { $0 == url }
    goOn()
  }

  /// Gives up all that is under way: the host is gone.
  func cancelAll() {
    for url in underWay { end(url) }
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
  /// The fault of bytes that no picture can be made of, as the end of a sentence.
  public func reasonUnreadable(_ data: Data) -> String { "it isn't a picture that can be read" }
  /// Nothing: what came from the network is read as files are.
  public func reasonRefused(fetched data: Data) -> String? { nil }
  /// Nothing: this loader reads no catalogs.
  public func color(named name: String) -> NamedColor? { nil }
  /// Nothing: a picture that isn't found isn't there.
  public func reasonUnreadable(named name: String) -> String? { nil }
  /// Nothing: this loader knows no pictures that are like symbols.
  public func symbolStandIn(named name: String, font: ResolvedFont, displayScale: CGFloat) -> LoadedImage? { nil }
}

extension EnvironmentValues {
  private enum PictureFetchesKey: EnvironmentKey {
    static var defaultValue: PictureFetches? { nil }
  }

  /// The fetches of the host's pictures from the network; nil where nothing fetches.
  var pictureFetches: PictureFetches? {
    get { self[PictureFetchesKey.self] }
    set { self[PictureFetchesKey.self] = newValue }
  }
}

extension Graph {
  /// Brings pictures from the network; nil where nothing does.
  var pictureFetches: PictureFetches? {
    get { knownFeature(PictureFetches.self) }
    set { features[ObjectIdentifier(PictureFetches.self)] = newValue }
  }
}
