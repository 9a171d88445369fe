// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonLive

/// A client that shows each scene at once. Nothing moves by itself in what it's shown, so that the time that the
/// machine takes doesn't count.
@MainActor
final class LiveViewer {
  private let session: LiveSession
  private var last = 0
  private var scenes: [[UInt8]] = []

  init(_ view: some View) {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 390, height: 844)
    configuration.scale = 2
    configuration.startDate = Date(timeIntervalSince1970: 1_700_000_000)
    session = LiveSession(ViewHost(view, configuration: configuration))
    session.onMessage = { [unowned self] message in
      guard case .text(let bytes) = message, bytes.starts(with: #"{"t":"scene""#.utf8) else { return }
      scenes.append(bytes)
    }
    ask(
      #""t":"hello","protocol":1,"size":[390,844],"scale":2,"appearance":"light","contrast":"standard","#
        + #""reducedMotion":false,"reducedTransparency":false,"typeSize":"large","locale":"en_US","#
        + #""direction":"ltr","asked":[]"#)
  }

  /// What the first scene tells.
  private struct Scene: Decodable {
    struct Element: Decodable {
      var role: String
      var frame: [CGFloat]
    }

    struct Scroll: Decodable {}

    var elements: [String: Element] = [:]
    var scrolls: [String: Scroll] = [:]
  }

  private func read() -> Scene {
    guard let bytes = scenes.first, let scene = try? JSONDecoder().decode(Scene.self, from: Data(bytes)) else {
      preconditionFailure("the first scene can't be read")
    }
    return scene
  }

  /// The box of the first element of a kind.
  func frame(ofRole role: String) -> CGRect {
    let boxes = read().elements.values.filter { $0.role == role }.map(\.frame).sorted { $0[1] < $1[1] }
    guard let box = boxes.first else { preconditionFailure("the view shows no \(role)") }
    return CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
  }

  var scrollView: String {
    guard let number = read().scrolls.keys.first else { preconditionFailure("the view scrolls nothing") }
    return number
  }

  /// Lifts a finger some time after it has gone down, as people do: each is a message, and has its scene.
  func tap(at point: CGPoint) {
    for kind in ["down", "up"] {
      ask("\"t\":\"pointer\",\"kind\":\"\(kind)\",\"x\":\(point.x),\"y\":\(point.y),\"button\":0")
    }
  }

  private func say(_ fields: String) {
    last += 1
    session.receive(.text(Array("{\"i\":\(last),\(fields)}".utf8)))
  }

  /// Says something, waits for the scene that has seen it, and says that it's shown.
  func ask(_ fields: String) {
    scenes = []
    say(fields)
    showScene()
  }

  /// Changes something that is shown, waits for the scene of it, and says that it's shown.
  func show(_ change: @MainActor () -> Void) {
    scenes = []
    change()
    showScene()
  }

  private func showScene() {
    for _ in 0..<1_000 where scenes.isEmpty { turn() }
    guard let scene = scenes.first else { preconditionFailure("a live session says nothing") }
    // It begins with {"t":"scene","n":12
    let number = scene.dropFirst(17).prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    precondition(!number.isEmpty, "a scene has no number")
    say("\"t\":\"ack\",\"n\":\(String(decoding: number, as: UTF8.self))")
    turn()
  }

  private func turn() { _ = RunLoop.main.run(mode: .default, before: .now) }
}
