// SPDX-License-Identifier: Apache-2.0

/// The loops inside of one pass, each of which goes on while what it did makes it necessary again.
///
/// Views whose sizes depend on each other in a circle would go on for ever. Each loop ends at its ``limit``: the last frame stands,
/// a runtime warning names the view, and ``ViewHost/update()`` answers false. The limits are far above what sound views need: a
/// chain of n views, each of which depends on the one before, takes n rounds of one of them.
enum PassLoop {
  /// Bodies that read a geometry are evaluated again while that geometry is another after each layout.
  case geometry
  /// The tree is placed again while preferences, safe areas, lazy containers or scroll views ask for it.
  case layout
  /// Views of fixed size whose content has changed are placed again, each of which may queue others.
  case boundaries
  /// Bodies are evaluated while evaluating makes bodies due.
  case evaluation

  /// How many rounds it may take.
  var limit: Int { self == .geometry ? 32 : 64 }

  fileprivate var complaint: String {
    switch self {
    case .geometry: "a geometry that it reads is another after each layout"
    case .layout: "each layout makes another one necessary"
    case .boundaries: "placing its content makes placing it again necessary"
    case .evaluation: "its body makes itself due again each time it is evaluated"
    }
  }

  fileprivate var hint: String {
    switch self {
    case .geometry: "Don't let a size depend on a geometry that depends on that size."
    case .layout: "Don't let a preference, a safe area or a scroll position change what it was worked out of."
    case .boundaries: "Don't let what a view of fixed size shows change the place that it's shown at."
    case .evaluation: "Don't write what the body reads while it is evaluated; write in onChange, onAppear or an action."
    }
  }
}

extension Graph {
  /// Ends a loop that has reached its limit: names a view, and remembers that the pass has no settled end.
  func cutOff(_ loop: PassLoop, at node: ViewNode?) {
    isCutOff = true
    let stopped = loop == .evaluation ? "\(loop.limit) evaluations" : "\(loop.limit) rounds within one pass"
    warn(.updateLoop, node, "\(loop.complaint); it was stopped after \(stopped).", hint: loop.hint)
  }
}
