// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The time that a host spent in each phase, summed over its life until ``ViewHost/resetCounters()``.
///
/// Phases interleave: a reader's content is evaluated while it's placed. Each moment counts for the innermost phase alone,
/// so the sum is the whole time. Turned on by ``ViewHost/Configuration/measuresPhases``.
public struct PhaseTimings: Hashable, Sendable {
  /// A phase of the pipeline, in the order of a frame.
  public enum Phase: Int, CaseIterable, Sendable {
    /// Bodies and content closures are evaluated, and the nodes are made of what they give.
    case evaluate
    /// Nodes work sizes out.
    case negotiate
    /// Nodes are placed, and remembered sizes are asked for on the way.
    case place
    /// Preferences are reduced and watched geometry is read.
    case gather
    /// Actions are called: `onAppear`, `onChange`, tasks' first steps.
    case settle
    /// The display list is made.
    case draw
  }

  private var durations = [Duration](repeating: .zero, count: Phase.allCases.count)

  /// Timings that are all 0.
  public init() {}

  /// The time spent in a phase.
  public internal(set) subscript(phase: Phase) -> Duration {
    get { durations[phase.rawValue] }
    set { durations[phase.rawValue] = newValue }
  }

  /// The time of all phases.
  public var total: Duration { durations.reduce(.zero, +) }
}

/// Attributes time to one phase at a time. Nobody has one who doesn't measure.
final class PhaseClock {
  var timings = PhaseTimings()
  private var phase: PhaseTimings.Phase?
  private var since = ContinuousClock.now

  /// Begins a phase, or none, and gives the one that it interrupts.
  func enter(_ next: PhaseTimings.Phase?) -> PhaseTimings.Phase? {
    let outer = phase
    guard next != outer else { return outer }
    let now = ContinuousClock.now
    if let outer { timings[outer] += since.duration(to: now) }
    phase = next
    since = now
    return outer
  }
}

extension Graph {
  /// Runs code that belongs to a phase.
  @inline(__always)
  func phase<Value>(_ phase: PhaseTimings.Phase, _ body: () throws -> Value) rethrows -> Value {
    guard let clock else { return try body() }
    let outer = clock.enter(phase)
    defer { _ = clock.enter(outer) }
    return try body()
  }
}

extension ViewHost {
  /// The time that each phase took; nil unless ``Configuration/measuresPhases``.
  public var phaseTimings: PhaseTimings? { graph.clock?.timings }
}
