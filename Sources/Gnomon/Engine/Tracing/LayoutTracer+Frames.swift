// SPDX-License-Identifier: Apache-2.0
extension LayoutTracer {
  /// True if as many frames are shown as were wanted.
  var isAtLimit: Bool { frameLimit.map { frames.count >= $0 } ?? false }

  func beginFrame() {
    let isFirst = frames.isEmpty && forgottenPasses == 0
    let cause = nextFrame ?? (isFirst ? "the first" : changes.isEmpty ? "an update" : "a value changed")
    nextFrame = nil
    // The making of the nodes belongs to the first, and a pass between two frames to the second: an animation begins with one.
    frames.append(Frame(cause: cause, firstPass: isFirst ? 0 : frameEnd, passCount: 0))
  }

  /// An update in which nothing happened isn't a frame.
  func endFrame() {
    guard let frame = frames.last else { return }
    defer { frameEnd = passNumber + 1 }
    if frames.count > 1 || forgottenPasses > 0, frame.firstPass == passNumber, passes[passes.count - 1].isQuiet {
      frames.removeLast()
      passes.removeLast()
      return
    }
    frames[frames.count - 1].passCount = passNumber + 1 - frame.firstPass
  }

  /// Forgets the frames whose passes are forgotten.
  func forgetFrames() {
    let kept = frames.firstIndex { $0.firstPass + $0.passCount > forgottenPasses || $0.passCount == 0 } ?? frames.count
    if kept > 0 { frames.removeFirst(kept) }
  }
}

extension ViewHost {
  /// The frames so far that showed something new.
  package var tracedFrames: [LayoutTracer.Frame] { graph.tracer?.frames ?? [] }

  /// Keeps more of what happens from now on, or less, and forgets what was kept. What is drawn now is what the next pass
  /// is compared with.
  package func trace(_ detail: LayoutTracer.Detail) {
    guard let tracer = graph.tracer, tracer.detail != detail else { return }
    tracer.keep(detail)
    tracer.lookAround(root, graph, scale: scale)
  }

  /// Stops the host once so many frames were shown; nil never does.
  package func stop(atFrame count: Int?) { graph.tracer?.frameLimit = count }

  /// True if it was stopped.
  package var isStopped: Bool { graph.tracer?.isAtLimit ?? false }
}
