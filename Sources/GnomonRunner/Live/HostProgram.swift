// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonLive
import GnomonRequest

/// The whole run of a program that is started before there's something to show: it makes itself ready, waits for a library, and shows what that holds.
///
/// - Parameters:
///   - count: The number of arguments.
///   - arguments: The program's arguments; the second is a ``RunRequest`` as JSON, which says what to be ready for.
/// - Returns: Never in practice.
public func runnerMain(count: Int32, arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
  guard count > 1, let text = arguments?[1], let request = try? RunRequest.decoded(from: String(cString: text)),
    let live = request.live
  else {
    Console.error("this program is made by 'gnomon' and started by it: run 'gnomon preview'")
    return 64
  }
  if let library = live.preparedLibrary {
    return PreparedRun(MessageSocket(live.descriptor), library, request).run(arguments?[0])
  }
  let stream = LiveStream(live.descriptor)
  _ = fcntl(live.descriptor, F_SETFD, FD_CLOEXEC)
  MainActor.assumeIsolated { WarmUp.run(request) }
  guard let frame = stream.read(), frame.kind == .load,
    let loading = try? JSONDecoder().decode(LiveLoading.self, from: Data(frame.payload))
  else { return 0 }
  do {
    let library = try LoadedLibrary(loading.library, literals: loading.literals)
    var request = loading.request
    request.live = live
    var pointers: [UnsafeMutablePointer<CChar>?] = [arguments?[0], strdup(try request.argument()), nil]
    return library.main(2, &pointers)
  } catch {
    Console.error("\(error)")
    return 1
  }
}

/// Shows a screen to nobody, so that what is made once in a process is there when it's wanted: fonts, and what Swift's runtime makes of types.
@MainActor
enum WarmUp {
  private static func host(_ request: RunRequest) -> ViewHost? {
    guard let surroundings = try? HostConfiguration.all(from: request).first else { return nil }
    var configuration = surroundings.configuration
    configuration.animations = .clocked
    configuration.tracing = .findings
    configuration.beginShowing()
    return ViewHost(Screen(), configuration: configuration)
  }

  /// The same without any other thread, and without the main queue: for a program that is copied afterwards.
  static func runAlone(_ request: RunRequest) {
    guard let host = host(request) else { return }
    LiveSession.warmUp(host)
  }

  static func run(_ request: RunRequest) {
    guard let host = host(request) else { return }
    let session = LiveSession(host)
    var isShown = false
    session.onMessage = { if case .text(let bytes) = $0, bytes.count > 200 { isShown = true } }
    session.receive(.text(Array("{\"t\":\"hello\",\"protocol\":\(LiveSession.protocolVersion),\"i\":1}".utf8)))
    let end = Date(timeIntervalSinceNow: 2)
    while !isShown, Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
    session.close()
  }

  /// Something of most of what screens are made of.
  private struct Screen: View {
    @State private var text = "a"
    @State private var isOn = true
    @State private var value = 0.5

    var body: some View {
      NavigationStack {
        List {
          Section("A") {
            HStack {
              Image(systemName: "star.fill").font(.title).foregroundStyle(.blue)
              VStack(alignment: .leading) {
                Text("A").font(.headline)
                Text("b").font(.subheadline).foregroundStyle(.secondary)
              }
              Spacer()
            }
            Toggle("C", isOn: $isOn)
            Slider(value: $value)
            TextField("D", text: $text)
            Button("E") {}.buttonStyle(.borderedProminent)
            NavigationLink("F") { Text("G") }
          }
        }
        .navigationTitle("H")
        .overlay(alignment: .bottom) {
          RoundedRectangle(cornerRadius: 8).fill(.orange.gradient).frame(width: 20, height: 20).shadow(radius: 2)
        }
      }
    }
  }
}
