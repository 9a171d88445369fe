// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonNetwork
import Testing

/// `AsyncImage` with pictures from the network: the host waits for them, for so long.
///
/// No limit here that isn't tested itself may be near: between two turns all other tests of the main actor may run.
@MainActor @Suite struct RemotePictureTests {
  private func host(_ view: some View, private isPrivate: Bool = true) -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 100, height: 100)
    configuration.scale = 1
    configuration.pictureTimeout = 3_600
    var limits = HTTPPictures.Limits()
    limits.seconds = 3_600
    limits.addresses = isPrivate ? .any : .publicOnly
    configuration.pictures = HTTPPictures(limits: limits)
    return ViewHost(view, configuration: configuration)
  }

  /// A picture of 40×20 points in one colour.
  private func picture(_ color: Color) throws -> [UInt8] {
    Array(try ImageRenderer(content: color.frame(width: 40, height: 20)).pngData())
  }

  @Test func aPictureIsWaitedFor() async throws {
    let bytes = try picture(.red)
    let server = try TestServer { _ in .ok(bytes) }
    defer { server.stop() }
    let host = host(AsyncImage(url: server.url("/a.png"), scale: 2))
    host.update()
    #expect(host.snapshot().root.all("Image").map(\.frame.size) == [CGSize(width: 100, height: 100)])
    await host.settle()
    #expect(host.snapshot().root.all("Image").map(\.frame.size) == [CGSize(width: 20, height: 10)])
    #expect(host.warnings.isEmpty)
  }

  @Test func anAddressIsAskedOnce() async throws {
    let bytes = try picture(.red)
    let server = try TestServer { _ in .ok(bytes) }
    defer { server.stop() }
    let host = host(VStack { ForEach(0..<20, id: \.self) { _ in AsyncImage(url: server.url("/a.png")) } })
    await host.settle()
    #expect(server.paths == ["/a.png"])
  }

  @Test func whatCantBeLoadedIsNamed() async throws {
    let server = try TestServer { path in
      switch path {
      case "/page.png": .ok(Array("<html>".utf8))
      case "/bomb.png": .ok(Self.bomb)
      case "/drawing.svg": .ok(Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"#.utf8))
      default: .status(404)
      }
    }
    defer { server.stop() }
    for (path, words) in [
      ("/none.png", "127.0.0.1 answers with status 404"),
      ("/drawing.svg", "it's an SVG, which is drawn from files alone"),
      ("/page.png", "it isn't a picture of a known kind (PNG, JPEG, WebP, SVG)"),
      ("/bomb.png", "it claims 100000×100000 pixels; up to 64 million and 32768 along a side are decoded"),
    ] {
      let host = host(
        AsyncImage(url: server.url(path)) { phase in Text(phase.error.map { "\($0)" } ?? "no error") })
      await host.settle()
      #expect(host.snapshot().root.all("Text").map(\.text) == [words])
      #expect(host.warnings.map(\.message) == ["the picture at \(server.url(path)) couldn't be loaded: \(words)."])
    }
  }

  /// The beginning of a PNG of 100,000×100,000 pixels.
  private nonisolated static let bomb: [UInt8] =
    [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 6, 0, 0, 0]

  @Test func privateAddressesTakePermission() async throws {
    let server = try TestServer { _ in .status(404) }
    defer { server.stop() }
    let host = host(AsyncImage(url: server.url("/a.png")), private: false)
    await host.settle()
    #expect(server.paths.isEmpty)
    #expect(
      host.warnings.map(\.message) == [
        "the picture at \(server.url("/a.png")) couldn't be loaded: 127.0.0.1 isn't a public address."
      ])
  }

  @Test(.timeLimit(.minutes(30))) func theHostWaitsSoLong() async throws {
    struct Endless: PictureFetcher {
      func data(from url: URL) async throws -> Data {
        try await Task.sleep(for: .seconds(3600))
        return Data()
      }
    }
    var configuration = ViewHost.Configuration()
    configuration.pictureTimeout = 0.2
    configuration.pictures = Endless()
    let host = ViewHost(
      AsyncImage(url: URL(string: "https://example.org/a.png")) { phase in Text(phase.image == nil ? "empty" : "there")
      },
      configuration: configuration)
    await host.settle()
    #expect(host.snapshot().root.all("Text").map(\.text) == ["empty"])
    #expect(
      host.warnings.map(\.message) == [
        "the picture at https://example.org/a.png wasn't there within 0.2 s; its empty phase is shown."
      ])
  }

  @Test("What nobody waits for any more is given up", .timeLimit(.minutes(30)), arguments: [true, false])
  func givingUp(hostGoes: Bool) async throws {
    final class Endless: PictureFetcher {
      let (ends, end) = AsyncStream<Void>.makeStream()
      func data(from url: URL) async throws -> Data {
        defer { end.finish() }
        try await Task.sleep(for: .seconds(3600))
        return Data()
      }
    }
    struct Showing: View {
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown { AsyncImage(url: URL(string: "https://example.org/a.png")) } else { Color.red }
        }
        .onTapGesture { isShown = false }
      }
    }
    var configuration = ViewHost.Configuration()
    configuration.pictureTimeout = 0.05
    let fetcher = Endless()
    configuration.pictures = fetcher
    var host: ViewHost? = ViewHost(Showing(), configuration: configuration)
    await host?.settle()
    if hostGoes { host = nil } else { host?.tap(at: CGPoint(x: 195, y: 422)) }
    host?.update()
    // Ends when the fetch was cancelled; the time limit ends the test otherwise.
    for await _ in fetcher.ends {}
  }

  @Test func anotherAddressIsAnotherPicture() async throws {
    let (red, blue) = (try picture(.red), try ImageRenderer(content: Color.blue.frame(width: 60, height: 30)).pngData())
    let server = try TestServer { $0 == "/a.png" ? .ok(red) : .ok(Array(blue)) }
    defer { server.stop() }
    struct Switching: View {
      let a: URL
      let b: URL
      @State private var shown = false

      var body: some View {
        AsyncImage(url: shown ? b : a).task {
          try? await Task.sleep(for: .milliseconds(1))
        }
        .onTapGesture { shown = true }
      }
    }
    let host = host(Switching(a: server.url("/a.png"), b: server.url("/b.png")))
    await host.settle()
    #expect(host.snapshot().root.all("Image").map(\.frame.width) == [40])
    host.tap(at: CGPoint(x: 50, y: 50))
    await host.settle()
    #expect(host.snapshot().root.all("Image").map(\.frame.width) == [60])
  }
}
