// SPDX-License-Identifier: Apache-2.0
extension LayoutTracer {
  /// True if as many frames are shown as were wanted.
  var isAtLimit: Bool { frameLimit.map { frames.count >= $0 } ?? false }

  func beginFrame() {
    let isFirst = frames.isEmpty
    let cause = nextFrame ?? (isFirst ? "the first" : changes.isEmpty ? "an update" : "a value changed")
    nextFrame = nil
    // The making of the nodes belongs to the first.
    frames.append(Frame(cause: cause, firstPass: isFirst ? 0 : passNumber + 1, passCount: 0))
  }

  /// An update in which nothing happened isn't a frame.
  func endFrame() {
    guard let frame = frames.last else { return }
    if frames.count > 1, frame.firstPass == passNumber, passes[passes.count - 1].isQuiet {
      frames.removeLast()
      passes.removeLast()
      return
    }
    frames[frames.count - 1].passCount = passNumber + 1 - frame.firstPass
  }
}

extension ViewHost {
  /// The frames so far that showed something new.
  package var tracedFrames: [LayoutTracer.Frame] { graph.tracer?.frames ?? [] }

  /// Stops the host once so many frames were shown; nil never does.
  package func stop(atFrame count: Int?) { graph.tracer?.frameLimit = count }

  /// True if it was stopped.
  package var isStopped: Bool { graph.tracer?.isAtLimit ?? false }
}
